"""The page of a study that failed: that it failed, and why, where the server says why."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.house import PHONE, Guest, violations

Come = Callable[..., Guest]
WHY = "AttributeError: 'View' object has no attribute 'colour'"


def failed(one: Guest, failure: str | None, planned: int | None = 3000) -> Locator:
    """Open the page of a study that failed after 64 games."""
    study = {
        "name": "broken", "game": "transmitter", "seats": [3], "bots": ["easy"], "varied": {},
        "planned": planned, "done": 64, "rate": 0, "left_s": None, "compiling": False,
        "state": "failed", "began": time.time() - 60, "changed": time.time(), "report": False,
        "command": "parlour lab run transmitter", "yours": True, "resumable": True,
        "failure": failure, "cells": [],
    }  # fmt: skip
    one.page.route("**/api/lab/studies/broken", lambda route: route.fulfill(json=study))
    return one.go("/lab/broken").locator("[data-study=broken][data-state=failed]")


def test_it_says_why_on_the_servers_own_machine(guest: Come) -> None:
    one = guest(viewport=PHONE)
    shown = failed(one, WHY)
    expect(shown.get_by_role("status")).to_have_text("The study failed after 64 of 3,000 games.")
    expect(shown.get_by_text(WHY)).to_be_visible()
    expect(shown.get_by_role("button", name="Try again")).to_be_visible()
    expect(shown.get_by_role("button", name="Resume")).to_have_count(0)
    assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(one.page) == []


@pytest.mark.parametrize(
    ("language", "says", "where"),
    [
        ("en", "The study failed after 64 games.", "The reason is in the server’s log."),
        ("nb", "Studien mislyktes etter 64 spill.", "Årsaken står i serverens logg."),
        ("de", "Nach 64 Partien fehlgeschlagen.", "Der Grund steht im Protokoll des Servers."),
    ],
)
def test_elsewhere_it_says_where_the_reason_is(
    guest: Come, language: str, says: str, where: str
) -> None:
    shown = failed(guest(settings={"language": language}), None, planned=None)
    expect(shown.get_by_role("status")).to_have_text(says)
    expect(shown.get_by_text(where)).to_be_visible()
