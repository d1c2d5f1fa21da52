"""Intervals and tests for small numbers, against published values."""

from __future__ import annotations

import math

import numpy as np
import pytest

from parlour.playtests.intervals import (
    clustered,
    difference_by_chance,
    fisher,
    mean_of,
    t_below,
    t_quantile,
    welch,
)


@pytest.mark.parametrize(
    ("freedom", "value"), [(1, 12.7062), (2, 4.3027), (4, 2.7764), (10, 2.2281), (100, 1.9840)]
)
def test_students_t(freedom: int, value: float) -> None:
    assert t_quantile(0.975, freedom) == pytest.approx(value, abs=1e-4)
    assert t_below(-value, freedom) == pytest.approx(0.025, abs=1e-5)


def test_a_mean_of_few() -> None:
    found = mean_of([2, 4, 4, 5, 5])
    assert found
    assert (found.value, round(found.low, 3), round(found.high, 3)) == (4.0, 2.479, 5.521)
    one = mean_of([3])
    assert one
    assert (one.low, one.high) == (-math.inf, math.inf)
    same = mean_of([4, 4, 4])
    assert same
    assert same.low == -math.inf  # nothing is known about how much they vary
    assert mean_of([]) is None


def test_fishers_exact_test() -> None:
    assert fisher(3, 4, 1, 4) == pytest.approx(0.4857, abs=1e-4)  # the lady tasting tea
    assert fisher(8, 10, 1, 6) == pytest.approx(0.03497, abs=1e-5)
    assert fisher(2, 4, 2, 4) == pytest.approx(1)


def test_welchs_test() -> None:
    one, other = np.array([1.0, 2, 3, 4, 5]), np.array([2.0, 4, 6, 8, 10])
    assert welch(one, other) == pytest.approx(0.1070, abs=1e-3)
    assert welch(one, one) == pytest.approx(1)
    assert difference_by_chance(np.array([1.0]), other) == 1  # one game says nothing
    rare = np.array([0.0] * 390 + [0.5] * 10)
    assert difference_by_chance(np.zeros(4), rare) == 1  # nor do a few that are all the same
    assert difference_by_chance(np.zeros(400), rare) < 0.01


def test_decisions_of_one_person_are_alike() -> None:
    values = [1.0] * 10 + [0.0] * 10
    mixed = clustered(values, [1, 2] * 10, share=True)
    apart = clustered(values, [1] * 10 + [2] * 10, share=True)
    assert mixed
    assert apart
    assert mixed.value == apart.value == 0.5
    assert (apart.low, apart.high) == (0, 1)  # two people who never agree
    assert 0.25 < mixed.low < mixed.high < 0.75
