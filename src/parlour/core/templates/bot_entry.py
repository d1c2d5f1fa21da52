"""A bot's entry point for Python, taking boxes."""

from __future__ import annotations

from typing import Any

from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.core.templates.placeholders import bot


@rule
def play(v: Any, chance: Any, scratch: Array) -> int:
    """A bot's action, given its view."""
    return bot(v[0], chance[0], scratch)
