"""Parlour: five table games, each written once as rules, to play, to playtest and to research."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from parlour.core.registry import game, register

if TYPE_CHECKING:
    from parlour import envs, games
    from parlour.core.errors import IllegalAction, ParlourError
    from parlour.core.record import Record
    from parlour.core.table import Result, Table

__version__ = "0.1.0"
__all__ = ["IllegalAction", "ParlourError", "Record", "Result", "Table", "envs", "game", "games"]

for _name in ("sequence-numbers", "think-str8", "transmitter"):
    register(_name, f"parlour.games.{_name.replace('-', '_')}:GAME")

_HOMES = {
    "IllegalAction": "parlour.core.errors",
    "ParlourError": "parlour.core.errors",
    "Record": "parlour.core.record",
    "Result": "parlour.core.table",
    "Table": "parlour.core.table",
}


def __getattr__(name: str) -> Any:
    """Load a public name when it is first used, so that importing parlour is quick."""
    if name in ("games", "envs"):
        return import_module(f"parlour.{name}")
    if name not in _HOMES:
        raise AttributeError(f"module 'parlour' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
