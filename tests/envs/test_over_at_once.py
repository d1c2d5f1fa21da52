"""Deals that nobody can play: with these seeds, no card of Pattern Overlap fits."""

import numpy as np
import pytest

from parlour import Table
from parlour.envs import aec, parallel, vector

pytestmark = pytest.mark.slow

NAME, CALM = "pattern-overlap", {"seats": 2, "preset": "calm"}
TABLE_SEED = 3607
VECTOR_SEED, OVER = 1088, 2  # the game with this number is over when it is dealt


@pytest.mark.parametrize("all_seats", [False, True])
def test_many_tables_skip_it(all_seats):
    env = vector(NAME, 4, seed=VECTOR_SEED, actions="candidates", all_seats=all_seats, **CALM)
    env.reset()
    assert env._tables.number.tolist() == [0, 1, OVER + 4, 3]
    acting = env.acting[OVER].any() if all_seats else env.legal_action_mask[OVER].any()
    assert acting


@pytest.mark.parametrize("autoreset", ["same_step", "next_step"])
def test_it_is_skipped_when_a_table_deals_again(autoreset):
    env = vector(NAME, 1, seed=VECTOR_SEED, autoreset=autoreset, **CALM)
    env.reset()
    played = [0]
    while len(played) < OVER + 2:
        assert env.legal_action_mask.any()
        env.step(env.sample())
        if env._tables.number[0] != played[-1]:
            played.append(int(env._tables.number[0]))
    assert played == [0, 1, OVER + 1, OVER + 2]


def test_a_single_environment_goes_on_to_the_next_episode():
    assert not Table(NAME, seed=TABLE_SEED, **CALM).actors
    one, all_at_once = aec(NAME, **CALM), parallel(NAME, **CALM)
    one.reset(seed=TABLE_SEED)
    all_at_once.reset(seed=TABLE_SEED)
    for env in one, all_at_once:
        assert env.table.seed == f"{TABLE_SEED} episode 1"
        assert env.table.actors
    one.reset()
    assert one.table.seed == f"{TABLE_SEED} episode 2"
    observation, _, ended, cut, _ = one.last()
    assert np.any(observation["action_mask"])
    assert not ended
    assert not cut
