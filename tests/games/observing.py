"""What learners observe, compared with what a test works out from the view, part by part."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from parlour import Table
from parlour.core.encoding import NUMBER, ONE_OF
from parlour.envs import named

Expected = dict[str, Any]


def parts(table: Table, seat: int) -> Expected:
    """A seat's observation by part."""
    return named(table.game, table.observation(seat), "features")


def differing(table: Table, seat: int, expected: Expected) -> set[str]:
    """The parts that are not as expected."""
    found = parts(table, seat)
    assert found.keys() == expected.keys()
    return {
        name
        for name, numbers in found.items()
        if not np.allclose(numbers, np.asarray(expected[name], float), atol=1e-6)
    }


def shown(table: Table, seat: int) -> set[str]:
    """The parts that aren't all zeros."""
    return {name for name, numbers in parts(table, seat).items() if numbers.any()}


def hot(place: int, size: int) -> list[int]:
    """A choice out of `size`; all zeros if there is none."""
    return [int(k == place) for k in range(size)]


def bits(mask: int, size: int) -> list[int]:
    """A bit mask as a list."""
    return [mask >> k & 1 for k in range(size)]


def padded(rows: list[Any], size: int, empty: Any = 0) -> list[Any]:
    """A list filled up to `size`."""
    return [*rows, *[empty] * (size - len(rows))]


def wandering(table: Table, seed: int, every: int) -> Iterator[Table]:
    """Yield the table at some moments of a random game, the end included."""
    luck = random.Random(seed)
    moves = 0
    while table.actors:
        if moves % every == 0:
            yield table
        seat = luck.choice(table.actors)
        table.play(seat, luck.choice(table.legal(seat)))
        moves += 1
    yield table


def compare(tables: Iterator[Table], expect: Callable[[Table, int], Expected]) -> set[str]:
    """Compare every seat's observation; returns the parts that ever showed something."""
    seen: set[str] = set()
    for table in tables:
        for seat in range(table.seats):
            wrong = differing(table, seat, expect(table, seat))
            assert not wrong, (wrong, table.picture(seat))
            seen |= shown(table, seat)
    return seen


def within_bounds(rows: Any, declared: Any) -> None:
    """Check many rows against their declaration."""
    for part in declared:
        size = int(np.prod(part.shape))
        found = rows[:, part.offset : part.offset + size]
        assert np.isfinite(found).all(), part.field
        assert part.low <= found.min(), (part.field, found.min())
        assert found.max() <= part.high, (part.field, found.max())
        if part.kind != NUMBER:
            assert np.isin(found, (0, 1)).all(), part.field
        if part.kind == ONE_OF:
            assert found.reshape(-1, part.shape[-1]).sum(axis=-1).max() <= 1, part.field
