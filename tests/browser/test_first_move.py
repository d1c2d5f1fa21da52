"""What is between a press of "Play now" and the board: few round trips, and nothing needless."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator

from tests.browser.house import DESK, PATIENCE_S, PHONE, Guest, play_now
from tests.browser.test_installable import SAVES_DATA

Come = Callable[..., Guest]
CODE = ("script", "stylesheet")
TALK = ("fetch", "xhr", "websocket")
HOME = (
    "GET /api/games?brief=true",
    "GET /api/daily?brief=true",
    "GET /api/mine",
    "GET /api/tables",
)
MOST_FILES = 14  # the page of a table, a game, and the texts of both


class Watch:
    """What a page asks for, and what it sends over its sockets."""

    def __init__(self, one: Guest) -> None:
        self.asked: list[tuple[str, str]] = []
        self.sent: list[str] = []
        one.page.on("request", self._request)
        one.page.on("websocket", self._socket)

    def _request(self, request: Any) -> None:
        if request.resource_type in CODE + TALK:
            at = urlsplit(request.url)
            path = at.path + (f"?{at.query}" if at.query else "")
            self.asked.append((request.resource_type, f"{request.method} {path}"))

    def _socket(self, socket: Any) -> None:
        self.asked.append(("websocket", urlsplit(socket.url).path.rpartition("/")[2]))
        socket.on("framesent", lambda frame: self.sent.append(frame))

    @property
    def code(self) -> list[str]:
        """The files of the app."""
        return [name for type, name in self.asked if type in CODE]

    @property
    def talk(self) -> list[str]:
        """What the server is asked, except by the home page; nothing waits for the story."""
        talk = [name for type, name in self.asked if type in TALK]
        return [name for name in talk if name not in HOME and not name.endswith("/story")]

    def has(self, start: str) -> bool:
        return any(name.startswith(f"GET {start}") for _, name in self.asked)


def until(page: Any, reached: Callable[[], bool]) -> None:
    """Wait for a condition while the page goes on."""
    ends = time.monotonic() + PATIENCE_S
    while not reached():
        assert time.monotonic() < ends, "it never happened"
        page.wait_for_timeout(20)


def pressed(one: Guest, button: Locator) -> Watch:
    """Press a button and return what was asked for before the board was there."""
    watch = Watch(one)
    button.click()
    one.page.locator("[data-entry] .hand button.may").first.wait_for()
    return watch


def test_a_press_at_once_asks_for_the_game_and_a_table_and_no_more(guest: Come) -> None:
    one = guest()
    before = Watch(one)
    one.page.goto("/")
    button = play_now(one.page)
    button.wait_for()
    after = pressed(one, button)
    assert len(after.code) <= MOST_FILES, after.code
    assert sorted(before.talk) == ["GET /api/games", "GET /api/me", "POST /api/tables", "socket"]
    assert before.talk[-1] == "socket"
    assert not after.sent  # the server has seated us and started the game


def test_a_press_asks_for_the_table_before_anything_else(guest: Come) -> None:
    """A bare click, without pointing at the button first, on a page that loads nothing ahead."""
    one = guest()
    one.context.add_init_script(SAVES_DATA)
    one.page.goto("/")
    button = play_now(one.page)
    button.wait_for()
    one.page.wait_for_load_state("networkidle")
    after = Watch(one)
    button.dispatch_event("click")
    one.page.locator("[data-entry] .hand button.may").first.wait_for()
    assert after.asked[0] == ("fetch", "POST /api/tables")
    assert len(after.code) > 1  # what the board needs came meanwhile
    assert after.talk == ["POST /api/tables", "GET /api/games", "socket"]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_press_after_a_moment_loads_no_code(guest: Come, size: dict[str, int]) -> None:
    """The page of a table is loaded once the home page is idle, and a game with the first touch."""
    one = guest(viewport=size)
    home = Watch(one)
    one.page.goto("/")
    button = play_now(one.page)
    until(one.page, lambda: home.has("/assets/table-") and home.has("/api/games"))
    assert not home.has("/assets/transmitter-")
    button.focus()
    until(one.page, lambda: home.has("/assets/transmitter-") and home.has("/assets/en-"))
    asked = pressed(one, button)
    assert asked.code == []
    assert asked.talk == ["POST /api/tables", "socket"]
    assert not asked.sent


def test_whoever_saves_data_loads_nothing_ahead(guest: Come) -> None:
    one = guest()
    one.context.add_init_script(SAVES_DATA)
    home = Watch(one)
    one.page.goto("/")
    play_now(one.page).wait_for()
    one.page.wait_for_load_state("networkidle")
    assert not home.has("/assets/table-")
