"""A random legal action: chosen from the list of them, or by the game's own `pick`."""

from __future__ import annotations

from typing import Any

from parlour.core.chance import below
from parlour.core.rule import hot
from parlour.core.struct import Array
from parlour.core.templates.placeholders import legal
from parlour.lab.templates.placeholders import pick


@hot
def from_the_list(s: Any, seat: int, luck: Any, moves: Array) -> int:
    """One of the legal actions, which are listed for that."""
    return moves[below(luck, legal(s, seat, moves))]


@hot
def by_the_game(s: Any, seat: int, luck: Any, moves: Array) -> int:
    """What the game picks; nothing is listed."""
    return pick(s, seat, luck)
