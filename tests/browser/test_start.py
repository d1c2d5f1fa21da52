"""Starting a game: three taps to the first move, what "Play now" starts, and the options."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import test_pattern_overlap as overlap
from tests.browser.house import DESK, PHONE, Guest, play_now, play_out

Come = Callable[..., Guest]
MOST_TAPS = 3
GAMES = ("transmitter", "synergy", "think-str8", "sequence-numbers", "pattern-overlap")
PLAY_NOW = {"en": "Play now", "nb": "Spill nå", "de": "Jetzt spielen"}
SIDEWAYS, SMALL = {"width": 844, "height": 390}, {"width": 360, "height": 640}


class Finger:
    """Taps on a page, counting the taps and the moves that the page sends."""

    def __init__(self, page: Page) -> None:
        self.page, self.taps, self.moves = page, 0, 0
        page.on("websocket", lambda socket: socket.on("framesent", self._sent))

    def _sent(self, frame: Any) -> None:
        self.moves += '"do":"act"' in frame

    def has_moved(self) -> bool:
        """Whether the page has sent a move; asking it for something makes sure we heard."""
        return bool(self.page.evaluate("1")) and self.moves > 0

    def tap(self, what: Locator) -> None:
        self.taps += 1
        what.tap()

    def tap_any(self, *what: str) -> None:
        """Tap on the first of these that is there, once one is."""
        self.page.locator(", ".join(what)).first.wait_for()
        there = (self.page.locator(one).first for one in what)
        self.tap(next(one for one in there if one.is_visible()))


def plays_card(finger: Finger) -> None:
    """The first tap shows what the card would do, the second plays it."""
    for _ in range(2):
        finger.tap_any(".hand button.may")


def plays_number(finger: Finger) -> None:
    finger.tap_any(".numbers .may")
    finger.tap_any(".strip .brass")


def follows_the_light(finger: Finger) -> None:
    """Tap on a card with a sum, then on its answer."""
    finger.tap(finger.page.locator(".hand button").filter(has_text=re.compile(r"\d")).first)
    finger.tap_any("[data-cell].glow")


def throws_or_bets(finger: Finger) -> None:
    """Whoever throws grey dice has to turn one first: tap on it, then on its new place."""
    begin = [".actions .brass:enabled", ".tokens .may:enabled", ".own .may:enabled"]
    finish = finger.page.locator(".actions .brass:enabled, .dice .target").first
    finger.tap_any(*begin, ".dice .may:enabled")
    overlap.until(lambda: finger.has_moved() or finish.is_visible())
    if not finger.has_moved():
        finger.tap(finish)


def drags_a_card(finger: Finger) -> None:
    """Drag a card to where it fits; whoever is too late tries again, which isn't counted."""
    page, taps = finger.page, finger.taps
    page.locator(".hand .card").first.wait_for()
    finger.taps = taps + 1
    for _ in range(200):
        if finger.has_moved():
            return
        overlap.step(page, -1)


FIRST_MOVES: dict[str, Callable[[Finger], None]] = {
    "transmitter": plays_card,
    "synergy": plays_number,
    "think-str8": throws_or_bets,
    "sequence-numbers": follows_the_light,
    "pattern-overlap": drags_a_card,
}


@pytest.mark.parametrize(
    ("game", "language"),
    [*((game, "en") for game in GAMES), *((game, "nb") for game in GAMES)],
)
def test_three_taps_lead_to_the_first_move(guest: Come, game: str, language: str) -> None:
    one = guest(viewport=PHONE, has_touch=True, is_mobile=True, settings={"language": language})
    page = one.go("/")
    finger = Finger(page)
    finger.tap(page.locator(f"[data-game={game}]").get_by_role("button", name=PLAY_NOW[language]))
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
    page.get_by_role("button", name="5 more variants").click()
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
    page.get_by_role("button", name="1 more variant").click()
    expect(cards).to_have_count(4)
    expect(page.get_by_role("radio", name=re.compile("^Wide tokens"))).to_be_focused()
    expect(one.go("/new/transmitter").get_by_text("how often a team of bots wins")).to_be_visible()


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
