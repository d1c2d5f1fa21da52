"""Environments can be pickled, sent to another process and copied without sharing anything."""

import copy
import pickle
import random
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from operator import methodcaller

import numpy as np
import pytest
from env_checks import every_game

import parlour
from parlour.envs import aec, parallel

COPIES = {
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}
every_copy = pytest.mark.parametrize("copied", COPIES.values(), ids=list(COPIES))


def started(make, name):
    """Create an environment and play a few random moves."""
    env = make(name)
    env.reset(seed=5)
    played(env, random.Random(1), 4)
    return env


def played(env, luck, most):
    """Play a few moves; returns everything that the agents got."""
    told = []
    for _ in range(most):
        if hasattr(env, "agent_selection"):
            observation, *rest = env.last()
            env.step(luck.choice(observation["action_mask"].nonzero()[0]))
            told.append((observation["observation"].tolist(), rest))
        else:
            masks = {agent: env.action_spaces[agent].legal for agent in env.agents}
            given = env.step({a: luck.choice(m.nonzero()[0]) for a, m in masks.items()})
            told.append(({a: o["observation"].tolist() for a, o in given[0].items()}, given[1:]))
        if env.table.result:
            break
    return told


@every_copy
@pytest.mark.parametrize("make", [aec, parallel])
@every_game
def test_a_copy_plays_the_same_and_alone(name, make, copied):
    env = started(make, name)
    twin = copied(env)
    assert type(twin) is type(env)
    assert twin.table == env.table
    assert twin.table is not env.table
    before = env.table.copy()
    told = played(twin, random.Random(2), 6)
    assert env.table == before != twin.table
    assert played(env, random.Random(2), 6) == told


@every_copy
def test_a_copy_goes_on_to_the_same_games(copied):
    env = started(aec, "transmitter")
    twin = copied(env)
    for one in (env, twin):
        one.reset()
    assert env.table == twin.table
    assert env.table.seed == "5 episode 1"


@every_copy
def test_a_copy_samples_the_same_legal_actions(copied):
    env = started(aec, "transmitter")
    space = env.action_space(env.agent_selection)
    space.seed(3)
    other = copied(env).action_space(env.agent_selection)
    assert [space.sample() for _ in range(9)] == [other.sample() for _ in range(9)]


@pytest.mark.parametrize("make", [aec, parallel])
def test_an_environment_that_was_never_reset_can_be_pickled(make):
    twin = pickle.loads(pickle.dumps(make("transmitter", seats=3)))
    twin.reset(seed=1)
    assert twin.table == parlour.Table("transmitter", seats=3, seed=1)


def test_an_environment_works_in_another_process():
    env, others = started(aec, "transmitter"), started(parallel, "sequence-numbers")
    agent = env.agent_selection
    actions = {a: int(space.legal.argmax()) for a, space in others.action_spaces.items()}
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        seen = pool.submit(methodcaller("observe", agent), env).result()
        step = pool.submit(methodcaller("step", actions), others).result()
    for key, value in env.observe(agent).items():
        assert np.array_equal(seen[key], value)
    for name, observation in others.step(actions)[0].items():
        assert np.array_equal(step[0][name]["observation"], observation["observation"])


@pytest.mark.parametrize("make", [aec, parallel])
def test_numpy_integers_are_taken_for_every_integer(make):
    options = {"hand_size": np.int16(3), "tuner": np.bool_(False)}
    env = make("transmitter", seats=np.int64(3), options=options, max_cycles=np.int32(5))
    assert (env.seats, env.options["hand_size"], env.max_cycles) == (3, 3, 5)
    assert {type(env.seats), type(env.options["hand_size"]), type(env.max_cycles)} == {int}
    env.reset(seed=np.uint32(7), options={"table": {"hand_size": np.int8(4)}})
    assert env.table == parlour.Table("transmitter", 3, 7, {**env.options, "hand_size": 4})
    assert str(env.table.record())
