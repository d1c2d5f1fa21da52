"""The manifest of the installed app speaks the visitor's language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from parlour.core.option import Preset
from parlour.core.registry import game
from parlour.server.http.games import first_preset
from parlour.server.http.manifest import MANIFEST, worded
from tests.server.harness import Server, ask

pytestmark = pytest.mark.slow
SOURCE = Path(__file__).resolve().parents[2] / "web" / "public" / MANIFEST
APP = f"""
from parlour.server.http import static_files as app
source = open({str(SOURCE)!r}, "rb").read()
app.files = lambda: {{
    {MANIFEST!r}: app.Page(source, "application/manifest+json", app.ASK_AGAIN,
                           headers=app.FILE_HEADERS),
}}
"""
SAYS = {"en": "Table games", "nb": "Brettspill", "de": "Gesellschaftsspiele"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with only a manifest for the app, so that it needn't be built."""
    with Server(tmp_path_factory.mktemp("manifest"), first=APP) as found:
        yield found
        found.assert_no_traceback()


@pytest.mark.parametrize(
    ("query", "accepted", "language"),
    [
        ("", "", "en"),
        ("", "nn-NO,en;q=0.5", "nb"),
        ("?lang=de", "en", "de"),
        ("?lang=xx", "de-AT", "de"),
        ("?lang=%22%3E", "", "en"),
    ],
)
def test_its_texts_are_in_the_chosen_or_accepted_language(
    server: Server, query: str, accepted: str, language: str
) -> None:
    headers = {"Accept-Language": accepted} if accepted else {}
    answer = ask(server, "GET", f"/{MANIFEST}{query}", **headers)
    assert answer.headers["content-type"] == "application/manifest+json"
    assert "Accept-Language" in answer.headers["vary"]
    manifest = answer.json
    assert (manifest["lang"], manifest["name"]) == (language, "Parlour")
    assert manifest["description"].startswith(SAYS[language])
    assert len({one["description"] for one in manifest["shortcuts"]}) == 5


def test_games_that_a_server_lacks_have_no_shortcut() -> None:
    source = SOURCE.read_bytes().replace(b"/new/synergy", b"/new/gone")
    assert b"Synergy" in source
    assert b"Synergy" not in worded(source, "en")


def test_a_brief_list_has_what_the_home_page_shows(server: Server) -> None:
    brief = ask(server, "GET", "/api/games?brief=true").json
    whole = ask(server, "GET", "/api/games").json
    assert brief == [{key: card[key] for key in brief[0]} for card in whole]
    assert "options" in whole[0]
    assert "options" not in brief[0]
    assert ask(server, "GET", "/api/games?brief=perhaps").status == 400


def test_a_first_game_has_the_preset_that_is_marked_for_it() -> None:
    def first(*marks: str) -> str | None:
        presets = [Preset(f"p{k}", {}, mark) for k, mark in enumerate(marks)]
        return first_preset(replace(game("transmitter"), presets=presets))

    assert first("printed", "recommended", "first-game") == "p2"
    assert first("", "recommended", "") == "p1"
    assert first("★", "★★") == "p0"
    assert first() is None
