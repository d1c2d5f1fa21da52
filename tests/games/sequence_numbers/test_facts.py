"""Sequence Numbers as facts and in words: moves, screens, terminals and what viewers learn."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from parlour import Table
from parlour.core import telling
from parlour.core.fact import Fact
from parlour.core.game import HOUSE
from parlour.core.language import languages
from parlour.games.sequence_numbers import events, facts, moves
from parlour.games.sequence_numbers.events import Minus, Plus, Sum
from parlour.games.sequence_numbers.reading import side
from parlour.games.sequence_numbers.rules import (
    ACTIONS,
    CLAIM_LINE,
    DISCARD_KIND,
    DRAW_CARD,
    MINUS_AT,
    PASS,
    PLUS_AT,
    SKIP_DRAW,
    UPHOLD,
)
from parlour.terminal.moves import meant

from .luck import GAME, PRESETS, hand, laid, lucky, random_positions


def view(table: Table, seat: int | None) -> Any:
    return table.game.View.read(table.look(seat))


def learned(table: Table, seat: int, action: int, viewer: int | None) -> list[Fact]:
    """Play an action; returns the events that a viewer learns of."""
    before = view(table, viewer)
    heard = table.hears(seat, action, viewer)
    table.play(seat, action)
    return [*facts.events(before, seat, action if heard else None, view(table, viewer))]


def tell(
    table: Table, seat: int, action: int, viewer: int | None, language: str = "en"
) -> list[str]:
    """Play an action; returns what a viewer is told about it."""
    say = telling.speaker(table.game, language, viewer)
    return [say(event) for event in learned(table, seat, action, viewer)]


def told_to_all(table: Table, seat: int, action: int) -> dict[int | None, list[str]]:
    return {k: tell(table.copy(), seat, action, k) for k in [*range(table.seats), None]}


def says(table: Table, seat: int | None, language: str = "en") -> str:
    """The status in words."""
    return telling.speaker(table.game, language, seat)(facts.status(view(table, seat)))


@pytest.mark.parametrize("language", languages())
def test_every_action_has_words_of_its_own(language):
    table = Table(GAME)
    v, say = view(table, None), telling.speaker(table.game, language)
    corners = {a + c for a in (0, PLUS_AT, MINUS_AT) for c in (0, 9, 90, 99)}
    said = [say(facts.move(v, action)) for action in range(ACTIONS + 3) if action not in corners]
    assert len(set(said)) == len(said)


def test_moves_are_facts_and_short_words():
    table = Table(GAME)
    v, say = view(table, None), telling.speaker(table.game)
    assert facts.move(v, 55) == moves.PlayNumber(None, "21", "r6c6", 21, "lower")
    assert say(facts.move(v, 55)) == "play 21 on r6c6"
    assert say(facts.move(v, PLUS_AT + 44)) == "play + on r5c5"
    assert say(facts.move(v, MINUS_AT + 46)) == "play − on r5c7"
    assert facts.move(v, DISCARD_KIND + 48) == moves.Discard(None, "+")
    assert say(facts.move(v, DISCARD_KIND + 48)) == "discard +"
    assert say(facts.move(v, PASS)) == "pass"
    assert say(facts.move(v, DRAW_CARD)) == "draw"
    assert say(facts.move(v, SKIP_DRAW)) == "skip"
    assert facts.move(v, UPHOLD + 2) == moves.Uphold("C")


@pytest.mark.parametrize(
    ("said", "action"),
    [("2 r6c6", 55), ("(13+8) r1c9", 8), ("play 2 (13+8) on r6c6", 55), ("+ r5c5", PLUS_AT + 44),
     ("- r5c7", MINUS_AT + 46), ("− r5c7", MINUS_AT + 46), ("swap 1", DISCARD_KIND)],
)  # fmt: skip
def test_short_commands_are_understood(said, action):
    table = laid(2, {0: [6], 1: [46, 52]}, {0: hand(1, "13+8", "+", "-", 3)})
    assert [one["face"] for one in table.view(0)["hand"]] == ["1+0", "2+1", "13+8", "+", "−"]
    listed = {a: table.words(0, a) for a in table.legal(0)}
    assert meant(said.replace("2 ", "3 "), listed) == action


def test_claims_are_numbered_as_listed():
    table = laid(4, {0: [41, 42, 43, 45, 46]}, {0: hand(44, 1, 2, 3)})
    table.play(0, 44)
    said = {a: table.words(0, a) for a in table.legal(0)}
    assert said == {354: "claim 1 (r5c2 to r5c6)", 355: "claim 2 (r5c3 to r5c7)"}
    assert meant("claim 2", said) == 355
    assert table.view(2)["claims"] == [
        {"action": 354, "cells": [41, 42, 43, 44, 45]},
        {"action": 355, "cells": [42, 43, 44, 45, 46]},
    ]
    assert facts.move(view(table, 0), CLAIM_LINE + 1) == moves.ClaimLine(1, "r5c2", "r5c6", 10, 7)
    assert facts.move(view(table, 0), CLAIM_LINE + 19) == moves.ClaimRank(19)


def test_giving_up_and_swapping_are_told_apart():
    table = laid(4, {1: [8, 55]}, {0: hand(21, 1, 2, 3)}, options={"table_talk": "referee"})
    assert table.words(0, DISCARD_KIND + 20) == "swap 4 (13+8)"
    assert table.words(1, DISCARD_KIND + 20) == "swap 21"
    table.play(HOUSE, UPHOLD)
    assert table.words(0, DISCARD_KIND + 20) == "give 4 (13+8)"


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_show_is_json_with_the_same_keys_from_deal_to_end(preset, seats):
    table = Table(GAME, seats, seed=7, preset=preset)
    keys = list(table.view(0))
    for at in random_positions(table, 7):
        for seat in (0, 1, None):
            shown = at.view(seat)
            assert list(shown) == keys
            assert_plain(shown)
        assert json.loads(json.dumps(shown)) == json.loads(msgspec.json.encode(shown))


def assert_plain(value: object) -> None:
    """Check that a value contains only JSON types, not NumPy numbers."""
    if isinstance(value, dict):
        for key, one in value.items():
            assert type(key) is str
            assert_plain(one)
    elif isinstance(value, list):
        for one in value:
            assert_plain(one)
    else:
        assert value is None or type(value) in (bool, int, str), type(value)


def test_show_at_the_start():
    shown = Table(GAME, 3, seed=1).view(1)
    assert shown["phase"] == "turn"
    assert shown["to_act"] == [0]
    assert shown["status"] == {"is": "to-play", "seat": 0}
    assert shown["teams"] == 3
    assert shown["target"] == 1
    assert len(shown["hand"]) == 5
    assert shown["last"] is None
    assert shown["numbers"][:5] == [0, 17, 36, 31, 11]
    assert len(shown["faces"]) == 104
    assert shown["hands"] == [None, shown["hand"], None]
    nothing = ("stuck", "pending", "lost", "forfeit", "given", "claims", "calls", "winner")
    assert all(shown[key] is None for key in nothing)


def test_show_says_who_may_be_called_and_who_must_draw():
    table = Table(GAME, 4, seed=1, preset="strict")
    assert table.view(0)["calls"] == [0, 1]
    table.play(0, table.legal(0)[0])
    assert table.view(0)["calls"] == []
    assert table.view(0)["phase"] == "draw"
    assert table.view(0)["status"] == table.view(1)["status"] == {"is": "to-draw", "seat": 0}
    assert says(table, 0) == "Your turn: draw a card."
    table.play(0, SKIP_DRAW)
    assert table.view(3)["pending"] == [0]
    assert table.view(3)["to_act"] == [0, 1]
    table.play(HOUSE, UPHOLD)
    assert table.view(3)["forfeit"] == [0, 2]
    assert table.view(3)["status"] == {"is": "to-give-up", "seats": [0, 2]}
    assert says(table, 3) == "Waiting for Seat 0 and Seat 2 to give up a card each."
    assert says(table, 2) == "Waiting for you and Seat 0 to give up a card each."
    assert says(table, 2, "de") == "Ihr müsst noch je eine Karte abgeben: du und Platz 0."


def test_the_last_move_is_shown():
    table = laid(2, hands={0: hand("13+8", 1, 2, 3, 4)})
    table.play(0, 55)
    assert table.view(1)["last"] == {"seat": 0, "card": 40, "cell": 55}


def test_the_picture():
    table = laid(4, {0: [1, 2, 3, 4, 66], 1: [44]}, {0: hand("5+7", 40, "+", "-")}, {0: [0]})
    lines = table.picture(0).splitlines()
    assert lines[0] == "Turn 1   sequences A 1/2  B 0/2   pile 84"
    assert lines[1] == "     c1  c2  c3  c4  c5  c6  c7  c8  c9 c10"
    assert lines[2] == "r1   *  [A] [A] [A] [A]  27   1  43  21  *"
    assert lines[6] == "r5   25  10  20  14  B    7  28  24   5  39"
    assert lines[8] == "r7   42  47   9  43   8  36  A   18  34  22"
    assert lines[12] == "> Seat 0, team A (you): 4 cards, no discards"
    assert lines[-2] == "Your hand   1: 5+7   2: 23+17   3: +   4: −"
    assert lines[-1] == "Your turn: play a card."
    assert "Your hand" not in table.picture(1).replace("Your hand   1: ", "", 1)


def test_the_picture_marks_the_last_chip_and_dead_cards():
    table = laid(2, {1: [8]}, {0: hand(21, 1, 2, 3, 4), 1: hand(21 + 1, 30, 31, 32, 33)})
    table.play(0, 55)
    assert "<A>" in table.picture(1)
    table = laid(2, {1: [8, 55]}, {0: hand(21, 1, 2, 3, 4)})
    assert "5: 13+8 (dead)" in table.picture(0)


def test_pictures_fit_a_terminal():
    for seats in (2, 6):
        for at in random_positions(Table(GAME, seats, seed=2, preset="strict"), 2):
            for viewer in (0, None):
                lines = at.picture(viewer).splitlines()
                assert max(map(len, lines)) <= 90
                assert all(line == line.rstrip() for line in lines)


@pytest.mark.parametrize(
    ("action", "event", "mine", "theirs"),
    [(55, events.Played(0, "13+8", 55, 21, "lower"),
      "You play 13+8 on the lower 21.", "Seat 0 plays 13+8 on the lower 21."),
     (8, events.Played(0, "13+8", 8, 21, "upper"),
      "You play 13+8 on the upper 21.", "Seat 0 plays 13+8 on the upper 21."),
     (PLUS_AT + 44, events.PlayedPlus(0, 44, 44, "lower"),
      "You play a Plus on the lower 44.", "Seat 0 plays a Plus on the lower 44."),
     (MINUS_AT + 46, events.PlayedMinus(0, 46, 28, "upper", "B", [1]),
      "You play a Minus on the upper 28 and remove Seat 1’s chip.",
      "Seat 0 plays a Minus on the upper 28 and removes Seat 1’s chip."),
     (DISCARD_KIND, events.Swapped(0, "1+0"),
      "You swap the dead card 1+0.", "Seat 0 swaps the dead card 1+0.")],
)  # fmt: skip
def test_deeds_are_told(action, event, mine, theirs):
    table = laid(2, {0: [6], 1: [46, 52]}, {0: hand(1, "13+8", "+", "-", 3)})
    assert learned(table.copy(), 0, action, None) == [event]
    told = told_to_all(table, 0, action)
    assert told[0] == [mine]
    assert told[1] == [theirs.replace("Seat 1’s", "your")]
    assert told[None] == [theirs]


def test_numbers_in_one_row_are_left_and_right():
    table = Table(GAME, 2, options={"board": "spiral"})
    v = view(table, None)
    rows = [[c for c in range(100) if v.number[c] == n] for n in range(1, 49)]
    pairs = [pair for pair in rows if pair[0] // 10 == pair[1] // 10]
    assert pairs
    assert {tuple(side(v, c) for c in pair) for pair in pairs} == {("left", "right")}


def test_a_win_is_told():
    table = laid(4, {0: [1, 2, 3]}, {0: hand(11, 1, 2, 3)}, options={"sequences_to_win": 1})
    assert learned(table.copy(), 0, 4, 3)[1:] == [
        events.SequenceMade("A", [0, 2], [0, 1, 2, 3, 4], ["★", "17", "36", "31", "11"], 1, 1),
        events.GameWon("A", [0, 2], 1, "sequences", 0),
    ]
    told = told_to_all(table, 0, 4)
    assert told[3] == [
        "Seat 0 plays 5+6 on the upper 11.",
        "Team A completes a sequence: ★, 17, 36, 31 and 11.",
        "Team A wins with 1 sequence.",
    ]
    assert told[2][1:] == [
        "Your team completes a sequence: ★, 17, 36, 31 and 11.",
        "Your team wins with 1 sequence.",
    ]
    table.play(0, 4)
    assert table.view(1)["winner"] == 0
    assert table.view(1)["reason"] == "sequences"
    assert says(table, 1) == "Team A wins with 1 sequence."
    assert says(table, 2, "nb") == "Laget ditt vinner med 1 rekke."


def test_a_choice_of_line_is_told():
    table = laid(4, {0: [41, 42, 43, 45, 46]}, {0: hand(44, 1, 2, 3)})
    table.play(0, 44)
    assert says(table, 1) == "Seat 0 is choosing which line becomes a sequence."
    assert tell(table, 0, 355, 1) == [
        "Seat 0 chooses a line.",
        "Team A completes a sequence: 20, 14, 44, 7 and 28. That’s 1 of 2.",
    ]


def test_a_new_pile_is_told_with_the_face_of_the_card():
    table = laid(2, hands={0: hand("13+8", 1, 2, 3, 4)}, discard=[*range(10, 39), *range(42, 98)],
                 discard_by=[0] * 85, discards=85)  # fmt: skip
    while table.state.pile_left > 1:
        table.state.discard[table.state.discards] = table.state.pile[table.state.pile_left - 1]
        table.state.pile_left -= 1
        table.state.discards += 1
    assert learned(table, 0, 55, 1) == [
        events.Played(0, "13+8", 55, 21, "lower"), events.PileRenewed(),
    ]  # fmt: skip


def test_a_forfeit_is_told_when_all_have_chosen():
    table = laid(4, hands={0: hand(1, 2, 3, "+"), 2: hand("13+8", 6, 7, "-")},
                 options={"table_talk": "referee"})  # fmt: skip
    told = told_to_all(table, HOUSE, UPHOLD)
    assert told[1] == ["The report against team A is upheld."]
    assert told[2] == ["The report against your team is upheld."]
    table.play(HOUSE, UPHOLD)
    told = told_to_all(table, 0, DISCARD_KIND + 48)
    assert told[0] == ["You choose to give up a Plus."]
    assert told[1] == told[2] == told[None] == ["Seat 0 chooses a card to give up."]
    table.play(0, DISCARD_KIND + 48)
    minus = table.copy()
    assert learned(table, 2, DISCARD_KIND + 20, 1) == [
        events.ForfeitChosen(2, None),
        events.GaveUp(0, Plus()),
        events.GaveUp(2, Sum("13+8")),
    ]
    assert learned(minus, 2, DISCARD_KIND + 49, 2)[-1] == events.GaveUp(2, Minus())


def test_drawing_is_told():
    table = laid(2, hands={0: hand(1, 2, 3, 4, 5), 1: hand(6, 7, 8, 9, 10)},
                 options={"draw_mode": "strict"})  # fmt: skip
    table.play(0, 6)
    assert tell(table.copy(), 0, DRAW_CARD, 0) == ["You draw a card."]
    assert tell(table, 0, SKIP_DRAW, 1) == ["Seat 0 doesn’t draw yet."]
    assert "can still draw" in table.picture(1)
    table.play(1, table.legal(1)[0])
    assert tell(table, 1, DRAW_CARD, 0) == [
        "Seat 1 draws a card.", "You didn’t draw in time and now hold one card fewer.",
    ]  # fmt: skip
    assert "1 card lost" in table.picture(1)


@pytest.mark.parametrize(
    ("options", "last"),
    [({"dead_per_turn": 0}, events.GameDrawn("all-stuck", 1)),
     ({"dead_per_turn": 0, "max_turns": 50}, events.GameDrawn("turn-limit", 50))],
)  # fmt: skip
def test_a_stalemate_is_told(options, last):
    full = [c for c in range(100) if c not in (0, 9, 90, 99)]
    ours = [c for c in full if (c % 10 // 2 + c // 10) % 2 == 0]
    limited = "max_turns" in options
    table = laid(3 if limited else 2, {0: ours, 1: [c for c in full if c not in ours]},
                 turn_no=48 if limited else 0, options={"minus_cards": 0, **options})  # fmt: skip
    assert tell(table, 0, PASS, 0) == ["You can’t play, so you pass."]
    assert "couldn’t play" in table.picture(1)
    assert learned(table, 1, PASS, 0)[-1] == last
    assert says(table, 0).endswith("It’s a draw.")


def test_discarding_when_stuck_is_told():
    full = [c for c in range(100) if c not in (0, 9, 90, 99)]
    ours = [c for c in full if (c % 10 // 2 + c // 10) % 2 == 0]
    table = laid(2, {0: ours, 1: [c for c in full if c not in ours]}, {0: hand(1, "+")},
                 options={"minus_cards": 0, "dead_per_turn": 0, "stuck": "discard"})  # fmt: skip
    assert table.words(0, DISCARD_KIND) == "discard 1 (1+0)"
    assert tell(table.copy(), 0, DISCARD_KIND, 0) == ["You can’t play, so you discard 1+0."]
    assert tell(table, 0, DISCARD_KIND + 48, 1, "nb") == [
        "Spiller 0 kan ikke spille og kaster et pluss.",
    ]  # fmt: skip


def test_a_call_names_its_team():
    table = laid(4, options={"table_talk": "referee"})
    calls = facts.calls(table.state)
    assert {action: call.against for action, call in calls.items()} == {
        UPHOLD: (0, 2), UPHOLD + 1: (1, 3),
    }  # fmt: skip
    assert calls[UPHOLD + 1].charge == facts.Helped("B")
    say = telling.speaker(table.game, "de")
    assert say(calls[UPHOLD + 1].charge) == "Team B hat über seine Karten gesprochen"


def test_a_face_of_the_decks_level_is_shown():
    table = laid(2, hands={0: hand(21, 1, 2, 3, 4)}, options={"deck_level": 3})
    assert table.view(0)["hand"][-1]["face"] == "9+12"
    lucky(table, lambda t: t.play(0, 55), lambda t: t.actors == (1,))
