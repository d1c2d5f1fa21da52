"""Synergy's coaching: how likely goals are met, and which sums stay within reach."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.core.fact import Advice
from parlour.core.rule import call, rule
from parlour.core.struct import Array
from parlour.features.coaching import Coaching
from parlour.games.synergy.bots import SCRATCH, asks_number, by_hand, hand_worth
from parlour.games.synergy.cards import (
    ACTION,
    COMMIT3,
    GOAL,
    KEEP,
    KEEP_FIRST,
    KEEP_LAST,
    PASS,
    PASSG,
    PASSN,
    SUMS,
    VOTE,
    kind,
    one,
    value,
)
from parlour.games.synergy.check import pair_fits, pair_sum, sum_with
from parlour.games.synergy.opening import chances, own_cards, reaches
from parlour.games.synergy.planner import chance_to_meet, own_chances
from parlour.games.synergy.view import View

MEETS, REACHES = 0, 1  # places in what `measure` finds
NOT_MEASURED = -1.0


class MakesSum(Advice, frozen=True):
    """The sum that a last number makes, and how likely it meets one's goal."""

    sum: int
    percent: int


class GoalLikely(Advice, frozen=True):
    """How likely a goal can be met."""

    percent: int


class Reaches(Advice, frozen=True):
    """How many different sums stay within reach."""

    count: int


class Waits(Advice, frozen=True):
    """No action card helps enough to use it now."""


class Helps(Advice, frozen=True):
    """The action card helps the team more than it will later."""


AnyAdvice = MakesSum | GoalLikely | Reaches | Waits | Helps


@rule
def measure(v: Array, action: int, w: Array, found: Array) -> None:
    """The chance of meeting one's goal and the number of sums within reach, for a boxed view."""
    by_hand(w)
    found[MEETS] = NOT_MEASURED
    found[REACHES] = NOT_MEASURED
    if v[0].phase == COMMIT3:
        own_chances(v[0], w)
        total = sum_with(v[0], v[0].seat, action)
        found[MEETS] = chance_to_meet(v[0], w, v[0].seat, kind(v[0].goal[v[0].seat]), total)
    elif v[0].phase == KEEP:
        if KEEP_FIRST <= action <= KEEP_LAST:
            seat = v[0].seat
            t = v[0].first[seat] if action == KEEP_FIRST else v[0].last[seat]
            near = 0.1 * abs(value(t) - 3.0)
            found[REACHES] = hand_worth(v[0], own_cards(v[0]) + one(t), t) + near
    elif v[0].phase != ACTION and v[0].phase != VOTE:
        if action < GOAL and asks_number(v[0]):
            found[REACHES] = sums_after(v[0], action)
        elif GOAL <= action < PASS:
            chances(v[0], w)
            found[MEETS] = best_chance(v[0], w, action - GOAL)


@rule
def best_chance(v: View, w: Array, goal: int) -> float:
    """The chance of meeting a goal with the best sum within reach."""
    best = 0.0
    for total in range(SUMS):
        if reaches(v, w, v.seat, total):
            best = max(best, chance_to_meet(v, w, v.seat, goal, total))
    return best


@rule
def sums_after(v: View, first: int) -> int:
    """How many sums the rest of the hand can make with this first number."""
    totals, skipped = 0, False
    for k in range(v.held[v.seat]):
        last = v.hand[v.seat, k]
        if last == first and not skipped:
            skipped = True
        elif pair_fits(v.challenges, v.options, first, value(first), last):
            totals |= 1 << pair_sum(v.challenges, first, value(first), last)
    count = 0
    for total in range(SUMS):
        count += totals >> total & 1
    return count


def advice(v: Any, action: int) -> list[Advice]:
    """Why an action is good."""
    if v.phase == ACTION:
        return [Waits() if action == PASS else Helps()]
    found = np.zeros(2)
    call(measure, v.box, action, np.zeros(SCRATCH), found)
    meets, reach = float(found[MEETS]), float(found[REACHES])
    if v.phase == COMMIT3:
        return [MakesSum(_sum(v, action), round(100 * meets))]
    if meets != NOT_MEASURED and not v.challenges & PASSG:
        return [GoalLikely(round(100 * meets))]
    if reach != NOT_MEASURED and not v.challenges & PASSN:
        return [Reaches(round(reach))]
    return []


def _sum(v: Any, action: int) -> int:
    """The sum that a last number makes."""
    return int(call(sum_of, v.box, action))


@rule
def sum_of(v: Array, t: int) -> int:
    """The viewer's sum with this last number, for a boxed view."""
    return sum_with(v[0], v[0].seat, t)


# `master` takes seconds for a move while the rules are interpreted.
COACHING = Coaching(advice=advice, rules=(measure, sum_of), level="strong", named="strong")
