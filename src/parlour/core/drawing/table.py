"""A table as a seat or a spectator sees it, drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.core.drawing.by_zones import by_zones
from parlour.core.drawing.pieces import FELT, PAPER, line
from parlour.core.drawing.scene import Box, Scene, below
from parlour.core.fact import Speaker
from parlour.core.game import Game

MARGIN = 20
NARROWEST = 480


def drawn(game: Game, v: Any, shown: Mapping[str, Any], say: Speaker) -> Scene:
    """A view: `v` holds its facts, and `shown` is what the browser app gets."""
    body = game.drawing(v, shown, say) if game.drawing else by_zones(game, v, shown, say)
    inner = below([line(game.title, 20, PAPER, bold=True), body], 10)
    width = max(inner.width, NARROWEST) + 2 * MARGIN
    whole = Scene(width, inner.height + 2 * MARGIN)
    whole.add(Box(0, 0, width, whole.height, FELT))
    whole.paste(inner, MARGIN, MARGIN)
    return whole
