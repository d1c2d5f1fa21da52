"""Stand-ins for what the lab's templates need; an instance uses the game's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.core.struct import Array

Numbers = tuple[str, ...]  # field names
Lists = tuple[tuple[str, int], ...]  # field names and sizes

KEEPS_OPTIONS = False  # whether views have the table's options
RACES = False  # whether the game is played in real time
SIZED = 1  # legal actions are counted in every SIZED-th game
BOTS: tuple[tuple[int, Callable[[Any, Any, Array], int]], ...] = ()  # the levels in play

NUMBERS: Numbers = ()  # the fields of a record, by shape
LISTS: Lists = ()
TABLES: tuple[tuple[str, int, int], ...] = ()
CUBES: tuple[tuple[str, int, int, int], ...] = ()
OPTION_NUMBERS: Numbers = ()
OPTION_LISTS: Lists = ()
ROW_NUMBERS: tuple[tuple[int, str], ...] = ()  # columns, and the fields saved in them
ROW_LISTS: tuple[tuple[int, str, int], ...] = ()
MEASURE_NUMBERS: tuple[tuple[int, str], ...] = ()
MEASURE_LISTS: tuple[tuple[int, str, int], ...] = ()

WIDEST = SCRATCH = SEATS = SIZE = 1  # sizes of a thread's arrays
cuda: Any = None  # the numba.cuda module
STATE: Any = None  # numba record types
VIEW: Any = None
CHANCE: Any = None
OUTCOME: Any = None
ROW: Any = None
MEASURES: Any = None


def picked(s: Any, seat: int, luck: Any, moves: Array) -> int:
    """A random legal action."""
    return 0


def glance(s: Any, seat: int, v: Any) -> None:
    """Fill in what a seat's bot needs, in a view that may hold old values."""


def plan(v: Any, x: Array, row: Array) -> None:
    """Fill the row of a policy that corrects a planner."""


def rounds(s: Any) -> tuple[int, int]:
    """How many rounds were won, and how many were lost."""
    return 0, 0


def reveal(s: Any, seat: int, blank: Any, v: Any) -> None:
    """Fill in a seat's view, in a box that may hold old values."""


def note(s: Any, seat: int, action: int, m: Any) -> None:
    """Update the measures before an action is taken."""


def finish(s: Any, m: Any) -> None:
    """Update the measures at the end of the game."""


def leader(s: Any) -> int:
    """The leading seat, or -1."""
    return -1


def wipe(record: Any) -> None:
    """Clear a record."""


def wipe_measures(m: Any) -> None:
    """Clear a game's measures."""


def take_over(s: Any, like: Any, chance: Any, parent: Any) -> None:
    """Initialise a thread's state and generator."""


def deal(s: Any, parent: Any, number: int, chance: Any, luck: Any) -> None:
    """Deal game `number`."""


def step(s: Any, chance: Any, luck: Any, moves: Array) -> int:
    """Make one random move."""
    return 0


def seed_game(parent: Any, number: int, turns: int, chance: Any, luck: Any, row: Any) -> None:
    """Set a game's generators from its number."""


def play(
    s: Any, blank: Any, v: Any, chance: Any, luck: Any, scratch: Array, moves: Array,
    levels: Array, out: Any, row: Any, m: Any,
) -> None:  # fmt: skip
    """Play one game from deal to end."""
