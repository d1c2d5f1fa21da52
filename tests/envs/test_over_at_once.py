"""Deals that nobody can play: with these seeds, no card of Pattern Overlap fits."""

import numpy as np
import pytest

from parlour import Table
from parlour.envs import aec, parallel, vector

pytestmark = pytest.mark.slow

NAME, CALM = "pattern-overlap", {"seats": 2, "preset": "calm"}
SEED = 3607  # of a table
MANY, NUMBER = 1088, 2  # of many tables, and the game of theirs that is over when it is dealt


@pytest.mark.parametrize("all_seats", [False, True])
def test_many_tables_skip_it(all_seats):
    env = vector(NAME, 4, seed=MANY, actions="candidates", all_seats=all_seats, **CALM)
    env.reset()
    assert env._tables.number.tolist() == [0, 1, NUMBER + 4, 3]
    acting = env.acting[NUMBER].any() if all_seats else env.legal_action_mask[NUMBER].any()
    assert acting


@pytest.mark.parametrize("autoreset", ["same_step", "next_step"])
def test_it_is_skipped_when_a_table_deals_again(autoreset):
    env = vector(NAME, 1, seed=MANY, autoreset=autoreset, **CALM)
    env.reset()
    played = [0]
    while len(played) < NUMBER + 2:
        assert env.legal_action_mask.any()
        env.step(env.sample())
        if env._tables.number[0] != played[-1]:
            played.append(int(env._tables.number[0]))
    assert played == [0, 1, NUMBER + 1, NUMBER + 2]


def test_a_single_environment_goes_on_to_the_next_episode():
    assert not Table(NAME, seed=SEED, **CALM).actors
    one, all_at_once = aec(NAME, **CALM), parallel(NAME, **CALM)
    one.reset(seed=SEED)
    all_at_once.reset(seed=SEED)
    for env in one, all_at_once:
        assert env.table.seed == f"{SEED} episode 1"
        assert env.table.actors
    one.reset()
    assert one.table.seed == f"{SEED} episode 2"
    observation, _, ended, cut, _ = one.last()
    assert np.any(observation["action_mask"])
    assert not ended
    assert not cut
