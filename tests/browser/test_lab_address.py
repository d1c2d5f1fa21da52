"""The address of a study in the lab; no rules are compiled for it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.house import Guest

Come = Callable[..., Guest]


def test_a_study_that_is_not_there_is_said(guest: Come) -> None:
    one = guest()
    page = one.go("/lab/no-such-study")
    expect(page.get_by_text("There’s no study with this name here")).to_be_visible()
    page.get_by_role("link", name="Back to the lab").click()
    expect(page.get_by_role("heading", name="The lab")).to_be_visible()
    one.wrong.clear()  # the browser logs the 404
