"""Games that the app wasn't built with: Leduc Poker and Secret Bids on the generic table."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import QUICK_BOTS
from tests.browser.house import (
    DESK,
    PHONE,
    ROOT,
    Guest,
    play_now,
    play_until,
    violations,
)
from tests.operating.conftest import Server

Come = Callable[..., Guest]
SIZES = {"desk": DESK, "phone": PHONE}
every_size = pytest.mark.parametrize("size", SIZES)


@pytest.fixture(scope="module")
def server(app: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with two games from folders."""
    folder = tmp_path_factory.mktemp("others")
    games = [str(ROOT / "examples" / name) for name in ("leduc_poker", "secret_bids")]
    server = Server(
        folder, "--data", str(folder), "--game", games[0], "--game", games[1], first=QUICK_BOTS
    )
    yield server
    server.end()


def board(page: Page) -> Locator:
    return page.get_by_test_id("generic")


def move(one: Guest) -> bool:
    """Play the last of the moves on the screen, if there is one."""
    return one.press(".moves .button:not(:disabled), .piece.may:not(:disabled)")


def play_out(one: Guest) -> None:
    play_until(one.page.get_by_role("dialog").is_visible, lambda: move(one))


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@every_size
def test_a_game_from_outside_is_played_to_its_end(guest: Come, size: str) -> None:
    one = guest(viewport=SIZES[size])
    page = one.go("/")
    tile = page.locator("[data-game=leduc-poker]")
    expect(tile).to_contain_text("Poker with six cards")
    expect(tile.locator(".art svg")).to_be_visible()
    assert fits(page)
    play_now(page, "leduc-poker").click()
    expect(board(page).get_by_role("group", name="Moves").get_by_role("button")).to_have_count(2)
    hands = board(page).get_by_role("group", name="Hand", exact=True)
    expect(hands.nth(0).get_by_role("img")).to_have_accessible_name("a face-down card")
    expect(hands.nth(1).get_by_role("img")).to_have_accessible_name(re.compile("^[JQK][♠♥]$"))
    expect(page.get_by_test_id("status")).to_contain_text("Check, or make a bet.")
    assert fits(page)
    assert not violations(page)
    play_out(one)
    expect(page.get_by_role("dialog")).to_contain_text("All hands have been played.")


def test_it_is_replayed_and_continued_otherwise(guest: Come) -> None:
    one = guest()
    one.begin(seat=0, game="leduc-poker", seats=2, options={"hands": 1}, bots={"1": "easy"})
    play_out(one)
    page = one.page
    assert page.get_by_role("button", name="Rules").count() == 0, "it has none to look up"
    page.get_by_role("link", name="Look back").click()
    expect(board(page).get_by_role("img", name=re.compile("^[JQK][♠♥]$"))).to_have_count(2)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".told")).to_contain_text(re.compile("You bet 2"))
    page.get_by_label("Show").select_option("none")
    expect(board(page).get_by_role("img", name="a face-down card")).to_have_count(2)
    page.get_by_role("button", name="What if?").click()
    page.get_by_role("button", name="Play from here").click()
    expect(page).to_have_url(re.compile("/table/"))
    play_out(one)


def test_a_move_can_be_taken_back_for_as_long_as_it_is_possible(guest: Come) -> None:
    ann, ben = guest(), guest()
    _, link = ann.make(game="secret-bids", seats=2)
    ann.sit(link, "Ann")
    ben.sit(link, "Ben")
    ann.page.get_by_role("button", name="Start the game").click()
    back = ann.page.get_by_test_id("status").get_by_role("button", name="Take back")
    card = ann.page.get_by_role("button", name="Play 3")
    card.wait_for()
    expect(back).to_have_count(0)
    card.click()
    back.click()
    expect(back).to_have_count(0)
    ben.page.get_by_role("button", name="Agree").click()
    expect(card).to_be_enabled()
    card.click()
    expect(back).to_be_visible()
    ben.page.get_by_role("button", name="Play 4").click()
    expect(back).to_have_count(0)


@every_size
def test_cards_are_played_by_click_and_key(guest: Come, size: str) -> None:
    one = guest(viewport=SIZES[size], color_scheme="dark")
    one.begin(seat=0, game="secret-bids", seats=3, bots={"1": "easy", "2": "easy"})
    page = one.page
    card = page.get_by_role("button", name="Play 3")
    expect(card).to_be_in_viewport(ratio=1)
    assert fits(page)
    assert not violations(page)
    card.focus()
    page.keyboard.press("Enter")
    expect(card).not_to_be_attached()
    expect(page.locator("[data-field=round] dd")).to_have_text("2")
    play_out(one)
    expect(page.get_by_role("dialog")).to_be_visible()


def test_its_lesson_is_learned_on_the_same_table(guest: Come) -> None:
    one = guest()
    page = one.go("/learn/leduc-poker")
    page.get_by_role("button", name="Next").click()
    board(page).get_by_role("button", name="Check").click()
    expect(page.locator(".says")).to_contain_text("you want more chips in the pot")
    board(page).get_by_role("button", name="Bet 2").click()
    expect(board(page).get_by_role("img", name="K♥")).to_be_visible()
    board(page).get_by_role("button", name="Bet 4").click()
    expect(page.locator(".says")).to_contain_text("the pot is yours")
    expect(page.locator(".says .brass")).to_be_visible()


def test_it_speaks_other_languages(guest: Come) -> None:
    one = guest(settings={"language": "de"})
    one.begin(seat=0, game="leduc-poker", seats=2, bots={"1": "easy"})
    expect(board(one.page).get_by_role("button", name="2 setzen")).to_be_visible()
    expect(board(one.page).get_by_text("In der Mitte", exact=True)).to_be_visible()
    drawn = board(one.page).locator(".picture pre")
    expect(drawn).to_be_hidden()
    board(one.page).get_by_text("Als Text").click()
    expect(drawn).to_contain_text("Runde 1 von")


def test_tables_and_studies_of_it_can_be_made(guest: Come) -> None:
    one = guest()
    page = one.go("/new/leduc-poker")
    page.get_by_text("More options").click()
    expect(page.get_by_text("How many hands you play.")).to_be_visible()
    page = one.go("/lab")
    page.get_by_role("radio", name="Leduc Poker").check(force=True)
    expect(page.get_by_role("radio", name="easy")).to_be_checked()
