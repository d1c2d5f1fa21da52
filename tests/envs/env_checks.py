"""Helpers and checks for the environments; each check has a broken environment it must catch."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

import parlour.games  # noqa: F401  registers them
from parlour.core.chance import seeded
from parlour.core.errors import BadOption
from parlour.core.game import Game
from parlour.core.registry import game
from tests.games_known import NAMES
from tests.sampling import sampled

TABLES = [(name, seats) for name in NAMES for seats in game(name).seats]
assert TABLES, "no game is registered: these tests would test nothing"
every_game = pytest.mark.parametrize("name", NAMES)
every_table = pytest.mark.parametrize(("name", "seats"), sampled(TABLES, 4))


def options_for(card: Game, seats: int) -> dict[str, Any]:
    """Return options that allow this number of seats: none, or a single changed one."""
    tries = [{option.name: value} for option in card.Options.listed() for value in option.values]
    for options in [{}, *tries]:
        try:
            card.chosen(seats, None, options)
        except BadOption:
            continue
        return options
    raise AssertionError(f"{card.name} cannot be played by {seats}")


def made(make: Any, name: str, seats: int, **more: Any) -> Any:
    """Create an environment for this many seats, with options that allow it."""
    return make(name, seats=seats, options=options_for(game(name), seats), **more)


def check_aec(env: Any, seed: int, most: int = 60) -> None:
    """Play at random and check observations, masks and rewards at every step."""
    luck = random.Random(seed)
    env.reset(seed=seed)
    for number in range(most):
        for agent in env.agents:
            check_observation(env, agent)
            check_secrecy(env, agent, number)
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            break
        env.step(luck.choice(observation["action_mask"].nonzero()[0]))
    check_rewards(env)


def check_observation(env: Any, agent: str) -> None:
    """Check that an observation is in its space and its mask matches the legal actions."""
    observation = env.observe(agent)
    assert observation in env.observation_space(agent)
    running = not (env.terminations[agent] or env.truncations[agent])
    asked = running and agent == env.agent_selection
    legal = env.table.legal(env.possible_agents.index(agent)) if asked else []
    assert observation["action_mask"].nonzero()[0].tolist() == legal


def check_secrecy(env: Any, agent: str, number: int) -> None:
    """Check that an observation is the same in another state that fits the seat's view."""
    seat = env.possible_agents.index(agent)
    table, twin = env.table, copy.deepcopy(env)
    twin.table._state = table._engine.boxes(table.game.State)
    table._engine.suppose(
        table._look(seat), seeded(f"{agent} {number}"), twin.table._state, table.game.workspace()
    )
    true, supposed = env.observe(agent), twin.observe(agent)
    for key in ("observation", "action_mask"):
        assert true[key].tobytes() == supposed[key].tobytes()
    assert table.legal(seat) == twin.table.legal(seat)


def check_rewards(env: Any) -> None:
    """Check that rewards are the scores when the game is over, and 0 before."""
    result = env.table.result
    scores = result.scores if result else (0,) * env.seats
    assert env.rewards == dict(zip(env.agents, scores, strict=True))
    assert set(env.terminations.values()) == {result is not None}
