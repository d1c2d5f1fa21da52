"""The list of Pattern Overlap's puzzles: outlines, progress, groups, and where to continue."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from parlour.games.pattern_overlap.puzzles import collection
from tests.browser.house import DESK, PHONE, Guest, wait_until_still
from tests.browser.test_pattern_overlap import violations

Come = Callable[..., Guest]
LIST = "/puzzles/pattern-overlap"
SMALL, SIDEWAYS = {"width": 360, "height": 640}, {"width": 844, "height": 390}
SIZES = [PHONE, DESK]
EASY = [one.id for one in collection().values() if one.stars == 1]
ROOMY = {"phone": PHONE, "desk": {"width": 1440, "height": 900}}
SQUARE = 40


def solve(one: Guest, puzzle: str) -> None:
    """Have the browser remember that a puzzle was solved in 1:05."""
    one._keep(
        "localStorage", f"parlour.puzzle.pattern-overlap.{puzzle}", {"ms": 65_000, "hints": 0}
    )


def page_height(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollHeight"))


@pytest.mark.parametrize("viewport", SIZES, ids=["phone", "desk"])
def test_the_list_is_folded_by_difficulty_and_shows_outlines(
    guest: Come, viewport: dict[str, int]
) -> None:
    one = guest(viewport=viewport)
    page = one.go(LIST)
    expect(page.get_by_role("link", name=re.compile("^A-01"))).to_be_visible()
    groups = page.locator("section h2 button")
    assert groups.evaluate_all("(all) => all.map((one) => one.ariaExpanded)") == [
        "true", "false", "false", "false", "false",
    ]  # fmt: skip
    codes = page.locator("section li .code").all_inner_texts()
    assert codes == sorted(EASY), "by number within a side"
    paths = page.locator("section li path").evaluate_all(
        "(all) => all.map((one) => one.attributes.d.value)"
    )
    assert len(paths) == len(EASY)
    assert len(set(paths)) > 5, "every puzzle shows its own outline"
    assert page_height(page) < (3000 if viewport == PHONE else 2000)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not violations(page)
    groups.nth(4).click()
    expect(page.locator("section").nth(4).locator("li")).to_have_count(45)
    groups.nth(0).click()
    expect(page.locator("section").nth(0).locator("li")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("1 of 46 solved", "Continue")), ("de", ("1 von 46 gelöst", "Weitermachen"))],
)
def test_progress_is_counted_and_one_continues_where_one_stopped(
    guest: Come, language: str, words: tuple[str, str]
) -> None:
    one = guest(viewport=PHONE, settings={"language": language})
    solve(one, "A-01")
    page = one.go(LIST)
    expect(page.locator("section h2 button").first).to_contain_text(words[0])
    expect(page.locator("li a.done")).to_contain_text("✓ 1:05")
    expect(page.locator("li a.next .code")).to_have_text("A-05")
    third = next(puzzle.id for puzzle in collection().values() if puzzle.stars == 3)
    one.go(f"{LIST}/{third}").locator(".hand .card").first.wait_for()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator(".laid")).to_have_count(1)
    page = one.go(LIST)
    resume = page.get_by_role("link", name=words[1])
    expect(resume).to_contain_text(third)
    opened = page.locator("section h2 button[aria-expanded=true]")
    expect(opened).to_have_count(1)
    resume.click()
    expect(page.locator("h1")).to_have_text(third)
    expect(page.locator(".laid"), "the card is still there").to_have_count(1)


@pytest.mark.parametrize("size", ROOMY)
def test_cards_in_the_tray_are_large_where_there_is_room(guest: Come, size: str) -> None:
    page = guest(viewport=ROOMY[size]).go(f"{LIST}/A-01")
    page.locator(".hand .card").first.wait_for()
    wait_until_still(page)
    for box in page.locator(".hand .card").all():
        found = box.bounding_box()
        assert found
        assert found["width"] / 3 >= SQUARE, found


def test_a_solved_puzzle_is_celebrated_and_leads_to_the_next(guest: Come) -> None:
    one = guest(viewport=SMALL, has_touch=True)
    page = one.page
    solved: dict[str, Any] = {"solved": True, "wrong": "", "squares": []}
    page.route("**/api/puzzles/*/*/check", lambda route: route.fulfill(json=solved))
    one.go(f"{LIST}/A-01").locator(".hand .card").first.wait_for()
    for number in "123":
        page.keyboard.press(number)
        page.keyboard.press("Enter")
    expect(page.locator(".done h2")).to_have_text(re.compile(r"Solved in \d:\d\d"))
    expect(page.locator(".done")).to_contain_text("1 of 46 solved")
    expect(page.locator(".done")).to_contain_text("Your best time so far!")
    page.get_by_role("link", name="Next puzzle").click()
    expect(page.locator("h1")).to_have_text("A-05")
