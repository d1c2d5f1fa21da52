"""How a seat's row is written: the fields of its view, or the game's own `observe`."""

from __future__ import annotations

from typing import Any

from parlour.core.rule import compiled_as, rule
from parlour.core.struct import Array
from parlour.core.templates.placeholders import look
from parlour.envs.templates.placeholders import SIZE, fill, observe


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


@rule
def through(s: Any, seat: int, blank: Any, v: Any, row: Array) -> None:
    """The same in a kernel: `blank` is a row in local memory, where reading it back is cheap."""
    for k in range(SIZE):
        blank[k] = 0
    observe(s, seat, blank)
    for k in range(SIZE):
        row[k] = blank[k]


@rule
def by_the_game(s: Any, seat: int, blank: Any, v: Any, row: Array) -> None:
    """Use the game's `observe`, which doesn't need a view."""
    for k in range(row.shape[0]):
        row[k] = 0
    observe(s, seat, row)


@rule
def nothing(s: Any, seat: int, action: int, row: Array) -> None:
    """Write nothing about an action: there are no candidates."""
