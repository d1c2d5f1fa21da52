"""Stand-ins for what these templates need; an instance uses the game's own."""

from __future__ import annotations

from typing import Any

from parlour.core.struct import Array

RACES = False  # whether the game is played in real time
FINALS = True  # whether the last observation of a game is written; next_step and disabled need it
SIZE = WIDEST = 1  # sizes of a thread's arrays
cuda: Any = None  # the numba.cuda module
NUMBER: Any = None  # the numba type of a row's numbers
OUTCOME: Any = None  # a numba record type
OFFERS = False  # whether seats choose from candidates, instead of among all actions

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


def picked(s: Any, seat: int, luck: Any, moves: Array) -> int:
    """A random legal action."""
    return 0


def choice(s: Any, seat: int, action: int, row: Array) -> None:
    """Write what a legal action does into a row of zeros."""


# Functions of stepping.py that seating.py and kernel.py use


def move(t: Any, work: Any, out: Any, i: int, action: int, deals: bool) -> None:
    """Deal at table i, or take an action there."""


def next_to_act(mask: int, luck: Any) -> int:
    """The first seat that may act; in a real-time game, a random one."""
    return 0


def deal(t: Any, i: int) -> int:
    """Deal table i's next game; returns the seats to act."""
    return 0


def show(t: Any, work: Any, out: Any, i: int, at: int, seat: int) -> None:
    """Write what a seat of table i observes and may do to row `at`."""


def meant(out: Any, at: int, action: int) -> int:
    """The game's number of an action that was chosen from row `at`."""
    return 0


def report(t: Any, work: Any, out: Any, i: int) -> None:
    """Say how the game at table i went."""


def pick_for(t: Any, work: Any, out: Any, luck: Any, i: int, at: int, seat: int) -> int:
    """A random action for a seat that may act, which chooses from row `at`."""
    return 0


# Functions of stepping.py or seating.py that serving.py uses


def step(t: Any, work: Any, out: Any, actions: Array, first: int, last: int) -> None:
    """Take the actions of each table from `first` to `last - 1`."""


def sample(t: Any, work: Any, out: Any, luck: Any, actions: Array, first: int, last: int) -> None:
    """Choose random legal actions at some tables."""
