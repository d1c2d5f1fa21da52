"""Transmitter as facts and in words: moves, views, terminals and what viewers learn."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from parlour import Table
from parlour.core import telling
from parlour.core.fact import Fact
from parlour.games.transmitter import facts
from parlour.games.transmitter.facts import (
    Drew,
    Drifted,
    GameEnded,
    Hinted,
    Keep,
    Kept,
    Play,
    Played,
    RoundEnded,
    RoundStarted,
)
from parlour.games.transmitter.picture import signed
from parlour.games.transmitter.rules import ACTIONS, ANNOUNCE, DRAW, DRIFT, KEEP, KEEP_FIRST, SAY

from .luck import (
    LOST,
    OBJECTIVE_DECK,
    PRESETS,
    WIGGLE,
    answer,
    lucky,
    random_positions,
    round_that_ends,
    rows,
    story,
    told,
)

TOO_LOW, TOO_HIGH, MATCHES = Hinted("lower"), Hinted("greater"), Hinted("match")
NEXT = RoundStarted(2, 1, 2, "unsaid")


def view(table: Table, seat: int | None) -> Any:
    return table.game.View.read(table.look(seat))


def tell(table: Table, seat: int, action: int, viewer: int | None) -> list[Fact]:
    """Play an action; returns what a viewer learns of it."""
    before = view(table, viewer)
    heard = table.hears(seat, action, viewer)
    table.play(seat, action)
    return facts.events(before, seat, action if heard else None, view(table, viewer))


def test_every_action_has_words_of_its_own():
    table = Table("transmitter")
    assert table.move(1, 0) == Play(-9)
    said = [table.words(1, action) for action in range(ACTIONS)]
    assert len(set(said)) == ACTIONS == 25
    assert said[0] == "play −9"
    assert said[9] == "play 0"
    assert said[18] == "play +9"
    assert said[19:] == [
        "say the stack is lower",
        "say the stack is greater",
        "say it matches",
        "draw an objective card",
        "keep the first card",
        "keep the second card",
    ]


@pytest.mark.parametrize(("value", "said"), [(5, "+5"), (0, "0"), (-7, "−7"), (-12, "−12")])
def test_values_are_signed_with_a_true_minus(value, said):
    assert signed(value) == said
    assert "-" not in signed(value)


def test_words_are_understood_with_either_minus():
    for minus in "-−":
        table = next(told([-7], [5], seats=2))
        table.play(1, f"Play {minus}7")
        assert table.state.stack == -7


def test_the_tuner_alone_reads_the_cards_in_words():
    table = story([1, 2, 3, -4, -5], [-12], seats=3, options={"tuner": True})
    assert table.move(0, KEEP_FIRST) == Keep("first", int(table.state.offer[0]))
    assert table.move(1, KEEP_FIRST) == Keep("first", None)
    first, second = (signed(int(card)) for card in table.state.offer)
    assert table.words(0, KEEP_FIRST) == f"keep the first card ({first})"
    assert table.words(0, KEEP_FIRST + 1) == f"keep the second card ({second})"
    assert table.words(1, KEEP_FIRST) == "keep the first card"


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("aid", ["none", "exact"])
def test_show_is_json(preset, aid):
    options: dict[str, object] = {"aid": aid}
    if preset == "relaxed":
        options |= {"tuner": True, "transmitter_acts": "manual"}
    table = Table("transmitter", 3, seed=7, preset=preset, options=options)
    for k, at in enumerate(random_positions(table, 7, longest=90)):
        if k % 9 == 0 or at.state.phase > DRIFT:
            for seat in (0, 1, None):
                shown = at.view(seat)
                assert json.loads(json.dumps(shown)) == json.loads(msgspec.json.encode(shown))
                assert_plain(shown)


def assert_plain(value: object) -> None:
    """Check that a value contains only JSON types, not NumPy numbers."""
    if isinstance(value, dict):
        for key, one in value.items():
            assert type(key) in (str, int)
            assert_plain(one)
    elif isinstance(value, list):
        for one in value:
            assert_plain(one)
    else:
        assert value is None or type(value) in (bool, int, float, str)


def test_show_a_receiver():
    table = story([5, 9], [7], seats=4)
    shown = table.view(3)
    assert shown["seat"] == 3
    assert shown["phase"] == "receive"
    assert shown["to_act"] == [3]
    assert (shown["stack"], shown["played"], shown["hints"]) == (14, [5, 9], ["lower", "greater"])
    assert (shown["plays"], shown["plays_to_drift"], shown["plays_at_most"]) == (2, 3, 10)
    assert (shown["objective_cards"], shown["objective_cards_left"]) == (1, 1)
    assert shown["possible"] == [7, 10]
    assert shown["values"] == [7, 8, 10]
    assert shown["objectives"] == [-12, -11, -9, -6, -3, -2, 1, 4, 5, 7, 8, 10]
    assert (shown["objective"], shown["objective_drawn"], shown["offer"]) == (None, None, None)
    assert shown["played_by"] == [1, 2]
    assert shown["status"] == {"is": "receive", "seat": 3}
    assert table.view(None)["seat"] is None


def test_show_while_a_drift_is_due():
    options = {"tuner": True, "transmitter_acts": "manual"}
    *_, before = told([1, 2, 3, -4], [-12], seats=3, options=options)
    before.play(1, before.legal(1)[0])
    assert before.state.phase == ANNOUNCE
    assert before.view(1)["plays_to_drift"] == 0
    assert before.view(0)["status"] == {"is": "announce", "seat": 0}
    before.play(0, before.legal(0)[0])
    assert before.state.phase == DRIFT
    assert before.view(1)["plays_to_drift"] == 0
    assert before.view(1)["status"] == {"is": "drift", "seat": 0}
    before.play(0, DRAW)
    assert before.state.phase == KEEP
    assert before.view(1)["plays_to_drift"] == 0
    assert before.view(1)["status"] == {"is": "choose", "seat": 0}
    assert before.view(0)["offer"] == [int(card) for card in before.state.offer]
    assert before.view(0)["to_act"] == [0]


def test_show_how_many_plays_a_round_can_have():
    def most(seats: int, preset: str, **options: object) -> int:
        table = Table("transmitter", seats, preset=preset, options=options)
        return int(table.view(None)["plays_at_most"])

    assert most(4, "printed") == 60
    assert most(4, "balanced") == 10
    assert most(4, "hard") == 8
    assert most(2, "no_refill") == 4
    assert most(6, "no_refill") == 20
    assert most(6, "printed", drift_interval=10) == 76


def test_show_the_end():
    table = round_that_ends(
        Table("transmitter", 3, seed=1, preset="balanced", options={"wins_to_win": 1}), 1
    )
    shown = table.view(None)
    assert shown["phase"] == "over"
    assert shown["to_act"] == []
    assert shown["status"] == {"is": "over", "won": True, "wins": 1, "losses": 0}
    assert shown["possible"] is None
    assert shown["values"] is None


@pytest.mark.parametrize("options", [{}, {"transmitter": "house", "first_transmitter": 1}])
def test_past_rounds_say_who_made_each_play(options):
    table = Table("transmitter", 3, seed=2, preset="balanced", options=options)
    played: list[list[int]] = [[]]
    while len(played) < 4 and table.actors:
        (seat,) = table.actors
        played[-1].append(seat)
        table.play(seat, table.bot(seat, "easy"))
        played += [[] for _ in range(len(table.view(None)["rounds"]) - len(played) + 1)]
    past = [one["played_by"] for one in table.view(None)["rounds"]]
    assert past == played[: len(past)]
    assert len(past) == 3


def test_picture_of_a_receiver():
    table = Table.arrange(
        "transmitter",
        4,
        state={
            "transmitter": 0,
            "cards": [[8]],
            "played": [[5, 9]],
            "plays": 2,
            "hand": rows([], [2, 2, 2, 2], [3, 3, 3, 3], [-7, 1, 1, 6]),
            "wins": 2,
        },
        preset="balanced",
    )
    assert table.picture(3).splitlines() == [
        "Round 1  won 2, lost 0  play 2/10  drift in 3",
        "Stack +14 = +5 +9",
        "Hint: the stack is GREATER than the signal. Go down.",
        "Possible: +7, +8, +10",
        "Hand: −7  +1  +1  +6",
        "Your turn: play a card onto the stack.",
    ]


def test_picture_of_the_transmitter():
    table = story([1, 2, 3, -4, -5], [-12, 10], seats=3)
    assert table.picture(0).splitlines()[1:] == [
        "Stack −3 = +1 +2 +3 −4 −5",
        "Hint: none since the signal drifted",
        "Possible: −23, −21, −20, −18, −17, −15 to −4, −2, −1, +1, +2, +4",
        "Signal: −2 = −12 +10",
        "Seat 2 is choosing a card.",
    ]


def test_picture_of_a_spectator_tells_no_secret():
    table = story([1, 2, 3, -4, -5], [-12, 10], seats=3)
    text = table.picture(None)
    assert "Signal" not in text
    assert "Hand" not in text


def test_picture_with_open_hands():
    table = Table("transmitter", 3, seed=1, options={"talk": "open_hands"})
    lines = table.picture(2).splitlines()
    assert [line.partition(":")[0] for line in lines[-3:-1]] == ["Seat 1", "Hand"]


def test_picture_with_aids():
    plays = ([3, 5, -4], [7])
    none, log, exact = (
        story(*plays, seats=3, options={"aid": aid}).picture(1) for aid in ("none", "log", "exact")
    )
    assert "Stack +4\n" in none
    assert "Stack +4 = +3 +5 −4\n" in log
    assert "Possible" not in none
    assert "Possible" not in log
    assert f"    +5 {'#' * 30} 50%\n    +7 {'#' * 30} 50%\n" in exact


def test_picture_of_the_tuner():
    table = story([1, 2, 3, -4, -5], [-12], seats=3, options={"tuner": True})
    first, second = (signed(int(card)) for card in table.state.offer)
    assert f"Keep one: {first} or {second}" in table.picture(0)
    assert "Keep one" not in table.picture(1)


def hint_line(table: Table) -> str:
    return table.picture(None).splitlines()[2]


def test_picture_shows_the_last_hint_on_the_present_objective():
    options = {"transmitter_acts": "manual", "hint_after_draw": "full"}
    table = next(told([1, 2, 3, -4, -5], [-12], seats=3, options=options))
    assert hint_line(table) == "Hint: none yet"
    table.play(1, "play +1")
    assert hint_line(table) == "Hint: not given yet"
    answer(table)
    assert hint_line(table) == "Hint: the stack is GREATER than the signal. Go down."
    for value in (2, 3, -4, -5):
        seat = table.actors[0]
        table.play(seat, value + 9)
        assert hint_line(table) == "Hint: not given yet"
        table.play(0, SAY + 2)
    assert table.state.phase == DRIFT
    assert hint_line(table) == "Hint: the stack is GREATER than the signal. Go down."
    table = lucky(table, lambda twin: twin.play(0, DRAW), lambda twin: twin.state.objective == -2)
    assert hint_line(table) == "Hint: not given yet"
    table.play(0, SAY + 1)
    assert hint_line(table) == "Hint: the stack is LOWER than the signal. Go up."


def test_picture_after_a_silent_drift():
    table = story([1, 2, 3, -4, -5], [-12, 10], seats=3)
    assert hint_line(table) == "Hint: none since the signal drifted"


def test_picture_of_the_end():
    table = round_that_ends(Table("transmitter", 3, options={"losses_to_lose": 1}, seed=1), *LOST)
    assert table.picture(None).splitlines() == [
        "Round 1  won 0, lost 1",
        "You all lost, 1 to 0.",
    ]


def test_tell_a_play_and_its_hint():
    table = next(told([5], [7], seats=3))
    assert tell(table, 1, 5 + 9, None) == [Played(1, 5, 5), TOO_LOW]


@pytest.mark.parametrize(
    ("language", "you", "plays", "now"),
    [
        ("en", "You play", "Lark plays", "The stack is now +3."),
        ("nb", "Du spiller", "Lark spiller", "Bunken er nå +3."),
        ("de", "Du spielst", "Lark spielt", "Der Stapel steht jetzt bei +3."),
    ],
)
def test_a_play_in_words(language, you, plays, now):
    mine, theirs = f"{you} −4. {now}", f"{plays} −4. {now}"
    game, names = Table("transmitter").game, ("Wren", "Lark")
    assert telling.speaker(game, language, 1, names)(Played(1, -4, 3)) == mine
    assert telling.speaker(game, language, 0, names)(Played(1, -4, 3)) == theirs


def test_tell_a_zero():
    table = next(told([0], [-9], seats=3))
    assert tell(table, 1, 9, None) == [Played(1, 0, 0), TOO_HIGH]


def test_tell_a_match_and_the_next_round():
    table = next(told([7], [7], seats=3))
    assert tell(table, 1, 7 + 9, 2) == [
        Played(1, 7, 7),
        MATCHES,
        RoundEnded(1, "won", 7, [7]),
        NEXT,
    ]


def test_tell_no_objective_that_is_not_shown():
    table = next(told([7], [7], seats=3, preset="printed"))
    assert tell(table, 1, 7 + 9, 2)[2] == RoundEnded(1, "won", None, None)
    table = next(told([7], [7], seats=3, preset="printed"))
    assert tell(table, 1, 7 + 9, 0)[2] == RoundEnded(1, "won", 7, [7])


def last_told(values: list[int], objectives: list[int], **story_of: Any) -> list[Fact]:
    """Return what a spectator is told about the last of these plays."""
    *_, before, after = told(values, objectives, **story_of)
    seat = before.actors[0]
    return facts.events(view(before, None), seat, values[-1] + 9, view(after, None))


def test_tell_a_drift():
    assert last_told([1, 2, 3, -4, -5], [-12, 10], seats=3) == [
        Played(1, -5, -3),
        TOO_HIGH,
        Drifted(),
    ]


def test_tell_a_drift_and_its_hint():
    options = {"hint_after_draw": "full"}
    assert last_told([1, 2, 3, -4, -5], [-12, 10], seats=3, options=options) == [
        Played(1, -5, -3),
        TOO_HIGH,
        Drifted(),
        TOO_LOW,
    ]


def test_tell_a_round_lost_by_a_drift():
    assert last_told([1, 2, 3, -4, -4], [-12, 10], seats=3)[1:] == [
        TOO_HIGH,
        Drifted(),
        RoundEnded(1, "drift_match", -2, [-12, 10]),
        NEXT,
    ]


def test_tell_a_round_lost_for_want_of_an_objective_card():
    values, options = [1, 2, 3, -9, 2], {"objective_limit": 1}
    assert last_told(values, [8], seats=3, options=options)[1:] == [
        TOO_LOW,
        RoundEnded(1, "no_objective", 8, [8]),
        NEXT,
    ]


def test_tell_a_round_lost_for_want_of_cards():
    assert last_told([1, 2, 3, -4], [-9], seats=2, preset="no_refill")[2:] == [
        RoundEnded(1, "no_cards", None, None),
        RoundStarted(2, 1, 0, "unsaid"),
    ]


def test_tell_the_end_of_the_game():
    assert last_told([3, 4], [7], seats=3, options={"wins_to_win": 1})[1:] == [
        MATCHES,
        RoundEnded(1, "won", 7, [7]),
        GameEnded(True, 1, 0),
    ]


def test_tell_an_opening_hint():
    lines = last_told([3, 4], [7], seats=3, options={"opening_hint": True})
    assert lines[-1] in (
        RoundStarted(2, 1, 2, "lower"),
        RoundStarted(2, 1, 2, "greater"),
    )


def test_tell_of_the_house():
    lines = last_told([3, 4], [7], seats=3, options={"transmitter": "house"})
    assert lines[-1] == RoundStarted(2, None, 1, "unsaid")


def test_tell_a_transmitter_who_acts_by_hand():
    options = {"transmitter_acts": "manual", "opening_hint": True, "hint_after_draw": "full"}
    hand = rows([], [1, 2, 3, 3], [-4, -4, -4, 2])
    table = Table.arrange(
        "transmitter",
        3,
        state={"transmitter": 0, "cards": [[-12]], "phase": ANNOUNCE, "hand": hand},
        preset="balanced",
        options=options,
    )
    assert tell(table, 0, SAY + 2, 1) == [TOO_HIGH]
    assert tell(table, 1, 1 + 9, None) == [Played(1, 1, 1)]
    assert tell(table, 0, SAY + 2, None) == [TOO_HIGH]
    for value in (-4, 2, -4):
        tell(table, table.actors[0], value + 9, None)
        tell(table, 0, SAY + 2, None)
    assert tell(table, 1, 3 + 9, None) == [Played(1, 3, -2)]
    assert tell(table, 0, SAY + 2, None) == [TOO_HIGH]
    table = lucky(table, lambda twin: None, draws_eight)
    assert tell(table, 0, DRAW, None) == [Drew(0), Drifted()]
    assert tell(table, 0, SAY + 2, None) == [TOO_HIGH]


def draws_eight(table: Table) -> bool:
    """Whether the next objective card will be the 8."""
    twin = table.copy()
    twin.play(0, DRAW)
    return bool(twin.state.cards[0][1] == 8)


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_tell_the_tuners_choice_neutrally(viewer):
    table = story([1, 2, 3, -4, -5], [-12], seats=3, options={"tuner": True})
    other = table.copy()
    lines = tell(table, 0, KEEP_FIRST, viewer)
    assert lines == [Kept(0), Drifted()]
    assert tell(other, 0, KEEP_FIRST + 1, viewer) == lines
    assert table.state.objective != other.state.objective


def test_tell_the_tuner_itself():
    table = story([1, 2, 3, -4, -5], [-12], seats=3, options={"tuner": True})
    assert tell(table, 0, KEEP_FIRST, 0)[:2] == [
        Kept(0),
        Drifted(),
    ]


def test_tell_the_rounds_that_a_dry_battery_loses():
    """All twelve cards are used in the round that is won: the rest is lost unplayed."""
    table = Table.arrange(
        "transmitter",
        2,
        state={
            "transmitter": 0,
            "cards": [OBJECTIVE_DECK],
            "drawn": 12,
            "played": [[*WIGGLE, 0, 0]],
            "plays": 58,
            "hand": rows([], [-8, 0, 0, 1]),
            "losses": 3,
        },
        preset="battery",
    )
    assert tell(table, 1, 1, None)[2:] == [
        RoundEnded(1, "won", -8, list(OBJECTIVE_DECK)),
        RoundEnded(2, "no_objective", None, []),
        RoundEnded(3, "no_objective", None, []),
        GameEnded(False, 1, 5),
    ]
