"""Benchmark the environments: `python -m parlour.envs.measure [GAME ...]`.

On a busy machine, `--processor-time` counts the time that the calling thread ran. With two threads,
that is its half of the tables and all that can't be shared out, which is what a quiet machine would
take: the other thread has no more to do.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from typing import Any

from parlour.core.registry import card_of, names
from parlour.envs import aec, parallel, vector

RUNS = 3
TABLES = 1024
PROCESSOR_TIME = "--processor-time"
Clock = Callable[[], float]


def measure(
    name: str, seconds: float = 2.0, tables: int = TABLES, clock: Clock = time.perf_counter
) -> dict[str, float]:
    """Steps per second with random legal moves, observing before each: the best of RUNS."""
    kinds: dict[str, tuple[Any, Callable[[Any], int]]] = {
        "aec": (aec(name), _aec_game),
        "parallel": (parallel(name), _parallel_game),
        "vector": (vector(name, tables), _vector_step),
        "vector, 2 threads": (vector(name, tables, threads=2), _vector_step),
    }
    if hasattr(card_of(name).lab.observe, "choice"):
        env = vector(name, tables, actions="candidates")
        kinds["vector, candidates"] = env, _vector_step
    return {
        kind: max(_rate(env, play, seconds, clock) for _ in range(RUNS))
        for kind, (env, play) in kinds.items()
    }


def _rate(env: Any, play: Callable[[Any], int], seconds: float, clock: Clock) -> float:
    env.reset(seed=1)
    random.seed(1)
    steps, start = 0, clock()
    while clock() - start < seconds:
        steps += play(env)
    return steps / (clock() - start)


def _vector_step(env: Any) -> int:
    env.step(env.sample())
    return int(env.num_envs)


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


def main(arguments: list[str]) -> None:
    """Print the rates of some games, or of all of them."""
    clock = time.thread_time if PROCESSOR_TIME in arguments else time.perf_counter
    for name in [one for one in arguments if one != PROCESSOR_TIME] or names():
        for kind, steps in measure(name, clock=clock).items():
            print(f"{name:18} {kind:18} {steps:11,.0f} steps/s")


if __name__ == "__main__":
    main(sys.argv[1:])
