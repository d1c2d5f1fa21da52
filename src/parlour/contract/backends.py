"""Checks that every backend plays the same game: compiled, interpreted and in a CUDA kernel.

The interpreter and the CUDA simulator have to be chosen at import time, so each runs in a
subprocess that prints its results for comparison.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
import sys
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np

from parlour.contract.errors import Broken, explained, must
from parlour.contract.samples import moves, positions, tables
from parlour.core.chance import seeded
from parlour.core.engine import Engine, engines
from parlour.core.game import HOUSE, Game
from parlour.core.registry import load
from parlour.core.rule import PLAIN
from parlour.core.table import Table

GAMES = 12
KERNEL_GAMES = 4
LOOKS, APART = 60, 5  # compare bots in every 5th position, 60 times at most
SLOW_LOOKS = 2  # the last of these positions for slow bots


def home(game: Game) -> str:
    """The MODULE:ATTRIBUTE path of a game's card."""
    return f"{game.rules.__name__.rpartition('.')[0]}:GAME"


def digest(table: Table) -> str:
    """A hash of the state, every view and every seat's legal actions."""
    sums = hashlib.sha256(table.game.State.bytes(table._state))
    for seat in [*range(table.seats), None]:
        sums.update(table.seen(seat))
        sums.update(repr([] if seat is None else table.legal(seat)).encode())
    return sums.hexdigest()[:16]


def digests(table: Table, actions: list[list[int]]) -> list[str]:
    """The digest of the opening position and of the position after each action."""
    found = [digest(table)]
    for seat, action in actions:
        table.play(seat, action)
        found.append(digest(table))
    return found


def same_compiled_and_interpreted(game: Game) -> str:
    """Interpreted and compiled rules give the same digest after every move."""
    engines(game).swap()
    jobs, expected = [], []
    for table in list(tables(game, extra=GAMES))[:: max(1, len(game.presets))][:GAMES]:
        start = Table(game, table.seats, table.seed, table.options)
        for seat, action in moves(table, random.Random(4)):
            table.play(seat, action)
        expected.append(digests(start, [list(one) for one in table.actions]))
        jobs.append([start.seats, start.seed, start.options, table.actions])
    found = run(game, "interpreted", jobs, {"PARLOUR_PLAIN": "1"})
    return _agree(expected, found, "interpreted")


def same_thoughts(game: Game) -> str:
    """Bots and `imagine` give the same result interpreted and compiled."""
    slow = engines(game).interpreted
    quick = slow if PLAIN else engines(game).compiled
    thoughts = 0
    for table, seat, _ in islice(positions(game, 4), 0, APART * LOOKS, APART):
        if seat == HOUSE:
            continue
        view, moment = table.seen(seat), f"thoughts {thoughts}"
        for level, bot in game.bots.items():
            if bot.slow and thoughts > SLOW_LOOKS:
                continue
            one, other = (
                int(
                    engine.bot(level)(
                        engine.load(game.View, view), seeded(moment), game.workspace()
                    )
                )
                for engine in (slow, quick)
            )
            must(one == other, f"{level} plays {one} interpreted and {other} compiled")
        mine, theirs = (_imagined(engine, view, moment) for engine in (slow, quick))
        must(mine == theirs, "another state is imagined when interpreted")
        thoughts += 1
    return f"{thoughts} positions in which every bot was asked twice"


def _imagined(engine: Engine, view: bytes, moment: str) -> bytes:
    game, state = engine.game, engine.boxes(engine.game.State)
    engine.suppose(engine.load(game.View, view), seeded(moment), state, game.workspace())
    return game.State.bytes(state)


def same_in_a_kernel(game: Game) -> str:
    """A CUDA kernel in numba's simulator plays the same games as the compiled loop."""
    from parlour.lab.playouts import trace

    options = game.chosen(game.usual_seats)
    expected = [trace(game, game.usual_seats, options, number) for number in range(KERNEL_GAMES)]
    found = run(game, "kernel", [[game.usual_seats, options, KERNEL_GAMES]],
                {"NUMBA_ENABLE_CUDASIM": "1", "PARLOUR_PLAIN": ""})  # fmt: skip
    return _agree(expected, found, "in a kernel")


def _agree(expected: list[Any], found: list[Any], how: str) -> str:
    for game, (ours, theirs) in enumerate(zip(expected, found, strict=True)):
        for move, (one, other) in enumerate(zip(ours, theirs, strict=False)):
            if one != other:
                raise Broken(f"game {game} differs {how} after move {move}")
        if len(ours) != len(theirs):
            raise Broken(f"game {game} has a different number of moves {how}")
    return f"{sum(map(len, expected))} positions of {len(expected)} games"


def run(game: Game, task: str, jobs: list[Any], setting: dict[str, str]) -> list[Any]:
    """Run the jobs in a subprocess with extra environment variables."""
    path = [str(Path(str(game.rules.__file__)).resolve().parents[1]), *sys.path]
    done = subprocess.run(
        [sys.executable, "-m", "parlour.contract.backends", task, home(game)],
        input=json.dumps(jobs), capture_output=True, text=True, check=False,
        env={**os.environ, **setting, "PYTHONPATH": os.pathsep.join(filter(None, path))},
    )  # fmt: skip
    if done.returncode:
        last = done.stderr.strip().splitlines()[-1:] or ["no message"]
        raise Broken(f"the {task} run failed: {last[0]}")
    found: list[Any] = json.loads(done.stdout)
    return found


def main() -> None:
    """Run the jobs given on stdin and print the results as JSON."""
    task, where = sys.argv[1:]
    game, jobs = load(where), json.load(sys.stdin)
    try:
        json.dump(_results(game, task, jobs), sys.stdout, default=int)
    except Exception as error:
        sys.exit(explained(error, game))


def _results(game: Game, task: str, jobs: list[Any]) -> list[Any]:
    if task == "interpreted":
        return [
            digests(Table(game, seats, seed, options), actions)
            for seats, seed, options, actions in jobs
        ]
    from parlour.lab.playouts import traces_in_a_kernel

    return [
        one for seats, options, games in jobs
        for one in traces_in_a_kernel(game, seats, options, games)
    ]  # fmt: skip


if __name__ == "__main__":
    np.seterr(over="raise")
    main()
