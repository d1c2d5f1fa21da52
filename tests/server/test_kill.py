"""The kill loop: people play while servers are killed repeatedly, and nothing is lost.

All five games are played, Pattern Overlap both turn-based and in real time. `make test` kills six
times over all setups, `make soak` more than a thousand times.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.harness import Player, Server, leave, make_table, new_guest, seated
from tests.server.kill_loop import (
    alone,
    cluster,
    kill_and_restart_postgresql,
    run,
    several_workers,
)
from tests.server.survivors import ALL_GAMES

pytestmark = pytest.mark.slow

ACKNOWLEDGES_EARLY = """
import asyncio
from parlour.server.protocol.events import Acted
from parlour.server.storage.in_step import at_once
from parlour.server.storage.store import Store
put = Store.put
def early(self, table_id, number, entry, summary, then):
    if not isinstance(entry, Acted):
        return put(self, table_id, number, entry, summary, then)
    loop = asyncio.get_running_loop()
    loop.call_later(0.5, put, self, table_id, number, entry, summary, lambda error: None)
    loop.call_soon(lambda: at_once(then(None) or iter(())))
Store.put = early
"""


@pytest.mark.parametrize("kills", [2, pytest.param(700, marks=pytest.mark.soak)])
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path, kills: int) -> None:
    run(alone(tmp_path, random.Random(1)), "one process", kills)


@pytest.mark.parametrize("kills", [2, pytest.param(200, marks=pytest.mark.soak)])
def test_nothing_acknowledged_is_lost_when_workers_are_killed(tmp_path: Path, kills: int) -> None:
    run(several_workers(tmp_path, random.Random(2)), "two workers", kills)


@pytest.mark.parametrize("kills", [2, pytest.param(250, marks=pytest.mark.soak)])
def test_nothing_acknowledged_is_lost_when_servers_of_one_postgresql_are_killed(
    tmp_path: Path, postgresql: str, kills: int
) -> None:
    run(cluster(tmp_path, random.Random(3), postgresql), "two servers", kills)


@pytest.mark.soak
def test_nothing_acknowledged_is_lost_when_postgresql_restarts_too(
    tmp_path: Path, postgresql: str
) -> None:
    setup = cluster(tmp_path, random.Random(4), postgresql)
    run(setup, "two servers, database restarted", 40, during=kill_and_restart_postgresql)


def test_the_loop_catches_a_server_that_acknowledges_before_it_stores(tmp_path: Path) -> None:
    setup = alone(tmp_path, random.Random(8), ACKNOWLEDGES_EARLY)
    with pytest.raises(AssertionError, match=r"'lost': [1-9]"):
        run(setup, "a mutant", 3, tables=ALL_GAMES[:1] * 3)


def test_a_server_that_was_killed_shows_the_same_table(tmp_path: Path) -> None:
    async def game(server: Server) -> None:
        _, players = await seated(server, 3)
        for _ in range(5):
            actor = next(player for player in players if player.shown["moves"])
            entry = await actor.act(actor.options()[0])
            for player in players:
                await player.seen(entry)
        server.kill()
        server.start()
        for player in players:
            before = player.shown
            async with Player(server, player.table_id, player.cookie) as back:
                assert back.shown == before
        await leave(*players)

    with Server(tmp_path) as server:
        asyncio.run(game(server))
        host = new_guest(server)
        assert make_table(server, host).id
