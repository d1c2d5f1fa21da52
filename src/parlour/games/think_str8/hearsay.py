"""What the others' bets say about my cards, which they see and I don't.

Nobody else can have my number of a colour, so who sees a high one there expects a lower sum for
themselves. For every bet that lies open, the other player's average sum is worked out from what
they knew at the time (as on the pad), with and without each number that I may hold. The nearer it
is to the middle of their bet, the likelier is that number.
"""

from __future__ import annotations

from math import exp

from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.think_str8.belief import OPEN, read_rows_before, rows_begun
from parlour.games.think_str8.pad import narrow
from parlour.games.think_str8.rules import (
    ALL_VALUES,
    COLOURS,
    COUNT,
    DICE_THROWN,
    HOLDERS,
    NONE,
    NTH,
    VALUES,
)
from parlour.games.think_str8.view_fields import View
from parlour.games.think_str8.weights import LIKELY, place

TOLD, SPREAD, KNOWING = place("told"), place("told_spread"), place("told_knowing")


@rule
def listen(v: View, w: Array, x: Array) -> None:
    """Fill LIKELY from all bets of the others that lie open; expects nothing of `w`."""
    if x[TOLD] == 0.0:
        return
    for k in range(COLOURS * VALUES):
        x[LIKELY + k] = 0.0
    for r in range(rows_begun(v)):
        for other in range(v.seats):
            if other != v.seat and v.start[r, other] != NONE:
                hear(v, r, other, w, x)
    for colour in range(COLOURS):
        top = -1e9
        for number in range(VALUES):
            top = max(top, x[LIKELY + VALUES * colour + number])
        for number in range(VALUES):
            at = LIKELY + VALUES * colour + number
            x[at] = exp(x[at] - top)


@rule
def hear(v: View, r: int, other: int, w: Array, x: Array) -> None:
    """Add what a bet says about each of my cards, as logarithms."""
    for colour in range(v.colours):
        w[OPEN + colour] = open_then(v, r, other, colour)
    narrow(v, w, read_rows_before(v, other, w, r))
    middle, choices = 0.0, 1.0
    for d in range(DICE_THROWN):
        colour = v.dice[r, d]
        if colour < v.colours:
            middle += average(w[OPEN + colour])
            choices *= max(1, COUNT[w[OPEN + colour]])
    centre = v.start[r, other] + (v.width[v.token[r, other]] - 1) / 2
    weight = x[TOLD] / (2.0 * x[SPREAD] * x[SPREAD])
    weight *= max(0.0, 1.0 + x[KNOWING] * (5.0 - choices ** (1 / 3)))
    for colour in range(v.colours):
        often = 0
        for d in range(DICE_THROWN):
            often += v.dice[r, d] == colour
        if often and card_then(v, r, v.seat, colour) == NONE:
            hear_of(w[OPEN + colour], colour, often, middle, centre, weight, x)


@rule
def hear_of(
    numbers: int, colour: int, often: int, middle: float, centre: float, weight: float, x: Array
) -> None:
    """Add what a bet says about my card of one colour."""
    usual = average(numbers)
    for number in range(VALUES):
        off = centre - middle
        if numbers >> number & 1 and COUNT[numbers] > 1:
            off -= often * (average(numbers ^ 1 << number) - usual)
        x[LIKELY + VALUES * colour + number] -= weight * off * off


@rule
def average(numbers: int) -> float:
    """The average of a set of numbers."""
    total = 0.0
    for n in range(COUNT[numbers]):
        total += NTH[numbers, n]
    return total / max(1, COUNT[numbers])


@rule
def card_then(v: View, r: int, seat: int, colour: int) -> int:
    """A holder's card of a colour when the bets of round r were made; NONE if I can't know it."""
    if seat < v.seats:
        for later in range(r, rows_begun(v)):
            if v.given[later, seat] == colour:
                return v.value[later, seat]
    return NONE if seat == v.seat else v.holder[seat, colour]


@rule
def open_then(v: View, r: int, seat: int, colour: int) -> int:
    """The numbers of a colour that a seat could have in round r, as a mask, whatever mine is."""
    cards = ALL_VALUES
    for holder in range(HOLDERS):
        if holder != seat:
            card = card_then(v, r, holder, colour)
            if card != NONE:
                cards &= ~(1 << card)
    for earlier in range(r):
        for other in range(v.seats):
            if v.given[earlier, other] == colour:
                cards &= ~(1 << v.value[earlier, other])
    return cards


@rule
def likelihood(x: Array, world: int) -> float:
    """The weight of a packed world: 1, unless the others' bets count."""
    if x[TOLD] == 0.0:
        return 1.0
    weight = 1.0
    for colour in range(COLOURS):
        weight *= x[LIKELY + VALUES * colour + (world >> (3 * colour) & 7)]
    return weight
