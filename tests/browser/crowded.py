"""A table of Pattern Overlap with 45 cards and a hand to drag from, for `make timings`."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, Page

from parlour import Table
from parlour.server.tables.lessons import shown_lesson
from tests.browser.house import Guest

CARDS = 45
PROCESSES = ("renderer", "gpu")
DRAGGED = """(count) => new Promise((done) => {
  const on = document.querySelector('.hand .card')
  const card = on.getBoundingClientRect()
  const felt = document.querySelector('.felt-table').getBoundingClientRect()
  const mouse = { pointerId: 1, pointerType: 'mouse', bubbles: true, buttons: 1 }
  const event = (x, y) => ({ ...mouse, clientX: x, clientY: y })
  const at = (n) => event(
    felt.x + felt.width * (0.2 + 0.6 * Math.abs(((n / 90) % 2) - 1)),
    felt.y + felt.height * (0.3 + 0.2 * Math.sin(n / 17)),
  )
  on.dispatchEvent(new PointerEvent('pointerdown', event(card.x + 30, card.y + 30)))
  let n = 0
  let begun = 0
  let last = 0
  const gaps = []
  const next = (now) => {
    if (n === 20) begun = now
    if (n > 20) gaps.push(now - last)
    last = now
    dispatchEvent(new PointerEvent('pointermove', at(++n)))
    if (gaps.length < count) return requestAnimationFrame(next)
    dispatchEvent(new PointerEvent('pointercancel', at(n)))
    gaps.sort((a, b) => a - b)
    done([(1000 * count) / (now - begun), gaps[Math.floor(count * 0.95)]])
  }
  requestAnimationFrame(next)
})"""  # frames per second, and the 95th percentile of the gap between frames


def crowded(guest: Guest) -> Page:
    """Open a lesson with every card of seven players on the table and three more in the hand."""
    lesson: Any = json.loads(json.dumps(shown_lesson("pattern-overlap"), default=int))
    view: Any = lesson["steps"][0]["view"]
    view["laid"] = _everything_laid()
    view["hands"] = [[0, 7, 14], *view["hands"][1:]]
    guest.page.route(
        "**/api/learn/pattern-overlap",
        lambda route: route.fulfill(body=json.dumps(lesson), content_type="application/json"),
    )
    page = guest.go("/learn/pattern-overlap")
    page.locator(".laid").nth(CARDS - 1).wait_for()
    return page


def _everything_laid() -> Any:
    """Return the table after a game for seven in which every card was played."""
    for seed in range(100):
        options = {"mode": "cover", "clock": "turns", "seven_seats": True, "timer_s": 180}
        table = Table("pattern-overlap", seats=7, seed=seed, options=options)
        while not table.over:
            seat = table.actors[0]
            table.play(seat, table.legal(seat)[-1])
        laid = table.view(None)["laid"]
        if len(laid["card"]) == CARDS:
            return laid
    raise AssertionError("there was never a game in which all cards were laid")


def dragged(browser: Browser, page: Page, frames: int) -> dict[str, float]:
    """Drag a card around; returns frames per second, the gap between frames and the CPU time."""
    before = _processor(browser)
    rate, gap = page.evaluate(DRAGGED, frames)
    after = _processor(browser)
    spent = {kind: 1000 * (after[kind] - before[kind]) / (frames + 20) for kind in PROCESSES}
    parts = {f"{kind}_processor_ms": ms for kind, ms in spent.items()}
    return {"frames_a_second": rate, "gap_95_ms": gap, **parts}


def _processor(browser: Browser) -> dict[str, float]:
    """Return the CPU seconds of Chromium's processes by type."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    spent: dict[str, float] = {}
    for one in told["processInfo"]:
        kind = one["type"].lower()
        spent[kind] = spent.get(kind, 0.0) + one["cpuTime"]
    return spent
