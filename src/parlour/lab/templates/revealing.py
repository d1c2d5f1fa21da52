"""A bot's view in a batch: the same record again and again, so it has to be made blank first."""

from __future__ import annotations

from typing import Any

from parlour.core.rule import compiled_as, rule
from parlour.core.templates.placeholders import look
from parlour.lab.templates.placeholders import glance, wipe


def _overwrite(blank: Any, v: Any) -> None:
    v[0] = blank[0]


@compiled_as(_overwrite)
def clear(blank: Any, v: Any) -> None:
    """Make a boxed view blank."""
    v[0] = type(v[0])._blank()


@rule
def by_look(s: Any, seat: int, blank: Any, v: Any) -> None:
    """In a blank view."""
    clear(blank, v)
    look(s, seat, v[0])


@rule
def by_glance(s: Any, seat: int, blank: Any, v: Any) -> None:
    """By the game's `glance`, which needs no blank view."""
    glance(s, seat, v[0])


@rule
def in_a_kernel(s: Any, seat: int, blank: Any, v: Any) -> None:
    """In a view that is made blank field by field: CUDA can't copy a record."""
    wipe(v[0])
    look(s, seat, v[0])
