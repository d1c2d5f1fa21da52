"""Whole games, lessons, a puzzle and replays in Firefox and WebKit, at a desk and on a phone.

Every screen is saved in build/engines, because only a person sees that something is drawn oddly.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.engines.engine import SIZES, Engine
from tests.engines.players import PLAYERS, TABLES, begin, click, play_out, until
from tests.operating.conftest import Server

pytestmark = pytest.mark.soak
STILL = """async () => {
  await document.fonts.ready
  for (let n = 0; n < 40; n++) {
    await new Promise((done) => setTimeout(done, 50))
    if (!document.getAnimations().some((one) => one.playState === 'running')) return
  }
}"""
# An observer that has to wait for the next frame is reported as an error, but isn't one.
WRONG = """() => {
  window.wrong ??= []
  window.addEventListener('error', ({ message }) => {
    if (!message.includes('ResizeObserver loop')) window.wrong.push(message)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => window.wrong.push(`${reason}`))
}"""
# Around a board nothing scrolls; what lies in a dialog may.
SCROLLS = """() => [...document.querySelectorAll('main:has(.board-area)')]
  .some((one) => one.scrollHeight > one.clientHeight + 1 && one.clientHeight > 0)"""
AT_END = (
    "() => { const { value, max } = document.querySelector('[type=range]'); return value === max }"
)
HEADING = "() => document.querySelector('#app h1') !== null"


def shown(engine: Engine, name: str, pictures: Path) -> list[str]:
    """Save a screen at every size; returns what doesn't fit."""
    found = []
    for size, (width, height) in SIZES.items():
        engine.resize(width, height)
        engine.evaluate(STILL)
        engine.picture(pictures / f"{engine.name}-{name}-{size}.png")
        overflow: Any = engine.evaluate(
            "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"
        )
        if overflow[0] > overflow[1]:
            found.append(f"{name} at {size}: {overflow[0]} px wide in {overflow[1]}")
        if engine.evaluate(SCROLLS):
            found.append(f"{name} at {size}: the board scrolls")
    engine.resize(*SIZES["desk"])
    return found


def go(engine: Engine, server: Server, path: str) -> None:
    """Open a page and wait for its heading."""
    engine.open(f"http://127.0.0.1:{server.port}{path}")
    until(engine, lambda: bool(engine.evaluate(HEADING)))


def walk(engine: Engine, to: int) -> None:
    """Step forward in a replay until a move, or the end; the end of a round is its own step."""
    step = "() => new URLSearchParams(location.search).get('step')"
    for _ in range(3 * to):
        if engine.evaluate(AT_END):  # a game can be that short
            return
        before = engine.evaluate(step)
        engine.press("ArrowRight")
        until(engine, lambda before=before: engine.evaluate(step) != before)
        if engine.evaluate(step) == str(to):
            return
    raise AssertionError(f"{engine.name}: the replay doesn't reach step {to}")


@pytest.mark.parametrize("game", PLAYERS)
def test_a_whole_game_and_its_replay(
    engine: Engine, server: Server, pictures: Path, game: str
) -> None:
    engine.resize(*SIZES["desk"])
    name = begin(engine, f"http://127.0.0.1:{server.port}", game)
    engine.evaluate(WRONG)
    found = shown(engine, f"{game}-start", pictures)
    play_out(engine, game)
    found += shown(engine, f"{game}-result", pictures)
    found += engine.evaluate("() => window.wrong")
    go(engine, server, f"/replay/{name}")
    until(engine, lambda: bool(engine.evaluate("() => document.querySelector('.board') !== null")))
    walk(engine, 4)
    found += shown(engine, f"{game}-replay", pictures)
    assert not found


@pytest.mark.parametrize("game", TABLES)
def test_a_lesson_begins(engine: Engine, server: Server, pictures: Path, game: str) -> None:
    go(engine, server, f"/learn/{game}")
    until(engine, lambda: bool(engine.evaluate("() => document.querySelector('.board') !== null")))
    assert not shown(engine, f"{game}-lesson", pictures)


def test_a_puzzle_takes_a_card(engine: Engine, server: Server, pictures: Path) -> None:
    go(engine, server, "/puzzles/pattern-overlap/A-01")
    until(engine, lambda: click(engine, ".hand .card"))
    assert not shown(engine, "puzzle", pictures)
