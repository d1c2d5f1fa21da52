"""The store: acknowledged entries are there, once and in order, and no others."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sql

from parlour.core.errors import ParlourError
from parlour.server.protocol.events import Acted, Event, Made, Started, Talked
from parlour.server.storage.database import make_engine
from parlour.server.storage.migrations import MIGRATIONS
from parlour.server.storage.schema import meta
from parlour.server.storage.store import PER_TURN, Store, Taken, Unstored
from parlour.server.storage.summaries import Summary
from parlour.server.tables.opening import open_store

MADE = Made("transmitter", 1, 2, {"a": 1}, "seed", "nonce", "host", "invite", bots={1: "easy"})
LOG: list[Event] = [
    MADE,
    Started(),
    Acted(0, 5, client="guest c"),
    Talked("g", "Ζωή", "\u2028 🎲 ' \" \\"),
]


@contextmanager
def opened(url: str) -> Iterator[Store]:
    store = open_store(url)
    try:
        yield store
    finally:
        store.close()


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    with opened(database) as store:
        yield store


def append(store: Store, table: str, number: int, entry: Event = LOG[1]) -> None:
    """Store one entry."""
    asyncio.run(store.append(table, number, entry))


def append_many(store: Store, table: str, log: list[Event]) -> None:
    """Store entries one after another."""
    for number, entry in enumerate(log, len(store.load(table))):
        append(store, table, number, entry)


def at_once(store: Store, *writes: tuple[str, int, Event]) -> list[BaseException | None]:
    """Store entries in one batch; returns the outcome of each."""
    free, insert = threading.Event(), store._insert

    def waiting(batch: list, *lock_ms: int) -> None:
        free.wait(20)
        insert(batch, *lock_ms)

    async def all_of_them() -> list[BaseException | None]:
        store._insert = waiting  # type: ignore[method-assign]
        first = asyncio.create_task(store.append("first", 0, MADE))
        await asyncio.sleep(0.05)
        tasks = [asyncio.create_task(store.append(*write)) for write in writes]
        await asyncio.sleep(0.05)
        assert not any(task.done() for task in tasks)
        free.set()
        await first
        return list(await asyncio.gather(*tasks, return_exceptions=True))

    try:
        return asyncio.run(all_of_them())
    finally:
        store._insert = insert  # type: ignore[method-assign]


def test_a_log_comes_back_as_it_was_written(store: Store) -> None:
    for number, entry in enumerate(LOG):
        append(store, "t", number, entry)
        append(store, "other", number, Started())
    assert store.load("t") == LOG
    assert store.load("t", after=1) == LOG[2:]
    assert store.load("t", after=99) == []
    assert store.load("nothing") == []
    assert len(store.load("other")) == len(LOG)


def test_numbers_order_a_log_and_not_the_time_of_writing(store: Store) -> None:
    for number in (2, 0, 3, 1):
        append(store, "t", number, LOG[number])
    assert store.load("t") == LOG


def test_everything_is_there_after_reopening(database: str) -> None:
    with opened(database) as store:
        secret = store.secret()
        for number, entry in enumerate(LOG):
            append(store, "t", number, entry)
        summary = Summary("transmitter", "open", True, "guest")
        asyncio.run(store.append("u", 0, MADE, summary))
    with opened(database) as again:
        assert again.load("t") == LOG
        assert again.secret() == secret
        assert len(secret) == 32
        assert [table["id"] for table in again.public_tables(["open"])] == ["u"]
        assert [table["id"] for table in again.tables_of("guest")] == ["u"]


def test_what_goes_wrong_with_one_entry_of_a_batch_does_not_concern_the_others(
    store: Store,
) -> None:
    reported, told = [], []

    def broken(error: Exception | None) -> None:
        raise RuntimeError("broken")

    async def put_both() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: reported.append(context["exception"]))
        store.put("a", 0, MADE, None, broken)
        store.put("b", 0, MADE, None, told.append)
        await store.append("c", 0, MADE)

    asyncio.run(put_both())
    assert told == [None]
    assert [str(error) for error in reported] == ["broken"]
    assert store.load("a") == store.load("b") == [MADE]


def test_a_large_batch_leaves_turns_to_others(store: Store) -> None:
    count, turn, told = 2 * PER_TURN + 1, 0, list[tuple[int, int]]()
    insert, free = store._insert, threading.Event()

    def waiting(batch: list[Any], *lock_ms: int) -> None:
        free.wait(20)
        insert(batch, *lock_ms)

    async def put_all() -> None:
        nonlocal turn
        store._insert = waiting  # type: ignore[method-assign]
        store.put("first", 0, MADE, None, lambda error: None)
        while not store._waiting.empty():
            await asyncio.sleep(0)
        for number in range(count):
            store.put("t", number, MADE, None, lambda error, n=number: told.append((n, turn)))  # type: ignore
        free.set()
        async with asyncio.timeout(20):
            while len(told) < count:
                turn += 1
                await asyncio.sleep(0)

    asyncio.run(put_all())
    assert [number for number, _ in told] == list(range(count)), "in order"
    assert max(Counter(turn for _, turn in told).values()) <= PER_TURN


def test_the_first_with_a_number_has_it(store: Store) -> None:
    append(store, "t", 0, MADE)
    with pytest.raises(Taken):
        append(store, "t", 0, Started())
    assert store.load("t") == [MADE]


def test_one_conflict_does_not_harm_the_others_of_its_batch(store: Store) -> None:
    append(store, "t", 0, MADE)
    writes = [(f"u{n}", 0, MADE) for n in range(5)]
    ended = at_once(store, *writes[:3], ("t", 0, Started()), *writes[3:], ("t", 1, Started()))
    assert [type(one) for one in ended] == [type(None)] * 3 + [Taken] + [type(None)] * 3
    assert store.load("t") == [MADE, Started()]
    for table, _, _ in writes:
        assert store.load(table) == [MADE]


def test_two_writers_of_one_number_in_a_batch(store: Store) -> None:
    ended = at_once(store, ("t", 0, MADE), ("t", 0, Started()))
    assert [type(one) for one in ended] == [type(None), Taken]
    assert store.load("t") == [MADE]


def test_two_stores_of_one_database_agree_on_who_was_first(database: str) -> None:
    async def race(one: Store, two: Store) -> None:
        for number in range(30):
            ended = await asyncio.gather(
                one.append("t", number, Acted(0, number)),
                two.append("t", number, Acted(1, number)),
                return_exceptions=True,
            )
            assert sorted(str(type(e).__name__) for e in ended) == ["NoneType", "Taken"]
            winner = ended.index(None)
            assert one.load("t", number - 1) == two.load("t", number - 1) == [Acted(winner, number)]

    with opened(database) as one, opened(database) as two:
        asyncio.run(race(one, two))
        assert [entry.action for entry in one.load("t")] == list(range(30))  # type: ignore[union-attr]


def test_nothing_is_acknowledged_before_it_is_committed(database: str) -> None:
    """The mutant of row 14: another connection sees the row whenever append has returned."""

    async def write(store: Store, reader: Store) -> None:
        for number in range(20):
            await store.append("t", number, Acted(0, number))
            assert len(reader.load("t")) == number + 1

    with opened(database) as store, opened(database) as reader:
        asyncio.run(write(store, reader))


def test_a_store_that_fails_acknowledges_nothing(store: Store) -> None:
    insert = store._insert

    def fails(batch: list) -> None:
        raise OSError("the disk is gone")

    store._insert = fails  # type: ignore[method-assign]
    with pytest.raises(Unstored, match="the disk is gone"):
        append(store, "t", 0, MADE)
    store._insert = insert  # type: ignore[method-assign]
    assert store.load("t") == []
    append(store, "t", 0, MADE)
    assert store.load("t") == [MADE]


def test_a_failure_before_the_commit_leaves_nothing(store: Store) -> None:
    """An exception in the middle of a transaction takes back the rows before it."""

    def fails(batch: list) -> None:
        with store.engine.begin() as connection:
            store._insert_rows(connection, [write.row for write in batch])
            raise OSError("just before the commit")

    insert, store._insert = store._insert, fails  # type: ignore[method-assign]
    with pytest.raises(Unstored):
        append(store, "t", 0, MADE)
    store._insert = insert  # type: ignore[method-assign]
    assert store.load("t") == []


def test_a_connection_that_failed_is_not_used_again(tmp_path: Path) -> None:
    """Entries go through the driver's own connections, which are replaced after any error."""
    with opened(f"sqlite:///{tmp_path / 'tables.db'}") as store:
        append(store, "t", 0, MADE)
        assert store._direct
        (first,) = store._direct.idle
        append(store, "t", 1)
        assert store._direct.idle == [first]
        with pytest.raises(Taken):
            append(store, "t", 1)
        append(store, "t", 2)
        assert first not in store._direct.idle
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            first.execute("SELECT 1")
        assert len(store.load("t")) == 3


def set_pragma(store: Store, pragma: str) -> None:
    """Set something for the connections that insert entries, present and future."""

    def tune(connection: Any, *_: Any) -> None:
        connection.execute(f"PRAGMA {pragma}")

    assert store._direct
    for connection in store._direct.idle:
        tune(connection)
    sql.event.listen(store.engine, "connect", tune)


def test_a_full_disk_is_said_and_survived(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with opened(url) as store:
        append(store, "t", 0, MADE)

        set_pragma(store, "max_page_count=1")
        fill = Talked("g", "n", "x" * 50_000)
        with pytest.raises(Unstored, match="full"):
            append_many(store, "t", [fill] * 50)
        kept = store.load("t")
        assert 1 <= len(kept) < 50
        number = len(kept)
        set_pragma(store, "max_page_count=1000000")
        append(store, "t", number, Started())
        assert store.load("t") == [*kept, Started()]


def test_a_locked_database_is_waited_for_and_then_said(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with opened(f"sqlite:///{file}") as store:
        append(store, "t", 0, MADE)

        set_pragma(store, "busy_timeout=50")
        other = sql.create_engine(f"sqlite:///{file}")
        with other.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            with pytest.raises(Unstored, match="locked"):
                append(store, "t", 1)
            connection.rollback()
        other.dispose()
        append(store, "t", 1)
        assert store.load("t") == [MADE, Started()]


def test_a_newer_database_is_left_alone(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(database) as store:
        append(store, "t", 0, MADE)
        with store.engine.begin() as connection:
            newer = str(len(MIGRATIONS) + 1)
            connection.execute(meta.update().where(meta.c.key == "schema").values(value=newer))
    engines: list[sql.Engine] = []
    monkeypatch.setattr(
        "parlour.server.storage.store.make_engine",
        lambda url: engines.append(make_engine(url)) or engines[0],
    )
    with pytest.raises(ParlourError, match="newer Parlour"):
        open_store(database)
    engines[0].dispose()


@pytest.mark.parametrize("url", ["", "mysql://x/y", "tables.db", "http://x", ":memory:"])
def test_a_database_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(ParlourError, match="sqlite:///FILE or postgresql://"):
        open_store(url)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "text.db"
    file.write_text("this is not a database, but a text that is long enough\n" * 50)
    with pytest.raises(ParlourError, match="cannot be opened"):
        open_store(f"sqlite:///{file}")
    assert file.read_text().startswith("this is not")


def test_a_database_server_that_is_not_there_is_said() -> None:
    with pytest.raises(ParlourError, match="cannot be opened"):
        open_store("postgresql://nobody@127.0.0.1:1/none")


def test_folders_are_made(tmp_path: Path) -> None:
    with opened(f"sqlite:///{tmp_path / 'a' / 'b' / 'tables.db'}") as store:
        append(store, "t", 0, MADE)


def test_what_waits_is_written_before_closing(database: str) -> None:
    async def many(store: Store) -> None:
        tasks = [asyncio.create_task(store.append("t", n, Acted(0, n))) for n in range(200)]
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        await asyncio.gather(*tasks)

    asyncio.run(many(open_store(database)))
    with opened(database) as again:
        assert [entry.action for entry in again.load("t")] == list(range(200))  # type: ignore[union-attr]


def test_lists_of_tables_follow_the_log(store: Store) -> None:
    async def story() -> None:
        await store.append("a", 0, MADE, Summary("transmitter", "open", True))
        await store.append("b", 0, MADE, Summary("transmitter", "open", False, "ann"))
        await store.append("a", 1, Started(), Summary("transmitter", "open", True, "ann"))
        await store.append("a", 2, Started(), Summary("transmitter", "open", True, "ann"))

    asyncio.run(story())
    assert [table["id"] for table in store.public_tables(["open"])] == ["a"]
    assert {table["id"] for table in store.tables_of("ann")} == {"a", "b"}
    asyncio.run(store.append("a", 3, Started(), Summary("transmitter", "over", True)))
    assert store.public_tables(["open", "running"]) == []
    assert store.tables_of("ann")[0] | {"changed": 0} == {
        "id": "a", "game": "transmitter", "phase": "over", "public": True, "changed": 0,
    }  # fmt: skip
    assert store.tables_of("bob") == []


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_an_entry_that_another_server_holds_back_does_not_hold_back_the_others(
    database: str,
) -> None:
    """A server that hangs in the middle of a transaction keeps its rows locked."""

    async def story(store: Store, other: psycopg.Connection[Any]) -> None:
        hung = "INSERT INTO parlour_entry (table_id, number, at, body) VALUES ('held', 0, 0, '')"
        other.execute(hung)
        ended: dict[str, Exception | None] = {}
        for table in ("a", "held", "b"):
            store.put(table, 0, MADE, None, partial(ended.__setitem__, table))
        async with asyncio.timeout(60):
            while len(ended) < 3:
                await asyncio.sleep(0.01)
        assert ended["a"] is ended["b"] is None
        assert isinstance(ended["held"], Unstored)
        assert store._locked == {"held"}, "from now on its entries wait in another thread"
        other.rollback()
        await store.append("held", 0, MADE)
        assert not store._locked

    with opened(database) as store, psycopg.connect(database) as other:
        asyncio.run(story(store, other))
        assert store.load("a") == store.load("b") == store.load("held") == [MADE]
