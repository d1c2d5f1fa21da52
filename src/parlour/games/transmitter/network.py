"""Transmitter: the network that corrects the planner's worths in games like the preset `expert`.

It was trained by self-play, where it was added to the worths that `strong` calculates:
`python -m parlour.lab.train transmitter`.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.transmitter.hands import suspect
from parlour.games.transmitter.options import (
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
from parlour.games.transmitter.planned import PER_WORTH, STRENGTH, plan
from parlour.games.transmitter.planner import SCRATCH as PLANNER
from parlour.games.transmitter.planner import worth_of
from parlour.games.transmitter.view_fields import View

FILE = Path(__file__).with_name("network.npz")
WEIGHT = STRENGTH * PER_WORTH  # of a worth, beside the numbers of the network

with np.load(FILE, allow_pickle=False) as _kept:
    IN, HIDDEN, OUT = (_kept[f"w{k}"].astype(np.float32) for k in range(3))
    IN_BIAS, HIDDEN_BIAS, OUT_BIAS = (_kept[f"b{k}"].astype(np.float32) for k in range(3))

SIZE, WIDTH = IN.shape

# Offsets into the scratch array, after the planner's
ROW = PLANNER
FIRST = ROW + SIZE
SECOND = FIRST + WIDTH
ADDED = SECOND + WIDTH  # to the worth of each value
SCRATCH = ADDED + VALUES


@rule
def is_trained_for(o: Options) -> bool:
    """Whether rounds have the rules that the network was trained with."""
    return (
        o.objective_limit == 2
        and o.drift_interval == 4
        and o.hand_size == 3
        and o.refill == TO_HAND_SIZE
        and o.objective_scope == EACH_ROUND
        and o.draw_match == LOSE
        and o.hint_after_draw == NO_HINT_AFTER_DRAW
        and o.opening_hint == 0
        and o.tuner == 0
        and o.talk != OPEN_HANDS
        and o.objective_set == PRINTED
        and o.playing_deck == PRINTED
    )


@rule
def corrected_card(v: View, x: Array) -> int:
    """The value to play: the best one with doubts about hidden hands and the network's advice."""
    for place in range(ROW, FIRST):
        x[place] = 0.0
    plan(v, x, x[ROW:FIRST])
    advise(x)
    suspect(v, x)
    best, worth = -100, -1e9
    for k in range(v.held[v.seat]):
        value = v.hand[v.seat, k]
        if value != best:
            found = WEIGHT * worth_of(v, x, value) + x[ADDED + value + HIGHEST]
            if found > worth + 1e-9:
                best, worth = value, found
    return best


@rule
def advise(x: Array) -> None:
    """Run the network: two hidden layers with ReLU."""
    for j in range(WIDTH):
        x[FIRST + j] = IN_BIAS[j]
        x[SECOND + j] = HIDDEN_BIAS[j]
    for i in range(SIZE):
        seen = x[ROW + i]
        if seen != 0.0:
            for j in range(WIDTH):
                x[FIRST + j] += seen * IN[i, j]
    for i in range(WIDTH):
        active = x[FIRST + i]
        if active > 0.0:
            for j in range(WIDTH):
                x[SECOND + j] += active * HIDDEN[i, j]
    for j in range(VALUES):
        x[ADDED + j] = OUT_BIAS[j]
    for i in range(WIDTH):
        active = x[SECOND + i]
        if active > 0.0:
            for j in range(VALUES):
                x[ADDED + j] += active * OUT[i, j]
