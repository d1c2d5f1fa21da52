"""Synergy as facts and in words: moves, views, pictures and what viewers learn."""

from __future__ import annotations

import msgspec
import pytest

from parlour import Table
from parlour.core import telling
from parlour.core.language import languages
from parlour.games.synergy.cards import ACTION, KEEP_NONE, PASS, UNIQUE, USE_B, USE_C, USE_F
from parlour.games.synergy.events import (
    Asked,
    AskedToPass,
    AskedToUse,
    GhostSummed,
    GoalChecked,
    GoalsRevealed,
    NumberPlayed,
    NumbersRevealed,
    Passed,
    Ready,
    RoundCompleted,
    SecondPicked,
    Used,
)
from parlour.games.synergy.moves import Keep, Pass, PickSecond, PlayGoal, PlayNumber, UseCard
from parlour.games.synergy.things import (
    Alone,
    Apart,
    Between,
    Goal,
    GoalOf,
    Ignored,
    NoneApart,
    Number,
    NumberOf,
    OneNeighbour,
    Ranked,
    Same,
    reason,
    target,
)

from .deals import card, commits, last_numbers, pair, played_out, random_game, stage

NEVER, STRICT = -1, False


@pytest.mark.slow
@pytest.mark.parametrize("mission", [1, 9, 15, 24, 30])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_screens_always_have_the_same_keys(mission, seats):
    keys, place_keys = set(), set()
    for seed in range(3):
        for t in random_game(Table("synergy", seats, seed, {"mission": mission}), seed):
            for who in (0, seats - 1, None):
                shown = t.view(who)
                msgspec.json.encode(shown)
                keys.add(tuple(shown))
                place_keys |= {tuple(place) for place in shown["places"]}
                assert len(shown["places"]) == max(3, seats)
    assert len(keys) == len(place_keys) == 1


def test_showing_does_not_spoil_what_is_shown_next():
    t = played_out(Table("synergy", 3, 1, {"mission": 14}), 1)
    before = msgspec.json.encode(t.view(0))
    for _ in range(3):
        t.view(1), t.view(None)
    assert msgspec.json.encode(t.view(0)) == before


@pytest.mark.parametrize(
    ("goal", "sums", "why", "says"),
    [
        (0, (7, 6, 9), Apart("more", 7, 6, 1), "7 is one more than Seat 1’s 6"),
        (0, (7, 8, 9), NoneApart(7, 6), "the sum is 7, but no one has 6"),
        (1, (7, 6, 8), Apart("less", 7, 8, 2), "7 is one less than Seat 2’s 8"),
        (2, (7, 6, 7), Same(7, 2), "Seat 2 also has 7"),
        (2, (7, 6, 8), Alone(7), "no one else has 7"),
        (3, (7, 7, 8), Same(7, 1), "Seat 1 also has 7"),
        (4, (7, 6, 8), Between(7, 6, 8, True), "7 is between 6 and 8"),
        (4, (7, 7, 8), Between(7, 7, 8, False), "7 isn’t between 7 and 8"),
        (5, (7, 8, 3), Ranked(7, 2, "highest", [8]), "7 is the second highest, after 8"),
        (5, (7, 8, 9), Ranked(7, 3, "highest", [9, 8]), "7 is the third highest, after 9 and 8"),
        (6, (7, 8, 9), Ranked(7, 1, "lowest", []), "7 is the lowest sum"),
        (6, (7, 8, 3), Ranked(7, 2, "lowest", [3]), "7 is the second lowest, after 3"),
    ],
)
def test_reasons(goal, sums, why, says):
    assert reason(goal, 0, sums, NEVER, STRICT) == why
    assert telling.speaker(Table("synergy", 3, 1).game)(why) == says


def test_a_reason_skips_who_is_ignored():
    assert reason(4, 0, (7, 6, 8, 9), 1, STRICT) == Between(7, 8, 9, False)
    assert reason(4, 0, (7, 6, 8), 1, STRICT) == OneNeighbour(7)
    assert reason(3, 1, (7, 7, 8), 1, STRICT) == Ignored()


def test_a_reason_names_the_ghost():
    found = reason(0, 0, (7, 9, 6), NEVER, STRICT, seats=2)
    assert found == Apart("more", 7, 6, None)
    game = Table("synergy", 2, 1).game
    said = [telling.speaker(game, language)(found) for language in ("en", "nb", "de")]
    assert said == [
        "7 is one more than the ghost’s 6",
        "7 er én mer enn 6 hos spøkelset",
        "7 ist eins mehr als die 6 des Geistes",
    ]


def test_the_target_of_every_use():
    assert target(33) == ("A", [], 0)
    assert target(USE_B + 24) == ("B", [], 24)
    assert target(USE_C + 9) == ("C", [], 9)
    assert target(110) == ("D", [2], None)
    assert target(119) == ("E", [1, 4], None)
    assert target(USE_F + 4) == ("F", [4], None)
    assert target(128) == ("G", [0], None)
    assert target(133) == ("H", [], None)
    assert target(135) == ("I", [0, 2], None)
    assert target(144) == ("J", [], None)


def test_moves_lead_back():
    t = stage([(card(s, 3), card(s, 2)) for s in range(3)], [0, 1, 2], ACTION,
              options={"custom_f": True, "custom_b": True}, acts=1 << 5 | 2)  # fmt: skip
    assert t.move(0, PASS) == Pass()
    assert t.move(0, USE_F + 2) == UseCard("F", [2], None)
    assert t.words(0, USE_F + 2) == "use F on Seat 2"
    assert t.words(2, USE_F + 2) == "use F on your number"
    t.play(0, "use F on Seat 2")
    assert t.state.plus_at == 2
    fresh = Table("synergy", 3, 1)
    assert fresh.move(0, 2) == PlayNumber(Number("red", 3))
    assert fresh.move(0, 30) == PlayGoal(Goal("second-highest"))
    assert fresh.move(0, KEEP_NONE) == Keep("none")
    assert fresh.move(0, USE_C + 9) == UseCard("C", [], Number("yellow", 5))
    words = {
        "en": ["play red 3", "play goal second highest", "use C to take back yellow 5"],
        "nb": ["spill rød 3", "spill målet nest høyest", "bruk C til å ta tilbake gul 5"],
        "de": ["Rot 3 spielen", "Ziel zweithöchste Summe spielen", "mit C Gelb 5 zurücknehmen"],
    }
    for language, said in words.items():
        assert [fresh.words(0, action, language) for action in (2, 30, USE_C + 9)] == said


def told(table, seat, action, viewer):
    heard = table.hears(seat, action, viewer)
    before = table.facts(viewer)
    twin = table.copy()
    twin.play(seat, action)
    return telling.events(table.game, before, seat, action if heard else None, twin.facts(viewer))


def said(table, seat, action, viewer, language="en"):
    say = telling.speaker(table.game, language, viewer, ("Ada", "Ben", "Cy"))
    return [say(event) for event in told(table, seat, action, viewer)]


def test_a_card_played_is_told_to_its_player_only():
    t = Table("synergy", 3, 1)
    action = t.legal(1)[0]
    assert told(t, 1, action, 1) == [NumberPlayed(1, t.move(1, action).card)]
    assert told(t, 1, action, 0) == told(t, 1, action, None) == [Ready(1)]
    assert said(t, 1, action, 0) == ["Ben is ready."]
    assert said(t, 1, action, 1) == [f"You {t.words(1, action)} face down."]


def test_revealed_cards_are_told():
    t = Table("synergy", 2, 1, {"mission": 24})
    first, second = (t.legal(seat)[0] for seat in (0, 1))
    t.play(0, first)
    ready, shown = told(t, 1, second, None)
    assert ready == Ready(1)
    assert isinstance(shown, NumbersRevealed)
    assert shown.passed
    assert [one.seat for one in shown.cards] == [0, 1, None]
    assert shown.cards[0] == NumberOf(0, Number("yellow", second % 5 + 1))
    t.play(1, second)
    kinds = [t.legal(seat)[0] for seat in (0, 1)]
    t.play(0, kinds[0])
    shown = told(t, 1, kinds[1], None)[1]
    goals = [t.move(seat, kind).goal for seat, kind in enumerate(kinds)]
    assert shown == GoalsRevealed([GoalOf(0, goals[0]), GoalOf(1, goals[1])], False)


def test_a_pass_has_no_name():
    t = stage([(card(s, 3), card(s, 2)) for s in range(3)], [0, 1, 2], ACTION,
              options={"custom_f": True}, acts=1 << 5)  # fmt: skip
    assert told(t, 1, PASS, 0) == [Passed(None)]
    assert told(t, 1, PASS, 1) == [Passed(1)]
    assert told(t, 1, USE_F, 0) == [Used(1, "F", [0], False, None)]
    assert told(t, 1, USE_F + 1, 0) == [Used(1, "F", [1], True, None)]
    assert said(t, 1, PASS, 0) == ["Someone passes."]
    assert said(t, 1, USE_F, 0) == ["Ben uses F for +1 on your number."]
    assert said(t, 1, USE_F + 1, 0) == ["Ben uses F for +1 on their own number."]
    assert said(t, 1, USE_F, 1, "nb") == ["Du bruker F og øker tallet til Ada med 1."]
    assert said(t, 1, USE_F, 1, "de") == ["Du nutzt F und erhöhst die Zahl von Ada um 1."]


def test_a_second_number_is_told():
    row = [[card(0, 1), card(0, 4)]]
    hands = [[card(s, 2), card(s, 5)] for s in range(3)]
    t = stage([(card(s, 3), card(s, 2)) for s in range(3)], [0, 1, 2], ACTION, hands=hands,
              row=row, row_count=[2], options={"custom_c": True}, acts=1 << 2)  # fmt: skip
    t.play(0, USE_C + card(0, 1))
    assert t.move(0, USE_C + card(0, 4)) == PickSecond(Number("red", 4))
    assert told(t, 0, USE_C + card(0, 4), 1)[0] == SecondPicked(0, Number("red", 4))
    assert t.view(1)["status"] == {"is": "second-pick", "seat": 0}


def test_a_check_is_told_with_reasons():
    pairs = [pair(0, 6), pair(1, 6), pair(2, 7)]
    t = stage(pairs, [2, 2, 0])
    commits(t, [pairs[0][1], pairs[1][1]])
    assert told(t, 2, pairs[2][1], None)[1:] == [
        GoalChecked(0, Number("red", 5), Number("red", 1), 6, Goal("equal"), True, Same(6, 1)),
        GoalChecked(
            1, Number("yellow", 5), Number("yellow", 1), 6, Goal("equal"), True, Same(6, 0)
        ),
        GoalChecked(
            2, Number("green", 5), Number("green", 2), 7, Goal("one-more"), True,
            Apart("more", 7, 6, 0),
        ),
        RoundCompleted(),
    ]  # fmt: skip
    assert said(t, 2, pairs[2][1], 0) == [
        "Cy is ready.",
        "Your red 5 and red 1 make 6, which meets “equal” (Ben also has 6).",
        "Ben’s yellow 5 and yellow 1 make 6, which meets “equal” (you also have 6).",
        "Cy’s green 5 and green 2 make 7, which meets “one more” (7 is one more than your 6).",
        "You complete the round.",
    ]


def test_a_request_that_is_read_is_told():
    t = stage([(card(s, 3), card(s, 2)) for s in range(3)], [0, 1, 2], ACTION, leader=1,
              options={"custom_f": True, "action_order": "leader"}, acts=1 << 5)  # fmt: skip
    assert told(t, 0, PASS, 0) == [AskedToPass(0)]
    assert told(t, 0, USE_F, 0) == [AskedToUse(0, "F", [0], None)]
    assert said(t, 0, USE_F, 0) == ["You ask to use F on your number."]
    t.play(0, PASS)
    t.play(1, USE_F + 2)
    assert told(t, 2, PASS, 0) == [Asked(), Used(1, "F", [2], False, None)]


ALL_CARDS = {
    "mission": "custom", "custom_rounds": 3, "custom_lives": 4, "keep_optional": True,
    "actions_per_seat_round": 10, **{f"custom_{letter}": True for letter in "abcdefghij"},
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, ALL_CARDS), (3, {**ALL_CARDS, "action_order": "leader"}), (3, {"mission": 30}),
        (4, {"mission": 29}), (5, {"mission": 25}),
    ],
)  # fmt: skip
def test_everything_has_words_in_every_language(seats, options):
    t = Table("synergy", seats, 1, options)
    game, kinds = t.game, set()
    says = [telling.speaker(game, language, 0) for language in languages()]
    while t.actors:
        seat = t.actors[-1]
        action = t.legal(seat)[-1]
        facts = [t.move(seat, one) for one in t.legal(seat)]
        facts += [*told(t, seat, action, 0), telling.own(game, t.facts(0))["status"]]
        t.play(seat, action)
        facts += [why for one in telling.public(game, t.facts(0))["past"] for why in one.reasons]
        kinds |= set(map(type, facts))
        for fact in facts:
            assert all("{" not in say(fact) for say in says)
        for language in languages():
            assert t.picture(0, language)
    assert (GhostSummed in kinds) == (seats == 2)


def test_the_picture_shows_the_table():
    t = stage([(card(s, 3), card(s, 2)) for s in range(3)], [6, 1, 2], plus_at=1, minus_at=2)
    lines = t.picture(0).splitlines()
    assert lines[0].startswith("Custom mission   round 1   won 0/3")
    assert lines[1].startswith("S0*   ● [3●] [↓²] [  ]  hand 4")
    assert "[3▲+]" in lines[2]
    assert "[3■\u2212]" in lines[3]
    assert lines[4].startswith("Possible sums: S0 ")
    assert lines[5].startswith("Your hand: ")


def test_the_ladder_uses_public_facts_only():
    t = stage([(card(s, 3), card(s, 2)) for s in range(3)], [UNIQUE] * 3)
    for who in (0, 1, None):
        assert [place["may_sum"] for place in t.view(who)["places"]] == [[4, 5, 6, 7, 8]] * 3
    last_numbers(t, [card(s, 2) for s in range(3)])
    assert [place["may_sum"] for place in t.view(0)["places"]] == [[]] * 3


def laid(seats, mission, cards, **options):
    """Set up a table where everyone has played this many cards."""
    t = Table("synergy", seats, 4, {"mission": mission, **options})
    for _ in range(cards):
        for seat in t.actors:
            t.play(seat, t.legal(seat)[0])
    return t


@pytest.mark.parametrize("mission", [1, 12, 24])
def test_the_ladder_is_filled_from_the_first_number_on(mission):
    t = laid(3, mission, 1)
    assert t.view(0)["phase"] == "commit2"
    for who in (0, 1, None):
        assert all(place["may_sum"] for place in t.view(who)["places"])
    assert "Possible sums: S0 " in t.picture(0)
    assert not any(place["may_sum"] for place in laid(3, mission, 0).view(0)["places"])
    assert "Possible sums" not in laid(3, mission, 0).picture(0)


def test_the_ladder_of_a_goal_first_mission_waits_for_the_first_number():
    t = laid(3, 9, 1)
    assert t.view(0)["phase"] == "commit2"
    assert not any(place["may_sum"] for place in t.view(0)["places"])
    assert all(place["may_sum"] for place in laid(3, 9, 2).view(0)["places"])


def test_the_ladder_after_the_first_number_is_the_same_whatever_is_hidden():
    t = laid(3, 1, 1)
    seen = [place["may_sum"] for place in t.view(0)["places"]]
    for seat in (1, 2):
        hidden, own = t.state.hand[seat], seat * 5
        pile = t.state.pile[seat]
        left = t.state.pile_left[seat]
        unseen = [own + k for k, many in enumerate(t.view(0)["places"][seat]["unseen"])
                  for _ in range(many)]  # fmt: skip
        t.state.hand[seat] = sum(1 << 2 * one for one in unseen[: t.state.held[seat]])
        pile[:left] = unseen[t.state.held[seat] :]
        assert t.state.hand[seat] != hidden
    assert [place["may_sum"] for place in t.view(0)["places"]] == seen


def test_the_ghosts_ladder_shows_what_its_pile_can_bring():
    t = laid(2, 12, 1)
    first = int(t.state.first[2]) % 5 + 1
    pile = {int(one) % 5 + 1 for one in t.state.pile[2][: t.state.pile_left[2]]}
    assert t.view(0)["places"][2]["may_sum"] == sorted(first + one for one in pile)
    t = laid(2, 12, 2)
    assert t.view(0)["places"][2]["may_sum"] == [first + int(t.state.last[2]) % 5 + 1]


def test_a_hand_says_what_each_number_can_make_if_played_first():
    hands = [[card(0, 1), card(0, 4), card(0, 4)], [card(1, 5)] * 2, [card(2, 5)] * 2]
    options = {"mission": "custom", "custom_rounds": 1, "custom_lives": 1, "custom_goals": 1}
    state = {"hand": [sum(1 << 2 * t for t in hand) for hand in hands], "goals": [1, 1, 1]}
    plain = Table.arrange("synergy", 3, state, seed=1, options=options)
    assert plain.view(0)["hand"]["reaches"] == [[5], [5, 8], [5, 8]]
    assert plain.view(None)["hand"] is None
    limited = Table.arrange("synergy", 3, state, seed=1, options={**options, "custom_lohi": True})
    assert limited.view(0)["hand"]["reaches"] == [[5], [], []]
    passed = Table.arrange("synergy", 3, state, seed=1, options={**options, "custom_passn": True})
    assert passed.view(0)["hand"]["reaches"] is None, "another player gets this number"
    assert laid(3, 1, 1).view(0)["hand"]["reaches"] is None


def test_limits_are_named_on_the_cards_they_bar():
    hands = [[card(0, 1), card(0, 5)], [card(1, 5)], [card(2, 5)]]
    t = stage([(card(s, 3), 0) for s in range(3)], [UNIQUE] * 3, hands=hands,
              options={"custom_lohi": True, "custom_min5": True})  # fmt: skip
    assert t.view(0)["hand"]["breaks"] == [["MIN5", "LOHI"], []]
    assert t.view(None)["hand"] is None


@pytest.mark.slow
def test_how_a_mission_ended_is_told():
    ends = set()
    for mission in (1, 12, 25, 11):
        for seed in range(40):
            t = played_out(Table("synergy", 3, seed, {"mission": mission}), seed)
            ends.add(t.view(None)["result"]["cause"])
            status = telling.own(t.game, t.facts(None))["status"]
            assert telling.speaker(t.game)(status) in t.picture(None)
    assert ends == {"won", "lives", "no_numbers", "challenge", "hyper"}
