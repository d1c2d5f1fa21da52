"""Synergy: what `strong` does to have the right cards in later rounds.

A seat that misses its goal in a completed round takes no card back, and with fewer than two numbers
the mission is lost. With limits on the last number, some cards are scarce.
"""

from __future__ import annotations

from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.synergy.cards import (
    EVEN2,
    LIMITS,
    ODD2,
    PASSN,
    TYPES,
    VALUES,
    copies,
    one,
    value,
)
from parlour.games.synergy.check import is_dead
from parlour.games.synergy.options import ONE_EACH
from parlour.games.synergy.planner import TUNE
from parlour.games.synergy.view import View


@rule
def is_needed(v: View, t: int) -> bool:
    """Whether only a card like this may be played last."""
    if v.options.even_odd == ONE_EACH:
        return False
    odd = value(t) % 2 == 1
    return (v.challenges & EVEN2 != 0 and not odd) or (v.challenges & ODD2 != 0 and odd)


@rule
def needed_in(v: View, cards: int) -> int:
    """How many cards of a hand may be played last."""
    count = 0
    for t in range(TYPES):
        if copies(cards, t) and is_needed(v, t):
            count += copies(cards, t)
    return count


@rule
def chance_of_dead(v: View, cards: int) -> float:
    """The chance that no two numbers of a hand fit after drawing one from the pile."""
    if v.challenges & LIMITS == 0 or v.challenges & PASSN:
        return 0.0
    dead, pile = 0.0, 0.0
    for k in range(VALUES):
        t = v.seat * VALUES + k
        count = 1.0 * v.unseen[v.seat, k]
        for j in range(v.held[v.seat]):
            count -= v.hand[v.seat, j] == t
        for j in range(v.known_count[v.seat]):
            count += v.known[v.seat, j] == t
        if count > 0.0:
            pile += count
            if is_dead(cards + one(t), v.challenges, v.options):
                dead += count
    if pile == 0.0:
        return 1.0 if is_dead(cards, v.challenges, v.options) else 0.0
    return dead / pile


@rule
def keeping(v: View, w: Array, cards: int) -> float:
    """The value of a hand for later rounds."""
    few = min(needed_in(v, cards), int(w[TUNE + 10]))
    return w[TUNE + 4] * few - w[TUNE + 5] * chance_of_dead(v, cards)


@rule
def cost_of_first(v: View, w: Array, cards: int, t: int) -> float:
    """What it costs to play a number first that will be needed last."""
    if is_needed(v, t) and needed_in(v, cards) <= w[TUNE + 7]:
        return w[TUNE + 6]
    return 0.0
