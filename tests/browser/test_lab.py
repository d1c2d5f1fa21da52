"""The Lab page: starting, watching, reloading, stopping and viewing a study."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import parlour
from parlour.lab.batch import compiled_loop
from tests.browser.house import PHONE, Guest, violations

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


def fill(one: Guest, games: str = "1,000", level: str = "Easy", vary: str = "") -> Page:
    """Fill in the form for a study of Transmitter, once no other study is running."""
    page = one.go("/lab?game=transmitter")
    page.get_by_role("heading", name="Start a study").wait_for(timeout=PATIENCE_MS)
    page.get_by_text(level, exact=True).click()
    page.get_by_text(games, exact=True).click()
    page.get_by_label("What changes?").select_option(vary)
    return page


def run(page: Page) -> str:
    """Start the study and return its name, once its page is open."""
    button = page.get_by_role("button", name="Run study")
    expect(button).to_be_enabled(timeout=PATIENCE_MS)
    button.click()
    page.wait_for_url("**/lab/*", timeout=PATIENCE_MS)
    name = page.locator("[data-study]").get_attribute("data-study", timeout=PATIENCE_MS)
    assert name
    return name


def test_a_study_is_watched_to_its_end_and_its_report_read(guest: Come) -> None:
    one = guest()
    page = fill(one, vary="drift_interval")
    expect(page.get_by_text("3,000 games in 3 settings")).to_be_visible()
    run(page)
    expect(shown(page, "done")).to_be_visible(timeout=PATIENCE_MS)
    expect(page.get_by_role("heading", name="Transmitter", exact=True)).to_be_visible()
    found = page.locator("[data-part=findings] li")
    expect(found.first).to_contain_text("95% interval")
    expect(found.first).to_contain_text("Plays per drift: ")
    assert "drift_interval" not in page.locator("main").inner_text().split("parlour lab")[0]
    command = page.locator("code", has_text="parlour lab run transmitter --games=1000")
    expect(command.first).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download the report").click()
    assert "<title>Transmitter: a study</title>" in saved.value.path().read_text(encoding="utf-8")
    page.get_by_role("link", name="Back to the lab").click()
    expect(page.get_by_label("What changes?")).to_have_value("drift_interval")
    expect(page.get_by_role("radio", name="1,000", exact=True)).to_be_checked()


def test_a_target_is_aimed_at(guest: Come) -> None:
    page = fill(guest(), vary="drift_interval")
    run(page)
    aim = page.locator("[data-part=aim]")
    aim.wait_for(timeout=PATIENCE_MS)
    aim.get_by_label("Figure").select_option(label="Decisions per game")
    target, says = aim.get_by_label("Target"), aim.get_by_role("status")
    target.fill("1000000")
    expect(says).to_contain_text("No setting in this study hits the target.")
    expect(says).to_contain_text("Plays per drift: ")
    aim.get_by_label("Give or take").fill("1000000")
    expect(says).to_contain_text("That’s on target.")
    target.fill("many")
    expect(says).to_contain_text("Enter a number")


def test_a_study_is_still_there_after_a_reload_and_can_be_stopped(guest: Come) -> None:
    one, other = guest(), guest()
    page = fill(one, games="100,000", level="Strong")
    name = run(page)
    running = shown(page, "running")
    expect(running.get_by_text("of 100,000 games")).to_be_visible(timeout=PATIENCE_MS)
    page.reload()
    expect(page.locator(f"[data-study={name}][data-state=running]")).to_be_visible()
    elsewhere = other.go("/lab")
    expect(elsewhere.get_by_text("Only one study runs at a time")).to_be_visible()
    expect(elsewhere.get_by_role("button", name="Run study")).to_be_disabled()
    elsewhere.get_by_role("link", name="Watch it", exact=True).click()
    expect(elsewhere.locator(f"[data-study={name}]")).to_be_visible()
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(shown(page, "stopped")).to_be_visible(timeout=PATIENCE_MS)
    expect(shown(page, "stopped").get_by_text("Stopped after")).to_be_visible()
    page.get_by_role("button", name="Resume").click()
    expect(shown(page, "running")).to_be_visible(timeout=PATIENCE_MS)
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(shown(page, "stopped")).to_be_visible(timeout=PATIENCE_MS)
    page.get_by_role("link", name="Back to the lab").click()
    expect(page.locator(f"[data-row={name}]")).to_contain_text("stopped")


def test_what_cannot_be_played_is_said_beside_its_field(guest: Come) -> None:
    one = guest()
    page = fill(one, vary="drift_interval")
    refusal = {"code": "bad", "words": "that is odd", "field": "values", "value": 5}
    page.route("**/api/lab/studies", lambda route: route.fulfill(status=400, json=refusal))
    button = page.get_by_role("button", name="Run study")
    expect(button).to_be_enabled(timeout=PATIENCE_MS)
    button.click()
    values = page.get_by_role("group", name="Which values?")
    expect(values.get_by_role("alert")).to_have_text(
        "You can’t choose 5 in this setting. That is odd."
    )
    checked = values.get_by_role("checkbox", checked=True)
    for _ in range(checked.count()):
        checked.first.uncheck(force=True)
    expect(values.get_by_role("alert")).to_have_text("Choose at least one value.")
    expect(button).to_be_disabled()
    one.wrong.clear()  # the browser logs the 400


def test_the_form_remembers_each_game(guest: Come) -> None:
    page = fill(guest(), level="Strong", vary="drift_interval")
    form = page.get_by_role("form")
    form.get_by_text("Synergy", exact=True).click()
    page.get_by_label("What changes?").select_option("seats")
    form.get_by_text("Transmitter", exact=True).click()
    expect(page.get_by_label("What changes?")).to_have_value("drift_interval")
    page.goto("/lab")
    expect(page.get_by_role("radio", name="Transmitter")).to_be_checked()
    expect(page.get_by_role("radio", name="strong")).to_be_checked()
    form.get_by_text("Sequence Numbers", exact=True).click()
    offered = page.get_by_label("What changes?").inner_text()
    assert "custom" not in offered.lower()
    assert "_" not in offered


@pytest.mark.soak
@pytest.mark.parametrize(
    ("size", "scheme"), [pytest.param("desk", "light", marks=pytest.mark.soak), ("phone", "dark")]
)
def test_axe_finds_nothing_wrong_in_the_lab(guest: Come, size: str, scheme: str) -> None:
    how: dict[str, Any] = {"viewport": PHONE} if size == "phone" else {}
    one = guest(color_scheme=scheme, bypass_csp=True, **how)
    page = fill(one, vary="drift_interval")
    assert not violations(page)
    run(page)
    page.locator("[data-part=findings]").wait_for(timeout=PATIENCE_MS)
    for fold in page.locator("main details.panel > summary").all():
        fold.click()
    assert not violations(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_report_on_a_phone_is_in_the_readers_language(guest: Come) -> None:
    name = run(fill(guest(), vary="drift_interval"))
    page = guest(settings={"language": "nb"}, viewport=PHONE).go(f"/lab/{name}")
    found = page.locator("[data-part=findings]")
    expect(found).to_contain_text("Dette utgjør en forskjell", timeout=PATIENCE_MS)
    expect(found).to_contain_text("Kort per flytting: ")
    for fold in page.locator("main details.panel > summary").all():
        fold.click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    words = page.locator("main").inner_text().split("parlour lab")[0]
    assert " the " not in words


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
    page.get_by_role("link", name="How we measured it").click()
    expect(page.get_by_role("heading", name="The lab")).to_be_visible()
