"""Bot timing in real time: when a bot acts and what it plays, from the model in notice.py.

    ms, action = plan(table.look(seat), "fair", seed)

Call it when the bot starts looking, and again whenever the table changes or its claim was late.
The model is memoryless, so starting over does not change the odds.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import numpy as np

from parlour.core.chance import below, seeded
from parlour.core.rule import call, rule
from parlour.core.struct import Array
from parlour.games.pattern_overlap.bots import chosen
from parlour.games.pattern_overlap.notice import (
    HAND_S,
    HAND_SPREAD,
    LEVELS,
    LOOKS,
    PATIENCE_S,
    RATE,
)
from parlour.games.pattern_overlap.rollout import FIRST_LIST, SCRATCH, SECOND_LIST, supposed
from parlour.games.pattern_overlap.survey import candidates, placements


@rule
def survey_of(box: Any, chance: Any, scratch: Array) -> tuple[int, int]:
    """List a seat's placements; returns their number and the number of candidates."""
    s = supposed(box[0], chance[0], scratch)
    actions = scratch[FIRST_LIST:SECOND_LIST].view(np.int64)
    seat = box[0].seat
    return placements(s, seat, actions), candidates(s, seat)


@rule
def choice_of(box: Any, chance: Any, scratch: Array, level: int, count: int) -> int:
    """A level's choice among the first `count` placements listed."""
    return chosen(box[0], chance[0], scratch, level, count)


@cache
def workspace() -> Array:
    """The scratch array, allocated once."""
    return np.zeros(SCRATCH, np.float64)


def plan(view: Any, level: str, seed: int | str) -> tuple[int, int] | None:
    """Milliseconds until a bot acts, and its action; None while it has no placement."""
    chance, scratch = seeded(seed), workspace()
    number = LEVELS.index(level)
    count, seen = call(survey_of, view, chance, scratch)
    if count == 0:
        return None
    actions = scratch[FIRST_LIST:SECOND_LIST].view(np.int64)
    found = sorted((_exponential(chance, seen / RATE[number]), int(a)) for a in actions[:count])
    first = found[0][0]
    seen_in_time = [one for one in found if one[0] <= first + PATIENCE_S[number]]
    kept = seen_in_time[: LOOKS[number]]
    actions[: len(kept)] = [action for _, action in kept]
    enough = len(kept) == LOOKS[number]
    looked = kept[-1][0] if enough else first + PATIENCE_S[number]
    hand = HAND_S * math.exp(HAND_SPREAD * _normal(chance))
    action = int(call(choice_of, view, chance, scratch, number, len(kept)))
    return round(1000 * (looked + hand)), action


def _uniform(chance: Any) -> float:
    return float(below(chance[0], 1 << 32) + 1) / 4294967296.0


def _exponential(chance: Any, mean: float) -> float:
    return -math.log(_uniform(chance)) * mean


def _normal(chance: Any) -> float:
    """A standard normal variate (Box-Muller)."""
    radius = math.sqrt(-2.0 * math.log(_uniform(chance)))
    return radius * math.cos(2.0 * math.pi * _uniform(chance))
