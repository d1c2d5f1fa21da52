"""Everything fits on a phone with large enough touch targets; large screens are used."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.house import DESK, PHONE, Guest, wait_until_still
from tests.sampling import sampled

Come = Callable[..., Guest]
ROOM = (Path(__file__).parent / "room.js").read_text()
BOARDS = ("button.cell", "button.token", "button.card")  # exempt: a hundred cells are small
WALL = {"width": 2560, "height": 1440}
PIECES = {
    "transmitter": ".hand button", "synergy": ".hand button", "think-str8": ".mine .tile",
    "sequence-numbers": "button.cell", "pattern-overlap": ".hand .card",
}  # fmt: skip
PATHS = [
    "/", "/me", "/daily", "/new/synergy", "/missions/synergy", "/puzzles/pattern-overlap",
    "/puzzles/think-str8", "/practise/sequence-numbers", "/playtests", "/tables",
    "/learn/transmitter", "/learn/synergy", "/learn/think-str8",
    "/learn/sequence-numbers", "/learn/pattern-overlap",
]  # fmt: skip


def visit(one: Guest) -> Iterator[tuple[str, Page]]:
    """Yield each page once it is fully shown."""
    for path in PATHS:
        page, game = one.go(path), path.removeprefix("/learn/")
        if game in PIECES:
            page.locator(PIECES[game]).first.wait_for()
        wait_until_still(page)
        yield path, page


def test_a_phone_has_room(guest: Come) -> None:
    found = [
        f"{path}: {words}"
        for path, page in visit(guest(viewport=PHONE, has_touch=True))
        for words in page.evaluate(ROOM, True)
        if not any(b in words for b in BOARDS)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", sampled(PIECES, 2))
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


def test_a_small_phone_does_not_scroll_sideways(guest: Come) -> None:
    one = guest(viewport={"width": 360, "height": 640}, has_touch=True)
    width = "document.documentElement.scrollWidth"
    found = {path: page.evaluate(width) for path, page in visit(one)}
    assert max(found.values()) <= 360, found
