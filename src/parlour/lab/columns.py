"""Columns: a cell's rows as flat, named columns, for writing and reading files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np

from parlour.core.struct import Array
from parlour.lab.batch import measures_of, run
from parlour.lab.cells import Cell
from parlour.lab.parquet import Coded, Column, Table, encode

Rows = Array | Mapping[str, Array]
PLAIN_COLUMNS = ("number", "decisions", "sized", "choices", "lead_changes", "decided")


def flat(cell: Cell, rows: Rows) -> dict[str, Column]:
    """Rows as the columns of a file."""
    columns: dict[str, Column] = {name: rows[name] for name in PLAIN_COLUMNS}
    columns["reason"] = Coded(rows["reason"], cell.game.reasons)
    for seat in range(cell.seats):
        levels = [cell.level_at(turn, seat) for turn in range(cell.turns)]
        columns[f"level_{seat}"] = Coded(rows["turn"], tuple(levels))
        columns[f"won_{seat}"] = rows["won"][:, seat]
        columns[f"score_{seat}"] = rows["score"][:, seat]
    for measure in measures_of(cell.game).listed():
        for k, name in enumerate(measure.columns):
            columns[name] = rows[measure.name][:, k] if measure.by else rows[measure.name]
    return columns


def played(cell: Cell, seed: int | str, first: int, count: int) -> bytes:
    """Play games of a cell and encode them as a file; runs in a worker."""
    return written(cell, run(cell, seed, first, count), seed)


def written(cell: Cell, rows: Rows, seed: int | str) -> bytes:
    """Encode consecutively numbered rows of a cell as a file."""
    first, last = int(rows["number"][0]), int(rows["number"][-1])
    return encode(flat(cell, rows), metadata(cell, seed, [(first, last + 1)]))


def metadata(cell: Cell, seed: int | str, ranges: list[tuple[int, int]]) -> dict[str, str]:
    """The metadata of a file."""
    return {
        "parlour.game": cell.game.name,
        "parlour.version": str(cell.game.version),
        "parlour.cell": cell.key,
        "parlour.seed": str(seed),
        "parlour.games": ",".join(f"{first}-{end}" for first, end in ranges),
    }


class Games(Mapping[str, Array]):
    """The games of a cell; columns are read from its file on first access."""

    def __init__(self, cell: Cell, table: Table) -> None:
        self.cell, self.table = cell, table
        self._columns: dict[str, Array] = {}

    def __getitem__(self, name: str) -> Array:
        if name not in self._columns:
            self._columns[name] = self.table.column(name)
        return self._columns[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.table.names)

    def __len__(self) -> int:
        return len(self.table.names)

    @property
    def count(self) -> int:
        """The number of games."""
        return self.table.rows

    def seats(self, name: str) -> Array:
        """The columns of all seats, as a 2-d array."""
        return np.stack([self[f"{name}_{seat}"] for seat in range(self.cell.seats)], axis=1)


class InMemory(Games):
    """Games in memory rather than in a file."""

    def __init__(self, cell: Cell, rows: Rows) -> None:
        self.cell = cell
        self._columns = {name: _decoded(one) for name, one in flat(cell, rows).items()}

    def __iter__(self) -> Iterator[str]:
        return iter(self._columns)

    def __len__(self) -> int:
        return len(self._columns)

    @property
    def count(self) -> int:
        """The number of games."""
        return len(self["number"])


def _decoded(column: Column) -> Array:
    if not isinstance(column, Coded):
        return column
    found: Array = np.array(column.texts)[column.codes]
    return found
