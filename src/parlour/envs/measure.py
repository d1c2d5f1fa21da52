"""Benchmark the environments: `python -m parlour.envs.measure [GAME ...]`."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from typing import Any

from parlour.core.registry import names
from parlour.envs import aec, parallel

RUNS = 3


def measure(name: str, seconds: float = 2.0) -> dict[str, float]:
    """Steps per second with random legal moves, observing before each: the best of RUNS."""
    return {
        "aec": max(_rate(aec(name), _aec_game, seconds) for _ in range(RUNS)),
        "parallel": max(_rate(parallel(name), _parallel_game, seconds) for _ in range(RUNS)),
    }


def _rate(env: Any, play: Callable[[Any], int], seconds: float) -> float:
    env.reset(seed=1)
    random.seed(1)
    steps, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        steps += play(env)
    return steps / (time.perf_counter() - start)


def _aec_game(env: Any) -> int:
    env.reset()
    steps = 0
    while True:
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            return steps
        env.step(_any_of(observation["action_mask"]))
        steps += 1


def _parallel_game(env: Any) -> int:
    observations, _ = env.reset()
    steps = 0
    while env.agents:
        actions = {agent: _any_of(seen["action_mask"]) for agent, seen in observations.items()}
        observations, *_ = env.step(actions)
        steps += 1
    return steps


def _any_of(mask: Any) -> int:
    return int(random.choice(mask.view(bool).nonzero()[0]))


if __name__ == "__main__":
    for _name in sys.argv[1:] or names():
        for _kind, _steps in measure(_name).items():
            print(f"{_name:18} {_kind:9} {_steps:9,.0f} steps/s")
