"""Transmitter: a fast way to find the possible objectives, or only the smallest and largest.

This is the exact belief (belief.py) without weights. A set of objective cards is a 12-bit mask, and
the possible sets are a bitmap of 4,096 bits in 64 words. The first six cards give a set's bit
within its word, the other six select the word. A drift extends every set with every card, word by
word, so a whole round takes less than a microsecond. For the printed cards, precomputed tables tell
which bits total less than a bound; custom sets are added up. The tables are small because GPU
threads read them at different places.
"""

from __future__ import annotations

import numpy as np

from parlour.core.bits import lowest_bit, without_lowest
from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.transmitter.belief import ALL_SETS, LOWEST_TOTAL, OPEN, SUM, narrowed
from parlour.games.transmitter.objectives import objective_card
from parlour.games.transmitter.options import IGNORE, OBJECTIVE_CARDS, PRINTED
from parlour.games.transmitter.view_fields import View

WORD = 64
WORDS = ALL_SETS // WORD
IN_A_WORD = 6  # cards that move a set within its word
TOTAL_IN = SUM[:WORD].astype(np.int64)  # totals of the cards that give the bit,
TOTAL_OF = SUM[::WORD].astype(np.int64)  # and of the cards that select the word
CARDS_OF = np.array([w.bit_count() for w in range(WORDS)], np.int64)
LEAST, MOST = int(TOTAL_IN.min()), int(TOTAL_IN.max())
BELOW = np.array(  # [t - LEAST]: the bits of a word that total less than t
    [
        np.packbits(t > TOTAL_IN, bitorder="little").view(np.int64)[0]
        for t in range(LEAST, MOST + 2)
    ],
    np.int64,
)
LACKING = np.array(  # the bits of a word whose sets lack the card
    [
        np.array(sum(1 << m for m in range(WORD) if m >> card & 1 == 0), np.uint64).view(np.int64)
        for card in range(IN_A_WORD)
    ],
    np.int64,
)


@rule
def bounds(v: View, scratch: Array) -> tuple[int, int]:
    """The smallest and largest objective consistent with this round's hints."""
    now = scratch[:WORDS].view(np.int64)
    size, low, high = narrow(v, now)
    return extremes(v, now, size, low, high)


@rule
def mark_totals(v: View, scratch: Array, marks: Array) -> None:
    """Set marks[t - LOWEST_TOTAL] to 1 for each objective t consistent with this round's hints."""
    now = scratch[:WORDS].view(np.int64)
    size, low, high = narrow(v, now)
    for w in range(WORDS):
        sets = now[w] if reaches(size, w) else 0
        if sets != 0:
            sets = fitting(v, sets, w, low, high)
        while sets != 0:
            marks[total_of(v, w, sets) - LOWEST_TOTAL] = 1
            sets = without_lowest(sets)


@rule
def narrow(v: View, now: Array) -> tuple[int, int, int]:
    """Fill `now` with the sets that earlier hints allow.

    Returns their size and the open interval of the objective since the last drift.
    """
    begin(v, now)
    size, stack = 1, 0
    low, high = narrowed(-OPEN, OPEN, v.drift_hint[0], 0)
    for k in range(v.plays):
        stack += v.played[k]
        low, high = narrowed(low, high, v.hint[k], stack)
        if (k + 1) % v.options.drift_interval == 0 and size < v.drawn:
            keep_between(v, now, size, low, high)
            size += 1
            join(v, now, size)
            low, high = narrowed(-OPEN, OPEN, v.drift_hint[size - 1], stack)
            if v.options.draw_match != IGNORE:
                rule_out(v, now, size, stack)
    return size, low, high


@rule
def begin(v: View, now: Array) -> None:
    """Start with the sets of one card that is still in the game."""
    for w in range(WORDS):
        now[w] = 0
    for card in range(OBJECTIVE_CARDS):
        if v.used[card] == 0:
            now[(1 << card) // WORD] |= 1 << (1 << card) % WORD


@rule
def join(v: View, now: Array, size: int) -> None:
    """Apply a drift: extend every set to `size` cards with each card that can still be drawn.

    A word depends only on itself and lower words, so the highest is updated first.
    """
    free = 0
    for card in range(OBJECTIVE_CARDS):
        free |= (1 - v.used[card]) << card
    for w in range(WORDS - 1, -1, -1):
        if reaches(size, w):
            joined = joined_within(now[w], free)
            steps = w & free >> IN_A_WORD
            while steps != 0:
                joined |= now[w ^ (steps & -steps)]
                steps &= steps - 1
            now[w] = joined


@rule
def joined_within(sets: int, free: int) -> int:
    """Extend the sets of a word with each free card that keeps them in the word."""
    joined = 0
    if sets != 0:
        for card in range(IN_A_WORD):
            if free >> card & 1:
                joined |= (sets & LACKING[card]) << (1 << card)
    return joined


@rule
def below(total: int) -> int:
    """The bits of a word that total less than this."""
    return BELOW[min(max(total, LEAST), MOST + 1) - LEAST]


@rule
def outside(w: int) -> int:
    """The total of the cards that select a word."""
    return TOTAL_OF[w]


@rule
def reaches(size: int, w: int) -> bool:
    """Whether a word can contain sets of this size."""
    return CARDS_OF[w] <= size


@rule
def fitting(v: View, sets: int, w: int, low: int, high: int) -> int:
    """The sets of a word whose total is in the open interval."""
    if v.options.objective_set == PRINTED:
        return sets & below(high - outside(w)) & ~below(low + 1 - outside(w))
    kept, left = 0, sets
    while left != 0:
        rest = without_lowest(left)
        if low < total_of(v, w, left) < high:
            kept |= left ^ rest
        left = rest
    return kept


@rule
def total_of(v: View, w: int, sets: int) -> int:
    """The total of the first set in a word."""
    place, total = lowest_bit(sets), 0
    if v.options.objective_set == PRINTED:
        return outside(w) + TOTAL_IN[place]
    for card in range(OBJECTIVE_CARDS):
        if w * WORD + place >> card & 1:
            total += objective_card(v.options, card)
    return total


@rule
def keep_between(v: View, now: Array, size: int, low: int, high: int) -> None:
    """Drop the sets whose total is outside the open interval."""
    for w in range(WORDS):
        if reaches(size, w) and now[w] != 0:
            now[w] = fitting(v, now[w], w, low, high)


@rule
def rule_out(v: View, now: Array, size: int, total: int) -> None:
    """Drop the sets with this total."""
    for w in range(WORDS):
        if reaches(size, w) and now[w] != 0:
            now[w] &= ~fitting(v, now[w], w, total - 1, total + 1)


@rule
def extremes(v: View, now: Array, size: int, low: int, high: int) -> tuple[int, int]:
    """The smallest and largest total of a set in the open interval."""
    least, most = OPEN, -OPEN
    for w in range(WORDS):
        sets = now[w] if reaches(size, w) else 0
        if sets != 0:
            sets = fitting(v, sets, w, low, high)
        while sets != 0:
            total = total_of(v, w, sets)
            least = min(least, total)
            most = max(most, total)
            sets = without_lowest(sets)
    return least, most
