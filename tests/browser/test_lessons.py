"""The page of a lesson: it fits every screen, answers mistakes, and speaks of what is at hand."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.house import PHONE, Guest, wait_until_still
from tests.sampling import sampled

Come = Callable[..., Guest]
SIZES = [(740, 360), (360, 640), (390, 844), (844, 390), (820, 1180), (1440, 900)]
GAMES = ["transmitter", "synergy", "think-str8", "sequence-numbers", "pattern-overlap"]
FITS = (Path(__file__).parent / "lesson.js").read_text()
HANDS = [
    ({}, "Click", "Tap"),
    ({"has_touch": True, "is_mobile": True}, "Tap", "Click"),
]


def at_the_end(one: Guest, game: str) -> Page:
    """Open the last page of a lesson."""
    one.context.add_init_script(f"sessionStorage.setItem('parlour.lesson.{game}', '99')")
    page = one.go(f"/learn/{game}")
    page.locator(".board-area").wait_for()
    return page


@pytest.mark.parametrize("game", sampled(GAMES, 1))
def test_the_longest_words_and_all_buttons_fit(guest: Come, game: str) -> None:
    """The last page has three buttons, and German the longest words."""
    page = at_the_end(guest(settings={"language": "de"}), game)
    expect(page.locator("section.says button")).to_have_count(3)
    found = []
    for width, height in SIZES:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        wait_until_still(page)
        found += [f"{width} × {height}: {one}" for one in page.evaluate(FITS)]
    assert not found, "\n".join(found)


def test_a_mistake_moves_nothing_on_a_phone(guest: Come) -> None:
    page = guest(viewport=PHONE).go("/learn/transmitter")
    page.get_by_role("button", name="Next", exact=True).click()
    area, text = page.locator(".board-area"), page.locator("section.says p").first
    wait_until_still(page)
    before = area.bounding_box()
    page.locator(".hand button.may:not(.asked)").first.click()
    expect(page.locator("section.says .otherwise")).to_be_visible()
    expect(text).to_be_hidden()
    wait_until_still(page)
    assert area.bounding_box() == before


def test_the_focus_goes_to_the_next_button_or_the_board(guest: Come) -> None:
    page = guest().go("/learn/transmitter")
    following = page.get_by_role("button", name="Next", exact=True)
    following.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
    page.locator(".hand button.asked").click()
    following.focus()
    page.keyboard.press("Enter")
    expect(following).to_be_focused()


@pytest.mark.parametrize(("how", "words", "not_words"), HANDS, ids=["mouse", "finger"])
def test_a_lesson_speaks_of_what_is_at_hand(
    guest: Come, how: dict[str, Any], words: str, not_words: str
) -> None:
    page = guest(**how).go("/learn/sequence-numbers")
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.locator("section.says")).to_contain_text(f"{words} the card")
    expect(page.locator("section.says")).not_to_contain_text(not_words)
    page.goto("/learn/think-str8")
    expect(page.locator(".pad .why")).to_contain_text(f"{words} a number")


def test_where_a_card_should_go_is_in_view(guest: Come) -> None:
    page = guest(viewport=PHONE).go("/learn/pattern-overlap")
    page.get_by_role("button", name="Next", exact=True).click()
    for width, height in ((390, 844), (360, 640), (740, 360)):
        page.set_viewport_size(ViewportSize(width=width, height=height))
        wait_until_still(page)
        expect(page.locator(".aim")).to_be_in_viewport(ratio=1)
