"""Think Str8!: deduction the way a player does it on the pad.

The pad lists the numbers that are still possible for each colour. It crosses out a number if no
numbers of the other colours in a row fit it, and repeats until nothing changes. The remaining
numbers of a colour then count as equally likely, independent of the other colours.
"""

from __future__ import annotations

from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.think_str8.belief import ALLOWED, BELIEF_WORK, OPEN, WEIGHT, prepare
from parlour.games.think_str8.choices import times
from parlour.games.think_str8.rules import COUNT, NTH, SPACES, TOKENS, VALUES
from parlour.games.think_str8.view_fields import View

SHARE = BELIEF_WORK  # the chance of each sum, and a copy to build it from
PAD_WORK = SHARE + 2 * SPACES


@rule
def cross_out(v: View, w: Array) -> None:
    """Leave the numbers that no row excludes in `w[OPEN + colour]`."""
    narrow(v, w, prepare(v, v.holder, v.seat, w))


@rule
def narrow(v: View, w: Array, rows: int) -> None:
    """Cross out the numbers in `w[OPEN + colour]` that these rows exclude."""
    changed = True
    while changed:
        changed = False
        for row in range(rows):
            for colour in range(v.colours):
                count = w[WEIGHT + colour] >> (5 * row) & 31
                if count and cross_out_colour(v, w, row, colour, count):
                    changed = True


@rule
def cross_out_colour(v: View, w: Array, row: int, colour: int, count: int) -> bool:
    """Cross out the numbers of a colour that don't fit a row; returns whether there were any."""
    others = 1
    for other in range(v.colours):
        often = w[WEIGHT + other] >> (5 * row) & 31
        if often and other != colour:
            others = sums_with(others, w[OPEN + other], often)
    fitting = 0
    for value in range(VALUES):
        if w[OPEN + colour] >> value & 1 and others << (count * value) & w[ALLOWED + row]:
            fitting |= 1 << value
    changed = fitting != w[OPEN + colour]
    w[OPEN + colour] = fitting
    return changed


@rule
def sums_with(sums: int, numbers: int, often: int) -> int:
    """A mask of sums, each with each of the numbers added `often` times."""
    more = 0
    for value in range(VALUES):
        if numbers >> value & 1:
            more |= sums << (often * value)
    return more


@rule
def share_sums(v: View, throw: int, w: Array, x: Array) -> None:
    """Fill SHARE with the chance of each sum of a throw, treating colours as independent."""
    for k in range(SPACES):
        x[SHARE + k] = 1.0 * (k == 0)
    for colour in range(v.colours):
        often = times(throw, colour)
        if often:
            for k in range(SPACES):
                x[SHARE + SPACES + k] = x[SHARE + k]
                x[SHARE + k] = 0.0
            numbers = w[OPEN + colour]
            for n in range(COUNT[numbers]):
                step = often * NTH[numbers, n]
                for k in range(SPACES - step):
                    x[SHARE + k + step] += x[SHARE + SPACES + k] / COUNT[numbers]


@rule
def best_place(v: View, x: Array, tokens: int) -> tuple[float, int, int]:
    """The expected points, token and start of the best bet with one of these tokens."""
    best, token, start = -1.0, 0, 0
    for t in range(TOKENS):
        if tokens >> t & 1:
            for a in range(SPACES + 1 - v.width[t]):
                hit = 0.0
                for k in range(a, a + v.width[t]):
                    hit += x[SHARE + k]
                if hit * v.worth[t] > best + 1e-9:
                    best, token, start = hit * v.worth[t], t, a
    return best, token, start
