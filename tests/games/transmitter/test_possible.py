"""The fast bounds and values match the exact belief throughout games of every kind."""

from __future__ import annotations

import numpy as np
import pytest

import parlour
from parlour import Table
from parlour.core.rule import rule
from parlour.games.transmitter.aid import possible_values
from parlour.games.transmitter.belief import LOWEST_TOTAL, TOTALS, believe, by_total
from parlour.games.transmitter.possible import bounds
from parlour.games.transmitter.rules import RECEIVE


@rule
def quickly(v, scratch):
    return bounds(v[0], scratch)


@rule
def exactly(v, scratch, p):
    by_total(v[0], scratch, believe(v[0], v[0].this_round, scratch), p)


@pytest.mark.parametrize(
    "options",
    [
        {}, {"objective_scope": "game", "reveal_objective": "round_end"}, {"tuner": True},
        {"draw_match": "ignore", "drift_interval": 2}, {"opening_hint": True},
        {"hint_after_draw": "full", "drift_interval": 3},
        {"objective_set": "custom", "custom_objectives": "-7 -4 -1 2 3 6 9"},
    ],
)  # fmt: skip
def test_bounds_are_those_of_the_belief(options) -> None:
    game, seen = parlour.game("transmitter"), 0
    scratch, p = game.workspace(), np.zeros(TOTALS)
    for seed in range(3):
        table = Table(game, 4, seed=seed, options=options)
        while table.actors:
            seat = table.actors[0]
            view = table.look(seat)
            if view[0].phase == RECEIVE:
                exactly(view, scratch, p)
                possible = np.flatnonzero(p) + LOWEST_TOTAL
                assert quickly(view, scratch) == (possible[0], possible[-1])
                assert possible_values(game.View.read(view)) == possible.tolist()
                seen += 1
            table.play(seat, table.bot(seat, "easy"))
    assert seen > 60
