"""Sequence Numbers for families: sums and help by player, pictures, reading aloud, and practice."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from parlour.core.table import Table
from tests.browser.house import PHONE, Guest, violations

Come = Callable[..., Guest]
GAME = "sequence-numbers"
PARTS = re.compile(r"(\d+)\s*([+\u2212\u00d7\u00f7])\s*(\d+)")
NARROW = {"width": 360, "height": 640}
VOICES = """() => {
  window.read = []
  speechSynthesis.getVoices = () => [
    { name: 'Far', lang: 'en-US', localService: false, default: true },
    { name: 'Near', lang: 'en-GB', localService: true, default: false },
  ]
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text } }
  speechSynthesis.speak = (one) => window.read.push(`${one.voice.name}: ${one.text}`)
}"""


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """Compile the rules and the bot in advance."""
    table = Table(GAME, 2, seed=1)
    table.play(0, table.bot(0, "easy"))


def solved(text: str) -> int:
    found = PARTS.search(text)
    assert found, text
    left, sign, right = int(found[1]), found[2], int(found[3])
    return int({"+": left + right, "−": left - right, "×": left * right}.get(sign, left / right))


def sums(page: Page) -> list[str]:
    """The sums in a hand, as a screen reader reads them."""
    labels = page.locator(".hand button").evaluate_all("all => all.map((one) => one.ariaLabel)")
    return [found[0] for label in labels if (found := PARTS.search(label))]


def record(page: Page) -> dict[str, Any]:
    text = page.evaluate("localStorage.getItem('parlour.sequence_numbers.sums')")
    return dict(json.loads(text or "{}"))


def overflow(page: Page) -> int:
    found: int = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return found


def test_a_child_has_easy_sums_and_lit_cells_beside_a_parent_with_hard_ones(guest: Come) -> None:
    parent, child = guest(), guest(viewport=PHONE, has_touch=True)
    page = parent.go(f"/new/{GAME}?with=friends")
    page.get_by_text("As printed", exact=True).first.click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("switch", name=re.compile("Different for each player")).check(force=True)
    rows = page.locator(".setup li")
    rows.nth(0).get_by_label("Sums").select_option("times")
    rows.nth(0).get_by_label("Help").select_option("none")
    rows.nth(1).get_by_label("Sums").select_option("easy")
    rows.nth(1).get_by_label("Help").select_option("lit")
    assert violations(page, "main") == []
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("button", name="Stand up").wait_for()
    seats = page.get_by_role("list", name="Players").locator("li")
    expect(seats.nth(0)).to_contain_text("times tables · no help")
    expect(seats.nth(1)).to_contain_text("easy sums · answers light up")
    link = page.evaluate("location.pathname") + "#" + invite(page)
    child.sit(link, "Bo")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_test_id("status")).to_contain_class("mine")
    played = a_product(page)
    page.locator(".hand button").nth(played).click()
    face = sums(page)[played]
    expect(page.get_by_role("button", name="Picture of the sum")).to_have_count(0)
    wrong = next(n for n in cells(page) if n not in (solved(face), 0))
    page.locator(f'[data-cell="{cells(page).index(wrong)}"]').click()
    expect(page.locator(".says .complaint")).to_contain_text(f"isn’t {wrong}")
    expect(page.locator(".aid")).to_have_count(0)
    assert [one["wrong"] for one in record(page).values()] == [1]
    page.locator(f'[data-cell="{cells(page).index(solved(face))}"]').click()
    small = child.page
    expect(small.get_by_test_id("status")).to_contain_class("mine")
    expect(small.locator(".laid")).to_have_attribute("aria-label", re.compile(re.escape(face)))
    assert all("×" not in one and "÷" not in one for one in sums(small))
    small.locator(".hand button").nth(first_sum(small)).click()
    expect(small.locator(".cell.glow").first).to_be_visible()
    small.locator(".cell.glow").first.click()
    expect(page.get_by_test_id("status")).to_contain_class("mine")
    assert record(small) == {}, "what lit up is no answer of one's own"


def test_in_the_lobby_players_choose_for_themselves_and_the_host_for_all(guest: Come) -> None:
    host, child = guest(), guest(viewport=NARROW, has_touch=True)
    _, link = host.make(game=GAME, seats=2)
    host.sit(link, "Ada")
    child.sit(link, "Bo")
    own = child.page.get_by_role("group", name="Sums and help for You")
    own.get_by_label("Sums").select_option("easy")
    theirs = host.page.get_by_role("group", name="Sums and help for Bo")
    expect(theirs.get_by_label("Sums")).to_have_value("easy")
    expect(host.page.get_by_role("listitem").filter(has=theirs)).to_contain_text("easy sums")
    theirs.get_by_label("Help").select_option("none")
    expect(own.get_by_label("Help")).to_have_value("none")
    expect(child.page.get_by_role("group", name="Sums and help for Ada")).to_have_count(0)
    assert violations(child.page, "main") == []
    assert overflow(child.page) == 0


def invite(page: Page) -> str:
    kept = json.loads(page.evaluate("localStorage.getItem('parlour.invites')"))
    return str(next(iter(kept.values()))["invite"])


def cells(page: Page) -> list[int]:
    """The numbers of the open cells by cell; 0 for others."""
    names = page.locator("[data-cell]").evaluate_all("all => all.map((one) => one.ariaLabel)")
    return [int(found[1]) if (found := re.search(r", (\d+), open", name)) else 0 for name in names]


def first_sum(page: Page) -> int:
    labels = page.locator(".hand button").evaluate_all("all => all.map((one) => one.ariaLabel)")
    return next(n for n, label in enumerate(labels) if PARTS.search(label))


def a_product(page: Page) -> int:
    """A place in the hand, if possible with a product."""
    faces = page.locator(".hand button").evaluate_all("all => all.map((one) => one.ariaLabel)")
    places = [n for n, label in enumerate(faces) if PARTS.search(label)]
    return next((n for n in places if "×" in faces[n]), places[0])


@pytest.mark.parametrize(
    ("deck", "picture"), [("times", "Rows of dots"), ("divided", "Equal groups")]
)
def test_products_and_divisions_have_pictures_and_are_read_aloud(
    guest: Come, deck: str, picture: str
) -> None:
    one = guest(viewport=PHONE)
    one.context.add_init_script(f"({VOICES})()")
    one.begin(
        seat=0, game=GAME, seats=2, bots={"1": "easy"},
        options={"deck_level": deck, "seat_help": "picture"},
    )  # fmt: skip
    page = one.page
    page.locator(".hand button").first.wait_for()
    place = a_product(page)
    face = page.locator(".hand button").nth(place).get_attribute("aria-label") or ""
    page.locator(".hand button").nth(place).click()
    if "×" in face or "÷" in face:
        expect(page.locator(".aid")).to_contain_text(picture)
        expect(page.locator(".aid svg[role=img]")).to_be_visible()
    assert violations(page, ".aid") == []
    page.get_by_role("button", name="Close the picture").click()
    page.get_by_role("button", name="Read aloud").click()
    page.keyboard.press("r")
    found = PARTS.search(face)
    assert found
    word = {"+": "plus", "×": "times", "÷": "divided by"}[found[2]]
    assert page.evaluate("read") == [f"Near: {found[1]} {word} {found[3]}"] * 2


def test_without_a_voice_there_is_nothing_to_read_aloud_with(guest: Come) -> None:
    one = guest()
    one.context.add_init_script("delete window.speechSynthesis")
    page = one.go(f"/practise/{GAME}")
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator("[data-sum]").wait_for()
    expect(page.get_by_role("button", name="Read aloud")).to_have_count(0)


def answer(page: Page, number: int) -> None:
    page.locator(".numbers button").nth(number - 1).click()


def asked(page: Page) -> str:
    return page.locator("[data-sum]").get_attribute("data-sum") or ""


@pytest.mark.parametrize("language", ["en", "nb"])
def test_practising_to_the_end_with_a_mistake_that_is_recorded(guest: Come, language: str) -> None:
    one = guest(viewport=NARROW, settings={"language": language})
    words = {
        "en": ("Times", "Start", "isn’t", "Worth another look", "Your record"),
        "nb": ("Gange", "Start", "er ikke", "Se en gang til på", "Resultatene dine"),
    }[language]
    page = one.go(f"/practise/{GAME}")
    page.get_by_text(words[0], exact=True).click()
    page.get_by_role("button", name=words[1], exact=True).click()
    missed = asked(page)
    wrong = 48 if solved(missed) != 48 else 47
    answer(page, wrong)
    expect(page.locator(".told")).to_contain_text(words[2])
    expect(page.locator(".picture svg")).to_be_visible()
    assert violations(page, "main") == []
    assert overflow(page) == 0
    answer(page, wrong)
    expect(page.locator(".numbers .lit")).to_have_text(str(solved(missed)))
    asked_for = []
    while page.locator("[data-sum]").count():
        asked_for.append(asked(page))
        answer(page, solved(asked(page)))
    assert asked_for.count(missed) == 2
    assert len(asked_for) == 21
    expect(page.get_by_text(words[3])).to_be_visible()
    expect(page.locator("section li")).to_have_text([re.compile(f"= {solved(missed)}")])
    page.get_by_role("button", name=words[4]).click()
    expect(page.locator("table")).to_contain_text("20")
    assert record(page)[missed]["wrong"] == 1
    assert sum(tried["right"] for tried in record(page).values()) == 20
    assert overflow(page) == 0


def test_the_record_lists_what_went_wrong_and_can_be_deleted(guest: Come) -> None:
    one = guest(viewport=PHONE)
    one.go(f"/practise/{GAME}").evaluate(
        """localStorage.setItem('parlour.sequence_numbers.sums', JSON.stringify({
          '7×6': { right: 0, wrong: 2, ms: 0, ok: false },
          '2+3': { right: 4, wrong: 0, ms: 6000, ok: true },
          'nonsense': 5 }))"""
    )
    page = one.go(f"/practise/{GAME}")
    expect(page.get_by_text("2 mistakes")).to_be_visible()
    expect(page.locator("tbody tr").first).to_contain_text("1.5 s")
    page.get_by_role("button", name="Only the tricky sum").click()
    assert asked(page) == "7×6"
    page.keyboard.type("42")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Your record").click()
    assert violations(page, "main") == []
    page.get_by_role("button", name="Delete this record").click()
    page.get_by_role("button", name="Delete it").click()
    expect(page.get_by_text("Nothing here yet")).to_be_visible()
    assert record(page) == {}


def test_one_tap_chooses_a_deck(guest: Come) -> None:
    page = guest(viewport=PHONE).go(f"/new/{GAME}")
    page.get_by_text("As printed", exact=True).first.click()
    page.locator(".setup").get_by_text("Divide", exact=True).click()
    assert overflow(page) == 0
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".hand button").first.wait_for()
    assert all("÷" in one for one in sums(page))
