"""Transmitter's bots, which choose an action from a view alone.

easy    Novice: plays a random card in the direction of the last hint.
fair    Interval: aims for the middle of the possible range.
strong  Planner: looks three plays ahead using the exact belief (planner.py).
master  The same, with doubts about others' hands from what they played (hands.py); in hard,
        seasoned and expert, a network corrects the planner instead (network.py).
As transmitter, all of them tell the truth, draw, and keep the card that leaves the smaller gap.
"""

from __future__ import annotations

from parlour.core.chance import Chance, below
from parlour.core.game import Bot
from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.transmitter.belief import keeps_second
from parlour.games.transmitter.hands import suspect
from parlour.games.transmitter.network import SCRATCH, corrected_card, is_good_at
from parlour.games.transmitter.options import HIGHEST
from parlour.games.transmitter.planner import best_card, best_value
from parlour.games.transmitter.possible import bounds
from parlour.games.transmitter.rules import (
    ANNOUNCE,
    DRAW,
    DRIFT,
    GREATER,
    KEEP_FIRST,
    LOWER,
    MATCH,
    RECEIVE,
    SAY,
    UNSAID,
)
from parlour.games.transmitter.view_fields import View

__all__ = ["BOTS", "SCRATCH"]


@rule
def transmit(v: View) -> int:
    """The action of a transmitter that has to act."""
    if v.phase == ANNOUNCE:
        if v.stack < v.objective:
            return SAY + LOWER
        return SAY + GREATER if v.stack > v.objective else SAY + MATCH
    if v.phase == DRIFT:
        return DRAW
    second = keeps_second(v.objective - v.stack, v.offer[0], v.offer[1])
    return KEEP_FIRST + 1 if second else KEEP_FIRST


@rule
def easy(v: View, chance: Chance, scratch: Array) -> int:
    """Play in the direction of the last hint, or else the card closest to 0."""
    if v.phase != RECEIVE:
        return transmit(v)
    hint = hint_on_this_objective(v)
    fitting = 0
    for k in range(v.held[v.seat]):
        fitting += points_along(hint, v.hand[v.seat, k])
    if fitting == 0:
        return nearest(v, chance, 0.0) + HIGHEST
    pick = below(chance, fitting)
    for k in range(v.held[v.seat]):
        if points_along(hint, v.hand[v.seat, k]):
            if pick == 0:
                return v.hand[v.seat, k] + HIGHEST
            pick -= 1
    return -1


@rule
def hint_on_this_objective(v: View) -> int:
    """The last hint since the last drift."""
    if v.plays % v.options.drift_interval > 0:
        return v.hint[v.plays - 1]
    return v.drift_hint[v.drawn - 1] if v.drawn > 0 else UNSAID


@rule
def points_along(hint: int, card: int) -> bool:
    return (hint == LOWER and card > 0) or (hint == GREATER and card < 0)


@rule
def nearest(v: View, chance: Chance, aim: float) -> int:
    """The card in hand closest to `aim`; ties are broken at random."""
    best, ties = 0, 0
    gap = 1000.0
    for k in range(v.held[v.seat]):
        distance = abs(v.hand[v.seat, k] - aim)
        if distance < gap:
            gap, ties = distance, 0
        if distance == gap:
            ties += 1
            if below(chance, ties) == 0:
                best = v.hand[v.seat, k]
    return best


@rule
def fair(v: View, chance: Chance, scratch: Array) -> int:
    """Aim for the middle of the possible range."""
    if v.phase != RECEIVE:
        return transmit(v)
    low, high = bounds(v, scratch)
    return nearest(v, chance, (low + high) / 2 - v.stack) + HIGHEST


@rule
def strong(v: View, chance: Chance, scratch: Array) -> int:
    """Make the play most likely to win the round, looking three plays ahead."""
    if v.phase != RECEIVE:
        return transmit(v)
    return best_value(v, scratch) + HIGHEST


@rule
def master(v: View, chance: Chance, scratch: Array) -> int:
    """Plan like `strong`, but take into account what others' plays say about their hands."""
    if v.phase != RECEIVE:
        return transmit(v)
    if is_good_at(v.options):
        return corrected_card(v, scratch) + HIGHEST
    suspect(v, scratch)
    return best_card(v, scratch) + HIGHEST


BOTS = {
    "easy": Bot(easy),
    "fair": Bot(fair),
    "strong": Bot(strong),
    "master": Bot(master),
}
