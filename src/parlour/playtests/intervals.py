"""Intervals and tests that hold for small numbers: Student's t, Wilson, and Fisher's exact test."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from parlour.core.struct import Array
from parlour.lab.stats import Figure, standard_error, wilson

CLOSE = 1e-12
STEPS = 200
FEW = 30


def mean_of(values: Sequence[float] | Array) -> Figure | None:
    """A mean with Student's 95% interval; None without values, unbounded with one.

    If a few values are all the same, nothing is known about how much they vary.
    """
    found = np.asarray(values, float)
    if not len(found):
        return None
    value = float(found.mean())
    if len(found) == 1 or (len(found) < FEW and np.ptp(found) < CLOSE):
        return Figure(value, -math.inf, math.inf)
    half = t_quantile(0.975, len(found) - 1) * standard_error(found)
    return Figure(value, value - half, value + half)


def not_negative(figure: Figure | None) -> Figure | None:
    """A figure that can't be negative, with an interval that isn't."""
    if figure is None or figure.low == -math.inf:
        return figure
    return Figure(figure.value, max(0.0, figure.low), figure.high)


def share_of(values: Array) -> Figure | None:
    """A share of games with Wilson's interval; None without games."""
    return wilson(int(values.sum()), len(values)) if len(values) else None


def clustered(values: Sequence[float], people: Sequence[int], share: bool) -> Figure | None:
    """A mean over decisions, which are alike if they are one person's.

    The interval is the wider of two: with the decisions as the sample, and with the people.
    """
    found = np.asarray(values, float)
    plain = share_of(found) if share else mean_of(found)
    who, place = np.unique(np.asarray(people, int), return_inverse=True)
    if plain is None or len(who) < 2:
        return plain
    value = float(found.mean())
    totals = np.bincount(place, found - value)
    half = t_quantile(0.975, len(who) - 1) * standard_error(totals) * len(who) / len(found)
    low, high = min(plain.low, value - half), max(plain.high, value + half)
    return Figure(value, max(0.0, low), min(1.0, high)) if share else Figure(value, low, high)


def is_yes_or_no(values: Array) -> bool:
    """Whether a series is 0 or 1 in every game."""
    return bool(np.isin(values, (0, 1)).all())


def difference_by_chance(people: Array, bots: Array) -> float:
    """How likely a difference at least this large is, if people played like the bots."""
    if len(people) < 2 or len(bots) < 2:
        return 1.0
    if is_yes_or_no(people) and is_yes_or_no(bots):
        return fisher(int(people.sum()), len(people), int(bots.sum()), len(bots))
    if any(len(one) < FEW and np.ptp(one) < CLOSE for one in (people, bots)):
        return 1.0  # as in `mean_of`
    return welch(people.astype(float), bots.astype(float))


def welch(one: Array, other: Array) -> float:
    """The p-value of Welch's t-test."""
    a, b = standard_error(one) ** 2, standard_error(other) ** 2
    gap = abs(float(one.mean()) - float(other.mean()))
    if a + b < CLOSE:
        return 1.0 if gap < CLOSE else 0.0
    freedom = (a + b) ** 2 / (a * a / (len(one) - 1) + b * b / (len(other) - 1))
    return 2 * (1 - t_below(gap / math.sqrt(a + b), freedom))


def fisher(hits: int, of: int, others: int, of_others: int) -> float:
    """The p-value of Fisher's exact test, two-sided."""
    whole, marked = of + of_others, hits + others

    def chance(k: int) -> float:
        return math.exp(_choose(marked, k) + _choose(whole - marked, of - k) - _choose(whole, of))

    low, high = max(0, of - (whole - marked)), min(of, marked)
    seen = chance(hits) * (1 + 1e-9)
    return min(1.0, sum(p for k in range(low, high + 1) if (p := chance(k)) <= seen))


def _choose(n: int, k: int) -> float:
    """The logarithm of a binomial coefficient."""
    return math.lgamma(n + 1) - math.lgamma(k + 1) - math.lgamma(n - k + 1)


def t_quantile(share: float, freedom: float) -> float:
    """The value below which this share (at least a half) of Student's t lies."""
    low, high = 0.0, 1.0
    while t_below(high, freedom) < share:
        high *= 2
    for _ in range(STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if t_below(middle, freedom) < share else (low, middle)
    return high


def t_below(t: float, freedom: float) -> float:
    """The share of Student's t below a value."""
    tail = _beta(freedom / 2, 0.5, freedom / (freedom + t * t)) / 2
    return 1 - tail if t >= 0 else tail


def _beta(a: float, b: float, x: float) -> float:
    """The regularised incomplete beta function, by its continued fraction."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):
        return 1 - _beta(b, a, 1 - x)
    front = math.exp(
        math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b)
        + a * math.log(x) + b * math.log(1 - x)
    )  # fmt: skip
    c, d = 1.0, 1 / _away(1 - (a + b) * x / (a + 1))
    found = d
    for m in range(1, STEPS):
        for term in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d, c = 1 / _away(1 + term * d), _away(1 + term / c)
            found *= c * d
        if abs(c * d - 1) < CLOSE:
            break
    return front * found / a


def _away(value: float) -> float:
    """A value that can be divided by."""
    return value if abs(value) > 1e-300 else 1e-300
