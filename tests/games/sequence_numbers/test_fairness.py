"""Equal players win equally often, apart from the small advantage of starting."""

from __future__ import annotations

import numpy as np
import pytest

from parlour.envs import vector

GAMES = 20_000


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_random_players_win_about_equally_often(seats):
    env = vector("sequence-numbers", 1024, seats, seed=3)
    env.reset()
    teams = int(env._tables.state[0]["teams"])
    won = np.zeros(teams)
    games = drawn = 0
    while games < GAMES:
        env.step(env.sample())
        ended = env.final_won[env.terminated]
        assert (ended == np.tile(ended[:, :teams], seats // teams)).all()  # team-mates win together
        won += ended[:, :teams].sum(axis=0)
        drawn += int((~ended.any(axis=1)).sum())
        games += len(ended)
    share, error = won / (games - drawn), np.sqrt(0.25 / games)
    assert share[0] > 1 / teams - 4 * error  # starting is no disadvantage,
    assert abs(share - 1 / teams).max() < 0.06  # and no great advantage
