"""The fields of a view as one row of numbers, in the order of `parlour.envs.layout`."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.core.rule import hot, rule
from parlour.core.struct import Array
from parlour.core.template import unrolled
from parlour.envs.templates.placeholders import (
    CUBES,
    LISTS,
    NESTED_LISTS,
    NESTED_NUMBERS,
    NUMBERS,
    SET_LISTS,
    SET_TABLES,
    SETS,
    TABLES,
)

BITS = 64
_1 = np.uint64(1)


@hot
def spread(bits: Any, row: Array, at: int) -> None:
    """Write a bit set as 64 numbers, lowest bit first."""
    for k in range(BITS):
        row[at + k] = int(bits >> np.uint64(k) & _1)


@rule
def fill(v: Any, row: Array) -> None:
    """Write the fields of a view into a row."""
    for at, name in unrolled(NUMBERS):
        row[at] = getattr(v, name)
    for at, name, size in unrolled(LISTS):
        values = getattr(v, name)
        for i in range(size):
            row[at + i] = values[i]
    for at, name, rows, columns in unrolled(TABLES):
        values = getattr(v, name)
        for i in range(rows):
            for j in range(columns):
                row[at + i * columns + j] = values[i, j]
    for at, name, layers, rows, columns in unrolled(CUBES):
        values = getattr(v, name)
        for i in range(layers):
            for j in range(rows):
                for k in range(columns):
                    row[at + (i * rows + j) * columns + k] = values[i, j, k]
    for at, name in unrolled(SETS):
        spread(getattr(v, name), row, at)
    for at, name, size in unrolled(SET_LISTS):
        values = getattr(v, name)
        for i in range(size):
            spread(values[i], row, at + i * BITS)
    for at, name, rows, columns in unrolled(SET_TABLES):
        values = getattr(v, name)
        for i in range(rows):
            for j in range(columns):
                spread(values[i, j], row, at + (i * columns + j) * BITS)
    for at, owner, name in unrolled(NESTED_NUMBERS):
        row[at] = getattr(getattr(v, owner), name)
    for at, owner, name, size in unrolled(NESTED_LISTS):
        values = getattr(getattr(v, owner), name)
        for i in range(size):
            row[at + i] = values[i]
