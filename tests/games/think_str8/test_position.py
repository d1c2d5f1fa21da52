"""Positions set up by hand."""

from __future__ import annotations

import pytest

from parlour import Table
from parlour.core.errors import BadPosition
from parlour.core.table import Record
from parlour.games.think_str8.position import flaw
from parlour.games.think_str8.rules import DICE, EXCHANGE, FINAL, OVER, PLACE, TOKEN

from .tables import HOLDERS, arranged, betting, random_positions, table


@pytest.mark.parametrize(
    "options", [{}, {"intro": True}, {"placement": "sequential"}, {"rounds": 12, "die_turns": 0}]
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_arises_has_no_flaw(seats, options):
    for t in random_positions(table(seats, seed=1, **options), seed=2):
        if t.actors:
            assert flaw(t.game.State.read(t._state)) is None


def test_the_rest_follows():
    t = arranged(3, phase=TOKEN, turn=1, this_round=2, token=[[-1] * 4] * 2 + [[4, -1, -1, -1]],
                 order=[0, 2, 1, -1])  # fmt: skip
    assert t.actors == (2,)
    assert t.state.free == 127 ^ 1 << 4
    assert [int(p).bit_count() for p in t.state.pile] == [3] * 6


def test_an_exchange_has_true_results():
    t = arranged(
        phase=EXCHANGE, dice=[[0, 0, 0]], token=[[0, 1, 2, 3]], start=[[21, 0, 0, 0]], turn=0,
    )  # fmt: skip
    assert [int(k) for k in t.state.result[0]] == [1, 3, 3, 3]
    assert t.actors == (3,)


def test_an_arranged_table_can_be_played_and_recorded():
    t = betting([0, 1, 2], [6, 5, 4, 3])
    for seat in range(4):
        t.play(seat, "place at 0")
    assert Record.parse(str(t.record())).replay() == t


@pytest.mark.parametrize(
    ("state", "why"),
    [
        ({"phase": OVER}, "phase must be 1, 2, 3, 5 or 6, not 8"),
        ({"phase": FINAL, "this_round": 3}, "this_round must be from 8 to 8"),
        ({"this_round": 8}, "this_round must be from 0 to 7"),
        ({"holder": [HOLDERS[0]] * 4}, "colour 0 must have the numbers 0 to 7 once each"),
        ({"pile": [0] * 6}, "colour 0 must have the numbers 0 to 7 once each"),
        ({"track": [0, 0, 1, 2]}, "track and order must name every seat once"),
        ({"pos": [3, 2, 1, 0], "track": [0, 1, 2, 3]}, "from last to first"),
        ({"dice": [[3, 1, 2]]}, "three colours in order"),
        ({"phase": PLACE, "token": [[1, 1, 2, 3]]}, "tokens of round 0 must be different"),
        ({"phase": PLACE, "token": [[1, 2, 3, 6]], "start": [[-1, -1, -1, 16]]},
         "seat 3 has no token that starts at 16"),
        ({"phase": PLACE, "token": [[1, 2, 3, -1]]}, "seat 3 has no token yet"),
        ({"phase": PLACE, "token": [[0, 1, 2, 3]], "result": [[2, 0, 0, 0]]}, "round 0 is wrong"),
        ({"given": [[1, -1, -1, -1]], "value": [[3, -1, -1, -1]],
          "holder": [[7, 4, 4, 4, 6, 0], *HOLDERS[1:]]}, "nothing to exchange"),
        ({"phase": DICE, "turns_left": 0}, "no die left to turn"),
        ({"phase": DICE, "asked": 15}, "the seats that may act"),
        ({"phase": TOKEN, "free": 1}, "a bit for every token"),
        ({"phase": DICE, "bet_on": [1, 0, 0, 0]}, "can't have made 1 final bets"),
        ({"phase": FINAL, "this_round": 8, "bet_on": [1, 0, 0, 0]}, "mask of one, two or three"),
        ({"turn": 4}, "turn must be a place in the order"),
        ({"phase": EXCHANGE, "token": [[0, 1, 2, 3]], "start": [[0, 0, 0, 0]],
          "result": [[0, 0, 0, 0]]}, "has nothing to exchange"),
        ({"luck": 1}, "no field 'luck'"),
    ],
)  # fmt: skip
def test_what_cannot_arise_is_refused(state, why):
    with pytest.raises(BadPosition, match=why):
        arranged(**state)


def test_grey_is_out_of_play_in_the_introductory_game():
    with pytest.raises(BadPosition, match="colour 5 is not in play"):
        Table.arrange("think-str8", 4, state={"holder": HOLDERS}, options={"intro": True})
