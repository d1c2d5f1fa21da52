"""Drawing: a table as a seat or a spectator sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from parlour.core.drawing.by_zones import by_zones
from parlour.core.drawing.pieces import FELT, PAPER, line
from parlour.core.drawing.raster import pixels
from parlour.core.drawing.scene import Box, Scene, below
from parlour.core.drawing.svg import svg
from parlour.core.fact import Speaker
from parlour.core.game import Game
from parlour.core.struct import Array

MARGIN = 20
NARROWEST = 480


class Drawing(NamedTuple):
    """A picture that a notebook shows by itself."""

    scene: Scene
    about: str

    def svg(self) -> str:
        """The picture as SVG text."""
        return svg(self.scene, self.about)

    def pixels(self, frame: tuple[int, int] | None = None) -> Array:
        """The picture as (height, width, 3) numbers from 0 to 255; needs Pillow.

        With a frame, a width and a height, every picture has that size.
        """
        return pixels(self.scene, frame)

    def __repr__(self) -> str:
        return f"<Drawing of {self.about}>"

    def _repr_svg_(self) -> str:
        return self.svg()


def drawn(game: Game, v: Any, shown: Mapping[str, Any], say: Speaker) -> Scene:
    """A view: `v` holds its facts, and `shown` is what the browser app gets."""
    body = game.drawing(v, shown, say) if game.drawing else by_zones(game, v, shown, say)
    inner = below([line(game.title, 20, PAPER, bold=True), body], 10)
    width = max(inner.width, NARROWEST) + 2 * MARGIN
    whole = Scene(width, inner.height + 2 * MARGIN)
    whole.add(Box(0, 0, width, whole.height, FELT))
    whole.paste(inner, MARGIN, MARGIN)
    return whole
