"""Observations: what a seat sees as one vector of numbers.

A game that has features declares and writes them itself (`Lab.observe`), and likewise compact rows
of bytes (`Lab.compact`). The raw vector holds the
fields that the game's card lists as observed (all fields of the view if it lists none), in that
order, with arrays in row-major order and nested records field by field. It is built from the view
alone, so it can't contain anything that the seat may not know. A uint64 is a bit set and becomes
64 numbers, each 0 or 1, lowest bit first.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import Any, NamedTuple

import numpy as np

from parlour.core.encoding import Part
from parlour.core.errors import BadOption, one_of
from parlour.core.game import Game
from parlour.core.registry import card_of
from parlour.core.struct import Array, Nested, Struct

SET = np.dtype(np.uint64)
BITS = 64


RAW, FEATURES, COMPACT = "raw", "features", "compact"
ENCODINGS = (RAW, FEATURES, COMPACT)


def encoding_of(game: Game, encoding: str | None) -> str:
    """The encoding to use: by default features, or raw if the game has none."""
    if encoding is None:
        return FEATURES if game.lab.observe else RAW
    if encoding not in ENCODINGS:
        known = one_of(ENCODINGS, encoding)
        raise BadOption(f"unknown encoding {encoding!r}; choose {known}")
    if encoding == FEATURES and not game.lab.observe:
        raise BadOption(f"{game.title} has no features to observe; choose {RAW!r}")
    if encoding == COMPACT and not game.lab.compact:
        other = FEATURES if game.lab.observe else RAW
        raise BadOption(f"{game.title} has no compact rows to observe; choose {other!r}")
    return encoding


class Written(NamedTuple):
    """What a game writes for learners: the module with ROW and perhaps CHOICE, and how."""

    module: Any
    observe: Any  # the rule that writes a row
    dtype: np.dtype[Any]


def written_by(game: Game) -> list[str]:
    """The encodings that a game writes itself."""
    modules = {FEATURES: game.lab.observe, COMPACT: game.lab.compact}
    return [encoding for encoding, module in modules.items() if module]


def written(game: Game, encoding: str) -> Written | None:
    """What a game writes in an encoding; None for raw vectors."""
    module: Any = None
    if encoding == COMPACT:
        module = game.lab.compact
        return Written(module, module.compact, np.dtype(np.int8))
    if encoding == FEATURES:
        module = game.lab.observe
        return Written(module, module.observe, np.dtype(np.float32))
    return None


def layout(name: str | Game, encoding: str = RAW) -> list[Part]:
    """The parts of a game's observation vector, in order."""
    own = written(card_of(name), encoding_of(card_of(name), encoding))
    if own:
        return list(own.module.ROW.parts)
    parts: list[Part] = []
    offset = 0
    for leaf in leaves(card_of(name)):
        parts.append(Part(leaf.field, offset, leaf.shape, *_bounds(leaf.dtype)))
        offset += prod(leaf.shape)
    return parts


def named(name: str | Game, vector: Array, encoding: str = RAW) -> dict[str, Array]:
    """Split an observation vector into arrays by field name."""
    return {
        part.field: vector[part.offset : part.offset + prod(part.shape)].reshape(part.shape)
        for part in layout(name, encoding)
    }


class Observer:
    """Turns a game's boxed views into vectors."""

    def __init__(self, game: Game) -> None:
        self._bytes = game.View.bytes
        found = list(leaves(game))
        starts = np.cumsum([0, *(prod(leaf.shape) for leaf in found)])
        types = {leaf.dtype for leaf in found}
        self.size = int(starts[-1])
        self.dtype = np.result_type(np.int32, *(types - {SET}))
        places = {dtype: _places(dtype, found, starts) for dtype in types - {SET}}
        self._usual = max(places, key=lambda dtype: len(places[dtype][0]), default=np.dtype("i1"))
        source, target = places.pop(self._usual, ([], []))
        self._everywhere = np.zeros(self.size, np.intp)
        self._everywhere[target] = source
        self._others = [(dtype, *places[dtype]) for dtype in places]
        self._sets = _places(SET, found, starts) if SET in types else None

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


class Leaf(NamedTuple):
    """One field of a view that an observation holds."""

    field: str
    place: int  # byte offset in the view
    dtype: np.dtype[Any]
    shape: tuple[int, ...]  # as stored in the vector


def leaves(game: Game) -> Iterator[Leaf]:
    """The fields of a game's observation, in order."""
    return _inside(game.View, game.lab.observed or tuple(game.View.fields), "", 0)


def _inside(struct: type[Struct], names: tuple[str, ...], owner: str, start: int) -> Iterator[Leaf]:
    places: Any = struct.dtype.fields
    for name in names:
        kind, place = struct.fields[name], start + places[name][1]
        if isinstance(kind, Nested):
            yield from _inside(kind.struct, tuple(kind.struct.fields), f"{owner}{name}.", place)
        else:
            dtype = np.dtype(kind.format)
            shape = (*kind.shape, BITS) if dtype == SET else kind.shape
            yield Leaf(owner + name, place, dtype, shape)


def _bounds(dtype: np.dtype[Any]) -> tuple[float, float]:
    if dtype == SET:
        return 0, 1
    if dtype.kind == "f":
        return float(np.finfo(dtype).min), float(np.finfo(dtype).max)
    return int(np.iinfo(dtype).min), int(np.iinfo(dtype).max)


def _places(dtype: np.dtype[Any], found: list[Leaf], starts: Array) -> tuple[Array, Array]:
    """The indices of all numbers of one type in the view, in units of that type, and in the vector.

    For sets the unit is a byte.
    """
    source, target = [], []
    for leaf, start in zip(found, starts):
        if leaf.dtype == dtype:
            size = prod(leaf.shape)
            unit, count = (1, size // 8) if dtype == SET else (dtype.itemsize, size)
            source.append(leaf.place // unit + np.arange(count))
            target.append(start + np.arange(size))
    return np.concatenate(source), np.concatenate(target)
