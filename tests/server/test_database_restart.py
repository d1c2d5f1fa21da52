"""PostgreSQL restarts under two servers during a game: every seat sees every move, nothing has to
be restarted, and while the database is away everyone is told just that."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import psycopg
import pytest

from parlour.server.storage.migrations import NEWEST
from tests.postgres import Postgres, programs, restartable
from tests.server.harness import (
    PATIENCE_S,
    Player,
    Refusal,
    Server,
    ask,
    leave,
    make_table,
)
from tests.tables.test_cluster import together

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed"),
]
STOPPED = """
import signal
from parlour.terminal.serve import _stop
signal.signal(signal.SIGTERM, _stop)
"""  # like `parlour serve`: being told to stop is not a failure
DRIVER_WORDS = re.compile(r"psycopg|connection|refused|server|port|127\.0\.0\.1|sql|\d{4}", re.I)


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    with restartable(programs()) as server:
        yield server


def wait_for(what: Callable[[], Any], says: str) -> None:
    """Wait until a condition holds."""
    until = time.monotonic() + PATIENCE_S
    while not what():
        assert time.monotonic() < until, says
        time.sleep(0.1)


def health(server: Server) -> tuple[int, dict[str, str]]:
    """Return a server's health, without versions, start time and compilation progress."""
    answer = ask(server, "GET", "/health")
    found = answer.json
    assert found.pop("version")
    assert found.pop("schema") == NEWEST
    assert found.pop("since")
    del found["compiled"]
    return answer.status, found


GOOD = (200, {"status": "good"})


def reconnects(server: Server) -> float:
    """Return how often a server's listener lost its connection."""
    text = ask(server, "GET", "/metrics").body.decode()
    found = re.search(r"^parlour_listener_reconnects_total\{.*\} (\S+)$", text, re.M)
    assert found, "the metrics tell of the listener"
    return float(found[1])


async def some_moves(players: list[Player], luck: random.Random, many: int) -> None:
    """Play moves, each of which every seat must see before the next."""
    for _ in range(many):
        actor = next(player for player in players if player.shown["moves"])
        entry = await actor.act(luck.choice(actor.options()))
        for player in players:
            await player.seen(entry)


def test_a_restart_in_mid_game_is_survived_by_two_servers(database: Postgres, tmp_path) -> None:
    async def test() -> None:
        luck = random.Random(3)
        table_id, players = await together(one, other)
        idle = make_table(one, players[0].cookie)
        await some_moves(players, luck, 3)
        forgotten = Player(other, idle.id, players[1].cookie)
        await asyncio.to_thread(database.stop)
        for server in (one, other):
            await asyncio.to_thread(
                wait_for, lambda s=server: health(s)[0] == 503, "health sees it"
            )
            _, found = await asyncio.to_thread(health, server)
            assert found == {"status": "degraded", "database": "away", "listener": "reconnecting"}
            for path in ("/api/tables", "/api/mine", f"/api/tables/{table_id}/story"):
                answer = await asyncio.to_thread(ask, server, "GET", path, None, players[1].cookie)
                assert (answer.status, answer.json["code"]) == (503, "store"), path
                assert "retry-after" in {name.lower() for name in answer.headers}
                assert not DRIVER_WORDS.search(answer.json["words"])
        await forgotten.open()
        assert await forgotten.closed() == 1013
        assert not DRIVER_WORDS.search(forgotten.socket.close_reason or "")
        actor = next(player for player in players if player.shown["moves"])
        with pytest.raises(Refusal) as refused:
            await actor.act(actor.options()[0])
        assert refused.value.code == "store"
        assert not DRIVER_WORDS.search(refused.value.words)
        assert (await actor.look())["moves"], "the table in memory can still be looked at"
        await asyncio.to_thread(database.start)
        for server in (one, other):
            await asyncio.to_thread(wait_for, lambda s=server: health(s) == GOOD, "well again")
            assert await asyncio.to_thread(reconnects, server) == 1
        await some_moves(players, luck, 6)
        await asyncio.gather(*(player.play(luck) for player in players))
        results = [player.shown["result"] for player in players]
        assert results[0] == results[1] == results[2]
        await leave(*players)

    with (
        Server(tmp_path / "1", database.url, STOPPED) as one,
        Server(tmp_path / "2", database.url, STOPPED) as other,
    ):
        asyncio.run(test())
        assert one.stop() == 0, "stopped in order after a restart of the database"
        database.stop()
        assert other.stop() == 0, "stopped in order while the database is away"
        database.start()
        for server in (one, other):
            server.assert_no_traceback()
            assert "shutdown failed" not in server.said()
            assert "the listener lost its connection" in server.said()


def test_a_listener_that_alone_loses_its_connection_comes_back(
    database: Postgres, tmp_path
) -> None:
    def cut_one_listener() -> None:
        with psycopg.connect(database.url, autocommit=True) as connection:
            cut = connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE query ILIKE 'LISTEN%' ORDER BY backend_start LIMIT 1"
            ).fetchall()
        assert cut == [(True,)]

    def once_more(before: float) -> bool:
        return sum(map(reconnects, (one, other))) > before and health(one) == health(other) == GOOD

    async def test() -> None:
        luck = random.Random(4)
        _, players = await together(one, other)
        for times in range(3):
            await some_moves(players, luck, 1)
            await asyncio.to_thread(cut_one_listener)
            await some_moves(players, luck, 1)  # its notification may be lost
            await asyncio.to_thread(wait_for, lambda n=times: once_more(n), "it reconnects")
        await leave(*players)

    with (
        Server(tmp_path / "1", database.url, STOPPED) as one,
        Server(tmp_path / "2", database.url, STOPPED) as other,
    ):
        asyncio.run(test())
        assert (one.stop(), other.stop()) == (0, 0)
        one.assert_no_traceback()
        other.assert_no_traceback()
