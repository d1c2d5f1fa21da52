"""Playouts: complete games of random moves, compiled, on one or more cores or a GPU.

Game number `n` of a batch is the same game everywhere: its deal comes from stream 2n of the
batch's seed and its moves from stream 2n+1.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import msgspec
import numpy as np

from parlour.core import compiling
from parlour.core.chance import Chance, seeded
from parlour.core.cuda import load_cuda
from parlour.core.engine import engines, game_module
from parlour.core.errors import ParlourError
from parlour.core.game import Game
from parlour.core.option import Value
from parlour.core.picking import picking, picks_itself
from parlour.core.rule import (
    PLAIN,
    compiled,
    compiled_kernel,
    cool,
    numba_with_rules,
)
from parlour.core.struct import Array
from parlour.lab.differences import difference

PART = "playouts"
CHECKED = 64  # games compared move by move, and tables whose games are counted
IN_A_ROW = 4  # games at each of these tables
GPU_TABLES = 1 << 16  # more would not fit in the caches of an H200

PLAYOUT = "parlour.lab.templates.playout"
TAKING_OVER = "parlour.lab.templates.taking_over"
KERNEL = "parlour.lab.templates.playout_kernel"


class Rate(msgspec.Struct, frozen=True):
    """A measured speed."""

    game: str
    backend: str
    threads: int
    moves_per_s: float
    games_per_s: float


@cache
def rules(game: Game) -> Any:
    """The playout rules of a game."""
    return game_module(game, PLAYOUT, PART, picked=picking(game))


class Loops:
    """A game's playout loops, compiled on first use."""

    def __init__(self, game: Game) -> None:
        self._rules = rules(game)

    def __getattr__(self, name: str) -> Any:
        function = getattr(self._rules, name)
        return function if PLAIN else compiled(function)


@cache
def loops(game: Game) -> Loops:
    """A game's compiled loops; prints a message if it has to compile them."""
    made = Loops(game)
    if not compiling.is_made(game, PART):
        print(f"Compiling {game.title}'s playouts, once ...", file=sys.stderr, flush=True)
        made.batch(dealt(game, game.usual_seats), seeded(0), 0, 1, *_workspace(game))
        compiling.mark_made(game, PART)
    return made


def _roots(game: Game, _: str) -> compiling.Roots:
    return rules(game).batch, game.State


compiling.ROOTS[PART] = _roots


def dealt(game: Game, seats: int, options: Mapping[str, Value] | None = None) -> Any:
    """A boxed state with seats and options set, in the form that `loops` takes."""
    engine = engines(game).interpreted if PLAIN else engines(game).compiled
    return engine.fit(game.State, game.begin(seats, options or game.chosen(seats)))


def _workspace(game: Game) -> tuple[Any, Any, Any]:
    moves = np.zeros(game.widest + game.house_actions, np.int32)
    return Chance.records(), Chance.records(), moves


def on_cores(
    game: Game, seats: int, options: Mapping[str, Value], seconds: float, threads: int = 1
) -> Rate:
    """Run random playouts for about `seconds` on `threads` cores."""
    batch, parent = loops(game).batch, seeded("bench")

    def work(lane: int) -> tuple[int, int]:
        s, space = dealt(game, seats, options), _workspace(game)
        moves = games = 0
        size, number = 64, lane << 40
        while (left := deadline - time.perf_counter()) > 0:
            began = time.perf_counter()
            moves += int(batch(s, parent, number, size, *space))
            games, number = games + size, number + size
            took = time.perf_counter() - began
            size = max(1, int(size * min(4.0, max(left / 8, 0.01) / took)))
        return moves, games

    batch(dealt(game, seats, options), parent, 0, 1, *_workspace(game))  # load compiled code first
    start = time.perf_counter()
    deadline = start + seconds
    with ThreadPoolExecutor(threads) as pool:
        done = list(pool.map(work, range(threads)))
    took = time.perf_counter() - start
    moves, games = (sum(column) for column in zip(*done, strict=True))
    backend = "core" if threads == 1 else "cores"
    return Rate(game.name, backend, threads, moves / took, games / took)


def trace(game: Game, seats: int, options: Mapping[str, Value], number: int) -> list[int]:
    """The moves of game `number` from the compiled loop, each as 1 + 8 * action + seat."""
    made, parent = loops(game), seeded("bench")
    s, (chance, luck, moves) = dealt(game, seats, options), _workspace(game)
    made.start(s, parent, number, chance, luck)
    codes = []
    while code := int(made.move(s, chance, luck, moves)):
        codes.append(code)
    return codes


def traces_in_a_kernel(
    game: Game, seats: int, options: Mapping[str, Value], games: int
) -> list[list[int]]:
    """The moves of the first games, played by a CUDA kernel with one game per thread."""
    launch = Launch(game, seats, options, games)
    kept = np.zeros((games, game.longest), np.int32)
    counts = launch(0, 1, kept)
    return [kept[i, : counts[i]].tolist() for i in range(games)]


@cache
def taking_over(game: Game) -> Any:
    """A rule that copies the table's options to a thread's state, field by field."""
    options = game.Options.listed()
    return game_module(
        game, TAKING_OVER, "taking_over",
        OPTION_NUMBERS=[option.name for option in options if not option.shape],
        OPTION_LISTS=[(option.name, option.shape[0]) for option in options if option.shape],
    ).take_over  # fmt: skip


@cache
def kernel(game: Game) -> Any:
    """The CUDA kernel for a game's playouts."""
    loops(game)
    cool()
    numba = numba_with_rules()
    made = game_module(
        game, KERNEL, "kernel", cuda=load_cuda(), take_over=taking_over(game),
        deal=rules(game).deal, step=rules(game).step,
        WIDEST=1 if picks_itself(game) else game.widest,
        STATE=numba.from_dtype(game.State.dtype), CHANCE=numba.from_dtype(Chance.dtype),
    )  # fmt: skip
    return compiled_kernel(made.kernel, made.take_over)


class Launch:
    """A game's CUDA kernel, ready to play batches on `tables` threads."""

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, Value], tables: int, block: int = 128
    ) -> None:
        self.cuda = load_cuda()
        self.kernel = kernel(game)
        self.shape = (tables + block - 1) // block, block
        self.like = self.cuda.to_device(dealt(game, seats, options).view(game.State.dtype))
        self.parent = self.cuda.to_device(seeded("bench").view(Chance.dtype))
        self.counts = self.cuda.to_device(np.zeros(tables, np.int64))
        self.untraced = self.cuda.to_device(np.zeros((1, 0), np.int32))

    def __call__(self, first: int, games: int, kept: Array | None = None) -> Array:
        """Play `games` games per table, starting at number `first`; return moves per table."""
        trace = self.untraced if kept is None else self.cuda.to_device(kept)
        self.kernel[self.shape](self.like, self.parent, first, games, self.counts, trace)
        if kept is not None:
            kept[:] = trace.copy_to_host()
        counts: Array = self.counts.copy_to_host()
        return counts


def compare(game: Game, seats: int, options: Mapping[str, Value]) -> None:
    """Raise ParlourError unless a GPU plays the same games as a core, also one after another."""
    on_the_gpu = traces_in_a_kernel(game, seats, options, CHECKED)
    on_a_core = [trace(game, seats, options, number) for number in range(CHECKED)]
    if found := difference(game.name, on_a_core, on_the_gpu):
        raise ParlourError(found)
    counted = Launch(game, seats, options, CHECKED)(0, IN_A_ROW)
    for table, moves in enumerate(counted.tolist()):
        numbers = range(table * IN_A_ROW, (table + 1) * IN_A_ROW)
        right = sum(len(trace(game, seats, options, number)) for number in numbers)
        if moves != right:
            raise ParlourError(
                f"{IN_A_ROW} games of {game.name} in a row play out differently on this GPU:"
                f" those from game {numbers[0]} have {moves} moves there, {right} on a core"
            )


def on_gpu(
    game: Game, seats: int, options: Mapping[str, Value], seconds: float, tables: int = GPU_TABLES
) -> Rate:
    """Run random playouts in one CUDA kernel, with one table per thread.

    Before timing, its games are compared with those of the compiled loop.
    """
    compare(game, seats, options)
    launch = Launch(game, seats, options, tables)
    launch(0, 1)
    moves = games = 0
    per_table, start = 1, time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        moves += int(launch(games, per_table).sum())
        games += tables * per_table
        per_table = min(per_table * 2, 64) if elapsed < seconds / 4 else per_table
    took = time.perf_counter() - start
    return Rate(game.name, "gpu", tables, moves / took, games / took)
