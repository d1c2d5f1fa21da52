"""Calibration: find the value of an option that brings any figure to a target.

Every value is tested briefly, then those that may be nearest with ever more games, until the
interval of the best one says whether it is within the tolerance.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

import msgspec
import numpy as np

from parlour.core.option import Value
from parlour.lab.batch import interpreted_loop
from parlour.lab.cells import Cell
from parlour.lab.columns import InMemory
from parlour.lab.matches import in_threads
from parlour.lab.series import Series, series_of
from parlour.lab.stats import Figure, mean, wilson

FIRST = 500
MOST = 64_000
GROWTH = 4
KEPT = 3

Verdict = Literal["inside", "unsure", "outside"]


class Tried(msgspec.Struct, frozen=True):
    """A tested value of an option and the figure with it."""

    option: str
    value: Value
    games: int
    figure: Figure
    share: bool


class Target(msgspec.Struct, frozen=True):
    """The figure that is aimed at, the value it should have, and how far off it may be."""

    measure: str
    wanted: float
    tolerance: float

    def distance(self, tried: Tried) -> float:
        """How far a tested value is from the target."""
        return abs(tried.figure.value - self.wanted)

    def verdict(self, tried: Tried) -> Verdict:
        """Whether a value's whole interval is within the tolerance, or none of it."""
        low, high = self.wanted - self.tolerance, self.wanted + self.tolerance
        if low <= tried.figure.low and tried.figure.high <= high:
            return "inside"
        return "outside" if tried.figure.high < low or tried.figure.low > high else "unsure"


def measured(cell: Cell, games: int, measure: str, threads: int) -> tuple[Figure, bool]:
    """A figure over a cell's first games, and whether it is a share."""
    found = series_of(InMemory(cell, in_threads(cell, games, threads)))
    one = next(one for one in found if one.id == measure)
    return _figure(one), one.share


def known_measures(cell: Cell) -> list[str]:
    """The figures that can be aimed at, found by playing one game."""
    rows = interpreted_loop(cell.game).run(cell, 0, 0, 1)
    return [one.id for one in series_of(InMemory(cell, rows))]


def _figure(one: Series) -> Figure:
    """The mean with its interval; that of a yes or no in each game is Wilson's."""
    if one.share and np.isin(one.values, (0, 1)).all():
        return wilson(int(one.values.sum()), len(one.values))
    return mean(one.values.astype(float))


def calibrate(
    option: str, cells: Mapping[Value, Cell], target: Target, most: int = MOST, threads: int = 1,
    say: Callable[[Tried, int, int], None] = lambda tried, done, count: None,
) -> list[Tried]:  # fmt: skip
    """Rank all values of an option, nearest first; `say` is called after each test of a round."""
    games, left = min(FIRST, most), list(cells)
    best: dict[Value, Tried] = {}
    while True:
        for done, value in enumerate(left, 1):
            figure, share = measured(cells[value], games, target.measure, threads)
            best[value] = Tried(option, value, games, figure, share)
            say(best[value], done, len(left))
        order = sorted(best.values(), key=target.distance)
        left = _candidates(order, target)
        if games >= most or (len(left) == 1 and target.verdict(order[0]) != "unsure"):
            return order
        games = min(games * GROWTH, most)


def _candidates(order: list[Tried], target: Target) -> list[Value]:
    """The few values that may be nearest, given their intervals."""
    nearest = target.distance(order[0]) + order[0].figure.half
    near = [one for one in order if target.distance(one) - one.figure.half <= nearest]
    return [one.value for one in near[:KEPT]]
