"""Transmitter: decisions as a policy sees them that learns to correct the planner.

Everything is from the seat's own point of view: totals are distances from the stack, and the others
are the receivers who play next.
"""

from __future__ import annotations

from parlour.core.encoding import Encoding
from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.transmitter.belief import LOWEST_TOTAL, TOTALS, believe, by_total
from parlour.games.transmitter.options import CARDS, HIGHEST, OBJECTIVE_CARDS, VALUES
from parlour.games.transmitter.planner import (
    NOW,
    THEN,
    THEN_SUM,
    UNSEEN,
    plays_left,
    receiver_after,
    survey,
    worth_of,
)
from parlour.games.transmitter.rules import GREATER, LOWER, SEATS, State
from parlour.games.transmitter.view_fields import View

REACH = 24  # the largest distance from the stack that has a number of its own
NEXT = 2  # receivers whose last plays are looked at
LAST_PLAYS = 8
PLAY = 6  # numbers per play
PER_WORTH = 10.0  # the lead of the best card over one whose worth is less by 1
TO_DRIFT_AT_MOST = 10

ROW = Encoding()
WORTHS = ROW.numbers("worths", VALUES, about="The planner's worth of each card in hand")
LEAD = ROW.numbers("lead", VALUES, high=10, about="10 * (the best worth - this one)")
OWN = ROW.numbers("hand", VALUES, high=3, about="Copies of each value in hand / 4")
OUT_OF_SIGHT = ROW.numbers("unseen", VALUES, high=3, about="Copies of each value out of sight / 4")
CHANCES = ROW.numbers(
    "chances", 2 * REACH + 1, about="The chance of each distance, from -24 or less to 24 or more"
)
THEIRS = ROW.numbers(
    "theirs", NEXT, VALUES + 1, about="For each of the next two receivers, when they last played in"
    " this round: the chance that a card of each value matched, and that it had to be below -9",
)  # fmt: skip
THEIR_CARD = ROW.numbers("their_card", NEXT, about="The same chance for the card they played")
HELD = ROW.numbers("held", NEXT, about="Cards in the next two hands / 10")
RECEIVERS = ROW.one_of("receivers", SEATS, about="How many seats receive: 1 to 6")
TO_DRIFT = ROW.one_of("to_drift", TO_DRIFT_AT_MOST, about="Plays until the drift: 1 to 10")
DRAWN = ROW.one_of("drawn", OBJECTIVE_CARDS, about="Objective cards drawn: 1 to 12")
LEFT = ROW.numbers("left", high=8, about="Plays that the round can still have / 10")
PILE = ROW.numbers("pile", about="Cards in the pile / 76")
SIZES = ROW.numbers(
    "sizes", 3, about="`objective_limit` / 12, `drift_interval` / 10, `hand_size` / 10"
)
PLAYS = ROW.numbers(
    "plays", LAST_PLAYS, PLAY, low=-2, high=2, about="Newest first: 1, the card / 9, (the stack"
    " after it - the stack now) / 24, lower, greater, and whether it drifted since",
)  # fmt: skip

CHOICES = VALUES  # the policy chooses among the first actions, which play a card of each value
STRENGTH = 10.0  # by how much a lead of 1 lowers the logarithm of an action's odds


@rule
def rounds(s: State) -> tuple[int, int]:
    """How many rounds were won, and how many were lost."""
    return s.wins, s.losses


@rule
def plan(v: View, x: Array, row: Array) -> None:
    """Fill a row of zeros; afterwards `x` no longer holds the belief."""
    survey(v, x)
    add_cards(v, x, row)
    for t in range(TOTALS):
        if x[NOW + t] > 0.0:
            gap = min(max(LOWEST_TOTAL + t - v.stack, -REACH), REACH)
            row[CHANCES + REACH + gap] += x[NOW + t]
    for step in range(NEXT):
        row[HELD + step] = v.held[receiver_after(v, step + 1)] * 0.1
    add_their_plays(v, x, row)
    interval = v.options.drift_interval
    row[RECEIVERS + v.seats - 1 - (v.transmitter >= 0)] = 1.0
    row[TO_DRIFT + interval - 1 - v.plays % interval] = 1.0
    row[DRAWN + v.drawn - 1] = 1.0
    row[LEFT] = plays_left(v) * 0.1
    row[PILE] = v.pile_left / CARDS
    row[SIZES] = v.options.objective_limit / OBJECTIVE_CARDS
    row[SIZES + 1] = interval * 0.1
    row[SIZES + 2] = v.options.hand_size * 0.1
    add_plays(v, row)


@rule
def add_cards(v: View, x: Array, row: Array) -> None:
    """Add the seat's own cards, their worths, and the cards that it doesn't see."""
    best = 0.0
    for k in range(v.held[v.seat]):
        card = v.hand[v.seat, k] + HIGHEST
        row[OWN + card] += 0.25
        if row[WORTHS + card] == 0.0:
            row[WORTHS + card] = worth_of(v, x, card - HIGHEST)
            best = max(best, row[WORTHS + card])
    for k in range(v.held[v.seat]):
        card = v.hand[v.seat, k] + HIGHEST
        row[LEAD + card] = PER_WORTH * (best - row[WORTHS + card])
    for card in range(VALUES):
        row[OUT_OF_SIGHT + card] = x[UNSEEN + card] * 0.25


@rule
def add_their_plays(v: View, x: Array, row: Array) -> None:
    """Add what the next receivers could know when they last played."""
    plays, drawn, stack = v.plays, v.drawn, v.stack
    receivers = v.seats - (v.transmitter >= 0)
    k = plays
    for step in range(NEXT, 0, -1):
        last = plays + step - receivers
        if 0 <= last < plays:
            while k > last:
                k -= 1
                v.stack -= v.played[k]
            v.plays, v.drawn = last, min(1 + last // v.options.drift_interval, drawn)
            by_total(v, x, believe(v, v.this_round, x), x[THEN:THEN_SUM])
            at = THEIRS + (step - 1) * (VALUES + 1)
            for t in range(TOTALS):
                if x[THEN + t] > 0.0:
                    gap = LOWEST_TOTAL + t - v.stack
                    if gap < -HIGHEST:
                        row[at + VALUES] += x[THEN + t]
                    elif gap <= HIGHEST:
                        row[at + HIGHEST + gap] += x[THEN + t]
            row[THEIR_CARD + step - 1] = row[at + HIGHEST + v.played[last]]
    v.plays, v.drawn, v.stack = plays, drawn, stack


@rule
def add_plays(v: View, row: Array) -> None:
    """Add the newest plays of the round."""
    stack = 0
    for j in range(min(v.plays, LAST_PLAYS)):
        k, place = v.plays - 1 - j, PLAYS + PLAY * j
        row[place] = 1.0
        row[place + 1] = v.played[k] / HIGHEST
        row[place + 2] = min(max(stack / REACH, -2.0), 2.0)
        if v.hint[k] == LOWER or v.hint[k] == GREATER:
            row[place + 2 + v.hint[k]] = 1.0
        if k // v.options.drift_interval + 1 < v.drawn:
            row[place + 5] = 1.0
        stack -= v.played[k]
