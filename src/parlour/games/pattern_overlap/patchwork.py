"""The patchwork: cards of 3 x 3 squares on a grid, and the spots where another could lie.

A *spot* is a place for a card's centre where enough squares lie below and nothing but the pattern
of those squares decides whether a card fits. What a spot asks for is two numbers of sixteen bits,
two bits for each square of the ring: the letters below, and a mask of the squares that lie on
something. A turned card, packed alike, fits if it differs nowhere under the mask. All spots stand
in one list; laying a card changes only the spots at most two squares away.

One table has 51 x 51 cells; in Not My Stack! seven locations have 25 x 25 each.
"""

from __future__ import annotations

import numpy as np

from parlour.core.rule import hot, rule
from parlour.core.struct import Array, Struct, int8, int16
from parlour.games.pattern_overlap.faces import RING

TABLE, LOCATION = 51, 25  # cells across
LOCATIONS = 7
CELLS = LOCATIONS * LOCATION * LOCATION
LAID = 48  # the most cards on the table
SPOTS = 25 * LAID
EMPTY, PATTERN, CENTRE = 0, 4, 8  # what a cell shows; a pattern is PATTERN plus its letter
DX = np.array([dx for dx, _ in RING], np.int64)
DY = np.array([dy for _, dy in RING], np.int64)
SIGN, ALL = 1 << 15, 1 << 16
NO_KEY = -1
FULL_SIDE, NO_SIDE = 63, -1  # three squares of two bits each

FITS, NO_OVERLAP, COVERS_CENTRE, MISMATCH, TOO_FEW = range(5)


class Patchwork(Struct):
    """What lies on the table.

    pat         what each cell shows: nothing, a pattern, or a centre
    top         the number of the card that shows it, in the order of laying
    spot_cell   the spots, and what each asks for; spot_at says where a cell's spot stands in the
                list (believed only if the list agrees, so that it need not be cleared)
    """

    across: int = int8  # cells of a row
    wild: int = int8
    least: int = int8  # squares to cover
    least_real: int = int8  # of them, squares of pattern
    settled: int = int8  # 1: what a cell shows never changes
    full_side: int = int8  # the mask of a side that has one answer in every deck, or NO_SIDE
    spots: int = int16
    pat: Array = int8[CELLS]
    top: Array = int8[CELLS]
    spot_at: Array = int16[CELLS]
    spot_cell: Array = int16[SPOTS]
    spot_letters: Array = int16[SPOTS]
    spot_mask: Array = int16[SPOTS]
    spot_loc: Array = int8[SPOTS]
    spot_key: Array = int16[SPOTS]  # edge and word of a full side that it asks for, or NO_KEY


@rule
def clear(
    t: Patchwork, locations: int, wild: int, least: int, real: int, settled: int, keyed: int
) -> None:
    """An empty table, or that many empty locations."""
    t.across = TABLE if locations == 1 else LOCATION
    t.wild = wild
    t.least = least
    t.least_real = real
    t.settled = settled
    t.full_side = FULL_SIDE if keyed else NO_SIDE
    t.spots = 0
    for cell in range(locations * t.across * t.across):
        t.pat[cell] = EMPTY


@hot
def cell_of(t: Patchwork, loc: int, x: int, y: int) -> int:
    """The cell at (x, y) of a location."""
    middle = t.across >> 1
    return (loc * t.across + y + middle) * t.across + x + middle


@hot
def reach(t: Patchwork) -> int:
    """How far from the middle a centre may lie."""
    return (t.across >> 1) - 1


@hot
def beside(t: Patchwork, i: int) -> int:
    """From a cell to the neighbour that is square i of a card there."""
    return DY[i] * t.across + DX[i]


@hot
def square_at(code: int, i: int) -> int:
    """What square i of a packed card shows."""
    return PATTERN | code >> 2 * i & 3


@hot
def as_int16(bits: int) -> int:
    return bits - ALL if bits & SIGN else bits


@rule
def covered(t: Patchwork, cell: int) -> int:
    """How many squares a card here would cover."""
    count = 0
    for dy in range(-t.across, t.across + 1, t.across):
        for at in range(cell + dy - 1, cell + dy + 2):
            count += t.pat[at] != EMPTY
    return count


@rule
def touched(t: Patchwork, cell: int) -> int:
    """The cards directly below a card here, as a set of their numbers."""
    cards = 0
    for dy in range(-t.across, t.across + 1, t.across):
        for at in range(cell + dy - 1, cell + dy + 2):
            if t.pat[at] != EMPTY:
                cards |= 1 << t.top[at]
    return cards


@hot
def how_many(cards: int) -> int:
    """The size of a set."""
    count = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count


@hot
def in_steps_of_two(bits: int) -> int:
    """How many of sixteen bits are set, where only every other one can be."""
    bits = (bits & 0x3333) + (bits >> 2 & 0x3333)
    bits = (bits & 0x0F0F) + (bits >> 4 & 0x0F0F)
    return bits + (bits >> 8) & 31


@rule
def lay(t: Patchwork, loc: int, x: int, y: int, code: int, number: int) -> None:
    """A packed card comes to lie with its centre at (x, y), as the number-th on the table."""
    cell = cell_of(t, loc, x, y)
    t.pat[cell] = CENTRE
    t.top[cell] = number
    for i in range(8):
        at = cell + beside(t, i)
        t.pat[at] = square_at(code, i)
        t.top[at] = number
    far = reach(t)
    for dy in range(-2, 3):
        if abs(y + dy) > far:
            continue
        for dx in range(-2, 3):
            if abs(x + dx) <= far:
                near = cell + dy * t.across + dx
                if t.settled and -2 < dx < 2 and -2 < dy < 2:
                    forget_spot(t, near)  # its card would cover this centre
                elif t.settled and t.pat[near] != EMPTY:
                    forget_spot(t, near)  # its centre would cover a square
                else:
                    look_again(t, loc, near)


@hot
def spot_index(t: Patchwork, cell: int) -> int:
    """Where the spot of a cell stands in the list; -1 if there is none."""
    k = t.spot_at[cell]
    return k if 0 <= k < t.spots and t.spot_cell[k] == cell else -1


@rule
def forget_spot(t: Patchwork, cell: int) -> None:
    """Strike a spot off the list: the last one takes its place."""
    k = spot_index(t, cell)
    if k < 0:
        return
    t.spots -= 1
    last = t.spots
    t.spot_cell[k] = t.spot_cell[last]
    t.spot_letters[k] = t.spot_letters[last]
    t.spot_mask[k] = t.spot_mask[last]
    t.spot_loc[k] = t.spot_loc[last]
    t.spot_key[k] = t.spot_key[last]
    t.spot_at[t.spot_cell[k]] = k


@rule
def forget_location(t: Patchwork, loc: int) -> None:
    """Nothing can be laid on a location any more."""
    for k in range(t.spots - 1, -1, -1):
        if t.spot_loc[k] == loc:
            forget_spot(t, t.spot_cell[k])


@rule
def look_again(t: Patchwork, loc: int, cell: int) -> None:
    """Set down what a card here would have to match, or that none can lie here."""
    letters = 0
    squares = 0  # a bit for each square of pattern, in steps of two
    centres = int(t.pat[cell] != EMPTY)
    for i in range(8):
        below = t.pat[cell + beside(t, i)]
        letters |= (below & 3) << 2 * i
        squares |= (below >> 2 & 1) << 2 * i
        centres += below >> 3
    real = in_steps_of_two(squares)
    if (centres and t.wild == 0) or real + centres < t.least or real < t.least_real:
        forget_spot(t, cell)
        return
    k = spot_index(t, cell)
    if k < 0:
        k = t.spots
        t.spots += 1
        t.spot_at[cell] = k
        t.spot_cell[k] = cell
        t.spot_loc[k] = loc
    t.spot_letters[k] = as_int16(letters)
    t.spot_mask[k] = as_int16(3 * squares)
    t.spot_key[k] = key_of(letters, 3 * squares, t.full_side)


@hot
def key_of(letters: int, mask: int, full: int) -> int:
    """A full side among the squares that are asked for, with its word; NO_KEY if there is none."""
    letters |= letters << 16
    mask |= mask << 16
    for edge in range(4):
        if mask >> 4 * edge & 63 == full:
            return edge << 6 | letters >> 4 * edge & 63
    return NO_KEY


@hot
def fits(t: Patchwork, k: int, code: int) -> bool:
    """Whether a packed card fits a spot."""
    return (t.spot_letters[k] ^ code) & t.spot_mask[k] == 0


@rule
def fits_at(t: Patchwork, cell: int, code: int) -> bool:
    """Whether a packed card may lie with its centre on a cell."""
    k = spot_index(t, cell)
    return k >= 0 and fits(t, k, code)


@rule
def count_fits(t: Patchwork, code: int, own: int) -> int:
    """How many spots a packed card fits, those of the location `own` left out."""
    count = 0
    for k in range(t.spots):
        count += ((t.spot_letters[k] ^ code) & t.spot_mask[k] == 0) & (t.spot_loc[k] != own)
    return count


@rule
def why_not(t: Patchwork, cell: int, code: int) -> int:
    """What is wrong with a packed card at a cell, the weightiest first."""
    if covered(t, cell) == 0:
        return NO_OVERLAP
    squares = 0
    wilds = int(t.pat[cell] != EMPTY)
    wrong = 0
    for i in range(8):
        below = t.pat[cell + beside(t, i)]
        if below == CENTRE:
            wilds += 1
        elif below != EMPTY:
            squares += 1
            wrong += below != square_at(code, i)
    if wilds and t.wild == 0:
        return COVERS_CENTRE
    if wrong:
        return MISMATCH
    if squares + wilds < t.least or squares < t.least_real:
        return TOO_FEW
    return FITS
