"""Figures with their uncertainty: shares, means, ratios, differences."""

from __future__ import annotations

import math
from statistics import NormalDist

import msgspec

from parlour.core.struct import Array

Z95 = NormalDist().inv_cdf(0.975)


class Figure(msgspec.Struct, frozen=True):
    """A value and the interval that holds the true one in 95 of 100 studies."""

    value: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def wilson(hits: float, games: int, z: float = Z95) -> Figure:
    """A share of games, with Wilson's interval, which is right also near 0 and 1."""
    if not 0 <= hits <= games:
        raise ValueError(f"a share of games counts 0 to {games} of {games} games, not {hits}")
    if games == 0:
        return Figure(math.nan, 0.0, 1.0)
    p, spread = hits / games, z * z / games
    centre = (p + spread / 2) / (1 + spread)
    half = math.sqrt(p * (1 - p) * spread + spread * spread / 4) / (1 + spread)
    return Figure(p, max(0.0, min(p, centre - half)), min(1.0, max(p, centre + half)))


def mean(values: Array) -> Figure:
    """A mean over games."""
    value = float(values.mean())
    half = Z95 * float(values.std()) / math.sqrt(len(values))
    return Figure(value, value - half, value + half)


def ratio(counts: Array, of: Array) -> Figure | None:
    """All that was counted as a share of all there was; None where there was nothing.

    Games are independent and what happens in one game is not, so the games are the sample.
    """
    whole = float(of.sum())
    if whole == 0:
        return None
    value = float(counts.sum()) / whole
    rest = counts - value * of
    half = Z95 * math.sqrt(float((rest * rest).sum())) / whole
    return Figure(value, value - half, value + half)


class Difference(msgspec.Struct, frozen=True):
    """How much larger the second of two means is, and how likely that is luck."""

    value: float
    low: float
    high: float
    p: float  # the chance of a difference as large where there is none


def difference(first: Array, second: Array) -> Difference:
    """Between games with the same numbers, and so the same deals: only what differs counts."""
    gap = second.astype(float) - first
    value, error = float(gap.mean()), float(gap.std(ddof=1)) / math.sqrt(len(gap))
    if error == 0:
        return Difference(value, value, value, 1.0 if value == 0 else 0.0)
    p = math.erfc(abs(value) / error / math.sqrt(2))
    return Difference(value, value - Z95 * error, value + Z95 * error, p)
