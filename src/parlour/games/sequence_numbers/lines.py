"""The grid of 100 cells: its lines of five, as sets of bits that every backend can handle.

A set of cells is two whole numbers: cell c is bit c % 50 of number c // 50. The 192 lines are
numbered by direction (east, south, south-east, south-west), then by their first cell.
"""

from __future__ import annotations

import numpy as np

from parlour.core.rule import hot, wrapping

SIDE = 10
CELLS = SIDE * SIDE
HALF = CELLS // 2
FIVE = 5
LINES = 192
MOST_THROUGH = 20  # lines through one cell, at the most
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
    """A set of cells as its two numbers."""
    return [sum(1 << c % HALF for c in cells if c // HALF == half) for half in range(2)]


LINE_CELLS = tuple(_lines())
LINE_CELL = np.array(LINE_CELLS, np.int16)
LINE = np.array([halves(line) for line in LINE_CELLS], np.int64)
CORNER = np.array(halves(CORNERS), np.int64)
CORNER_LOW, CORNER_HIGH = (int(half) for half in CORNER)
ALL_LOW, ALL_HIGH = halves(tuple(c for c in range(CELLS) if c not in CORNERS))  # may hold a chip
BIT = np.array([halves((c,)) for c in range(CELLS)], np.int64)
IS_CORNER = np.array([c in CORNERS for c in range(CELLS)], np.int8)

_THROUGH = [[k for k, line in enumerate(LINE_CELLS) if c in line] for c in range(CELLS)]
THROUGH = np.array([row + [-1] * (MOST_THROUGH - len(row)) for row in _THROUGH], np.int16)
THROUGH_COUNT = np.array([len(row) for row in _THROUGH], np.int16)
CORNERS_IN = np.array([sum(c in CORNERS for c in line) for line in LINE_CELLS], np.int16)

ALL_DIFFERENT = np.uint64(0x03F79D71B4CB0A89)  # each six bits of it in a row stand there once
PLACE_OF = np.zeros(64, np.int16)
for _k in range(64):
    PLACE_OF[(int(ALL_DIFFERENT) << _k & 2**64 - 1) >> 58] = _k
_58 = np.uint64(58)


@wrapping
def lowest(half: int) -> int:
    """The place of the lowest bit that is set."""
    return PLACE_OF[np.uint64(half & -half) * ALL_DIFFERENT >> _58]


@hot
def count_bits(half: int) -> int:
    """How many bits are set."""
    count = 0
    while half:
        half &= half - 1
        count += 1
    return count
