"""The 10 x 10 grid and its 192 lines of five, as bitboards that every backend can handle.

A set of cells is two integers: cell c is bit c % 50 of integer c // 50. Lines are numbered by
direction (east, south, south-east, south-west), then by first cell.
"""

from __future__ import annotations

import numpy as np

from parlour.core.rule import hot

SIDE = 10
CELLS = SIDE * SIDE
HALF = CELLS // 2
FIVE = 5
LINES = 192
MOST_THROUGH = 20  # lines through one cell
CORNERS = (0, 9, 90, 99)


def _lines() -> list[tuple[int, ...]]:
    found = []
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
        for cell in range(CELLS):
            row, column = divmod(cell, SIDE)
            if row + 4 * down < SIDE and 0 <= column + 4 * right < SIDE:
                found.append(tuple(cell + k * (SIDE * down + right) for k in range(FIVE)))
    return found


def halves(cells: tuple[int, ...]) -> list[int]:
    """A set of cells as two integers, the low and the high half."""
    return [sum(1 << c % HALF for c in cells if c // HALF == half) for half in range(2)]


LINE_CELLS = tuple(_lines())
LINE_CELL = np.array(LINE_CELLS, np.int64)
LINE = np.array([halves(line) for line in LINE_CELLS], np.int64)
CORNER = np.array(halves(CORNERS), np.int64)
CORNER_LOW, CORNER_HIGH = (int(half) for half in CORNER)
ALL_LOW, ALL_HIGH = halves(tuple(c for c in range(CELLS) if c not in CORNERS))  # can hold a chip
BIT = np.array([halves((c,)) for c in range(CELLS)], np.int64)

_THROUGH = [[k for k, line in enumerate(LINE_CELLS) if c in line] for c in range(CELLS)]
THROUGH = np.array([row + [-1] * (MOST_THROUGH - len(row)) for row in _THROUGH], np.int64)
THROUGH_COUNT = np.array([len(row) for row in _THROUGH], np.int64)
CORNERS_IN = np.array([sum(c in CORNERS for c in line) for line in LINE_CELLS], np.int64)


# Each lookup table is read by one function only: a kernel keeps a copy per function that reads it.
@hot
def through(cell: int, rank: int) -> int:
    """The line of this rank through a cell."""
    return int(THROUGH[cell, rank])


@hot
def lines_through(cell: int) -> int:
    """The number of lines through a cell."""
    return int(THROUGH_COUNT[cell])


@hot
def cells_of(line: int, half: int) -> int:
    """The bits of a line in one half of the board."""
    return int(LINE[line, half])


@hot
def bit(cell: int, half: int) -> int:
    """The bit of a cell in one half of the board; 0 if it is in the other."""
    if half == 0:
        return 1 << cell if cell < HALF else 0
    return 1 << cell - HALF if cell >= HALF else 0


@hot
def has(low: int, high: int, cell: int) -> bool:
    """Whether a set contains a cell."""
    return bool((low >> cell if cell < HALF else high >> cell - HALF) & 1)


@hot
def five_through(low: int, high: int, cell: int) -> bool:
    """Whether a set that contains this cell has five in a row through it."""
    row, column = cell // SIDE, cell % SIDE
    right, down = SIDE - 1 - column, SIDE - 1 - row
    return (
        run(low, high, cell, 1, right) + run(low, high, cell, -1, column) >= FIVE - 1
        or run(low, high, cell, SIDE, down) + run(low, high, cell, -SIDE, row) >= FIVE - 1
        or run(low, high, cell, SIDE + 1, min(right, down))
        + run(low, high, cell, -SIDE - 1, min(column, row))
        >= FIVE - 1
        or run(low, high, cell, SIDE - 1, min(column, down))
        + run(low, high, cell, 1 - SIDE, min(right, row))
        >= FIVE - 1
    )


@hot
def run(low: int, high: int, cell: int, step: int, most: int) -> int:
    """How many consecutive cells of a set follow this one in a direction, up to `most`."""
    length = 0
    while length < most and has(low, high, cell + (length + 1) * step):
        length += 1
    return length
