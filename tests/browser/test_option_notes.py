"""The set-up page says which changed options have no effect, and which can't be combined."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.house import PHONE, Guest, violations

Come = Callable[..., Guest]
GAME = "pattern-overlap"
WORDS: dict[str, Any] = {
    "en": {
        "more": "More options", "timer": "Last call (seconds)", "mode": "Mode",
        "says": "No effect here. Only Diversify and Cover Some Ground have a last call.",
        "squares": "Squares to cover", "refused": "You can only require four squares",
    },
    "de": {
        "more": "Weitere Optionen", "timer": "Endspurt in Sekunden", "mode": "Spielmodus",
        "says": "Hat hier keine Wirkung. Nur „Vielfalt“ und „Flächendeckend“ haben einen Endspurt.",
        "squares": "Passende Felder", "refused": "Vier passende Felder könnt ihr nur",
    },
}  # fmt: skip


@pytest.mark.parametrize(("language", "view"), [("en", {}), ("de", {"viewport": PHONE})])
def test_an_option_without_effect_is_named_until_it_has_one(
    guest: Come, language: str, view: dict[str, Any]
) -> None:
    words = WORDS[language]
    page = guest(settings={"language": language}, **view).go(f"/new/{GAME}")
    notes = page.get_by_role("status").filter(has_text=words["timer"])
    page.locator("summary", has_text=words["more"]).click()
    page.get_by_label(words["timer"]).select_option("20")
    expect(notes).to_contain_text(words["says"])
    assert violations(page, "main") == []
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(wide) == 0
    page.get_by_label(words["mode"]).select_option(index=2)
    expect(notes).to_have_count(0)
    page.get_by_label(words["squares"]).select_option("4")
    expect(page.get_by_role("status").filter(has_text=words["refused"])).to_be_visible()
