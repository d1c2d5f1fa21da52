"""Accessibility, settings, load size, old browsers, and resistance to malicious text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import (
    MOVE,
    PHONE,
    QUICK,
    Guest,
    play_now,
    play_out,
    play_until,
    violations,
)
from tests.sampling import sampled

Come = Callable[..., Guest]
MISCHIEF = [
    "<script>document.title='caught'</script>",
    "<img src=x onerror=\"document.title='caught'\">",
    "<svg/onload=document.title='caught'>",
    "javascript:document.title='caught'",
    "'\"><b onmouseover=document.title='caught'>x</b>",
    "{{constructor.constructor('document.title=1')()}}",
    "${document.title='caught'}",
    "</textarea><iframe srcdoc='<script>parent.document.title=1</script>'>",
]


@pytest.mark.parametrize(
    ("size", "scheme"), [("desk", "light"), pytest.param("phone", "dark", marks=pytest.mark.soak)]
)
def test_axe_finds_nothing_wrong(guest: Come, size: str, scheme: str) -> None:
    how: dict[str, Any] = {"viewport": PHONE} if size == "phone" else {}
    one = guest(color_scheme=scheme, bypass_csp=True, **how)
    page = one.go("/")
    play_now(page).wait_for()
    assert not violations(page)
    page.get_by_role("button", name="Settings").click()
    assert not violations(page)
    one.go("/new/transmitter").get_by_text("More options").click()
    assert not violations(page)
    one.go("/me").get_by_role("button", name="Make a link").click()
    assert not violations(page)
    one.go("/table/nothing-here").get_by_role("heading", name="Table not found").wait_for()
    assert not violations(page)
    one.go("/learn/transmitter").get_by_role("button", name="Next", exact=True).wait_for()
    assert not violations(page)
    table, link = one.make(seats=3, preset="balanced", options=QUICK, bots={"0": "easy"})
    one.go(link).get_by_role("button", name="Sit down", exact=True).wait_for()
    assert not violations(page)
    page.get_by_role("button", name="Sit down", exact=True).click()
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Start the game").click()
    page.locator(".hand button.may").first.wait_for()
    assert not violations(page)
    page.get_by_role("button", name="Menu").click()
    assert not violations(page)
    page.keyboard.press("Escape")
    play_until(page.locator(".veil").is_visible, one.lay)
    assert not violations(page)
    play_out(one)
    assert not violations(page)
    one.go(f"/replay/{table}").locator(".board").wait_for()
    assert not violations(page)


def test_names_and_talk_do_nothing(guest: Come) -> None:
    one, two = guest(), guest()
    _, link = one.make(seats=2, preset="balanced", options={"talk": "free"})
    one.sit(link, MISCHIEF[0][:40])
    two.sit(link, MISCHIEF[1][:40])
    one.page.get_by_role("button", name="Start the game").click()
    two.page.locator(".hand").wait_for()
    two.page.get_by_role("tab", name="Chat", exact=True).click()
    one.page.get_by_role("tab", name="Chat", exact=True).click()
    for words in MISCHIEF:
        two.page.get_by_label("Write a message").fill(words)
        two.page.get_by_role("button", name="Send").click()
        expect(one.page.get_by_role("tabpanel")).to_contain_text(words)
    for guest_ in (one, two):
        assert "caught" not in guest_.page.title()
        assert guest_.page.locator("#app script, #app iframe, #app img").count() == 0


def test_the_policy_stops_what_is_not_ours(guest: Come) -> None:
    one = guest()
    page = one.go("/")
    page.evaluate(
        "document.body.append(Object.assign(document.createElement('img'), {src: 'https://example.org/x.png'}))"
    )
    page.wait_for_timeout(200)
    assert any("policy: img-src" in words for words in one.wrong)
    one.wrong.clear()
    one.foreign.clear()


@pytest.mark.soak
def test_settings_open_from_the_menu_of_a_phone(guest: Come) -> None:
    one = guest(viewport=PHONE, has_touch=True, is_mobile=True)
    one.begin(game="transmitter", seats=2, bots={"0": "easy"})
    page = one.page
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Keyboard shortcuts")).to_have_count(0)
    page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    settings = page.get_by_role("dialog", name="Settings")
    expect(settings).to_be_visible()
    page.keyboard.press("Escape")
    expect(settings).to_have_count(0)


def test_settings_are_followed(guest: Come) -> None:
    one = guest(color_scheme="light")
    page = one.go("/")
    paper = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(paper)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Volume").press("ArrowRight")
    page.get_by_role("switch", name="Sound").press("Space")
    expect(page.get_by_label("Volume")).to_have_count(0)
    page.get_by_text("Dark", exact=True).click()
    page.get_by_text("Large", exact=True).click()
    assert page.evaluate(paper) != light
    page.reload()
    assert page.evaluate(paper) != light
    assert page.evaluate("document.documentElement.dataset.cards") == "large"
    saved = page.evaluate("JSON.parse(localStorage['parlour.settings'])")
    assert (saved["sound"], saved["volume"]) == (False, 45)


def loaded(page: Page, what: str) -> int:
    """Return the transferred bytes of scripts and styles."""
    sizes: list[int] = page.evaluate(
        "(what) => performance.getEntriesByType('resource')"
        ".filter((one) => new RegExp(what + '\\\\.(js|css)$').test(one.name))"
        ".map((one) => one.encodedBodySize)",
        what,
    )
    return sum(sizes)


def test_first_load_is_small(guest: Come) -> None:
    page = guest().go("/")
    play_now(page).wait_for()
    assert 0 < loaded(page, ".*") <= 130 * 1024
    play_now(page).click()
    page.locator(".hand button.may").first.wait_for()
    game = loaded(page, "transmitter.*")
    assert 0 < game <= 60 * 1024
    assert loaded(page, ".*") - game <= 130 * 1024


WATCH_SHIFTS = """() => {
  window.shift = 0
  const add = (list) => list.getEntries().forEach((one) => (window.shift += one.value))
  new PerformanceObserver(add).observe({ type: 'layout-shift' })
}"""


@pytest.mark.soak
def test_moves_shift_nothing(guest: Come) -> None:
    page = guest().go("/")
    play_now(page).click()
    page.locator(".hand button.may").first.wait_for()
    page.wait_for_timeout(500)
    page.evaluate(WATCH_SHIFTS)
    for _ in range(3):
        page.evaluate(MOVE)
    assert page.evaluate("window.shift") < 0.05


def test_a_browser_without_scripts_is_told_what_to_do(guest: Come) -> None:
    one = guest(java_script_enabled=False)
    one.page.goto("/")
    words = one.page.locator("noscript")
    expect(words).to_be_visible()
    assert "allow scripts" in (words.text_content() or "")


def test_a_browser_that_is_too_old_is_told_what_to_do(guest: Come) -> None:
    one = guest()
    one.page.add_init_script("delete window.structuredClone")
    one.page.goto("/")
    expect(one.page.get_by_text("This browser is too old for Parlour")).to_be_visible()


def test_a_browser_that_keeps_no_cookie_is_told_what_to_do(guest: Come) -> None:
    host, one = guest(), guest()
    _, link = host.make(seats=2)
    me = host.context.request.get("/api/me").json()
    one.page.route("**/api/me", lambda route: route.fulfill(json=me))
    one.page.goto(link)
    expect(one.page.get_by_text("Allow cookies for this site")).to_be_visible()
    one.wrong.clear()  # the refused socket


@pytest.mark.soak
def test_a_phone_shows_one_game_below_the_other(guest: Come) -> None:
    page = guest(viewport=PHONE).go("/")
    covers = page.locator("[data-game]")
    play_now(page).wait_for()
    assert covers.count() >= 5
    for cover in covers.all():
        box = cover.bounding_box()
        assert box is not None
        assert box["width"] > 0.85 * PHONE["width"]


@pytest.mark.parametrize("scheme", sampled(["light", "dark"], 1))
def test_dialogs_over_the_felt_are_read_as_on_paper(guest: Come, scheme: Any) -> None:
    page = guest(color_scheme=scheme).go("/")
    soft = "(where) => getComputedStyle(document.querySelector(where)).color"
    on_paper = page.evaluate(soft, "main .soft")
    play_now(page).click()
    page.locator(".hand").wait_for()
    page.get_by_role("button", name="Menu").click()
    assert page.evaluate(soft, "dialog .soft") == on_paper
