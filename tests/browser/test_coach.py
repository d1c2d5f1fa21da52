"""The coach in the browser: hints during a game, and the review beside its replay."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.house import (
    DESK,
    PATIENCE_S,
    PHONE,
    Guest,
    play_out,
    play_until,
    violations,
    wait_until_still,
)

Come = Callable[..., Guest]
REVIEW_MS = 1000 * PATIENCE_S
TABLE = {"seats": 3, "preset": "balanced", "options": {"wins_to_win": 1, "losses_to_lose": 1}}
BOTS = {"0": "easy", "2": "easy"}


def test_a_hint_is_played_and_the_game_reviewed(guest: Come) -> None:
    one = guest()
    page = one.page
    one.begin(bots=BOTS, **TABLE)
    play_until(lambda: one.due, lambda: one.press(".veil .button"))
    page.get_by_role("button", name="Hint", exact=True).click()
    panel = page.get_by_role("region", name="Hint")
    expect(panel).to_contain_text(
        re.compile(r"Play [+−]?\d.*The stack becomes .*%.*winning the round", re.S)
    )
    expect(panel).not_to_contain_text(re.compile(r"[.!?][A-Z]"))  # a space between sentences
    marked = page.locator(".hand .asked")
    expect(marked.first).to_be_visible()
    assert len({*marked.all_text_contents()}) == 1  # a hand can have two of a card
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert violations(page, "section.hint") == []
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.locator(".hand .asked")).to_have_count(0)
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(panel).to_be_focused()
    covers_nothing(page)
    entry = page.locator("[data-entry]").get_attribute("data-entry") or ""
    panel.get_by_role("button", name="Play it").click()
    expect(page.locator("[data-entry]")).not_to_have_attribute("data-entry", entry)
    play_out(one)
    page.get_by_role("link", name="Look back").click()
    page.get_by_role("button", name="Review", exact=True).click()
    panel = page.get_by_role("region", name="Review of your game")
    expect(panel).to_contain_text("the strongest bot would have done", timeout=REVIEW_MS)
    expect(panel).to_contain_text(re.compile("win rate with this deal when strong bots"))
    look_at_decisions(one)


def covers_nothing(page: Page) -> None:
    """The panel lies beside the marked card, on desks and phones."""
    for size in (DESK, PHONE, {"width": 360, "height": 640}, {"width": 844, "height": 390}):
        page.set_viewport_size(size)
        wait_until_still(page)
        panel = page.locator("section.hint").bounding_box()
        card = page.locator(".hand .asked").first.bounding_box()
        assert panel, size
        assert card, size
        apart = (
            panel["y"] + panel["height"] <= card["y"] + 1
            or panel["x"] + 1 >= card["x"] + card["width"]
        )
        assert apart, (size, panel, card)
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    page.set_viewport_size(DESK)


def test_a_cell_is_named_in_words_and_marked(guest: Come) -> None:
    one = guest(settings={"language": "de"}, viewport=PHONE)
    one.begin(game="sequence-numbers", seats=2, bots={"0": "easy"}, hints=True)
    page = one.page
    page.get_by_role("button", name="Tipp", exact=True).click()
    panel = page.get_by_role("region", name="Tipp")
    expect(panel).to_contain_text(re.compile(r"(obere|untere|linke|rechte) \d+|Tausch"))
    expect(panel).not_to_contain_text(re.compile(r"r\d+c\d+"))
    expect(page.locator(".asked").first).to_be_visible()


def look_at_decisions(one: Guest) -> None:
    """Go to a decision, on a desk and on a phone, and ask what if."""
    page = one.page
    panel = page.get_by_role("region", name="Review of your game")
    panel.get_by_text(re.compile(r"^All decisions")).click()
    last = panel.locator("details li").last
    last.get_by_role("button").first.click()
    expect(last.locator("[aria-current]")).to_be_visible()
    assert violations(page, ".beside") == []
    page.set_viewport_size(PHONE)
    dialog = page.get_by_role("dialog", name="Review of your game")
    expect(dialog).to_contain_text("the strongest bot would have done", timeout=REVIEW_MS)
    dialog.get_by_text(re.compile(r"^All decisions")).click()
    here = dialog.locator("details li.here")
    expect(here).to_be_visible()
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    here.get_by_role("button", name="What if?").click()
    expect(page.get_by_role("button", name="Play from here")).to_be_visible()
    page.set_viewport_size(DESK)


def test_friends_have_hints_only_if_the_host_wants_them(guest: Come) -> None:
    host = guest(settings={"language": "nb"}, viewport=PHONE)
    _, link = host.make(hints=True, **TABLE)
    page = host.go(link)
    expect(page.get_by_text("Spillerne kan be om hint.")).to_be_visible()
    _, link = host.make(**TABLE)
    page = host.go(link)
    expect(page.get_by_role("list", name="Spillere")).to_be_visible()
    expect(page.get_by_text("Spillerne kan be om hint.")).to_have_count(0)
    page.goto("/new/transmitter")
    switch = page.get_by_role("switch", name=re.compile("^Hint"))
    expect(switch).to_be_checked()
    page.goto("/new/transmitter?with=friends")
    expect(switch).not_to_be_checked()
