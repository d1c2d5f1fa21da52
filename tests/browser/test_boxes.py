"""Board and hand are in view together, at tables, in lessons, replays and puzzles, on any screen.

The elements marked `data-box="board"` and `data-box="hand"` lie wholly in the window and apart
from each other. Nothing covers them, nothing around them scrolls, and fingers can hit the hand.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.house import Guest, wait_until_still

Come = Callable[..., Guest]
Size = tuple[int, int]
BOXES = (Path(__file__).parent / "boxes.js").read_text()
SMALL: list[Size] = [(740, 360), (360, 640)]
SIZES: list[Size] = [*SMALL, (844, 390), (390, 844), (820, 1180), (1440, 900)]
SEATS = {
    "transmitter": 3, "synergy": 3, "think-str8": 3, "sequence-numbers": 2, "pattern-overlap": 3,
}  # fmt: skip
SEAT = 1  # the second, because the first one transmits
SAMPLES = [
    *(pytest.param(game, SMALL, id=game) for game in SEATS),
    *(pytest.param(game, SIZES, id=f"{game}-all", marks=pytest.mark.soak) for game in SEATS),
]
TWO = """<body style="margin: 0; height: 100dvh; overflow: clip">
  <main style="height: 100dvh">
    <div data-box="board" style="height: 60dvh">the table</div>
    <div data-box="hand" style="height: 30dvh">
      <button style="width: 60px; height: 60px"></button>
    </div>
  </main>
</body>"""
BROKEN = {
    "[data-box=hand] { display: none }": "no hand is marked",
    "[data-box=board] { display: none }": "no board is marked",
    "[data-box=board] { height: 9px !important }": "too small",
    "[data-box=board] { margin-left: -5px }": "not wholly in the window",
    "[data-box=hand] { position: relative; top: 80px }": "not wholly in the window",
    "[data-box=hand] { margin-top: -20px }": "overlaps the hand",
    "i { position: fixed; inset: 0 }": "covered by i",
    "main { overflow: auto } main::after { content: ''; display: block; height: 30dvh }": "scrolls",
    "main { overflow: hidden; height: 80dvh !important }": "cuts it off",
    "body { overflow: visible !important; padding-bottom: 9px }": "the page is",
    "button { width: 30px !important }": "in the hand is 30 × 60",
}  # fmt: skip


def breaches(page: Page, sizes: list[Size], where: str) -> list[str]:
    """What is wrong at each size of the window."""
    found = []
    for width, height in sizes:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        wait_until_still(page)
        found += [f"{where}, {width} × {height}: {one}" for one in page.evaluate(BOXES)]
    return found


@pytest.mark.parametrize(("game", "sizes"), SAMPLES)
def test_board_and_hand_are_in_view(guest: Come, game: str, sizes: list[Size]) -> None:
    one = guest(has_touch=True)
    page = one.page
    found = lesson(one, game, sizes)
    bots = {str(seat): "easy" for seat in range(SEATS[game]) if seat != SEAT}
    table = one.begin(SEAT, game=game, seats=SEATS[game], bots=bots)
    page.locator("[data-box=hand]").first.wait_for()
    found += breaches(page, sizes, "table")
    end(page)
    one.go(f"/replay/{table}?eyes={SEAT}").locator(".board-area").wait_for()
    found += breaches(page, sizes, "replay")
    assert not found, "\n".join(found)


def lesson(one: Guest, game: str, sizes: list[Size]) -> list[str]:
    """What is wrong at the first step of a lesson, and at the first that asks for a move."""
    page = one.go(f"/learn/{game}")
    page.locator(".board-area").wait_for()
    found = breaches(page, sizes, "lesson")
    following = page.get_by_role("button", name="Next", exact=True)
    while following.is_visible():
        following.click()
    return found + breaches(page, sizes, "lesson, first move")


def end(page: Page) -> None:
    """End a game against bots, so that it can be replayed."""
    page.set_viewport_size(ViewportSize(width=1280, height=800))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="End the game").click()
    page.get_by_role("group").get_by_role("button", name="End the game").click()
    page.get_by_role("link", name="Look back").wait_for()


@pytest.mark.parametrize("sizes", [SMALL, pytest.param(SIZES, marks=pytest.mark.soak)])
def test_outline_and_tray_of_a_puzzle_are_in_view(guest: Come, sizes: list[Size]) -> None:
    one = guest(has_touch=True)
    found = []
    for puzzle in ("A-01", "A-60"):
        one.go(f"/puzzles/pattern-overlap/{puzzle}").locator(".hand .card").first.wait_for()
        found += breaches(one.page, sizes, puzzle)
    assert not found, "\n".join(found)


def test_every_fault_of_a_box_is_found(guest: Come) -> None:
    page = guest(viewport={"width": 400, "height": 600}).page
    page.set_content(TWO)
    assert page.evaluate(BOXES) == []
    for style, words in BROKEN.items():
        page.set_content(f"{TWO}<i></i><style>{style}</style>")
        assert any(words in one for one in page.evaluate(BOXES)), (style, page.evaluate(BOXES))
