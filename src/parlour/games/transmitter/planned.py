"""Transmitter: decisions as the network sees them that corrects the planner.

Everything is from the seat's own point of view: totals are distances from the stack. A row has the
position and what the planner finds. A record has a play of this round; the network looks at some
of them, each from the receiver who made it.
"""

from __future__ import annotations

import numpy as np

from parlour.core.encoding import Encoding
from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.transmitter.belief import LOWEST_TOTAL, TOTALS, believe, by_total
from parlour.games.transmitter.options import HIGHEST, VALUES
from parlour.games.transmitter.planner import NOW, THEN, THEN_SUM, UNSEEN, worth_of
from parlour.games.transmitter.rules import SEATS
from parlour.games.transmitter.view_fields import View

REACH = 24  # the largest distance from the stack that has a number of its own
DISTANCES = 2 * REACH + 1
MOST_PLAYS = 8  # in a round with a drift after the fourth
SCALE = 4.0  # chances are small
PER_WORTH = 10.0  # the lead of the best card over one whose worth is less by 1
STRENGTH = 10.0  # by how much a lead of 1 lowers the logarithm of an action's odds

ROW = Encoding()
OWN = ROW.numbers("hand", VALUES, high=4, about="Copies of each value in hand")
HOLDS = ROW.flags("holds", VALUES, about="Whether each value is in hand")
MATCHING = ROW.numbers(
    "matching", VALUES, high=SCALE, about="4 * the chance that each card in hand matches"
)
OUT_OF_SIGHT = ROW.numbers("unseen", VALUES, high=4, about="Copies of each value out of sight")
CHANCES = ROW.numbers(
    "chances", DISTANCES, high=SCALE,
    about="4 * the chance of each distance, from -24 or less to 24 or more",
)  # fmt: skip
SUMS = ROW.numbers("sums", DISTANCES, about="The chance of each distance or a smaller one")
RECEIVERS = ROW.one_of("receivers", SEATS, about="How many seats receive: 1 to 6")
PLAY = ROW.one_of("play", MOST_PLAYS, about="Which play of the round this is")
DRIFTED = ROW.flags("drifted", about="Whether the second objective card is drawn")
POSITION = ROW.size
LEAD = ROW.numbers("lead", VALUES, high=PER_WORTH, about="10 * (the best worth - this one)")
WORTHS = ROW.numbers("worths", VALUES, about="The planner's worth of each card in hand")

RECORD = Encoding()
CARD = RECORD.one_of("card", VALUES, about="The card")
BEFORE = RECORD.numbers(
    "before", DISTANCES, high=SCALE, about="4 * the chance of each distance before the play"
)
HINT = RECORD.one_of("hint", 2, about="Whether the stack was then too low or too high")
NUMBER = RECORD.one_of("number", MOST_PLAYS, about="Which play of the round it was")
AFTER_DRIFT = RECORD.flags("after_drift", about="Whether the second objective card was drawn")
MATCHED = RECORD.numbers("matched", high=SCALE, about="4 * the chance that the card matched")

# The plays that are looked at: those of the seat itself, of the next receiver, and so on
AHEAD = np.repeat(np.arange(SEATS), (3, 4, 3, 2, 2, 1))
BACK = np.array([1, 2, 3, 1, 2, 3, 4, 1, 2, 3, 1, 2, 1, 2, 1])  # 1 is the last play of that seat
LOOKED_AT = len(AHEAD)


@rule
def looked_at(slot: int, receivers: int, plays: int) -> int:
    """Which play of the round is looked at, or -1 if it hasn't been made."""
    k = plays + AHEAD[slot] - receivers * BACK[slot]
    return k if AHEAD[slot] < receivers and 0 <= k < plays else -1


@rule
def describe(v: View, x: Array, row: Array) -> None:
    """Fill in the position after a survey, in a row of zeros."""
    for k in range(v.held[v.seat]):
        row[OWN + v.hand[v.seat, k] + HIGHEST] += 1.0
    add_chances(v, x, NOW, row, CHANCES)
    total = 0.0
    for k in range(DISTANCES):
        total += row[CHANCES + k] / SCALE
        row[SUMS + k] = min(total, 1.0)
    for card in range(VALUES):
        if row[OWN + card] > 0.0:
            row[HOLDS + card] = 1.0
            row[MATCHING + card] = row[CHANCES + REACH + card - HIGHEST]
        row[OUT_OF_SIGHT + card] = x[UNSEEN + card]
    row[RECEIVERS + receivers_of(v) - 1] = 1.0
    row[PLAY + v.plays] = 1.0
    row[DRIFTED] = 1.0 if v.drawn > 1 else 0.0


@rule
def receivers_of(v: View) -> int:
    return v.seats - (v.transmitter >= 0)


@rule
def add_chances(v: View, x: Array, p: int, row: Array, place: int) -> None:
    """Add the chance of each distance, given the distribution over totals at `p`."""
    for t in range(TOTALS):
        if x[p + t] > 0.0:
            gap = min(max(LOWEST_TOTAL + t - v.stack, -REACH), REACH)
            row[place + REACH + gap] += SCALE * x[p + t]


@rule
def weigh(v: View, x: Array, row: Array) -> None:
    """Fill in the worths and the leads after a survey."""
    best = 0.0
    for k in range(v.held[v.seat]):
        card = v.hand[v.seat, k] + HIGHEST
        if row[WORTHS + card] == 0.0:
            row[WORTHS + card] = worth_of(v, x, card - HIGHEST)
            best = max(best, row[WORTHS + card])
    for k in range(v.held[v.seat]):
        card = v.hand[v.seat, k] + HIGHEST
        row[LEAD + card] = PER_WORTH * (best - row[WORTHS + card])


@rule
def remember(v: View, x: Array, k: int, record: Array) -> None:
    """Fill in the record of play `k`, in zeros; afterwards `x` no longer holds the belief."""
    plays, drawn, stack = v.plays, v.drawn, v.stack
    for later in range(k, plays):
        v.stack -= v.played[later]
    v.plays, v.drawn = k, min(1 + k // v.options.drift_interval, drawn)
    by_total(v, x, believe(v, v.this_round, x), x[THEN:THEN_SUM])
    add_chances(v, x, THEN, record, BEFORE)
    record[CARD + v.played[k] + HIGHEST] = 1.0
    record[HINT + v.hint[k] - 1] = 1.0
    record[NUMBER + k] = 1.0
    record[AFTER_DRIFT] = 1.0 if v.drawn > 1 else 0.0
    record[MATCHED] = record[BEFORE + REACH + v.played[k]]
    v.plays, v.drawn, v.stack = plays, drawn, stack
