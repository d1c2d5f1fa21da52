"""Link previews: what a pasted link says, and what it never says."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour.server.http import static_files
from parlour.server.http.previews import FOLDER, HEIGHT, WIDTH
from tests.server.harness import Player, Server, ask, leave, make_table, new_guest

pytestmark = pytest.mark.slow
WEB = Path(__file__).resolve().parents[2] / "web" / "public"
TAG = re.compile(r'<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)">')
APP = f"""
from parlour.server.http import static_files as app
page = b"<html><head><title>Parlour</title></head><body></body></html>"
app.files = lambda: {{
    "index.html": app.Page(page, "text/html", app.ASK_AGAIN),
    **{{f"{FOLDER}/{{name}}.jpg": app.Page(b"", "image/jpeg", "") for name in (
        "parlour", "transmitter", "pattern-overlap")}},
}}
"""
NASTY = '"><script>alert(1)</script>&'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a small page for the app, so that it needn't be built."""
    with Server(tmp_path_factory.mktemp("previews"), first=APP) as found:
        yield found
        found.assert_no_traceback()


def tags(server: Server, path: str, **headers: str) -> dict[str, str]:
    """Return the tags of a page."""
    answer = ask(server, "GET", path, **headers)
    assert answer.status == 200
    head = answer.body.decode().partition("</head>")[0]
    return {name: unescape(said) for name, said in TAG.findall(head)}


def test_the_home_page_and_the_games_have_a_picture(server: Server) -> None:
    found = tags(server, "/")
    assert (found["og:title"], found["twitter:card"]) == ("Parlour", "summary_large_image")
    assert found["og:image"] == f"http://{server.host}/{FOLDER}/parlour.jpg"
    assert "bots" in found["og:description"]
    learn = tags(server, "/learn/transmitter")
    assert learn["og:title"] == "Transmitter"
    assert learn["og:image"].endswith("/transmitter.jpg")
    assert learn["og:description"]
    for path in (
        "/learn/nothing",
        "/table/nothing",
        "/table/%00",
        "/replay/x/y",
        "/table/" + "x" * 999,
    ):
        assert tags(server, path)["og:title"] == "Parlour"
    assert tags(server, "/learn/synergy")["og:image"].endswith("/parlour.jpg"), "it has no picture"


def test_a_puzzle_is_named_if_there_is_one(server: Server) -> None:
    puzzle = ask(server, "GET", "/api/puzzles/pattern-overlap").json[0]["id"]
    found = tags(server, f"/puzzles/pattern-overlap/{puzzle}")
    assert found["og:title"] == f"Pattern Overlap – puzzle {puzzle}"
    for path in ("/puzzles/pattern-overlap", "/puzzles/pattern-overlap/Send-me-money"):
        assert tags(server, path)["og:title"] == "Pattern Overlap"


def test_the_reader_s_language_is_spoken(server: Server) -> None:
    for asked, said in {"de-CH,en": "Bots oder", "nn": "roboter", "fr, nb;q=0.5": "roboter",
                        "xx": "bots, or"}.items():  # fmt: skip
        found = tags(server, "/", **{"Accept-Language": asked})
        assert said in found["og:description"], asked


def test_addresses_come_from_names_that_we_answer_to(server: Server) -> None:
    answer = ask(server, "GET", "/", Host="evil.example")
    assert answer.status == 421
    assert b"og:" not in answer.body
    found = tags(server, "/", Host="LOCALHOST:81", **{"X-Forwarded-Proto": "https"})
    assert found["og:image"].startswith("https://localhost:81/")


def test_pages_are_compressed_and_asked_for_again(server: Server) -> None:
    answer = ask(server, "GET", "/", **{"Accept-Encoding": "gzip, br"})
    assert answer.headers["content-encoding"] == "gzip"
    assert b"og:title" in gzip.decompress(answer.body)
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["vary"] == "Accept-Encoding, Accept-Language"
    assert "default-src 'none'" in answer.headers["content-security-policy"]


async def play(server: Server, **how: Any) -> list[tuple[str, dict[str, str], dict[str, str]]]:
    """Play a game; returns the tags of table and replay when it is open, running and over."""
    cookies = [await asyncio.to_thread(new_guest, server) for _ in range(2)]
    table = await asyncio.to_thread(make_table, server, cookies[0], seats=2, **how)
    players = [Player(server, table.id, cookie) for cookie in cookies]
    found = []

    async def look(phase: str) -> None:
        seen = [
            await asyncio.to_thread(tags, server, f"/{kind}/{table.id}")
            for kind in ("table", "replay")
        ]
        found.append((phase, *seen))
        assert table.invite not in str(seen)
        assert table.id not in str(seen)

    for player, name in zip(players, (NASTY, "Ben"), strict=True):
        await player.__aenter__()
        await look("open")
        await player.sit(table.invite, name=name)
    await players[0].request("start")
    await look("running")
    luck = Random(3)
    await asyncio.gather(*(player.play(luck) for player in players))
    await look("over")
    await leave(*players)
    return found  # type: ignore[return-value]


@pytest.mark.parametrize(
    "how", [{}, {"public": True, "spectators": False}], ids=["private", "barred"]
)
def test_a_table_that_strangers_can_t_see_names_no_one(server: Server, how: dict[str, Any]) -> None:
    found = asyncio.run(play(server, **how))
    said = [table["og:description"] for _, table, _ in found]
    assert said[0] == "2 seats are free. Join the table."
    if not how:
        assert said[1] == "One seat is free. Join the table."
        assert "Ben" not in str(found)
        assert "alert" not in str(found)
    assert "Ben" not in str(found[2:]), "once it has started"
    assert "alert" not in str(found[2:])
    assert {one["og:title"] for one in found[3][1:]} == {"Transmitter", "Transmitter – replay"}


def test_a_public_table_names_its_people_and_escapes_them(server: Server) -> None:
    found = asyncio.run(play(server, public=True))
    said = [table["og:description"] for _, table, _ in found]
    assert said[1] == f"At the table: {NASTY}. One seat is free."
    assert said[2] == f"Now playing: {NASTY} and Ben. You can watch."
    assert found[3][2]["og:description"].startswith(f"With {NASTY} and Ben.")


def test_every_game_has_a_small_picture_of_the_right_size() -> None:
    pictures = sorted((WEB / FOLDER).glob("*.jpg"))
    names = {one.stem for one in pictures}
    assert names == {"parlour", "pattern-overlap", "sequence-numbers", "synergy", "think-str8",
                     "transmitter"}  # fmt: skip
    for one in pictures:
        drawn = one.read_bytes()
        assert len(drawn) <= 40_000
        frame = re.search(rb"\xff[\xc0-\xc2]..\x08(..)(..)", drawn, re.S)
        assert frame
        assert [int.from_bytes(size) for size in frame.groups()] == [HEIGHT, WIDTH]
    assert static_files.KEPT[f"{FOLDER}/"] == "public, max-age=86400"
