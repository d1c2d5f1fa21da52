"""Encoding: what the numbers of a game's observation mean, declared part by part.

    ROW = Encoding()
    HAND = ROW.numbers("hand", 19, high=3)  # copies of each card
    PHASE = ROW.one_of("phase", 5)

    @rule
    def observe(s: State, seat: int, row: Array) -> None:
        row[PHASE + s.phase] = 1

Each declaration returns where the part begins. `observe` gets a row of zeros and writes to it what
the seat can see, from the seat's own point of view: seats are counted from it onwards.
"""

from __future__ import annotations

from math import prod
from typing import NamedTuple

FLAG, ONE_OF, NUMBER = "flag", "one of", "number"


class Part(NamedTuple):
    """One part of an observation: its name, place and shape, and the bounds of its numbers."""

    field: str
    offset: int
    shape: tuple[int, ...]
    low: float
    high: float
    kind: str = NUMBER


class Encoding:
    """The parts of a game's observation, in order."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.size = 0

    def flags(self, name: str, *shape: int) -> int:
        """Numbers that are 0 or 1."""
        return self._add(name, shape, 0, 1, FLAG)

    def one_of(self, name: str, count: int, *shape: int) -> int:
        """A choice out of `count`: one number is 1; all are 0 if there is nothing to show."""
        return self._add(name, (*shape, count), 0, 1, ONE_OF)

    def numbers(self, name: str, *shape: int, low: float = 0, high: float = 1) -> int:
        """Numbers between two bounds."""
        return self._add(name, shape, low, high, NUMBER)

    def _add(self, name: str, shape: tuple[int, ...], low: float, high: float, kind: str) -> int:
        if any(part.field == name for part in self.parts):
            raise ValueError(f"the observation already has a part called {name!r}")
        offset = self.size
        self.parts.append(Part(name, offset, shape, low, high, kind))
        self.size += prod(shape)
        return offset
