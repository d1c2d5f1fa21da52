"""Choosing from candidates instead of from all actions."""

import numpy as np
import pytest
from test_vector import follow, play_out

from parlour.envs import vector
from parlour.games.pattern_overlap.observe import CHOICE

pytestmark = pytest.mark.slow


def candidates(n=3, **more):
    env = vector("pattern-overlap", n, seed=4, actions="candidates", **more)
    env.reset()
    return env


def test_the_candidates_are_the_legal_actions():
    env = candidates()
    tables = [follow(env, i) for i in range(3)]
    for _ in range(40):
        for i, table in enumerate(tables):
            seat, offered = int(env.current_player[i]), env.candidates[i]
            legal = table.legal(seat)
            assert offered[env.legal_action_mask[i]].tolist() == legal
            assert (offered[len(legal) :] == -1).all()
            assert not env.candidate_features[i, len(legal) :].any()
            for k, action in enumerate(legal):
                assert np.array_equal(env.candidate_features[i, k], table.candidate(seat, action))
        taken = env.sample()
        played = [int(env.candidates[i, taken[i]]) for i in range(3)]
        seats = env.current_player.tolist()
        env.step(taken)
        for table, seat, action in zip(tables, seats, played):
            table.play(seat, action)
        if env.terminated.any():
            return
    raise AssertionError("no game ended")


def test_every_legal_action_is_offered_some_time():
    """If they don't all fit in, each has the same chance."""
    env = candidates(1, candidates=3)
    while env.legal_action_mask.shape[1] >= len(legal := now(env)):
        env.step(env.sample())
    found, seat = np.zeros(len(legal)), int(env.current_player[0])
    for _ in range(400):
        env._rules.begin.__globals__["show"](env._tables, env._work[0], env._shown, 0, 0, seat)
        offered = env.candidates[0].tolist()
        assert env.legal_action_mask.all()
        assert len(set(offered)) == 3
        found[[legal.index(one) for one in offered]] += 1
    expected = 400 * 3 / len(legal)
    assert abs(found - expected).max() < 5 * np.sqrt(expected)


def now(env):
    """The legal actions of table 0's seat."""
    moves = env._work[0].moves
    legal = env._rules.begin.__globals__["legal"]
    count = legal(env._tables.state[0], int(env.current_player[0]), moves)
    return moves[:count].tolist()


def test_a_finished_table_offers_nothing():
    env = candidates(2, autoreset="disabled")
    i = play_out(env)[0]
    assert (env.candidates[i] == -1).all()
    assert not env.candidate_features[i].any()
    assert env.legal_action_mask[i].all()
    shown = env.observation[i].copy()
    env.step(env.sample())
    assert np.array_equal(env.observation[i], shown)


def test_spaces_are_those_of_the_candidates():
    env = candidates(2, candidates=5)
    assert env.single_action_space.n == env.num_actions == 5
    assert env.candidate_features.shape == (2, 5, CHOICE.size)
    assert env.action_space.shape == (2,)
