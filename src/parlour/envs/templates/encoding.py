"""How a seat's row is written: the fields of its view, or the game's own `observe`."""

from __future__ import annotations

from typing import Any

from parlour.core.rule import compiled_as, lean, rule
from parlour.core.struct import Array
from parlour.core.templates.placeholders import look
from parlour.envs.templates.placeholders import fill, observe


def _overwrite(blank: Any, v: Any) -> None:
    v[0] = blank[0]


@compiled_as(_overwrite)
def clear(blank: Any, v: Any) -> None:
    """Clear a boxed view."""
    v[0] = type(v[0])._blank()


@rule
def raw(s: Any, seat: int, blank: Any, v: Any, row: Array) -> None:
    """Write the fields of the seat's view."""
    clear(blank, v)
    look(s, seat, v[0])
    fill(v[0], row)


@lean
def by_the_game(s: Any, seat: int, blank: Any, draft: Array, row: Array) -> None:
    """Use the game's `observe`, which needs a draft instead of a view.

    The draft stays in the fastest cache. Its copy is written in order, which a processor does
    faster than `observe` could write to many rows.
    """
    for k in range(row.shape[0]):
        draft[k] = 0
    observe(s, seat, draft)
    for k in range(row.shape[0]):
        row[k] = draft[k]


@lean
def straight(s: Any, seat: int, blank: Any, draft: Array, row: Array) -> None:
    """Have the game write a short row where it belongs, without a draft."""
    for k in range(row.shape[0]):
        row[k] = 0
    observe(s, seat, row)


@rule
def nothing(s: Any, seat: int, action: int, row: Array) -> None:
    """Write nothing about an action: there are no candidates."""
