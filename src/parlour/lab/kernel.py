"""Batches in a CUDA kernel: one game per thread, identical to the games on a core.

Results are stored column by column, as in files.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from parlour.core.chance import Chance, seeded
from parlour.core.cuda import load_cuda
from parlour.core.engine import game_module
from parlour.core.errors import ParlourError
from parlour.core.game import MOST_SEATS, Game, Outcome
from parlour.core.measure import Measure
from parlour.core.picking import picks_itself
from parlour.core.rule import compiled_kernel, cool, numba_with_rules
from parlour.core.struct import Array, Field, Struct
from parlour.lab import batch
from parlour.lab.batch import Row, bot_game, measures_of
from parlour.lab.cells import Cell
from parlour.lab.playouts import IN_A_ROW, dealt, taking_over

TABLES = 1 << 20
BLOCK = 64
REGISTERS = 128  # per thread: fewer would spill, more would leave too few threads resident
CHECKED = 64
RECORDS = {"row": "ROW", "m": "MEASURE"}  # the kernel's names for its records and their columns

WIPING = "parlour.lab.templates.wiping"
KERNEL = "parlour.lab.templates.bot_kernel"


@cache
def kernel(game: Game, levels: tuple[str, ...]) -> Any:
    """The kernel that plays a game between these bot levels."""
    cool()
    played = tuple(level for level in levels if level != "random")
    name = "_".join(["kernel_of", *levels])
    rules = bot_game(game, played, f"{name}_game", _wiping(game, game.View))
    made = game_module(
        game, KERNEL, name, cuda=load_cuda(), play=rules.play, seed_game=rules.seed_game,
        take_over=taking_over(game), wipe_measures=_wiping(game, measures_of(game)),
        WIDEST=1 if picks_itself(game) else game.widest, SCRATCH=game.scratch, SEATS=MOST_SEATS,
        **_record_types(game), **_columns(game),
    )  # fmt: skip
    return compiled_kernel(made.kernel, made.take_over, max_registers=REGISTERS)


def _record_types(game: Game) -> dict[str, Any]:
    """The numba types of a thread's records."""
    records: dict[str, type[Struct]] = {
        "STATE": game.State, "VIEW": game.View, "CHANCE": Chance, "OUTCOME": Outcome,
        "ROW": Row, "MEASURES": measures_of(game),
    }  # fmt: skip
    numba = numba_with_rules()
    return {name: numba.from_dtype(struct.dtype) for name, struct in records.items()}


def _wiping(game: Game, struct: type[Struct]) -> Any:
    """A rule that clears a record."""
    shapes: tuple[list[Any], ...] = ([], [], [], [])
    for name, kind in struct.fields.items():
        if isinstance(kind, Field):
            shapes[len(kind.shape)].append((name, *kind.shape) if kind.shape else name)
    by_shape = dict(zip(("NUMBERS", "LISTS", "TABLES", "CUBES"), shapes, strict=True))
    return game_module(game, WIPING, f"wiping_{struct.__name__}", **by_shape).wipe


def _columns(game: Game) -> dict[str, list[Any]]:
    """Which fields of a thread's records to save, and in which columns."""
    columns: dict[str, list[Any]] = {
        f"{record}_{shape}": [] for record in RECORDS.values() for shape in ("NUMBERS", "LISTS")
    }
    for one in kept_of(game):
        record = RECORDS[one.record]
        if one.shape:
            columns[f"{record}_LISTS"].append((one.first, one.name, one.shape[0]))
        else:
            columns[f"{record}_NUMBERS"].append((one.first, one.name))
    return columns


class Kept(NamedTuple):
    """A field of a game's row, or a measure, and the columns it is saved in."""

    name: str
    record: str  # the kernel's name for the record it belongs to
    format: np.dtype[Any]
    first: int
    shape: tuple[int, ...]


def kept_of(game: Game) -> Iterator[Kept]:
    """Everything saved of a game except its number, which the host knows."""
    at = 0
    for record, struct in (("row", Row), ("m", measures_of(game))):
        for name, field in struct.fields.items():
            if name != "number" and (record == "row" or isinstance(field, Measure)):
                shape = getattr(field, "shape", ())
                yield Kept(name, record, struct.dtype[name].base, at, shape)
                at += shape[0] if shape else 1


def run(
    cell: Cell, seed: int | str, first: int, count: int, tables: int = TABLES
) -> dict[str, Array]:
    """Play games `first` to `first + count - 1` of a cell; columns are named as in `batch.run`."""
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
    """The saved values of a field, dropping unused seats."""
    if not one.shape:
        return found[one.first].astype(one.format)
    width = seats if one.record == "row" else one.shape[0]
    return found[one.first : one.first + width].astype(one.format).T


def compare(cell: Cell, seed: int | str) -> None:
    """Check the first games of a cell against compiled ones on a core.

    Every thread plays several of them, as it does in a study.
    """
    ours = batch.run(cell, seed, 0, CHECKED)
    theirs = run(cell, seed, 0, CHECKED, tables=CHECKED // IN_A_ROW)
    if not all(np.array_equal(ours[name], column) for name, column in theirs.items()):
        raise ParlourError(
            f"{cell.game.name} games come out differently on this GPU than on a CPU core;"
            " use --on cores instead"
        )
