"""Many tables: one that hangs stalls no other (row 7), those that are left take nothing (row 8)."""

from __future__ import annotations

import asyncio
import gc
import threading
import tracemalloc
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.core.table import Table
from parlour.server import wire
from parlour.server.hub import Hub
from parlour.server.live import Live
from parlour.server.lock import Lock
from parlour.server.log import Started
from parlour.server.room import Room
from parlour.server.store import Store
from parlour.server.watcher import Watcher
from tests.live.fakes import FRIEND, HOST, FakeClock, Person, hub_of, play, settle, two_at_a_table

KINDS = (Live, Room, Table, Watcher, asyncio.Task, asyncio.Future, Lock)
AT_ONCE = 50


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    yield store
    store.close()


def test_a_table_whose_writes_hang_stalls_no_other(store: Store) -> None:
    async def story() -> None:
        hub = hub_of(store)
        slow, host, _ = await two_at_a_table(hub, game="secret-bids")
        others = [await two_at_a_table(hub, game="secret-bids") for _ in range(5)]
        insert, free, hangs = store._insert, threading.Event(), threading.Event()

        def hanging(batch: list) -> None:
            if any(write.row[0] == slow.id for write in batch):
                hangs.set()
                free.wait(60)
            insert(batch)

        store._insert = hanging  # type: ignore[method-assign]
        waiting = asyncio.create_task(host.wish(slow, wire.Act, decision=0, action=1))
        await asyncio.to_thread(hangs.wait, 60)
        try:
            async with asyncio.timeout(30):
                for live, ann, bob in others:
                    assert (await ann.wish(live, wire.Act, decision=0, action=2))["is"] == "done"
                    assert (await bob.wish(live, wire.Act, decision=0, action=3))["is"] == "done"
            assert not waiting.done()
        finally:
            free.set()
            assert (await waiting)["is"] == "done"
            await hub.close()

    asyncio.run(story())


def counted() -> Counter[str]:
    """How many objects of each kind there are."""
    gc.collect()
    return Counter(type(one).__name__ for one in gc.get_objects() if issubclass(type(one), KINDS))


async def abandoned(hub: Hub, game: str) -> None:
    """A table that is made, played a little and left."""
    live, host, friend = await two_at_a_table(hub, game=game)
    for _ in range(3):
        for person in (host, friend):
            if person.shown["moves"]:
                action = next(iter(map(int, person.shown["moves"])))
                await person.wish(live, wire.Act, decision=person.shown["decision"], action=action)
    live.leave(friend)
    live.leave(host)


async def many(hub: Hub, clock: FakeClock, tables: int) -> int:
    """So many tables, some at once; the memory that they took while all were there."""
    for begun in range(0, tables, AT_ONCE):
        games = ("transmitter", "secret-bids") * (AT_ONCE // 2)
        await asyncio.gather(
            *(abandoned(hub, games[n]) for n in range(min(AT_ONCE, tables - begun)))
        )
    took = tracemalloc.get_traced_memory()[0]
    assert len(hub.live) == tables
    await clock.pass_by(1000)  # whoever was waited for is not waited for any more
    assert hub.forget_idle() == tables
    number = len(hub.store.load("last"))
    await hub.store.append("last", number, Started())  # the writer lets go of its last batch
    await settle()
    return took


def _leave_nothing(folder: Path, tables: int) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        await many(hub, clock, 100)
        gc.collect()
        tracemalloc.start()
        try:
            await many(hub, clock, 100)
            before, memory = counted(), tracemalloc.get_traced_memory()[0]
            took = await many(hub, clock, tables)
            after = counted()
            grown = tracemalloc.get_traced_memory()[0] - memory
        finally:
            tracemalloc.stop()
        assert after == before
        assert took - memory > 1000 * tables, "nothing was measured"
        assert grown < 0.02 * (took - memory), f"{grown} of {took - memory} bytes are left"

    play(story, folder)


def test_tables_that_were_left_leave_nothing(tmp_path: Path) -> None:
    _leave_nothing(tmp_path, 300)


@pytest.mark.soak
def test_ten_thousand_tables_that_were_left_leave_nothing(tmp_path: Path) -> None:
    _leave_nothing(tmp_path, 10_000)


def test_a_table_is_let_go_although_its_clock_would_run_for_a_day(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game="secret-bids", turn_seconds=86_400)
        await settle()
        live.leave(host)
        live.leave(friend)
        await settle()
        assert hub.forget_idle() == 1

    play(story, tmp_path)


def test_a_forgotten_table_comes_back_as_it_was(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game="secret-bids", away_seconds=0)
        await host.wish(live, wire.Act, decision=0, action=2)
        assert hub.forget_idle() == 0, "somebody watches"
        before = friend.shown
        live.leave(host)
        live.leave(friend)
        assert hub.forget_idle() == 1
        again = await hub.find(live.id)
        assert again is not live
        for guest in (FRIEND, HOST):
            person = Person(guest)
            again.watch(person)
            assert guest == HOST or person.shown == before

    play(story, tmp_path)
