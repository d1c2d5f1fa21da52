"""Small defects that players met once and that no other test would notice."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser import test_keys as keys
from tests.browser import test_think_str8 as think
from tests.browser.house import PHONE, Guest, play_now, play_until, wait_until_still
from tests.browser.tour import GAMES
from tests.sampling import some

Come = Callable[..., Guest]
IDENTIFIER = re.compile(r"\b[a-z]+_[a-z_]+\b")
COVERED = """() => {
  window.covered = []
  window.counted = 0
  const look = () => document.querySelectorAll('.player .sum').forEach((sum) => {
    const name = sum.closest('.player').querySelector('[data-seat] b')
    const [a, b] = [sum, name].map((one) => one.getBoundingClientRect())
    counted++
    if (/\\d points/.test(sum.closest('.player').textContent)) covered.push('told too early')
    if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1) covered.push(name.textContent)
  })
  const under = () => {
    const bar = document.querySelector('.counting')?.getBoundingClientRect()
    if (bar) window.below = [...document.querySelectorAll('.laid:not(.gone)')]
      .filter((one) => one.getBoundingClientRect().top < bar.bottom - 1).length
  }
  new MutationObserver(() => { look(); under() }).observe(document.body,
    { childList: true, subtree: true, characterData: true })
}"""  # the names that a counter lies over during the final count, and the cards under its line
CUT = """() => [...document.querySelectorAll('header :is(h1, .phase)')]
  .filter((one) => one.checkVisibility() && one.clientWidth > 1)
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.offsetHeight > 52
    || one.getBoundingClientRect().right > innerWidth)
  .map((one) => `${innerWidth}: ${one.textContent}`)"""  # titles that aren't whole in their bar
HOLDERS = """() => [...document.querySelectorAll('.rack')].flatMap((rack) => {
  const lip = rack.getBoundingClientRect().bottom
    - parseFloat(getComputedStyle(rack, '::after').height)
  return [...rack.querySelectorAll('.slot:not(.up)')].flatMap((slot) => {
    const number = slot.querySelector('b')
    const words = document.createRange()
    words.selectNodeContents(number)
    const { bottom, height } = words.getBoundingClientRect()
    const size = parseFloat(getComputedStyle(number).fontSize)
    const line = number.matches('.turned') ? 0.14 * size : 0
    return bottom - 0.21 * height + line > lip + 0.5 ? [`cut: ${slot.textContent}`] : []
  })
})"""  # numbers that reach below the edge of their holder (0.21: below the baseline)

BADGES = """() => [...document.querySelectorAll('.rack .slot, .own .card')].flatMap((card) => {
  const badge = card.querySelector(':scope > i') ?? card.appendChild(document.createElement('i'))
  badge.className = `num ${[...card.classList].find((one) => one.startsWith('svelte-'))}`
  badge.textContent = '×3'
  card.classList.add('up')
  const { top, bottom, left, right } = badge.getBoundingClientRect()
  const near = [...card.querySelectorAll('.side b, .side i')]
  const below = card.parentElement.querySelector(':scope > .open')
  return [...near, ...(below ? [below] : [])].flatMap((one) => {
    const words = document.createRange()
    words.selectNodeContents(one)
    const box = words.getBoundingClientRect()
    if (!box.width || box.left >= right || box.right <= left) return []
    const line = one.matches('.turned') ? 0.14 * parseFloat(getComputedStyle(one).fontSize) : 0
    const [from, to] = [box.top + 0.2 * box.height, box.bottom - 0.21 * box.height + line]
    const where = [from, to, top, bottom].map((y) => y.toFixed(1)).join(' ')
    return from < bottom && to > top ? [`${one.textContent} and its badge: ${where}`] : []
  })
})"""  # what is under the badge of a card if each counts three times (without the space above and
# below the letters), in a card or in the line below


def test_options_are_named_in_words(guest: Come) -> None:
    one = guest()
    for game in GAMES:
        page = one.go(f"/new/{game}")
        page.get_by_text("More options").click()
        words = page.get_by_role("main").inner_text()
        assert not IDENTIFIER.findall(words), game


def test_bots_are_not_said_to_wait(guest: Come) -> None:
    one = guest()
    one.begin(seats=2, bots={"0": "easy"})
    one.page.locator(".hand button.may").first.wait_for()
    page = one.go("/")
    play_now(page).wait_for()
    expect(page.get_by_role("main")).to_contain_text("Your turn")
    expect(page.get_by_text("waiting for you")).to_have_count(0)


@pytest.mark.soak
def test_the_final_count_leaves_the_names_in_view(guest: Come) -> None:
    one = guest(viewport=PHONE, settings={"pace": "quick"}, reduced_motion="no-preference")
    page = keys.begin(one, "pattern-overlap")
    page.evaluate(COVERED)
    play_until(page.get_by_role("dialog").is_visible, lambda: keys.cards(page))
    assert page.evaluate("counted")
    assert page.evaluate("covered") == []
    assert page.evaluate("below") == 0
    dialog = page.get_by_role("dialog")
    expect(dialog).not_to_contain_text("Guest")
    expect(dialog.get_by_text("You", exact=True)).to_be_visible()
    expect(dialog.get_by_role("button", name="Play again")).to_be_focused()


@pytest.mark.parametrize("game", some(GAMES, "synergy"))
def test_titles_are_whole_on_a_phone(guest: Come, game: str) -> None:
    """In German, where words are longest: at a table, in its lesson, and in a puzzle."""
    one = guest(settings={"language": "de"})
    seats = 2 if game == "sequence-numbers" else 3
    bots = {str(seat): "easy" for seat in range(1, seats)}
    one.begin(seat=0, game=game, seats=seats, bots=bots)
    page = one.page
    page.locator("[data-box=hand]").first.wait_for()
    found = cut(page)
    one.go(f"/learn/{game}").locator("[data-box=hand]").first.wait_for()
    found += cut(page)
    if game == "pattern-overlap":
        one.go("/puzzles/pattern-overlap/A-01").locator(".hand .card").first.wait_for()
        found += cut(page)
    assert not found


def cut(page: Page) -> list[str]:
    """The titles that aren't whole on phones."""
    found: list[str] = []
    for width, height in ((390, 844), (360, 640), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        wait_until_still(page)
        found += page.evaluate(CUT)
    return found


def test_cards_in_their_holders_are_read_whole(guest: Come) -> None:
    one = guest(viewport={"width": 1440, "height": 900})
    page = think.against_bots(one, bots=2)
    for _ in range(2):
        page.locator(".rack b").first.wait_for()
        for size in ({"width": 1440, "height": 900}, PHONE):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            wait_until_still(page)
            assert page.evaluate(HOLDERS) == []
        one.go("/learn/think-str8")


@pytest.mark.parametrize("path", ["table", pytest.param("lesson", marks=pytest.mark.soak)])
def test_a_card_that_counts_three_times_says_so_beside_its_number(guest: Come, path: str) -> None:
    one = guest(viewport=PHONE)
    if path == "table":
        think.against_bots(one, bots=3)
    else:
        one.go("/learn/think-str8")
    one.page.locator(".rack b").first.wait_for()
    found = {}
    for width, height in ((390, 844), (360, 640), (844, 390), (740, 360), (1440, 900)):
        one.page.set_viewport_size({"width": width, "height": height})
        one.page.evaluate(BADGES)
        wait_until_still(one.page)
        found[width] = one.page.evaluate(BADGES)
    assert not any(found.values()), found


def test_your_own_name_is_whole(guest: Come) -> None:
    """Beside the cards, which need most of the width where the pad and the lesson are, too."""
    page = guest(viewport={"width": 1440, "height": 900}).go("/learn/think-str8")
    name = page.locator(".mine .tag b")
    expect(name).to_have_text("You")
    for width in (1440, 1320, 1240, 1180, 1100):
        page.set_viewport_size({"width": width, "height": 900})
        wait_until_still(page)
        assert name.evaluate("(one) => one.scrollWidth <= one.clientWidth"), width


SAID = """() => {
  const said = document.querySelector('li .emote')
  if (!said) return null
  const [box, row] = [said, said.closest('ul')].map((one) => one.getBoundingClientRect())
  const above = { words: said.textContent, by: row.top - box.top, wide: said.scrollWidth }
  return { ...above, cut: said.scrollWidth > said.clientWidth }
}"""


def test_what_somebody_says_is_whole_on_a_phone(guest: Come) -> None:
    one = guest(viewport=PHONE, has_touch=True)
    one.begin(seats=3, options={"talk": "free"}, bots={"0": "easy", "2": "easy"})
    one.page.get_by_role("button", name="Log and chat").click()
    one.page.get_by_role("tab", name=re.compile("^Chat")).click()
    one.page.locator(".emotes button").first.click()
    said = one.page.wait_for_function(SAID).json_value()
    assert said["by"] <= 0, said
    assert not said["cut"], said


def test_tokens_say_what_their_numbers_are(guest: Come) -> None:
    page = guest(viewport={"width": 1440, "height": 900}).go("/learn/think-str8")
    expect(page.locator(".tokens")).to_contain_text(re.compile(r"spaces\s*·\s*points"))
    expect(page.locator(".mine .mark i")).to_have_text(list("BGYPRE"))


def test_credits_stretch_no_card(guest: Come) -> None:
    page = guest(viewport={"width": 1440, "height": 900}).go("/")
    play_now(page).wait_for()
    sizes = "all => all.map((one) => [one.offsetWidth, one.offsetHeight])"
    tiles = page.locator("[data-game]")
    wait_until_still(page)
    before = tiles.evaluate_all(sizes)
    page.get_by_text("Credits", exact=True).first.click()
    page.get_by_role("dialog").wait_for()
    assert tiles.evaluate_all(sizes) == before


def test_the_plate_of_an_absent_player_stays_above_their_cards(guest: Come) -> None:
    one, two = guest(viewport={"width": 1440, "height": 900}), guest()
    think.together(one, two)
    two.page.goto("/")
    holder = one.page.locator("[data-holder='1']")
    expect(holder.locator(".note")).to_contain_text(re.compile(r"away\s*bot in [12]:\d\d"))
    note, rack = holder.locator(".note").bounding_box(), holder.locator(".rack").bounding_box()
    assert note
    assert rack
    assert note["y"] + note["height"] <= rack["y"] + 1
