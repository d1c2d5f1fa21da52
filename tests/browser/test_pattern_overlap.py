"""Pattern Overlap in a real browser: a race, locations, puzzles, touch, keyboard, a lesson."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from parlour import Table
from parlour.core.game import HOUSE
from parlour.games.pattern_overlap.claims import referee
from parlour.games.pattern_overlap.clock import house_clock
from parlour.games.pattern_overlap.faces import FACES, RING, turned
from parlour.games.pattern_overlap.puzzles import starters
from parlour.games.pattern_overlap.rules import GO, PLACE, State
from tests.browser.crowded import crowded
from tests.browser.house import PHONE, Guest, violations, wait_until_still

Come = Callable[..., Guest]
PATIENCE_S = 300.0  # a whole game on a busy machine
RAISED = 46  # pixels a card floats above a finger
ARROWS = {(1, 0): "ArrowRight", (-1, 0): "ArrowLeft", (0, 1): "ArrowDown", (0, -1): "ArrowUp"}
# Holds back the server's messages from a page for a while, as if it hadn't seen them.
HOLD = """
const plain = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage')
Object.defineProperty(WebSocket.prototype, 'onmessage', {
  get() { return plain.get.call(this) },
  set(heard) {
    plain.set.call(this, (event) => {
      if (window.held) window.held.push(() => heard(event))
      else heard(event)
    })
  },
})
"""
RELEASE = "() => { const held = window.held; window.held = null; held.forEach((one) => one()) }"


class Fit(NamedTuple):
    """A legal placement of a card."""

    covers: int
    slot: int
    rot: int
    loc: int
    x: int
    y: int

    @property
    def cells(self) -> set[tuple[int, int, int]]:
        return {(self.loc, self.x + dx, self.y + dy) for dx, dy in ((0, 0), *RING)}


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """Compile the rules, the referee and the clock in advance."""
    table = Table("pattern-overlap", seats=2, seed=0)
    table.play(HOUSE, GO)
    judge = referee(table)
    assert judge
    assert judge.judge(0, PLACE, 0, 0)
    assert house_clock(State.read(table._state))


def until(reached: Callable[[], bool]) -> None:
    """Wait until a condition holds; the page's CSP forbids evaluating wait conditions."""
    ends = time.monotonic() + PATIENCE_S
    while not reached():
        assert time.monotonic() < ends, "it never came to that"
        time.sleep(0.03)


def together(*guests: Guest, **options: Any) -> str:
    """Start a table without bots and wait until everyone has cards."""
    table, link = guests[0].make(game="pattern-overlap", seats=len(guests), options=options)
    for n, one in enumerate(guests):
        one.sit(link, f"Person {n}")
    guests[0].page.get_by_role("button", name="Start the game").click()
    for one in guests:
        one.page.locator(".hand .card").first.wait_for()
    return table


def laid(page: Page) -> list[tuple[int, ...]]:
    """Return card, location, x, y and rotation of every card on the table."""
    cards = page.locator(".laid").evaluate_all("(all) => all.map((one) => one.dataset.card)")
    return [tuple(map(int, card.split())) for card in cards]


def hand(page: Page) -> dict[int, int]:
    """Return the hand's cards by slot."""
    read = "(all) => all.map((one) => [Number(one.dataset.slot), Number(one.dataset.card)])"
    return dict(page.locator(".hand .slot[data-card]").evaluate_all(read))


def fits(page: Page, own: int | None = None, frozen: tuple[int, ...] = ()) -> list[Fit]:
    """Return the legal placements of a hand, as a person would see them; most squares first."""
    return fits_on(laid(page), hand(page), own, frozen)


def fits_on(
    cards: list[tuple[int, ...]], held: dict[int, int],
    own: int | None = None, frozen: tuple[int, ...] = (),
) -> list[Fit]:  # fmt: skip
    """Return the legal placements of a hand on these cards; most squares first."""
    shown: dict[tuple[int, int, int], str] = {}
    for card, loc, x, y, rot in cards:
        shown[loc, x, y] = "*"
        for (dx, dy), kind in zip(RING, turned(FACES[0][card], rot), strict=True):
            shown[loc, x + dx, y + dy] = kind
    near = {
        (loc, x + dx, y + dy)
        for loc, x, y in shown
        for dx in (-2, -1, 0, 1, 2)
        for dy in (-2, -1, 0, 1, 2)
        if loc != own and loc not in frozen
    }
    found = []
    for slot, card in held.items():
        for rot in range(4):
            face = turned(FACES[0][card], rot)
            for loc, x, y in near - shown.keys():
                below = [shown.get((loc, x + dx, y + dy)) for dx, dy in RING]
                pairs = [(a, b) for a, b in zip(face, below, strict=True) if b is not None]
                if len(pairs) >= 3 and all(a == b for a, b in pairs):
                    found.append(Fit(len(pairs), slot, rot, loc, x, y))
    return sorted(found, reverse=True)


def resting(thing: Locator) -> FloatRect:
    """Return an element's bounding box once the table has stopped moving."""
    box = thing.bounding_box()
    for _ in range(50):
        thing.page.wait_for_timeout(60)
        before, box = box, thing.bounding_box()
        if box and box == before:
            return box
    raise AssertionError("the table never rests")


def where(page: Page, loc: int, x: int, y: int) -> tuple[float, float]:
    """Return the screen position of a cell."""
    card = next(one for one in laid(page) if one[1] == loc)
    box = resting(page.locator(f".laid[data-card='{' '.join(map(str, card))}']"))
    side = box["width"] / 3
    return (
        box["x"] + box["width"] / 2 + (x - card[2]) * side,
        box["y"] + box["height"] / 2 + (y - card[3]) * side,
    )


def middle(locator: Locator) -> tuple[float, float]:
    box = locator.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lift(page: Page, slot: int, rot: int, to: tuple[float, float]) -> None:
    """Drag a card somewhere, rotating it on the way, without dropping it."""
    card = page.locator(f".hand [data-slot='{slot}'] .card")
    card.scroll_into_view_if_needed()
    x, y = middle(card)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 20)
    for _ in range(rot):
        page.keyboard.press("r")
    page.mouse.move(*to, steps=4)


def drag(page: Page, fit: Fit) -> None:
    """Place a card with the mouse."""
    lift(page, fit.slot, fit.rot, where(page, fit.loc, fit.x, fit.y))
    page.mouse.up()


def contested(*guests: Guest) -> tuple[Fit, Fit]:
    """Open tables until two hands have conflicting placements, and return those."""
    for _ in range(6):
        together(*guests, mode="cover")
        mine, theirs = (fits(one.page) for one in guests)
        pairs = [(a, b) for a in mine for b in theirs if (b.loc, b.x, b.y) in a.cells]
        if pairs:
            return pairs[0]
    raise AssertionError("no two hands ever wanted the same place")


def test_two_race_for_one_spot(guest: Come) -> None:
    guests = [guest(), guest()]
    for one in guests:
        one.context.add_init_script(HOLD)
    wanted = contested(*guests)
    pages = [one.page for one in guests]
    before = len(laid(pages[0]))
    for page, fit in zip(pages, wanted, strict=True):
        lift(page, fit.slot, fit.rot, where(page, fit.loc, fit.x, fit.y))
        expect(page.get_by_test_id("ghost")).to_have_attribute("data-rot", str(fit.rot))
    for page in pages:
        page.evaluate("window.held = []")
    for page in pages:
        page.mouse.up()
    for page in pages:
        until(lambda page=page: page.evaluate("window.held.length") > 0)
        page.evaluate(RELEASE)
    for page in pages:
        expect(page.locator(".laid")).to_have_count(before + 1)
    told = [page.locator(".said.late").count() for page in pages]
    assert sorted(told) == [0, 1]
    loser = told.index(1)
    page, winner = pages[loser], f"Person {1 - loser}"
    expect(page.get_by_test_id("said")).to_have_text(re.compile(f"{winner} was faster here"))
    assert len(hand(page)) == 3
    assert page.locator(".wrong.late").count() > 0
    assert page.locator(".board.locked").count() == 0


def test_a_wrong_card_slides_back_and_says_why(guest: Come) -> None:
    one, two = guest(), guest()
    together(one, two, mode="cover")
    page = one.page
    card = laid(page)[0]
    before = len(laid(page))
    drag(page, Fit(0, 0, 0, 0, card[2], card[3]))
    expect(page.get_by_test_id("said")).to_contain_text("centre")
    assert page.locator(".wrong").count() > 0
    expect(page.locator(".board")).to_have_class(re.compile("locked"))
    expect(page.locator(".board")).not_to_have_class(re.compile("locked"))
    assert len(laid(page)) == before
    assert len(hand(page)) == 3
    assert two.page.locator(".said").count() == 0
    drag(page, fits(page)[0])
    for player in (one, two):
        expect(player.page.locator(".laid")).to_have_count(before + 1)
    expect(page.locator(".facts .sum")).not_to_have_text("0")


@pytest.mark.soak
def test_three_play_not_my_stack(guest: Come) -> None:
    guests = [guest() for _ in range(3)]
    together(*guests, mode="nms")
    first = guests[0].page
    expect(first.locator(".location")).to_have_count(3)
    expect(
        first.locator(".location.own").get_by_role("button", name="you can’t play")
    ).to_have_count(1)
    expect(first.locator(".laid.dim")).to_have_count(1)
    drag(first, Fit(0, 0, 0, 0, 2, 0))
    expect(first.get_by_test_id("said")).to_have_text(re.compile("own location"))
    dialogs = [one.page.get_by_role("dialog") for one in guests]
    ends = time.monotonic() + PATIENCE_S
    iced = 0
    while not all(dialog.is_visible() for dialog in dialogs):
        assert time.monotonic() < ends, "the game does not end"
        for seat, one in enumerate(guests):
            iced = max(iced, one.page.locator(".ice").count())
            step(one.page, seat)
    assert iced > 0 or "No one" in dialogs[0].inner_text()
    for dialog in dialogs:  # everyone is listed, once
        assert dialog.locator("li").count() == len(guests)
        assert re.search(r"\d cards? on (your|their) location", dialog.inner_text())
    page = guests[0].page
    page.keyboard.press("Escape")
    counts = [int(text) for text in page.locator(".location b").all_inner_texts()]
    on = [sum(card[1] == loc for card in laid(page)) - 1 for loc in range(3)]
    assert counts == on


def step(page: Page, seat: int, attempt: int = 0) -> None:
    """Play a card on an open location if one fits; other attempts try other placements."""
    frozen = page.locator(".location.iced").evaluate_all(
        "(all) => all.map((one) => Number(one.dataset.location))"
    )
    found = fits(page, own=seat, frozen=tuple(frozen)) if hand(page) else []
    if not found or page.get_by_role("dialog").is_visible():
        page.wait_for_timeout(60)
        return
    before = len(laid(page))
    drag(page, found[attempt % len(found)])
    for _ in range(50):
        if len(laid(page)) > before or page.locator(".said, dialog").count():
            return
        page.wait_for_timeout(40)


def standing(page: Page) -> str:
    """Describe what a page shows, to debug a game that doesn't continue."""
    said = page.locator(".said").all_inner_texts()
    return f"laid {laid(page)}, held {hand(page)}, said {said}, fits {fits(page)}"


def test_keys_alone(guest: Come) -> None:
    one, two = guest(), guest()
    together(one, two, mode="cover", assist=True)
    page = one.page
    for _ in range(2):
        before = len(laid(page))
        fit = fits(page)[0]
        page.keyboard.press(str(fit.slot + 1))
        ghost = page.get_by_test_id("ghost")
        expect(ghost).to_be_visible()
        for _ in range(fit.rot):
            page.keyboard.press("r")
        expect(ghost).to_have_attribute("data-rot", str(fit.rot))
        walk(page, fit)
        expect(ghost.locator(".mark")).to_have_text("✓")
        page.keyboard.press("Enter")
        expect(page.locator(".laid")).to_have_count(before + 1)
        expect(ghost).to_have_count(0)
    page.keyboard.press("1")
    expect(page.get_by_test_id("ghost").locator(".mark")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("ghost")).to_have_count(0)
    assert not violations(page, still=False)


def walk(page: Page, fit: Fit) -> None:
    """Move the ghost with the arrow keys."""
    for key in way(laid(page), fit):
        page.keyboard.press(key)


def way(table: list[tuple[int, ...]], fit: Fit) -> Iterator[str]:
    """Yield the arrow keys that move the ghost there; it starts to the right of everything."""
    cards = [card for card in table if card[1] == fit.loc]
    most = max(card[2] for card in cards)
    start = next(card for card in cards if card[2] == most)
    x, y = most + 2, start[3]
    while (x, y) != (fit.x, fit.y):
        dx = (fit.x > x) - (fit.x < x)
        dy = 0 if dx else (fit.y > y) - (fit.y < y)
        yield ARROWS[dx, dy]
        x, y = x + dx, y + dy


@pytest.mark.soak
def test_everything_is_in_sight_again_after_keys(guest: Come) -> None:
    one = guest()
    one.begin(
        seat=0, game="pattern-overlap", seats=2, bots={"1": "easy"},
        options={"mode": "diversify", "clock": "turns"},
    )  # fmt: skip
    page = one.page
    until(lambda: page.locator(".do .button").count() > 0)
    world = page.locator(".world")
    resting(page.locator(".laid").first)
    fits = world.get_attribute("style") or ""
    page.keyboard.press("1")
    page.get_by_test_id("ghost").wait_for()
    for _ in range(40):
        page.keyboard.press("ArrowRight")
    expect(world).not_to_have_attribute("style", fits)
    page.keyboard.press("Escape")
    expect(world).to_have_attribute("style", fits)


def test_a_game_by_turns(guest: Come) -> None:
    guests = [guest(), guest(settings={"language": "nb"})]
    table, link = guests[0].make(
        game="pattern-overlap",
        seats=2,
        options={"mode": "diversify", "clock": "turns", "level": "expert"},
    )
    guests[0].sit(link, "Person 0")
    two = guests[1].page
    guests[1].go(link)
    two.get_by_label("Navnet ditt").fill("Person 1")
    two.get_by_role("button", name="Sett deg", exact=True).click()
    guests[0].page.get_by_role("button", name="Start the game").click()
    pages = [one.page for one in guests]
    for page in pages:
        page.locator(".hand .card").first.wait_for()
    dialogs = [page.get_by_role("dialog") for page in pages]
    ends = time.monotonic() + PATIENCE_S
    while not all(dialog.is_visible() for dialog in dialogs):
        assert time.monotonic() < ends, f"the game does not end: {list(map(standing, pages))}"
        for page in pages:
            turn(page)
    rows = [dialog.locator("ol").first for dialog in dialogs]
    assert [row.locator("li").count() for row in rows] == [2, 2]
    for row, you, other in zip(rows, ("You", "Du"), ("Person 1", "Person 0"), strict=True):
        assert you in row.inner_text()
        assert other in row.inner_text()
    assert table


@pytest.mark.soak
def test_a_replay_runs_as_the_game_did(guest: Come) -> None:
    one, two = guest(), guest()
    table = together(one, two, mode="speed")
    pages = [one.page, two.page]
    dialog = pages[0].get_by_role("dialog")
    ends = time.monotonic() + PATIENCE_S
    for attempt in count():
        if dialog.is_visible():
            break
        assert time.monotonic() < ends, f"the game does not end: {list(map(standing, pages))}"
        for page in pages:
            step(page, -1, attempt)
    page = one.go(f"/replay/{table}")
    speed = page.get_by_label("Speed")
    expect(speed).to_have_value("1")
    speed.select_option("8")
    page.get_by_role("button", name="Play", exact=True).click()
    last = page.get_by_role("slider")
    expect(last).to_have_attribute(
        "aria-valuetext", re.compile(r"move (\d+) of \1$"), timeout=60_000
    )
    expect(page.locator(".story .line")).to_have_count(2)
    assert not violations(page, still=False)
    page.locator(".story .moment").first.click()
    told = page.evaluate(
        "(table) => fetch(`/api/tables/${table}/replay`).then((answer) => answer.json())", table
    )
    times = [one["ms"] for one in told["steps"]]
    assert times == sorted(times)
    assert times[-1] > 3000, "three seconds pass before the first card"


def turn(page: Page) -> bool:
    """Play a card or wait; False if it isn't this page's turn."""
    wait, table = page.locator(".do .button.quiet"), page.locator("[data-entry]")
    if not wait.count() or page.get_by_role("dialog").is_visible():
        return False
    entry = table.get_attribute("data-entry") or ""
    found = fits(page)
    if found:
        drag(page, found[0])
    else:
        wait.click()
    expect(table).not_to_have_attribute("data-entry", entry)
    return True


def started(*guests: Guest, **options: Any) -> None:
    """Start a table without bots, without waiting for the hands."""
    _, link = guests[0].make(game="pattern-overlap", seats=len(guests), options=options)
    for n, one in enumerate(guests):
        one.sit(link, f"Person {n}")
    guests[0].page.get_by_role("button", name="Start the game").click()


@pytest.mark.soak
def test_the_players_lay_the_starting_board(guest: Come) -> None:
    guests = [guest(), guest(viewport=PHONE)]
    started(*guests, mode="cover", start_board="build")
    pages = [one.page for one in guests]
    for page in pages:
        expect(page.locator(".hand .card")).to_have_count(6)
    for number in range(3):
        whose = pages[0] if pages[0].locator(".hand .card.may").count() else pages[1]
        other = pages[1 - pages.index(whose)]
        expect(whose.get_by_test_id("status")).to_contain_text("Your turn")
        expect(whose.locator(".how")).to_contain_text(
            f"card {number + 1} of" if number else "first"
        )
        expect(other.locator(".how")).to_contain_text(f"Person {pages.index(whose)} is placing")
        assert not violations(whose, still=False)
        if number == 0:
            lift(whose, 1, 0, (200, 300))
            whose.mouse.up()
        else:
            drag(whose, fits(whose)[0])
        for page in pages:
            expect(page.locator(".laid")).to_have_count(number + 1)
            if number < 2:
                expect(page.locator(".hand .card")).to_have_count(5 - number)
        if number < 2:
            expect(other.locator(".hand .card.may").first).to_be_visible()
    for page in pages:
        expect(page.locator(".board")).to_have_attribute("data-phase", "play", timeout=30_000)
        expect(page.locator(".hand .card")).to_have_count(3)
    drag(pages[0], fits(pages[0])[0])
    expect(pages[1].locator(".laid")).to_have_count(4)


def test_decks_are_picked_and_the_board_is_found_together(guest: Come) -> None:
    guests = [guest(), guest(viewport=PHONE, has_touch=True)]
    started(*guests, deck_choice="pick", start_board="together")
    pages = [one.page for one in guests]
    for left in (9, 8):
        for page in pages:
            expect(page.locator(".pick .deck")).to_have_count(left)
        whose = pages[0] if pages[0].locator(".pick .deck:enabled").count() else pages[1]
        other = pages[1 - pages.index(whose)]
        expect(whose.locator(".how")).to_have_text("Pick the deck you want to play with")
        expect(other.locator(".how")).to_have_text(
            f"Person {pages.index(whose)} is picking a deck."
        )
        assert not violations(whose, still=False)
        whose.get_by_role("button", name="Deck 3" if left == 9 else "Deck 5").click()
    desk, phone = pages
    for page in pages:
        expect(page.locator(".hand .card.may")).to_have_count(6)
        expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    lift(desk, 1, 0, (200, 300))
    desk.mouse.up()
    expect(phone.locator(".laid")).to_have_count(1)
    phone.get_by_role("button", name="Take back").click()
    expect(desk.locator(".laid")).to_have_count(0)
    phone.get_by_role("button", name="Leave it to the others").click()
    expect(phone.locator(".how")).to_have_text("You’ve left the starting board to the others.")
    lift(desk, 2, 0, (200, 300))
    desk.mouse.up()
    expect(desk.locator(".laid")).to_have_count(1)
    expect(phone.locator(".hand .card.may")).to_have_count(5)  # asked again
    assert not violations(desk, still=False)
    for number in (2, 3):
        drag(desk, fits(desk)[0])
        for page in pages:
            expect(page.locator(".laid")).to_have_count(number)
    for page in pages:
        expect(page.locator(".board")).to_have_attribute("data-phase", "play", timeout=30_000)


@pytest.mark.soak
def test_first_cards_of_locations_are_chosen_unseen(guest: Come) -> None:
    guests = [guest(), guest(viewport=PHONE), guest()]
    started(*guests, mode="nms", nms_base="choose")
    pages = [one.page for one in guests]
    for page in pages:
        expect(page.locator(".choose button")).to_have_count(6)
        expect(page.get_by_test_id("status")).to_contain_text("Choose the card")
    assert not violations(pages[1], still=False)
    for n, page in enumerate(pages):
        page.locator(".choose button").nth(n + 1).click()
        if n < 2:
            expect(page.locator(".choose .mine")).to_have_count(1)
            expect(page.locator(".choose")).to_contain_text("Waiting for the others")
            assert [one.locator(".laid").count() for one in pages] == [0, 0, 0]
    for page in pages:
        expect(page.locator(".laid")).to_have_count(3)
        expect(page.locator(".board")).to_have_attribute("data-phase", "play", timeout=30_000)
    bases = sorted(card[:2] for card in laid(pages[0]))
    assert sorted((card % 6, loc) for card, loc in bases) == [(1, 0), (2, 1), (3, 2)]


@pytest.mark.soak
def test_who_is_stuck_may_swap_a_card(guest: Come) -> None:
    guests = [guest(), guest()]
    page, other = stuck(guests)
    assert other.locator(".do .button").count() == 0  # before that player may be stuck as well
    assert not violations(page, still=False)
    before = hand(page)
    page.get_by_role("button", name="Put card 2 under your pile").click()
    until(lambda: hand(page).get(1) not in (None, before[1]))
    after = hand(page)
    assert (after[0], after[2]) == (before[0], before[2])
    expect(page.locator(".pile b")).to_have_text("3")
    assert other.locator(".said").count() == 0


def stuck(guests: list[Guest]) -> tuple[Page, Page]:
    """Open tables where few cards fit until someone is stuck; returns their page and the other."""
    pages = [one.page for one in guests]
    hard = {"min_match": 4, "wild_min_real": 3, "stuck_swap": True, "stuck_notice_s": 1}
    for _ in range(12):
        together(*guests, mode="cover", centers="wild", **hard)
        ends = time.monotonic() + 5
        while time.monotonic() < ends:
            told = [page.get_by_text("put a card under your pile").count() for page in pages]
            if sum(told) == 1:
                return pages[told.index(1)], pages[told.index(0)]
            time.sleep(0.05)
    raise AssertionError("nobody was ever stuck")


def test_a_phone(guest: Come) -> None:
    one = guest(viewport=PHONE, has_touch=True, device_scale_factor=2)
    two = guest()
    together(one, two, mode="cover")
    page = one.page
    before = len(laid(page))
    fit = max(fits(page), key=lambda fit: fit.rot)
    box = page.locator(".laid").first.bounding_box()
    assert box
    assert box["width"] / 3 >= 28
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    touch = one.context.new_cdp_session(page)

    def fingers(kind: str, *points: tuple[float, float], second: int = 1) -> None:
        at = [{"x": x, "y": y, "id": n * second} for n, (x, y) in enumerate(points)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    x, y = middle(page.locator(f".hand [data-slot='{fit.slot}'] .card"))
    to = where(page, fit.loc, fit.x, fit.y)
    fingers("touchStart", (x, y))
    fingers("touchMove", (x, y - 40))
    for n in range(fit.rot):
        fingers("touchStart", (x, y - 40), (60, 300), second=n + 1)
        fingers("touchMove", (x, y - 40))
    fingers("touchMove", (to[0], to[1] + RAISED))
    expect(page.get_by_test_id("ghost")).to_have_attribute("data-rot", str(fit.rot))
    expect(page.locator(".lens svg").first).to_be_visible()
    until(lambda: middle(page.locator(".tray"))[1] > PHONE["height"])
    fingers("touchEnd")
    for player in (one, two):
        expect(player.page.locator(".laid")).to_have_count(before + 1)
    page.locator(".hand .card").first.tap()
    expect(page.get_by_role("button", name="Place here")).to_be_visible()
    assert not violations(page, still=False)


CUT = """() => {
  const felt = document.querySelector('.felt-table').getBoundingClientRect()
  const out = (one) => one.left < felt.left - 1 || one.right > felt.right + 1
    || one.top < felt.top - 1 || one.bottom > felt.bottom + 1
  const gone = (one) => one.right < felt.left || one.left > felt.right
    || one.bottom < felt.top || one.top > felt.bottom
  const cards = [...document.querySelectorAll('.laid')].map((one) => one.getBoundingClientRect())
  return [cards.filter(out).length, cards.filter(gone).length, cards.length]
}"""
COVERED = """() => [...document.querySelectorAll('.hand .slot')].filter((slot) =>
  slot.querySelector('.turn svg').getBoundingClientRect().bottom >
  slot.querySelector('.card').getBoundingClientRect().top).length"""


def test_a_patchwork_on_a_phone_is_whole_and_cannot_be_lost(guest: Come) -> None:
    """With every card on the table, on a phone upright and sideways."""
    page = crowded(guest(viewport=PHONE, has_touch=True))
    show_all = page.get_by_role("button", name="Show everything")
    for size in (PHONE, {"width": 740, "height": 360}):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        resting(page.locator(".laid").first)
        cut, gone, cards = page.evaluate(CUT)
        assert (cut, gone) == (0, 0)
        assert page.evaluate(COVERED) == 0, "an arrow covers a card"
        page.get_by_role("button", name="Zoom in").click(click_count=5)
        x, y = middle(page.locator(".felt-table"))
        for _ in range(4):
            page.mouse.move(x, y)
            page.mouse.down()
            page.mouse.move(x + 120, y + 90, steps=3)
            page.mouse.up()
        resting(page.locator(".laid").first)
        cut, gone, _ = page.evaluate(CUT)
        assert cut > 0
        assert gone < cards, "nothing is in sight any more"
        show_all.click()
        resting(page.locator(".laid").first)
        assert page.evaluate(CUT) == [0, 0, cards]
        expect(show_all).to_be_hidden()


def test_a_lifted_card_stays_in_view_when_a_phone_is_turned(guest: Come) -> None:
    one = guest(viewport={"width": 844, "height": 390}, has_touch=True)
    options = {"mode": "diversify", "clock": "turns"}
    one.begin(seat=0, game="pattern-overlap", seats=2, bots={"1": "easy"}, options=options)
    page, ghost = one.page, one.page.get_by_test_id("ghost")
    page.locator(".do .button").first.wait_for()
    page.keyboard.press("1")
    ghost.wait_for()
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    wait_until_still(page)
    box = ghost.bounding_box()
    assert box is not None
    assert 0 <= box["x"] <= PHONE["width"] - box["width"], box


def test_a_puzzle_is_solved_by_dragging(guest: Come) -> None:
    one = guest()
    page = one.page
    one.go("/")
    page.locator("[data-game=pattern-overlap]").get_by_role("link", name="Puzzles").click()
    page.get_by_role("link", name=re.compile("A-01")).first.click()
    puzzle = starters()[0]
    expect(page.locator(".outline .black")).to_have_count(len(puzzle.cards))
    expect(page.locator(".hand .card")).to_have_count(len(puzzle.cards))
    card = puzzle.answer[0]
    slot = puzzle.cards.index(card.card)
    lift(page, slot, (card.rot + 1) % 4, cell(page, card.x, card.y))
    page.mouse.up()
    for card in puzzle.answer[1:]:
        slot = puzzle.cards.index(card.card)
        lift(page, slot, card.rot, cell(page, card.x, card.y))
        page.mouse.up()
    expect(page.locator(".wrong").first).to_be_visible()
    for card in puzzle.answer:  # again, in order
        found = page.locator(f".laid[data-card^='{card.card} ']")
        rot = int((found.get_attribute("data-card") or "").split()[-1])
        page.mouse.move(*middle(found))
        page.mouse.down()
        page.mouse.move(*cell(page, card.x + 1, card.y), steps=3)
        for _ in range((card.rot - rot) % 4):
            page.keyboard.press("r")
        page.mouse.move(*cell(page, card.x, card.y), steps=3)
        page.mouse.up()
    expect(page.locator(".done h2")).to_have_text(re.compile(r"Solved in \d+:\d\d"))
    assert not violations(page, still=False)
    page.get_by_role("link", name="All puzzles").first.click()
    expect(page.get_by_role("link", name=re.compile("^A-01"))).to_contain_text("✓")


@pytest.mark.soak
def test_two_solve_a_puzzle_together(guest: Come) -> None:
    one, two = guest(), guest(viewport=PHONE)
    first, second = one.page, two.page
    puzzle = starters()[0]
    a, b, c = puzzle.answer
    one.go("/puzzles/pattern-overlap/A-01").locator(".hand .card").first.wait_for()
    put(first, a)
    first.get_by_role("button", name="Together").click()
    link = first.get_by_label("Link to this puzzle").last.input_value()
    first.keyboard.press("Escape")
    two.go(link).locator(".hand .card").first.wait_for()
    expect(second.locator(".laid")).to_have_count(1)
    for page in (first, second):
        expect(page.get_by_text("2 people here")).to_be_visible()
    lift(first, puzzle.cards.index(b.card), b.rot, cell(first, b.x, b.y))
    expect(second.locator(".hand .card")).to_have_count(1)
    first.mouse.up()
    expect(second.locator(".laid")).to_have_count(2)
    second.reload()
    expect(second.locator(".laid")).to_have_count(2)
    put(second, c)
    for page in (first, second):
        expect(page.locator(".done h2")).to_have_text(re.compile(r"Solved in \d+:\d\d"))
        assert not violations(page, still=False)
    times = [page.locator(".done h2").inner_text() for page in (first, second)]
    assert times[0] == times[1]
    second.get_by_role("link", name="All puzzles").last.click()
    expect(second.get_by_role("link", name=re.compile("^A-01"))).to_contain_text("✓")
    first.get_by_role("button", name="Start again").last.click()
    expect(first.locator(".laid")).to_have_count(0)


def put(page: Page, card: Any) -> None:
    """Drag a card of the first puzzle to its place."""
    before = page.locator(".laid").count()
    slot = starters()[0].cards.index(card.card)
    lift(page, slot, card.rot, cell(page, card.x, card.y))
    page.mouse.up()
    expect(page.locator(".laid")).to_have_count(before + 1)


def cell(page: Page, x: int, y: int) -> tuple[float, float]:
    """Return the screen position of a puzzle's square."""
    box = page.locator(".outline").bounding_box()
    assert box
    side = box["width"] / starters()[0].w
    return box["x"] + (x + 0.5) * side, box["y"] + (y + 0.5) * side


@pytest.mark.soak
def test_a_puzzle_of_the_day_gives_hints_until_it_is_solved(guest: Come) -> None:
    one = guest(viewport=PHONE, has_touch=True)
    page = one.page
    one.go("/puzzles/pattern-overlap/daily").locator(".hand .card").first.wait_for()
    cards = page.locator(".hand .slot").count()
    for lies in range(1, cards + 1):
        page.get_by_role("button", name=re.compile("^Hint")).click()
        expect(page.locator(".laid")).to_have_count(lies)
    expect(page.locator(".done")).to_contain_text("hint")
    one.go("/puzzles/pattern-overlap/no-such").get_by_role("link", name="All puzzles").wait_for()
    one.wrong.clear()  # the browser logs the 404


def test_the_lesson_is_played_to_its_end(guest: Come) -> None:
    one = guest()
    page = one.page
    one.go("/learn/pattern-overlap").locator(".hand .card").first.wait_for()
    go_on = page.get_by_role("button", name="Next")
    go_on.click()
    drag(page, Fit(0, 0, 1, 0, 4, 0))
    expect(page.locator(".otherwise")).to_be_visible()
    page.locator(".hand [data-slot='0']").get_by_role("button", name="Rotate card 1").click()
    page.locator(".hand [data-slot='0']").get_by_role("button", name="Rotate card 1").click()
    page.locator(".hand [data-slot='0']").get_by_role("button", name="Rotate card 1").click()
    drag(page, Fit(3, 0, 0, 0, 4, 0))
    go_on.click()
    drag(page, Fit(5, 1, 2, 0, 2, 2))
    go_on.click()
    drag(page, Fit(3, 2, 3, 0, -2, 0))
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


@pytest.mark.soak
def test_a_stack_is_peeked_at(guest: Come) -> None:
    one, two = guest(), guest()
    together(one, two, mode="speed")
    page = one.page
    cards = laid(page)
    x, y = next(
        (a[2] + dx, a[3] + dy)
        for a in cards
        for dx, dy in RING
        if sum(max(abs(a[2] + dx - b[2]), abs(a[3] + dy - b[3])) <= 1 for b in cards) > 1
    )
    page.mouse.move(*where(page, 0, x, y))
    page.mouse.down()
    expect(page.locator(".peek figure").nth(1)).to_be_visible()
    page.mouse.up()
    expect(page.locator(".peek")).to_have_count(0)
