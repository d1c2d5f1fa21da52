"""What others' bets say about one's own cards."""

from __future__ import annotations

from typing import Any

import numpy as np

import parlour
from parlour import Table
from parlour.games.think_str8.bots import SCRATCH
from parlour.games.think_str8.hearsay import LIKELY, TOLD, hear_of, likelihood, listen
from parlour.games.think_str8.rules import VALUES
from parlour.games.think_str8.weights import STRONG, choose

GAME = parlour.game("think-str8")


def heard(table: Table, seat: int, told: float) -> tuple[Any, Any]:
    """Return a seat's view and its scratch array after listening to the others' bets."""
    v, x = table.look(seat)[0], np.zeros(SCRATCH)
    choose(x, STRONG, 0)
    x[TOLD] = told
    listen(v, x.view(np.int64), x)
    return v, x


def test_nothing_is_heard_unless_it_counts():
    table = Table(GAME, 3, seed=4)
    _, x = heard(table, 0, 0.0)
    assert likelihood(x, 0o123456) == 1.0


def test_no_bets_say_nothing():
    table = Table(GAME, 3, seed=4)
    _, x = heard(table, 0, 1.0)
    assert likelihood(x, 0o123456) == 1.0


def test_bets_are_heard_when_they_lie_open():
    table = Table(GAME, 2, seed=4)
    while table.look(0)[0].this_round < 2:
        seat = table.actors[0]
        table.play(seat, table.bot(seat, "fair"))
    _, x = heard(table, 0, 1.0)
    likely = x[LIKELY : LIKELY + 6 * VALUES]
    assert likely.max() == 1.0
    assert 0.0 < likely.min() < 1.0


def test_who_sees_a_high_number_bets_lower():
    x = np.zeros(SCRATCH)
    hear_of(0b11111111, 2, 1, 3.5, 2.0, 0.1, x)  # any number would be 3.5 on average; they bet 2
    likely = x[LIKELY + 2 * VALUES : LIKELY + 3 * VALUES]
    assert (np.diff(likely) > 0).all()
    assert (x[LIKELY : LIKELY + 2 * VALUES] == 0.0).all()


def test_a_number_that_they_cannot_have_says_nothing():
    x = np.zeros(SCRATCH)
    hear_of(0b00001111, 0, 2, 3.0, 5.0, 0.1, x)
    likely = x[LIKELY : LIKELY + VALUES]
    assert len(set(likely[4:].tolist())) == 1
    assert likely[0] > likely[4] > likely[3]
