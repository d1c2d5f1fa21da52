"""Parlour: five table games, each written once as rules, to play, to playtest and to research."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from parlour.core.errors import IllegalAction, ParlourError
    from parlour.core.game import game, games
    from parlour.core.record import Record
    from parlour.core.table import Table

__version__ = "0.1.0"
__all__ = ["IllegalAction", "ParlourError", "Record", "Table", "game", "games"]

_HOMES = {
    "IllegalAction": "parlour.core.errors",
    "ParlourError": "parlour.core.errors",
    "Record": "parlour.core.record",
    "Table": "parlour.core.table",
    "game": "parlour.core.game",
    "games": "parlour.core.game",
}


def __getattr__(name: str) -> Any:
    """Load a public name when it is first used, so that importing parlour is quick."""
    if name not in _HOMES:
        raise AttributeError(f"module 'parlour' has no attribute {name!r}")
    import_module("parlour.games")
    return getattr(import_module(_HOMES[name]), name)
