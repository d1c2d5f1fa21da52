"""Synergy's moves as typed data."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

from parlour.core.fact import Move
from parlour.games.synergy.cards import (
    GIVE,
    GOAL,
    KEEP_FIRST,
    KEEP_LAST,
    KEEP_NONE,
    PASS,
    PICK2,
    USE_C,
    VOTE,
)
from parlour.games.synergy.things import GOALS, NUMBERS, Goal, Letter, Number, target

Kept = Literal["first", "last", "none"]
KEPT: dict[int, Kept] = {KEEP_FIRST: "first", KEEP_LAST: "last", KEEP_NONE: "none"}


class PlayNumber(Move, frozen=True):
    """Play a number face down."""

    card: Number


class PlayGoal(Move, frozen=True):
    """Play a goal face down."""

    goal: Goal


class Pass(Move, frozen=True):
    """Use no action card."""


class UseCard(Move, frozen=True):
    """Use an action card on the cards of some seats, or for a number."""

    card: Letter
    seats: list[int]
    number: Number | None


class PickSecond(Move, frozen=True):
    """Take a second number back with C."""

    card: Number


class Keep(Move, frozen=True):
    """Take one of the two played numbers back, or none."""

    which: Kept


class VoteFor(Move, frozen=True):
    """Vote to give the super or hyper card to a player."""

    seat: int


class NoPreference(Move, frozen=True):
    """Leave it to the others who gets the super or hyper card."""


Does = PlayNumber | PlayGoal | Pass | UseCard | PickSecond | Keep | VoteFor | NoPreference


def move(v: Any, action: int) -> Does:
    """What an action does."""
    if v.phase == PICK2 and PASS < action < KEEP_FIRST:
        return PickSecond(NUMBERS[action - USE_C])
    if v.phase == VOTE and action == PASS:
        return NoPreference()
    return known_move(action)


@lru_cache(256)
def known_move(action: int) -> Does:
    """What an action does, but for second picks and votes without a preference."""
    if action < GOAL:
        return PlayNumber(NUMBERS[action])
    if action < PASS:
        return PlayGoal(GOALS[action - GOAL])
    if action == PASS:
        return Pass()
    if action >= GIVE:
        return VoteFor(action - GIVE)
    if action >= KEEP_FIRST:
        return Keep(KEPT[action])
    card, seats, number = target(action)
    return UseCard(card, seats, None if number is None else NUMBERS[number])
