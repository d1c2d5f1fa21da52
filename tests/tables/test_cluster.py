"""Two servers on one PostgreSQL database share a table, even when one of them dies."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest

from parlour.server.tables.opening import open_store
from parlour.server.tables.room import rebuilt
from tests.postgres import postgres, programs
from tests.server.harness import Player, Server, leave, make_table, new_guest

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed"),
]


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres(programs()) as url:
        yield url


async def together(one: Server, other: Server) -> tuple[str, list[Player]]:
    """Start a game for three people on two servers."""
    host = new_guest(one)
    table = make_table(one, host, seats=3)
    where = [(one, host), (other, new_guest(other)), (other, new_guest(other))]
    players = [Player(server, table.id, cookie) for server, cookie in where]
    for player in players:
        await player.__aenter__()
    for player in players:
        await player.sit(table.invite)
    started = await players[0].request("start")
    for player in players:
        await player.seen(started)
    return table.id, players


def test_a_game_over_two_servers(database: str, tmp_path) -> None:
    async def test() -> None:
        table_id, players = await together(one, other)
        luck = random.Random(1)
        await asyncio.gather(*(player.play(luck) for player in players))
        results = [player.shown["result"] for player in players]
        assert results[0] == results[1] == results[2]
        await leave(*players)
        store = open_store(database)
        assert rebuilt(store.load(table_id)).phase == "over"
        store.close()

    with Server(tmp_path / "1", database) as one, Server(tmp_path / "2", database) as other:
        asyncio.run(test())
        one.assert_no_traceback()
        other.assert_no_traceback()


def test_one_of_two_servers_dies_and_the_game_goes_on(database: str, tmp_path) -> None:
    async def test() -> None:
        _, players = await together(one, other)
        luck = random.Random(2)
        for _ in range(4):
            actor = next(p for p in players if p.shown["moves"])
            entry = await actor.act(luck.choice(actor.options()))
            for player in players:
                await player.seen(entry)
        one.kill()
        survivor = Player(other, players[0].table_id, players[0].cookie)
        await survivor.__aenter__()
        assert survivor.shown["seat"] == 0
        assert survivor.shown["entry"] >= entry
        everybody = [survivor, *players[1:]]
        await asyncio.gather(*(player.play(luck) for player in everybody))
        assert all(player.shown["result"] for player in everybody)
        await leave(*everybody)

    with Server(tmp_path / "1", database) as one, Server(tmp_path / "2", database) as other:
        asyncio.run(test())
        other.assert_no_traceback()
