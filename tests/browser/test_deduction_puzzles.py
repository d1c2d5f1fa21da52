"""Think Str8!'s puzzles in the browser: a wrong and a right answer, and a token placed by keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from parlour.core import telling
from parlour.core.registry import game
from parlour.games.think_str8.puzzles import Deduction, Puzzle, collection, explanation
from tests.browser.house import DESK, PHONE, Guest
from tests.browser.test_pattern_overlap import violations

Come = Callable[..., Guest]
LIST = "/puzzles/think-str8"
SMALL = {"width": 360, "height": 640}
SIZES = [("en", DESK), ("de", SMALL)]


def first(kind: str) -> Puzzle:
    return next(one for one in collection().values() if one.kind == kind and one.stars > 1)


def name_card(page: Page, puzzle: Puzzle, value: int) -> None:
    if puzzle.kind == "find":
        page.locator("label.card").nth(puzzle.colour).click()
    page.locator("label.number").nth(value).click()
    page.locator("form button").click()


@pytest.mark.parametrize(("language", "viewport"), SIZES, ids=["desk", "small"])
def test_a_wrong_answer_is_contradicted_and_the_right_one_explained(
    guest: Come, language: str, viewport: dict[str, int]
) -> None:
    puzzle = first("find")
    one = guest(viewport=viewport, settings={"language": language})
    page = one.go(f"{LIST}/{puzzle.id}")
    right = puzzle.answer[3]
    wrong = next(v for v in Deduction(puzzle).open[puzzle.colour] if v != right)
    name_card(page, puzzle, wrong)
    expect(page.locator(".objection")).to_be_visible()
    assert not violations(page)
    name_card(page, puzzle, right)
    steps = page.locator(".why li")
    expect(steps).to_have_count(len(explanation(puzzle)))
    say = telling.speaker(game("think-str8"), language, puzzle.seat)
    assert steps.all_inner_texts() == [say(clue) for clue in explanation(puzzle)]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto(one.home + LIST)
    expect(page.locator("header progress")).to_have_js_property("value", 1)


def test_a_token_is_placed_by_keys(guest: Come) -> None:
    puzzle = first("bet")
    page = guest(viewport=PHONE).go(f"{LIST}/{puzzle.id}")
    slider: Any = page.get_by_role("slider")
    slider.focus()
    slider.press("Home")
    for _ in range(puzzle.start):
        slider.press("ArrowRight")
    page.locator(".bet .button.brass").click()
    expect(page.locator(".why li")).to_have_count(len(explanation(puzzle)))
