"""Encoding: what the numbers of a game's observation mean, declared part by part.

    ROW = Encoding()
    HAND = ROW.numbers("hand", 19, high=3, about="Copies of each card")
    PHASE = ROW.one_of("phase", 5, about="What is asked for")
    MOVES = (Actions(0, 19, "Play the card of value *action* - 9"),)

    @rule
    def observe(s: State, seat: int, row: Array) -> None:
        row[PHASE + s.phase] = 1

Each declaration returns where the part begins. `observe` gets a row of zeros and writes to it what
the seat can see, from the seat's own point of view: seats are counted from it onwards. `MOVES`
explains the numbers of the actions. docs/observations.md is written from both (tools/layouts.py).

A compact row holds the same in bytes: choices out of several as `indices`, and flags as `bits`.
"""

from __future__ import annotations

from math import prod
from typing import NamedTuple

FLAG, ONE_OF, NUMBER, INDEX, BITS = "flag", "one of", "number", "index", "bits"
BYTE = 8


class Part(NamedTuple):
    """One part of an observation: its name, place and shape, and the bounds of its numbers."""

    field: str
    offset: int
    shape: tuple[int, ...]
    low: float
    high: float
    kind: str = NUMBER
    about: str = ""


class Actions(NamedTuple):
    """Actions with consecutive numbers: the first, how many there are, and what they do."""

    first: int
    size: int
    about: str


class Encoding:
    """The parts of a game's observation, in order."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.size = 0

    def flags(self, name: str, *shape: int, about: str = "") -> int:
        """Numbers that are 0 or 1."""
        return self._add(Part(name, self.size, shape, 0, 1, FLAG, about))

    def one_of(self, name: str, count: int, *shape: int, about: str = "") -> int:
        """A choice out of `count`: one number is 1; all are 0 if there is nothing to show."""
        return self._add(Part(name, self.size, (*shape, count), 0, 1, ONE_OF, about))

    def numbers(
        self, name: str, *shape: int, low: float = 0, high: float = 1, about: str = ""
    ) -> int:
        """Numbers between two bounds."""
        return self._add(Part(name, self.size, shape, low, high, NUMBER, about))

    def indices(self, name: str, count: int, *shape: int, about: str = "") -> int:
        """Numbers that each say which of `count` it is, from 1; 0 if there is nothing to show."""
        return self._add(Part(name, self.size, shape, 0, count, INDEX, about))

    def bits(self, name: str, count: int, *shape: int, about: str = "") -> int:
        """Bytes with up to eight flags each, lowest bit first; the eighth is the sign."""
        low, high = (-128, 127) if count == BYTE else (0, (1 << count) - 1)
        return self._add(Part(name, self.size, shape, low, high, BITS, about))

    def _add(self, new: Part) -> int:
        if any(part.field == new.field for part in self.parts):
            raise ValueError(f"the observation already has a part called {new.field!r}")
        self.parts.append(new)
        self.size += prod(new.shape)
        return new.offset
