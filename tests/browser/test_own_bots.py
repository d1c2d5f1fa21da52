"""Somebody's own policies in the browser: chosen like a level, and marked as what they are."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import QUICK_BOTS
from tests.browser.house import DESK, PHONE, PLAYED, Guest, play_until, violations
from tests.operating.conftest import Server

Come = Callable[..., Guest]
SOURCE = """
GAME = "transmitter"

def policy(turn):
    return turn.legal[0]
"""
OWN = {"en": "mine (custom bot)", "de": "mine (eigener Bot)"}
START = {"en": "Start", "de": "Starten"}
ABOUT = {
    "en": "A custom bot, added by the person who runs this server.",
    "de": "Ein selbst gebauter Bot, hinzugefügt von der Person, die diesen Server betreibt.",
}


@pytest.fixture(scope="module")
def server(app: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a policy."""
    folder = tmp_path_factory.mktemp("own")
    (folder / "mine.py").write_text(SOURCE)
    server = Server(
        folder, "--data", str(folder), "--bot", str(folder / "mine.py"), first=QUICK_BOTS
    )
    yield server
    server.end()


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "de")])
def test_an_own_bot_is_chosen_and_plays(
    guest: Come, server: Server, size: dict[str, int], language: str
) -> None:
    one = guest(viewport=size, locale=language)
    page = one.go("/new/transmitter")
    page.get_by_text(OWN[language], exact=True).click()
    expect(page.get_by_text(ABOUT[language])).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not violations(page)
    page.get_by_role("button", name=START[language], exact=True).click()
    play_until(one.page.locator(PLAYED).first.is_visible, one.move)
    expect(page.get_by_text(OWN[language]).first).to_be_attached()
    assert "moves instead" not in server.err


def test_a_host_puts_it_into_a_seat(guest: Come) -> None:
    one = guest()
    name, _ = one.make(game="transmitter", seats=2)
    page = one.go(f"/table/{name}")
    page.get_by_role("button", name="Add a bot").first.click()
    page.locator("select.level").first.select_option("own:mine")
    expect(page.locator("li").filter(has_text=OWN["en"]).first).to_be_visible()
