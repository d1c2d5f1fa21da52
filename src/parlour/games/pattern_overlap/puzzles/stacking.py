"""The order in which cards can be stacked where several of them share the cell of a wild centre.

A centre matches whatever is directly below or above it. So where cards show two different letters
on a centre's cell, those with one letter must all lie below the centre, and those with the other
above it. With three letters no order works. A set of cards is a bit mask of black squares, numbered
in search order.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import numpy as np

from parlour.core.rule import rule
from parlour.core.struct import Array

LETTERS = 4
FREE = -1


@rule
def mark(share: Array, shown: Array, depth: int, code: int) -> None:
    """Note the letters that the card at a black square shows on the cells of shared centres."""
    for i in range(8):
        if share[depth, i] != FREE:
            shown[share[depth, i], code >> 2 * i & 3] |= 1 << depth


@rule
def unmark(share: Array, shown: Array, depth: int) -> None:
    for i in range(8):
        if share[depth, i] != FREE:
            for letter in range(LETTERS):
                shown[share[depth, i], letter] &= ~(1 << depth)


@rule
def stackable(shown: Array) -> bool:
    """Whether some order of the cards works; `shown` has the cards by centre and letter."""
    n = shown.shape[0]
    split = 0
    for k in range(n):
        letters = 0
        for letter in range(LETTERS):
            letters += shown[k, letter] != 0
        if letters > 2:
            return False
        split += letters == 2
    if split < 2:
        return True  # the cards of one letter, the centre, those of the other
    reached = np.zeros(1 << n, np.int8)
    reached[0] = 1
    for laid in range(1 << n):
        if reached[laid]:
            for k in range(n):
                if laid >> k & 1 == 0 and may_follow(shown, laid, k):
                    reached[laid | 1 << k] = 1
    return reached[(1 << n) - 1] == 1


@rule
def may_follow(shown: Array, laid: int, k: int) -> bool:
    """Whether a card can go on top of those laid: its centre must part the letters on its cell."""
    first, second = 0, 0
    for letter in range(LETTERS):
        if first == 0:
            first = shown[k, letter]
        elif shown[k, letter]:
            second = shown[k, letter]
    if second == 0:
        return True
    below = laid & (first | second)
    return below in (first, second)


def orders_from(shown: Array, laid: Sequence[int]) -> list[int] | None:
    """The cards laid so far, in this order, and the rest in an order that works; None if none."""
    n = shown.shape[0]
    done = 0
    for k in laid:
        if not may_follow(shown, done, k):
            return None
        done |= 1 << k
    return _completed(shown, list(laid), done, n, set())


def _completed(
    shown: Array, order: list[int], done: int, n: int, dead: set[int]
) -> list[int] | None:
    """Depth-first search for an order of the remaining cards; `dead` has sets that lead nowhere."""
    if len(order) == n:
        return order
    for k in range(n):
        after = done | 1 << k
        if done >> k & 1 or after in dead or not may_follow(shown, done, k):
            continue
        found = _completed(shown, [*order, k], after, n, dead)
        if found:
            return found
    dead.add(done)
    return None


def longest_start(shown: Array, laid: Sequence[int]) -> tuple[int, list[int]]:
    """The most cards of those laid that may stay where they are, and an order starting with them.

    The others have to be taken up and laid again on top.
    """
    for stay in range(len(laid), -1, -1):
        for kept in combinations(laid, stay):
            found = orders_from(shown, kept)
            if found:
                return stay, found
    raise ValueError("these cards can't be stacked in any order")
