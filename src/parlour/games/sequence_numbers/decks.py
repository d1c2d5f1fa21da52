"""The decks that practise one kind of sum, and the one that mixes all four.

Each has two different sums for every number, as a table's own deck does (`deck.sum_of`). Divisions
come out even. Products stay within the tables of 1 to 12, or double or treble a number; the ten
primes from 13 on have none but their own, so in these decks they are added up from tens and ones.
"""

from __future__ import annotations

from collections.abc import Callable

from parlour.games.sequence_numbers.boards import NUMBERS
from parlour.games.sequence_numbers.deck import (
    DIVIDED,
    GENTLE,
    NORMAL,
    TIMES,
    TRUE_MINUS,
    addition,
    code_of,
    subtraction,
)

Sum = tuple[int, str, int]
TABLES = 12  # the largest multiplication table
TREBLES = 20  # the largest number whose treble is divided


def plus(n: int) -> list[Sum]:
    """A normal and an easy addition."""
    found = [addition(n, NORMAL), addition(n, GENTLE)]
    if n == 1:
        found[1] = (0, 1)
    if {*found[0]} == {*found[1]}:
        found[1] = (found[0][0] + 1, found[0][1] - 1) if found[0][1] else found[1]
    return [(left, "+", right) for left, right in found]


def minus(n: int) -> list[Sum]:
    """A normal and an easy subtraction."""
    found = [subtraction(n, NORMAL), subtraction(n, GENTLE)]
    if found[0] == found[1]:
        found[1] = (n + found[0][1] + 1, found[0][1] + 1)
    return [(left, TRUE_MINUS, right) for left, right in found]


def products(n: int) -> list[Sum]:
    """The products that make a number, the most even first; none for a prime above the tables."""
    pairs = [(left, n // left) for left in range(1, TABLES + 1) if n % left == 0]
    fits = [
        (left, right)
        for left, right in pairs
        if left <= right and (right <= TABLES or 2 <= left <= 3)
    ]
    fits = [pair for pair in fits if 1 not in pair or len(fits) == 1]
    return [(left, TIMES, right) for left, right in reversed(fits)]


def times(n: int) -> list[Sum]:
    """Two products, or one both ways round."""
    found = products(n)
    if not found:
        tens, ones = n - n % 10, n % 10
        return [(tens, "+", ones), (ones, "+", tens)]
    left, sign, right = found[0]
    if n == 1:
        return [found[0], (1, "+", 0)]
    if len(found) > 1:
        return [(left, sign, right), (found[1][2], sign, found[1][0])]
    return [(left, sign, right), (right, sign, left)] if left != right else [found[0], (n, sign, 1)]


def divided(n: int) -> list[Sum]:
    """Two divisions: within the tables, then by 2, 3 and 10 only."""
    if n <= TABLES:
        by = (2 + 5 * n % 9, 2 + (5 * n + 4) % 9)
    else:
        by = (2, 3 if n <= TREBLES else 10)
    return [(n * one, DIVIDED, one) for one in by]


def all_four(n: int) -> list[Sum]:
    """An addition or a product, and a subtraction or a division."""
    product = products(n) and n % 4 != 2
    first = times(n)[0] if product else plus(n)[0]
    return [first, divided(n)[0] if n % 2 else minus(n)[0]]


DECKS: dict[str, Callable[[int], list[Sum]]] = {
    "plus": plus,
    "minus": minus,
    "times": times,
    "divided": divided,
    "all_four": all_four,
}


def codes(name: str) -> tuple[int, ...]:
    """The codes of a deck's cards, as in `custom_sums`."""
    found = []
    for n in range(1, NUMBERS + 1):
        for left, sign, right in DECKS[name](n):
            code = code_of(n, left, sign, right)
            if code is None:  # pragma: no cover
                raise ValueError(f"{left}{sign}{right} isn't {n}")
            found.append(code)
    return tuple(found)
