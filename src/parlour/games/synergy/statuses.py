"""What a Synergy table is waiting for, or how the mission ended, as typed data."""

from __future__ import annotations

from typing import Any, Literal

from parlour.core.fact import Status
from parlour.games.synergy.campaign import Medal, is_eased, medal
from parlour.games.synergy.cards import (
    ACTION,
    COMMIT1,
    COMMIT3,
    HYPER,
    KEEP,
    NGN,
    OVER,
    PICK2,
    UNGIVEN,
    VOTE,
    WON,
)

Cause = Literal["running", "won", "lives", "no_numbers", "challenge", "hyper"]
CAUSES: tuple[Cause, ...] = ("running", "won", "lives", "no_numbers", "challenge", "hyper")
BITS = [[k for k in range(7) if bits >> k & 1] for bits in range(128)]


class Choose(Status, frozen=True):
    """The viewer has to play a card face down."""

    what: Literal["number", "goal", "last"]


class Choosing(Status, frozen=True):
    """Others have to play a card face down."""

    thinking: int


class Act(Status, frozen=True):
    """The viewer can use an action card or pass."""


class Acting(Status, frozen=True):
    """Others can use an action card or pass."""

    thinking: int


class SecondPick(Status, frozen=True):
    """A player has to take a second number back."""

    seat: int


class TakeBack(Status, frozen=True):
    """The viewer has to take a number back."""


class TakingBack(Status, frozen=True):
    """Others have to take a number back."""

    thinking: int


Given = Literal["super", "hyper"]


class Vote(Status, frozen=True):
    """The viewer has to say who should get a card."""

    card: Given


class Voting(Status, frozen=True):
    """Others have to say who should get a card."""

    card: Given
    thinking: int


class Won(Status, frozen=True):
    """The mission was won, with this many lives lost; no medal if it was made easier."""

    lost: int
    medal: Medal | None


class Lost(Status, frozen=True):
    """The mission was lost; the seats are those that ended it."""

    cause: Cause
    seats: list[int]


Says = (
    Choose | Choosing | Act | Acting | SecondPick | TakeBack | TakingBack | Vote | Voting | Won
    | Lost
)  # fmt: skip


def status(v: Any) -> Says:
    """What the viewer has to do, or whom the table is waiting for."""
    if v.phase == OVER:
        return ending(v)
    asked = v.seat >= 0 and v.asked >> v.seat & 1
    if v.phase == ACTION:
        return Act() if asked else Acting(v.thinking)
    if v.phase == PICK2:
        return SecondPick(BITS[v.asked][0])
    if v.phase == VOTE:
        return Vote(voted_on(v)) if asked else Voting(voted_on(v), v.thinking)
    if v.phase == KEEP:
        return TakeBack() if asked else TakingBack(v.thinking)
    if not asked:
        return Choosing(v.thinking)
    if v.phase == COMMIT3:
        return Choose("last")
    return Choose("number" if (v.phase == COMMIT1) == (v.order == NGN) else "goal")


def voted_on(v: Any) -> Given:
    """The card that the group gives away first: super, then hyper."""  # S8
    return "super" if v.super_seat == UNGIVEN else "hyper"


def ending(v: Any) -> Won | Lost:
    """How the mission ended."""
    if v.cause != WON:
        return Lost(CAUSES[v.cause], BITS[v.culprits])
    lost = lives_at_start(v) - v.lives
    return Won(lost, None if is_eased(v.options) else medal(lost))


def lives_at_start(v: Any) -> int:
    """The lives that the mission started with."""
    failed = sum(1 for r in range(v.past) if not v.past_done[r])
    ended_unpaid = v.cause == HYPER and v.past > 0 and not v.past_done[v.past - 1]
    return int(v.lives + failed - ended_unpaid)
