"""People at tables, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from signal import SIGKILL

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import PHONE, PLAYED, QUICK, Guest, play_now, play_out
from tests.operating.conftest import Server

Come = Callable[..., Guest]
WATCH_THE_END = """() => new MutationObserver(() => {
  if (!document.querySelector('.phase')?.textContent.includes('The game is over')) return
  window.end ??= document.querySelector('dialog[open]') ? 'the result' : 'the last position'
}).observe(document.body, { childList: true, subtree: true, characterData: true })"""


@pytest.mark.parametrize("people", [2, pytest.param(4, marks=pytest.mark.soak)])
def test_people_play_a_whole_game(guest: Come, people: int) -> None:
    guests = [guest() for _ in range(people)]
    host = guests[0]
    _, link = host.make(seats=people, preset="balanced", options=QUICK)
    for n, one in enumerate(guests):
        if n == people - 1:
            expect(one.go(link).get_by_role("button", name=re.compile("^Sit "))).to_have_count(1)
        one.sit(link, f"Person {n}")
    expect(host.page.get_by_text("This link only works on this computer.")).to_be_visible()
    expect(host.page.locator(".column svg")).to_have_count(0)  # no code that nobody can scan
    host.page.get_by_role("button", name="Start the game").click()
    host.page.get_by_test_id("status").wait_for()
    host.page.evaluate(WATCH_THE_END)
    play_out(*guests)
    assert host.page.evaluate("window.end") == "the last position"
    expect(host.page.get_by_role("button", name="Play again")).to_be_focused()
    said = {one.page.get_by_role("dialog").locator("h2").inner_text() for one in guests}
    assert said in ({"You won!"}, {"You lost."})
    host.page.get_by_role("button", name="Play again").click()
    host.page.get_by_role("button", name="Start the game").wait_for()
    guests[1].page.get_by_role("dialog").get_by_role("link", name="Join the next game").click()
    expect(guests[1].page.get_by_text("Everyone’s here.")).to_be_visible()


def test_one_click_plays_against_bots(guest: Come) -> None:
    one = guest()
    play_now(one.go("/")).click()
    expect(one.page.get_by_test_id("status")).to_contain_text("Your turn")
    stack = one.page.locator(".pile b")
    expect(stack).to_have_text("0")
    one.page.locator(".hand button.may").first.click()
    expect(one.page.locator(PLAYED).first).to_be_attached()


@pytest.mark.soak
def test_against_bots_the_table_is_not_shown_before_the_game(guest: Come) -> None:
    page = guest().go("/")
    page.evaluate(
        "new MutationObserver(() => { window.waited ||= document.body.innerText.includes("
        "'Start the game') }).observe(document.body, {childList: true, subtree: true})"
    )
    play_now(page).click()
    page.locator(".hand button.may").first.wait_for()
    assert not page.evaluate("Boolean(window.waited)")


def names(page: Page) -> list[str]:
    return sorted(page.locator("[data-seat] b").all_inner_texts())


def test_a_game_that_is_ended_is_neither_won_nor_lost_and_the_bots_play_again(guest: Come) -> None:
    page = guest().go("/")
    play_now(page).click()
    page.locator(".hand button.may").first.wait_for()
    before = names(page)
    menu = page.get_by_role("button", name="Menu")
    menu.click()
    expect(page.get_by_role("switch", name="Sound")).to_be_checked()
    expect(page.get_by_label("Volume")).to_have_value("40")
    page.get_by_role("button", name="End the game").click()
    page.get_by_role("button", name="Keep playing").click()
    page.get_by_role("button", name="End the game").click()
    expect(page.get_by_text("ends without a winner")).to_be_visible()
    page.get_by_role("button", name="End the game").click()
    expect(page.get_by_role("dialog", name="Game ended early")).to_be_visible()
    expect(page.get_by_role("dialog")).to_contain_text("You stopped")
    expect(page.locator("[data-outcome=stopped]")).to_be_visible()
    expect(page.get_by_test_id("status")).to_have_text("Game ended early")
    expect(page.locator(".note", has_text="Medium bot").first).to_be_attached()
    first = page.url
    page.get_by_role("button", name="Stronger bots").click()
    page.wait_for_url(lambda url: url != first)
    expect(page.locator(".note", has_text="Strong bot").first).to_be_attached()
    assert names(page) == before


def test_a_reload_in_the_middle_of_a_turn_changes_nothing(guest: Come) -> None:
    one = guest()
    play_now(one.go("/")).click()
    cards = one.page.locator(".hand button")
    expect(cards).to_have_count(4)
    before = [card.get_attribute("aria-label") for card in cards.all()]
    one.page.reload()
    expect(cards).to_have_count(4)
    assert [card.get_attribute("aria-label") for card in cards.all()] == before
    expect(one.page.get_by_test_id("status")).to_contain_text("Your turn")


def test_a_lost_connection_comes_back_and_plays_what_was_played_meanwhile(
    guest: Come, server: Server
) -> None:
    one = guest()
    play_now(one.go("/")).click()
    cards = one.page.locator(".hand button.may")
    cards.first.wait_for()
    server.stop(SIGKILL)
    expect(one.page.get_by_text("You’re offline.")).to_be_visible()
    cards.first.click()
    expect(one.page.get_by_text("Your move will be sent when you’re back online.")).to_be_visible()
    expect(one.page.get_by_test_id("status")).to_have_text("Will be sent when you’re back online")
    one.page.mouse.move(0, 0)  # whoever looks elsewhere still sees which card was sent
    expect(cards).to_have_count(1)
    expect(one.page.locator(".hand .sent")).to_have_count(1)
    server.start()
    expect(one.page.locator("[data-standing=open]")).to_be_attached()
    expect(one.page.locator(PLAYED).first).to_be_attached()
    one.wrong.clear()


def test_a_spectator_sees_no_hand(guest: Come) -> None:
    player, watcher = guest(), guest()
    table = player.begin(seats=2, preset="balanced", bots={"0": "easy"})
    player.page.locator(".hand button").first.wait_for()
    watcher.go(f"/table/{table}")
    expect(watcher.page.get_by_test_id("status")).to_contain_text("watching")
    expect(watcher.page.locator(".pile")).to_be_visible()
    assert watcher.page.locator(".hand button").count() == 0
    expect(player.page.get_by_text("1 watching")).to_be_attached()


def test_keys_alone_play(guest: Come) -> None:
    page = guest().go("/")
    play_now(page).wait_for()
    page.locator(".mark").focus()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('[data-game=transmitter] button')"):
            break
    expect(play_now(page)).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(".hand button.may").first.wait_for()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("!!document.activeElement.closest('.hand')"):
            break
    page.keyboard.press("ArrowRight")
    label = page.evaluate("document.activeElement.getAttribute('aria-label')")
    expect(page.locator(".band .ghost text")).to_have_text(label.split("= ")[1])
    page.keyboard.press("Enter")
    expect(page.locator(PLAYED).first).to_be_attached()


def test_a_finger_looks_first_and_plays_second(guest: Come) -> None:
    one = guest(viewport=PHONE, has_touch=True, is_mobile=True)
    page = one.go("/")
    play_now(page).tap()
    card = page.locator(".hand button.may").first
    card.tap()
    expect(page.get_by_text("tap again to play")).to_be_visible()
    assert page.locator(".pile .one").count() == 0
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]
    card.tap()
    expect(page.locator(PLAYED).first).to_be_attached()


@pytest.mark.soak
def test_a_card_can_be_dragged_onto_the_table(guest: Come) -> None:
    page = guest().go("/")
    play_now(page).click()
    card = page.locator(".hand button.may").first
    card.wait_for()
    place = card.bounding_box()
    assert place
    page.mouse.move(place["x"] + 30, place["y"] + 60)
    page.mouse.down()
    page.mouse.move(place["x"] + 60, place["y"] - 20, steps=4)
    page.mouse.move(place["x"] + 60, place["y"] - 90, steps=4)
    page.mouse.up()
    expect(page.locator(PLAYED).first).to_be_attached()


def test_events_are_announced(guest: Come) -> None:
    page = guest().go("/")
    play_now(page).click()
    page.locator(".hand button.may").first.click()
    expect(page.locator("[role=log]")).to_contain_text("The stack is")


def test_what_cannot_be_is_said_with_what_to_do(guest: Come) -> None:
    one, two, late = guest(), guest(), guest()
    one.go("/table/nothing-here")
    expect(one.page.get_by_role("heading", name="Table not found")).to_be_visible()
    _, link = two.make(seats=2, preset="balanced", bots={"0": "easy"})
    table = link.partition("#")[0]
    late.go(table)
    expect(late.page.get_by_text("invitation-only")).to_be_visible()
    late.go(link)
    expect(late.page.get_by_role("button", name="Sit down", exact=True)).to_be_visible()
    two.sit(link, "Ada")
    late.go(link)
    expect(late.page.get_by_text("Every seat is taken")).to_be_visible()
    one.go("/replay/nothing-here")
    expect(one.page.get_by_role("heading", name="Game not found")).to_be_visible()
    one.page.goto("/no/such/page")
    expect(one.page.get_by_role("heading", name="Page not found")).to_be_visible()
    one.wrong.clear()


@pytest.mark.soak
def test_nothing_typed_is_lost_by_a_reload(guest: Come) -> None:
    page = guest().go("/new/transmitter")
    page.get_by_role("button", name=re.compile(r"\d more variants")).click()
    page.get_by_text("Hard", exact=True).click()
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    page.reload()
    expect(page.get_by_role("radio", name="3", exact=True)).to_be_checked()
    expect(page.get_by_role("radio", name=re.compile("^Hard"))).to_be_checked()
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".hand button").first.wait_for()


def ada_and_ben(guest: Come) -> tuple[Guest, Guest]:
    """Start a game for two friends."""
    one, two = guest(), guest()
    _, link = one.make(seats=2, preset="balanced")
    one.sit(link, "Ada")
    two.sit(link, "Ben")
    one.page.get_by_role("button", name="Start the game").click()
    two.page.locator(".board").wait_for()
    return one, two


@pytest.mark.soak
def test_friends_are_asked_for_a_pause(guest: Come) -> None:
    one, two = ada_and_ben(guest)
    two.page.get_by_role("button", name="Menu").click()
    two.page.get_by_role("button", name="Ask for a pause").click()
    one.page.get_by_role("button", name="Agree").click()
    expect(two.page.get_by_text("Paused.")).to_be_visible()
    expect(two.page.locator(".hand button.may")).to_have_count(0)


@pytest.mark.soak
def test_friends_are_told_who_left_and_who_is_back(guest: Come) -> None:
    one, two = ada_and_ben(guest)
    two.page.get_by_role("button", name="Menu").click()
    two.page.get_by_role("button", name="Leave your seat").click()
    expect(one.page.get_by_text("Ben left the table.")).to_be_visible()
    expect(one.page.locator("[data-seat='1'] .note")).to_have_text("bot playing")
    two.page.get_by_role("button", name="Take your seat back").click()
    expect(one.page.get_by_text("Ben is back.")).to_be_visible()
