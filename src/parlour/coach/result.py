"""What the coach says, as data: a hint for one position, or the review of a game."""

from __future__ import annotations

from typing import Any

import msgspec


class Cost(msgspec.Struct, frozen=True):
    """What a move costs against the coach's, in a unit (see `parlour.features.coaching`).

    `error` is the standard error, 0 if nothing was estimated. A cost is clear if it is larger than
    twice that.
    """

    value: float
    unit: str
    error: float = 0.0

    @property
    def clear(self) -> bool:
        """Whether the cost isn't just chance."""
        return self.value > 2 * self.error and self.value >= 0.005


class Hint(msgspec.Struct, frozen=True):
    """What a strong player would do, and why."""

    action: int
    move: Any  # the action as a fact of the game
    advice: list[Any]  # facts of the game, most important first
    unit: str
    value: float | None  # what the move is worth in that unit
    error: float = 0.0


class Decision(msgspec.Struct, frozen=True):
    """A decision of the reviewed seat."""

    at: int  # the number of entries of the record before it
    action: int
    move: Any
    best: int  # the coach's action
    best_move: Any
    choices: int  # how many actions were legal
    cost: Cost | None  # None if the coach would have done the same
    advice: list[Any]  # why the coach's


class Known(msgspec.Struct, frozen=True):
    """What the reviewed seat could be sure of at a decision."""

    at: int  # the number of entries of the record before it
    fact: Any


class Deal(msgspec.Struct, frozen=True):
    """How often bots win this deal in this seat."""

    chance: float
    error: float
    games: int


class Review(msgspec.Struct, frozen=True):
    """A seat's decisions in a game, in order, and what they cost."""

    game: str
    seat: int
    unit: str
    exact: bool  # whether costs are worked out; otherwise games were played to estimate them
    worlds: int  # the number of games played on from each of the costliest moves; 0 if exact
    level: str  # of the bots that played them
    together: bool  # whether the players win or lose together
    won: bool
    deal: Deal
    decisions: list[Decision]
    known: list[Known] = []  # whenever there is something new to know, in games that can tell

    @property
    def agreed(self) -> int:
        """How many decisions were the coach's own."""
        return sum(one.cost is None for one in self.decisions)

    @property
    def costliest(self) -> list[Decision]:
        """The decisions that clearly cost something, costliest first."""
        paid = [one for one in self.decisions if one.cost and one.cost.clear]
        return sorted(paid, key=lambda one: -one.cost.value)  # type: ignore[union-attr]
