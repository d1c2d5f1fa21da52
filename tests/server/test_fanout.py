"""Notifications between servers: sent in the transaction that stores an entry, and whatever a
server misses through a broken connection is read from the log later."""

from __future__ import annotations

from typing import Any

import psycopg
import pytest
from sqlalchemy.exc import OperationalError

from parlour.server.protocol import messages
from parlour.server.tables.hub import Hub
from parlour.server.workers import fanout
from tests.server.two_hubs import serving
from tests.tables.fakes import FRIEND, Person, two_at_a_table, until

CUT = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE query ILIKE 'LISTEN%' AND datname = current_database()"
)


async def cut(url: str) -> None:
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
        await connection.execute(CUT)


def test_what_was_missed_is_shown_as_soon_as_the_listener_is_back(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    connected, away = fanout._connected, [False]

    async def connect(database: str) -> Any:
        if away[0]:
            raise OSError("no way there")
        return await connected(database)

    async def test(one: Hub, other: Hub) -> None:
        live, host, _ = await two_at_a_table(one, game="secret-bids")
        there, friend = await other.find(live.id), Person(FRIEND)
        there.watch(friend)
        await host.request(live, messages.Emote, emote="hello")
        await until(lambda: there.room.count == live.room.count)
        away[0] = True
        await cut(url)
        await until(lambda: not (one.fanout.well or other.fanout.well))
        assert await other.health.found() == {"listener": "reconnecting"}
        await host.request(live, messages.Emote, emote="thanks")
        assert there.room.count < live.room.count, "nobody told the other server"
        await there.handle(friend, messages.Look("l"))
        assert friend.shown["entry"] == live.room.count - 1, "while degraded, `look` reads the log"
        await host.request(live, messages.Emote, emote="hello")
        assert (await other.find(live.id)).room.count == live.room.count, "and so does who comes"
        await host.request(live, messages.Emote, emote="oops")
        away[0] = False
        await until(lambda: friend.shown["entry"] == live.room.count - 1)
        await until(lambda: one.fanout.well and other.fanout.well)
        assert await other.health.found() == {}
        assert other.fanout.reconnects == 1

    monkeypatch.setattr(fanout, "_connected", connect)
    serving(url, test)


def test_a_server_reads_nothing_again_that_it_stored_itself(url: str) -> None:
    async def test(one: Hub, other: Hub) -> None:
        live, host, _ = await two_at_a_table(one, game="secret-bids")
        there = await other.find(live.id)
        read: list[Any] = []
        load = one.store.load
        one.store.load = lambda *asked: read.append(asked) or load(*asked)  # type: ignore[func-returns-value, method-assign]
        for _ in range(5):
            await host.request(live, messages.Emote, emote="hello")
        await until(lambda: there.room.count == live.room.count)
        assert read == []

    serving(url, test)


def test_an_entry_whose_commit_was_not_heard_of_is_shown_all_the_same(url: str) -> None:
    async def test(one: Hub, _: Hub) -> None:
        live, host, friend = await two_at_a_table(one, game="secret-bids")
        insert = one.store._insert

        def stored_and_lost(writes: list[Any]) -> None:
            insert(writes)
            one.store._insert = insert  # type: ignore[method-assign]
            raise OperationalError("COMMIT", {}, OSError("the connection broke"))

        one.store._insert = stored_and_lost  # type: ignore[method-assign]
        count = live.room.count
        answer = await host.request(live, messages.Emote, emote="hello")
        assert answer["code"] == "store"
        assert "broke" not in answer["words"]
        await until(lambda: live.room.count == count + 1)
        for person in (host, friend):
            assert person.shown["entry"] == count
        assert len(one.store.load(live.id)) == count + 1

    serving(url, test)
