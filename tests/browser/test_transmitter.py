"""Transmitter: how a round ends, the possible values, and boards on every screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import Guest, play_until, wait_until_still

Come = Callable[..., Guest]
SHORT = {"transmitter": "house", "objective_limit": 1, "drift_interval": 2, "wins_to_win": 2,
         "losses_to_lose": 2}  # fmt: skip
SIZES = ((844, 390), (740, 360), (360, 640), (360, 560), (390, 844), (820, 1180), (1440, 900))

WATCH = """() => {
  const find = (what) => document.querySelector(what)
  const seen = () => JSON.stringify([
    find('.board')?.dataset.scene ?? '', find('header')?.textContent.match(/Round \\d/)?.[0] ?? '',
    document.querySelectorAll('.pile .one').length, find('.veil h2')?.textContent ?? '',
    find('.lamp.on')?.textContent.trim() ?? '',
  ])
  window.moments = []
  new MutationObserver(() => { if (seen() !== moments.at(-1)) moments.push(seen()) })
    .observe(document.body, { subtree: true, childList: true, attributes: true })
}"""  # notes each state of the board: scene, round, cards on the stack, heading, and lamp

LOOSE = """() => {
  const box = (one) => one.getBoundingClientRect()
  const all = (what) => [...document.querySelectorAll(`.board ${what}`)]
  const parts = ['.score', '.pile', '.signal', '.lamps', '.sentence', '.band', '.hand', '.sum']
    .flatMap((what) => all(what).map((one) => [what, box(one)]))
  const outside = parts.filter(([, { left, top, right, bottom }]) =>
    left < 0 || top < 0 || right > innerWidth || bottom > innerHeight + 0.5)
  const over = parts.flatMap(([one, a], n) => parts.slice(n + 1)
    .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
    .map(([other]) => `${one} over ${other}`))
  const words = all('.sum > *').map(box)
  const under = all('.hand button').map(box).flatMap((a) => words
    .filter((b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && a.bottom - b.top > 1).map(() => 'card over its words'))
  const sum = document.querySelector('.pile .label b').firstChild
  const [before, range] = [sum.data, document.createRange()]
  sum.data = '−28'
  range.selectNodeContents(sum)
  if (box(range).right > box(document.querySelector('.signal .cards')).left - 2)
    under.push('a long sum over the signal')
  sum.data = before
  const small = all('.hand button').filter((one) => one.offsetWidth < 40 || one.offsetHeight < 40)
  const tiny = small.map(() => 'small card')
  return [...outside.map(([what]) => `${what} outside`), ...over, ...under, ...tiny]
}"""  # parts of the board that leave the window or cover each other, and cards too small to tap

CROSSED = """() => {
  const words = document.querySelector('.last .miss').getBoundingClientRect()
  return [...document.querySelectorAll('.last svg > :is(.stack, .aim, .drift)')].filter((line) => {
    const [at, long] = [line.getScreenCTM(), line.getTotalLength()]
    return Array.from({ length: 400 }, (_, n) =>
      line.getPointAtLength((n * long) / 400).matrixTransform(at))
      .some(({ x, y }) => x > words.left && x < words.right && y > words.top && y < words.bottom)
  }).map((line) => line.getAttribute('class'))
}"""  # the lines of the last round's chart that run through its label


def alone(one: Guest, **options: Any) -> Page:
    """Start a game with the house as the only other player."""
    one.begin(seat=0, seats=1, preset="balanced", options={**SHORT, **options})
    one.page.locator(".hand button.may").first.wait_for()
    return one.page


def look_at_a_card(page: Page) -> None:
    """Point at a card after the round: it leads nowhere."""
    card = page.locator(".hand button").first.bounding_box()
    assert card
    page.mouse.move(card["x"] + 20, card["y"] + 20)
    page.evaluate("new Promise(requestAnimationFrame)")
    assert page.locator("[data-scene] .band .ghost").count() == 0


def play_round(page: Page) -> int:
    """Play the second card by key until the round ends; returns how many cards were played."""
    for plays in (1, 2):
        page.locator(".hand button.may").first.wait_for()
        page.keyboard.press("2")
        expect(page.locator(".hand button").nth(1)).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator(".pile .one")).to_have_count(plays)
        if page.locator("[data-scene]").count():
            look_at_a_card(page)
            break
    page.locator(".veil").wait_for()
    return plays


def test_a_round_is_seen_to_end_before_the_next_one_is_dealt(guest: Come) -> None:
    """Also at the fastest pace and with less motion, and again in the log and the replay."""
    one = guest()
    page = alone(one)
    page.evaluate(WATCH)
    plays = play_round(page)
    expect(page.locator(".pile .one")).to_have_count(plays)
    expect(page.locator(".side details")).to_have_count(0)
    page.get_by_role("button", name="Next round").click()
    expect(page.locator(".pile .one")).to_have_count(0)
    seen = page.evaluate("moments.map(JSON.parse)")
    scenes = [moment[0] for moment in seen]
    first = {tuple(moment[1:3]) for moment in seen if moment[0]}
    assert first == {("Round 1", plays)}
    assert scenes.index("play") < scenes.index("end")
    assert all(moment[4] for moment in seen if moment[0] == "play")  # a lamp is lit
    assert not any(moment[3] for moment in seen if moment[0] != "end")

    page.locator(".side summary").click()
    expect(page.locator(".side details li")).to_have_count(plays)
    play_round(page)
    page.locator(".veil .button").click()
    page.get_by_role("dialog").or_(page.locator(".hand button.may").first).wait_for()
    while not page.get_by_role("dialog").is_visible():
        play_round(page)
        page.locator(".veil .button").click()
        page.get_by_role("dialog").or_(page.locator(".hand button.may").first).wait_for()
    expect(page.get_by_role("dialog").locator(".last")).to_contain_text("Round")

    page.get_by_role("link", name="Look back").click()
    table = page.url.partition("/replay/")[2].partition("?")[0]
    one.go(f"/replay/{table}?step={plays}a")
    expect(page.locator(".pile .one")).to_have_count(plays)
    expect(page.locator(".told")).to_contain_text("the round")
    expect(page.locator(".told")).not_to_contain_text("Round 2")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(rf"step={plays}&"))
    expect(page.locator(".told")).to_have_text(re.compile("^Round 2"))
    expect(page.locator(".pile .one")).to_have_count(0)


def test_the_possible_values_are_shown_and_everything_fits(guest: Come) -> None:
    one = guest(has_touch=True)
    page = alone(one, drift_interval=5, hand_size=5, objective_limit=12)
    lit = "[...document.querySelectorAll('.pip')].map((one) => Number(one.dataset.value))"
    assert page.evaluate(lit) == [-12, -11, -9, -6, -3, -2, 1, 4, 5, 7, 8, 10]
    page.locator(".hand button").nth(2).focus()
    loose = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        wait_until_still(page)
        loose[width, height] = page.evaluate(LOOSE)
    assert not any(loose.values()), loose
    page.get_by_role("button", name="See the objective cards").click()
    expect(page.locator("[popover] li")).to_have_count(12)
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 844, "height": 390})
    page.keyboard.press("3")
    page.keyboard.press("Enter")
    page.locator(".lamp.on").wait_for()
    wait_until_still(page)
    left = page.evaluate(lit)
    assert 0 < len(left) < 12
    stack = int(page.locator(".pile .label b").inner_text().replace("−", "-"))
    assert all(value >= stack for value in left) or all(value <= stack for value in left)
    assert not page.evaluate(LOOSE)
    one.go("/learn/transmitter").locator(".hand button").first.wait_for()
    for width, height in ((844, 390), (740, 360)):
        page.set_viewport_size({"width": width, "height": height})
        wait_until_still(page)
        assert not page.evaluate(LOOSE), f"the lesson at {width}x{height}"


def test_how_far_a_lost_round_missed_is_written_clear_of_its_chart(guest: Come) -> None:
    page = alone(guest(), wins_to_win=9, losses_to_lose=1)
    dialog = page.get_by_role("dialog")
    while not dialog.is_visible():
        play_round(page)
        page.locator(".veil .button").click()
        dialog.or_(page.locator(".hand button.may").first).wait_for()
    expect(dialog.locator(".last .miss")).to_contain_text("missed by")
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 844})
        wait_until_still(page)
        assert page.evaluate(CROSSED) == []


@pytest.mark.soak
def test_with_several_people_the_next_round_starts_by_itself(guest: Come) -> None:
    ada, ben = guest(), guest()
    _, link = ada.make(seats=2, preset="balanced", options=SHORT)
    ada.sit(link, "Ada")
    ben.sit(link, "Ben")
    ada.page.get_by_role("button", name="Start the game").click()
    play_until(ada.page.locator(".veil").is_visible, ada.lay, ben.lay)
    ada.page.locator(".veil").wait_for(state="detached")
    expect(ada.page.get_by_text("Round 2, play 1 of 2")).to_be_visible()
