"""Comparisons: two cells game by game on the same deals, with significance tests."""

from __future__ import annotations

import msgspec
import numpy as np

from parlour.core.measure import Measure
from parlour.core.struct import Array
from parlour.lab.batch import measures_of
from parlour.lab.columns import Games, column_names
from parlour.lab.stats import Difference, difference
from parlour.lab.summary import whole_of

SURE = 0.05


class Compared(msgspec.Struct, frozen=True):
    """One figure of two cells: both means, and the second minus the first."""

    says: str
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
    pairs: list[tuple[str, Array, Array, bool]] = []
    for seat in range(min(first.cell.seats, second.cell.seats)):
        says = "games won" if first.cell.game.utility == "co-operative" else f"won by seat {seat}"
        if not any(says == pair[0] for pair in pairs):
            pairs.append((says, first[f"won_{seat}"], second[f"won_{seat}"], True))
    pairs.append(("decisions in a game", first["decisions"], second["decisions"], False))
    for measure in measures_of(first.cell.game).listed():
        for place, label in enumerate(measure.by or ("",)):
            says = f"{measure.says}: {label}" if label else measure.says
            a, b = (_values(games, measure, place) for games in (first, second))
            pairs.append((says, a, b, measure.is_percentage))
    found = [
        (says, a[ours].astype(float), b[theirs].astype(float), share) for says, a, b, share in pairs
    ]
    compared = [(says, a, b, difference(a, b), share) for says, a, b, share in found]
    sure = _sure([gap.p for _, _, _, gap, _ in compared])
    return [
        Compared(says, float(a.mean()), float(b.mean()), gap, share, holds)
        for (says, a, b, gap, share), holds in zip(compared, sure, strict=True)
    ]


def _values(games: Games, measure: Measure, place: int) -> Array:
    """A measure game by game; for a ratio, values whose mean is the ratio of the totals.

    Games differ in how much they contribute to a ratio, so per-game ratios can't be averaged. Each
    value is instead the game's contribution in a first-order Taylor expansion.
    """
    counts = games[column_names(measure)[place]].astype(float)
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
