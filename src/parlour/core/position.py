"""Write a position, given by field names, into a state; raise BadPosition if it doesn't fit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.core.errors import BadPosition, one_of
from parlour.core.struct import Struct

FIXED = {"seats", "options"}  # set by the table, not by a position


def write_fields(struct: type[Struct], state: Any, fields: Mapping[str, Any]) -> None:
    """Set fields of an interpreted state; BadPosition names the field that can't be set."""
    for name, value in fields.items():
        if name not in struct.fields or name in FIXED:
            known = one_of(sorted({*struct.fields} - FIXED), name)
            raise BadPosition(f"a state has no field {name!r} to arrange; choose from {known}")
        try:
            _write(struct, state, name, value)
        except (ValueError, TypeError, OverflowError) as error:
            raise BadPosition(f"{name} cannot be {value!r}: {error}") from error


def _write(struct: type[Struct], state: Any, name: str, value: Any) -> None:
    if getattr(struct.fields[name], "shape", ()):
        _fill(getattr(state, name), value)
    else:
        setattr(state, name, value)
        if getattr(state, name) != value:
            raise ValueError("that number is out of range")
    struct.check(state, name)


def _fill(cells: Any, values: Any) -> None:
    """Write nested lists, possibly ragged, to the front of an array."""
    if len(values) > len(cells):
        raise ValueError(f"there is room for {len(cells)} values, not {len(values)}")
    for k, value in enumerate(values):
        if cells.ndim > 1:
            _fill(cells[k], value)
        else:
            cells[k] = value
            if cells[k] != value:
                raise ValueError(f"{value} does not fit")
