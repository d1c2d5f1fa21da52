"""Transmitter: the network that corrects the planner's worths in `hard`, `seasoned` and `expert`.

It was trained by self-play: `python -m parlour.lab.train transmitter`.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.transmitter.options import (
    BY_HOUSE,
    EACH_ROUND,
    HIGHEST,
    LOSE,
    NO_HINT_AFTER_DRAW,
    OPEN_HANDS,
    PRINTED,
    TO_HAND_SIZE,
    VALUES,
    Options,
)
from parlour.games.transmitter.planned import (
    LEAD,
    LOOKED_AT,
    MOST_PLAYS,
    RECORD,
    ROW,
    STRENGTH,
    describe,
    looked_at,
    receivers_of,
    remember,
    weigh,
)
from parlour.games.transmitter.planner import SCRATCH as PLANNER
from parlour.games.transmitter.planner import survey
from parlour.games.transmitter.view_fields import View

FILE = Path(__file__).with_name("network.npz")

with np.load(FILE, allow_pickle=False) as _kept:
    RECALL, _IN, _HIDDEN, OUT = (_kept[f"w{k}"].astype(np.float32, order="C") for k in range(4))
    RECALL_BIAS, IN_BIAS, HIDDEN_BIAS, OUT_BIAS = (
        _kept[f"b{k}"].astype(np.float32) for k in range(4)
    )

MEMORY = RECALL.shape[1]  # numbers that a play is remembered by
SIZE, WIDTH = _IN.shape  # the row comes first, then the plays that are looked at
HALF_PLAYS, HALF_WIDTH = (SIZE - ROW.size) // 2, WIDTH // 2

# In parts of less than a megabyte: compiled code with a larger array can't be cached
IN_ROW, IN_PLAYS, IN_MORE_PLAYS = np.split(_IN, [ROW.size, ROW.size + HALF_PLAYS])
HIDDEN, MORE_HIDDEN = np.split(_HIDDEN, 2)

# Offsets into the scratch array, after the planner's
INPUT = PLANNER  # the row
RECALLED = INPUT + ROW.size
RECORDED = INPUT + SIZE  # a play's record
REMEMBERED = RECORDED + RECORD.size  # what is remembered of each play
FIRST = REMEMBERED + MOST_PLAYS * MEMORY
SECOND = FIRST + WIDTH
ADDED = SECOND + WIDTH  # to the worth of each value
SCRATCH = ADDED + VALUES


@rule
def is_good_at(o: Options) -> bool:
    """Whether the network plays well by these rules.

    It was trained with three cards in hand and one to five receivers. It plays as well with four
    or five cards.
    """
    return (
        o.objective_limit == 2
        and o.drift_interval == 4
        and 3 <= o.hand_size <= 5
        and o.refill == TO_HAND_SIZE
        and o.objective_scope == EACH_ROUND
        and o.draw_match == LOSE
        and o.hint_after_draw == NO_HINT_AFTER_DRAW
        and o.opening_hint == 0
        and o.transmitter != BY_HOUSE
        and o.tuner == 0
        and o.talk != OPEN_HANDS
        and o.objective_set == PRINTED
        and o.playing_deck == PRINTED
    )


@rule
def corrected_card(v: View, x: Array) -> int:
    """The value to play: the best one by the planner's worths and the network's advice."""
    for place in range(INPUT, SECOND):
        x[place] = 0.0
    survey(v, x)
    row = x[INPUT:RECALLED]
    describe(v, x, row)
    weigh(v, x, row)
    recall(v, x)
    advise(x)
    best, worth = -100, -1e9
    for k in range(v.held[v.seat]):
        value = v.hand[v.seat, k]
        if value != best:
            card = value + HIGHEST
            found = x[ADDED + card] - STRENGTH * row[LEAD + card]
            if found > worth + 1e-9:
                best, worth = value, found
    return best


@rule
def recall(v: View, x: Array) -> None:
    """Fill in what is remembered of the plays that the network looks at."""
    for k in range(v.plays):
        for place in range(RECORDED, REMEMBERED):
            x[place] = 0.0
        remember(v, x, k, x[RECORDED:REMEMBERED])
        at = REMEMBERED + k * MEMORY
        for j in range(MEMORY):
            x[at + j] = RECALL_BIAS[j]
        add_layer(x, RECORDED, RECALL, at)
        for j in range(MEMORY):
            x[at + j] = max(x[at + j], 0.0)
    for slot in range(LOOKED_AT):
        k = looked_at(slot, receivers_of(v), v.plays)
        if k >= 0:
            for j in range(MEMORY):
                x[RECALLED + slot * MEMORY + j] = x[REMEMBERED + k * MEMORY + j]


@rule
def advise(x: Array) -> None:
    """Run the network: two hidden layers with ReLU."""
    for j in range(WIDTH):
        x[FIRST + j] = IN_BIAS[j]
        x[SECOND + j] = HIDDEN_BIAS[j]
    for j in range(VALUES):
        x[ADDED + j] = OUT_BIAS[j]
    add_layer(x, INPUT, IN_ROW, FIRST)
    add_layer(x, RECALLED, IN_PLAYS, FIRST)
    add_layer(x, RECALLED + HALF_PLAYS, IN_MORE_PLAYS, FIRST)
    for i in range(WIDTH):
        x[FIRST + i] = max(x[FIRST + i], 0.0)
    add_layer(x, FIRST, HIDDEN, SECOND)
    add_layer(x, FIRST + HALF_WIDTH, MORE_HIDDEN, SECOND)
    for i in range(WIDTH):
        x[SECOND + i] = max(x[SECOND + i], 0.0)
    add_layer(x, SECOND, OUT, ADDED)


@rule
def add_layer(x: Array, given: int, weights: Array, to: int) -> None:
    """Add the numbers at `given`, multiplied by the weights, to those at `to`."""
    for i in range(weights.shape[0]):
        seen = x[given + i]
        if seen != 0.0:
            for j in range(weights.shape[1]):
                x[to + j] += seen * weights[i, j]
