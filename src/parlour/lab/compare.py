"""Comparisons: two cells game by game on the same deals, with significance tests."""

from __future__ import annotations

import msgspec
import numpy as np

from parlour.lab.columns import Games
from parlour.lab.series import Kind, Series, compared_series
from parlour.lab.stats import Difference, difference

SURE = 0.05


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


def compare(first: Games, second: Games) -> list[Compared]:
    """Compare every figure of both cells, over the game numbers they have in common."""
    _, ours, theirs = np.intersect1d(first["number"], second["number"], return_indices=True)
    if not len(ours):
        return []
    pairs = _pairs(first, second)
    means = [(a.values[ours].astype(float), b.values[theirs].astype(float)) for a, b in pairs]
    gaps = [difference(a, b) for a, b in means]
    sure = holm([gap.p for gap in gaps])
    return [
        Compared(p.kind, p.name, p.part, float(a.mean()), float(b.mean()), gap, p.share, holds)
        for (p, _), (a, b), gap, holds in zip(pairs, means, gaps, sure, strict=True)
    ]


def _pairs(first: Games, second: Games) -> list[tuple[Series, Series]]:
    """The figures that both cells have."""
    theirs = {one.key: one for one in compared_series(second)}
    return [(one, theirs[one.key]) for one in compared_series(first) if one.key in theirs]


def holm(chances: list[float]) -> list[bool]:
    """Holm's step-down correction: which p-values are significant at SURE, given all of them."""
    sure, still = [False] * len(chances), True
    for rank, place in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        still = still and chances[place] <= SURE / (len(chances) - rank)
        sure[place] = still
    return sure
