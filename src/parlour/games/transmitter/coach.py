"""Transmitter's coaching: what a card is worth by the exact belief, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from parlour.core.fact import Advice
from parlour.core.rule import call, rule
from parlour.core.struct import Array
from parlour.features.coaching import ROUND, Coaching
from parlour.games.transmitter.aid import public_belief
from parlour.games.transmitter.options import HIGHEST
from parlour.games.transmitter.planner import SCRATCH, survey, worth_of
from parlour.games.transmitter.rules import ANNOUNCE, KEEP, KEEP_FIRST, RECEIVE


class Aims(Advice, frozen=True):
    """How likely the stack matches after the card."""

    stack: int
    percent: int


class Splits(Advice, frozen=True):
    """What the hint can say if it doesn't match."""

    higher: int
    lower: int


class Truth(Advice, frozen=True):
    """A true hint is the only one that helps."""


class SmallGap(Advice, frozen=True):
    """How far the signal is from the stack with the card kept."""

    gap: int


class Drifts(Advice, frozen=True):
    """The signal has to drift now."""


AnyAdvice = Aims | Splits | Truth | SmallGap | Drifts


@rule
def worths(v: Array, actions: Array, x: Array, found: Array) -> None:
    """The chance to win the round after each action of a receiver, for a boxed view."""
    if v[0].phase == RECEIVE:
        survey(v[0], x)
        for k in range(len(actions)):
            found[k] = worth_of(v[0], x, actions[k] - HIGHEST)


def values(v: Any, actions: Sequence[int]) -> list[float] | None:
    """The chance to win the round after each action; None for a transmitter."""
    found = np.zeros(len(actions))
    call(worths, v.box, np.array(actions, np.int64), np.zeros(SCRATCH), found)
    return found.tolist() if v.phase == RECEIVE else None


def advice(v: Any, action: int) -> list[Advice]:
    """Why an action is good."""
    if v.phase == RECEIVE:
        return _why_card(v, v.stack + action - HIGHEST)
    if v.phase == ANNOUNCE:
        return [Truth()]
    if v.phase == KEEP:
        return [SmallGap(abs(v.objective - v.stack + v.offer[action - KEEP_FIRST]))]
    return [Drifts()]


def _why_card(v: Any, stack: int) -> list[Advice]:
    belief = public_belief(v)
    shares = {total: share for total, share in belief.items() if share > 0}
    above = sum(share for total, share in shares.items() if total > stack)
    below = sum(share for total, share in shares.items() if total < stack)
    why: list[Advice] = [Aims(stack, _percent(shares.get(stack, 0.0)))]
    if above and below:
        why.append(Splits(_percent(above), _percent(below)))
    return why


def _percent(share: float) -> int:
    return round(100 * share)


# What a card is worth doesn't depend on what others may hold back, as it does to `master`.
COACHING = Coaching(
    unit=ROUND, values=values, advice=advice, rules=(worths,), level="strong", named="strong"
)
