"""Board layouts: the number printed on each cell, 0 for a corner."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from parlour.core.fact import Refusal
from parlour.games.sequence_numbers.lines import CELLS, CORNERS, SIDE
from parlour.games.sequence_numbers.refusals import (
    BoardCorner,
    BoardFree,
    BoardMissing,
    BoardRepeat,
    BoardSize,
)

NUMBERS = 48

PRINTED = """
  *  17  36  31  11  27   1  43  21   *
  7  40  48   6  19  30  10  33  18  44
 46   2  34  41  23  35   3  25   9  14
 38  15  26   4  29  16  46  40  45  20
 25  10  20  14  44   7  28  24   5  39
 39  31   1  37  17  21  13   2  11  47
 42  47   9  43   8  36  32  18  34  22
 32   5  12  22  33  42  48  15  26   8
 16  24  41  27  38  45  19  12   3  29
  *  13   4  23  30   6  35  28  37   *
"""


def _spiral() -> list[int]:
    """The numbers 1 to 48 twice, spiralling clockwise and inward from r1c2."""
    order: list[int] = []
    step = 0
    steps = ((0, 1), (1, 0), (0, -1), (-1, 0))
    seen = {(0, 0)}
    row = column = 0
    while len(order) < CELLS - 1:
        down, right = steps[step]
        ahead = (row + down, column + right)
        if ahead in seen or not all(0 <= at < SIDE for at in ahead):
            step = (step + 1) % 4
            continue
        row, column = ahead
        seen.add(ahead)
        order.append(SIDE * row + column)
    numbers = [0] * CELLS
    for k, cell in enumerate(c for c in order if c not in CORNERS):
        numbers[cell] = k % NUMBERS + 1
    return numbers


STANDARD = np.array([int(word.replace("*", "0")) for word in PRINTED.split()], np.int64)
SPIRAL = np.array(_spiral(), np.int64)


def flaws_of_board(numbers: Sequence[int]) -> Iterator[tuple[int, Refusal]]:
    """The errors in a custom board, each with its cell."""
    if len(numbers) != CELLS:
        yield 0, BoardSize(CELLS, len(numbers))
        return
    seen: dict[int, list[int]] = {n: [] for n in range(1, NUMBERS + 1)}
    for cell, number in enumerate(numbers):
        if (number == 0) != (cell in CORNERS):
            wrong = BoardCorner if number else BoardFree
            yield cell, wrong(cell // SIDE + 1, cell % SIDE + 1)
        elif number:
            seen[number].append(cell)
    for number, cells in seen.items():
        for cell in cells[2:]:
            yield cell, BoardRepeat(number)
    short = tuple(n for n, cells in seen.items() for _ in range(2 - len(cells)))
    if short:
        yield CELLS - 1, BoardMissing(NUMBERS, short)
