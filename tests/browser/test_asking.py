"""Asking the others, chat and keyboard: what each side sees, and where the focus is."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import PHONE, Guest

Come = Callable[..., Guest]
COVERED = """() => {
  const toast = document.querySelector('.toast').getBoundingClientRect()
  const at = document.elementFromPoint(toast.x + toast.width / 2, toast.y + toast.height / 2)
  const below = [...document.querySelectorAll('button, a, input')].filter((one) => {
    const box = one.getBoundingClientRect()
    const beside = box.left >= toast.right || box.right <= toast.left
    return !beside && box.top < toast.bottom && box.bottom > toast.top && !one.closest('.toast')
  })
  return at.closest('.toast') !== null || below.length > 0
}"""  # whether a toast lies over a control, or catches the pointer but for its close button
TOASTED = """() => {
  window.toasted = []
  const note = (changes) => changes.flatMap(({ addedNodes }) => [...addedNodes])
    .filter((one) => one.matches?.('.toast')).forEach((one) => toasted.push(one.textContent))
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true })
}"""  # notes every toast, also one that is gone before anyone looks
KEYBOARD_UP = {"width": PHONE["width"], "height": 460}


def two_talk(ann: Guest, ben: Guest) -> tuple[Page, Page]:
    """Start a game in which Ann transmits to Ben, who may talk."""
    _, link = ann.make(seats=2, preset="balanced", options={"talk": "free", "first_transmitter": 0})
    ann.sit(link, "Ann")
    ben.sit(link, "Ben")
    ann.page.get_by_role("button", name="Start the game").click()
    ben.page.locator(".hand button.may").first.wait_for()
    ann.page.get_by_role("heading", name="You’re the transmitter").wait_for()
    return ann.page, ben.page


def ask(page: Page, what: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name=what, exact=True).click()
    page.get_by_role("dialog").wait_for(state="detached")


def test_who_asks_reads_whom_it_waits_for_and_what_was_said(guest: Come) -> None:
    ann, ben = two_talk(guest(), guest(viewport=PHONE))  # a toast could lie over all of its bar
    ann.evaluate(TOASTED)
    ask(ben, "Ask for a pause")
    expect(ben.get_by_role("alert")).to_contain_text("You asked for a pause. Waiting for Ann.")
    expect(ben.get_by_role("button", name="Menu")).to_be_focused()
    expect(ann.get_by_role("alert")).to_contain_text("Ben would like a pause.")
    ann.get_by_role("button", name="No", exact=True).click()
    expect(ben.locator(".toasts")).to_contain_text("Someone said no, so there’s no pause.")
    assert not ben.evaluate(COVERED)
    ben.get_by_role("button", name="Menu").click()
    expect(ben.locator("dialog .toast")).to_be_visible()  # above the dialog, and to be closed there
    closing = "(one) => { one.click(); return new Promise(requestAnimationFrame) }"
    ben.locator(".toast").get_by_role("button", name="Close").evaluate(closing)
    assert not ben.locator(".toast").count()  # at once, and not because its time is over
    ben.keyboard.press("Escape")
    expect(ben.get_by_role("alert")).to_have_count(0)
    ask(ben, "Ask for a pause")
    ann.get_by_role("button", name="Agree").click()
    expect(ben.get_by_text("The game is paused until everyone agrees to resume.")).to_be_visible()
    ann.get_by_role("button", name="Resume").click()
    ben.get_by_role("button", name="Agree").click()
    expect(ann.locator(".toasts")).to_contain_text("The game resumes.")
    assert ["resumes" in text for text in ann.evaluate("toasted")] == [True]  # nothing she had said


@pytest.mark.soak
def test_what_is_asked_of_somebody_who_is_offline_says_so(guest: Come) -> None:
    ann, ben = two_talk(guest(), guest())
    ann.goto("/")
    ask(ben, "Ask for a pause")
    expect(ben.get_by_role("alert")).to_contain_text("Waiting for Ann (away).")


@pytest.mark.soak
def test_a_bot_moves_for_who_left_and_says_so(guest: Come) -> None:
    _, ben = two_talk(guest(), guest())
    ask(ben, "Ask for a pause")
    ask(ben, "Leave your seat")
    expect(ben.get_by_text("A bot is playing for you.")).to_be_visible()
    expect(ben.locator(".hand button.may")).to_have_count(0)


@pytest.mark.soak
def test_talk_is_counted_until_it_is_read(guest: Come) -> None:
    ann, ben = two_talk(guest(), guest())
    ben.get_by_role("tab", name="Chat", exact=True).click()
    ben.get_by_label("Write a message").fill("I go up.")
    ben.get_by_role("button", name="Send").click()
    expect(ben.get_by_label("Write a message")).to_be_focused()
    expect(ben.get_by_label("Write a message")).to_have_value("")
    unread = ann.get_by_role("tab", name="Chat 1 unread")
    expect(unread).to_be_visible()
    unread.click()
    expect(ann.get_by_role("tabpanel")).to_contain_text("I go up.")
    expect(unread).to_have_count(0)
    ann.reload()
    ann.get_by_role("tab", name="Chat", exact=True).wait_for()
    expect(unread).to_have_count(0)


def test_on_a_phone_talk_opens_where_it_was_spoken_and_stays_above_the_keyboard(
    guest: Come,
) -> None:
    _, ben = two_talk(guest(), guest(viewport=PHONE))
    log = ben.get_by_role("button", name=re.compile("Log and chat"))
    log.click()
    sheet = ben.get_by_role("dialog")
    sheet.get_by_role("tab", name="Chat", exact=True).click()
    field = sheet.get_by_label("Write a message")
    for n in range(14):
        field.fill(f"Line {n}")
        field.press("Enter")
        expect(field).to_have_value("")
    ben.set_viewport_size(KEYBOARD_UP)  # type: ignore[arg-type]
    expect(field).to_be_in_viewport(ratio=0.99)
    expect(sheet.get_by_role("button", name="Send")).to_be_in_viewport(ratio=0.99)
    expect(sheet.get_by_text("Line 13")).to_be_in_viewport(ratio=0.99)


@pytest.mark.soak
def test_who_watches_is_told_why_not_to_talk(guest: Come) -> None:
    ann = guest()
    two_talk(ann, guest())
    watcher = guest().go(ann.page.url)
    watcher.get_by_role("tab", name="Chat", exact=True).click()
    expect(watcher.get_by_text("Spectators can’t chat")).to_be_visible()


@pytest.mark.soak
def test_keys_are_listed_and_the_way_past_the_bar_keeps_the_invitation(guest: Come) -> None:
    ann, ben = two_talk(guest(), guest())
    ben.keyboard.press("?")
    keys = ben.get_by_role("dialog", name="Keyboard shortcuts")
    expect(keys).to_contain_text("play the card")
    ben.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    before = ann.url
    skip = ann.get_by_role("link", name="Skip to the table")
    skip.focus()
    skip.press("Enter")
    expect(ann.locator("#board")).to_be_focused()
    assert ann.url == before


def test_without_an_invitation_nobody_is_asked_to_sit_down(guest: Come) -> None:
    host, stranger = guest(), guest()
    table, _ = host.make(seats=2, preset="balanced")
    page = stranger.go(f"/table/{table}")
    expect(page.get_by_text("This table is invitation-only")).to_be_visible()
    expect(page.get_by_role("button", name="Sit down", exact=True)).to_have_count(0)
    page = guest().go(f"/table/{table}#not-the-invitation")
    page.get_by_role("button", name="Sit down", exact=True).click()
    expect(page.get_by_text("This table is invitation-only")).to_be_visible()
    expect(page.get_by_role("button", name="Sit down", exact=True)).to_have_count(0)
    expect(page.get_by_label("Link to this table")).to_have_count(0)
