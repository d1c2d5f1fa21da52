"""Playouts: whole games of random moves, compiled, on one core, on several, on a GPU.

Game number `n` of a batch is the same game everywhere: its deal comes from stream 2n of the
batch's seed and its moves from stream 2n+1.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import import_module
from typing import Any

import msgspec
import numpy as np

from parlour.core import compiling
from parlour.core.chance import Chance, seeded
from parlour.core.engine import compiled_module, interpreted_module
from parlour.core.errors import ParlourError
from parlour.core.game import Game
from parlour.core.option import Value
from parlour.core.rule import PLAIN, cool, teach_cuda
from parlour.core.struct import Array

PART = "playouts"
CHECKED = 64
GPU_TABLES = 1 << 16  # more would not fit the caches of an H200

PLAYOUT = """
import numpy as np

FIRST_SEAT = np.array([0] + [(m & -m).bit_length() - 1 for m in range(1, 256)], np.int64)

@hot
def one_of_them(mask, luck):
    if mask & (mask - 1):
        count = 0
        for seat in range(8):
            count += mask >> seat & 1
        for _ in range(below(luck, count)):
            mask &= mask - 1
    return FIRST_SEAT[mask & 255]

@hot
def step(s, chance, luck, moves):
    # One random move; 0 when the game is over, else 1 + 8 * action + seat.
    mask = actors(s)
    if mask == 0:
        return 0
    seat = one_of_them(mask, luck)
    action = picked(s, seat, luck, moves)
    apply(s, chance, seat, action)
    return 1 + 8 * action + seat

@rule
def deal(s, parent, number, chance, luck):
    branch(parent, 2 * number, chance)
    branch(parent, 2 * number + 1, luck)
    setup(s, chance)

@rule
def playout(s, parent, number, chance, luck, moves):
    # A whole game; gives the number of moves.
    deal(s, parent, number, chance, luck)
    count = 0
    while step(s, chance, luck, moves):
        count += 1
    return count

@rule
def batch(s, parent, first, games, chance, luck, moves):
    count = 0
    for number in range(first, first + games):
        count += playout(s[0], parent[0], number, chance[0], luck[0], moves)
    return count

@rule
def start(s, parent, number, chance, luck):
    deal(s[0], parent[0], number, chance[0], luck[0])

@rule
def move(s, chance, luck, moves):
    return step(s[0], chance[0], luck[0], moves)

@rule
def choose(s, seat, luck, moves):
    return picked(s[0], seat, luck[0], moves)
"""

FROM_THE_LIST = """
@hot
def picked(s, seat, luck, moves):
    return moves[below(luck, legal(s, seat, moves))]
"""

BY_THE_GAME = """
from {rules} import pick

@hot
def picked(s, seat, luck, moves):
    return pick(s, seat, luck)
"""

KERNEL = """
import numba
from numba import cuda, types
from parlour.core.chance import Chance
from {rules} import State

WIDEST = {widest}
STATE = numba.from_dtype(State.dtype)
CHANCE = numba.from_dtype(Chance.dtype)

@cuda.jit(cache=True)
def kernel(like, parent, first, games, counts, trace):
    # A table a thread, each in its own fast memory; with room in `trace` the moves are kept.
    i = cuda.grid(1)
    if i < counts.shape[0]:
        s = cuda.local.array(1, STATE)
        chance = cuda.local.array(3, CHANCE)
        moves = cuda.local.array(WIDEST, types.int32)
        s[0]["seats"] = like[0]["seats"]
        {options}
        chance[2]["word"] = parent[0]["word"]
        chance[2]["step"] = parent[0]["step"]
        count = 0
        for k in range(games):
            number = first + i * games + k
            deal(s[0], chance[2], number, chance[0], chance[1])
            code = step(s[0], chance[0], chance[1], moves)
            while code:
                if count < trace.shape[1]:
                    trace[i, count] = code
                count += 1
                code = step(s[0], chance[0], chance[1], moves)
        counts[i] = count
"""


class Rate(msgspec.Struct, frozen=True):
    """A measured speed."""

    game: str
    backend: str
    threads: int
    moves_per_s: float
    games_per_s: float


@cache
def loops(game: Game) -> Any:
    """The compiled loops of a game; the wait for the compiler is announced."""
    text = picking(game) + PLAYOUT
    if PLAIN:
        return interpreted_module(game, "playouts", text)
    made = compiled_module(game, "playouts", text)
    if not compiling.is_made(game, PART):
        print(f"Compiling {game.title}'s playouts, once ...", file=sys.stderr, flush=True)
        made.batch(dealt(game, game.usual_seats), seeded(0), 0, 1, *_workspace(game))
        compiling.mark_made(game, PART)
    return made


def _roots(game: Game) -> tuple[object, ...]:
    return interpreted_module(game, "playouts", picking(game) + PLAYOUT).batch, game.State


compiling.ROOTS[PART] = _roots


def dealt(game: Game, seats: int, options: Mapping[str, Value] | None = None) -> Any:
    """A boxed state with seats and options in it, in the form that `loops` take."""
    engine = game.engines.interpreted if PLAIN else game.engines.compiled
    return engine.fit(game.State, game.begin(seats, options or game.chosen(seats)))


def picks_itself(game: Game) -> bool:
    """Whether a game's rules have their own way to a random legal action."""
    return hasattr(game.rules, "pick")


def picking(game: Game) -> str:
    """How a playout comes to a random legal action: from the list, or by the game's `pick`."""
    if picks_itself(game):
        return BY_THE_GAME.format(rules=game.rules.__name__)
    return FROM_THE_LIST


def _workspace(game: Game) -> tuple[Any, Any, Any]:
    moves = np.zeros(game.widest + game.house_actions, np.int32)
    return Chance.records(), Chance.records(), moves


def on_cores(
    game: Game, seats: int, options: Mapping[str, Value], seconds: float, threads: int = 1
) -> Rate:
    """Random playouts for about so many seconds, on so many cores."""
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

    batch(dealt(game, seats, options), parent, 0, 1, *_workspace(game))  # loads what is compiled
    start = time.perf_counter()
    deadline = start + seconds
    with ThreadPoolExecutor(threads) as pool:
        done = list(pool.map(work, range(threads)))
    took = time.perf_counter() - start
    moves, games = (sum(column) for column in zip(*done, strict=True))
    backend = "core" if threads == 1 else "cores"
    return Rate(game.name, backend, threads, moves / took, games / took)


def trace(game: Game, seats: int, options: Mapping[str, Value], number: int) -> list[int]:
    """The moves of game `number`, each as 1 + 8 * action + seat, from the compiled loop."""
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
    """The moves of the first games, played by a CUDA kernel, a game a thread."""
    launch = Launch(game, seats, options, games)
    kept = np.zeros((games, game.longest), np.int32)
    counts = launch(0, 1, kept)
    return [kept[i, : counts[i]].tolist() for i in range(games)]


def copying(game: Game) -> str:
    """Lines of a kernel that give a thread's state the options of the table, number by number."""
    lines = []
    for option in game.Options.listed():
        ours, theirs = f's[0]["options"]["{option.name}"]', f'like[0]["options"]["{option.name}"]'
        if option.shape:
            lines += [f"for k in range({option.shape[0]}):", f"    {ours}[k] = {theirs}[k]"]
        else:
            lines.append(f"{ours} = {theirs}")
    return "\n        ".join(lines)


@cache
def kernel(game: Game) -> Any:
    """The CUDA kernel that plays a game."""
    loops(game)
    cool()
    widest = 1 if picks_itself(game) else game.widest
    text = KERNEL.format(rules=game.rules.__name__, widest=widest, options=copying(game))
    return compiled_module(game, "kernel", picking(game) + PLAYOUT + text).kernel


class Launch:
    """The CUDA kernel of a game, ready to play batches of `tables` times some games."""

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
        """Play `games` games a table from number `first` on; the moves of each table."""
        trace = self.untraced if kept is None else self.cuda.to_device(kept)
        self.kernel[self.shape](self.like, self.parent, first, games, self.counts, trace)
        if kept is not None:
            kept[:] = trace.copy_to_host()
        counts: Array = self.counts.copy_to_host()
        return counts


def on_gpu(
    game: Game, seats: int, options: Mapping[str, Value], seconds: float, tables: int = GPU_TABLES
) -> Rate:
    """Random playouts inside one CUDA kernel, a table a thread, after a look at the first games.

    The first games are compared move by move with the compiled loop before anything is timed.
    """
    sample = traces_in_a_kernel(game, seats, options, CHECKED)
    for number, codes in enumerate(sample):
        if codes != trace(game, seats, options, number):
            raise ParlourError(f"game {number} of {game.name} differs on this GPU: not measured")
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


def load_cuda() -> Any:
    """numba's CUDA, or ParlourError when there is none."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # numba-cuda still asks for it
    try:
        cuda: Any = import_module("numba.cuda")
        available = cuda.is_available()
    except Exception as error:
        raise ParlourError(f"CUDA cannot be used here: {error}") from error
    if not available:
        raise ParlourError("no CUDA device was found; play on cores instead")
    teach_cuda()
    return cuda
