"""Think Str8!: the exact belief of a seat about its own cards.

A seat's worlds are all choices of one unseen number per colour that are consistent with its
results. They are equally likely, because the cards a seat cannot see are shuffled and a result
only rules worlds out. After an exchange, the old card is a known number in earlier rows and the new
card is another unknown. What other players do, who see the cards, is ignored here; hearsay.py
weighs the worlds by it.

A world is packed into three bits per colour. The sums of all rows (at most twelve, each below 32)
are packed into five bits per row, so adding a card to all of them is one addition. Worlds are built
as pairs of halves of three colours each. Everything is stored in `w`, an integer view of the
scratch array.
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
    State,
)
from parlour.games.think_str8.view_fields import View

ALL_SUMS = (1 << SPACES) - 1
MOST_WORLDS = 5**COLOURS
HALF = COLOURS // 2
IN_HALF = VALUES**HALF

# Offsets into `w`
ALLOWED = 0  # per row, the sums of its unknown cards that fit, as a mask
WEIGHT = ALLOWED + ROUNDS  # per colour, how often it counts in each row, packed
STOOD = WEIGHT + COLOURS  # per colour, the known card in the row being read, or NONE
OPEN = STOOD + COLOURS  # per colour, the unseen numbers, as a mask
SUMS = OPEN + COLOURS  # packed sums of both halves
CARDS = SUMS + 2 * IN_HALF  # packed cards of both halves
WORLDS = CARDS + 2 * IN_HALF  # the packed worlds
BELIEF_WORK = WORLDS + MOST_WORLDS


@rule
def rows_begun(v: View | State) -> int:
    """The number of rows in the history, including the current round."""
    return min(v.this_round + 1, v.rounds)


@rule
def unseen(v: View, holder: Array, seat: int, colour: int) -> int:
    """The numbers of a colour not on another holder and not given up, as a mask."""
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
def allowed_sums(v: View | State, r: int, seat: int) -> int:
    """The sums consistent with the result of a bet, as a mask."""
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
    """Write down every result that still says something about a seat; returns the count."""
    return read_rows_before(v, seat, w, rows_begun(v))


@rule
def read_rows_before(v: View, seat: int, w: Array, end: int) -> int:
    """Write down the results of the rounds before `end`, as they were known then."""
    for colour in range(COLOURS):
        w[WEIGHT + colour] = 0
        w[STOOD + colour] = NONE
    rows = 0
    for r in range(end - 1, -1, -1):
        if v.given[r, seat] != NONE:
            w[STOOD + v.given[r, seat]] = v.value[r, seat]
        if v.result[r, seat] != UNCHECKED:
            rows += read_row(v, r, seat, w, rows)
    return rows


@rule
def read_row(v: View, r: int, seat: int, w: Array, row: int) -> int:
    """Write down one result; returns 0 if all its cards are known by now."""
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
    """List all choices of cards for three colours, with their sums; returns the count."""
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
    """Fill in what the enumeration of a seat's worlds needs; returns the number of rows."""
    for colour in range(COLOURS):
        w[OPEN + colour] = unseen(v, holder, seat, colour) if colour < v.colours else 0
    return read_rows(v, seat, w)


@rule
def list_worlds(v: View, w: Array) -> int:
    """List the viewer's worlds; returns the count."""
    return list_worlds_of(v, v.holder, v.seat, w)


@rule
def list_worlds_of(v: View, holder: Array, seat: int, w: Array) -> int:
    """List the worlds of a seat that sees these other holders; returns the count."""
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
    """World number `wanted` and its number, or NONE and the count if there are fewer."""
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
    """Count the listed worlds that contain each card, in `counts[8 * colour + number]`."""
    for k in range(COLOURS * VALUES):
        counts[k] = 0
    for k in range(worlds):
        world = w[WORLDS + k]
        for colour in range(COLOURS):
            counts[VALUES * colour + card_in(world, colour)] += 1
