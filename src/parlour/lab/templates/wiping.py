"""Clear a record field by field."""

from __future__ import annotations

from typing import Any

from parlour.core.rule import rule
from parlour.core.template import unrolled
from parlour.lab.templates.placeholders import CUBES, LISTS, NUMBERS, TABLES


@rule
def wipe(record: Any) -> None:
    """Clear a record, except its options, which are always overwritten as a whole."""
    for name in unrolled(NUMBERS):
        record[name] = 0
    for name, size in unrolled(LISTS):
        for i in range(size):
            record[name][i] = 0
    for name, rows, columns in unrolled(TABLES):
        for i in range(rows):
            for j in range(columns):
                record[name][i, j] = 0
    for name, layers, rows, columns in unrolled(CUBES):
        for i in range(layers):
            for j in range(rows):
                for k in range(columns):
                    record[name][i, j, k] = 0
