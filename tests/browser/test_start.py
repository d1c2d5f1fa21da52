"""Starting a game: three taps to the first move, what "Play now" starts, and the options."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import test_pattern_overlap as overlap
from tests.browser.first_moves import FIRST_MOVES, MOST_TAPS, Finger, press_play_now
from tests.browser.house import DESK, PHONE, Guest, play_now, play_out

Come = Callable[..., Guest]
GAMES = tuple(FIRST_MOVES)
SIDEWAYS, SMALL = {"width": 844, "height": 390}, {"width": 360, "height": 640}


@pytest.mark.parametrize(
    ("game", "language"),
    [*((game, "en") for game in GAMES), *((game, "nb") for game in GAMES)],
)
def test_three_taps_lead_to_the_first_move(guest: Come, game: str, language: str) -> None:
    one = guest(viewport=PHONE, has_touch=True, is_mobile=True, settings={"language": language})
    page = one.go("/")
    finger = Finger(page)
    press_play_now(finger, game, language)
    FIRST_MOVES[game](finger)
    overlap.until(finger.has_moved)
    assert finger.taps <= MOST_TAPS


def created(page: Page, press: Callable[[], None]) -> dict[str, Any]:
    """Return what the page asks the server for when it creates a table."""
    with page.expect_request(
        lambda one: one.method == "POST" and one.url.endswith("/api/tables")
    ) as asked:
        press()
    table: dict[str, Any] = asked.value.post_data_json
    page.locator("[data-entry]").first.wait_for()
    return table


def test_a_newcomer_starts_with_a_first_game_and_then_with_what_was_chosen(guest: Come) -> None:
    one = guest()
    page = one.go("/")
    first = created(page, play_now(page, "sequence-numbers").click)
    assert (first["preset"], first["seats"], first["bots"]) == ("first_game", 2, {"1": "easy"})
    page = one.go("/new/sequence-numbers")
    expect(page.get_by_role("radio", name=re.compile("^First game"))).to_be_checked()
    page.get_by_text("As printed", exact=True).first.click()
    page.get_by_role("radio", name="Strong", exact=True).check(force=True)
    chosen = created(page, page.get_by_role("button", name="Start", exact=True).click)
    assert (chosen["preset"], chosen["bots"], chosen["public"]) == (
        "printed",
        {"1": "strong"},
        False,
    )
    page = one.go("/")
    again = created(page, play_now(page, "sequence-numbers").click)
    assert {"spectators": True, **again} == chosen
    page = one.go("/")
    other = created(page, play_now(page, "think-str8").click)
    assert (other["preset"], other["options"]["rounds"]) == ("intro", 4)


def test_whoever_has_finished_a_game_gets_the_recommended_one(guest: Come) -> None:
    one = guest()
    one.begin(seats=2, preset="balanced", options={"wins_to_win": 1, "losses_to_lose": 1},
              bots={"0": "easy"})  # fmt: skip
    play_out(one)
    page = one.go("/")
    table = created(page, play_now(page).click)
    assert (table["preset"], table["options"], table["bots"]["0"]) == ("balanced", {}, "fair")


def test_friends_are_a_choice_among_the_options(guest: Come) -> None:
    one = guest(viewport=PHONE, has_touch=True)
    page = one.go("/")
    page.locator("[data-game=transmitter]").get_by_role("link", name="Options").tap()
    page.get_by_text("Friends", exact=True).tap()
    expect(page.get_by_text("How strong are the bots?")).to_have_count(0)
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Create table").tap()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    expect(page.get_by_role("list", name="Players")).to_contain_text("Ada")


@pytest.mark.parametrize("size", [DESK, PHONE, SIDEWAYS, SMALL], ids=lambda size: size["width"])
def test_the_button_to_start_is_always_in_view(guest: Come, size: dict[str, int]) -> None:
    page = guest(viewport=size).go("/new/transmitter")
    start = page.get_by_role("button", name="Start", exact=True)
    expect(start).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name=re.compile(r"\d more variants")).click()
    page.get_by_text("More options").click()
    for y in (0, 100_000):
        page.evaluate("(y) => scrollTo(0, y)", y)
        expect(start).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_three_variants_are_shown_and_the_others_when_asked_for(guest: Come) -> None:
    one = guest()
    page = one.go("/new/think-str8")
    cards = page.locator("fieldset .grid label")
    expect(cards).to_have_count(3)
    page.get_by_role("button", name="2 more variants").click()
    expect(cards).to_have_count(5)
    expect(page.get_by_role("radio", name=re.compile("^Wide tokens"))).to_be_focused()
    expect(one.go("/new/transmitter").get_by_text("how often a team of bots wins")).to_be_visible()


def test_two_players_are_offered_what_was_made_for_two(guest: Come) -> None:
    page = guest(viewport=PHONE).go("/new/synergy")
    players = page.get_by_role("group", name="How many players?")
    duet = page.get_by_role("radio", name=re.compile("^Two-part Invention"))
    choice = page.locator("fieldset .grid label").filter(has_text="Two-part Invention")
    first = page.get_by_role("radio", name=re.compile("^First Chord"))
    expect(first).to_be_checked()
    expect(duet).to_have_count(0)
    players.get_by_text("2", exact=True).click()
    expect(page.locator("fieldset .grid label").first).to_contain_text("First Duet★")
    page.get_by_role("button", name="more missions").click()
    trading = page.locator("fieldset .grid label").filter(has_text="Trading Fours")
    expect(trading).to_contain_text(re.compile(r"Trading Fours\s*★★★★\s*Mission"))
    choice.click()
    expect(duet).to_be_checked()
    players.get_by_text("3", exact=True).click()
    expect(first).to_be_checked()
    expect(trading).to_contain_text(re.compile(r"Trading Fours\s*★★\s*Mission"))
    players.get_by_text("2", exact=True).click()
    choice.click()
    begun = created(page, page.get_by_role("button", name="Start", exact=True).click)
    assert (begun["preset"], begun["seats"]) == ("two-part-invention", 2)


def test_no_identifiers_are_on_the_screen(guest: Come) -> None:
    one = guest()
    for game in GAMES:
        page = one.go(f"/new/{game}")
        page.get_by_text("More options").click()
        for group in page.locator("details.group > summary").all():
            group.click()
        assert not re.findall(r"\b[a-z]+_[a-z_]+\b", page.locator("main").inner_text())


def test_the_keyboard_continues_on_the_board(guest: Come) -> None:
    one = guest()
    page = one.go("/")
    hand = Finger(page)
    play_now(page, "synergy").focus()
    page.keyboard.press("Enter")
    page.locator(".numbers .may").first.wait_for()
    expect(page.locator("#board")).to_be_focused()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    overlap.until(hand.has_moved)


def test_unfinished_tables_are_above_the_games_and_bots_do_not_wait(guest: Come) -> None:
    one = guest()
    for game in ("transmitter", "synergy"):
        one.begin(seat=1, game=game, seats=3, bots={"0": "easy", "2": "easy"})
        one.page.locator("[data-entry]").wait_for()
    page = one.go("/")
    tables = page.get_by_role("heading", name="Your tables")
    expect(tables).to_be_visible()
    games = page.locator("[data-game]").first
    games.wait_for()
    above, below = tables.bounding_box(), games.bounding_box()
    assert above
    assert below
    assert above["y"] < below["y"]
    expect(page.get_by_text("Your turn in")).to_be_visible()
    expect(page.get_by_text("The others are waiting for you.")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "says", "size"),
    [("en", "Play mission 2", DESK), ("nb", "Spill oppdrag 2", PHONE)],
)
def test_play_now_goes_on_to_the_next_mission(
    guest: Come, language: str, says: str, size: dict[str, int]
) -> None:
    """The button names the mission; the campaign is made up."""
    one = guest(settings={"language": language}, viewport=size)
    one.context.add_init_script(
        """localStorage.setItem('parlour.start.synergy', '{"newcomer": false}')"""
    )
    won = [{"number": n, "solved": n == 1, "attempts": 1, "medal": None} for n in range(1, 31)]
    group = {"people": [{"name": "Ada", "you": True}], "card": {"solved": 1, "missions": won}}
    row = {"id": "x", "game": "synergy", "phase": "over", "public": False, "changed": 1,
           "your_move": False, "seats": None}  # fmt: skip
    one.page.route("**/api/mine", lambda route: route.fulfill(json=[row]))
    one.page.route("**/api/campaigns/*", lambda route: route.fulfill(json={"groups": [group]}))
    page = one.go("/")
    button = page.locator("[data-game=synergy]").get_by_role("button", name=says)
    button.wait_for()
    assert created(page, button.click)["preset"] == missions(one)[1]["preset"]


def missions(one: Guest) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = one.context.request.get("/api/missions/synergy").json()
    return found
