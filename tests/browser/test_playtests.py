"""Playtests in the browser: from making one over its link and the form to the report."""

from __future__ import annotations

import importlib.util
import re
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import DESK, PATIENCE_S, PHONE, QUICK, Guest, play_out, violations
from tests.operating.conftest import Server

Come = Callable[..., Guest]
REPORT_MS = 1000 * PATIENCE_S
EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "playtest" / "scripted.py"
NAME = "Short games for two"
SETTINGS = {
    "name": NAME, "game": "transmitter", "preset": "quick", "seats": 2, "levels": ["easy"],
    "options": QUICK,
    "questions": [{"words": "Would you play it again?"}, {"words": "Why?", "kind": "text"}],
}  # fmt: skip


def scripted() -> Any:
    """The example, whose players come by the link and play through the server."""
    spec = importlib.util.spec_from_file_location("scripted", EXAMPLE)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def let_scripts_play(server: Server, playtest: str, count: int) -> None:
    """Let scripted players take part, beside the browser's own event loop."""
    failed: list[BaseException] = []

    def play() -> None:
        example = scripted()
        try:
            for number in range(count):
                example.take_part(f"127.0.0.1:{server.port}", playtest, number)
        except BaseException as error:
            failed.append(error)

    thread = threading.Thread(target=play)
    thread.start()
    thread.join(PATIENCE_S)
    assert not thread.is_alive()
    assert not failed, failed


def made(designer: Guest, **changed: Any) -> str:
    """Make a playtest over HTTP; returns its id."""
    ask = designer.context.request
    ask.get("/api/me")
    answer = ask.post(
        "/api/playtests", data={**SETTINGS, **changed}, headers={"Origin": designer.home}
    )
    return str(answer.json()["playtest"])


def take_part(one: Guest, playtest: str, fun: int, confused: str) -> None:
    """Open the link, agree, play, and fill in the form."""
    page = one.go(f"/playtest/{playtest}")
    play = page.get_by_role("button", name=re.compile("^(Play|Spill|Spielen)$"))
    play.click()
    expect(page.locator(".refused")).to_be_visible()  # not without consent
    assert violations(page) == []
    page.get_by_role("checkbox").check()
    play.click()
    page.wait_for_url(re.compile("/table/"))
    play_out(one)
    dialog = page.get_by_role("dialog")
    dialog.locator("label.pick").filter(has_text=str(fun)).first.click()
    dialog.get_by_role("textbox").first.fill(confused)
    dialog.locator(".send button").click()
    expect(dialog.locator(".send").get_by_role("status")).not_to_be_empty()
    assert violations(page, "dialog") == []


def fits(page: Page, width: int) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth") <= width)


def test_from_the_form_to_the_report(guest: Come, server: Server) -> None:
    designer = guest()
    page = designer.go("/lab")
    page.get_by_role("link", name=re.compile("^Playtests")).click()
    page.get_by_label("What should the playtest be called?").fill(NAME)
    page.get_by_text("Transmitter", exact=True).click()
    page.get_by_role("group", name="How many players?").get_by_text("2", exact=True).click()
    page.get_by_role("button", name="Add a question").click()
    page.get_by_label("Question 1", exact=True).fill("Would you play it again?")
    assert violations(page) == []
    page.get_by_role("button", name="Make playtest").click()
    expect(page.get_by_role("heading", name=NAME)).to_be_visible()
    expect(page.get_by_text("No one has finished a game yet.")).to_be_visible()
    expect(page.get_by_role("textbox", name="Link for players")).to_have_value(
        re.compile("/playtest/")
    )
    playtest = made(designer)  # games of the form's own would take long
    visitor = guest(viewport=PHONE)
    take_part(visitor, playtest, 5, "Which card is which")
    visitor.page.get_by_role("link", name="Play again").click()
    expect(visitor.page.get_by_text("Thanks for playing!")).to_be_visible()
    assert fits(visitor.page, PHONE["width"])
    page = designer.go(f"/playtests/{playtest}")
    expect(page.get_by_text("1 game by one person, 1 completed form")).to_be_visible(
        timeout=REPORT_MS
    )
    let_scripts_play(server, playtest, 1)
    expect(page.get_by_text("2 games by 2 people, 2 completed forms")).to_be_visible(
        timeout=REPORT_MS
    )
    expect(page.get_by_text("Which card is which")).to_be_visible()
    expect(page.get_by_role("region", name="Where people play differently")).to_be_visible()
    assert violations(page) == []
    page.set_viewport_size(PHONE)
    assert fits(page, PHONE["width"])
    page.get_by_role("button", name="Delete playtest").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete playtest").click()
    expect(page.get_by_role("heading", name="Playtests", exact=True)).to_be_visible()
    page.goto(f"/playtest/{playtest}")
    expect(page.get_by_text("Playtest not found")).to_be_visible()
    designer.wrong = [one for one in designer.wrong if "404" not in one]


def test_two_people_meet_by_the_link(guest: Come) -> None:
    designer = guest()
    playtest = made(designer, people=2)
    one, other = guest(settings={"language": "nb"}), guest(settings={"language": "de"})
    for who, agree in ((one, "Jeg godtar"), (other, "Ich bin einverstanden")):
        page = who.go(f"/playtest/{playtest}")
        page.get_by_role("checkbox", name=re.compile(f"^{agree}")).check()
        page.get_by_role("button", name=re.compile("^(Spill|Spielen)$")).click()
        page.wait_for_url(re.compile("/table/"))
    for who in (one, other):
        expect(who.page.locator("[data-entry]")).to_be_visible()  # it started by itself


@pytest.mark.soak
def test_twenty_tables_from_link_to_report(guest: Come, server: Server) -> None:
    designer = guest()
    playtest = made(designer, levels=["easy", "fair"])
    page = designer.go(f"/playtests/{playtest}")
    for number, how in enumerate(({"viewport": DESK}, {"viewport": PHONE}, {"viewport": PHONE})):
        take_part(guest(**how), playtest, 3 + number % 3, f"Confusion number {number}")
    let_scripts_play(server, playtest, 17)
    expect(page.get_by_text("20 games finished")).to_be_visible()
    report = page.get_by_text("20 games by 20 people, 20 completed forms")
    expect(report).to_be_visible(timeout=REPORT_MS)
    for number in range(3):
        expect(page.get_by_text(f"Confusion number {number}")).to_be_visible()
    hard = page.get_by_role("region", name="How hard the game is")
    expect(hard.get_by_text(re.compile(r"of 10 won"))).to_have_count(2)
    beside = page.get_by_role("region", name="People and bots compared")
    expect(beside.get_by_role("row")).not_to_have_count(1)
    for name in ("games.csv", "decisions.parquet"):
        answer = designer.context.request.get(f"/api/playtests/{playtest}/data/{name}")
        assert answer.ok, name
    assert violations(page) == []
