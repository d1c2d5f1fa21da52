"""Live tables: store, acknowledge, broadcast, in that order; a store that fails harms nothing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.core import registry
from parlour.server import wire
from parlour.server.bots import Bots
from parlour.server.fanout import Fanout
from parlour.server.live import WAITING_MESSAGES, Hub, Live, Watcher
from parlour.server.store import Store
from tests.games_known import EVERY

A, B = "a" * 32, "b" * 32


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    registry.game(EVERY[-1])
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    yield store
    store.close()


def hub_of(store: Store) -> Hub:
    return Hub(store, Bots(delays=False), Fanout("sqlite://"))


def heard(watcher: Watcher) -> list[dict[str, Any]]:
    """Every message that waits."""
    messages = []
    while not watcher.outbox.empty():
        messages.append(json.loads(watcher.outbox.get_nowait() or b"{}"))
    return messages


async def begun(hub: Hub) -> tuple[Live, Watcher, Watcher]:
    """A game of two that has begun; everything was read."""
    live = await hub.make(A, "secret-bids", 2, public=True)
    ann, bob = Watcher(A), Watcher(B)
    for watcher in (ann, bob):
        live.watch(watcher)
        await live.wish(watcher, wire.Sit("s"))
    await live.wish(ann, wire.Start("t"))
    heard(ann), heard(bob)
    return live, ann, bob


def test_the_answer_comes_first_and_everybody_is_shown(store: Store) -> None:
    async def story() -> None:
        live, ann, bob = await begun(hub_of(store))
        await live.wish(ann, wire.Act("x", 0, 2))
        mine, theirs = heard(ann), heard(bob)
        assert [message["is"] for message in mine] == ["done", "shown"]
        assert [message["is"] for message in theirs] == ["shown"]
        assert mine[0]["entry"] == mine[1]["entry"] == theirs[0]["entry"]

    asyncio.run(story())


def test_nothing_is_said_before_it_is_stored(store: Store) -> None:
    async def story() -> None:
        live, ann, bob = await begun(hub_of(store))
        insert, free = store._insert, asyncio.Event()
        loop = asyncio.get_running_loop()

        def waits(batch: list) -> None:
            asyncio.run_coroutine_threadsafe(free.wait(), loop).result(20)
            insert(batch)

        store._insert = waits  # type: ignore[method-assign]
        acting = asyncio.create_task(live.wish(ann, wire.Act("x", 0, 2)))
        await asyncio.sleep(0.1)
        assert heard(ann) == heard(bob) == []
        assert live.room.decisions == [0, 0]
        free.set()
        await acting
        assert [message["is"] for message in heard(ann)] == ["done", "shown"]

    asyncio.run(story())


def test_a_store_that_fails_refuses_and_the_table_plays_on(store: Store) -> None:
    async def story() -> None:
        live, ann, bob = await begun(hub_of(store))
        insert = store._insert

        def full(batch: list) -> None:
            raise OSError("database or disk is full")

        store._insert = full  # type: ignore[method-assign]
        before = store.load(live.id)
        for _ in range(3):
            await live.wish(ann, wire.Act("x", 0, 2))
            (refusal,) = heard(ann)
            assert (refusal["is"], refusal["code"], refusal["id"]) == ("refused", "store", "x")
        assert heard(bob) == []
        assert store.load(live.id) == before
        store._insert = insert  # type: ignore[method-assign]
        await live.wish(ann, wire.Act("x", 0, 2))
        assert [message["is"] for message in heard(ann)] == ["done", "shown"]
        assert len(store.load(live.id)) == len(before) + 1

    asyncio.run(story())


def test_who_reads_too_slowly_is_cut_off_and_nobody_else(store: Store) -> None:
    async def story() -> None:
        live, ann, bob = await begun(hub_of(store))
        for number in range(WAITING_MESSAGES + 5):
            await live.wish(ann, wire.Say(f"w{number}", "hello"))
            assert heard(ann)[-1]["said"]
        queue = [bob.outbox.get_nowait() for _ in range(bob.outbox.qsize())]
        assert queue[0] is None
        assert len(queue) < 10

    asyncio.run(story())


def test_two_processes_that_serve_one_table_agree(store: Store) -> None:
    """The key (table, number) decides who was first; the other reloads and goes on."""

    async def story() -> None:
        one, two = hub_of(store), hub_of(store)
        live, ann, _ = await begun(one)
        there, bob = await two.find(live.id), Watcher(B)
        there.watch(bob)
        await asyncio.gather(
            live.wish(ann, wire.Act("a", 0, 2)), there.wish(bob, wire.Act("b", 0, 1))
        )
        done = [next(m for m in heard(w) if m["is"] == "done") for w in (ann, bob)]
        assert {answer["entry"] for answer in done} == {4, 5}
        await live.changed_elsewhere()
        await there.changed_elsewhere()
        assert live.room.lobby() == there.room.lobby()
        assert live.room.shown(0) == there.room.shown(0)
        assert len(store.load(live.id)) == live.room.count == 6

    asyncio.run(story())


def test_a_guest_of_another_seat_or_table_changes_nothing(store: Store) -> None:
    """Row 3: whoever a socket belongs to, it acts for its own seat at its own table only."""

    async def story() -> None:
        hub = hub_of(store)
        (one, ann, _), (two, _, bob) = await begun(hub), await begun(hub)
        stranger = Watcher("c" * 32)
        one.watch(stranger)
        heard(stranger)
        wishes: list[wire.FromClient] = [
            wire.Act("x", 0, 2), wire.Stand("x"), wire.Start("x"), wire.SeatBot("x", 0, "easy"),
            wire.Ask("x", "undo"), wire.Ask("x", "pause"), wire.Answer("x", True),
            wire.Sit("x", one.room.made.invite, 0), wire.Say("x", "psst"), wire.Rematch("x"),
        ]  # fmt: skip
        for wish in wishes:
            await one.wish(stranger, wish)
            (refusal,) = heard(stranger)
            assert refusal["is"] == "refused", wish
        assert heard(ann) == heard(bob) == []
        assert (one.room.count, two.room.count) == (4, 4)

    asyncio.run(story())
