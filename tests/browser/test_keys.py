"""Whole games by keyboard alone, in which the live region speaks every move."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser import test_pattern_overlap as overlap
from tests.browser import test_synergy as synergy
from tests.browser import test_think_str8 as think
from tests.browser.house import PLAYED, Guest
from tests.browser.house import play_until as play
from tests.engines.players import HAND, LAID, TABLES
from tests.sampling import some

Come = Callable[..., Guest]
TABS = 90
EARS = """() => {
  window.heard = []
  const hear = (changes) => changes
    .filter(({ target }) => target.closest?.('[role=log][aria-live=polite]'))
    .forEach(({ addedNodes }) =>
      addedNodes.forEach(({ textContent }) => textContent && heard.push(textContent)))
  new MutationObserver(hear).observe(document.body, { childList: true, subtree: true })
}"""  # notes every line that a screen reader is given
CODE = re.compile(r"\d\.\d|\bat [−-]?\d+,? [−-]?\d+")  # a card's number, or a place's
FOCUSED = "(what) => document.activeElement.closest(what) !== null"


def tab_to(page: Page, what: str) -> bool:
    """Press Tab until something has the focus; False if it is gone by then."""
    for _ in range(TABS):
        if page.evaluate(FOCUSED, what):
            return True
        page.keyboard.press("Tab")
    assert not page.locator(what).count(), f"no key leads to {what}"
    return False


def press(page: Page, what: str) -> bool:
    """Press Enter on the first of these things, if there is one."""
    if not page.locator(what).count() or not tab_to(page, what):
        return False
    page.keyboard.press("Enter")
    return True


def transmitter(page: Page) -> bool:
    if press(page, ".veil .button"):
        return True
    if not page.locator(".hand button.may:not(.sent)").count():
        return False
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    return True


def mission(page: Page) -> bool:
    for what in (".strip .pass:enabled", ".strip .brass:enabled", ".own .slot.may:not(.up)"):
        if press(page, what):
            return True
    for key in "123456789":
        if not page.locator(synergy.LAYABLE).count():
            return False
        page.keyboard.press(key)
        if page.locator(".strip .brass:enabled").count():
            page.keyboard.press("Enter")
            return True
    return False


def sums(page: Page) -> bool:
    if not page.locator("[data-testid=status].mine").count():
        return False
    if press(page, ".says .button.brass"):
        return True
    for place in range(page.locator(".hand button").count()):
        page.keyboard.press(str(place + 1))
        if page.evaluate(FOCUSED, ".cell.glow, .cell.take"):
            page.keyboard.press("Enter")
            return True
        if press(page, ".says .button.brass"):
            return True
    return False


def cards(page: Page) -> bool:
    if not page.locator(".do .button.quiet").count():
        return False
    laid = [tuple(map(int, card.split())) for card in page.evaluate(LAID)]
    found = overlap.fits_on(laid, dict(page.evaluate(HAND)))
    if not found:
        return press(page, ".do .button.quiet")
    fit = found[0]
    for key in (str(fit.slot + 1), *"r" * fit.rot, *overlap.way(laid, fit), "Enter"):
        page.keyboard.press(key)
    return True


def bets(page: Page) -> bool:
    if page.locator("[role=slider]").count():
        if tab_to(page, "[role=slider]"):
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        return True
    if any(press(page, what) for what in think.ROUND):
        return True
    if not page.locator(think.FINAL).count() or not tab_to(page, ".final .number"):
        return False
    for _ in think.COLOURS:
        page.keyboard.press("Space")
        page.keyboard.press("ArrowRight")
    return press(page, ".final .row .brass")


PLAYERS: dict[str, Callable[[Page], bool]] = {
    "transmitter": transmitter, "synergy": mission, "think-str8": bets, "sequence-numbers": sums,
    "pattern-overlap": cards,
}  # fmt: skip


class Events:
    """Counts what the server tells a page of the game."""

    def __init__(self, page: Page) -> None:
        self.told: list[Any] = []
        page.on("websocket", self._follow)

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._frame)

    def _frame(self, text: str | bytes) -> None:
        message: Any = json.loads(text)
        if message.get("is") == "changed":
            self.told += message.get("events") or []


def begin(one: Guest, game: str) -> Page:
    """Start a table against easy bots and listen."""
    table = {"seats": 2, "game": game, **TABLES[game]}
    bots = {str(seat): "easy" for seat in range(1, table["seats"])}
    one.begin(seat=0, bots=bots, **table)
    one.page.locator("[data-box=hand]").first.wait_for()
    one.page.evaluate(EARS)
    return one.page


@pytest.mark.parametrize("game", some(PLAYERS, "transmitter"))
def test_keys_alone_play_a_whole_game_and_every_move_is_spoken(guest: Come, game: str) -> None:
    one = guest()
    told = Events(one.page)
    page = begin(one, game)
    before = len(told.told)
    made = 0

    def move() -> bool:
        """Make a move, and wait until something was said about it."""
        nonlocal made
        entry = page.locator("[data-entry]").get_attribute("data-entry")
        heard = page.evaluate("heard.length")
        if page.get_by_role("dialog").is_visible() or not PLAYERS[game](page):
            return False
        page.wait_for_timeout(50)
        if page.locator("[data-entry]").get_attribute("data-entry") != entry:
            page.wait_for_function("(before) => heard.length > before", arg=heard, timeout=5000)
            made += 1
        return True

    play(page.get_by_role("dialog").is_visible, move)
    assert made
    heard = page.evaluate("heard")
    assert len(heard) >= len(told.told) - before, (told.told, heard)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    beside = page.get_by_role("button", name="Log and chat")
    if beside.is_visible():
        beside.press("Enter")
    shown = page.get_by_role("tabpanel").locator("ol:not(details *) > li").all_inner_texts()
    if game in ("sequence-numbers", "pattern-overlap"):  # their logs are the lines themselves
        assert shown
        unheard = [line for line in shown if line not in heard]
        assert len(unheard) <= before, unheard  # a bot may move before anyone listens
        assert not [line for line in shown if CODE.search(line)]


def test_a_table_without_a_voice_is_noticed(guest: Come) -> None:
    page = begin(guest(), "transmitter")
    page.locator("[role=log]").evaluate("(one) => one.removeAttribute('role')")
    page.locator(".hand button.may").first.wait_for()
    transmitter(page)
    page.locator(PLAYED).first.wait_for(state="attached")
    assert page.evaluate("heard") == []


def test_a_key_explains_the_board_part_by_part(guest: Come) -> None:
    """Most parts of a board can't take the focus."""
    page = begin(guest(), "transmitter")
    tip = page.get_by_role("tooltip")
    page.locator("#board").focus()
    page.keyboard.press("e")
    expect(tip).to_be_visible()
    first = tip.inner_text()
    page.wait_for_function("(words) => heard.includes(words)", arg=first)
    page.keyboard.press("e")
    expect(tip).not_to_have_text(first)
    page.keyboard.press("Shift+E")
    expect(tip).to_have_text(first)
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
