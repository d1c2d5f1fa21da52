"""Benchmark the environments: `python -m parlour.envs.measure [GAME ...]`.

On a busy machine, `--processor-time` counts the time that the calling thread ran. With two threads,
that says little: it does what the other thread comes too late for, and waits for it at the end.
`--tables N` sets the number of tables of `vector`, and `--vector` leaves out the others.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from parlour.core.observation import RAW, written_by
from parlour.core.registry import card_of, names
from parlour.envs import aec, parallel, vector

RUNS = 3
TABLES = 1024
Clock = Callable[[], float]


def measure(
    name: str, seconds: float = 2.0, tables: int = TABLES, clock: Clock = time.perf_counter,
    only_vector: bool = False,
) -> dict[str, float]:  # fmt: skip
    """Steps per second with random legal moves, observing before each: the best of RUNS."""
    kinds: dict[str, tuple[Callable[[], Any], Callable[[Any], int]]] = {}
    if not only_vector:
        kinds |= {
            "aec": (lambda: aec(name), _aec_game),
            "parallel": (lambda: parallel(name), _parallel_game),
        }
    for kind, given in ways(name).items():
        kinds[kind] = partial(vector, name, tables, **given), _vector_step
    return {kind: _best(make(), play, seconds, clock) for kind, (make, play) in kinds.items()}


def ways(name: str) -> dict[str, dict[str, Any]]:
    """The ways to make a vectorised environment of a game, and what to call them."""
    found: dict[str, dict[str, Any]] = {}
    offers = hasattr(card_of(name).lab.observe, "choice")
    for encoding in written_by(card_of(name)) or [RAW]:
        for actions in ("plain", "candidates")[: 1 + offers]:
            kind = f"vector, {encoding}" + ", candidates" * (actions == "candidates")
            for threads in (1, 2):
                given = {"encoding": encoding, "actions": actions, "threads": threads}
                found[kind + ", 2 threads" * (threads == 2)] = given
    return found


def _best(env: Any, play: Callable[[Any], int], seconds: float, clock: Clock) -> float:
    return max(_rate(env, play, seconds, clock) for _ in range(RUNS))


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
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--processor-time", action="store_true")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--vector", action="store_true")
    chosen = parser.parse_args(arguments)
    clock = time.thread_time if chosen.processor_time else time.perf_counter
    for name in chosen.games or names():
        rates = measure(name, tables=chosen.tables, clock=clock, only_vector=chosen.vector)
        for kind, steps in rates.items():
            print(f"{name:18} {kind:42} {steps:11,.0f} steps/s", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
