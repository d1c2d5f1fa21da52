"""Creating a table, sitting down and starting with one request."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Player, Server, ask, make_table, new_guest


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("begin")) as server:
        yield server


def test_the_first_message_has_the_game_and_bots_play_on(server: Server) -> None:
    async def scenario() -> None:
        guest = new_guest(server)
        begin = {"seat": 1, "name": "Ada", "look": "fox-3"}
        table = make_table(server, guest, seats=3, bots={0: "easy", 2: "easy"}, begin=begin)
        async with Player(server, table.id, guest) as ada:
            first = ada.sights[0]
            assert (first["seat"], first["lobby"]["phase"]) == (1, "running")
            assert first["view"]
            mine = first["lobby"]["seats"][1]
            assert (mine["name"], mine["look"]) == ("Ada", "fox-3")
            assert first["lobby"]["host"] == 1
            await ada.until(lambda: ada.shown["moves"])
            decision = ada.shown["decision"]
            await ada.act(ada.shown["moves"][0])
            await ada.until(lambda: ada.shown["moves"] and ada.shown["decision"] > decision)

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        ({"begin": {"seat": 0}}, "empty"),  # nobody sits in the other seat
        ({"bots": {0: "easy", 1: "easy"}, "begin": {"seat": 0}}, "full"),
        ({"bots": {1: "easy"}, "begin": {"seat": 5}}, "full"),
        ({"bots": {1: "easy"}, "begin": {"seat": 9}}, "bad"),
        ({"bots": {1: "easy"}, "begin": {"seat": 0, "look": "<b>"}}, "bad"),
        ({"bots": {1: "easy"}, "begin": {"seat": 0, "name": "a" * 101}}, "bad"),
        ({"bots": {1: "easy"}, "begin": {"seat": 0, "start": False}}, "bad"),
    ],
)
def test_a_game_that_cannot_begin_leaves_no_table(
    server: Server, setup: dict[str, Any], code: str
) -> None:
    guest = new_guest(server)
    body = {"game": "transmitter", "seats": 2, **setup}
    answer = ask(server, "POST", "/api/tables", body, guest)
    assert (answer.status, answer.json["code"]) == (400 if code == "bad" else 403, code)
    assert answer.json["words"]
    assert ask(server, "GET", "/api/mine", cookie=guest).json == []


def test_a_table_begun_like_this_is_read_from_the_store(tmp_path: Path) -> None:
    async def scenario() -> None:
        with Server(tmp_path) as server:
            guest = new_guest(server)
            table = make_table(server, guest, seats=2, bots={1: "easy"}, begin={"seat": 0})
            server.kill()
            server.start()
            async with Player(server, table.id, guest) as one:
                assert (one.shown["seat"], one.shown["lobby"]["phase"]) == (0, "running")
                await one.until(lambda: one.shown["moves"])

    asyncio.run(scenario())
