"""The host and the other players: removing, replacing, being away, and the next host."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import PHONE, Guest
from tests.browser.test_asking import ask, two_talk

Come = Callable[..., Guest]


def menu(page: Page) -> Page:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").wait_for()
    return page


def test_the_host_removes_someone_in_the_lobby_and_they_can_t_sit_down_again(guest: Come) -> None:
    ann, ben, carl = guest(), guest(viewport=PHONE), guest()
    _, link = ann.make(seats=2, preset="balanced", public=True)
    ann.sit(link, "Ann")
    ben.sit(link, "Ben")
    expect(ben.page.get_by_role("button", name="Remove Ann")).to_have_count(0)
    expect(ben.page.get_by_text("host", exact=True)).to_be_visible()
    ann.page.get_by_role("button", name="Remove Ben").click()
    expect(ann.page.get_by_text("Ben won’t be able to join this table again.")).to_be_visible()
    ann.page.get_by_role("button", name="Cancel").click()
    expect(ben.page.get_by_role("button", name="Stand up")).to_be_visible()
    ann.page.get_by_role("button", name="Remove Ben").click()
    ann.page.get_by_role("group").get_by_role("button", name="Remove Ben").click()
    expect(ann.page.locator(".toasts")).to_contain_text("The host removed Ben.")
    for _ in range(2):
        expect(ben.page.get_by_text("The host removed you from this table.")).to_be_visible()
        expect(ben.page.get_by_role("button", name=re.compile("^Sit "))).to_have_count(0)
        ben.page.reload()
    carl.sit(link, "Carl")
    ann.page.get_by_role("button", name="Start the game").click()
    carl.page.locator(".hand").first.wait_for()


@pytest.mark.soak
def test_the_host_lets_a_bot_play_for_someone_who_takes_the_seat_back(guest: Come) -> None:
    ann, ben = two_talk(guest(), guest(viewport=PHONE))
    menu(ann).get_by_role("button", name="Let a bot play for Ben").click()
    expect(ben.get_by_text("A bot is playing for you.")).to_be_visible()
    expect(ben.locator(".toasts")).to_contain_text("The host had a bot take over for you.")
    ben.reload()
    expect(ben.get_by_text("A bot is playing for you.")).to_be_visible()
    ben.get_by_role("button", name="Take your seat back").click()
    expect(ann.locator(".toasts")).to_contain_text("Ben is back.")
    menu(ben)
    expect(ben.get_by_role("button", name=re.compile("Let a bot play"))).to_have_count(0)


@pytest.mark.soak
def test_the_host_removes_a_player_who_watches_from_then_on(guest: Come) -> None:
    ann, ben = two_talk(guest(), guest())
    menu(ann).get_by_role("button", name="Remove Ben").click()
    ann.get_by_role("group").get_by_role("button", name="Remove Ben").click()
    expect(ben.get_by_text("The host removed you from this table.")).to_be_visible()
    expect(ben.locator(".hand button.may")).to_have_count(0)
    expect(ben.get_by_text("You’re watching.")).to_be_visible()


def test_who_is_away_is_counted_down_for_everyone(guest: Come) -> None:
    host = guest()
    ann, ben = two_talk(host, guest())
    watcher = guest(viewport=PHONE).go(ann.url.split("#")[0])
    ben.goto("/")
    for page in (ann, watcher):
        seat = page.locator("[data-seat='1']").first
        expect(seat).to_contain_text(re.compile(r"away\s*bot in [12]:\d\d"))


@pytest.mark.soak
def test_when_the_host_leaves_the_next_person_is_host(guest: Come) -> None:
    ann, ben = two_talk(guest(), guest())
    ask(ann, "Leave your seat")
    expect(ben.locator(".toasts")).to_contain_text("You’re the host now.")
    menu(ben)
    expect(ben.get_by_role("button", name="Remove Ann")).to_be_visible()
    menu(ann)
    expect(ann.get_by_role("button", name="Remove Ben")).to_have_count(0)


def test_a_question_can_be_withdrawn(guest: Come) -> None:
    ann, ben = two_talk(guest(), guest())
    ask(ben, "Ask for a pause")
    expect(ann.get_by_role("alert")).to_contain_text("Ben would like a pause.")
    ben.get_by_role("button", name="Withdraw").click()
    expect(ann.get_by_role("alert")).to_have_count(0)
    expect(ann.locator(".toasts")).to_contain_text("Ben withdrew the request.")
    expect(ann.locator(".toasts")).not_to_contain_text("said no")


def test_a_table_for_anyone_has_a_clock_unless_one_says_otherwise(guest: Come) -> None:
    page = guest().go("/new/transmitter")
    page.get_by_text("Friends", exact=True).click()
    clock = page.get_by_label("Time per move")
    door = page.get_by_role("group", name="Who can join?")
    expect(clock).to_have_value("0")
    door.get_by_text("Anyone", exact=True).click()
    expect(clock).to_have_value("120")
    door.get_by_text("Anyone with the link", exact=True).click()
    expect(clock).to_have_value("0")
    clock.select_option("300")
    door.get_by_text("Anyone", exact=True).click()
    expect(clock).to_have_value("300")
