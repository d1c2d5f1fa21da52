"""A repeated request of any kind gets the same answer and has no further effect."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from parlour.server.protocol.events import Talked
from parlour.server.tables.opening import open_store
from parlour.server.tables.room import REMEMBERED_REQUESTS
from tests.server.harness import Player, Server, leave, make_table, new_guest, seated

pytestmark = pytest.mark.slow

TALKING = {"transmitter": "house", "talk": "free"}  # everyone may talk


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("once")) as server:
        yield server
        server.assert_no_traceback()


async def twice(player: Player, do: str, **fields: Any) -> int:
    """Send a request with one id twice in a row and again later; returns its event."""
    before = player.shown["entry"]
    id = await player.send(do, **fields)
    await player.send(do, id, **fields)
    await player.until(lambda: len(player.answers.get(id, [])) == 2)
    first, again = player.answers[id]
    assert first == again == {"is": "done", "id": id, "entry": before + 1}
    async with Player(player.server, player.table_id, player.cookie) as window:
        assert await window.request(do, id, **fields) == before + 1
        assert (await window.look())["entry"] == before + 1
    await player.seen(before + 1)
    return before + 1


def test_every_kind_of_wish_happens_once(server: Server) -> None:
    async def story() -> str:
        cookies = [new_guest(server) for _ in range(3)]
        table = make_table(server, cookies[0], seats=3)
        host, friend, third = (Player(server, table.id, cookie) for cookie in cookies)
        for player in (host, friend, third):
            await player.__aenter__()
        seen = await twice(host, "sit", invite=table.invite, seat=0)
        await friend.seen(seen)
        seen = await twice(friend, "sit", invite=table.invite, seat=1)
        seen = await _after(seen, host, "say", text="stored once")
        seen = await _after(seen, host, "bot", seat=2, level="easy")
        seen = await _after(seen, host, "bot", seat=2, level="")
        seen = await _after(seen, third, "sit", invite=table.invite)
        seen = await _after(seen, third, "stand")
        seen = await _after(seen, third, "sit", invite=table.invite)
        seen = await _after(seen, host, "emote", emote="hello")
        seen = await _after(seen, host, "start")
        for player in (host, friend, third):
            await player.seen(seen)
        actor = next(player for player in (host, friend, third) if player.shown["moves"])
        seen = await _after(
            seen, actor, "act", decision=actor.shown["decision"], action=actor.options()[0]
        )
        seen = await _after(seen, host, "ask", what="pause")
        seen = await _after(seen, friend, "answer", agrees=True)
        seen = await _after(seen, third, "answer", agrees=True)
        seen = await _after(seen, host, "ask", what="stop")
        seen = await _after(seen, friend, "answer", agrees=True)
        seen = await _after(seen, third, "answer", agrees=True)
        seen = await _after(seen, friend, "rematch")
        await host.seen(seen)
        rematch = host.shown["lobby"]["rematch"]
        assert rematch
        assert host.shown["lobby"]["phase"] == "over"
        await leave(host, friend, third)
        return table.id

    table_id = asyncio.run(story())
    store = open_store(server.database)
    try:
        log = store.load(table_id)
        assert sum(isinstance(entry, Talked) for entry in log) == 1
        clients = [entry.client for entry in log[1:]]  # type: ignore[union-attr]
        assert all(clients)
        assert len(set(clients)) == len(clients)
    finally:
        store.close()


async def _after(seen: int, player: Player, do: str, **fields: Any) -> int:
    """Send a request twice once the player has seen an event."""
    await player.seen(seen)
    return await twice(player, do, **fields)


def test_one_id_of_two_guests_is_two_wishes(server: Server) -> None:
    async def story() -> None:
        _, players = await seated(server, 2, options=TALKING)
        first = await players[0].request("emote", "same", emote="hello")
        second = await players[1].request("emote", "same", emote="hello")
        assert second == first + 1
        await leave(*players)

    asyncio.run(story())


def test_a_refused_wish_may_be_granted_later_under_the_same_id(server: Server) -> None:
    async def story() -> None:
        host = new_guest(server)
        table = make_table(server, host, seats=2)
        async with Player(server, table.id, host) as player:
            await player.send("sit", "same", invite="wrong")
            await player.until(lambda: player.answers.get("same"))
            assert player.answers["same"][0]["code"] == "invite"
            assert await player.request("sit", "same", invite=table.invite) == 1
            assert await player.request("sit", "same", invite=table.invite) == 1

    asyncio.run(story())


def test_so_many_wishes_of_each_guest_are_remembered(server: Server) -> None:
    async def story() -> None:
        _, players = await seated(server, 2, options=TALKING)
        host, friend = players
        entries = [
            await host.request("emote", f"e{number}", emote="hello")
            for number in range(REMEMBERED_REQUESTS)
        ]
        await friend.request("emote", emote="hello")
        for number in (0, 7, REMEMBERED_REQUESTS - 1):
            assert await host.request("emote", f"e{number}", emote="hello") == entries[number]
        await leave(*players)

    asyncio.run(story())
