"""A custom board and custom objective cards at a table, and downloading them as a file."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from parlour.features.material import load, parse
from tests.browser.house import Guest, play_out
from tests.operating.conftest import Server

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "material"


@pytest.fixture(scope="module")
def server(app: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the examples in its material library."""
    folder = tmp_path_factory.mktemp("material")
    shutil.copytree(EXAMPLES, folder / "material")
    running = Server(folder, "--data", str(folder))
    yield running
    running.end()


def choose(page: Page, option: str, value: str) -> None:
    """Choose a value of an option in the dialog for a new table."""
    if not page.get_by_text("House rules.").is_visible():
        page.get_by_text("More options").click()
    page.locator(".option", has=page.locator("b", has_text=re.compile(f"^{option}$"))).get_by_role(
        "combobox"
    ).select_option(label=value)


def test_a_board_and_a_deck_of_ones_own(guest: Any) -> None:
    ada: Guest = guest()
    page = ada.go("/new/sequence-numbers?with=friends")
    choose(page, "Board", "Mirror board")
    choose(page, "Sums", "Times tables")
    page.get_by_role("button", name="Create table").click()
    expect(page.locator("dl")).to_contain_text("Mirror board")
    expect(page.locator("dl")).to_contain_text("Times tables")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download: Board").click()
    board = load(EXAMPLES / "mirror-board.txt")
    assert parse(Path(saved.value.path()).read_text()).options(2) == board.options(2)
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Start the game").click()
    cells = page.locator("[data-cell]")
    expect(cells).to_have_count(100)
    shown = [re.sub(r"\D", "", text) for text in cells.all_text_contents()]
    wanted = board.options(2)["custom_board"].split()
    assert [text or "0" for text in shown] == wanted
    expect(page.get_by_text(re.compile("[×÷]")).first).to_be_visible()


@pytest.mark.soak
def test_objective_cards_of_ones_own_to_the_end_of_a_game(guest: Any) -> None:
    ada: Guest = guest()
    options = load(EXAMPLES / "plain-numbers.txt").options(3)
    short = {"wins_to_win": 1, "losses_to_lose": 1, "objective_limit": 2, "transmitter": "house"}
    ada.begin(seats=3, options={**options, **short}, bots={0: "easy", 2: "fair"})
    play_out(ada)


def test_a_puzzle_of_ones_own_is_in_the_list(guest: Any) -> None:
    page = guest().go("/puzzles/pattern-overlap")
    page.locator("section li a").first.wait_for()
    for group in page.locator("section h2 button").all():
        if group.get_attribute("aria-expanded") == "false":
            group.click()
    page.get_by_role("link", name=re.compile("Corner-shop")).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Corner-shop")


SQUARES = """() => [...document.querySelectorAll('.hand svg')].map((card) =>
  [...card.querySelectorAll('rect[fill]')]
    .map((square) => /^url\\(#po-gems-([A-D])\\)$/.exec(square.getAttribute('fill')))
    .flatMap((found) => found ? [found[1]] : [])).filter((squares) => squares.length === 8)"""


@pytest.mark.soak
def test_faces_of_ones_own_are_on_the_cards(guest: Any) -> None:
    bob: Guest = guest()
    options = load(EXAMPLES / "four-corners.txt").options(2)
    calm = {"mode": "cover", "clock": "turns"}
    bob.begin(game="pattern-overlap", seats=2, options={**options, **calm}, bots={0: "easy"})
    bob.page.wait_for_function(f"() => ({SQUARES})().length >= 3", timeout=40_000)
    for squares in bob.page.evaluate(SQUARES):  # by rows: corners are 0, 2, 5 and 7
        assert len({squares[corner] for corner in (0, 2, 5, 7)}) == 1


@pytest.mark.soak
def test_a_mission_of_ones_own_keeps_its_name_at_the_table(guest: Any) -> None:
    ada: Guest = guest()
    options = load(EXAMPLES / "night-train.txt").options(3)
    ada.begin(game="synergy", seats=3, options=options, bots={0: "easy", 2: "easy"})
    page = ada.page
    expect(page.locator("header .phase")).to_contain_text("Night Train")
    expect(page.get_by_role("region", name="Night Train")).to_be_visible()
