"""A scene as SVG text, which needs neither scripts nor files beside it."""

from __future__ import annotations

from functools import singledispatch
from xml.sax.saxutils import escape, quoteattr

from parlour.core.drawing.scene import Box, Disc, Mark, Scene, Shape, Words

SANS = "Inter, system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif"
MONO = "'DejaVu Sans Mono', Menlo, Consolas, monospace"


def svg(scene: Scene, about: str = "") -> str:
    """The whole picture; `about` is read to those who can't see it."""
    width, height = number(scene.width), number(scene.height)
    parts = "".join(map(drawn, scene.marks))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label={quoteattr(about)}'
        f' width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
        f' font-family="{SANS}" style="max-width:100%;height:auto">{parts}</svg>'
    )


def number(value: float) -> str:
    """A number in few characters."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def edged(mark: Box | Disc) -> str:
    return f' stroke="{mark.edge}" stroke-width="{number(mark.thick)}"' if mark.edge else ""


@singledispatch
def drawn(mark: Mark) -> str:
    """A mark as an element."""
    raise TypeError(f"a scene can only contain marks, not {mark!r}")


@drawn.register
def _box(mark: Box) -> str:
    x, y, width, height, rounded = map(
        number, (mark.x, mark.y, mark.width, mark.height, mark.round)
    )
    corners = f' rx="{rounded}"' if mark.round else ""
    place = f'x="{x}" y="{y}" width="{width}" height="{height}"'
    return f'<rect {place} fill="{mark.fill}"{corners}{edged(mark)}/>'


@drawn.register
def _disc(mark: Disc) -> str:
    x, y, radius = map(number, (mark.x, mark.y, mark.radius))
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{mark.fill}"{edged(mark)}/>'


@drawn.register
def _shape(mark: Shape) -> str:
    points = " ".join(f"{number(x)},{number(y)}" for x, y in mark.points)
    return f'<polygon points="{points}" fill="{mark.fill}"/>'


@drawn.register
def _words(mark: Words) -> str:
    x, y, size = map(number, (mark.x, mark.y, mark.size))
    style = f'x="{x}" y="{y}" font-size="{size}" fill="{mark.fill}" dominant-baseline="central"'
    if mark.anchor != "start":
        style += f' text-anchor="{mark.anchor}"'
    if mark.bold:
        style += ' font-weight="700"'
    if mark.pitch:
        length = number(mark.pitch * len(mark.text))
        style += f' font-family="{MONO}" xml:space="preserve" textLength="{length}"'
    return f"<text {style}>{escape(mark.text)}</text>"
