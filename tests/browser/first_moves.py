"""A newcomer's first move in each game, tap by tap."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser import test_pattern_overlap as overlap

MOST_TAPS = 3
PLAY_NOW = {"en": "Play now", "nb": "Spill nå", "de": "Jetzt spielen"}


class Finger:
    """Taps on a page, noting what was tapped when, and the moves that the page sends."""

    def __init__(self, page: Page) -> None:
        self.page, self.moves, self.moved_at = page, 0, 0.0
        self.tapped: list[tuple[float, str]] = []
        page.on("websocket", lambda socket: socket.on("framesent", self._sent))

    @property
    def taps(self) -> int:
        return len(self.tapped)

    def _sent(self, frame: Any) -> None:
        if '"do":"act"' in frame:
            self.moves += 1
            self.moved_at = self.moved_at or time.monotonic()

    def has_moved(self) -> bool:
        """Whether the page has sent a move; asking it for something makes sure we heard."""
        return bool(self.page.evaluate("1")) and self.moves > 0

    def tap(self, what: Locator) -> None:
        what.wait_for()
        self.note(" ".join(what.inner_text().split()) or str(what.get_attribute("aria-label")))
        what.tap()

    def note(self, name: str) -> None:
        """Count a tap."""
        self.tapped.append((time.monotonic(), name))

    def tap_any(self, *what: str) -> None:
        """Tap on the first of these that can be seen, once one can."""
        seen = [self.page.locator(one).filter(visible=True) for one in what]
        overlap.until(lambda: any(one.count() for one in seen))
        self.tap(next(one for one in seen if one.count()).first)


def plays_card(finger: Finger) -> None:
    """The first tap shows what the card would do, the second plays it."""
    for _ in range(2):
        finger.tap_any(".hand button.may")


def plays_number(finger: Finger) -> None:
    finger.tap_any(".numbers .may")
    finger.tap_any(".strip .brass")


def follows_the_light(finger: Finger) -> None:
    """Tap on a card with a sum, then on its answer."""
    finger.tap(finger.page.locator(".hand button").filter(has_text=re.compile(r"\d")).first)
    finger.tap_any("[data-cell].glow")


def throws_or_bets(finger: Finger) -> None:
    """Accept the dice, turn a grey one, or take a token: it depends on the deal."""
    confirm = finger.page.locator(".actions .brass:enabled")
    finger.tap_any(
        ".actions .brass:enabled", ".dice .target", ".tokens .may:enabled", ".own .may:enabled"
    )
    overlap.until(lambda: finger.has_moved() or confirm.is_visible())
    if not finger.has_moved():
        finger.tap(confirm)


def drags_a_card(finger: Finger) -> None:
    """Drag a card to where it fits; whoever is too late tries again, which isn't counted."""
    page = finger.page
    page.locator(".hand .card").first.wait_for()
    finger.note("a card, dragged to the table")
    for _ in range(200):
        if finger.has_moved():
            return
        overlap.step(page, -1)


FIRST_MOVES: dict[str, Callable[[Finger], None]] = {
    "transmitter": plays_card,
    "synergy": plays_number,
    "think-str8": throws_or_bets,
    "sequence-numbers": follows_the_light,
    "pattern-overlap": drags_a_card,
}


def press_play_now(finger: Finger, game: str, language: str) -> None:
    """Tap on a game's button on the home page."""
    tile = finger.page.locator(f"[data-game={game}]")
    finger.tap(tile.get_by_role("button", name=PLAY_NOW[language]))
