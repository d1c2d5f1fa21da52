"""Think Str8!: the parts of its facts, and questions about a view that several modules ask.

Colours are numbers in pad order: blue, green, yellow, purple, red, grey.
"""

from __future__ import annotations

from typing import Any, Literal

from parlour.core.fact import Thing
from parlour.games.think_str8.options import CLOCKWISE
from parlour.games.think_str8.rules import VALUES

Result = Literal["none", "hit", "high", "low", "miss"]
RESULTS: tuple[Result, ...] = ("none", "hit", "high", "low", "miss")


class Colour(Thing, frozen=True):
    """A colour by its name."""

    colour: int


class Letter(Thing, frozen=True):
    """A colour by its letter."""

    colour: int


class Dice(Thing, frozen=True):
    """The three dice, sorted by colour."""

    first: Colour
    second: Colour
    third: Colour


class Card(Thing, frozen=True):
    """A card; the number is null if it's hidden."""

    colour: int
    value: int | None


class Spaces(Thing, frozen=True):
    """The spaces that a bet covers, from the first to the last."""

    first: int
    last: int
    size: int


COLOUR_NAMES = tuple(map(Colour, range(6)))


def numbers(mask: int) -> list[int]:
    """The numbers of a set, in ascending order."""
    return [v for v in range(VALUES) if mask >> v & 1]


def seats_in(mask: int) -> list[int]:
    """The seats in a mask."""
    return [seat for seat in range(4) if mask >> seat & 1]


def dice_of(colours: list[int]) -> Dice:
    """Dice that show these colours."""
    first, second, third = colours
    return Dice(COLOUR_NAMES[first], COLOUR_NAMES[second], COLOUR_NAMES[third])


def covers(v: Any, r: int, seat: int) -> Spaces:
    """The spaces that a bet covers."""
    start, size = v.start[r][seat], v.width[v.token[r][seat]]
    return Spaces(start, start + size - 1, size)


def colour_to_bet_on(v: Any) -> int:
    """The colour of a seat's next final bet."""
    return min(int(v.bet_on[v.seat]), v.colours - 1) if v.seat >= 0 else 0


def checking_order(v: Any) -> list[int]:
    """The seats in the order in which their bets are checked."""
    if v.options.check_order == CLOCKWISE:
        return [(v.order[0] + k) % v.seats for k in range(v.seats)]
    order: list[int] = v.order[: v.seats]
    return order


def winners(v: Any) -> list[int]:
    """The winners: the bottom stone on the foremost space, or all stones on it."""
    first = v.track[v.seats - 1]
    if v.options.tie_break:
        return [seat for seat in range(v.seats) if v.pos[seat] == v.pos[first]]
    return [first]
