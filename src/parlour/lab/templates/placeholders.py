"""What the lab's templates need of a game; an instance has that of its game instead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.core.struct import Array

Numbers = tuple[str, ...]  # names of fields
Lists = tuple[tuple[str, int], ...]  # and their sizes

RACES = False  # whether all seats race in real time
SIZED = 1  # decisions are sized in every so many games
BOTS: tuple[tuple[int, Callable[[Any, Any, Array], int]], ...] = ()  # the levels that play

NUMBERS: Numbers = ()  # the fields of a record, by their shapes
LISTS: Lists = ()
TABLES: tuple[tuple[str, int, int], ...] = ()
CUBES: tuple[tuple[str, int, int, int], ...] = ()
OPTION_NUMBERS: Numbers = ()
OPTION_LISTS: Lists = ()
ROW_NUMBERS: tuple[tuple[int, str], ...] = ()  # columns, and the fields that are kept in them
ROW_LISTS: tuple[tuple[int, str, int], ...] = ()
MEASURE_NUMBERS: tuple[tuple[int, str], ...] = ()
MEASURE_LISTS: tuple[tuple[int, str, int], ...] = ()

WIDEST = SCRATCH = SEATS = 1  # sizes of a thread's arrays
cuda: Any = None  # numba's module
STATE: Any = None  # numba's types of records
VIEW: Any = None
CHANCE: Any = None
OUTCOME: Any = None
ROW: Any = None
MEASURES: Any = None


def pick(s: Any, seat: int, chance: Any) -> int:
    """A random legal action, without a list."""
    return 0


def picked(s: Any, seat: int, luck: Any, moves: Array) -> int:
    """A random legal action."""
    return 0


def glance(s: Any, seat: int, v: Any) -> None:
    """Reveal to a seat what its bot needs, in a view that is not blank."""


def reveal(s: Any, seat: int, blank: Any, v: Any) -> None:
    """Reveal to a seat what it may know, in a boxed view that is not blank."""


def note(s: Any, seat: int, action: int, m: Any) -> None:
    """Count an action before it is taken."""


def finish(s: Any, m: Any) -> None:
    """Count what is known at the end."""


def leader(s: Any) -> int:
    """The seat that leads, or -1."""
    return -1


def wipe(record: Any) -> None:
    """Make a record blank."""


def wipe_measures(m: Any) -> None:
    """Make a game's measures blank."""


def take_over(s: Any, like: Any, chance: Any, parent: Any) -> None:
    """Give a thread's state and generator what they begin with."""


def deal(s: Any, parent: Any, number: int, chance: Any, luck: Any) -> None:
    """Deal a game by its number."""


def step(s: Any, chance: Any, luck: Any, moves: Array) -> int:
    """One random move."""
    return 0


def seed_game(parent: Any, number: int, turns: int, chance: Any, luck: Any, row: Any) -> None:
    """Set the generators of a game by its number."""


def play(
    s: Any, blank: Any, v: Any, chance: Any, luck: Any, scratch: Array, moves: Array,
    levels: Array, out: Any, row: Any, m: Any,
) -> None:  # fmt: skip
    """One game from its deal to its end."""
