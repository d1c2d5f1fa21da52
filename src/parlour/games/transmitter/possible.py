"""Transmitter: the smallest and largest objective that is possible, quickly.

Like the exact belief (belief.py), but without weights: a set of objective cards is a 12-bit mask,
and the sets that are possible are 4,096 bits, 64 words of 64. A drift joins every set with every
card, word by word, so a whole round is looked through in about a microsecond. A word's place is
itself a set of six cards: few cards drawn reach few words, which come first in `ORDER`. Which sets
total less than what is made beforehand for the printed cards; those of one's own are added up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.transmitter.belief import ALL_SETS, OPEN, SUM, narrowed
from parlour.games.transmitter.objectives import objective_card
from parlour.games.transmitter.options import IGNORE, OBJECTIVE_CARDS, PRINTED

if TYPE_CHECKING:
    from parlour.games.transmitter.view import View

WORD = 64
WORDS = ALL_SETS // WORD
IN_A_WORD = 6  # cards whose joining stays within a word
SIGN = -(1 << WORD - 1)
ORDER = np.array(sorted(range(WORDS), key=int.bit_count), np.int16)
REACHED = np.array(  # [cards]: how many words, in this order, sets of so many cards lie in
    [sum(w.bit_count() <= cards for w in range(WORDS)) for cards in range(OBJECTIVE_CARDS + 1)],
    np.int16,
)
LOWEST_TOTAL, HIGHEST_TOTAL = int(SUM.min()), int(SUM.max())
TOTALS = HIGHEST_TOTAL - LOWEST_TOTAL + 1


def _as_words(sets: Array) -> Array:
    """One bit a set, in words of 64."""
    return np.packbits(sets, axis=-1, bitorder="little").view(np.int64)


_totals = np.arange(LOWEST_TOTAL, HIGHEST_TOTAL + 2)
TOTAL = SUM.astype(np.int8)
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
    now = scratch[:WORDS].view(np.int64)
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
    return extremes(v, now, size, low, high)


@rule
def reached(size: int) -> int:
    """How many words the sets of so many cards lie in."""
    return REACHED[size]


@rule
def word(k: int) -> int:
    """The place of the word that comes k-th: those of fewer cards first."""
    return ORDER[k]


@rule
def begin(v: View, now: Array) -> None:
    """One card was drawn: any that is not out of the game."""
    for k in range(reached(1)):
        now[word(k)] = 0
    for card in range(OBJECTIVE_CARDS):
        if v.used[card] == 0:
            now[(1 << card) // WORD] |= 1 << (1 << card) % WORD


@rule
def join(v: View, now: Array, size: int) -> None:
    """A drift: every set is joined by every card that can still come; now they have `size`.

    A word is reached from itself and from those of fewer cards only, so the last comes first.
    """
    free = 0
    for card in range(OBJECTIVE_CARDS):
        free |= (1 - v.used[card]) << card
    old = reached(size - 1)
    for k in range(reached(size) - 1, -1, -1):
        w, joined = word(k), 0
        before = now[w] if k < old else 0
        if before != 0:
            for card in range(IN_A_WORD):
                if free >> card & 1:
                    joined |= (before & LACKING[card]) << (1 << card)
        steps = w & free >> IN_A_WORD
        while steps != 0:
            joined |= now[w ^ (steps & -steps)]
            steps &= steps - 1
        now[w] = joined


@rule
def below(total: int, w: int) -> int:
    """The sets of a word that total less."""
    return BELOW[min(max(total - LOWEST_TOTAL, 0), TOTALS), w]


@rule
def fitting(v: View, sets: int, w: int, low: int, high: int) -> int:
    """Those of a word's sets whose total lies in the open interval."""
    if v.options.objective_set == PRINTED:
        return sets & below(high, w) & ~below(low + 1, w)
    kept, left = 0, sets
    while left != 0:
        rest = without_lowest(left)
        if low < total_of(v, w, left) < high:
            kept |= left ^ rest
        left = rest
    return kept


@rule
def total_of(v: View, w: int, sets: int) -> int:
    """What the cards of the first of a word's sets add up to."""
    m = w * WORD + lowest_bit(sets)
    if v.options.objective_set == PRINTED:
        return TOTAL[m]
    total = 0
    for card in range(OBJECTIVE_CARDS):
        if m >> card & 1:
            total += objective_card(v.options, card)
    return total


@rule
def keep_between(v: View, now: Array, size: int, low: int, high: int) -> None:
    """Drop the sets whose total lies outside the open interval."""
    for k in range(reached(size)):
        w = word(k)
        if now[w] != 0:
            now[w] = fitting(v, now[w], w, low, high)


@rule
def rule_out(v: View, now: Array, size: int, total: int) -> None:
    """Drop the sets with this total."""
    for k in range(reached(size)):
        w = word(k)
        if now[w] != 0:
            now[w] &= ~fitting(v, now[w], w, total - 1, total + 1)


@rule
def extremes(v: View, now: Array, size: int, low: int, high: int) -> tuple[int, int]:
    """The smallest and largest total in the open interval that a set has."""
    least, most = OPEN, -OPEN
    for k in range(reached(size)):
        w = word(k)
        sets = now[w]
        if sets != 0:
            sets = beyond(v, fitting(v, sets, w, low, high), w, least, most)
        while sets != 0:
            total = total_of(v, w, sets)
            least = min(least, total)
            most = max(most, total)
            sets = beyond(v, without_lowest(sets), w, least, most)
    return least, most


@rule
def beyond(v: View, sets: int, w: int, least: int, most: int) -> int:
    """Without the sets of a word whose totals, lying between two that were found, tell nothing."""
    if v.options.objective_set == PRINTED:
        return sets & (below(least, w) | ~below(most + 1, w))
    return sets


@rule
def lowest_bit(word: int) -> int:
    """The place of the lowest bit that is set."""
    place = 0
    if word & 0xFFFFFFFF == 0:
        place, word = 32, word >> 32
    for step in (16, 8, 4, 2, 1):
        if word & ((1 << step) - 1) == 0:
            place, word = place + step, word >> step
    return place


@rule
def without_lowest(word: int) -> int:
    """A word without the lowest bit that is set; the sign alone is a bit too."""
    return 0 if word == SIGN else word & (word - 1)
