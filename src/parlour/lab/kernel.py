"""Batches inside a CUDA kernel: a game a thread, the same games as on a core.

What is kept of the games is kept column by column, as files have it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from parlour.core.chance import Chance, seeded
from parlour.core.engine import compiled_module
from parlour.core.errors import ParlourError
from parlour.core.game import MOST_SEATS, Game
from parlour.core.measure import Measure
from parlour.core.rule import cool
from parlour.core.struct import Array, Field, Struct
from parlour.lab import batch
from parlour.lab.batch import Row, measures_of, source
from parlour.lab.cells import Cell
from parlour.lab.playouts import copying, dealt, load_cuda, picks_itself

TABLES = 1 << 20
BLOCK = 64
REGISTERS = 128  # of a thread: with fewer they spill, with more too few threads are at hand
CHECKED = 64

KERNEL = """
import numba
from numba import cuda, types
from parlour.core.chance import Chance
from parlour.core.game import Outcome
from {rules} import State
from {view} import View
from {home} import GAME
from parlour.lab.batch import Row, measures_of

WIDEST, SCRATCH, SEATS = {widest}, {scratch}, {seats}
STATE = numba.from_dtype(State.dtype)
VIEW = numba.from_dtype(View.dtype)
CHANCE = numba.from_dtype(Chance.dtype)
OUTCOME = numba.from_dtype(Outcome.dtype)
ROW = numba.from_dtype(Row.dtype)
MEASURES = numba.from_dtype(measures_of(GAME).dtype)

@rule
def wipe(v):
{wipe_view}

@rule
def wipe_measures(m):
{wipe_measures}

LIMITS = {{}} if numba.config.ENABLE_CUDASIM else {{"max_registers": {registers}}}

@cuda.jit(cache=True, **LIMITS)
def kernel(like, parent, first, threads, seating, kept):
    # Thread i plays games i, i + threads, i + 2 threads, ... of the batch.
    i = cuda.grid(1)
    if i < threads:
        s = cuda.local.array(1, STATE)
        v = cuda.local.array(1, VIEW)
        chance = cuda.local.array(3, CHANCE)
        scratch = cuda.local.array(SCRATCH, types.float64)
        moves = cuda.local.array(WIDEST, types.int32)
        levels = cuda.local.array(SEATS, types.int64)
        out = cuda.local.array(1, OUTCOME)
        row = cuda.local.array(1, ROW)
        m = cuda.local.array(1, MEASURES)
        s[0]["seats"] = like[0]["seats"]
        {options}
        chance[2]["word"] = parent[0]["word"]
        chance[2]["step"] = parent[0]["step"]
        turns = seating.shape[0]
        for k in range(i, kept.shape[1], threads):
            number = first + k
            for seat in range(seating.shape[1]):
                levels[seat] = seating[number % turns, seat]
            wipe_measures(m[0])
            seed_game(chance[2], number, turns, chance[0], chance[1], row[0])
            play(s[0], v, v, chance[0], chance[1], scratch, moves, levels, out[0], row[0], m[0])
            {keep}
"""


@cache
def kernel(game: Game, levels: tuple[str, ...]) -> Any:
    """The kernel that plays a game between levels of bot."""
    cool()
    measures = measures_of(game)
    played = tuple(level for level in levels if level != "random")
    text = source(game, played, "wipe(v[0])") + KERNEL.format(
        home=game.rules.__name__.rpartition(".")[0], wipe_view=_wiping(game.View, "v"),
        wipe_measures=_wiping(measures, "m"), keep=_keeping(game),
        rules=game.rules.__name__, view=game.view.__name__, options=copying(game),
        widest=1 if picks_itself(game) else game.widest, scratch=game.scratch, seats=MOST_SEATS,
        registers=REGISTERS,
    )  # fmt: skip
    name = "_".join(["kernel_of", *levels])
    return compiled_module(game, name, text).kernel


def _wiping(struct: type[Struct], name: str) -> str:
    """Lines that make a record blank; options are always written whole."""
    lines = []
    for field, kind in struct.fields.items():
        if isinstance(kind, Field):
            indices = ["i", "j", "k"][: len(kind.shape)]
            for depth, size in enumerate(kind.shape):
                lines.append("    " * (depth + 1) + f"for {indices[depth]} in range({size}):")
            at = f"[{', '.join(indices)}]" if indices else ""
            lines.append("    " * (len(indices) + 1) + f"{name}.{field}{at} = 0")
    return "\n".join(lines)


class Kept(NamedTuple):
    """A field of a game's row, or one of its measures, and the columns in which it is kept."""

    name: str
    record: str  # what the kernel calls the record that has it
    format: np.dtype[Any]
    first: int
    shape: tuple[int, ...]


def kept_of(game: Game) -> Iterator[Kept]:
    """All that is kept of a game but its number, which is known."""
    at = 0
    for record, struct in (("row", Row), ("m", measures_of(game))):
        for name, field in struct.fields.items():
            if name != "number" and (record == "row" or isinstance(field, Measure)):
                shape = getattr(field, "shape", ())
                yield Kept(name, record, struct.dtype[name].base, at, shape)
                at += shape[0] if shape else 1


def _keeping(game: Game) -> str:
    """Lines that copy a thread's records into the columns."""
    lines = []
    for one in kept_of(game):
        if one.shape:
            lines.append(f"for j in range({one.shape[0]}):")
            lines.append(f'    kept[{one.first} + j, k] = {one.record}[0]["{one.name}"][j]')
        else:
            lines.append(f'kept[{one.first}, k] = {one.record}[0]["{one.name}"]')
    return "\n            ".join(lines)


def run(
    cell: Cell, seed: int | str, first: int, count: int, tables: int = TABLES
) -> dict[str, Array]:
    """Games `first` to `first + count - 1` of a cell, by the names that rows have on a core."""
    cuda, game = load_cuda(), cell.game
    threads, stream, fields = min(tables, count), cuda.stream(), list(kept_of(game))
    columns = fields[-1].first + (fields[-1].shape or (1,))[0]
    kept = cuda.device_array((columns, count), np.int32, stream=stream)
    play = kernel(game, tuple(sorted(cell.levels)))
    play[(threads + BLOCK - 1) // BLOCK, BLOCK, stream](
        cuda.to_device(dealt(game, cell.seats, cell.options).view(game.State.dtype), stream),
        cuda.to_device(seeded(seed).view(Chance.dtype), stream), first, threads,
        cuda.to_device(cell.seating, stream), kept,
    )  # fmt: skip
    found = kept.copy_to_host(stream=stream)
    stream.synchronize()
    return {
        "number": np.arange(first, first + count),
        **{one.name: _column(one, found, cell.seats) for one in fields},
    }


def _column(one: Kept, found: Array, seats: int) -> Array:
    """What was kept of a field; seats that do not play are left out."""
    if not one.shape:
        return found[one.first].astype(one.format)
    width = seats if one.record == "row" else one.shape[0]
    return found[one.first : one.first + width].astype(one.format).T


def compare(cell: Cell, seed: int | str) -> None:
    """Compare the first games of a cell with the compiled ones."""
    ours, theirs = batch.run(cell, seed, 0, CHECKED), run(cell, seed, 0, CHECKED)
    if not all(np.array_equal(ours[name], column) for name, column in theirs.items()):
        raise ParlourError(
            f"the games of {cell.game.name} differ on this GPU: play on cores instead"
        )
