"""The plan: of those that start with each seat, the one worth the most to the team counts."""

from __future__ import annotations

import numpy as np
import pytest

from parlour import Table
from parlour.games.synergy.cards import SEATS
from parlour.games.synergy.planner import (
    COUNT,
    PLAN,
    TABLE,
    WAYS,
    list_outcomes,
    make_plan,
    plan_once,
    plan_round,
)
from parlour.games.synergy.weights import STRONG, choose

from .deals import random_game

SWEEPS = 2


def positions():
    """Views and workspaces just before last numbers are played."""
    for seed in range(4):
        for at in random_game(Table("synergy", 3, seed, {"mission": 20}), seed):
            if at.view(None)["phase"] == "commit3" and len(at.actors) == 3:
                w = at.game.workspace()
                choose(w, STRONG, 0)
                yield at.look(0)[0], w


def plan_in(w):
    """The probability of each sum at each place."""
    counts = [int(w[COUNT + place]) for place in range(SEATS)]
    return [w[PLAN + place * WAYS :][:count].copy() for place, count in enumerate(counts)]


def value_of(w, plan):
    """The value to the team of a plan, from the value of every outcome."""
    outcomes = w[TABLE : TABLE + np.prod([len(part) for part in plan])]
    for part in reversed(plan):
        outcomes = outcomes.reshape(-1, len(part)) @ part
    return outcomes.item()


def test_a_plan_says_what_it_is_worth():
    for view, w in positions():
        list_outcomes(view, SWEEPS, w)
        for start in range(3):
            assert make_plan(view, start, SWEEPS, w) == pytest.approx(value_of(w, plan_in(w)))


def test_the_most_valuable_plan_counts():
    gains = []
    for view, w in positions():
        list_outcomes(view, SWEEPS, w)
        values = [make_plan(view, start, SWEEPS, w) for start in range(3)]
        plan_round(view, SWEEPS, w)
        assert value_of(w, plan_in(w)) == pytest.approx(max(values))
        gains.append(max(values) - values[view.leader])
    assert max(gains) > 0.005


def test_a_single_plan_starts_with_the_leader():
    for view, w in positions():
        list_outcomes(view, SWEEPS, w)
        make_plan(view, view.leader, SWEEPS, w)
        led = plan_in(w)
        plan_once(view, SWEEPS, w)
        for found, expected in zip(plan_in(w), led, strict=True):
            np.testing.assert_array_equal(found, expected)
