"""A phone has room: nothing is cut off, and what is touched is as large as a finger."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.house import PHONE, Guest

Come = Callable[..., Guest]
ROOM = (Path(__file__).parent / "room.js").read_text()
BOARDS = ("button.cell", "button.token", "button.card")  # of a hundred cells none is a finger wide
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


@pytest.mark.parametrize("path", PATHS)
def test_a_small_phone_does_not_scroll_sideways(guest: Come, path: str) -> None:
    page = guest(viewport={"width": 360, "height": 640}, has_touch=True).go(path)
    page.wait_for_timeout(300)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
