"""The shell on a phone held sideways: bar, seats, menus, lobby and the form for a new table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import PLAYED, Guest
from tests.browser.test_synergy import begin

Come = Callable[..., Guest]
SIDEWAYS = ({"width": 844, "height": 390}, {"width": 740, "height": 360})
NAME = "Bartholomew the Unready of Nether Wallop"

OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll('header .tool, header h1, [data-seat]')]
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([one, box]) => getComputedStyle(one).display !== 'none' && box.width > 1)
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1
  return boxes.flatMap(([one, a], n) => [
    ...(a.left < 0 || a.right > innerWidth + 1 || a.bottom > 44 ? [one] : []),
    ...boxes.slice(n + 1).filter(([, b]) => !apart(a, b)).map(([other]) => other),
  ]).map((one) => one.outerHTML.slice(0, 90))
}"""  # what of the bar and the seats lies outside their line or over each other

CUT = """() => [...document.querySelectorAll('[data-seat] b, [data-seat] .note')]
  .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"""
SLOTS = """() => [...document.querySelectorAll('[data-place] .slot[data-slot=first]')]
  .map((one) => Math.round(one.getBoundingClientRect().width))"""


def end(page: Page) -> None:
    """End a game, and look back at it."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="End the game").click()
    page.get_by_role("group").get_by_role("button", name="End the game").click()
    page.get_by_role("link", name="Look back").click()
    page.locator(".told").wait_for()


def expect_in_window(page: Page, what: str) -> None:
    """Wait until an element lies wholly in the window: dialogs move in."""
    page.wait_for_function(
        "(what) => { const box = document.querySelector(what).getBoundingClientRect();"
        " return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight"
        " && box.right <= innerWidth }",
        arg=what,
    )


def test_bar_and_seats_share_a_line_and_menus_fit(guest: Come) -> None:
    one = guest(viewport=SIDEWAYS[0], settings={"name": NAME})
    page = one.page
    bots = {str(seat): "strong" for seat in range(1, 6)}
    one.begin(seat=0, game="sequence-numbers", seats=6, turn_seconds=60, bots=bots)
    page.locator(".hand button").first.wait_for()
    for size in SIDEWAYS:
        page.set_viewport_size(size)
        assert not page.evaluate(OVERLAPS)
        page.get_by_role("button", name="Menu").click()
        expect_in_window(page, "dialog")
        settings = page.get_by_role("dialog").get_by_role("button", name="Settings")
        settings.click()
        expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
        expect_in_window(page, "dialog")
        page.keyboard.press("Escape")


def test_a_table_is_made_and_started_sideways(guest: Come) -> None:
    page = guest(viewport=SIDEWAYS[1]).go("/new/transmitter?with=friends")
    expect(page.get_by_role("button", name="Create table")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("button", name="Stand up").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.get_by_role("list", name="Players").locator("li").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("seats", [4, 6])
def test_a_replay_names_everyone_in_full(guest: Come, seats: int) -> None:
    one = guest(viewport=SIDEWAYS[0])
    one.begin(seat=0, seats=seats, bots={str(seat): "fair" for seat in range(1, seats)})
    one.page.locator(PLAYED).first.wait_for()
    end(one.page)
    for size in SIDEWAYS:
        one.page.set_viewport_size(size)
        expect(one.page.locator(".note.level", has_text="Medium").first).to_be_visible()
        assert one.page.evaluate(CUT) == [], size


def test_in_a_replay_of_synergy_all_places_are_alike(guest: Come) -> None:
    one = guest(viewport=SIDEWAYS[0])
    begin(one, options={"mission": 1})
    end(one.page)
    one.page.locator("[data-place]").first.wait_for()
    widths = one.page.evaluate(SLOTS)
    assert len(widths) == 3
    assert len(set(widths)) == 1, widths
