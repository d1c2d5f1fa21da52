"""A scene as an array of pixels, drawn by Pillow."""

from __future__ import annotations

import unicodedata
from functools import cache, singledispatchmethod
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

from parlour.core.drawing.pieces import FELT
from parlour.core.drawing.scene import Box, Disc, Mark, Scene, Shape, Words
from parlour.core.errors import ParlourError
from parlour.core.struct import Array

FINER = 2  # it is drawn this much larger, then reduced, for smooth edges
FONTS = ("Inter.ttf", "DejaVuSans.ttf", "LiberationSans-Regular.ttf", "Arial.ttf", "arial.ttf")
BOLD = ("DejaVuSans-Bold.ttf", "LiberationSans-Bold.ttf", "Arial Bold.ttf", "arialbd.ttf")
ANCHORS = {"start": "lm", "middle": "mm", "end": "rm"}
SPOKEN = {
    "\u2212": "-",
    "\u2013": "-",
    "\u00d7": "x",
    "\u2713": "x",
}  # for fonts that lack them


def pixels(scene: Scene, frame: tuple[int, int] | None = None) -> Array:
    """The picture as (height, width, 3) numbers from 0 to 255.

    With a frame, a width and a height, it is made smaller if it has to be, and has that size.
    """
    image = pillow("Image")
    size = round(scene.width), round(scene.height)
    large = image.new("RGB", (size[0] * FINER, size[1] * FINER))
    pen = Pen(pillow("ImageDraw").Draw(large))
    for mark in scene.marks:
        pen.draw(mark)
    whole = frame or size
    share = min(1.0, whole[0] / size[0], whole[1] / size[1])
    inner = round(size[0] * share), round(size[1] * share)
    small = large.resize(inner, image.Resampling.LANCZOS if share < 1 else image.Resampling.BOX)
    if inner != whole:
        framed = image.new("RGB", whole, FELT)
        framed.paste(small, ((whole[0] - inner[0]) // 2, 0))
        small = framed
    return np.asarray(small, np.uint8).copy()


def can_draw() -> bool:
    """Whether Pillow is installed."""
    return find_spec("PIL") is not None


def pillow(module: str) -> Any:
    """A module of Pillow, or an error that says how to install it."""
    try:
        return import_module(f"PIL.{module}")
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] != "PIL":
            raise
        raise ParlourError(
            'rendering pixels needs Pillow, which is not installed: pip install "parlour[render]"'
        ) from error


@cache
def font(size: int, bold: bool) -> tuple[Any, bool]:
    """A font of this size, and whether it has more than English letters."""
    fonts = pillow("ImageFont")
    for name in (*BOLD, *FONTS) if bold else FONTS:
        try:
            return fonts.truetype(name, size), True
        except OSError:
            continue
    return fonts.load_default(size), False


def simple(text: str) -> str:
    """A text in the characters that every font has."""
    plain = "".join(SPOKEN.get(letter, letter) for letter in text)
    return unicodedata.normalize("NFKD", plain).encode("ascii", "ignore").decode()


class Pen:
    """Draws the marks of a scene, `FINER` times as large."""

    def __init__(self, draw: Any) -> None:
        self.on = draw

    @singledispatchmethod
    def draw(self, mark: Mark) -> None:
        """Draw one mark."""
        raise TypeError(f"a scene can only contain marks, not {mark!r}")

    @draw.register
    def _box(self, mark: Box) -> None:
        x, y = mark.x * FINER, mark.y * FINER
        corner = x + mark.width * FINER - 1, y + mark.height * FINER - 1
        self.on.rounded_rectangle(
            (x, y, *corner), mark.round * FINER, mark.fill if mark.fill != "none" else None,
            mark.edge or None, max(1, round(mark.thick * FINER)),
        )  # fmt: skip

    @draw.register
    def _disc(self, mark: Disc) -> None:
        self.on.circle(
            (mark.x * FINER, mark.y * FINER), mark.radius * FINER,
            mark.fill if mark.fill != "none" else None, mark.edge or None,
            max(1, round(mark.thick * FINER)),
        )  # fmt: skip

    @draw.register
    def _shape(self, mark: Shape) -> None:
        self.on.polygon([(x * FINER, y * FINER) for x, y in mark.points], mark.fill)

    @draw.register
    def _words(self, mark: Words) -> None:
        made, whole = font(round(mark.size * FINER), mark.bold)
        text = mark.text if whole else simple(mark.text)
        x, y = mark.x * FINER, mark.y * FINER
        if not mark.pitch:
            self.on.text((x, y), text, mark.fill, made, ANCHORS[mark.anchor])
            return
        for k, letter in enumerate(text):
            at = x + (k + 0.5) * mark.pitch * FINER, y
            self.on.text(at, letter, mark.fill, made, ANCHORS["middle"])
