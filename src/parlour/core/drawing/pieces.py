"""Cards, rows of cards and lines of text, in the colours of the browser app."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.core.drawing.scene import Box, Disc, Mark, Points, Scene, Shape, Words, beside
from parlour.core.fact import Speaker
from parlour.text.functions import names

FELT, WELL, PAPER, INK = "#24564a", "#1d483d", "#f6f0e2", "#1f2430"
SOFT, BRASS, CARD, LINE = "#c3d0c4", "#e9c46a", "#fffdf6", "#3b6b5f"
BACK, BACK_LINE = "#a8925c", "#f3ecdc"
LOW, HIGH = "#8fcdf2", "#f4a864"
COLOURS = ("#1b6fb5", "#12835f", "#f2c230", "#8446ab", "#c93a1d", "#6f7681")
DARK_ON = ("#f2c230",)  # colours that need dark text
WIDTH = 760  # of everything below the title
SIZE = 15  # of text
GLYPH = 0.56  # the width of a letter, as a share of its size


def card(
    text: str, width: float = 44, height: float = 60, fill: str = CARD, ink: str = INK,
    chosen: bool = False,
) -> Scene:  # fmt: skip
    """A card face up."""
    scene = Scene(width, height)
    edge, thick = (BRASS, 3) if chosen else ("#d8cfba", 1)
    scene.add(Box(0, 0, width, height, fill, 6, edge, thick))
    if text:
        scene.add(Words(width / 2, height / 2, text, fitting(text, width, height), ink, bold=True))
    return scene


def fitting(text: str, width: float, height: float) -> float:
    """The size of text that fits into a card."""
    return min(height * 0.38, (width - 8) / (len(text) * 0.68))


def back(width: float = 44, height: float = 60) -> Scene:
    """A card face down."""
    scene = Scene(width, height)
    scene.add(
        Box(0, 0, width, height, BACK_LINE, 6),
        Box(3, 3, width - 6, height - 6, BACK, 4),
    )
    return scene


def gap(width: float = 44, height: float = 60) -> Scene:
    """A place for a card."""
    scene = Scene(width, height)
    scene.add(Box(1, 1, width - 2, height - 2, WELL, 6, LINE, 2))
    return scene


def backs(count: int, width: float = 30, height: float = 42) -> Scene:
    """Cards face down, overlapping."""
    scene = Scene()
    for k in range(count):
        scene.paste(back(width, height), k * width * 0.45, 0)
    return scene


def line(text: str, size: float = SIZE, fill: str = PAPER, bold: bool = False) -> Scene:
    """A line of text."""
    scene = Scene(len(text) * size * GLYPH, size * 1.5)
    scene.add(Words(0, size * 0.75, text, size, fill, "start", bold))
    return scene


def lines(text: str, size: float = SIZE, fill: str = PAPER, widest: float = WIDTH) -> Scene:
    """Text, broken into lines."""
    scene = Scene()
    for one in wrapped(text, int(widest / size / GLYPH)):
        scene.paste(line(one, size, fill), 0, scene.height)
    return scene


def wrapped(text: str, room: int) -> Iterable[str]:
    """Text in lines of at most `room` characters, if its words aren't longer."""
    for paragraph in text.split("\n"):
        so_far = ""
        for word in paragraph.split():
            if so_far and len(so_far) + 1 + len(word) > room:
                yield so_far
                so_far = word
            else:
                so_far = f"{so_far} {word}".strip()
        yield so_far


def typed(text: str, size: float = 13) -> Scene:
    """Text whose characters are all equally wide, for pictures made of letters."""
    scene, pitch = Scene(), size * 0.6
    for k, one in enumerate(text.split("\n")):
        scene.add(Words(0, (k + 0.5) * size * 1.4, one, size, PAPER, "start", pitch=pitch))
        scene.width = max(scene.width, len(one) * pitch)
        scene.height = (k + 1) * size * 1.4
    return scene


def labelled(label: str, what: Scene, acts: bool = False, room: float = 90) -> Scene:
    """Something with its name before it; a brass dot marks who can act."""
    scene = Scene()
    middle = max(what.height, 24) / 2
    if acts:
        scene.add(Disc(5, middle, 4, BRASS))
    scene.add(Words(16, middle, label, SIZE, BRASS if acts else SOFT, "start"))
    scene.paste(what, max(room, 16 + len(label) * SIZE * GLYPH + 8), 0)
    scene.height = max(scene.height, 24)
    return scene


def row(scenes: Iterable[Scene], space: float = 6, widest: float = WIDTH) -> Scene:
    """Pieces side by side, in as many rows as they need."""
    return beside([*scenes], space, widest)


def symbol(kind: int, x: float, y: float, r: float, fill: str) -> Mark:
    """One of six shapes: disc, triangle, diamond, square, cross, hexagon."""
    if kind == 0:
        return Disc(x, y, r, fill)
    if kind == 3:
        return Box(x - r * 0.85, y - r * 0.85, r * 1.7, r * 1.7, fill)
    return Shape(tuple((x + a * r, y + b * r) for a, b in OUTLINES[kind]), fill)


_W = 0.36
OUTLINES: dict[int, Points] = {
    1: ((0, -1), (1, 0.85), (-1, 0.85)),
    2: ((0, -1.1), (1.1, 0), (0, 1.1), (-1.1, 0)),
    4: (
        (-_W, -1), (_W, -1), (_W, -_W), (1, -_W), (1, _W), (_W, _W),
        (_W, 1), (-_W, 1), (-_W, _W), (-1, _W), (-1, -_W), (-_W, -_W),
    ),
    5: ((-1, 0), (-0.5, -0.87), (0.5, -0.87), (1, 0), (0.5, 0.87), (-0.5, 0.87)),
    6: ((0, -1.1), (0.27, -0.37), (1.05, -0.34), (0.43, 0.14), (0.65, 0.89), (0, 0.46),
        (-0.65, 0.89), (-0.43, 0.14), (-1.05, -0.34), (-0.27, -0.37)),
}  # fmt: skip
DOWN: Points = ((0, 1), (1, -0.85), (-1, -0.85))


def ink_on(fill: str) -> str:
    """A colour of text that can be read on another."""
    return INK if fill in DARK_ON else "#ffffff"


def player(say: Speaker, seat: int) -> str:
    """A player's name at the start of a line."""
    found = names(say.catalogue, say.audience, [seat])
    return found[:1].upper() + found[1:]
