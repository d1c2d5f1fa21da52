"""Scene: shapes in the order they are drawn. Lengths are in pixels; y grows downwards."""

from __future__ import annotations

from typing import NamedTuple

Points = tuple[tuple[float, float], ...]


class Box(NamedTuple):
    """A rectangle, with rounded corners if `round` isn't 0."""

    x: float
    y: float
    width: float
    height: float
    fill: str
    round: float = 0
    edge: str = ""
    thick: float = 0


class Disc(NamedTuple):
    """A circle."""

    x: float
    y: float
    radius: float
    fill: str
    edge: str = ""
    thick: float = 0


class Shape(NamedTuple):
    """A polygon."""

    points: Points
    fill: str


class Words(NamedTuple):
    """A line of text: `x` is its start, middle or end, `y` its vertical centre."""

    x: float
    y: float
    text: str
    size: float
    fill: str
    anchor: str = "middle"
    bold: bool = False
    pitch: float = 0
    """The distance of two characters, for pictures made of text; 0 leaves it to the font."""


Mark = Box | Disc | Shape | Words


class Scene:
    """A picture of a size, and what is in it."""

    def __init__(self, width: float = 0, height: float = 0) -> None:
        self.width, self.height = width, height
        self.marks: list[Mark] = []

    def add(self, *marks: Mark) -> None:
        """Draw marks on top of the others."""
        self.marks += marks

    def paste(self, other: Scene, x: float, y: float) -> None:
        """Draw another scene at a place, and grow if it doesn't fit."""
        self.marks += [moved(mark, x, y) for mark in other.marks]
        self.width = max(self.width, x + other.width)
        self.height = max(self.height, y + other.height)


def moved(mark: Mark, x: float, y: float) -> Mark:
    """The same mark elsewhere."""
    if isinstance(mark, Shape):
        return mark._replace(points=tuple((px + x, py + y) for px, py in mark.points))
    return mark._replace(x=mark.x + x, y=mark.y + y)


def beside(scenes: list[Scene], gap: float = 12, widest: float = 0) -> Scene:
    """Scenes side by side; with `widest`, in as many rows as they need."""
    whole = Scene()
    x = y = 0.0
    for scene in scenes:
        if widest and x and x + scene.width > widest:
            x, y = 0, whole.height + gap
        whole.paste(scene, x, y)
        x += scene.width + gap
    return whole


def below(scenes: list[Scene], gap: float = 12) -> Scene:
    """Scenes under each other; empty ones are left out."""
    whole = Scene()
    for scene in scenes:
        if scene.height:
            whole.paste(scene, 0, whole.height + (gap if whole.height else 0))
    return whole
