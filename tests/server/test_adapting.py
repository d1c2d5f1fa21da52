"""Bots that adapt: their levels come from a person's results, and the lobby shows them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.harness import NewTable, Player, Server, ask, new_guest

pytestmark = pytest.mark.slow

TABLE = {"game": "transmitter", "preset": "quick", "seats": 3, "bots": {"1": "easy", "2": "easy"},
         "options": {"wins_to_win": 1, "losses_to_lose": 1}}  # fmt: skip
LEVELS = ["easy", "fair", "strong"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("adapting")) as running:
        yield running
        running.assert_no_traceback()


async def play(server: Server, cookie: str, table: NewTable) -> tuple[list[str], bool, str]:
    """Play a game badly; return the levels met, whether it was won, and the rematch."""
    async with Player(server, table.id, cookie) as player:
        if player.shown["seat"] is None:
            await player.sit(table.invite, 0)
        await player.request("start")
        lobby = player.shown["lobby"]
        assert lobby["adapts"]
        levels = [seat["bot"] for seat in lobby["seats"] if seat["bot"]]
        await player.play(random.Random(3))
        await player.until(lambda: player.shown["result"])
        won = bool(player.shown["result"]["winners"])
        await player.request("rematch")
        await player.until(lambda: player.shown["lobby"]["rematch"])
        return levels, won, str(player.shown["lobby"]["rematch"])


def strength(levels: list[str]) -> int:
    return sum(LEVELS.index(level) for level in levels)


def test_the_bots_of_each_game_follow_from_the_results_before(server: Server) -> None:
    cookie = new_guest(server)
    made = ask(server, "POST", "/api/tables", {**TABLE, "adapts": True}, cookie)
    assert made.status == 201
    table = NewTable(made.json["table"], made.json["invite"], "", cookie)
    met, results = list[int](), list[bool]()
    for _ in range(3):
        levels, won, rematch = asyncio.run(play(server, cookie, table))
        assert len(levels) == 2
        met.append(strength(levels))
        results.append(won)
        table = NewTable(rematch, "", "", cookie)
    if not any(results):  # partners get stronger for somebody who loses all the time
        assert met[-1] > met[0]
    record = ask(server, "GET", f"/api/tables/{made.json['table']}", cookie=cookie).json
    assert [seat["bot"] for seat in record["seats"] if seat["bot"]]


@pytest.mark.parametrize("bots", [{}, {"1": "easy"}])
def test_bots_adapt_to_one_person_only(server: Server, bots: dict[str, Any]) -> None:
    asked = {**TABLE, "bots": bots, "adapts": True}
    refused = ask(server, "POST", "/api/tables", asked, new_guest(server))
    assert (refused.status, refused.json["code"]) == (400, "bad")


def test_a_table_that_does_not_adapt_keeps_its_levels(server: Server) -> None:
    made = ask(server, "POST", "/api/tables", TABLE, new_guest(server)).json
    shown = ask(server, "GET", f"/api/tables/{made['table']}").json
    assert [seat["bot"] for seat in shown["seats"]] == [None, "easy", "easy"]
    assert not shown["adapts"]
