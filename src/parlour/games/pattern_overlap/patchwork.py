"""The patchwork: 3 x 3 cards on a grid, and the spots where another card could go.

A *spot* is a place for a card's centre with enough squares underneath, where only the patterns of
those squares decide whether a card fits. It stores two 16-bit integers, with two bits for each
square of the ring: the letters underneath, and a mask of the occupied squares. A rotated card,
packed the same way, fits if it equals the letters under the mask. Playing a card changes only spots
at most two squares away.

The board has 51 x 51 cells; in Not My Stack! there are seven locations of 25 x 25.
"""

from __future__ import annotations

import numpy as np

from parlour.core.rule import hot, rule
from parlour.core.struct import Array, Struct, int8, int16
from parlour.games.pattern_overlap.faces import RING

TABLE, LOCATION = 51, 25  # cells across
LOCATIONS = 7
CELLS = LOCATIONS * LOCATION * LOCATION
LAID = 48  # maximum number of cards on the table
SPOTS = 25 * LAID
EMPTY, PATTERN, CENTRE = 0, 4, 8  # contents of a cell; a pattern is PATTERN plus its letter
DX = np.array([dx for dx, _ in RING], np.int64)
DY = np.array([dy for _, dy in RING], np.int64)
SIGN, ALL = 1 << 15, 1 << 16
NO_KEY = -1
FULL_SIDE, NO_SIDE = 63, -1  # three squares of two bits each

FITS, NO_OVERLAP, COVERS_CENTRE, MISMATCH, TOO_FEW = range(5)


class Patchwork(Struct):
    """The cards on the table.

    pat         contents of each cell: empty, a pattern, or a centre
    top         the number of the top card on each cell, in order of play
    spot_*      the spots and what each requires; spot_at is the index of a cell's spot, valid
                only if spot_cell agrees, which saves clearing it
    """

    across: int = int8  # cells per row
    wild: int = int8
    least: int = int8  # squares a card must cover
    least_real: int = int8  # squares that must match without a centre
    settled: int = int8  # 1 if an occupied cell never changes
    full_side: int = int8  # the mask of an edge with one match in every deck, or NO_SIDE
    spots: int = int16
    pat: Array = int8[CELLS]
    top: Array = int8[CELLS]
    spot_at: Array = int16[CELLS]
    spot_cell: Array = int16[SPOTS]
    spot_letters: Array = int16[SPOTS]
    spot_mask: Array = int16[SPOTS]
    spot_loc: Array = int8[SPOTS]
    spot_key: Array = int16[SPOTS]  # edge and word of a full edge that it requires, or NO_KEY


@rule
def clear(
    t: Patchwork, locations: int, wild: int, least: int, real: int, settled: int, keyed: int
) -> None:
    """Clear the table, or that many locations."""
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
    """The largest coordinate that a centre can have."""
    return (t.across >> 1) - 1


@hot
def beside(t: Patchwork, i: int) -> int:
    """The offset from a cell to square i of a card centred there."""
    return DY[i] * t.across + DX[i]


@hot
def square_at(code: int, i: int) -> int:
    """The pattern of square i of a packed card."""
    return PATTERN | code >> 2 * i & 3


@hot
def as_int16(bits: int) -> int:
    return bits - ALL if bits & SIGN else bits


@rule
def covered(t: Patchwork, cell: int) -> int:
    """The number of squares that a card centred here would cover."""
    count = 0
    for dy in range(-t.across, t.across + 1, t.across):
        for at in range(cell + dy - 1, cell + dy + 2):
            count += t.pat[at] != EMPTY
    return count


@rule
def touched(t: Patchwork, cell: int) -> int:
    """A bit mask of the cards directly below a card centred here."""
    cards = 0
    for dy in range(-t.across, t.across + 1, t.across):
        for at in range(cell + dy - 1, cell + dy + 2):
            if t.pat[at] != EMPTY:
                cards |= 1 << t.top[at]
    return cards


@hot
def how_many(cards: int) -> int:
    """The number of bits set."""
    count = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count


@hot
def in_steps_of_two(bits: int) -> int:
    """The number of bits set among the even bits of a 16-bit integer."""
    bits = (bits & 0x3333) + (bits >> 2 & 0x3333)
    bits = (bits & 0x0F0F) + (bits >> 4 & 0x0F0F)
    return bits + (bits >> 8) & 31


@rule
def lay(t: Patchwork, loc: int, x: int, y: int, code: int, number: int) -> None:
    """Put a packed card on the table with its centre at (x, y), and update the spots."""
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
                    forget_spot(t, near)  # a card there would cover this centre
                elif t.settled and t.pat[near] != EMPTY:
                    forget_spot(t, near)  # its centre would cover a square
                else:
                    look_again(t, loc, near)


@hot
def spot_index(t: Patchwork, cell: int) -> int:
    """The index of a cell's spot; -1 if there is none."""
    k = t.spot_at[cell]
    return k if 0 <= k < t.spots and t.spot_cell[k] == cell else -1


@rule
def forget_spot(t: Patchwork, cell: int) -> None:
    """Remove a spot; the last one takes its place."""
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
    """Remove all spots of a location."""
    for k in range(t.spots - 1, -1, -1):
        if t.spot_loc[k] == loc:
            forget_spot(t, t.spot_cell[k])


@rule
def look_again(t: Patchwork, loc: int, cell: int) -> None:
    """Recompute the spot of a cell, or remove it if no card can go there."""
    letters = 0
    squares = 0  # bit 2i is set if square i covers a pattern
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
    """The first full edge among the required squares, with its word, or NO_KEY."""
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
    """Whether a packed card fits with its centre on a cell."""
    k = spot_index(t, cell)
    return k >= 0 and fits(t, k, code)


@rule
def count_fits(t: Patchwork, code: int, own: int) -> int:
    """How many spots a packed card fits, excluding location `own`."""
    count = 0
    for k in range(t.spots):
        count += ((t.spot_letters[k] ^ code) & t.spot_mask[k] == 0) & (t.spot_loc[k] != own)
    return count


@rule
def why_not(t: Patchwork, cell: int, code: int) -> int:
    """The first thing wrong with a packed card at a cell, or FITS."""
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
