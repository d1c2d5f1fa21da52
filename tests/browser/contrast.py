"""Checks that all text on a page has enough contrast, as painted rather than as declared.

It takes four screenshots of a page: unchanged, without text, and with all text in black and in
white. Where black and white differ there is text, and the difference tells how much of a pixel it
covers, whatever is below it: gradients, drawings or translucent layers.
"""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import CDPSession, Page

from tests.browser.pictures import Picture, colours

RUNS = (Path(__file__).parent / "contrast_runs.js").read_text()
TRIES = 8
COVERED, SOMEWHAT, FEWEST, QUARTER = 0.5, 0.2, 4, 0.25
SLACK = 0.05  # in the ratio, for rounded colours
LIGHT = np.array([0.2126, 0.7152, 0.0722])
INKS = ("", "transparent", "#000", "#fff")
DRESS = """(css) => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== window.dress)
  window.dress = new CSSStyleSheet()
  window.dress.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, window.dress]
  const { clientWidth: width, scrollHeight: height } = document.documentElement
  return { width, height }
}"""
STILL = "*, ::before, ::after { transition: none !important; caret-color: transparent !important }"
TEXT = """
*, ::before, ::after, ::placeholder { -webkit-text-fill-color: INK !important }
svg text, svg tspan { fill: INK !important }
[data-icon] { color: INK !important }
"""
WATCH = """() => {
  window.stirred = new Set()
  window.stirring?.disconnect()
  const named = ({ type, attributeName, target }) =>
    `${type} ${attributeName ?? ''} of ${target.nodeName} ${target.className ?? target.data}`
  const note = (change) => window.stirred.add(named(change))
  window.stirring = new MutationObserver((changes) => changes.forEach(note))
  const all = { childList: true, characterData: true, subtree: true, attributes: true }
  window.stirring.observe(document.body, all)
  const now = performance.now()
  performance.now = () => now
}"""  # notes what changes, and stops the clocks
STIRRED = """() => {
  delete performance.now
  return [...window.stirred]
}"""

SETTLED = """() => document.getAnimations().every(
  (one) => one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity
)"""


class Run(NamedTuple):
    """A piece of text and its contrast."""

    where: str
    words: str
    least: float
    ratio: float
    ink: str
    below: str

    @property
    def faint(self) -> bool:
        return self.ratio < self.least - SLACK

    def __str__(self) -> str:
        colours = f"{self.ink} on {self.below}"
        return f"{self.where} “{self.words}”: {self.ratio:.2f} of {self.least} ({colours})"


def faint(page: Page) -> list[str]:
    """Return the text on a page with too little contrast."""
    return sorted({str(run) for run in runs(page) if run.faint})


def runs(page: Page) -> list[Run]:
    """Measure all text on a page, waiting until nothing moves."""
    line = page.context.new_cdp_session(page)
    for _ in range(TRIES):
        page.wait_for_function(SETTLED)  # a card that is fading in is still pale
        found = page.evaluate(RUNS)
        page.evaluate(WATCH)
        pictures = [picture(line, page, ink) for ink in INKS]
        width = page.evaluate(DRESS, "")["width"]
        scale = pictures[0].shape[1] / width
        measured = [run for one in found for run in measure(one, pictures, scale)]
        stirred = page.evaluate(STIRRED)
        if measured and not stirred:
            line.detach()
            return measured
    raise AssertionError(f"{page.url}: {len(found)} texts, and these never stand still: {stirred}")


def picture(line: CDPSession, page: Page, ink: str) -> Picture:
    """Take a screenshot of the whole page, with its text in this colour or unchanged."""
    size = page.evaluate(DRESS, STILL + (TEXT.replace("INK", ink) if ink else ""))
    clip = {"x": 0, "y": 0, "scale": 1, **size}
    longer = size["height"] > page.evaluate("innerHeight")
    how = {"captureBeyondViewport": longer, "optimizeForSpeed": True, "clip": clip}
    return colours(base64.b64decode(line.send("Page.captureScreenshot", how)["data"]))


def measure(run: dict[str, Any], pictures: list[Picture], scale: float) -> list[Run]:
    """Return the line of a run with the least contrast; empty if none of it is visible."""
    named = (run["where"], run["words"], run["least"])
    lines = [
        Run(*named, *line)
        for box in run["boxes"]
        if (line := _line(box, run["opacity"], pictures, scale))
    ]
    return sorted(lines, key=lambda one: one.ratio)[:1]


def _line(
    box: list[float], opacity: float, pictures: list[Picture], scale: float
) -> tuple[float, str, str] | None:
    """Return the contrast that three quarters of a line's pixels reach, and its colours."""
    left, top, right, bottom = (max(0, round(edge * scale)) for edge in box)
    plain, bare, black, white = (
        one[top : bottom + 1, left : right + 1].astype(float) for one in pictures
    )
    covers = (white - black).mean(axis=2) / 255 / max(opacity, 0.01)
    enough = min(COVERED, max(SOMEWHAT, 0.8 * covers.max(initial=0)))
    text = covers >= enough
    if text.sum() < FEWEST:
        return None
    below = bare[text]
    ink = below + (plain[text] - below) / np.minimum(1, covers[text])[:, None]
    ratios = ratio(ink, below)
    worst = np.argsort(ratios)[int(QUARTER * len(ratios))]
    return float(ratios[worst]), _hex(ink[worst]), _hex(below[worst])


def ratio(one: NDArray[Any], other: NDArray[Any]) -> NDArray[Any]:
    """Return the WCAG contrast ratio of colours."""
    lights = np.stack([_light(one), _light(other)])
    return (lights.max(axis=0) + 0.05) / (lights.min(axis=0) + 0.05)


def _light(colour: NDArray[Any]) -> NDArray[Any]:
    part = np.clip(colour, 0, 255) / 255
    return np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4) @ LIGHT


def _hex(colour: NDArray[Any]) -> str:
    return "#" + "".join(f"{round(value):02x}" for value in np.clip(colour, 0, 255))
