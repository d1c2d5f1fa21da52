"""The Lab page: starting, watching, reloading, stopping and viewing a study."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import parlour
from parlour.lab.batch import compiled_loop
from tests.browser.house import PHONE, Guest
from tests.browser.test_manners import violations

Come = Callable[..., Guest]
pytestmark = pytest.mark.compiled  # studies play many games
PATIENCE_MS = 240_000.0


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """Compile the rules in advance."""
    compiled_loop(parlour.game("transmitter"))


def shown(page: Page, state: str) -> Any:
    """Return the study on the page with this state."""
    return page.locator(f"[data-study][data-state={state}]")


def fill(one: Guest, games: str = "1,000", level: str = "easy", vary: str = "") -> Page:
    """Fill in the form for a study of Transmitter, once no other study is running."""
    page = one.go("/lab?game=transmitter")
    page.get_by_role("heading", name="Start a study").wait_for(timeout=PATIENCE_MS)
    page.get_by_text(level, exact=True).click()
    page.get_by_text(games, exact=True).click()
    if vary:
        page.get_by_label("What changes?").select_option(vary)
    return page


def test_a_study_is_watched_to_its_end_and_its_report_opened(guest: Come) -> None:
    one = guest()
    page = fill(one, vary="drift_interval")
    expect(page.get_by_text("3,000 games in 3 settings")).to_be_visible()
    page.get_by_role("button", name="Run study").click()
    page.locator("[data-study]").wait_for(timeout=PATIENCE_MS)
    expect(shown(page, "done")).to_be_visible(timeout=PATIENCE_MS)
    figures = page.locator("[data-figure=won]")
    expect(figures).to_have_count(3)
    for words in figures.all_inner_texts():
        assert "% to" in words, "no rate without its interval"
    page.get_by_role("link", name="Open the report").first.click()
    expect(page.get_by_role("heading", name="Transmitter", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="The cells side by side")).to_be_visible()
    page.get_by_label("Show").select_option(label="Decisions per game")
    assert page.evaluate("window.origin") == "null", "the page of a report is nobody's"
    one.wrong[:] = [words for words in one.wrong if "sandboxed" not in words]  # our own settings


def test_a_study_is_still_there_after_a_reload_and_can_be_stopped(guest: Come) -> None:
    one, other = guest(), guest()
    page = fill(one, games="100,000", level="strong")
    page.get_by_role("button", name="Run study").click()
    running = shown(page, "running")
    running.wait_for(timeout=PATIENCE_MS)
    expect(running.get_by_text("of 100,000 games")).to_be_visible(timeout=PATIENCE_MS)
    name = running.get_attribute("data-study")
    page.reload()
    expect(page.locator(f"[data-study={name}][data-state=running]")).to_be_visible()
    elsewhere = other.go("/lab")
    expect(elsewhere.locator(f"[data-study={name}]")).to_be_visible()
    expect(elsewhere.get_by_text("Only one study can run at a time")).to_be_visible()
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(shown(page, "stopped")).to_be_visible(timeout=PATIENCE_MS)
    expect(shown(page, "stopped").get_by_text("Stopped after")).to_be_visible()
    expect(page.locator(f"[data-row={name}]")).to_contain_text("stopped")
    expect(page.get_by_role("heading", name="Start a study")).to_be_visible()
    page.get_by_role("button", name="Resume").click()
    expect(shown(page, "running")).to_be_visible(timeout=PATIENCE_MS)
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(shown(page, "stopped")).to_be_visible(timeout=PATIENCE_MS)


def test_what_cannot_be_played_is_said(guest: Come) -> None:
    one = guest()
    page = fill(one)
    refusal = {"code": "bad", "words": "two cells of this study are the same; name each value once"}
    page.route("**/api/lab/studies", lambda route: route.fulfill(status=400, json=refusal))
    page.get_by_role("button", name="Run study").click()
    expect(page.get_by_role("alert")).to_contain_text("Two cells of this study are the same")
    one.wrong.clear()  # the browser logs the 400


@pytest.mark.soak
@pytest.mark.parametrize(
    ("size", "scheme"), [pytest.param("desk", "light", marks=pytest.mark.soak), ("phone", "dark")]
)
def test_axe_finds_nothing_wrong_in_the_lab(guest: Come, size: str, scheme: str) -> None:
    how: dict[str, Any] = {"viewport": PHONE} if size == "phone" else {}
    one = guest(color_scheme=scheme, bypass_csp=True, **how)
    page = fill(one, vary="drift_interval")
    assert not violations(page)
    page.get_by_role("button", name="Run study").click()
    expect(shown(page, "done")).to_be_visible(timeout=PATIENCE_MS)
    assert not violations(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.soak
def test_the_lab_speaks_norwegian(guest: Come) -> None:
    page = guest(settings={"language": "nb"}).go("/lab")
    expect(page.get_by_role("heading", name="Laboratoriet")).to_be_visible()
    expect(page.get_by_role("heading", name="Studier")).to_be_visible()
    assert "the " not in page.locator("main").inner_text()


def test_the_lab_is_found(guest: Come) -> None:
    one = guest()
    page = one.go("/")
    page.get_by_role("link", name="The lab").click()
    expect(page.get_by_role("heading", name="The lab")).to_be_visible()
    page = one.go("/new/transmitter")
    page.get_by_role("link", name="The lab").click()
    expect(page.get_by_role("heading", name="The lab")).to_be_visible()
