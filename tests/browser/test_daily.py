"""The daily page in a real browser: from the strip on the home page to the results."""

from __future__ import annotations

import json
import struct
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from parlour.core.registry import game
from parlour.features.puzzles import Puzzles
from parlour.server.puzzles.solution import solution
from tests.browser.conftest import QUICK_BOTS
from tests.browser.house import PHONE, Guest, play_out, wait_until_still
from tests.browser.test_pattern_overlap import violations
from tests.operating.conftest import Server

Come = Callable[..., Guest]
DAY, NEXT = "2026-05-20", "2026-05-21"  # a Wednesday
SMALL = {"width": 360, "height": 640}
CLOCK = """
from datetime import datetime
from pathlib import Path
from parlour.server.daily import days
days.utc_now = lambda: datetime.fromisoformat(Path({file!r}).read_text())
"""


class Dated(Server):
    """A server whose date a test sets."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "clock"
        self.set("12:00:00")
        first = QUICK_BOTS + CLOCK.format(file=str(self._file))
        super().__init__(folder, "--data", str(folder), first=first)

    def set(self, time: str, day: str = DAY) -> None:
        """Set the clock."""
        new = self._file.with_suffix(".new")
        new.write_text(f"{day}T{time}+00:00")
        new.replace(self._file)


@pytest.fixture(scope="module")
def server(app: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Dated]:
    """A server on a Wednesday in May."""
    server = Dated(tmp_path_factory.mktemp("daily"))
    yield server
    server.end()


@pytest.fixture(autouse=True)
def noon(server: Dated) -> None:
    """Every test begins at noon."""
    server.set("12:00:00")


def answer(day: str) -> list[Any]:
    """Return the cards that solve a day's puzzle."""
    puzzles = game("pattern-overlap").feature(Puzzles)
    assert puzzles
    return [list(card) for card in solution(puzzles, f"day-{day}")]


def solve(one: Guest, day: str = DAY) -> None:
    """Have a day's puzzle counted as solved."""
    one.context.request.get("/api/me")
    said = one.context.request.post(
        f"/api/daily/{day}/pattern-overlap/solved",
        data={"placed": answer(day), "ms": 192_000, "hints": 0}, headers={"Origin": one.home},
    )  # fmt: skip
    assert said.ok, said.text()


def task(page: Page, name: str = "transmitter") -> Any:
    return page.locator(f"[data-daily={name}]")


def fits(page: Page) -> bool:
    size = page.viewport_size
    assert size
    return bool(page.evaluate("document.documentElement.scrollWidth") <= size["width"])


def test_a_deal_is_found_played_compared_and_practised(guest: Come) -> None:
    ann, ben = guest(), guest(viewport=PHONE)
    page = ann.go("/")
    strip = page.get_by_role("link", name="Daily")
    expect(strip).to_contain_text("0 of 6 done")
    strip.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Wednesday 20 May")
    page.get_by_label("Your name").fill("Ann")
    expect(task(page).get_by_role("button", name="Results")).to_have_count(0)
    task(page).get_by_role("button", name="Play").click()
    page.locator(".hand").first.wait_for()
    link = page.url
    page.goto("/daily")
    task(page).get_by_role("link", name="Continue").click()
    page.wait_for_url(link)
    ben.page.goto(link)
    expect(ben.page.get_by_role("heading", name="Play this deal yourself first")).to_be_visible()
    play_out(ann)
    page.get_by_role("dialog").get_by_role("link", name="Today’s results").click()
    task(page).get_by_role("button", name="Results of Transmitter").click()
    expect(task(page).get_by_role("row").nth(1)).to_contain_text("Ann")
    expect(task(page).get_by_role("link", name="Watch Ann play")).to_be_visible()
    expect(page.locator("pre")).to_contain_text("Transmitter – ")
    assert not violations(page)
    task(page).get_by_role("button", name="Practise").click()
    expect(page.locator(".toasts")).to_contain_text("this time doesn’t count")
    page.wait_for_url(lambda url: "/table/" in url and url != link)
    page.goto("/")
    expect(page.get_by_role("link", name="Daily")).to_contain_text("one of 6 done")


def test_the_mission_of_the_week_is_found_and_begun(guest: Come) -> None:
    one = guest(settings={"language": "de", "name": "Ada"}, viewport=SMALL)
    page = one.go("/missions/synergy")
    weekly = task(page, "weekly")
    expect(weekly).to_contain_text("starke Bots gewinnen")
    name = weekly.get_by_role("heading").inner_text()
    expect(page.get_by_role("region", name="Mission der Woche")).to_contain_text(
        "Die nächste Mission gibt es"
    )
    assert fits(page)
    page.goto("/daily")
    expect(weekly).to_contain_text(name)
    assert fits(page)
    weekly.get_by_role("button", name="Spielen").click()
    page.wait_for_url("**/table/w20260518*")
    expect(page.locator("main")).to_contain_text(name)
    page.goto("/daily")
    expect(weekly.get_by_role("link", name="Weiter")).to_be_visible()
    expect(task(page, "synergy").get_by_role("button", name="Spielen")).to_be_visible()
    page.goto("/me")
    expect(weekly.get_by_role("heading")).to_have_text(f"Mission der Woche, „{name}“")
    expect(weekly.get_by_role("link", name="Weiter")).to_be_visible()
    assert fits(page)


def test_a_puzzle_solved_on_the_board_is_in_the_calendar(guest: Come) -> None:
    one = guest(viewport=PHONE)
    put = [dict(zip(("card", "rot", "x", "y"), card)) for card in answer(DAY)]
    almost = json.dumps({"put": put[:-1], "ms": 65_000, "hints": 0})
    name = json.dumps(f"parlour.puzzle.pattern-overlap.day-{DAY}.placed")
    one.context.add_init_script(f"localStorage.setItem({name}, {json.dumps(almost)})")
    page = one.go(f"/puzzles/pattern-overlap/day-{DAY}")
    with page.expect_response(lambda answer: answer.url.endswith("/solved")) as told:
        page.get_by_role("button", name="Hint").click()
    assert told.value.ok
    page.get_by_role("link", name="Daily", exact=True).click()
    expect(task(page, "pattern-overlap")).to_contain_text("Solved in 1:0")
    expect(page.get_by_role("link", name="Wednesday 20 May, solved", exact=True)).to_be_visible()
    expect(page.get_by_text("1-day streak")).to_be_visible()


def test_the_calendar_is_used_with_the_keyboard(guest: Come) -> None:
    one = guest(settings={"language": "de"}, viewport=SMALL)
    solve(one)
    solve(one, "2026-05-12")
    page = one.go("/daily")
    today = page.get_by_role("link", name="Mittwoch, 20. Mai, gelöst", exact=True)
    expect(today).to_have_attribute("aria-current", "date")
    expect(page.get_by_role("link", name="Dienstag, 12. Mai, später gelöst")).to_be_visible()
    assert page.locator("table a[tabindex='0']").count() == 1, "one stop for the tab key"
    assert fits(page)
    assert not violations(page)
    today.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("link", name="Donnerstag, 14. Mai, nicht gelöst")).to_be_focused()
    page.keyboard.press("PageUp")
    expect(page.get_by_role("link", name="Dienstag, 14. April, nicht gelöst")).to_be_focused()
    page.keyboard.press("PageDown")
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    expect(today).to_be_focused()  # the days to come can't be chosen
    page.get_by_role("button", name="Voriger Monat").click()
    expect(page.get_by_role("heading", name="April 2026")).to_be_visible()
    page.get_by_role("link", name="Freitag, 3. April, nicht gelöst").click()
    page.wait_for_url("**/puzzles/pattern-overlap/day-2026-04-03")
    page.locator(".outline").wait_for()


def test_a_day_is_shared_as_text_and_as_a_picture(guest: Come) -> None:
    one = guest(permissions=["clipboard-read", "clipboard-write"])
    page = one.go("/daily")
    expect(task(page, "synergy")).to_be_visible()
    expect(page.get_by_role("heading", name="Share your day")).to_have_count(0)
    solve(one)
    page.reload()
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert text == [
        "Parlour · 20 May 2026", "Pattern Overlap puzzle ★★ – Solved in 3:12", f"{one.home}/daily",
    ]  # fmt: skip
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a picture").click()
    assert saved.value.suggested_filename == f"parlour-{DAY}.png"
    picture = Path(saved.value.path()).read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (1080, 434)


def test_midnight_passes_while_the_page_is_open(guest: Come, server: Dated) -> None:
    server.set("23:59:57")
    one = guest()
    page = one.go("/daily")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Wednesday 20 May")
    server.set("00:00:01", NEXT)
    expect(heading).to_have_text("Thursday 21 May")
    wait_until_still(page)
    expect(page.locator("[aria-current=date]")).to_have_attribute("data-day", NEXT)
