"""A game as `parlour new` writes it, with tracks for the points, on the generic table."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from parlour.terminal.new import write_game
from tests.browser.conftest import QUICK_BOTS
from tests.browser.house import DESK, PHONE, Guest, play_until, violations, wait_until_still
from tests.operating.conftest import Server

Come = Callable[..., Guest]
SIZES = {"desk": DESK, "phone": PHONE, "sideways": {"width": 844, "height": 390}}
SQUARES = 60  # more than the points that anyone can have
CHANGES = {
    "__init__.py": [
        ("Counter, Hand, Pile, Plays", "Hand, Pile, Plays, Track"),
        ('Counter("points", by_seat=True)', f'Track("points", by_seat=True, length={SQUARES})'),
    ],
    "rules.py": [("= action + 1\n", "= action + 1 + (nosuch if s.seats == 2 else 0)\n")],
}  # fmt: skip
DRAWN = """(track) => [...track.querySelectorAll('li')].map((square) => {
  const box = (one) => one.getBoundingClientRect()
  const middle = ({ x, width }) => x + width / 2
  const [piece, mark] = [square.querySelector('.piece'), square.querySelector('b')]
  return {
    width: box(piece).width, height: box(piece).height, room: box(square).width,
    aside: Math.abs(middle(box(mark)) - middle(box(square))),
    shown: ['x', 'y'].every((side) => box(square)[side] >= 0) && box(square).right <= innerWidth,
  }
})"""


@pytest.fixture(scope="module")
def server(app: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a new game that has tracks and fails with two players."""
    folder = tmp_path_factory.mktemp("new")
    write_game("track-race", folder / "game")
    for file, changes in CHANGES.items():
        path = folder / "game" / "track_race" / file
        text = path.read_text()
        for old, new in changes:
            assert text.count(old) == 1
            text = text.replace(old, new)
        path.write_text(text)
    server = Server(folder, "--data", str(folder), "--game", str(folder / "game"), first=QUICK_BOTS)
    yield server
    server.end()


def started(guest: Come, **how: object) -> tuple[Guest, Page]:
    one = guest(**how)
    one.begin(seat=0, game="track-race", seats=3, bots={"1": "easy", "2": "easy"})
    one.page.get_by_test_id("generic").wait_for()
    return one, one.page


def zone(page: Page, field: str) -> Locator:
    return page.locator(f"[data-field={field}]")


def play_out(one: Guest) -> None:
    play_until(
        one.page.get_by_role("dialog").is_visible, lambda: one.press(".piece.may:not(:disabled)")
    )


@pytest.mark.parametrize("size", SIZES)
def test_the_squares_of_a_track_fill_their_places(guest: Come, size: str) -> None:
    _, page = started(guest, viewport=SIZES[size])
    wait_until_still(page)
    drawn = zone(page, "points").evaluate(DRAWN)
    assert len(drawn) == SQUARES
    for square in drawn:
        assert square["width"] == square["height"] == square["room"]
        assert square["shown"]
        assert square["aside"] == pytest.approx(0, abs=1)
    assert not violations(page)


def test_a_move_that_names_its_card_is_read_out_alone(guest: Come) -> None:
    _, page = started(guest)
    cards = zone(page, "hand").get_by_role("button")
    expect(cards).to_have_count(4)
    for card in cards.all():
        expect(card).to_have_accessible_name(re.compile(r"^Play \d+$"))


def test_the_backs_of_cards_keep_their_distance_from_the_label(guest: Come) -> None:
    _, page = started(guest)
    held = zone(page, "held").first
    label, back = held.locator(".label").bounding_box(), held.locator(".tiny").first.bounding_box()
    assert label
    assert back
    assert back["x"] - (label["x"] + label["width"]) >= 6


def test_all_hands_of_a_replay_are_beside_their_owners(guest: Come) -> None:
    one, page = started(guest)
    play_out(one)
    page.get_by_role("link", name="Look back").click()
    hands = zone(page, "hand")
    expect(hands).to_have_count(3)
    for hand in hands.all():
        expect(hand.get_by_role("img", name=re.compile(r"^\d+$"))).to_have_count(4)
    page.get_by_label("Show").select_option("none")
    expect(hands).to_have_count(0)


def test_a_table_whose_game_fails_says_so(guest: Come, server: Server) -> None:
    one = guest()
    table = one.begin(seat=0, game="track-race", seats=2, bots={"1": "easy"})
    zone(one.page, "hand").get_by_role("button").first.click()
    expect(one.page.get_by_role("heading")).to_have_text("This game has an error")
    expect(
        one.page.get_by_text("An error in the game’s code has stopped this table")
    ).to_have_count(1)
    assert table in server.err
    assert re.search(r"failed at \S+/track_race/rules\.py:\d+\"", server.err)
    one.page.get_by_role("link", name="See all games").click()
    expect(one.page.locator("[data-game=track-race]")).to_be_visible()


def test_what_differs_from_a_variant_is_not_called_a_change(guest: Come) -> None:
    """Before someone's first game, a shorter one is chosen."""
    page = guest(settings={"language": "de"}).go("/new/transmitter")
    expect(page.get_by_text("2 Hausregeln", exact=True)).to_be_visible()
    expect(page.get_by_text("geändert")).to_have_count(0)
