"""A bot's view in a batch. The same record is reused, so it has to be cleared first."""

from __future__ import annotations

from typing import Any

from parlour.core.rule import compiled_as, rule
from parlour.core.templates.placeholders import look
from parlour.lab.templates.placeholders import glance, wipe


def _overwrite(blank: Any, v: Any) -> None:
    v[0] = blank[0]


@compiled_as(_overwrite)
def clear(blank: Any, v: Any) -> None:
    """Clear a boxed view."""
    v[0] = type(v[0])._blank()


@rule
def by_look(s: Any, seat: int, blank: Any, v: Any) -> None:
    """Clear the view, then call `look`."""
    clear(blank, v)
    look(s, seat, v[0])


@rule
def by_glance(s: Any, seat: int, blank: Any, v: Any) -> None:
    """Call the game's `glance`, which doesn't need a cleared view."""
    glance(s, seat, v[0])


@rule
def in_a_kernel(s: Any, seat: int, blank: Any, v: Any) -> None:
    """Clear the view field by field, because CUDA can't copy a record, then call `look`."""
    wipe(v[0])
    look(s, seat, v[0])
