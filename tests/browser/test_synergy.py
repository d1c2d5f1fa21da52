"""Synergy in a real browser: a silent mission, a race, a ping, touch, keyboard, and a loss."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error, Page, Route, expect

from parlour.core.table import Table
from parlour.games.synergy.campaign import Attempt, card
from parlour.games.synergy.journey import Journey
from tests.browser.house import DESK, PHONE, Guest, play_until, violations, wait_until_still

Come = Callable[..., Guest]
GAME = "synergy"
SHORT_MS = 1500
LAYABLE = ":is(.numbers, .goals) .may"
ROOM = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect()
  const all = (what) =>
    [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect())
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
    && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const numbers = all('.numbers .card b'), makes = all('.makes')
  const rungs = all('.ladder .axis'), strip = box('.strip'), own = box('.own')
  const within = (one) => one.left >= 0 && one.top >= 0
    && one.right <= innerWidth + 1 && one.bottom <= innerHeight + 1
  const wrong = []
  if (!makes.length || makes.some((one) => numbers.some((other) => meet(one, other))))
    wrong.push('a sum lies over a number')
  if (!rungs.length || rungs.some((one) => meet(one, strip) || meet(one, own)))
    wrong.push('the scale lies over the prompt')
  for (const what of ['.ladder', '.strip', '.own', '.mission', '.place', '.numbers button'])
    if (!all(what).length || !all(what).every(within)) wrong.push(`${what} is not in view`)
  if (all('.mission, .actions button').some((one) => meet(one, strip) || meet(one, own)))
    wrong.push('the mission lies over the prompt')
  if (all('.place .slot').some((one) => all('.strip, .own, .mission').some((it) => meet(one, it))))
    wrong.push('a card lies under something')
  if (all('.own button').some((one) => one.width < 40 || one.height < 40))
    wrong.push('a card is too small for a finger')
  return wrong
}"""  # what is wrong with the layout of a table
MADE = {"mission": "custom", "custom_rounds": 1, "custom_lives": 1, "custom_fail": 0}


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """Compile the rules and the bots in advance."""
    table = Table(GAME, 3, seed=1, options={"mission": 18})
    while table.actors:
        seat = table.actors[0]
        table.play(seat, table.bot(seat, "fair"))


def move(one: Guest, until: str = "") -> bool:
    """Make this guest's move if there is one, unless the phase `until` has been reached.

    It clicks only what belongs to the current phase: if the table has moved on, nothing happens.
    """
    page = one.page
    with suppress(Error):
        now = phase(page)
        if now == until or page.get_by_role("dialog").is_visible():
            return False
        for what in (".strip .pass", ".strip .brass", ".own .slot.may", LAYABLE):
            thing = page.locator(f'[data-phase="{now}"] {what}:not([disabled], .up)').first
            if thing.is_visible():
                thing.click(timeout=SHORT_MS)
                return True
    return False


def moves_of(one: Guest, until: str = "") -> Callable[[], bool]:
    """Return a function that makes a guest's moves until a phase."""
    return lambda: move(one, until)


def table_of(guests: list[Guest], names: str = "Ada Ben Cy", **table: Any) -> str:
    """Create a table, seat these people and start."""
    name, link = guests[0].make(game=GAME, seats=len(guests), **table)
    for one, called in zip(guests, names.split(), strict=False):
        one.sit(link, called)
    guests[0].page.get_by_role("button", name="Start the game").click()
    for one in guests:
        one.page.locator(".board").wait_for()
    return name


def begin(one: Guest, **table: Any) -> Page:
    """Start a mission with bots."""
    bots = {"1": "fair", "2": "fair"}
    one.begin(seat=0, **{"game": GAME, "seats": 3, "bots": bots, **table})
    one.page.locator(LAYABLE).first.wait_for()
    return one.page


def lay_goal(page: Page, unlike: str = "") -> str:
    """Play a goal that differs from another; returns its label."""
    goals = page.locator(".goals .may")
    labels = goals.evaluate_all("all => all.map((one) => one.ariaLabel)")
    goals.nth(next(n for n, label in enumerate(labels) if label != unlike)).click()
    page.get_by_role("button", name="Play it").click()
    return next(label for label in labels if label != unlike)


def press_together(*pages: Page) -> None:
    """Click the button that uses the chosen card on all pages at nearly the same time."""
    buttons = [page.locator(".strip .use:not([disabled])").element_handle() for page in pages]
    moment = time.time() * 1000 + 600
    for button in buttons:
        button.evaluate("(one, at) => void setTimeout(() => one.click(), at - Date.now())", moment)


def phase(page: Page) -> str | None:
    return page.locator(".board").get_attribute("data-phase")


def reach(goal: str, *guests: Guest) -> None:
    """Play until every page has reached a phase."""
    there = [moves_of(one, goal) for one in guests]
    play_until(lambda: all(phase(one.page) == goal for one in guests), *there)


def position(one: Guest, table: Table, asks: list[int]) -> Page:
    """Show a position set up by hand, as a lesson."""
    step = {
        "id": "start", "view": table.view(0), "moves": table.legal(0), "asks": asks,
    }  # fmt: skip
    names = ["You", "Wren", "Lark", "Moss", "Fern"][: table.seats]
    lesson = {"seat": 0, "names": names, "options": table.options, "steps": [step, step]}
    one.page.route("**/api/learn/*", lambda route: route.fulfill(json=lesson))
    one.go(f"/learn/{GAME}").locator(".board").wait_for()
    return one.page


def test_three_people_play_a_whole_mission_in_silence(guest: Come) -> None:
    guests = [guest() for _ in range(3)]
    name = table_of(guests, options={"mission": 1})
    ada, ben, _ = (one.page for one in guests)
    ada.locator(LAYABLE).first.click()
    ada.get_by_role("button", name="Play it").click()
    laid = ben.locator('[data-place="0"]')
    expect(laid.locator(".tick.ready")).to_be_visible()
    expect(laid.get_by_role("img", name="first number: face down")).to_be_visible()
    expect(laid.get_by_role("img", name="Hand: 5 numbers, 3 goals")).to_be_visible()
    ben.get_by_role("tab", name="Chat").click()
    expect(ben.get_by_text("The rules don’t allow talking right now.")).to_be_visible()
    ben.set_viewport_size({**DESK, "width": DESK["width"] - 1})
    expect(ben.get_by_role("tab", name="Chat")).to_be_hidden()
    expect(ben.get_by_role("button", name="Log and chat")).to_be_visible()
    ben.set_viewport_size(DESK)
    expect(ben.get_by_test_id("strip")).to_have_text("Choose your first number.")
    expect(ben.get_by_test_id("status")).to_be_hidden()  # the prompt is there once
    reach("keep", *guests)
    for one in guests:
        expect(one.page.locator(".reason.shown")).to_have_count(3)
        expect(one.page.locator(".ladder .token")).to_have_count(3)
    dialogs = [one.page.get_by_role("dialog") for one in guests]
    ends = [dialog.get_by_role("heading", level=2) for dialog in dialogs]
    play_until(
        lambda: all(end.is_visible() for end in ends), *(lambda o=o: move(o) for o in guests)
    )  # type: ignore[misc]
    said = {end.inner_text() for end in ends}
    assert len(said) == 1, "they win or lose together"
    expect(dialogs[2].get_by_role("listitem").filter(has_text="Ben").first).to_be_visible()
    expect(dialogs[2].locator("[data-ending] .token")).to_have_count(3)
    verdict = re.compile("(lost|won) the mission")
    expect(ada.get_by_test_id("strip")).to_have_text(verdict)  # seen on the board before the result
    guests[2].go(f"/replay/{name}").locator(".board").wait_for()
    hands = guests[2].page.locator(".place .hand .number, .place .hand .goal")
    assert hands.count() >= 3 * 7, "everybody's hands are open"
    guests[2].page.get_by_role("button", name="The end, with open hands").click()
    expect(guests[2].page.locator(".board")).to_have_attribute("data-phase", "over")


def test_two_act_at_the_same_moment_and_both_are_served(guest: Come) -> None:
    guests = [guest() for _ in range(3)]
    name = table_of(guests, options={"mission": 18})
    reach("commit2", *guests)
    ada, ben, cy = (one.page for one in guests)
    lay_goal(ben, unlike=lay_goal(ada))
    reach("action", *guests)
    for page, letter, slot in ((ada, "F", "first"), (ben, "D", "goal")):
        page.locator(f'.actions [data-card="{letter}"]').click()
        page.locator(f'.slot.may[data-slot="{slot}"]').first.click()
    press_together(ada, ben)
    expect(cy.locator(".actions .used")).to_have_count(2)
    for page in (ada, ben, cy):
        expect(page.locator(".board")).to_have_attribute("data-phase", "commit3")
        expect(page.locator(".flip .mark")).to_have_count(1)
    told = ada.evaluate(f"fetch('/api/tables/{name}/story').then((answer) => answer.json())")
    used = [one["card"] for entry in told for one in entry.get("events", []) if one["is"] == "used"]
    assert sorted(used) == ["D", "F"]


@pytest.mark.soak
def test_the_second_to_want_a_card_is_asked_again(guest: Come) -> None:
    guests = [guest() for _ in range(3)]
    table_of(guests, options={"mission": 6})
    reach("action", *guests)
    ada, ben, _ = (one.page for one in guests)
    for page in (ada, ben):
        page.locator('.actions [data-card="F"]').click()
        page.locator('.own .slot.may[data-slot="first"]').click()
    press_together(ada, ben)
    for page in (ada, ben):
        expect(page.locator(".board")).to_have_attribute("data-phase", "commit3")
        expect(page.locator(".flip .mark")).to_have_count(1)
        expect(page.locator(LAYABLE).first).to_be_visible()
    for one in guests:
        one.wrong.clear()


@pytest.mark.soak
def test_people_point_at_what_all_can_see_three_times_a_round(guest: Come) -> None:
    guests = [guest() for _ in range(2)]
    table_of(guests, options={"mission": 12})
    reach("commit2", *guests)
    ada, ben = (one.page for one in guests)
    for nothing in (".own .hand button", ".place .hand", ".own .numbers button"):
        assert ben.locator(f"{nothing}[data-point]").count() == 0, "no hand is pointed at"
    point = ada.get_by_role("button", name="Point")
    expect(point).to_contain_text("3 left")
    point.click()
    ada.locator('[data-point="first 1"]').click()
    expect(ben.locator('[data-point="first 1"].halo-0')).to_be_visible()
    expect(ben.locator("[role=log]")).to_contain_text("Ada points at your first number.")
    expect(point).to_contain_text("2 left")
    ada.wait_for_timeout(2100)  # the limit is one every two seconds
    ada.locator('[data-point="challenge LOHI"]').click(button="right")
    expect(ben.locator('[data-point="challenge LOHI"].halo-0')).to_be_visible()
    expect(point).to_contain_text("1 left")


def test_keys_alone_play(guest: Come) -> None:
    page = begin(guest(), options={"mission": 6})
    page.keyboard.press("2")
    expect(page.locator(".numbers .up")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".numbers .up")).to_have_count(0)
    page.locator(".numbers button").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".numbers button").nth(1)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Play it").press("Enter")
    expect(page.locator(".board")).to_have_attribute("data-phase", "commit2")
    page.keyboard.press("1")
    expect(page.get_by_test_id("strip")).not_to_be_empty()
    page.get_by_role("button", name="Play it").press("Enter")
    expect(page.locator(".board")).to_have_attribute("data-phase", re.compile("action|commit3"))
    expect(page.locator("[role=log]")).to_contain_text("Goals:")


def test_limits_are_named_on_the_cards_that_break_them(guest: Come) -> None:
    state = {
        "hand": [0b0101_0101, 0b0101 << 10, 0b0101 << 20], "goals": [1, 1, 1], "phase": 4,
        "first": [2, 7, 12], "goal": [1, 8, 15], "leader": 0,
    }  # fmt: skip
    table = Table.arrange(GAME, 3, state, seed=1, options={"mission": 12})
    page = position(guest(), table, [table.legal(0)[0]])
    dimmed = page.locator(".numbers button.dim")
    expect(dimmed).to_have_count(3)
    expect(dimmed.first.locator("[data-why]")).to_have_attribute("data-why", "Low to high")
    expect(dimmed.first).to_have_attribute("aria-label", re.compile("not allowed: Low to high"))
    page.get_by_role("button", name=re.compile("^red 4, makes 7")).click()
    expect(page.locator(".ladder .preview")).to_contain_text("7")


def last_choice(seats: int, rounds: int = 1) -> Table:
    """Set up the choice of the last number after one to three rounds."""
    own = [5 * seat for seat in range(seats)]
    row = [4, 0, 1][:rounds]
    state = {
        "hand": [0b0101_0101 << 2 * t for t in own], "goals": [0b1011] * seats, "phase": 4,
        "first": [t + 2 for t in own], "goal": [7 * seat + 2 for seat in range(seats)],
        "leader": 0, "round_no": rounds + 1,
        "past_goal": [[7 * seat + (4 + n) % 7 for seat in range(seats)] for n in range(rounds)],
        "past_first": [own] * rounds, "past_last": [own] * rounds,
        "past_sum": [[2] * seats] * rounds,
        "row": [[t + number for number in row] for t in own], "row_count": [rounds] * seats,
    }  # fmt: skip
    return Table.arrange(GAME, seats, state, seed=1, options={"mission": 18})


BEYOND_ROW = """() => [...document.querySelectorAll('[data-explain=discards]')]
  .filter((row) => row.checkVisibility() && row.querySelector('.m'))
  .map((row) => Math.max(...[...row.querySelectorAll('.m > *')]
    .map((card) => card.getBoundingClientRect().right)) - row.getBoundingClientRect().right)"""


def test_many_discards_stay_in_their_row(guest: Come) -> None:
    table = last_choice(3, rounds=3)
    page = position(guest(), table, [table.legal(0)[0]])
    for width, height in ((1440, 900), (1280, 800), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        wait_until_still(page)
        beyond = page.evaluate(BEYOND_ROW)
        assert len(beyond) == 3
        assert max(beyond) <= 1, f"{width} × {height}: {beyond}"


def test_a_lesson_has_room_on_every_upright_screen(guest: Come) -> None:
    table = last_choice(3)
    page = position(guest(), table, [table.legal(0)[0]])
    for width, height in ((390, 844), (360, 640), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        wait_until_still(page)
        assert page.evaluate(ROOM) == [], f"{width} × {height}"
    expect(page.locator('[data-place="1"] .goals-of .gone')).to_have_count(2)
    for seen in ('[data-point="goal-row 1 0"]', '[data-point="goal-row 0 0"]', ".place .hand .m"):
        box = page.locator(seen).first.bounding_box()
        assert box
        assert box["width"] >= 25, seen


@pytest.mark.soak
def test_a_mission_is_lost_and_the_words_say_why(guest: Come) -> None:
    """All three want to be one above somebody: whoever is lowest is not, and nobody may fail."""
    guests = [guest(settings={"pace": "quick"}), guest(), guest()]
    table_of(guests, options={**MADE, "custom_goals": 7})
    seen: set[str | None] = set()

    def look() -> bool:
        seen.add(guests[0].page.locator(".board").get_attribute("data-scene"))
        return False

    ends = [one.page.get_by_role("dialog").get_by_role("heading", level=2) for one in guests]
    play_until(lambda: all(end.is_visible() for end in ends), look, *map(moves_of, guests))
    dialog = guests[0].page.get_by_role("dialog")
    expect(ends[0]).to_have_text("You lost.")
    expect(dialog).to_contain_text("You lost the mission, because you have no lives left.")
    expect(dialog).to_contain_text("What could you have done?")
    expect(dialog).to_contain_text(re.compile(r"✗ ?(missed)?\d+, but no one has \d+"))
    expect(dialog.locator('[data-ending="lost"] .proof.missed')).to_have_count(1)  # may be a line
    assert {"checked", "verdict"} & seen, "the check was shown seat by seat"


def test_a_finger_plays_on_a_phone(guest: Come) -> None:
    one = guest(viewport=PHONE, has_touch=True, is_mobile=True)
    bots = {str(seat): "fair" for seat in range(1, 5)}
    page = begin(one, seats=5, bots=bots, options={"mission": 18})
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for box in (one.bounding_box() for one in page.locator(LAYABLE).all()):
        assert box
        assert box["width"] >= 44
        assert box["y"] + box["height"] <= PHONE["height"]
    page.locator(LAYABLE).first.tap()
    page.get_by_role("button", name="Play it").tap()
    expect(page.locator(".board")).to_have_attribute("data-phase", "commit2", timeout=20_000)
    assert page.locator(".ladder .may").count() >= 5, "everyone's sums are there"
    for width, height in ((740, 360), (844, 390), (360, 640), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        wait_until_still(page)
        assert page.evaluate(ROOM) == [], f"{width} × {height}"
    page.get_by_role("button", name="More about Wren").tap()
    expect(page.locator('[data-place="1"] .unseen-of')).to_be_visible()


@pytest.mark.soak
def test_a_hand_with_all_seven_goals_fits_an_upright_tablet(guest: Come) -> None:
    one = guest(viewport={"width": 820, "height": 1180}, has_touch=True)
    page = begin(one, options={**MADE, "custom_goals": 7})
    cards = page.locator("[data-held]")
    assert cards.count() == 5 + 7
    for one_card in cards.all():
        box = one_card.bounding_box()
        assert box
        assert box["x"] + box["width"] <= 810
        assert box["width"] >= 44


def test_the_lesson_is_played_through(guest: Come) -> None:
    page = guest().go(f"/learn/{GAME}")
    for _ in range(60):
        if page.get_by_role("button", name="Start over").is_visible():
            break
        pressed = next(
            (
                found.first
                for what in (
                    ".actions .asked", ":is(.numbers, .goals):not(:has(.up)) .asked",
                    ".strip .use:not([disabled])",
                    ".own .slot.may[data-slot=first]:not(.chosen)",
                    ".strip .brass:not([disabled])", ".says .button.brass",
                )
                if (found := page.locator(what)).count()
            ),
            None,
        )  # fmt: skip
        assert pressed
        pressed.click()
    expect(page.get_by_role("main").get_by_text("Thirty missions are waiting")).to_be_visible()


def missions(page: Page, groups: list[dict[str, Any]]) -> None:
    """Mock the server's missions and campaigns."""
    rows = Journey().missions()

    def told(route: Route) -> None:
        asked = "missions" in route.request.url
        route.fulfill(json=rows if asked else {"groups": groups})

    page.route(re.compile("/api/(missions|campaigns)/"), told)


def test_missions_are_browsed_turned_and_begun(guest: Come) -> None:
    one = guest()
    tried = [Attempt(1, True, 0), Attempt(2, True, 1), Attempt(3, False, 2)]
    people = [{"name": "Ada", "you": True}, {"name": "Ben", "you": False}]
    missions(one.page, [{"people": people, "card": card(tried)}])
    page = one.go("/")
    page.locator(f"[data-game={GAME}]").get_by_role("link", name="Missions").click()
    expect(page.get_by_text("2 of 30 solved")).to_be_visible()
    expect(page.locator("[data-mission]")).to_have_count(30)
    page.get_by_text("not yet", exact=True).click()
    expect(page.locator("[data-mission]")).to_have_count(28)
    page.get_by_text("5 ★", exact=True).click()
    expect(page.locator("[data-mission]")).to_have_count(4)
    page.locator(".with select").select_option("DIFF")
    expect(page.locator("[data-mission]")).to_have_count(1)
    page.locator(".with select").select_option("H")
    page.get_by_role("button", name="Show all").click()
    tile = page.locator('[data-mission="3"]')
    tile.get_by_role("button", name="What’s new?").click()
    expect(tile.get_by_text("One more player may miss their goal this round.")).to_be_visible()
    expect(page.locator(".next")).to_contain_text("Grace Note")
    page.get_by_text("Strong", exact=True).click()
    expect(tile).to_contain_text("strong bots win over 99%")
    with page.expect_request(re.compile("/api/tables$")) as made:
        page.locator(".next").get_by_role("button", name="Play with bots").click()
    assert set(made.value.post_data_json["bots"].values()) == {"strong"}
    expect(page.get_by_role("region", name="Mission 3: Grace Note")).to_be_visible()


def test_two_players_learn_what_the_stars_are_worth_and_which_medal_is_missing(guest: Come) -> None:
    one = guest(settings={"language": "de"})
    people = [{"name": "Ada", "you": True}]
    tried = [Attempt(1, True, 0, eased=True), Attempt(2, True, 0)]
    missions(one.page, [{"people": people, "card": card(tried)}])
    page = one.go(f"/missions/{GAME}")
    says = page.get_by_text("Diese Sterne gelten für zwei Personen.")
    rows = Journey().missions()
    other = next(row for row in rows if row["stars"] < row["stars_for_two"])
    tile = page.locator(f'[data-mission="{other["number"]}"]')
    expect(tile.get_by_role("img", name=re.compile(f"^{other['stars']} Stern"))).to_be_visible()
    expect(says).to_have_count(0)
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    expect(says).to_be_visible()
    stars = re.compile(f"^{other['stars_for_two']} Stern")
    expect(tile.get_by_role("img", name=stars)).to_be_visible()
    won = f"mittelstarke Bots gewinnen {100 * rows[2]['seats']['2']:.0f} %"
    expect(page.locator('[data-mission="3"]')).to_contain_text(won)
    eased = page.get_by_role("img", name="mit leichteren Regeln geschafft, keine Medaille")
    expect(eased).to_have_count(1)
    expect(page.locator('[data-mission="1"]').locator(eased)).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_group_gives_away_super_and_hyper(guest: Come, size: dict[str, int]) -> None:
    one = guest(viewport=size)
    one.begin(
        seat=0, game=GAME, seats=3, options={"mission": 28, "super_hyper": "group"},
        bots={"1": "easy", "2": "easy"},
    )  # fmt: skip
    page = one.page
    vote = page.get_by_role("group", name="Who should get the Super card?")
    expect(vote.get_by_role("button")).to_have_text(["Me", "Wren", "Lark", "No preference"])
    vote.get_by_role("button", name="Wren").click()
    vote = page.get_by_role("group", name="Who should get the Hyper card?")
    expect(vote.get_by_role("button")).to_have_text(["Me", "Lark", "No preference"])
    vote.get_by_role("button", name="Me").click()
    page.locator(LAYABLE).first.wait_for()
    expect(page.locator("[data-place='1']")).to_contain_text("SUPER")
    expect(page.locator("[data-place='0']")).to_contain_text("HYPER")


@pytest.mark.soak
def test_missions_are_there_before_any_was_played(guest: Come) -> None:
    one = guest()
    missions(one.page, [])
    page = one.go(f"/missions/{GAME}")
    expect(page.get_by_text("You haven’t finished a mission yet.")).to_be_visible()
    expect(page.locator(".next")).to_contain_text("First Chord")
    page.locator('[data-mission="12"]').get_by_role("button", name="Play with friends").click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    expect(page.get_by_text("Mission 12 has 5 rounds")).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.soak)])
def test_axe_finds_nothing_wrong(guest: Come, scheme: str) -> None:
    one = guest(color_scheme=scheme, bypass_csp=True)
    page = begin(one, options={"mission": 18})
    page.locator(LAYABLE).first.click()
    assert not violations(page)
    reach("keep", one)
    assert not violations(page)
    missions(page, [])
    one.go(f"/missions/{GAME}").locator("article").first.wait_for()
    assert not violations(page)
