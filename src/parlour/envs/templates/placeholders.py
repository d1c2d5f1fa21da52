"""Stand-ins for what these templates need; an instance uses the game's own."""

from __future__ import annotations

from typing import Any

from parlour.core.struct import Array

RACES = False  # whether the game is played in real time
SIZE = WIDEST = 1  # sizes of a thread's arrays
cuda: Any = None  # the numba.cuda module
OUTCOME: Any = None  # a numba record type

NUMBERS: tuple[tuple[int, str], ...] = ()  # places in the row, and the view's fields
LISTS: tuple[tuple[int, str, int], ...] = ()
TABLES: tuple[tuple[int, str, int, int], ...] = ()
CUBES: tuple[tuple[int, str, int, int, int], ...] = ()
SETS: tuple[tuple[int, str], ...] = ()  # bit sets
SET_LISTS: tuple[tuple[int, str, int], ...] = ()
SET_TABLES: tuple[tuple[int, str, int, int], ...] = ()
NESTED_NUMBERS: tuple[tuple[int, str, str], ...] = ()  # of a record within the view
NESTED_LISTS: tuple[tuple[int, str, str, int], ...] = ()


def observe(s: Any, seat: int, row: Array) -> None:
    """Write what a seat observes into a row of zeros."""


def encode(s: Any, seat: int, blank: Any, v: Any, row: Array) -> None:
    """Write what a seat observes into a row that may hold old values."""


def fill(v: Any, row: Array) -> None:
    """Write the fields of a view into a row."""


def move(t: Any, work: Any, out: Any, i: int, action: int, deals: bool) -> None:
    """Deal at table i, or take an action there."""


def picked(s: Any, seat: int, luck: Any, moves: Array) -> int:
    """A random legal action."""
    return 0
