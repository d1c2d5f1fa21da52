"""Puzzles of Pattern Overlap in a real browser: everything is visible, and players can give up."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, Route, expect

from parlour.games.pattern_overlap.puzzles import collection
from tests.browser.house import DESK, PHONE, Guest, violations, wait_until_still
from tests.browser.test_pattern_overlap import middle, until
from tests.sampling import sampled

Come = Callable[..., Guest]
SMALL = {"width": 360, "height": 640}
FINGERS = {"has_touch": True, "device_scale_factor": 2}
TEN = [one for one in collection().values() if len(one.cards) == 10]
TALL, WIDE = max(TEN, key=lambda one: one.h - one.w), max(TEN, key=lambda one: one.w - one.h)
SIZES = [(SMALL, FINGERS), (PHONE, FINGERS), (DESK, {})]
WORDS = """(one) => {
  const words = document.createRange()
  words.selectNodeContents(one)
  return words.getBoundingClientRect().toJSON()
}"""  # the box of what is written in an element


def box(locator: Locator) -> FloatRect:
    found = locator.bounding_box()
    assert found
    return found


def apart(one: FloatRect, other: FloatRect) -> bool:
    """Whether two boxes don't overlap; edges may touch."""
    return (
        one["x"] + one["width"] <= other["x"] + 1 or other["x"] + other["width"] <= one["x"] + 1
        or one["y"] + one["height"] <= other["y"] + 1
        or other["y"] + other["height"] <= one["y"] + 1
    )  # fmt: skip


def all_in_sight(page: Page) -> bool:
    """Whether nothing covers the outline and nothing in the header is cut off."""
    size = page.viewport_size
    assert size
    outline, tray = box(page.locator(".outline")), box(page.locator(".tray"))
    around = [tray, *(box(page.locator(one)) for one in ("header", ".says"))]
    tools = page.locator(".tools button:visible").all()
    inside = [outline, *(box(one) for one in page.locator("header > :visible").all())]
    return (
        all(apart(outline, one) for one in (*around, *map(box, tools)))
        and all(one["x"] >= 0 and one["x"] + one["width"] <= size["width"] for one in inside)
        and tray["y"] + tray["height"] <= size["height"] + 1
        and page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    )


def test_sideways_no_arrow_lies_over_what_is_to_be_done(guest: Come) -> None:
    one = guest(viewport={"width": 844, "height": 390}, settings={"language": "de"})
    page = one.go("/puzzles/pattern-overlap/A-01")
    page.locator(".hand .card").first.wait_for()
    page.keyboard.press("1")
    page.locator(".hand .chosen").wait_for()
    wait_until_still(page)
    words = page.locator(".says").evaluate(WORDS)
    assert all(apart(words, box(arrow)) for arrow in page.locator(".hand .turn").all())


@pytest.mark.parametrize(("viewport", "how"), sampled(SIZES, 1), ids=["small", "phone", "desk"])
def test_ten_cards_and_their_outline_are_in_sight(
    guest: Come, viewport: dict[str, int], how: dict[str, Any]
) -> None:
    one = guest(viewport=viewport, **how)
    page = one.page
    for puzzle in (TALL, WIDE):
        one.go(f"/puzzles/pattern-overlap/{puzzle.id}").locator(".hand .card").nth(9).wait_for()
        until(lambda: all_in_sight(page))
    fitting = box(page.locator(".outline"))
    page.mouse.move(*middle(page.locator(".outline")))
    page.mouse.wheel(0, -600)
    until(lambda: box(page.locator(".outline"))["width"] > fitting["width"] + 20)
    page.get_by_role("button", name="Show everything").click()
    until(lambda: box(page.locator(".outline")) == fitting and all_in_sight(page))
    page.get_by_role("button", name=re.compile("^Hint")).click()
    expect(page.locator(".laid")).to_have_count(1)
    until(lambda: all_in_sight(page))
    assert not violations(page)


def test_a_finger_moves_the_row_sideways_and_takes_a_card_upwards(guest: Come) -> None:
    one = guest(viewport=SMALL, **FINGERS)
    page = one.page
    one.go(f"/puzzles/pattern-overlap/{TALL.id}").locator(".hand .card").nth(9).wait_for()
    touch = one.context.new_cdp_session(page)

    def finger(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def swipe(x: float, y: float, dx: float, dy: float) -> None:
        finger("touchStart", x, y)
        for part in range(1, 11):
            finger("touchMove", x + dx * part / 10, y + dy * part / 10)
        finger("touchEnd")

    row = page.locator(".hand")
    last = page.locator(".hand .slot").nth(9)
    for _ in range(6):
        swipe(*middle(row), -200, 0)
    until(lambda: box(last)["x"] + box(last)["width"] <= SMALL["width"])
    assert page.locator(".laid").count() == 0
    x, y = middle(last)
    to = middle(page.locator(".outline"))
    swipe(x, y, to[0] - x, to[1] + 46 - y)
    expect(page.locator(".laid")).to_have_count(1)
    expect(page.locator(".hand .slot:visible")).to_have_count(9)
    page.set_viewport_size({"width": 740, "height": 360})
    wait_until_still(page)
    card = page.locator(".hand .card").first
    x, y = middle(card)
    to = middle(page.locator(".outline"))
    swipe(x, y, to[0] - x, to[1] + 46 - y)
    expect(page.locator(".laid")).to_have_count(2)
    card.tap()
    place, tray = page.get_by_role("button", name="Place here"), page.locator(".own")
    expect(place).to_be_in_viewport(ratio=1)
    assert apart(box(place), box(tray))


@pytest.mark.soak
def test_what_a_card_would_cover_keeps_its_letters(guest: Come) -> None:
    one = guest(settings={"letters": True})
    page = one.page
    one.go("/puzzles/pattern-overlap/A-01").locator(".hand .card").first.wait_for()
    page.get_by_role("button", name=re.compile("^Hint")).click()
    lies = page.locator(".laid")
    expect(lies).to_have_count(1)
    page.mouse.move(*middle(page.locator(".hand .card").first))
    page.mouse.down()
    page.mouse.move(*middle(lies), steps=4)
    letters = page.get_by_test_id("ghost").locator("use:not(.below)")
    below = page.get_by_test_id("ghost").locator("use.below")
    expect(letters).to_have_count(8)
    expect(below).to_have_count(8)
    read = "(all) => all.map((one) => one.getAttribute('href').at(-1))"
    assert below.evaluate_all(read) == lies.locator("use").evaluate_all(read)
    page.mouse.up()


def test_a_slow_hint_keeps_what_was_placed_meanwhile(guest: Come) -> None:
    one = guest()
    page = one.page
    asked: list[Route] = []
    page.route("**/api/puzzles/*/*/hint", lambda route: asked.append(route))
    one.go("/puzzles/pattern-overlap/A-01").locator(".hand .card").first.wait_for()
    hint = page.get_by_role("button", name=re.compile("^Hint"))
    hint.click()
    expect(hint).to_be_disabled()
    expect(hint).to_have_attribute("aria-busy", "true")
    for key in ("3", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".laid")).to_have_count(1)
    asked[0].continue_()
    expect(hint).to_have_text("Hint (1)")
    expect(hint).to_be_enabled()
    expect(page.locator(".laid")).to_have_count(2)
    assert len(asked) == 1


def test_a_puzzle_is_given_up(guest: Come) -> None:
    one = guest(viewport=SMALL, **FINGERS)
    page = one.page
    one.go("/puzzles/pattern-overlap/A-02").locator(".hand .card").first.wait_for()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Give up").click()
    assert not violations(page)
    page.get_by_role("button", name="Continue").click()
    assert page.locator(".laid").count() == 0
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Show the solution").click()
    expect(page.locator(".laid")).to_have_count(len(collection()["A-02"].cards))
    expect(page.locator(".done h2")).to_have_text("Given up")
    assert apart(box(page.locator(".outline")), box(page.locator(".done")))
    assert not violations(page)
    page.get_by_role("link", name="Next puzzle").click()
    alike = [one.id for one in collection().values() if one.stars == collection()["A-02"].stars]
    following = sorted(one for one in alike if one.startswith("A"))[1]
    expect(page.locator("h1")).to_have_text(following)
    page.get_by_role("link", name="All puzzles").click()
    row = page.get_by_role("link", name=re.compile("A-02"))
    expect(row).to_contain_text("Given up")
    assert "✓" not in row.inner_text()


@pytest.mark.soak
def test_who_solves_together_gives_up_together(guest: Come) -> None:
    one, two = guest(), guest(viewport=PHONE)
    one.go("/puzzles/pattern-overlap/A-01").locator(".hand .card").first.wait_for()
    one.page.get_by_role("button", name="Together").click()
    link = one.page.get_by_label("Link to this puzzle").last.input_value()
    one.page.keyboard.press("Escape")
    two.go(link).locator(".hand .card").first.wait_for()
    title = two.page.get_by_role("heading", name="A-01")
    assert title.evaluate("(one) => one.scrollWidth <= one.clientWidth"), "the name is cut"
    expect(two.page.get_by_role("status").filter(has_text="2 people here")).to_be_visible()
    one.page.get_by_role("button", name="Give up").click()
    one.page.get_by_role("button", name="Show the solution").click()
    for page in (one.page, two.page):
        expect(page.locator(".done h2")).to_have_text("Given up")
        expect(page.locator(".laid")).to_have_count(3)
    two.page.locator(".done").get_by_role("button", name="Start again").click()
    for page in (one.page, two.page):
        expect(page.locator(".laid")).to_have_count(0)
        expect(page.locator(".hand .card")).to_have_count(3)
