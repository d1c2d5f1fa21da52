"""No layout shifts during games against bots, on desktops and phones.

Plays some moves of each game, or whole games with `make soak`. Pattern Overlap isn't tested in real
time, and on phones no card is played in it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser import test_pattern_overlap as overlap
from tests.browser import test_sequence_numbers as numbers
from tests.browser import test_synergy as synergy
from tests.browser import test_think_str8 as think
from tests.browser.house import DESK, PHONE, Guest
from tests.browser.tour import BOTS, by_turns
from tests.sampling import sampled

Come = Callable[..., Guest]
MOVES, WHOLE, PATIENCE_S, SHIFT = 4, 1000, 300.0, 0.01
ANSWERED_MS = 600  # shifts within this time of an input are expected and not counted
MOVING: dict[str, Any] = {"settings": {"pace": "quick"}, "reduced_motion": "no-preference"}
WATCH = """() => {
  window.shifts = []
  const named = (node) => node?.className?.baseVal ?? node?.className ?? node?.nodeName
  const box = ({ x, y, width, height }) => `${x},${y} ${width}x${height}`
  const moved = ({ node, previousRect, currentRect }) =>
    `${named(node)} ${box(previousRect)} → ${box(currentRect)}`
  const seen = (list) => {
    for (const one of list.getEntries()) {
      if (one.hadRecentInput) continue
      window.shifts.push([one.startTime, one.value, ...one.sources.map(moved)])
    }
  }
  new PerformanceObserver(seen).observe({ type: 'layout-shift' })
}"""


TOPS = """() => [...document.querySelectorAll('.board, .line, .hand')]
  .map((one) => one.getBoundingClientRect().top)"""


def transmitter(one: Guest) -> Callable[[], bool]:
    one.begin(seats=4, preset="balanced", bots=BOTS)
    one.page.locator(".hand button.may").first.wait_for()
    return one.move


def mission(one: Guest) -> Callable[[], bool]:
    synergy.begin(one, options={"mission": 18})
    return lambda: synergy.move(one)


def bets(one: Guest) -> Callable[[], bool]:
    think.against_bots(one, bots=3, rounds=6)
    return lambda: think.move(one)


def sums(one: Guest) -> Callable[[], bool]:
    numbers.begin(one)
    return lambda: numbers.move(one)


def cards(one: Guest) -> Callable[[], bool]:
    page = by_turns(one)

    def move() -> bool:
        """Play a card on a desktop; on a phone just pass, because a mouse can't do touch."""
        if not page.locator(".do .button.quiet").count():
            return False
        if (page.viewport_size or DESK)["width"] > PHONE["width"]:
            overlap.turn(page)
            return True
        return one.press(".do .button.quiet")

    return move


PLAYED = {
    "transmitter": transmitter, "synergy": mission, "think-str8": bets,
    "sequence-numbers": sums, "pattern-overlap": cards,
}  # fmt: skip


def worst(page: Page) -> tuple[float, list[Any]]:
    """Return the largest session window of shifts (CLS): gaps below 1 s, at most 5 s long."""
    bursts: list[list[Any]] = []
    for one in page.evaluate("window.shifts"):
        goes_on = bursts and one[0] - bursts[-1][-1][0] < 1000 and one[0] - bursts[-1][0][0] < 5000
        bursts[-1].append(one) if goes_on else bursts.append([one])
    sums = [(sum(one[1] for one in burst), burst) for burst in bursts]
    return max(sums, key=lambda one: one[0], default=(0.0, []))


@pytest.mark.parametrize("game", sampled(PLAYED, 1))
@pytest.mark.parametrize(
    ("size", "moves"),
    [
        (DESK, MOVES),
        pytest.param(DESK, WHOLE, marks=pytest.mark.soak),
        pytest.param(PHONE, WHOLE, marks=pytest.mark.soak),
    ],
    ids=["desk", "desk-whole", "phone-whole"],
)
def test_nothing_shifts_while_playing(
    guest: Come, game: str, size: dict[str, int], moves: int
) -> None:
    one = guest(viewport=size, **MOVING)
    move = PLAYED[game](one)
    page = one.page
    page.wait_for_timeout(ANSWERED_MS)
    page.evaluate(WATCH)
    over = page.get_by_role("dialog").is_visible
    made, ends = 0, time.monotonic() + PATIENCE_S
    while made < moves and not over() and time.monotonic() < ends:
        moved = move()
        made += moved
        page.wait_for_timeout(ANSWERED_MS if moved else 30)
    shift, what = worst(page)
    assert made >= MOVES or over(), "the game does not go on"
    assert shift < SHIFT, what


@pytest.mark.soak
@pytest.mark.parametrize("size", ["desk", pytest.param("phone", marks=pytest.mark.soak)])
def test_nothing_shifts_when_the_last_bets_come(guest: Come, size: str) -> None:
    one = guest(viewport=DESK if size == "desk" else PHONE)
    page = think.against_bots(one, rounds=2)
    page.wait_for_timeout(500)
    page.evaluate(WATCH)
    think.play_to_the_last_bets(page, one)
    page.wait_for_timeout(500)
    shift, what = worst(page)
    assert shift < SHIFT, what


@pytest.mark.soak
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_pause_pushes_nothing_aside(guest: Come, size: dict[str, int]) -> None:
    one = guest(viewport=size)
    transmitter(one)
    page = one.page
    before = page.evaluate(TOPS)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Pause").click()
    go_on = page.get_by_role("button", name="Resume")
    go_on.wait_for()
    assert page.evaluate(TOPS) == before
    page.keyboard.press("Escape")
    go_on.click()
    go_on.wait_for(state="detached")
    assert page.evaluate(TOPS) == before


def test_what_shifts_is_found(browser: Any) -> None:
    page = browser.new_page()
    page.goto("data:text/html,<p>above</p><div style='height: 300px'>below</div>")
    page.wait_for_timeout(200)
    page.evaluate(WATCH)
    page.evaluate("document.querySelector('p').style.height = '200px'")
    page.wait_for_function("window.shifts.length > 0")
    assert worst(page)[0] > SHIFT
    page.close()
