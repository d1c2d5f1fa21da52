"""Synergy's cards as facts, and the reasons why goals were met or missed."""

from __future__ import annotations

from typing import Literal

from parlour.core.fact import Thing
from parlour.games.synergy.cards import (
    BETWEEN,
    COLOURS,
    EQUAL,
    KINDS,
    LOWER,
    MINUS1,
    PLUS1,
    SEATS,
    SECHI,
    TYPES,
    UNIQUE,
    UPPER,
    USE_A,
    USE_B,
    USE_C,
    USE_D,
    USE_E,
    USE_F,
    USE_G,
    USE_H,
    USE_I,
    USE_J,
    VALUES,
)

Colour = Literal["red", "yellow", "green", "blue", "purple"]
Letter = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"]
Kind = Literal[
    "one-more", "one-less", "equal", "unique", "between", "second-highest", "second-lowest"
]
Order = Literal["NGN", "GNN"]
Challenge = Literal[
    "MIN5", "MAX7", "NODBL", "DBL3", "LOHI", "HILO", "EVEN2", "ODD2", "DIFF", "PASSN", "PASSG"
]
COLOUR_IDS: tuple[Colour, ...] = ("red", "yellow", "green", "blue", "purple")
GOAL_IDS: tuple[Kind, ...] = (
    "one-more", "one-less", "equal", "unique", "between", "second-highest", "second-lowest",
)  # fmt: skip
LETTERS: tuple[Letter, ...] = ("A", "B", "C", "D", "E", "F", "G", "H", "I", "J")


# Cards


class Number(Thing, frozen=True):
    """A number card."""

    colour: Colour
    value: int


class Goal(Thing, frozen=True):
    """A goal card."""

    goal: Kind


class NumberOf(Thing, frozen=True):
    """A number card and whose it is; the seat is null for the ghost."""

    seat: int | None
    card: Number


class GoalOf(Thing, frozen=True):
    """A goal card and whose it is."""

    seat: int
    goal: Goal


NUMBERS = tuple(
    Number(COLOUR_IDS[colour], value) for colour in range(COLOURS) for value in range(1, VALUES + 1)
)
GOALS = tuple(map(Goal, GOAL_IDS))


# Action cards


def target(action: int) -> tuple[Letter, list[int], int | None]:
    """The card that an action uses, the seats it is used on, and the type of its number."""
    if action < USE_D:
        start = USE_A if action < USE_B else USE_B if action < USE_C else USE_C
        return LETTERS[(start - USE_A) // TYPES], [], action - start
    if action < USE_E:
        return "D", [action - USE_D], None
    if action < USE_F:
        return "E", pair(action - USE_E), None
    if action < USE_H:
        return ("F", [action - USE_F], None) if action < USE_G else ("G", [action - USE_G], None)
    if action == USE_H:
        return "H", [], None
    return ("I", pair(action - USE_I), None) if action < USE_J else ("J", [], None)


def pair(k: int) -> list[int]:
    """A pair of seats."""
    return [int(LOWER[k]), int(UPPER[k])]


# Reasons


class Ignored(Thing, frozen=True):
    """The player used J, so their goal doesn't count."""


class Apart(Thing, frozen=True):
    """A sum is one more or less than another one; the seat is null for the ghost."""

    step: Literal["more", "less"]
    sum: int
    other: int
    seat: int | None


class NoneApart(Thing, frozen=True):
    """No one has the sum that was needed."""

    sum: int
    other: int


class Same(Thing, frozen=True):
    """Another place has the same sum; the seat is null for the ghost."""

    sum: int
    seat: int | None


class Alone(Thing, frozen=True):
    """No one else has this sum."""

    sum: int


class Between(Thing, frozen=True):
    """Whether a sum is between those of the two neighbours."""

    sum: int
    low: int
    high: int
    met: bool


class OneNeighbour(Thing, frozen=True):
    """There is only one other player to compare with, on both sides."""

    sum: int


class Ranked(Thing, frozen=True):
    """The rank of a sum, and the sums ahead of it."""

    sum: int
    rank: int
    end: Literal["highest", "lowest"]
    ahead: list[int]


Reason = Ignored | Apart | NoneApart | Same | Alone | Between | OneNeighbour | Ranked


def reason(
    goal: int, seat: int, sums: tuple[int, ...], ignored: int, inclusive: bool, seats: int = SEATS
) -> Reason:
    """Why a goal was met or missed."""
    if seat == ignored:
        return Ignored()
    mine = sums[seat]
    others = [k for k in range(len(sums)) if k not in (seat, ignored)]
    if goal in (PLUS1, MINUS1, EQUAL, UNIQUE):
        return _compared(goal, mine, others, sums, seats)
    if goal == BETWEEN:
        return _neighboured(seat, mine, others, sums, inclusive)
    order = sorted({sums[k] for k in [seat, *others]}, reverse=goal == SECHI)
    rank = order.index(mine) + 1
    return Ranked(mine, rank, "highest" if goal == SECHI else "lowest", order[: rank - 1])


def _compared(goal: int, mine: int, others: list[int], sums: tuple[int, ...], seats: int) -> Reason:
    wanted = mine + {PLUS1: -1, MINUS1: 1}.get(goal, 0)
    found = [k for k in others if sums[k] == wanted]
    who = found[0] if found and found[0] < seats else None
    if goal in (EQUAL, UNIQUE):
        return Same(mine, who) if found else Alone(mine)
    if not found:
        return NoneApart(mine, wanted)
    return Apart("more" if goal == PLUS1 else "less", mine, wanted, who)


def _neighboured(
    seat: int, mine: int, others: list[int], sums: tuple[int, ...], inclusive: bool
) -> Reason:
    size = len(sums)
    left = next(k for step in range(1, size) if (k := (seat + step) % size) in others)
    right = next(k for step in range(1, size) if (k := (seat - step) % size) in others)
    if left == right:
        return OneNeighbour(mine)
    low, high = sorted((sums[left], sums[right]))
    return Between(mine, low, high, low <= mine <= high if inclusive else low < mine < high)


assert len(GOAL_IDS) == KINDS
