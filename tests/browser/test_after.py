"""After a game and before the first one: replays, what if, lessons, other devices."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, ViewportSize, expect

from tests.browser.house import (
    COMPILED_MS,
    DESK,
    PATIENCE_S,
    PHONE,
    PLAYED,
    QUICK,
    Guest,
    play_out,
    play_until,
)
from tests.sampling import sampled

Come = Callable[..., Guest]
SIDEWAYS: ViewportSize = {"width": 740, "height": 360}
TOPMOST = """(one) => {
  const { left, top, width, height } = one.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2) === one
}"""
WHOLE = "(one) => one.scrollHeight <= one.clientHeight + 1"
CONTROLS = "footer :is(button, input, select, .where):visible"
CENTRES = """(all) => all.map((one) => {
  const { top, bottom } = one.getBoundingClientRect()
  return (top + bottom) / 2
})"""


def finished(one: Guest) -> str:
    """Play a game to its end."""
    table = one.begin(seats=3, preset="balanced", options=QUICK, bots={"0": "easy", "2": "easy"})
    play_out(one)
    return table


def test_a_game_is_seen_again_and_played_otherwise(guest: Come) -> None:
    one = guest()
    table = finished(one)
    page = one.page
    page.get_by_role("link", name="Look back").click()
    expect(page.get_by_text("The deal", exact=True)).to_be_visible()
    first = page.locator(".where").inner_text()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".told")).to_contain_text("The stack is")
    assert page.locator(".where").inner_text() != first
    expect(page.locator(".band .target")).to_be_attached()
    look_at_replay(one)
    page.keyboard.press("Home")  # at the end of a round, everyone sees the signal
    expect(page.locator(".band .target")).to_be_attached()
    page.get_by_label("Show").select_option("none")
    expect(page.locator(".band .target")).not_to_be_attached()
    page.keyboard.press("End")
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile(r"step=0&eyes=none"))
    page.get_by_role("button", name="What if?").click()
    playing = page.get_by_label("You play").locator("option:checked")
    expect(playing).to_have_text(re.compile(r"\(you\)$"))
    page.get_by_role("button", name="Play from here").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator(".board")).to_be_visible()
    assert table not in page.url
    one.go("/")
    company = re.compile(r"Transmitter.*You (won|lost).*\w+, \w+, \w+", re.S)
    expect(page.get_by_role("region", name="Finished games")).to_contain_text(company)


def look_at_replay(one: Guest) -> None:
    """Copy the link, open the story on a phone, and hold the phone sideways."""
    page = one.page
    one.context.grant_permissions(["clipboard-read", "clipboard-write"])
    slider, link = page.get_by_role("slider"), page.get_by_role("button", name="Copy link")
    link.click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert not page.locator(".toast").count()  # the button says it, nothing over the slider
    assert slider.evaluate(TOPMOST), "something lies over the slider"
    expect(link).to_be_visible()
    page.set_viewport_size(PHONE)
    story = page.get_by_role("region", name="The whole game")
    expect(story).to_be_hidden()
    page.get_by_role("button", name="Moments").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Round 1")).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.set_viewport_size(SIDEWAYS)
    expect(story).to_be_hidden()
    for _ in range(4):
        page.keyboard.press("ArrowRight")
        assert page.locator(".told").evaluate(WHOLE), page.locator(".told").inner_text()
    centres = page.locator(CONTROLS).evaluate_all(CENTRES)
    assert max(centres) - min(centres) < 8, centres
    page.set_viewport_size(DESK)
    expect(story).to_be_visible()


@pytest.mark.parametrize("moment", sampled([PLAYED, ".veil"], 1))
def test_a_game_that_was_ended_goes_on_as_a_what_if(guest: Come, moment: str) -> None:
    """Also where the end of a round is still looked at."""
    one = guest()
    table = one.begin(seats=3, preset="balanced", bots={"0": "easy", "2": "easy"})
    page = one.page
    play_until(lambda: page.locator(moment).count() > 0, one.lay)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="End the game").click()
    page.get_by_role("group").get_by_role("button", name="End the game").click()
    page.get_by_role("link", name="Look back").click()
    page.locator(".told").wait_for()
    page.keyboard.press("End")
    page.get_by_role("button", name="What if?").click()
    page.get_by_role("button", name="Play from here").click()
    expect(page).to_have_url(re.compile("/table/"))
    page.get_by_role("link", name="What if").click()
    expect(page).to_have_url(re.compile(f"/replay/{table}"))


def test_a_visitor_without_a_name_goes_on_in_their_language(guest: Come) -> None:
    one = guest()
    table = one.begin(seats=2, preset="balanced", bots={"0": "easy"})
    one.page.locator(".hand button.may").first.wait_for()
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_role("dialog").get_by_role("button", name="End the game").click()
    one.page.get_by_role("group").get_by_role("button", name="End the game").click()
    one.page.get_by_role("link", name="Look back").wait_for()
    page = guest(settings={"language": "nb"}).go(f"/replay/{table}")
    page.get_by_role("button", name="Hva om?").click()
    page.get_by_role("button", name="Spill herfra").click()
    expect(page).to_have_url(re.compile("/table/"))
    own = page.locator("[data-seat]").filter(has_text="Du").first
    expect(own).to_contain_text(re.compile(r"Gjest \d"))
    expect(own.locator(".disc")).to_have_text("G")


@pytest.mark.soak
def test_a_part_that_is_gone_is_fetched_with_the_page(guest: Come) -> None:
    one = guest()
    page = one.go("/")
    one.page.route("**/assets/Me-*.js", lambda route: route.abort(), times=1)
    page.get_by_role("link", name="You", exact=True).click()
    expect(page.get_by_role("heading", name="You", exact=True)).to_be_visible()
    one.wrong.clear()  # the request that failed


def test_the_lesson_is_played_through(guest: Come) -> None:
    page = guest().go("/learn/transmitter")
    for _ in range(30):
        if page.get_by_role("button", name="Start over").is_visible():
            break
        go_on = page.get_by_role("button", name="Next", exact=True)
        (go_on if go_on.is_visible() else page.locator(".hand button.asked")).click()
    expect(
        page.get_by_role("main").get_by_text("It’s a match, and you win the round!")
    ).to_be_visible()
    spoken = page.locator("[role=log]")
    expect(spoken).to_contain_text("It’s a match")
    with page.expect_request(lambda one: one.url.endswith("/api/tables")) as made:
        page.get_by_role("button", name="Play now").click()
    wanted = made.value.post_data_json
    assert (wanted["preset"], set(wanted["bots"].values())) == ("relaxed", {"fair"})
    expect(page.get_by_test_id("status")).to_contain_text("Your turn")
    expect(spoken).not_to_contain_text("It’s a match")


@pytest.mark.parametrize(
    "game", sampled(["transmitter", "synergy", "think-str8", "sequence-numbers"], 1)
)
def test_on_a_phone_a_lesson_shows_what_it_asks_for(guest: Come, game: str) -> None:
    page = guest(viewport=PHONE).go(f"/learn/{game}")
    go_on, asked = page.get_by_role("button", name="Next", exact=True), page.locator(".asked").first
    go_on.or_(asked).first.wait_for()
    while go_on.is_visible():
        go_on.click()
    expect(asked).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".says p").first).to_be_in_viewport(ratio=0.9)


@pytest.mark.soak
def test_whoever_waits_for_rules_to_be_compiled_is_told(guest: Come) -> None:
    page = guest().page
    held: list[Route] = []
    page.route("**/api/learn/*", lambda route: held.append(route))
    page.goto("/learn/transmitter")
    told = page.get_by_text("Getting this game ready for the first time.")
    expect(told).to_be_visible(timeout=PATIENCE_S * 1000)
    held[0].continue_()
    expect(page.locator(".board")).to_be_visible(timeout=COMPILED_MS)
    expect(told).to_have_count(0)


@pytest.mark.soak
def test_the_lesson_says_what_to_try_instead(guest: Come) -> None:
    page = guest().go("/learn/transmitter")
    page.get_by_role("button", name="Next", exact=True).click()
    page.locator(".hand button.may:not(.asked)").first.click()
    expect(page.get_by_role("main").get_by_text("this time play the +5.")).to_be_visible()


def test_a_guest_goes_on_elsewhere(guest: Come) -> None:
    one, other = guest(), guest()
    table, link = one.make(seats=2, preset="balanced", bots={"0": "easy"})
    one.sit(link, "Ada")
    page = one.go("/me")
    page.get_by_role("button", name="Make a link").click()
    carried = page.get_by_label("Continue on another device").first
    address = page.locator("input[readonly]").input_value()
    expect(carried).to_be_visible()
    other.page.goto(address)
    expect(other.page.get_by_text("Welcome! You’re now the same guest here")).to_be_visible()
    other.go(f"/table/{table}")
    expect(other.page.get_by_role("button", name="Stand up")).to_be_visible()
