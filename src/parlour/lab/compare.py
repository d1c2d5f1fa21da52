"""Comparisons: two cells game by game on the same deals, with significance tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

import msgspec
import numpy as np

from parlour.core.measure import Measure
from parlour.core.struct import Array
from parlour.lab.batch import measures_of
from parlour.lab.columns import Games
from parlour.lab.stats import Difference, difference
from parlour.lab.summary import whole_of

SURE = 0.05

Kind = Literal["won", "seat", "length", "measure"]


class Compared(msgspec.Struct, frozen=True):
    """One figure of two cells: both means, and the second minus the first.

    `won`: games won together; `seat`: games won by the seat of that name; `length`: decisions per
    game; `measure`: a measure of the game, or one part of it.
    """

    kind: Kind
    name: str
    part: str
    first: float
    second: float
    difference: Difference
    share: bool
    sure: bool  # significant after correcting for all figures compared


class _Pair(NamedTuple):
    """A figure of both cells, game by game."""

    kind: Kind
    name: str
    part: str
    first: Array
    second: Array
    share: bool


def compare(first: Games, second: Games) -> list[Compared]:
    """Compare every figure of both cells, over the game numbers they have in common."""
    _, ours, theirs = np.intersect1d(first["number"], second["number"], return_indices=True)
    if not len(ours):
        return []
    pairs = [*_pairs(first, second)]
    means = [(p.first[ours].astype(float), p.second[theirs].astype(float)) for p in pairs]
    gaps = [difference(a, b) for a, b in means]
    sure = _sure([gap.p for gap in gaps])
    return [
        Compared(p.kind, p.name, p.part, float(a.mean()), float(b.mean()), gap, p.share, holds)
        for p, (a, b), gap, holds in zip(pairs, means, gaps, sure, strict=True)
    ]


def _pairs(first: Games, second: Games) -> Iterator[_Pair]:
    if first.cell.game.utility == "co-operative":
        yield _Pair("won", "", "", first["won_0"], second["won_0"], True)
    else:
        for seat in range(min(first.cell.seats, second.cell.seats)):
            won = f"won_{seat}"
            yield _Pair("seat", str(seat), "", first[won], second[won], True)
    yield _Pair("length", "", "", first["decisions"], second["decisions"], False)
    for measure in measures_of(first.cell.game).listed():
        for place, part in enumerate(measure.by or ("",)):
            a, b = (_values(games, measure, place) for games in (first, second))
            yield _Pair("measure", measure.name, part, a, b, measure.is_percentage)


def _values(games: Games, measure: Measure, place: int) -> Array:
    """A measure game by game; for a ratio, values whose mean is the ratio of the totals.

    Games differ in how much they contribute to a ratio, so per-game ratios can't be averaged. Each
    value is instead the game's contribution in a first-order Taylor expansion.
    """
    counts = games[measure.columns[place]].astype(float)
    if measure.whole is None:
        return counts
    of = whole_of(games, measure, place).astype(float)
    whole = float(of.mean())
    if whole == 0:
        return counts
    share = float(counts.mean()) / whole
    line: Array = share + (counts - share * of) / whole
    return line


def _sure(chances: list[float]) -> list[bool]:
    """Holm's step-down correction: which p-values are significant at SURE, given all of them."""
    sure, still = [False] * len(chances), True
    for rank, place in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        still = still and chances[place] <= SURE / (len(chances) - rank)
        sure[place] = still
    return sure
