"""Measure how fast the app is on this machine: `make timings`."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from statistics import median

from playwright.sync_api import Error

from tests.browser.crowded import crowded, dragged
from tests.browser.house import MOVE, Guest, browsing, build, play_now
from tests.operating.conftest import Server

LOADS, MOVES, FRAMES, DRAGS = 5, 20, 180, 5
DRAGGED = """(count) => new Promise((done) => {
  const card = document.querySelector('.hand button.may').getBoundingClientRect()
  const at = (n) => ({ clientX: card.x + 40 + 3 * (n % 60), clientY: card.y - 2 * (n % 60), pointerId: 1, bubbles: true, isPrimary: true, buttons: 1 })
  const on = document.querySelector('.hand button.may')
  on.dispatchEvent(new PointerEvent('pointerdown', at(0)))
  const begun = performance.now()
  let n = 0
  const next = () => {
    on.dispatchEvent(new PointerEvent('pointermove', at(++n)))
    if (n < count) requestAnimationFrame(next)
    else {
      on.dispatchEvent(new PointerEvent('pointercancel', at(0)))
      done((1000 * count) / (performance.now() - begun))
    }
  }
  requestAnimationFrame(next)
})"""  # noqa: E501
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
READY = """() => {
  if (!document.querySelector('[data-game=transmitter] button')) return false
  return performance.now()
}"""


def main() -> None:
    """Load the home page, play cards against bots, and drag a card over a full table."""
    build()
    with tempfile.TemporaryDirectory() as data, browsing() as browser:
        server = Server(Path(data), "--data", data)
        try:
            painted, ready = [], []
            for load in range(LOADS):
                tell(f"first page, {load + 1} of {LOADS}")
                one = Guest(browser, server)
                one.page.goto("/")
                ready.append(one.page.wait_for_function(READY, polling="raf").json_value())
                painted.append(one.page.evaluate(PAINTED))
                one.close()
            moves, rates = list[float](), list[float]()
            one = Guest(browser, server)
            for game in range(MOVES):
                if len(moves) >= MOVES:
                    break
                tell(f"game {game + 1}, {len(moves)} of {MOVES} moves")
                play_now(one.go("/")).click()
                one.page.locator(".hand button.may").first.wait_for(timeout=60_000)
                rates.append(one.page.evaluate(DRAGGED, FRAMES))
                with suppress(Error):  # no move was possible: try the next game
                    for _ in range(5):
                        moves.append(one.page.evaluate(MOVE))
            one.close()
            one = Guest(browser, server, reduced_motion="no-preference")
            tell("dragging over a full table")
            table = crowded(one)
            drags = [dragged(browser, table, FRAMES) for _ in range(DRAGS)]
        finally:
            server.end()
    figures = {"painted_ms": painted, "usable_ms": ready, "move_on_screen_ms": moves}
    figures["frames_a_second_dragging"] = rates
    for name in drags[0]:
        figures[f"crowded_{name}"] = [drag[name] for drag in drags]
    told = {
        name: {"median": round(median(all_), 1), "most": round(max(all_), 1)}
        for name, all_ in figures.items()
    }
    told["load"] = {"at the end": round(os.getloadavg()[0], 1)}
    sys.stdout.write(json.dumps(told) + "\n")


def tell(words: str) -> None:
    """Print progress to stderr."""
    sys.stderr.write(f"{words}\n")


if __name__ == "__main__":
    main()
