"""Figures with their uncertainty: shares, means, ratios and differences."""

from __future__ import annotations

import math
from statistics import NormalDist

import msgspec

from parlour.core.struct import Array

Z95 = NormalDist().inv_cdf(0.975)


class Figure(msgspec.Struct, frozen=True):
    """A value with its 95% confidence interval."""

    value: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def wilson(hits: float, games: int, z: float = Z95) -> Figure:
    """A share of games with its Wilson interval, which also holds near 0 and 1."""
    if not 0 <= hits <= games:
        raise ValueError(f"a count of games must be from 0 to {games}, not {hits}")
    if games == 0:
        return Figure(math.nan, 0.0, 1.0)
    p, spread = hits / games, z * z / games
    centre = (p + spread / 2) / (1 + spread)
    half = math.sqrt(p * (1 - p) * spread + spread * spread / 4) / (1 + spread)
    return Figure(p, max(0.0, min(p, centre - half)), min(1.0, max(p, centre + half)))


def standard_error(values: Array) -> float:
    """The standard error of a mean over games; 0 for a single game.

    The games are a sample, so the variance needs Bessel's correction (`ddof=1`); without it every
    interval would be slightly too narrow.
    """
    count = len(values)
    return float(values.std(ddof=1)) / math.sqrt(count) if count > 1 else 0.0


def mean(values: Array) -> Figure:
    """A mean over games."""
    value, half = float(values.mean()), Z95 * standard_error(values)
    return Figure(value, value - half, value + half)


def ratio(counts: Array, of: Array) -> Figure | None:
    """The ratio of two totals over games; None if the denominator is 0.

    Games are independent but events within a game are not, so the games are the sample.
    """
    whole = float(of.sum())
    if whole == 0:
        return None
    value = float(counts.sum()) / whole
    half = Z95 * standard_error(counts - value * of) * len(of) / whole
    return Figure(value, value - half, value + half)


class Difference(msgspec.Struct, frozen=True):
    """The second of two means minus the first, with its interval and p-value."""

    value: float
    low: float
    high: float
    p: float  # the probability of a difference this large by chance alone


def difference(first: Array, second: Array) -> Difference:
    """Compare paired games, which have the same numbers and so the same deals.

    With a single pair, p is 1.
    """
    gap = second.astype(float) - first
    value, error = float(gap.mean()), standard_error(gap)
    if len(gap) < 2:
        return Difference(value, value, value, 1.0)
    if error == 0:
        return Difference(value, value, value, 1.0 if value == 0 else 0.0)
    p = math.erfc(abs(value) / error / math.sqrt(2))
    return Difference(value, value - Z95 * error, value + Z95 * error, p)
