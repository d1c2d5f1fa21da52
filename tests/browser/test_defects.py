"""Small defects that players met once and that no other test would notice."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser import test_keys as keys
from tests.browser.house import PHONE, Guest, play_now, play_until
from tests.browser.tour import GAMES

Come = Callable[..., Guest]
IDENTIFIER = re.compile(r"\b[a-z]+_[a-z_]+\b")
COVERED = """() => {
  window.covered = []
  window.counted = 0
  const look = () => document.querySelectorAll('.player .sum').forEach((sum) => {
    const name = sum.closest('.player').querySelector('[data-seat] b')
    const [a, b] = [sum, name].map((one) => one.getBoundingClientRect())
    counted++
    if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1) covered.push(name.textContent)
  })
  new MutationObserver(look).observe(document.body,
    { childList: true, subtree: true, characterData: true })
}"""  # the names that a counter lies over during the final count


def test_options_are_named_in_words(guest: Come) -> None:
    one = guest()
    for game in GAMES:
        page = one.go(f"/new/{game}")
        page.get_by_text("More options").click()
        words = page.get_by_role("main").inner_text()
        assert not IDENTIFIER.findall(words), game


def test_bots_are_not_said_to_wait(guest: Come) -> None:
    one = guest()
    one.begin(seats=2, bots={"0": "easy"})
    one.page.locator(".hand button.may").first.wait_for()
    page = one.go("/")
    play_now(page).wait_for()
    expect(page.get_by_role("main")).to_contain_text("Your turn")
    expect(page.get_by_text("waiting for you")).to_have_count(0)


@pytest.mark.soak
def test_the_final_count_leaves_the_names_in_view(guest: Come) -> None:
    one = guest(viewport=PHONE, settings={"pace": "quick"}, reduced_motion="no-preference")
    page = keys.begin(one, "pattern-overlap")
    page.evaluate(COVERED)
    play_until(page.get_by_role("dialog").is_visible, lambda: keys.cards(page))
    assert page.evaluate("counted")
    assert page.evaluate("covered") == []
