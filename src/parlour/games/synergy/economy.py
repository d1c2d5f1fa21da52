"""Synergy: what `strong` does to have the right cards in later rounds.

With EVEN2 and ODD2, only some numbers may be played last. They are worth taking back, and not worth
playing first while there are few. (That a seat keeps enough numbers at all is part of the plan.)
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
from parlour.games.synergy.view import View
from parlour.games.synergy.weights import place

NEEDED, DEAD, SCARCE = place("needed"), place("dead"), place("scarce")
FEW = 2


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
def keeping(v: View, cards: int, w: Array) -> float:
    """What a hand is worth in later rounds, in reachable sums."""
    return w[NEEDED] * needed_in(v, cards) - w[DEAD] * chance_of_dead(v, cards)


@rule
def cost_of_first(v: View, cards: int, t: int, w: Array) -> float:
    """What it costs to play a number first that will be needed last."""
    return w[SCARCE] if is_needed(v, t) and needed_in(v, cards) <= FEW else 0.0
