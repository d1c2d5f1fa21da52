"""Processes that write to one SQLite file queue for it, and nothing is lost or duplicated."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from parlour.server.protocol.events import Acted
from parlour.server.storage.write_queue import SUFFIX, WriteQueue
from parlour.server.tables.opening import open_store
from tests.server.test_store import opened

PATIENCE_S = 60
pytest.importorskip("fcntl")


def hold(database: str, ready: Connection) -> None:
    """Take the lock in another process and never release it."""
    with WriteQueue(Path(database)).take():
        ready.send("holding")
        signal.pause()


@pytest.fixture
def holder(tmp_path: Path):
    """A process that holds the lock of tmp_path/parlour.db."""
    spawn = multiprocessing.get_context("spawn")
    here, there = spawn.Pipe()
    process = spawn.Process(target=hold, args=(str(tmp_path / "parlour.db"), there))
    process.start()
    assert here.poll(PATIENCE_S)
    yield process
    process.kill()
    process.join()


def test_one_process_at_a_time_has_a_turn(tmp_path: Path, holder) -> None:
    turns = WriteQueue(tmp_path / "parlour.db")
    with turns.take(wait=False) as mine:
        assert not mine
    turns.close()


def test_a_process_that_is_killed_loses_its_turn(tmp_path: Path, holder) -> None:
    turns, mine = WriteQueue(tmp_path / "parlour.db"), threading.Event()

    def queue() -> None:
        with turns.take() as got:
            if got:
                mine.set()

    waiting = threading.Thread(target=queue)
    waiting.start()
    assert not mine.wait(0.2)
    os.kill(holder.pid, signal.SIGKILL)
    waiting.join(PATIENCE_S)
    assert mine.is_set()
    turns.close()


def test_threads_of_one_process_queue_too(tmp_path: Path) -> None:
    turns = WriteQueue(tmp_path / "parlour.db")
    with turns.take() as first, turns.take(wait=False) as second:
        assert (first, second) == (True, False)
    with turns.take(wait=False) as again:
        assert again
    turns.close()


def test_what_can_not_be_queued_for_is_gone_without(tmp_path: Path) -> None:
    for turns in (WriteQueue(None), WriteQueue(tmp_path / "nowhere" / "parlour.db")):
        with turns.take() as mine:
            assert not mine


def test_entries_are_stored_while_a_process_never_ends_its_turn(tmp_path: Path, holder) -> None:
    """A worker that stands still in its turn, but not in a transaction, holds nobody up for long:
    another thread stores what waits, the first of it too."""
    with opened(f"sqlite:///{tmp_path / 'parlour.db'}") as store:

        async def story() -> None:
            async with asyncio.timeout(PATIENCE_S):
                for number in range(20):
                    await store.append("t", number, Acted(0, number))

        asyncio.run(story())
        assert [entry.action for entry in store.load("t")] == [*range(20)]
        os.kill(holder.pid, signal.SIGKILL)  # lets the queued thread end


def test_several_stores_lose_and_double_nothing(tmp_path: Path) -> None:
    url, many = f"sqlite:///{tmp_path / 'parlour.db'}", 300
    stores = [open_store(url) for _ in range(4)]

    async def story() -> None:
        async with asyncio.timeout(PATIENCE_S):
            await asyncio.gather(*(
                store.append(f"t{k}", number, Acted(0, number))
                for number in range(many) for k, store in enumerate(stores)
            ))  # fmt: skip

    asyncio.run(story())
    for k, store in enumerate(stores):
        assert [entry.action for entry in stores[0].load(f"t{k}")] == [*range(many)]
        store.close()
    assert (tmp_path / f"parlour.db{SUFFIX}").stat().st_size == 0
