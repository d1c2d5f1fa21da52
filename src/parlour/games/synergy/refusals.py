"""Why Synergy refuses options or custom content; the catalogue words it."""

from __future__ import annotations

from parlour.core.fact import Refusal


class NoRounds(Refusal, frozen=True):
    """A mission has no round or no life."""


class TooLong(Refusal, frozen=True):
    """A mission can take more rounds than there are goal cards."""

    rounds: int
    lives: int
    longest: int
    goals: int


class Numbers(Refusal, frozen=True):
    """A hand can't have that many numbers."""

    least: int
    most: int
    given: int


class Goals(Refusal, frozen=True):
    """A hand can't have that many goals."""

    most: int
    given: int


class Order(Refusal, frozen=True):
    """There is no such order of cards."""

    given: str


class UnknownAction(Refusal, frozen=True):
    """There is no such action card."""

    given: str


class UnknownChallenge(Refusal, frozen=True):
    """There is no such challenge."""

    given: str
    known: tuple[str, ...]


class ActionTwice(Refusal, frozen=True):
    """An action card is there twice."""


class ChallengeTwice(Refusal, frozen=True):
    """A challenge is there twice."""


class Clash(Refusal, frozen=True):
    """No two number cards meet both challenges."""

    one: str
    other: str


class NotFor(Refusal, frozen=True):
    """The mission isn't for that many players."""

    seats: int


class Failures(Refusal, frozen=True):
    """That many players can't fail."""

    seats: int
    most: int
    given: int


class FailCount(Refusal, frozen=True):
    """A mission doesn't give the failures for each number of players."""

    given: int


class NoPlayerCount(Refusal, frozen=True):
    """The mission is for no number of players."""


class SuperSeat(Refusal, frozen=True):
    """The super card goes to a seat that isn't at the table."""

    seats: int


class HyperSeat(Refusal, frozen=True):
    """The hyper card goes to a seat that isn't at the table."""

    seats: int


class SameSeat(Refusal, frozen=True):
    """Super and Hyper have the same seat."""
