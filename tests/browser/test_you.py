"""The page You: name and picture, results in numbers, other devices, the file, and deleting all."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import PHONE, Guest, play_out

Come = Callable[..., Guest]
ONE_ROUND = {"wins_to_win": 1, "losses_to_lose": 1}


def test_a_newcomer_chooses_a_picture_that_others_see(guest: Come) -> None:
    ann = guest(viewport=PHONE)
    page = ann.go("/me")
    expect(page.get_by_role("heading", name="No games yet")).to_be_visible()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("radio", name="Fox").check(force=True)
    with page.expect_response("**/api/me/profile"):
        page.get_by_role("radio", name="Plum").check(force=True)
    page.reload()
    expect(page.get_by_role("radio", name="Fox")).to_be_checked()
    expect(page.get_by_role("radio", name="Plum")).to_be_checked()
    _, link = ann.make(seats=2)
    ann.sit(link, "Ann")
    ben = ann.friend()
    seats = ben.go(link).get_by_role("list", name="Players")
    expect(seats.locator("[data-colour='5'] svg")).to_be_visible()
    ben.close()


@pytest.mark.parametrize(("language", "name"), [("en", "Daily"), ("de", "Heute")])
def test_today_s_puzzle_and_deals_are_linked(guest: Come, language: str, name: str) -> None:
    page = guest(settings={"language": language}, viewport=PHONE).go("/me")
    page.get_by_role("link", name=name).click()
    page.wait_for_url("**/daily")
    expect(page.locator("[data-daily]")).to_have_count(7)


@pytest.mark.parametrize("view", ["desk", "phone"])
def test_a_game_is_counted_and_everything_can_be_taken_along_and_deleted(
    guest: Come, view: str
) -> None:
    ann = guest(**({"viewport": PHONE} if view == "phone" else {}))
    name = ann.begin(seats=2, bots={"0": "easy"}, options=ONE_ROUND)
    play_out(ann)
    page = ann.go("/me")
    numbers = page.locator("[data-game=transmitter]")
    expect(numbers).to_contain_text("of 1 won")
    expect(numbers).not_to_contain_text("Quickest win")  # the rules were changed
    numbers.get_by_text("By variant").click()
    expect(numbers.get_by_role("listitem").filter(has_text="House rules")).to_contain_text("of 1")
    games = page.get_by_role("region", name="Games played")
    expect(games.get_by_role("link", name="Replay")).to_have_attribute("href", f"/replay/{name}")
    expect(games).to_contain_text("You ")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download everything").click()
    found = json.loads(download.value.path().read_text())
    assert [one["id"] for one in found["tables"]] == [name]
    assert "settings" in found["browser"]
    page.get_by_role("button", name="Delete everything about me").click()
    ask = page.get_by_role("dialog")
    expect(ask.get_by_role("button", name="Delete everything")).to_be_disabled()
    ask.get_by_label("I understand").check()
    ask.get_by_role("button", name="Delete everything").click()
    gone = page.get_by_role("heading", name="Everything about you has been deleted.")
    expect(gone).to_be_visible()
    expect(page.get_by_role("heading", name="No games yet")).to_be_visible()
    assert ann.context.request.get(f"/api/tables/{name}").status == 404


def test_name_and_record_come_along_to_another_device(guest: Come) -> None:
    ann, phone = guest(), guest(viewport=PHONE, settings={"language": "de"})
    page = ann.go("/me")
    with page.expect_response("**/api/me/profile"):
        page.get_by_label("Your name").fill("Ann")
        page.get_by_label("Your name").blur()
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_label("Continue on another device").input_value()
    there = phone.go(link.removeprefix(ann.home))
    expect(there.get_by_role("heading", name="Willkommen!")).to_be_visible()
    expect(there.locator("#name")).to_have_value("Ann")


def test_a_game_against_bots_can_be_removed_from_the_list(guest: Come) -> None:
    ann = guest(viewport=PHONE)
    name, link = ann.make(seats=2, bots={"0": "easy"})
    ann.sit(link, "Ann")
    page = ann.go("/")
    page.get_by_role("button", name="Remove", exact=True).click()
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Remove", exact=True).click()
    page.get_by_role("button", name="Remove this game").click()
    expect(page.get_by_role("heading", name="Your tables")).to_have_count(0)
    assert ann.context.request.get(f"/api/tables/{name}").status == 404
