"""Pattern Overlap's coaching: what a placement covers, and how else its card could be played."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.core.chance import seeded
from parlour.core.fact import Advice
from parlour.core.rule import call, rule
from parlour.core.struct import Array
from parlour.features.coaching import Coaching
from parlour.games.pattern_overlap.options import COVER, DIVERSIFY, SPEED, TURNS
from parlour.games.pattern_overlap.patchwork import cell_of, covered, how_many, touched
from parlour.games.pattern_overlap.rollout import FIRST_LIST, ROLLOUT_WORK, SECOND_LIST, supposed
from parlour.games.pattern_overlap.rules import (
    HAND,
    LAST_CALL,
    PLAY,
    WAIT,
    first_swap,
    list_fits,
    placed,
)

COVERED, TOUCHED, WAYS, ALL, BY_SLOT = range(5)  # places in what `measure` finds


class Covers(Advice, frozen=True):
    """How many squares the card covers."""

    count: int


class Touches(Advice, frozen=True):
    """How many cards lie directly below it."""

    count: int


class TieBreak(Advice, frozen=True):
    """How many squares the card covers, where that breaks ties."""

    count: int


class Rare(Advice, frozen=True):
    """The card has the fewest places."""

    ways: int
    all: int


class Only(Advice, frozen=True):
    """No other card fits."""


class Stuck(Advice, frozen=True):
    """No card fits."""


AnyAdvice = Covers | Touches | TieBreak | Rare | Only | Stuck


@rule
def measure(v: Array, action: int, chance: Array, x: Array, found: Array) -> None:
    """What a placement covers and touches, and the places of all cards, for a boxed view."""
    s = supposed(v[0], chance[0], x)
    if (v[0].phase == PLAY or v[0].phase == LAST_CALL) and v[0].seat >= 0:
        actions = x[FIRST_LIST:SECOND_LIST].view(np.int64)
        count = list_fits(s, v[0].seat, actions, 0)
        found[ALL] = count
        for k in range(count):
            found[BY_SLOT + placed(s, actions[k])[1]] += 1
        if action != WAIT and action < first_swap(s):
            loc, slot, _, px, py = placed(s, action)
            cell = cell_of(s.table, loc, px, py)
            found[COVERED] = covered(s.table, cell)
            found[TOUCHED] = how_many(touched(s.table, cell))
            found[WAYS] = found[BY_SLOT + slot]


def advice(v: Any, action: int) -> list[Advice]:
    """Why an action is good."""
    found = np.zeros(BY_SLOT + HAND)
    call(measure, v.box, action, seeded("coach"), np.zeros(ROLLOUT_WORK), found)
    covers, touches, ways, every, *by_slot = (int(one) for one in found)
    if v.phase not in (PLAY, LAST_CALL):
        return []
    if not covers:
        return [] if every else [Stuck()]
    why: list[Advice] = []
    if v.options.mode == COVER:
        why.append(Covers(covers))
    elif v.options.mode == DIVERSIFY:
        why.append(Touches(touches))
    elif v.options.mode == SPEED and v.options.clock == TURNS:
        why.append(TieBreak(covers))  # P27
    if ways == every:
        why.append(Only())
    elif v.options.mode not in (COVER, DIVERSIFY) and ways == min(filter(None, by_slot)):
        why.append(Rare(ways, every))
    return why


COACHING = Coaching(advice=advice, level="fair", rules=(measure,))
