"""Calibration: find the value of an option that gives a target win rate."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from parlour.core.option import Value
from parlour.lab.cells import Cell
from parlour.lab.matches import in_threads
from parlour.lab.stats import Figure, wilson

FIRST = 500
MOST = 64_000
GROWTH = 4
KEPT = 3


class Tried(msgspec.Struct, frozen=True):
    """A tested value and the first seat's win rate with it."""

    value: Value
    games: int
    won: Figure


def calibrate(
    cells: dict[Value, Cell], wanted: float, most: int = MOST, threads: int = 1,
    say: Callable[[Tried], None] = lambda tried: None,
) -> list[Tried]:  # fmt: skip
    """Rank all values, best first: test each briefly, then the best few with ever more games."""
    games, left = FIRST, list(cells)
    best: dict[Value, Tried] = {}
    while True:
        for value in left:
            won = in_threads(cells[value], games, threads)["won"][:, 0]
            best[value] = Tried(value, games, wilson(int(won.sum()), games))
            say(best[value])
        order = sorted(best.values(), key=lambda tried: abs(tried.won.value - wanted))
        nearest = abs(order[0].won.value - wanted) + order[0].won.half
        left = [one.value for one in order if abs(one.won.value - wanted) - one.won.half <= nearest]
        left = left[:KEPT]
        if games * GROWTH > most or (len(left) == 1 and order[0].won.half < 0.01):
            return order
        games *= GROWTH
