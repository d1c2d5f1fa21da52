"""Rows for rounds that are played as tensors: the same rules that fill them for the bot."""

from __future__ import annotations

from typing import Any

from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.transmitter.options import CARDS, HIGHEST, OBJECTIVE_CARDS, VALUES
from parlour.games.transmitter.planned import WORTHS, describe
from parlour.games.transmitter.planner import survey, worth_of
from parlour.games.transmitter.rules import NOBODY, PENDING, SEATS
from parlour.games.transmitter.view_fields import View

STACK, PLAYS, RECEIVERS = range(3)  # columns of `at`


@rule
def sit(v: View, options: Any, at: Array, own: Array, played: Array, hints: Array) -> None:
    """Fill in the view of the next receiver, who has seat 0; the last seat transmits if it can."""
    receivers, plays = int(at[RECEIVERS]), int(at[PLAYS])
    v.options = options
    v.seats, v.seat = min(receivers + 1, SEATS), 0
    v.transmitter = receivers if receivers < SEATS else NOBODY
    v.this_round, v.past_outcome[0] = 0, PENDING
    v.plays, v.stack = plays, at[STACK]
    v.drawn = 1 + plays // v.options.drift_interval
    v.objectives_left = OBJECTIVE_CARDS - v.drawn
    v.pile_left = CARDS - receivers * v.options.hand_size - plays
    for card in range(OBJECTIVE_CARDS):
        v.used[card] = 0
        v.drift_hint[card] = 0
    for seat in range(v.seats):
        v.sees[seat] = seat == 0
        v.held[seat] = v.options.hand_size if seat < receivers else 0
    k = 0
    for card in range(VALUES):
        for _ in range(int(own[card])):
            v.hand[0, k] = card - HIGHEST
            k += 1
    for k in range(plays):
        v.played[k] = played[k] - HIGHEST
        v.hint[k] = hints[k]


@rule
def fill_position(v: View, x: Array, row: Array) -> None:
    survey(v, x)
    describe(v, x, row)


@rule
def fill_worth(v: View, x: Array, row: Array, k: int) -> None:
    """Fill in the worth of a card in hand."""
    value = v.hand[v.seat, k]
    if k == 0 or v.hand[v.seat, k - 1] != value:
        survey(v, x)
        row[WORTHS + value + HIGHEST] = worth_of(v, x, value)
