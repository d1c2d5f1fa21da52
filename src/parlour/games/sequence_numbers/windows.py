"""Sequence Numbers: the cells of promising lines, found for all lines of a direction at once.

A set of cells is two integers, as in lines.py. In a set of lines, a line is its first cell, so the
bits of five shifted sets add up to the counts of all lines of a direction.
"""

from __future__ import annotations

import numpy as np

from parlour.core.rule import hot, rule
from parlour.games.sequence_numbers.lines import FIVE, HALF, LINE_CELLS, halves

FULL = (1 << HALF) - 1
WAYS = 4  # directions
Six = tuple[int, int, int, int, int, int]


def _ways() -> dict[int, list[int]]:
    """The distance between the cells of a line in each direction, and the first cells."""
    found: dict[int, list[int]] = {}
    for line in LINE_CELLS:
        found.setdefault(line[1] - line[0], []).append(line[0])
    return found


STEP = np.array(list(_ways()), np.int64)
FIRST_LOW, FIRST_HIGH = np.array(
    [halves(tuple(cells)) for cells in _ways().values()], np.int64
).T.copy()  # each in one piece, so that a processor can take all directions at a time


@hot
def down(low: int, high: int, step: int) -> tuple[int, int]:
    """The cells from which a cell of a set is `step` further on."""
    return low >> step | high << HALF - step & FULL, high >> step


@hot
def up(low: int, high: int, step: int) -> tuple[int, int]:
    """The cells that are `step` further on than a cell of a set."""
    return low << step & FULL, (high << step | low >> HALF - step) & FULL


@hot
def add(a: int, b: int, c: int, d: int, e: int) -> tuple[int, int, int]:
    """The ones, twos and fours of the sums of five bits, for every place of five words."""
    some, most = a ^ b ^ c, a & b | c & (a ^ b)
    more = some & d | e & (some ^ d)
    return some ^ d ^ e, most ^ more, most & more


@hot
def count_five(low: int, high: int, step: int) -> Six:
    """The ones, twos and fours of how many cells of a set each line has, for both halves."""
    low1, high1 = down(low, high, step)
    low2, high2 = down(low, high, 2 * step)
    low3, high3 = down(low, high, 3 * step)
    low4, high4 = down(low, high, 4 * step)
    a, b, c = add(low, low1, low2, low3, low4)
    d, e, f = add(high, high1, high2, high3, high4)
    return a, b, c, d, e, f


@hot
def touching(low: int, high: int, step: int) -> tuple[int, int]:
    """The lines that have a cell of a set."""
    low1, high1 = down(low, high, step)
    low2, high2 = down(low | low1, high | high1, 2 * step)
    low4, high4 = down(low, high, (FIVE - 1) * step)
    return low | low1 | low2 | low4, high | high1 | high2 | high4


@hot
def cells_in(low: int, high: int, step: int) -> tuple[int, int]:
    """The cells of a set of lines."""
    low1, high1 = up(low, high, step)
    low2, high2 = up(low | low1, high | high1, 2 * step)
    low4, high4 = up(low, high, (FIVE - 1) * step)
    return low | low1 | low2 | low4, high | high1 | high2 | high4


@hot
def sharing(low: int, high: int, step: int, shared: int) -> tuple[int, int]:
    """The lines that have more than `shared` (0 or 1) cells of a set."""
    a, b, c, d, e, f = count_five(low, high, step)
    one = shared - 1  # all bits, if one is too many
    return a & one | b | c, d & one | e | f


@rule
def promising(
    low: int, high: int, foe_low: int, foe_high: int, own_low: int, own_high: int, shared: int
) -> tuple[int, int, int, int]:
    """The cells of lines with three and with four cells of a set, for both halves.

    Lines with a cell of the foes' set don't count, nor those with more than `shared` of one's own.
    """
    three_low, three_high, four_low, four_high = 0, 0, 0, 0
    for way in range(WAYS):
        step = STEP[way]
        a, b, c, d, e, f = count_five(low, high, step)
        shut_low, shut_high = touching(foe_low, foe_high, step)
        used_low, used_high = sharing(own_low, own_high, step, shared)
        some_low = FIRST_LOW[way] & ~(shut_low | used_low)
        some_high = FIRST_HIGH[way] & ~(shut_high | used_high)
        x, y = cells_in(some_low & b & a, some_high & e & d, step)
        three_low, three_high = three_low | x, three_high | y
        x, y = cells_in(some_low & c & ~a, some_high & f & ~d, step)
        four_low, four_high = four_low | x, four_high | y
    return three_low, three_high, four_low, four_high
