"""A random legal action: from the list of legal actions, or from the game's own `pick`."""

from __future__ import annotations

from functools import cache
from typing import Any

from parlour.core.engine import game_module
from parlour.core.game import Game

PICKING = "parlour.core.templates.picking"


def picks_itself(game: Game) -> bool:
    """Whether a game's rules have their own `pick` for random legal actions."""
    return hasattr(game.rules, "pick")


@cache
def picking(game: Game) -> Any:
    """A rule that chooses a random legal action: from the list, or with the game's `pick`."""
    made = game_module(game, PICKING, "picking", pick=getattr(game.rules, "pick", None))
    return made.by_the_game if picks_itself(game) else made.from_the_list
