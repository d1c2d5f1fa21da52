"""The cards: ids, kinds, and the sums printed on them at each level.

0 .. 95    number n: 2(n - 1) is its addition, 2(n - 1) + 1 its subtraction; kind n - 1
96 .. 99   Plus, kind 48
100 .. 103 Minus, kind 49
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.core.fact import Refusal
from parlour.core.rule import hot
from parlour.games.sequence_numbers.boards import NUMBERS
from parlour.games.sequence_numbers.refusals import DeckRepeat, DeckSize, DeckSum

NUMBER_CARDS = 2 * NUMBERS
FIRST_PLUS, FIRST_MINUS, CARDS = 96, 100, 104
PLUS, MINUS = 48, 49
KINDS = 50
BAND = 8  # numbers per colour
GENTLE, NORMAL, STRETCH = 1, 2, 3
TRUE_MINUS, TIMES, DIVIDED = "\u2212", "\u00d7", "\u00f7"
SIGNS = ("+", TRUE_MINUS, TIMES, DIVIDED)


@hot
def kind_of(card: int) -> int:
    """The kind of a card: 0 to 47 for the numbers 1 to 48, then Plus and Minus."""
    if card < NUMBER_CARDS:
        return card >> 1
    return PLUS if card < FIRST_MINUS else MINUS


def addition(n: int, level: int) -> tuple[int, int]:
    """Two numbers whose sum is n."""
    unit = n % 10
    if n == 1:
        second = 0
    elif level == GENTLE:  # no carry except 5+5
        second = n // 2 if n <= 10 else 10 if unit == 0 else 1 + (n // 10 + n) % unit
    elif level == NORMAL:
        second = 1 + n * n // 5 % min(n - 1, 19)
    elif n < 20:
        second = (n + 1) // 3 + (n > 3)
    else:  # a carry wherever possible
        second = (10 if n >= 30 else 0) + max(9 - n % 3, min(9, unit + 1))
    first = n - second
    return (second, first) if n % 2 and second else (first, second)


def subtraction(n: int, level: int) -> tuple[int, int]:
    """Two numbers whose difference is n."""
    unit = n % 10
    if level == GENTLE:  # no borrow
        less = 10 if unit == 9 else 1 + 3 * n % (9 - unit)
    elif level == NORMAL:
        less = 1 + ((3 * n + 5) % 10 if n <= 10 else (5 * n + 3) % 19)
    else:  # a borrow wherever possible
        less = 10 * (1 + n % 3) + max(9 - n % 2, min(9, 10 - unit))
    return n + less, less


def sums(levels: tuple[int, ...]) -> tuple[tuple[int, str, int], ...]:
    """The sum on each number card, given its level."""
    found = []
    for card, level in enumerate(levels):
        n = card // 2 + 1
        left, right = subtraction(n, level) if card % 2 else addition(n, level)
        found.append((left, TRUE_MINUS if card % 2 else "+", right))
    return tuple(found)


def levels(deck_level: int, board_seed: int) -> tuple[int, ...]:
    """The level of each number card; a mixed deck (0) rotates through all three."""
    return tuple(
        deck_level or 1 + (card // 2 + 1 + card % 2 + board_seed) % 3
        for card in range(NUMBER_CARDS)
    )


def sum_of(card: int, code: int) -> tuple[int, str, int]:
    """Decode a card of a custom deck: the first number follows from the answer and the code."""
    n, (sign, second) = card // 2 + 1, divmod(code, 100)
    first = (n - second, n + second, n // max(second, 1), n * second)[sign]
    return first, SIGNS[sign], second


def code_of(answer: int, first: int, sign: str, second: int) -> int | None:
    """Encode a sum as sign and second number; None if its answer is wrong."""
    found = {
        "+": first + second, TRUE_MINUS: first - second, TIMES: first * second,
        DIVIDED: first / second if second else None,
    }  # fmt: skip
    return 100 * SIGNS.index(sign) + second if found[sign] == answer else None


def flaws_of_sums(codes: Sequence[int]) -> Iterator[tuple[int, Refusal]]:
    """The errors in the sums of a custom deck, each with its card."""
    if len(codes) != NUMBER_CARDS:
        yield 0, DeckSize(NUMBER_CARDS, len(codes))
        return
    for card, code in enumerate(codes):
        first, sign, second = sum_of(card, code)
        if first < 0 or code_of(card // 2 + 1, first, sign, second) is None:
            yield card, DeckSum(f"{sign}{second}", card // 2 + 1)
        elif card % 2 and code == codes[card - 1]:
            yield card, DeckRepeat(f"{first}{sign}{second}")
