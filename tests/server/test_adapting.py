"""Bots that adapt: their levels come from people's results, and the lobby shows them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.harness import NewTable, Player, Server, ask, make_table, new_guest

pytestmark = pytest.mark.slow

TABLE: dict[str, Any] = {"game": "transmitter", "preset": "quick", "seats": 3,
                         "bots": {"1": "easy", "2": "easy"},
                         "options": {"wins_to_win": 1, "losses_to_lose": 1}}  # fmt: skip
LEVELS = ["easy", "fair", "strong", "master"]


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


def test_a_bot_adapts_to_two_people(server: Server) -> None:
    host, friend = new_guest(server), new_guest(server)
    table = make_table(server, host, **{**TABLE, "bots": {}})

    async def story() -> tuple[str, str]:
        async with Player(server, table.id, host) as one, Player(server, table.id, friend) as other:
            for seat, player in enumerate((one, other)):
                await player.sit(table.invite, seat)
            await one.request("bot", seat=2, level="adaptive")
            await other.until(lambda: bot_at(other, 2) == {"bot": "adaptive", "adapts": True})
            await one.request("start")
            await other.until(lambda: other.shown["lobby"]["phase"] == "running")
            assert bot_at(one, 2) == bot_at(other, 2)
            met = bot_at(other, 2)
            assert met["adapts"]
            await asyncio.gather(*(player.play(random.Random(3)) for player in (one, other)))
            await one.request("rematch")
            await other.until(lambda: other.shown["lobby"]["rematch"])
            return met["bot"], other.shown["lobby"]["rematch"]

    level, rematch = asyncio.run(story())
    assert level in LEVELS
    again = ask(server, "GET", f"/api/tables/{rematch}").json
    assert [seat["bot"] for seat in again["seats"]] == ["adaptive", None, None]
    replay = ask(server, "GET", f"/api/tables/{table.id}/replay", cookie=friend).json
    assert replay["lobby"]["seats"][2] == {**again["seats"][0], "bot": level}
    (played,) = ask(server, "GET", "/api/me/results", cookie=friend).json["results"]
    assert [player["bot"] for player in played["players"] if player["bot"]] == [level]


def bot_at(player: Player, seat: int) -> dict[str, Any]:
    """The level that a player is shown, and whether the bot adapts."""
    shown = player.shown["lobby"]["seats"][seat]
    return {name: shown[name] for name in ("bot", "adapts")}


def test_without_bots_none_adapt(server: Server) -> None:
    asked = {**TABLE, "bots": {}, "adapts": True}
    refused = ask(server, "POST", "/api/tables", asked, new_guest(server))
    assert (refused.status, refused.json["code"]) == (400, "bad")
    assert refused.json["words"] == "no bots can adapt; add a bot, or leave out adapts"


def test_a_table_that_does_not_adapt_keeps_its_levels(server: Server) -> None:
    made = ask(server, "POST", "/api/tables", TABLE, new_guest(server)).json
    shown = ask(server, "GET", f"/api/tables/{made['table']}").json
    assert [seat["bot"] for seat in shown["seats"]] == [None, "easy", "easy"]
    assert not shown["adapts"]


def test_bots_of_one_table_can_differ(server: Server) -> None:
    bots = {"1": "adaptive", "2": "easy"}
    begun = {**TABLE, "bots": bots, "begin": {"seat": 0, "name": "Ann"}}
    made = ask(server, "POST", "/api/tables", begun, new_guest(server)).json
    seats = ask(server, "GET", f"/api/tables/{made['table']}").json["seats"]
    assert [seat["adapts"] for seat in seats] == [False, True, False]
    assert seats[1]["bot"] in LEVELS
    assert seats[2]["bot"] == "easy"
