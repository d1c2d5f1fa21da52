"""Transmitter: what plays say about hidden hands.

Whoever plays a card probably held none that was worth more. So a card that would have been worth
more when a seat played is less likely to be in its hand now, unless the seat drew it since.
"""

from __future__ import annotations

from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.transmitter.options import HIGHEST, TO_HAND_SIZE, VALUES
from parlour.games.transmitter.planner import DOUBTS, SCRATCH, UNSEEN, fill_in, worth_of
from parlour.games.transmitter.view_fields import View

LEFT = 0.15  # of the chance that a seat holds a card, if it played one that was worth less
CLEARLY = 0.005  # a difference in worth that players notice


@rule
def suspect(v: View, x: Array) -> None:
    """Fill in what is known, with doubts about hidden hands from the plays of this round."""
    for place in range(DOUBTS, SCRATCH):
        x[place] = 0
    seat, plays, drawn, stack, pile = v.seat, v.plays, v.drawn, v.stack, v.pile_left
    other = seat
    for k in range(plays - 1, -1, -1):
        other = receiver_before(v, other)
        v.stack -= v.played[k]
        if v.sees[other] == 0:
            v.seat, v.plays = other, k
            v.drawn = min(1 + k // v.options.drift_interval, drawn)
            if v.options.refill == TO_HAND_SIZE:
                v.pile_left = pile + plays - k
            fill_in(v, x)
            doubt(v, x, v.played[k], kept(v, plays - k))
    v.seat, v.plays, v.drawn, v.stack, v.pile_left = seat, plays, drawn, stack, pile
    fill_in(v, x)


@rule
def receiver_before(v: View, seat: int) -> int:
    seat = (seat + v.seats - 1) % v.seats
    return seat if seat != v.transmitter else (seat + v.seats - 1) % v.seats


@rule
def kept(v: View, ago: int) -> float:
    """The share of the seat's hand that it already had when it played, so many plays ago."""
    if v.options.refill != TO_HAND_SIZE:
        return 1.0
    receivers = v.seats - (v.transmitter >= 0)
    share = 1.0
    for _ in range(0, ago, receivers):
        share *= 1.0 - 1.0 / max(v.held[v.seat], 1)
    return share


@rule
def doubt(v: View, x: Array, played: int, share: float) -> None:
    """Doubt the cards that would have been worth more than the one that was played."""
    enough = worth_of(v, x, played) + CLEARLY
    for value in range(-HIGHEST, HIGHEST + 1):
        if x[UNSEEN + value + HIGHEST] > 0 and worth_of(v, x, value) > enough:
            place = DOUBTS + v.seat * VALUES + value + HIGHEST
            x[place] = 1.0 - (1.0 - x[place]) * (1.0 - share * (1.0 - LEFT))
