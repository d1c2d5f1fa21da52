"""Inviting people: links, the lobby, the lesson meanwhile, open tables, spectators, rematches."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import DESK, PHONE, QUICK, Guest, play_out
from tests.operating.conftest import Server

Come = Callable[..., Guest]
SMALL = {"width": 360, "height": 640}


@pytest.fixture(scope="module")
def network(app: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for the whole network."""
    folder = tmp_path_factory.mktemp("network")
    server = Server(folder, "--data", str(folder), "--lan")
    yield server
    server.end()


def in_view(page: Page, what: Any) -> bool:
    """Whether something is on the screen without scrolling."""
    box, view = what.bounding_box(), page.viewport_size
    assert view
    return bool(box and box["y"] >= 0 and box["y"] + box["height"] <= view["height"])


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small"])
def test_on_the_network_a_host_s_link_can_be_opened_and_is_in_view(
    network: Server, browser: Any, size: dict[str, int]
) -> None:
    host = Guest(browser, network, viewport=size)
    urls = network.ask("GET", "/api/addresses")[1]["network"]
    assert urls
    _, link = host.make(seats=3, preset="balanced")
    page = host.sit(link, "Ann")
    field, code = page.get_by_label("Link to this table"), page.get_by_label("QR code")
    expect(field).to_have_value(f"{urls[0]}{link}")
    page.evaluate("scrollTo(0, 0)")
    for one in (field, code, page.get_by_role("button", name="Copy link")):
        expect(one).to_be_visible()
        assert in_view(page, one)
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    host.close()
    assert not host.wrong


def test_on_one_machine_the_command_is_shown_that_opens_it(guest: Come, server: Server) -> None:
    host = guest()
    _, link = host.make(seats=2, preset="balanced")
    page = host.sit(link, "Ann")
    command = server.ask("GET", "/api/addresses")[1]["command"]
    expect(page.locator("code")).to_have_text(command)
    assert command.startswith(f"parlour serve --lan --port {server.port} --data ")
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy command").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == command


def test_people_talk_change_names_and_learn_while_they_wait(guest: Come) -> None:
    ann, ben = guest(), guest(viewport=PHONE, settings={"language": "de"})
    _, link = ann.make(seats=2, preset="balanced")
    ann.sit(link, "An")
    ann.page.get_by_role("button", name="Change name").click()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Save name").click()
    expect(ann.page.get_by_text("Ann · host")).to_be_visible()
    page = ben.go(link)
    expect(page.get_by_role("listitem").filter(has_text="Ann")).to_be_visible()
    expect(page.get_by_text(re.compile("^Ausgewogen, 2 Personen$"))).to_be_visible()
    page.get_by_label("Dein Name").fill("Ben")
    page.get_by_role("button", name="Hinsetzen").click()
    page.get_by_placeholder("Nachricht schreiben").fill("Hallo!")
    page.keyboard.press("Enter")
    expect(ann.page.get_by_role("group", name="Chat")).to_contain_text("Hallo!")
    page.get_by_role("link", name="Lerne das Spiel, während du wartest").click()
    expect(page.get_by_role("link", name="Zurück zum Tisch").last).to_contain_text("Alle sind da")
    seats = ann.page.get_by_role("list", name="Players")
    expect(seats.locator("li", has_text="Ben")).not_to_contain_text("away")
    ann.page.get_by_role("button", name="Start the game").click()
    notice = page.get_by_role("dialog")
    expect(notice).to_contain_text("Die Partie hat begonnen")
    notice.get_by_role("link", name="Zum Tisch").click()
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".hand").first).to_be_visible()


def test_there_is_one_way_to_sit_down_and_then_another_seat_can_be_chosen(guest: Come) -> None:
    ann, ben = guest(), guest(viewport=PHONE, settings={"language": "nb"})
    _, link = ann.make(seats=4, preset="balanced")
    ann.sit(link, "Ann")
    expect(ann.page.get_by_role("button", name="Move here")).to_have_count(0)  # hosts stay hosts
    page = ben.go(link)
    expect(page.get_by_role("button", name="Sett deg")).to_have_count(1)
    page.get_by_label("Navnet ditt").fill("Ben")
    page.get_by_role("button", name="Sett deg", exact=True).click()
    rows = ann.page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(rows.nth(1)).to_contain_text("Ben")
    page.get_by_role("button", name="Flytt hit").last.click()
    expect(rows.nth(3)).to_contain_text("Ben")
    expect(rows.nth(1)).not_to_contain_text("Ben")
    expect(page.get_by_role("button", name="Flytt hit")).to_have_count(2)


def test_open_tables_are_listed_joined_and_watched(guest: Come) -> None:
    ann, ben, eve = guest(settings={"name": "Anouk"}), guest(viewport=PHONE), guest()
    table, link = ann.make(seats=2, preset="balanced", public=True)
    ann.sit(link, "Anouk")
    page = ben.go("/tables")
    page.wait_for_load_state("networkidle")  # it asks now and then, not without end
    row = page.locator("li", has=page.locator(f"a[href='/table/{table}']"))
    expect(row).to_contain_text(re.compile("Transmitter.*Balanced.*Anouk.*one free seat", re.S))
    row.get_by_role("link", name="Join").click()
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Sit down").click()
    ann.page.get_by_role("button", name="Start the game").click()
    page.locator(".board").wait_for()
    seen = eve.go("/tables")
    row = seen.locator("li", has=seen.locator(f"a[href='/table/{table}']"))
    expect(row).to_contain_text(re.compile("in progress · started just now"))
    row.get_by_role("link", name="Watch").click()
    expect(seen.get_by_test_id("status")).to_contain_text("watching")


def test_a_host_wants_no_spectators(guest: Come) -> None:
    ann, ben, eve = guest(), guest(), guest(viewport=PHONE, settings={"language": "nb"})
    page = ann.go("/new/transmitter?with=friends")
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_text("Only the players", exact=True).click()
    page.get_by_role("button", name="Create table").click()
    page.get_by_text("Only the players will see this game.").first.wait_for()
    table = page.url.partition("#")[0]
    eve.go(table)
    expect(eve.page.get_by_text("Bare spillerne får se dette spillet.").first).to_be_visible()
    ben.sit(page.get_by_label("Link to this table").input_value(), "Ben")
    page.get_by_role("button", name="Start the game").click()
    ben.page.locator(".board").wait_for()
    barred = eve.page.get_by_role("heading", name="Bare spillerne kan se dette spillet")
    for address in (table, table.replace("/table/", "/replay/")):
        expect(
            barred.or_(eve.page.get_by_text("Bare spillerne kan se dette spillet."))
        ).to_be_visible()
        assert eve.page.locator(".board").count() == 0
        eve.go(address)
    eve.wrong.clear()  # the refused request


def test_a_rematch_takes_everyone_along_and_who_was_offline_follows_later(guest: Come) -> None:
    ann, ben = guest(viewport=DESK), guest(viewport=PHONE)
    _, link = ann.make(seats=2, preset="balanced", options=QUICK)
    ann.sit(link, "Ann")
    ben.sit(link, "Ben")
    ann.page.get_by_role("button", name="Start the game").click()
    play_out(ann, ben)
    old = ben.page.url
    ben.go("/me")  # away from the table
    ann.page.get_by_role("button", name="Play again").click()
    ann.page.get_by_role("button", name="Start the game").wait_for()
    names = ann.page.locator("main ul").first.locator("b")
    expect(names).to_have_text(["Ben", "You"])  # everyone moves along one seat
    expect(ann.page.locator("li", has_text="Ben")).to_contain_text("away")
    ben.go(old)
    ben.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(ben.page.get_by_text("The next game is ready.")).to_be_visible()
    ben.page.get_by_role("link", name="Join the next game").click()
    expect(ben.page.get_by_role("button", name="Stand up")).to_be_visible()
    ann.page.get_by_role("button", name="Start the game").click()
    ben.page.locator(".board").wait_for()
    assert ben.page.url == ann.page.url


def test_a_pasted_link_has_a_preview(guest: Come, server: Server, tmp_path: Path) -> None:
    host = guest()
    _, link = host.make(seats=2, preset="balanced")
    page = host.go(link)
    assert page.locator("meta[property='og:title']").get_attribute("content") == "Transmitter"
    picture = page.locator("meta[property='og:image']").get_attribute("content")
    assert picture == f"{host.home}/previews/transmitter.jpg"
    answer = host.context.request.get(picture)
    assert (answer.status, answer.headers["content-type"]) == (200, "image/jpeg")
