"""Transmitter: the smallest and largest objective that is possible, quickly.

Like the exact belief (belief.py), but without weights: a set of objective cards is a 12-bit mask,
and the sets that are possible are 4,096 bits, 64 words of 64. A drift joins every set with every
card, word by word, so a whole round is looked through in about a microsecond. The words of a total
are made beforehand for the printed cards; for others the exact belief is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.transmitter.belief import (
    ALL_SETS,
    FIRST_OF,
    OPEN,
    SETS,
    SUM,
    believe,
    narrowed,
    total_of,
)
from parlour.games.transmitter.options import IGNORE, OBJECTIVE_CARDS, PRINTED

if TYPE_CHECKING:
    from parlour.games.transmitter.view import View

WORD = 64
WORDS = ALL_SETS // WORD
IN_A_WORD = 6  # cards whose joining stays within a word
ROOM = 2 * WORDS
LOWEST_TOTAL, HIGHEST_TOTAL = int(SUM.min()), int(SUM.max())
TOTALS = HIGHEST_TOTAL - LOWEST_TOTAL + 1


def _as_words(sets: Array) -> Array:
    """One bit a set, in words of 64."""
    return np.packbits(sets, axis=-1, bitorder="little").view(np.int64)


_totals = np.arange(LOWEST_TOTAL, HIGHEST_TOTAL + 2)
BELOW = _as_words(
    SUM[None, :] < _totals[:, None]
)  # [t - LOWEST_TOTAL]: sets that total less than t
LACKING = np.array(  # the places in a word whose sets lack the card
    [
        np.array(sum(1 << m for m in range(WORD) if m >> card & 1 == 0), np.uint64).view(np.int64)
        for card in range(IN_A_WORD)
    ],
    np.int64,
)


@rule
def bounds(v: View, scratch: Array) -> tuple[int, int]:
    """The smallest and largest objective that everything said in this round allows."""
    if v.options.objective_set == PRINTED:
        return printed_bounds(v, scratch)
    return believed_bounds(v, scratch)


@rule
def printed_bounds(v: View, scratch: Array) -> tuple[int, int]:
    """The same for the printed cards, quickly."""
    now = scratch[:WORDS].view(np.int64)
    then = scratch[WORDS:ROOM].view(np.int64)
    begin(v, now)
    size, stack = 1, 0
    low, high = narrowed(-OPEN, OPEN, v.drift_hint[0], 0)
    for k in range(v.plays):
        stack += v.played[k]
        low, high = narrowed(low, high, v.hint[k], stack)
        if (k + 1) % v.options.drift_interval == 0 and size < v.drawn:
            keep_between(now, low, high)
            join(v, now, then)
            size += 1
            low, high = narrowed(-OPEN, OPEN, v.drift_hint[size - 1], stack)
            if v.options.draw_match != IGNORE:
                rule_out(now, stack)
    keep_between(now, low, high)
    return smallest(now), largest(now)


@rule
def believed_bounds(v: View, w: Array) -> tuple[int, int]:
    """The same for cards of one's own, from the exact belief."""
    size = believe(v, v.this_round, w)
    low, high = OPEN, -OPEN
    for k in range(FIRST_OF[size], FIRST_OF[size + 1]):
        if w[SETS[k]] > 0.0:
            total = total_of(v, w, SETS[k])
            low, high = min(low, total), max(high, total)
    return low, high


@rule
def begin(v: View, now: Array) -> None:
    """One card was drawn: any that is not out of the game."""
    for w in range(WORDS):
        now[w] = 0
    for card in range(OBJECTIVE_CARDS):
        if v.used[card] == 0:
            now[(1 << card) // WORD] |= 1 << (1 << card) % WORD


@rule
def join(v: View, now: Array, then: Array) -> None:
    """A drift: every set is joined by every card that can still come."""
    for w in range(WORDS):
        then[w] = now[w]
        now[w] = 0
    for card in range(IN_A_WORD):
        if v.used[card] == 0:
            for w in range(WORDS):
                now[w] |= (then[w] & LACKING[card]) << (1 << card)
    for card in range(IN_A_WORD, OBJECTIVE_CARDS):
        step = 1 << (card - IN_A_WORD)
        if v.used[card] == 0:
            for w in range(WORDS):
                if w & step == 0:
                    now[w | step] |= then[w]


@rule
def below(total: int, w: int) -> int:
    """The sets of a word that total less."""
    return BELOW[min(max(total - LOWEST_TOTAL, 0), TOTALS), w]


@rule
def keep_between(now: Array, low: int, high: int) -> None:
    """Drop the sets whose total lies outside the open interval."""
    for w in range(WORDS):
        now[w] &= below(high, w) & ~below(low + 1, w)


@rule
def rule_out(now: Array, total: int) -> None:
    """Drop the sets with this total."""
    for w in range(WORDS):
        now[w] &= ~(below(total + 1, w) & ~below(total, w))


@rule
def smallest(now: Array) -> int:
    """The smallest total that is left, by halving."""
    low, high = LOWEST_TOTAL, HIGHEST_TOTAL
    while low < high:
        middle = (low + high) // 2
        found = 0
        for w in range(WORDS):
            found |= now[w] & below(middle + 1, w)
        if found != 0:
            high = middle
        else:
            low = middle + 1
    return low


@rule
def largest(now: Array) -> int:
    """The largest total that is left, by halving."""
    low, high = LOWEST_TOTAL, HIGHEST_TOTAL
    while low < high:
        middle = (low + high + 1) // 2
        found = 0
        for w in range(WORDS):
            found |= now[w] & ~below(middle, w)
        if found != 0:
            low = middle
        else:
            high = middle - 1
    return low
