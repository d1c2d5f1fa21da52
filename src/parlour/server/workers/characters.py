"""Characters: how the bots differ, apart from their strength.

A bot's name comes from its seat in the first game, and its character from its name, so that both
stay in rematches. A character only changes how long a bot takes and whether it says hello or "well
played"; it never changes a choice, so it doesn't change how strong a bot is.
"""

from __future__ import annotations

from typing import NamedTuple


class Character(NamedTuple):
    """How long a bot takes for a move, in seconds, and what it says."""

    name: str
    shortest_s: float
    longest_s: float
    greets: bool = False
    praises: bool = False


QUICK, EVEN, SLOW = (0.6, 1.2), (0.6, 1.8), (1.0, 2.2)
NOBODY = Character("", *EVEN)  # a bot that plays for a person
CHARACTERS = (  # in the order of seats, with the names that the app shows
    Character("Moss", *SLOW, praises=True),
    Character("Wren", *QUICK, greets=True),
    Character("Lark", *EVEN, greets=True, praises=True),
    Character("Reed", *SLOW),
    Character("Fern", *EVEN, praises=True),
    Character("Finch", *QUICK),
    Character("Sage", *SLOW, greets=True),
    Character("Rook", *EVEN),
)


def character(seat: int, seats: int, turned: int) -> Character:
    """Return who plays a seat after everyone has moved along by `turned` seats."""
    return CHARACTERS[(seat - turned) % seats]
