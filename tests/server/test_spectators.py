"""Tables without spectators: people without a seat see nothing of the game, however they ask."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import (
    Player,
    Refusal,
    Server,
    ask,
    leave,
    make_table,
    new_guest,
    seated,
)

pytestmark = pytest.mark.slow
BARRED = 4405
GAME = ("view", "moves", "events", "public", "result", "secrets")


async def knock(server: Server, table_id: str, cookie: str) -> int:
    """Open a socket to a table and return the code it is closed with, having heard nothing."""
    one = Player(server, table_id, cookie)
    await one.open()
    with suppress(ConnectionClosed):
        await one.send("look")
        await one.send("say", text="let me in")
    code = await one.closed()
    assert one.received == []
    return code


def attempts(server: Server, table_id: str, cookie: str) -> dict[str, tuple[int, str]]:
    """Ask for everything that HTTP offers about a table; returns status and code."""
    found = {}
    for path in ("", "/record", "/story", "/replay?eyes=all", "/replay?eyes=none", "/material/x"):
        answer = ask(server, "GET", f"/api/tables/{table_id}{path}", cookie=cookie)
        found[path] = answer.status, answer.json.get("code", "")
    body = {"step": 0, "seat": 0, "level": "easy"}
    answer = ask(server, "POST", f"/api/tables/{table_id}/what-if", body, cookie)
    return {**found, "what-if": (answer.status, answer.json["code"])}


def test_strangers_see_the_lobby_but_nothing_of_the_game(tmp_path: Path) -> None:
    async def story() -> None:
        cookies = [await asyncio.to_thread(new_guest, server) for _ in range(4)]
        table = make_table(server, cookies[0], seats=2, public=True, spectators=False)
        assert [row["id"] for row in ask(server, "GET", "/api/tables").json] == [table.id]
        players = [Player(server, table.id, cookie) for cookie in cookies[:3]]
        for player in players:
            await player.__aenter__()
        host, friend, stranger = players
        assert stranger.shown["lobby"]["spectators"] is False
        await host.sit(name="Ann")
        await friend.sit(name="Ben")
        await host.request("start")
        assert await stranger.closed() == BARRED
        heard = [json.loads(one) for one in stranger.received]
        assert not any(message.get(name) for message in heard for name in GAME), heard
        assert not any("running" in str(message.get("lobby")) for message in heard)

        for cookie in cookies[2:]:
            assert await knock(server, table.id, cookie) == BARRED
        for cookie in (*cookies[2:], ""):
            tried = await asyncio.to_thread(attempts, server, table.id, cookie)
            wanted = {"watch"} if cookie else {"watch", "guest"}
            assert {status for status, _ in tried.values()} == {403}, tried
            assert {code for _, code in tried.values()} <= wanted, tried
        assert ask(server, "GET", "/api/tables").json == [], "there is nothing to join or watch"

        again = Player(server, table.id, friend.cookie)
        await again.__aenter__()
        assert again.shown["seat"] == 1
        luck = Random(5)
        await asyncio.gather(host.play(luck), friend.play(luck))
        tried = await asyncio.to_thread(attempts, server, table.id, cookies[3])
        assert {code for _, code in tried.values()} == {"watch"}, "nor once it is over"
        seen = ask(server, "GET", f"/api/tables/{table.id}/replay?eyes=all", cookie=friend.cookie)
        assert seen.status == 200
        await leave(host, friend, again)

    with Server(tmp_path) as server:
        asyncio.run(story())
        server.assert_no_traceback()


def test_who_is_removed_from_such_a_table_sees_it_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        table, (host, friend) = await seated(server, 2, spectators=False)
        await host.request("remove", seat=1)
        before = len(friend.received)
        assert await friend.closed() == BARRED
        late = [json.loads(one) for one in friend.received[before:]]
        assert not any("events" in message for message in late)
        assert await knock(server, table.id, friend.cookie) == BARRED
        server.kill()
        server.start()
        assert await knock(server, table.id, friend.cookie) == BARRED

    with Server(tmp_path) as server:
        asyncio.run(story())
        server.assert_no_traceback()


def test_a_rematch_has_no_spectators_either(tmp_path: Path) -> None:
    async def story() -> None:
        _, (host, friend) = await seated(server, 2, spectators=False)
        luck = Random(2)
        await asyncio.gather(host.play(luck), friend.play(luck))
        await host.request("rematch")
        await friend.until(lambda: friend.shown["lobby"]["rematch"])
        lobby: Any = ask(server, "GET", f"/api/tables/{friend.shown['lobby']['rematch']}").json
        assert (lobby["spectators"], lobby["phase"]) == (False, "open")
        assert [seat["name"] for seat in lobby["seats"]] == ["Player 1", "Player 0"]
        await leave(host, friend)

    with Server(tmp_path) as server:
        asyncio.run(story())


def test_anyone_with_its_name_can_watch_an_ordinary_table(tmp_path: Path) -> None:
    async def story() -> None:
        table, (host, friend) = await seated(server, 2)
        watcher = Player(server, table.id, await asyncio.to_thread(new_guest, server))
        await watcher.__aenter__()
        assert watcher.shown["view"]
        assert watcher.shown["lobby"]["spectators"]
        await leave(host, friend, watcher)

    with Server(tmp_path) as server:
        asyncio.run(story())


def test_players_choose_their_sums_until_the_game_starts_and_the_host_everyones(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        cookies = [await asyncio.to_thread(new_guest, server) for _ in range(3)]
        table = make_table(server, cookies[0], "sequence-numbers", None, seats=2)
        host, friend, stranger = (Player(server, table.id, cookie) for cookie in cookies)
        for player in (host, friend, stranger):
            await player.__aenter__()
        await host.sit(table.invite, name="Ann")
        await friend.sit(table.invite, name="Ben")
        await friend.request("choose", seat=1, option="seat_sums", value="easy")
        await host.until(lambda: host.shown["lobby"]["options"]["seat_sums"] == "table easy")
        await host.request("choose", seat=1, option="seat_help", value="lit")
        await host.request("choose", seat=0, option="seat_sums", value="hard")
        await friend.until(lambda: friend.shown["lobby"]["options"]["seat_sums"] == "hard easy")
        for player, seat, option, value, why in (
            (friend, 0, "seat_sums", "easy", "host"),
            (stranger, 0, "seat_sums", "easy", "host"),
            (host, 0, "deck_level", "3", "option"),
            (host, 0, "seat_sums", "gone", "option"),
            (host, 5, "seat_sums", "easy", "seat"),
        ):
            with pytest.raises(Refusal, match=why):
                await player.request("choose", seat=seat, option=option, value=value)
        await host.request("start")
        with pytest.raises(Refusal, match="started"):
            await friend.request("choose", seat=1, option="seat_sums", value="hard")
        server.kill()
        server.start()
        options = ask(server, "GET", f"/api/tables/{table.id}").json["options"]
        assert options["seat_sums"] == "hard easy"
        assert options["seat_help"] == "table lit"

    with Server(tmp_path) as server:
        asyncio.run(story())
        server.assert_no_traceback()


def test_a_name_can_be_changed_until_the_game_starts(tmp_path: Path) -> None:
    async def story() -> None:
        cookies = [await asyncio.to_thread(new_guest, server) for _ in range(3)]
        table = make_table(server, cookies[0], seats=2)
        host, friend, stranger = (Player(server, table.id, cookie) for cookie in cookies)
        for player in (host, friend, stranger):
            await player.__aenter__()
        await host.sit(table.invite, name="An")
        await friend.sit(table.invite, name="Ben")
        await host.request("rename", name="  Ann\u202e ")
        await friend.until(lambda: friend.shown["lobby"]["seats"][0]["name"] == "Ann")
        assert host.shown["seat"] == 0
        await friend.request("rename", name="")
        assert friend.shown["lobby"]["seats"][1]["name"] == 2
        with pytest.raises(Refusal, match="seat"):
            await stranger.request("rename", name="Ann")
        await host.request("start")
        with pytest.raises(Refusal, match="started"):
            await host.request("rename", name="Late")
        server.kill()
        server.start()
        lobby = ask(server, "GET", f"/api/tables/{table.id}").json
        assert [seat["name"] for seat in lobby["seats"]] == ["Ann", 2]

    with Server(tmp_path) as server:
        asyncio.run(story())
        server.assert_no_traceback()
