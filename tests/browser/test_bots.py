"""The page about the bots, and bots that adapt."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import DESK, PHONE, Guest, violations
from tests.browser.test_start import created

Come = Callable[..., Guest]


@pytest.mark.parametrize(
    ("language", "size", "master", "says"),
    [
        ("en", DESK, "Master", "For when even strong bots are no match for you."),
        ("nb", PHONE, "Mester", "For deg som slår selv sterke roboter."),
    ],
)
def test_the_page_shows_every_level(
    guest: Come, language: str, size: dict[str, int], master: str, says: str
) -> None:
    one = guest(viewport=size, settings={"language": language})
    page = one.go("/bots/think-str8")
    levels = page.locator(".levels li")
    expect(levels).to_have_count(4)
    expect(levels.first.get_by_role("heading", name=master)).to_be_visible()
    expect(levels.first.get_by_text(says)).to_be_visible()
    rating = int(levels.first.locator("b.num").inner_text())
    assert rating > 1500
    expect(page.locator(".characters li")).to_have_count(8)
    page.locator("label.pick", has_text="Transmitter").click()
    expect(levels.first.locator("b.num")).to_have_text(re.compile(r"^100\s?%$"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not violations(page)


def test_bots_that_adapt_are_chosen_like_a_level(guest: Come) -> None:
    one = guest()
    page = one.go("/new/transmitter")
    page.get_by_role("radio", name="Adapts to you", exact=True).check(force=True)
    expect(page.get_by_text("Your partners get better when you lose")).to_be_visible()
    table = created(page, page.get_by_role("button", name="Start", exact=True).click)
    assert {*table["bots"].values()} == {"adaptive"}
    page = one.go("/new/transmitter")
    expect(page.get_by_role("radio", name="Adapts to you", exact=True)).to_be_checked()
    page.get_by_role("link", name="See how strong the bots are").click()
    expect(page.get_by_role("heading", name="The bots", exact=True)).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_host_lets_a_bot_adapt_and_everyone_sees_its_level(
    guest: Come, size: dict[str, int]
) -> None:
    ann, ben = guest(viewport=size), guest(viewport=size, settings={"language": "nb"})
    _, link = ann.make(game="think-str8", seats=3)
    page, other = ann.sit(link, "Ann"), ben.go(link)
    other.get_by_label("Navnet ditt").fill("Ben")
    other.get_by_role("button", name="Sett deg").click()
    expect(page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    page.get_by_role("button", name="Add a bot").click()
    choice = page.get_by_role("combobox", name="Lark")
    choice.select_option(label="Adapts to the players")
    expect(page.get_by_text("you’ll then win about as often as each bot")).to_be_visible()
    expect(other.get_by_text("Tilpasser seg spillerne")).to_be_visible()
    for one in (page, other):
        assert one.evaluate("document.documentElement.scrollWidth") <= size["width"]
        assert not violations(one)
    page.get_by_role("button", name="Start the game").click()
    level = re.compile("(Easy|Medium|Strong|Master) bot")
    expect(page.locator("[data-seat='2']")).to_contain_text(level)
    expect(other.locator("[data-seat='2']")).to_contain_text(re.compile("obot"))
    if size is DESK:
        expect(page.locator("[data-seat='2'] .adapts")).to_have_text("· adapts")
        expect(other.locator("[data-seat='2'] .adapts")).to_have_text("· tilpasser seg")
