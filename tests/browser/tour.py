"""Tours of the app: every screen in turn, in a state worth looking at.

A tour takes a guest's page from screen to screen and yields the name of each once it is ready.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from playwright.sync_api import Page

from tests.browser import test_pattern_overlap as overlap
from tests.browser import test_playtests as playtests
from tests.browser import test_sequence_numbers as numbers
from tests.browser import test_synergy as synergy
from tests.browser import test_think_str8 as think
from tests.browser.house import QUICK, Guest, play_now, play_out, play_until

Tour = Callable[[Guest], Iterator[str]]
GAMES = ("transmitter", "synergy", "think-str8", "sequence-numbers", "pattern-overlap")
COLD_MS, PATIENCE_S = 240_000, 300.0  # the first visit to a game waits for its rules to compile
BOTS = {"0": "fair", "2": "fair", "3": "fair"}


def house(one: Guest) -> Iterator[str]:
    """Everything that isn't a table."""
    page = one.page
    play_now(one.go("/")).wait_for()
    yield "home"
    page.get_by_role("button", name="Settings").click()
    yield "settings"
    one.go("/me").get_by_role("button", name="Make a link").click()
    page.locator("input[readonly]").wait_for()
    yield "me"
    one.go("/daily").locator("[data-day]").first.wait_for()
    yield "daily"
    one.go("/table/nothing-here").get_by_role("heading", name="Table not found").wait_for()
    yield "no-such-table"
    page.goto("/no/such/page")
    page.get_by_role("heading", name="Page not found").wait_for()
    yield "nowhere"
    one.go("/lab?game=transmitter").get_by_label("What changes?").select_option("drift_interval")
    yield "lab"
    one.go("/missions/synergy").locator("article").first.wait_for()
    yield "missions"
    one.go("/puzzles/pattern-overlap").get_by_role("link", name=re.compile("A-01")).first.wait_for()
    yield "puzzles"
    one.go("/puzzles/pattern-overlap/daily").locator(".hand .card").first.wait_for()
    yield "puzzle"
    one.wrong.clear()  # the 404 was expected


def practice(one: Guest) -> Iterator[str]:
    """What is done alone: sums, deductions, and games with a coach."""
    page = one.page
    one.go("/practise/sequence-numbers").get_by_role("button", name="Start", exact=True).wait_for()
    yield "practise"
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator("[data-sum]").wait_for()
    yield "practise-sum"
    answer = numbers.answer(page.locator("[data-sum]").get_attribute("data-sum") or "")
    page.locator(".numbers button").nth(0 if answer != 1 else 1).click()
    page.locator(".picture").wait_for()
    yield "practise-mistake"
    deduction = one.go("/puzzles/think-str8").locator("a[href^='/puzzles/think-str8/']").first
    deduction.wait_for()
    yield "deductions"
    deduction.click()
    page.locator("form button, .bet .button.brass").first.wait_for()
    yield "deduction"
    yield from coached(one)


def coached(one: Guest) -> Iterator[str]:
    """A hint, and the rules beside the table."""
    page = one.page
    one.begin(seats=3, preset="balanced", bots={"0": "easy", "2": "easy"})
    play_until(lambda: one.due, lambda: one.press(".veil .button"))
    page.get_by_role("button", name="Hint", exact=True).click()
    page.locator(".hand .asked").first.wait_for()
    yield "hint"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rules", exact=True).click()
    page.get_by_role("complementary").or_(page.get_by_role("dialog")).first.wait_for()
    yield "rules"


def designing(one: Guest) -> Iterator[str]:
    """What designers do: a playtest's form, its page and its link; sums by seat."""
    page = one.page
    one.go("/playtests").get_by_role("button", name="Make playtest").wait_for()
    page.get_by_role("button", name="Add a question").click()
    yield "playtests"
    made = playtests.made(one, name="Ada", questions=[])
    one.go(f"/playtests/{made}").get_by_role("textbox", name="Link for players").wait_for()
    yield "playtest"
    one.go(f"/playtest/{made}").get_by_role("checkbox").wait_for()
    yield "playtest-invitation"
    one.go("/new/sequence-numbers?with=friends").get_by_text("As printed", exact=True).first.click()
    by_seat = page.get_by_role("switch", name=re.compile("Different for each player"))
    by_seat.check(force=True)
    page.locator(".setup li").first.wait_for()
    yield "by-seat"
    one.go("/tables").get_by_role("heading", level=1).wait_for()
    yield "open-tables"


def new_tables(one: Guest) -> Iterator[str]:
    """The table dialog of each game, and a lobby."""
    page = one.page
    for game in GAMES:
        one.go(f"/new/{game}").get_by_text("More options").click()
        yield f"new-{game}"
    _, link = one.make(seats=4, preset="balanced", bots={"0": "fair"})
    one.go(link).get_by_role("button", name="Sit down", exact=True).wait_for()
    yield "invited"
    page.get_by_role("button", name="Sit down", exact=True).click()
    page.get_by_role("button", name="Stand up").wait_for()
    yield "lobby"


def lessons(one: Guest) -> Iterator[str]:
    """The start of each lesson."""
    for game in GAMES:
        one.go(f"/learn/{game}").locator(".board").wait_for()
        go_on = one.page.get_by_role("button", name="Next", exact=True)
        if go_on.is_visible():
            go_on.click()
        yield f"learn-{game}"


def after(one: Guest, game: str, table: str) -> Iterator[str]:
    """A finished game: its result, its replay, and what if."""
    page = one.page
    page.get_by_role("dialog").wait_for()
    yield f"{game}-result"
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    yield f"{game}-over"
    one.go(f"/replay/{table}").locator(".board").first.wait_for()
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    yield f"{game}-replay"


def name_of(one: Guest) -> str:
    """Return the id of the guest's table."""
    return one.page.url.partition("/table/")[2].partition("#")[0]


def transmitter(one: Guest) -> Iterator[str]:
    """Both sides of the table, with all its dialogs."""
    page = one.page
    one.begin(seats=4, preset="balanced", bots=BOTS)
    page.locator(".hand button.may").first.wait_for()
    yield "transmitter-start"
    played = page.locator(".pile .one")
    play_until(lambda: played.count() > 2 and one.due, one.move)
    page.locator(".hand button").nth(1).focus()
    yield "transmitter-middle"
    page.get_by_role("button", name="Menu").click()
    yield "menu"
    page.keyboard.press("Escape")
    yield from talk(one)
    one.begin(seats=2, preset="balanced", options={"first_transmitter": 1}, bots={"0": "fair"})
    page.get_by_role("heading", name="You’re the transmitter").wait_for()
    yield "transmitter-transmits"
    table = one.begin(seats=4, preset="balanced", options=QUICK, bots=BOTS)
    play_until(page.locator(".veil").is_visible, one.lay)
    yield "transmitter-round-end"
    play_out(one)
    yield from after(one, "transmitter", table)
    for _ in range(2):  # back from the end, where nothing is left to decide
        page.keyboard.press("ArrowLeft")
    what_if = page.get_by_role("button", name="What if?")
    if not what_if.is_visible():
        page.get_by_role("button", name="Menu").click()
    what_if.click()
    yield "what-if"


def talk(one: Guest) -> Iterator[str]:
    """Log and chat, next to the board or over it."""
    beside = one.page.get_by_role("button", name="Log and chat")
    if beside.is_visible():
        beside.click()
    yield "log"
    one.page.get_by_role("tab", name="Chat", exact=True).click()
    yield "talk"
    one.page.keyboard.press("Escape")


def of_synergy(one: Guest) -> Iterator[str]:
    """A mission: cards chosen, played, used and checked."""
    page = synergy.begin(one, options={"mission": 18})
    yield "synergy-start"
    page.locator(synergy.LAYABLE).first.click()
    yield "synergy-chosen"
    for phase in ("commit2", "action", "keep"):
        synergy.reach(phase, one)
        yield f"synergy-{phase}"
    synergy.begin(one, options={**synergy.MADE, "custom_goals": 7})
    play_until(page.get_by_role("dialog").is_visible, lambda: synergy.move(one))
    yield from after(one, "synergy", name_of(one))


def of_think(one: Guest) -> Iterator[str]:
    """A throw, a bet, a result, the final bets and the end."""
    page = think.against_bots(one, bots=3, rounds=2, assist_max=3)
    for moment, what in (("tokens", ".tokens .may"), ("bet", ".actions .step")):
        think.play_to(what, one)
        yield f"think-str8-{moment}"
    think.play_to_the_last_bets(page, one)
    yield "think-str8-final"
    think.play_until(page.get_by_role("dialog").is_visible, one)
    yield from after(one, "think-str8", name_of(one))


def of_numbers(one: Guest) -> Iterator[str]:
    """A card in the hand, some chips, and a win."""
    page = numbers.begin(one)
    yield "sequence-numbers-start"
    numbers.choose(page, 1)
    yield "sequence-numbers-chosen"
    for _ in range(3):
        numbers.move(one)
        page.get_by_test_id("status").get_by_text("Your turn").wait_for()
    yield "sequence-numbers-middle"
    friend = one.friend()
    table, link = one.make(**numbers.FIRST, seats=2)
    one.sit(link, "Ada")
    friend.sit(link, "Ben")
    page.get_by_role("button", name="Start the game").click()
    numbers.play_out(one, friend)
    friend.close()
    yield from after(one, "sequence-numbers", table)


def by_turns(one: Guest) -> Page:
    """Start a turn-based game of Pattern Overlap against a bot."""
    one.begin(
        seat=0, game="pattern-overlap", seats=2, bots={"1": "easy"},
        options={"mode": "diversify", "clock": "turns"},
    )  # fmt: skip
    page = one.page
    page.locator(".hand .card").first.wait_for()
    overlap.until(lambda: page.locator(".do .button").count() > 0)
    return page


def of_overlap(one: Guest) -> Iterator[str]:
    """A turn-based game, so that nothing moves unexpectedly: a lifted card, and the end."""
    page = by_turns(one)
    table = name_of(one)
    yield "pattern-overlap-start"
    page.keyboard.press("1")
    page.get_by_test_id("ghost").wait_for()
    yield "pattern-overlap-lifted"
    page.keyboard.press("Escape")
    one.press("button[aria-label='Show everything']:enabled")
    ended = page.get_by_role("dialog").is_visible
    play_until(ended, lambda: overlap.turn(page), within=PATIENCE_S)
    yield from after(one, "pattern-overlap", table)


def patient(tour: Tour) -> Tour:
    """Wrap a tour with timeouts long enough for compilation."""

    def toured(one: Guest) -> Iterator[str]:
        one.page.set_default_timeout(COLD_MS)
        yield from tour(one)

    return toured


TOURS: dict[str, Tour] = {
    "house": patient(house), "practice": patient(practice), "designing": patient(designing),
    "new-tables": patient(new_tables), "lessons": patient(lessons),
    "transmitter": patient(transmitter), "synergy": patient(of_synergy),
    "think-str8": patient(of_think), "sequence-numbers": patient(of_numbers),
    "pattern-overlap": patient(of_overlap),
}  # fmt: skip
