"""Think Str8!: which cards a seat can hold, exactly.

A seat's worlds are all ways to choose one unseen number for each colour that fit every result the
seat was given. All are equally likely: the cards a seat cannot see are shuffled, and a result only
rules worlds out. A card given up is a known number in the rows it stood for, and the new card
another unknown. What the others do is not used, though they see the cards.

A world is packed, three bits a colour. The sums of all rows (at most twelve, each below 32) are
packed too, five bits a row, so that adding a card to all of them is one addition; and the worlds
are the pairs of a half of three colours with another half. All of it lives in `w`, the working
space seen as whole numbers.
"""

from __future__ import annotations

from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.think_str8.rules import (
    ALL_VALUES,
    COLOURS,
    COUNT,
    DICE_THROWN,
    HIGH,
    HIT,
    HOLDERS,
    LOW,
    NONE,
    NTH,
    ROUNDS,
    SPACES,
    UNCHECKED,
    VALUES,
)
from parlour.games.think_str8.view_fields import View

ALL_SUMS = (1 << SPACES) - 1
MOST_WORLDS = 5**COLOURS
HALF = COLOURS // 2
IN_HALF = VALUES**HALF

# The working space, in places of 64 bits.
ALLOWED = 0  # for each row the sums of unknown cards that fit, as a mask
WEIGHT = ALLOWED + ROUNDS  # for each colour how often it counts in each row, packed
STOOD = WEIGHT + COLOURS  # for each colour the card that stood in the row being read
OPEN = STOOD + COLOURS  # for each colour the set of numbers not seen
SUMS = OPEN + COLOURS  # the two halves: packed sums
CARDS = SUMS + 2 * IN_HALF  # and packed cards
WORLDS = CARDS + 2 * IN_HALF  # a list of packed worlds
BELIEF_WORK = WORLDS + MOST_WORLDS


@rule
def rows_begun(v: View) -> int:
    """The rows of the history, that of the present round included."""
    return min(v.this_round + 1, v.rounds)


@rule
def unseen(v: View, holder: Array, seat: int, colour: int) -> int:
    """The numbers of a colour on no holder but the seat's own, and not given up by anybody."""
    cards = ALL_VALUES
    for other in range(HOLDERS):
        if other != seat and holder[other, colour] != NONE:
            cards &= ~(1 << holder[other, colour])
    for r in range(rows_begun(v)):
        for other in range(v.seats):
            if v.given[r, other] == colour:
                cards &= ~(1 << v.value[r, other])
    return cards


@rule
def allowed_sums(v: View, r: int, seat: int) -> int:
    """The sums that the result of a bet leaves possible, as a mask."""
    start = v.start[r, seat]
    covered = ((1 << v.width[v.token[r, seat]]) - 1) << start
    if v.result[r, seat] == HIT:
        return covered
    below = (1 << start) - 1
    if v.result[r, seat] == HIGH:
        return below
    return ALL_SUMS & ~covered & (~below if v.result[r, seat] == LOW else ALL_SUMS)


@rule
def read_rows(v: View, seat: int, w: Array) -> int:
    """Take down every result of a seat that still tells something; gives how many there are."""
    for colour in range(COLOURS):
        w[WEIGHT + colour] = 0
        w[STOOD + colour] = NONE
    rows = 0
    for r in range(rows_begun(v) - 1, -1, -1):
        if v.given[r, seat] != NONE:
            w[STOOD + v.given[r, seat]] = v.value[r, seat]
        if v.result[r, seat] != UNCHECKED:
            rows += read_row(v, r, seat, w, rows)
    return rows


@rule
def read_row(v: View, r: int, seat: int, w: Array, row: int) -> int:
    """One result; 0 if all its cards are known by now."""
    known, unknown = 0, 0
    for d in range(DICE_THROWN):
        colour = v.dice[r, d]
        if colour < v.colours:
            if w[STOOD + colour] == NONE:
                w[WEIGHT + colour] += 1 << (5 * row)
                unknown = 1
            else:
                known += w[STOOD + colour]
    w[ALLOWED + row] = allowed_sums(v, r, seat) >> known
    return unknown


@rule
def combine(w: Array, half: int) -> int:
    """All choices of cards for three colours, with their sums; gives how many there are."""
    sums, cards = SUMS + half * IN_HALF, CARDS + half * IN_HALF
    w[sums] = 0
    w[cards] = 0
    count = 1
    for colour in range(half * HALF, half * HALF + HALF):
        numbers = w[OPEN + colour]
        if numbers == 0:
            continue
        ways = COUNT[numbers]
        for k in range(count - 1, -1, -1):
            total, packed = w[sums + k], w[cards + k]
            for n in range(ways - 1, -1, -1):
                value = NTH[numbers, n]
                w[sums + k * ways + n] = total + value * w[WEIGHT + colour]
                w[cards + k * ways + n] = packed | value << (3 * colour)
        count *= ways
    return count


@rule
def fits(w: Array, sums: int, rows: int) -> bool:
    """Whether every row allows its sum."""
    row = 0
    while row < rows and w[ALLOWED + row] >> (sums >> (5 * row) & 31) & 1:
        row += 1
    return row == rows


@rule
def prepare(v: View, holder: Array, seat: int, w: Array) -> int:
    """Everything that enumerating a seat's worlds needs; gives the number of rows."""
    for colour in range(COLOURS):
        w[OPEN + colour] = unseen(v, holder, seat, colour) if colour < v.colours else 0
    return read_rows(v, seat, w)


@rule
def list_worlds(v: View, w: Array) -> int:
    """Write down all worlds of the seat that looks; gives how many there are."""
    return list_worlds_of(v, v.holder, v.seat, w)


@rule
def list_worlds_of(v: View, holder: Array, seat: int, w: Array) -> int:
    """Write down all worlds of a seat that sees these cards on the other holders."""
    rows = prepare(v, holder, seat, w)
    few, many = combine(w, 0), combine(w, 1)
    count = 0
    for i in range(few):
        sums, cards = w[SUMS + i], w[CARDS + i]
        for j in range(IN_HALF, IN_HALF + many):
            if fits(w, sums + w[SUMS + j], rows):
                w[WORLDS + count] = cards | w[CARDS + j]
                count += 1
    return count


@rule
def find_world(w: Array, few: int, many: int, rows: int, wanted: int) -> tuple[int, int]:
    """World number `wanted` and its number; if there are not so many, how many there are."""
    count = 0
    for i in range(few):
        for j in range(IN_HALF, IN_HALF + many):
            if fits(w, w[SUMS + i] + w[SUMS + j], rows):
                if count == wanted:
                    return w[CARDS + i] | w[CARDS + j], count
                count += 1
    return NONE, count


@rule
def card_in(world: int, colour: int) -> int:
    """The card of a colour in a packed world."""
    return world >> (3 * colour) & 7


@rule
def count_cards(w: Array, worlds: int, counts: Array) -> None:
    """How many of the listed worlds have each card: `counts[8 * colour + number]`."""
    for k in range(COLOURS * VALUES):
        counts[k] = 0
    for k in range(worlds):
        world = w[WORLDS + k]
        for colour in range(COLOURS):
            counts[VALUES * colour + card_in(world, colour)] += 1
