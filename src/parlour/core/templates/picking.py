"""A random legal action: from the list of legal actions, or from the game's own `pick`."""

from __future__ import annotations

from typing import Any

from parlour.core.chance import below
from parlour.core.rule import hot
from parlour.core.struct import Array
from parlour.core.templates.placeholders import legal, pick


@hot
def from_the_list(s: Any, seat: int, luck: Any, moves: Array) -> int:
    """List the legal actions and choose one."""
    return moves[below(luck, legal(s, seat, moves))]


@hot
def by_the_game(s: Any, seat: int, luck: Any, moves: Array) -> int:
    """Use the game's `pick`, without listing the legal actions."""
    return pick(s, seat, luck)
