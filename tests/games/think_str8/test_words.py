"""Words: actions, screens, pictures and the log."""

from __future__ import annotations

import json
from typing import Any

import pytest

from parlour import Table
from parlour.games.think_str8.rules import EXCHANGE, FINAL, PLACE, PUT
from parlour.terminal.moves import meant

from .tables import arranged, bet_on, betting, cards, random_positions, table, throw
from .test_clauses import to_phase
from .test_examples import INKA, KATRIN, MARKUS, THOMAS


def told(t: Table, seat: int, action: int | str, viewer: int | None) -> list[str]:
    """Play an action; returns what a viewer is told about it."""
    number = t.number(seat, action)
    heard = t.hears(seat, number, viewer)
    before = t.game.View.read(t.look(viewer))
    t.play(seat, number)
    after = t.game.View.read(t.look(viewer))
    lines: list[str] = t.game.words.tell(before, seat, number if heard else None, after)
    return lines


@pytest.mark.parametrize("spectators", ["public", "none"])
def test_the_screen_has_the_same_keys_always(spectators):
    keys: set[str] = set()
    for t in random_positions(table(2, seed=1, spectators=spectators), seed=1):
        for viewer in (0, 1, None):
            shown = t.view(viewer)
            keys = keys or set(shown)
            assert set(shown) == keys
            assert json.loads(json.dumps(shown)) == shown


def test_commands_as_typed():
    t = throw(table(), 0, 1, 2)
    seat = t.actors[0]
    assert t.moves(seat)[0] == "accept"
    assert t.moves(seat)[11] == "turn 2 R"
    t.play(seat, "turn 2 r")
    assert meant("take 4", t.moves(t.actors[0])) == 22
    to_phase(t, PLACE)
    words = t.moves(t.actors[0])
    assert words[PUT + 9] == "at 9"
    assert meant("at 1", words) == PUT + 1
    to_phase(t, EXCHANGE)
    assert meant("swap p", t.moves(t.actors[0])) == 51
    t = arranged(phase=FINAL, this_round=8)
    assert t.moves(0)[133] == "bet B 2 4 7"
    assert meant("bet b 2", t.moves(0)) == 57
    assert meant("bet b 2 4 7", t.moves(0)) == 133


@pytest.mark.parametrize("options", [{}, {"rounds": 9, "assist_max": 3}, {"intro": True}])
def test_pictures_fit_a_terminal(options):
    for t in random_positions(table(4, seed=3, **options), seed=3):
        for viewer in (0, None):
            lines = t.picture(viewer).splitlines()
            assert len(lines) <= 24
            assert max(map(len, lines)) <= 80


def test_the_picture_of_a_first_move():
    t = throw(table(3, initial_stack="seat"), 0, 0, 5)
    t.state.holder[0], t.state.holder[1] = [0, 1, 2, 3, 4, 5], [7, 6, 5, 4, 3, 2]
    t.state.holder[2], t.state.holder[3] = [1, 2, 3, 5, 6, 7], [2, 3, 4, 6, 7, 0]
    assert t.picture(1).splitlines() == [
        "Round 1 of 9 · dice · order 2 > 1 > 0",
        "Track   0: seat 2 on seat 1 (you) on seat 0",
        "Dice    ● B blue  ● B blue  ⬢ A grey",
        "Tokens  size=points, free: 1=9  2=8  3=7  4=6  5=5  6=4  7=3",
        "Seat 0  B0 G1 Y2 P3 R4 A5",
        "Seat 1* B? G? Y? P? R? A?",
        "Seat 2  B1 G2 Y3 P5 R6 A7",
        "Nobody  B2 G3 Y4 P6 R7 A0",
        "Piles   B3 G3 Y3 P3 R3 A3",
        "Pad 0 1 2 3 4 5 6 7",
        "● B # # # . . . . .",
        "▲ G . # # # . . . .",
        "◆ Y . . # # # . . .",
        "■ P . . . # . # # .",
        "✚ R . . . . # . # #",
        "⬢ A # . . . . # . #",
        "Seat 2: accept the dice or turn one.",
    ]


def test_dice_and_tokens_are_told_to_all():
    t = throw(table(initial_stack="seat"), 0, 1, 2)
    assert told(t.copy(), 3, "accept", 0) == ["Seat 3 accepts B G Y."]
    assert told(t.copy(), 3, "accept", 3) == ["You accept B G Y."]
    assert told(t, 3, "turn 1 R", None) == ["Seat 3 turns B to R: G Y R."]
    assert told(t, 3, "take 4", 0) == ["Seat 3 takes the token of 4 (6 points)."]


def test_a_secret_placement_is_told_to_its_seat_alone():
    t = betting([0, 1, 2], [6, 5, 4, 3])
    assert told(t.copy(), 0, "at 9", 0) == ["You place it on 9–15."]
    assert told(t, 0, "at 9", 1) == ["Seat 0 has placed."]
    for seat in (1, 2):
        t.play(seat, "at 0")
    assert told(t, 3, "at 0", 3) == [
        "You place it on 0–3.",
        "You on 0–3: too low.",
        "Seat 2 on 0–4: too low.",
        "Seat 1 on 0–5: right, 4 points.",
        "Seat 0 on 9–15: right, 3 points.",
    ]


def test_an_open_placement_is_told_to_all():
    t = to_phase(table(placement="sequential"), PLACE)
    seat = t.actors[0]
    width = int(t.state.width[t.state.token[0][seat]])
    line = told(t, seat, "at 3", (seat + 1) % 4)[0]
    assert line == f"Seat {seat} places it on {'3' if width == 1 else f'3–{2 + width}'}."


def test_the_new_card_is_told_to_all_but_its_owner():
    t = to_phase(table(), EXCHANGE)
    seat = t.actors[0]
    old = cards(t, seat)[3]
    mine = told(t.copy(), seat, "swap P", seat)[0]
    public = told(t.copy(), seat, "swap P", None)[0]
    other = told(t, seat, "swap P", (seat + 1) % 4)[0]
    assert mine == f"You give up P{old} and draw a card."
    assert public == f"Seat {seat} gives up P{old} and draws a card."
    assert other == f"Seat {seat} gives up P{old} and draws P{cards(t, seat)[3]}."


def test_a_new_round_is_told():
    t = table(rounds=2, exchange="off")
    to_phase(t, PLACE)
    for seat in range(3):
        t.play(seat, "at 0")
    lines = told(t, 3, "at 0", None)
    thrown = " ".join("BGYPRA"[int(c)] for c in t.state.dice[1])
    assert lines[-1] == f"Round 2: Seat {t.state.order[0]} throws {thrown}."


def test_final_bets_are_told_when_they_are_done():
    t = arranged(phase=FINAL, this_round=8)
    assert told(t, 0, "bet B 2 4 7", 1) == []
    bet_on(t, 0, MARKUS[1:5])
    assert told(t.copy(), 0, "bet A 0 4 7", 0) == ["You bet A 0 4 7."]
    assert told(t, 0, "bet A 0 4 7", 1) == ["Seat 0 has made all final bets."]


def test_the_reveal_is_told():
    t = arranged(phase=FINAL, this_round=8, pos=[9, 6, 4, 0])
    for seat, sets in enumerate((MARKUS, INKA, KATRIN, THOMAS[:5])):
        bet_on(t, seat, sets)
    lines = told(t, 3, "bet A 3", 0)
    assert lines == [
        "Seat 3 has made all final bets.",
        "Seat 3: B5 G6 Y7 P1 R5 A3, bet B:45 G:6 Y:67 P:12 R:5 A:3: 21 points.",
        "Seat 2: B6 G2 Y5 P7 R4 A5, bet B:026 G:234 Y:6 P:7 R:4 A:56: 12 points.",
        "Seat 1: B1 G0 Y1 P0 R1 A2, bet B:14 G:0 Y:12 P:025 R:1 A:1: 13 points.",
        "You: B7 G1 Y4 P4 R6 A0, bet B:247 G:1 Y:345 P:45 R:267 A:047: 11 points.",
        "The game is over: seat 3 wins.",
    ]


def test_a_spectator_of_a_closed_table_is_told_nothing():
    t = table(spectators="none")
    for _ in range(30):
        assert told(t, t.actors[0], t.legal(t.actors[0])[0], None) == []


def test_who_is_asked_is_said():
    t = to_phase(table(), PLACE)
    t.play(1, "at 0")
    assert t.view(0)["says"] == "You: place the token."
    assert t.view(1)["says"] == "Seats 0, 2, 3: place the token."
    grey = throw(table(intro=True, initial_stack="seat"), 5, 5, 1)
    assert grey.view(3)["says"] == "You: turn the grey dice to other colours."


def test_hints_in_words_of_a_row() -> None:
    t: Any = betting([4, 4, 4], [0, 3, 4, 5])
    for seat in range(4):
        t.play(seat, "at 0")
    assert "r1  RRR  not 0     wrong" in t.picture(0)
    assert "r1  RRR  0–3       right" in t.picture(1)
