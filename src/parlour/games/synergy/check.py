"""Synergy: sums, limits and goals. `x` is a state or a view, which share field names."""

from __future__ import annotations

from typing import Any

from parlour.core.rule import hot, rule
from parlour.core.struct import Array
from parlour.games.synergy.cards import (
    BETWEEN,
    DBL3,
    DIFF,
    EQUAL,
    EVEN2,
    HILO,
    LIMITS,
    LOHI,
    MAX7,
    MIN5,
    MINUS1,
    NODBL,
    ODD2,
    PLUS1,
    SECHI,
    SECLO,
    UNIQUE,
    VALUES,
    colour,
    one,
    value,
)
from parlour.games.synergy.options import LOOSE, ONE_EACH


@hot
def ring(x: Any) -> int:
    """The number of places around the table, including the ghost's."""
    return x.seats + (x.seats == 2)  # S32


@hot
def current(x: Any, seat: int) -> int:
    """What a seat's first number counts as, with its markers."""
    return value(x.first[seat]) + (x.plus_at == seat) - (x.minus_at == seat)  # S18


@hot
def pair_sum(challenges: int, first: int, a: int, last: int) -> int:
    """The sum of a first number that counts as `a` and a last number."""
    b = value(last)
    total = abs(a - b) if challenges & DIFF else a + b  # S23
    if challenges & DBL3 and a == b and colour(first) == colour(last):
        total += 3  # S23
    return total


@hot
def pair_fits(challenges: int, options: Any, first: int, a: int, last: int) -> bool:
    """Whether a last number satisfies every limit after a first number that counts as `a`."""
    if challenges & LIMITS == 0:
        return True
    b = value(last)
    loose = options.order_limits == LOOSE
    if challenges & LOHI and not (b > a or (loose and b == a)):
        return False  # S22
    if challenges & HILO and not (b < a or (loose and b == a)):
        return False  # S22
    if challenges & NODBL and a == b:
        return False  # S22
    if challenges & (EVEN2 | ODD2) and options.even_odd == ONE_EACH:
        if (a + b) % 2 == 0:
            return False  # S22
    elif (challenges & EVEN2 and b % 2 == 1) or (challenges & ODD2 and b % 2 == 0):
        return False  # S22
    total = pair_sum(challenges, first, a, last)
    return not ((challenges & MIN5 and total < 5) or (challenges & MAX7 and total > 7))  # S22


@hot
def is_bound(x: Any, seat: int) -> bool:
    """Whether limits apply to a seat; an ignored seat may be exempt."""
    return x.challenges & LIMITS != 0 and not (x.ignored == seat and x.options.ignored_exempt)


@hot
def fits(x: Any, seat: int, t: int) -> bool:
    """Whether a seat may play this number last."""
    return not is_bound(x, seat) or pair_fits(
        x.challenges, x.options, x.first[seat], current(x, seat), t
    )


@hot
def sum_with(x: Any, seat: int, t: int) -> int:
    """A seat's sum if it plays this number last."""
    return pair_sum(x.challenges, x.first[seat], current(x, seat), t)


@hot
def counted(x: Any) -> int:
    """The places of the ring whose sums count, as bits."""
    every = (1 << ring(x)) - 1
    return every if x.ignored < 0 else every & ~(1 << x.ignored)  # S21


@hot
def present(sums: Array, places: int) -> int:
    """The sums of these places, as bits."""
    found = 0
    for seat in range(len(sums)):
        if places >> seat & 1:
            found |= 1 << sums[seat]
    return found


@hot
def doubled(sums: Array, places: int) -> int:
    """The sums that occur more than once among these places, as bits."""
    found = 0
    again = 0
    for seat in range(len(sums)):
        if places >> seat & 1:
            again |= found & 1 << sums[seat]
            found |= 1 << sums[seat]
    return again


@hot
def is_single(bits: int) -> bool:
    """Whether exactly one bit is set."""
    return bits != 0 and bits & (bits - 1) == 0


@hot
def compares(goal: int, mine: int, found: int, again: int) -> bool:
    """Whether a sum meets a goal other than BETWEEN, given all sums and the repeated ones."""
    if goal == PLUS1:
        return mine > 0 and found >> (mine - 1) & 1 == 1  # S4
    if goal == MINUS1:
        return found >> (mine + 1) & 1 == 1  # S4
    if goal == EQUAL:
        return again >> mine & 1 == 1  # S4
    if goal == UNIQUE:
        return again >> mine & 1 == 0  # S4
    if goal == SECHI:
        return is_single(found >> (mine + 1))  # S4
    return goal == SECLO and is_single(found & ((1 << mine) - 1))  # S4


@rule
def neighbour(seat: int, step: int, places: int, size: int) -> int:
    """The nearest counted place to one side of a seat."""
    at = (seat + step + size) % size
    while places >> at & 1 == 0:
        at = (at + step + size) % size  # S24
    return at


@rule
def lies_between(sums: Array, seat: int, places: int, size: int, inclusive: bool) -> bool:
    """Whether a seat's sum is between those of its two neighbours."""
    left = neighbour(seat, 1, places, size)
    right = neighbour(seat, -1, places, size)
    return left != right and is_between(sums[seat], sums[left], sums[right], inclusive)  # S24


@hot
def is_between(mine: int, one: int, other: int, inclusive: bool) -> bool:
    """Whether a sum is between two others, given in either order."""
    low, high = min(one, other), max(one, other)
    if inclusive:
        return low <= mine <= high  # S4
    return low < mine < high  # S4


@hot
def meets(goal: int, sums: Array, seat: int, places: int, size: int, inclusive: bool) -> bool:
    """Whether a counted seat meets a kind of goal."""
    if goal == BETWEEN:
        return lies_between(sums, seat, places, size, inclusive)
    return compares(goal, sums[seat], present(sums, places), doubled(sums, places))


@rule
def any_fits(cards: int, challenges: int, options: Any, first: int, a: int) -> bool:
    """Whether a set has a number that satisfies every limit after a first number worth `a`."""
    t = 0
    while cards:
        if cards & 1023 == 0:
            cards >>= 10
            t += VALUES
        else:
            if cards & 3 and pair_fits(challenges, options, first, a, t):
                return True
            cards >>= 2
            t += 1
    return False


@rule
def is_dead(cards: int, challenges: int, options: Any) -> bool:
    """Whether no two numbers of a hand, in either order, satisfy every limit."""
    first = 0
    rest = cards
    while rest:
        if rest & 1023 == 0:
            rest >>= 10
            first += VALUES
        else:
            others = cards - one(first)
            if rest & 3 and any_fits(others, challenges, options, first, value(first)):
                return False
            rest >>= 2
            first += 1
    return True
