"""Statistics and their intervals, checked against values from hand calculation or tables."""

from __future__ import annotations

import math

import numpy as np
import pytest

from parlour.lab.stats import Difference, difference, mean, ratio, wilson


@pytest.mark.parametrize(
    ("hits", "games", "low", "high"),
    [
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 29, 0.0061, 0.1718),
        (263, 500, 0.4822, 0.5694),
    ],
)
def test_wilson(hits: int, games: int, low: float, high: float) -> None:
    figure = wilson(hits, games)
    assert (figure.value, figure.low, figure.high) == pytest.approx(
        (hits / games, low, high), abs=5e-5
    )


def test_wilson_covers_the_truth_nineteen_times_in_twenty() -> None:
    """Summed over every outcome of 40 games, exactly."""
    for p in (0.05, 0.3, 0.5, 0.93):
        covered = sum(
            math.comb(40, k) * p**k * (1 - p) ** (40 - k)
            for k in range(41)
            if wilson(k, 40).low <= p <= wilson(k, 40).high
        )
        assert 0.92 <= covered <= 0.98


def test_wilson_of_no_games_knows_nothing() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


@pytest.mark.parametrize(("hits", "games"), [(30, 10), (-1, 10), (1, 0)])
def test_wilson_refuses_more_hits_than_games(hits: int, games: int) -> None:
    with pytest.raises(ValueError, match=f"must be from 0 to {games}, not {hits}"):
        wilson(hits, games)


def test_mean() -> None:
    figure = mean(np.array([1, 2, 3, 4]))
    assert figure.value == 2.5
    assert figure.half == pytest.approx(1.96 * math.sqrt(5 / 3 / 4), abs=1e-3)


def test_ratio_takes_games_as_the_sample() -> None:
    figure = ratio(np.array([1, 0, 3]), np.array([2, 2, 4]))
    assert figure is not None
    assert figure.value == 0.5
    assert figure.half == pytest.approx(1.96 * math.sqrt((0 + 1 + 1) * 3 / 2) / 8, abs=1e-3)
    assert ratio(np.array([0]), np.array([0])) is None


def test_a_mean_has_the_interval_of_its_difference_from_nothing() -> None:
    values = np.array([3.0, 1, 4, 1, 5])
    alone, gap = mean(values), difference(np.zeros(5), values)
    of_all = ratio(values, np.ones(5))
    assert of_all is not None
    assert (alone.low, alone.high) == pytest.approx((gap.low, gap.high))
    assert (alone.low, alone.high) == pytest.approx((of_all.low, of_all.high))


def test_of_one_game_nothing_is_sure() -> None:
    one = np.array([3])
    assert (mean(one).low, mean(one).high) == (3, 3)
    assert difference(np.array([1]), one) == Difference(2, 2, 2, 1.0)


def test_difference_of_the_same_games_is_none() -> None:
    games = np.array([1, 0, 1, 1])
    assert difference(games, games).p == 1.0
    assert difference(games, games).value == 0.0


def test_pairs_make_a_difference_sharp() -> None:
    luck = np.random.default_rng(1).normal(0, 10, 400)
    found = difference(luck, luck + 0.5 + np.tile([-0.1, 0.1], 200))
    assert found.value == pytest.approx(0.5)
    assert found.p < 1e-9
    assert found.low > 0.4
