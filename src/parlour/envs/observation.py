"""Observations: a seat's view as one vector of numbers.

The vector holds the fields that the game's card lists as observed (all fields of the view if it
lists none), in that order, with arrays in row-major order and nested records field by field. It is
built from the view alone, so it can't contain anything that the seat may not know. A uint64 is a
bit set and becomes 64 numbers, each 0 or 1, lowest bit first.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import Any, NamedTuple

import numpy as np

from parlour.core.game import Game
from parlour.core.registry import card_of
from parlour.core.struct import Array, Nested, Struct

SET = np.dtype(np.uint64)
BITS = 64


class Part(NamedTuple):
    """One field's place in the vector and its bounds."""

    field: str
    offset: int
    shape: tuple[int, ...]
    low: float
    high: float


def layout(name: str | Game) -> list[Part]:
    """The fields of a game's observation vector, in order."""
    parts: list[Part] = []
    offset = 0
    for leaf in _leaves(card_of(name)):
        parts.append(Part(leaf.field, offset, leaf.shape, *_bounds(leaf.dtype)))
        offset += prod(leaf.shape)
    return parts


def named(name: str | Game, vector: Array) -> dict[str, Array]:
    """Split an observation vector into arrays by field name."""
    return {
        part.field: vector[part.offset : part.offset + prod(part.shape)].reshape(part.shape)
        for part in layout(name)
    }


class Observer:
    """Turns a game's boxed views into vectors."""

    def __init__(self, game: Game) -> None:
        self._bytes = game.View.bytes
        leaves = list(_leaves(game))
        starts = np.cumsum([0, *(prod(leaf.shape) for leaf in leaves)])
        types = {leaf.dtype for leaf in leaves}
        self.size = int(starts[-1])
        self.dtype = np.result_type(np.int32, *(types - {SET}))
        places = {dtype: _places(dtype, leaves, starts) for dtype in types - {SET}}
        self._usual = max(places, key=lambda dtype: len(places[dtype][0]), default=np.dtype("i1"))
        source, target = places.pop(self._usual, ([], []))
        self._everywhere = np.zeros(self.size, np.intp)
        self._everywhere[target] = source
        self._others = [(dtype, *places[dtype]) for dtype in places]
        self._sets = _places(SET, leaves, starts) if SET in types else None

    def __call__(self, view: Any) -> Array:
        """The vector of a boxed view."""
        data = self._bytes(view)
        vector = np.frombuffer(data, self._usual).take(self._everywhere).astype(self.dtype)
        for dtype, source, target in self._others:
            vector[target] = np.frombuffer(data, dtype)[source]
        if self._sets:
            source, target = self._sets
            vector[target] = np.unpackbits(np.frombuffer(data, np.uint8)[source], bitorder="little")
        return vector


class _Leaf(NamedTuple):
    field: str
    place: int  # byte offset in the view
    dtype: np.dtype[Any]
    shape: tuple[int, ...]  # as stored in the vector


def _leaves(game: Game) -> Iterator[_Leaf]:
    return _inside(game.View, game.lab.observed or tuple(game.View.fields), "", 0)


def _inside(
    struct: type[Struct], names: tuple[str, ...], owner: str, start: int
) -> Iterator[_Leaf]:
    places: Any = struct.dtype.fields
    for name in names:
        kind, place = struct.fields[name], start + places[name][1]
        if isinstance(kind, Nested):
            yield from _inside(kind.struct, tuple(kind.struct.fields), f"{owner}{name}.", place)
        else:
            dtype = np.dtype(kind.format)
            shape = (*kind.shape, BITS) if dtype == SET else kind.shape
            yield _Leaf(owner + name, place, dtype, shape)


def _bounds(dtype: np.dtype[Any]) -> tuple[float, float]:
    if dtype == SET:
        return 0, 1
    if dtype.kind == "f":
        return float(np.finfo(dtype).min), float(np.finfo(dtype).max)
    return int(np.iinfo(dtype).min), int(np.iinfo(dtype).max)


def _places(dtype: np.dtype[Any], leaves: list[_Leaf], starts: Array) -> tuple[Array, Array]:
    """The indices of all numbers of one type in the view, in units of that type, and in the vector.

    For sets the unit is a byte.
    """
    source, target = [], []
    for leaf, start in zip(leaves, starts):
        if leaf.dtype == dtype:
            size = prod(leaf.shape)
            unit, count = (1, size // 8) if dtype == SET else (dtype.itemsize, size)
            source.append(leaf.place // unit + np.arange(count))
            target.append(start + np.arange(size))
    return np.concatenate(source), np.concatenate(target)
