"""A phone has room for everything, as large as a finger; a large screen is used."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.house import DESK, PHONE, Guest

Come = Callable[..., Guest]
ROOM = (Path(__file__).parent / "room.js").read_text()
BOARDS = ("button.cell", "button.token", "button.card")  # of a hundred cells none is a finger wide
WALL = {"width": 2560, "height": 1440}
PIECES = {
    "transmitter": ".hand button", "synergy": ".hand button", "think-str8": ".mine .tile",
    "sequence-numbers": "button.cell", "pattern-overlap": ".hand .card",
}  # fmt: skip
PATHS = [
    "/", "/me", "/new/synergy", "/missions/synergy", "/puzzles/pattern-overlap",
    "/learn/transmitter", "/learn/synergy", "/learn/think-str8",
    "/learn/sequence-numbers", "/learn/pattern-overlap",
]  # fmt: skip


@pytest.mark.parametrize("path", PATHS)
def test_a_phone_has_room(guest: Come, path: str) -> None:
    one = guest(viewport=PHONE, has_touch=True)
    page = one.go(path)
    page.wait_for_timeout(500)
    found = [words for words in page.evaluate(ROOM, True) if not any(b in words for b in BOARDS)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", PIECES)
def test_a_large_screen_is_used(guest: Come, game: str) -> None:
    one = guest(viewport=DESK)
    piece = one.go(f"/learn/{game}").locator(PIECES[game]).first
    piece.wait_for(timeout=60_000)
    small = piece.bounding_box()
    assert small
    one.page.set_viewport_size(WALL)
    grown = "([one, least]) => one.getBoundingClientRect().width > least"
    one.page.wait_for_function(grown, arg=[piece.element_handle(), 1.5 * small["width"]])
    assert not one.page.evaluate(ROOM, False)


@pytest.mark.parametrize("path", PATHS)
def test_a_small_phone_does_not_scroll_sideways(guest: Come, path: str) -> None:
    page = guest(viewport={"width": 360, "height": 640}, has_touch=True).go(path)
    page.wait_for_timeout(300)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
