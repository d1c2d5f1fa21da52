"""The rules in the browser: the drawer, its search, and explanations on the board."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser import test_keys as keys
from tests.browser.house import PHONE, Guest, violations
from tests.sampling import some

Come = Callable[..., Guest]
WIDE = {"width": 1440, "height": 900}
BOTS = {"0": "easy", "2": "easy"}
PLAIN = {
    "sections": [],
    "text": "",
    "plain": "# A text\n\nThe **first** <img src=x onerror=alert(1)> wins.",
}


def edge(page: Page, what: str, side: str) -> float:
    """Return where an element begins or ends on the screen."""
    return float(page.locator(what).evaluate(f"one => one.getBoundingClientRect().{side}"))


def press(page: Page, what: str) -> CDPSession:
    """Put a finger on an element and leave it there; returns the finger."""
    box = page.locator(what).bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    return finger


def lift(finger: CDPSession) -> None:
    """Take the finger away."""
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_the_rules_are_beside_the_board(guest: Come) -> None:
    one = guest(viewport=WIDE)
    one.begin(seats=3, preset="balanced", bots=BOTS)
    page, drawer = one.page, one.page.get_by_role("complementary", name="Rules of Transmitter")
    page.locator(".hand button.may").first.wait_for()
    page.keyboard.press("h")
    expect(drawer.get_by_role("heading", name="The signal drifts")).to_be_visible()
    expect(drawer.locator(".differs")).to_have_count(3)
    expect(drawer).to_contain_text("A round can use up to 2 objective cards")
    expect(drawer.locator(".picture").first).to_be_visible()
    assert edge(page, "#board", "right") <= edge(page, ".drawer", "left")
    assert edge(page, "header .tool >> nth=-1", "right") <= edge(page, ".drawer", "left")
    assert not violations(page, ".drawer")

    everything = drawer.locator("[data-rule]").count()
    drawer.get_by_role("searchbox").fill("DRIFT")
    expect(drawer.locator("mark").first).to_have_text("drift", ignore_case=True)
    assert 0 < drawer.locator("[data-rule]").count() < everything
    drawer.get_by_role("searchbox").fill("xyzzy")
    expect(drawer).to_contain_text("No rule mentions that.")
    page.keyboard.press("Escape")
    expect(drawer.locator("[data-rule]")).to_have_count(everything)
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(page.locator("#board")).to_be_focused()  # where a key opened them

    tip = page.get_by_role("tooltip")
    page.locator(".pile").hover()
    expect(tip).to_contain_text("play one card from your hand")
    assert tip.evaluate("tip => getComputedStyle(tip).pointerEvents") == "none"
    page.locator("h1").hover()
    expect(tip).to_have_count(0)
    page.locator(".pile").hover()
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    page.locator(".hand button.may").first.click()
    expect(page.locator(".pile .one, .veil").first).to_be_visible()


def test_the_rules_fill_a_phone_and_a_long_press_explains(guest: Come) -> None:
    one = guest(viewport=PHONE, has_touch=True, settings={"language": "de"})
    one.begin(seats=3, preset="balanced", bots=BOTS)
    page, drawer = one.page, one.page.get_by_role("dialog", name="Regeln von Transmitter")
    page.locator(".hand button.may").first.wait_for()
    page.get_by_role("button", name="Menü").click()
    page.get_by_role("dialog").get_by_role("button", name="Regeln", exact=True).click()
    expect(drawer.get_by_role("heading", name="Das Signal wandert")).to_be_visible()
    expect(drawer).to_contain_text("In einer Runde gibt es höchstens 2 Zielkarten")
    assert edge(page, ".drawer", "width") == PHONE["width"]
    assert not violations(page, ".drawer")
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(page.get_by_role("button", name="Regeln", exact=True)).to_be_focused()

    finger = press(page, ".lamps")
    expect(page.get_by_role("tooltip")).to_contain_text("eine von drei Antworten")
    lift(finger)
    expect(page.get_by_role("tooltip")).to_be_visible()
    card = page.locator(".hand button.may").first
    card.tap()
    expect(page.get_by_role("tooltip")).to_have_count(0)
    card.tap()
    expect(page.locator(".pile .one, .veil").first).to_be_visible()


@pytest.mark.parametrize("game", some(keys.PLAYERS, "synergy"))
def test_closing_the_rules_returns_to_where_they_were_opened(guest: Come, game: str) -> None:
    page = keys.begin(guest(viewport=WIDE), game)
    rules, drawer = page.get_by_role("button", name="Rules", exact=True), page.locator(".drawer")
    thing = page.locator("#board :is(button, [tabindex='0']):enabled:visible").first
    for size in (WIDE, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        rules.click()
        expect(drawer).to_be_visible()
        page.keyboard.press("Escape")
        expect(drawer).to_have_count(0)
        expect(rules).to_be_focused()
        thing.focus()
        page.keyboard.press("h")
        expect(drawer).to_be_visible()
        page.keyboard.press("Escape")
        expect(drawer).to_have_count(0)
        expect(thing).to_be_focused()
    page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    rules.click()
    thing.focus()
    page.keyboard.press("h")
    expect(drawer).to_have_count(0)
    expect(thing).to_be_focused()  # it had left the rules already
    rules.click()
    thing.focus()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(thing).to_be_focused()


def test_the_board_uses_escape_before_the_rules_beside_it_do(guest: Come) -> None:
    page = keys.begin(guest(viewport=WIDE), "sequence-numbers")
    chosen, drawer = page.locator(".hand [aria-pressed=true]"), page.locator(".drawer")
    page.get_by_role("button", name="Rules", exact=True).click()
    drawer.wait_for()
    page.locator(".hand button").first.click()
    expect(chosen).to_have_count(1)
    page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)
    page.keyboard.press("h")
    expect(drawer).to_have_count(0)  # it was still open
    page.keyboard.press("h")
    drawer.wait_for()
    page.locator(".cell[tabindex='0']").focus()
    page.keyboard.press("Escape")  # from the cells to the hand
    expect(page.locator(".hand :focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


@pytest.mark.soak
def test_the_rules_can_be_opened_from_every_page_with_a_board(guest: Come) -> None:
    one = guest(viewport=WIDE)
    rules = one.page.get_by_role("button", name="Rules", exact=True)
    _, link = one.make(seats=2)
    for path, words in (
        (link, "You all win or lose together"),
        ("/learn/synergy", "You win or lose the mission together"),
        ("/puzzles/pattern-overlap/A-01", "every black square gets a centre"),
    ):
        one.go(path)
        rules.click()
        expect(one.page.locator(".drawer")).to_contain_text(words)
        rules.click()
        expect(one.page.locator(".drawer")).to_have_count(0)


@pytest.mark.soak
def test_rules_without_a_rulebook_are_plain_text(guest: Come) -> None:
    one = guest(viewport=WIDE)
    one.page.route("**/api/games/*/rules/*", lambda route: route.fulfill(json=PLAIN))
    one.go("/learn/transmitter").get_by_role("button", name="Rules", exact=True).click()
    drawer = one.page.locator(".drawer")
    expect(drawer.get_by_role("heading", name="A text")).to_be_visible()
    expect(drawer).to_contain_text("The first <img src=x onerror=alert(1)> wins.")
    expect(drawer.locator("strong")).to_have_text("first")
    assert drawer.locator("img").count() == 0
