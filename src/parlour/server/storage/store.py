"""The store: every table's log, on disk. SQLite by default, PostgreSQL by URL.

A single thread writes. It takes all waiting entries, writes them in one transaction and only then
lets their senders continue, so an acknowledged entry survives a crash. If a batch hangs, another
thread takes over the entries waiting behind it. Processes that share a SQLite file take turns. When
several processes serve one table, the primary key (table, number) decides who was first.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import re
import secrets
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import DatabaseError, DBAPIError, IntegrityError, SQLAlchemyError

from parlour.core.errors import ParlourError
from parlour.server.protocol.errors import DamagedTable, TableDeleted
from parlour.server.protocol.events import DELETED_MARK, Event, decode, encode
from parlour.server.storage.database import (
    CHANNEL,
    PRESENCE,
    error_kind,
    make_engine,
    sqlite_file,
    take_write_lock,
)
from parlour.server.storage.direct import MOST_ROWS, DirectInsert, insert_statement
from parlour.server.storage.in_step import Steps, in_step
from parlour.server.storage.migrations import migrate, version_query
from parlour.server.storage.results import CampaignResult, ReplayResult, decode_result
from parlour.server.storage.schema import (
    DELETED,
    campaign_results,
    events,
    log_of,
    meta,
    sitters,
    tables,
)
from parlour.server.storage.summaries import Summary, summarise
from parlour.server.storage.write_queue import WriteQueue

BATCH = 512
PER_TURN = 128  # entries whose senders continue in one turn of the event loop
LISTED_S = 24 * 3600.0  # how long an idle public table is listed
STALLED_S = 0.25  # after this long, other entries don't wait for a batch
WRITERS = 4  # most threads, when batches hang
GATHER_S = 0.010  # minimum time between commits; larger batches under load
SAID_AGAIN_S = 10.0  # how long a repeated write failure isn't logged again
BATCH_LOCK_MS = 25  # how long a batch waits for another server that is writing one of its entries
ENTRY_LOCK_MS = 10  # the same, for each entry of a batch that ran into a lock
ASIDE_LOCK_MS = 100  # the same, for an entry that holds up no other table
LOCK_NOT_AVAILABLE = "55P03"
NOT_FIRST = IntegrityError, sqlite3.IntegrityError  # an entry with that number exists
logger = logging.getLogger("parlour.store")
NAME = re.compile(r"[A-Za-z0-9_-]{1,32}")


def _read_result(table_id: str, body: bytes) -> CampaignResult | None:
    """Decode a stored result; if that fails, log it and return None."""
    try:
        return decode_result(body)
    except (msgspec.DecodeError, UnicodeError):
        facts = {"table": table_id, "reason": "its ending can't be decoded"}
        logger.warning("a table has no part in a campaign", extra={"facts": facts})
        return None


Row = tuple[str, int, float, bytes]  # the columns of an entry
Kind = TypeVar("Kind")


class Taken(Exception):
    """Another process stored an entry with this number first."""


class Unstored(Exception):
    """The store couldn't write the entry."""


Count = Callable[[list[type], list[float]], None]
# Called with the error, or None once it is on disk; returns what is left to do with others in step.
Then = Callable[[Exception | None], Steps[None] | None]


class _Write(msgspec.Struct):
    row: Row
    summary: Summary | None
    then: Then
    loop: asyncio.AbstractEventLoop
    kind: type
    begun: float


class Store:
    """A database of tables and their events."""

    def __init__(self, url: str, replay_result: ReplayResult) -> None:
        self.engine = make_engine(url)
        self.count: Count = lambda kinds, waits: None  # called with what was stored and the waits
        self._waiting: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._first: deque[_Write | None] = deque()  # what a writer woke up for, ahead of the rest
        self._turns = WriteQueue(sqlite_file(url))
        self._direct = DirectInsert(self.engine) if sqlite_file(url) else None
        self._writers: list[threading.Thread] = []  # only the last one takes new entries
        self._begun: float | None = None  # when it started its current batch
        self._looks_after = False
        self._locked: set[str] = set()  # tables with entries that another server keeps locked
        self._aside = ThreadPoolExecutor(WRITERS, "store-locked")  # writes to them
        self._said = "", 0.0  # the last failure logged, and when
        try:
            self.found_schema = self._migrate(replay_result)  # before migrating; 0 if empty
        except (SQLAlchemyError, ParlourError) as error:
            self.engine.dispose()
            if isinstance(error, ParlourError):
                raise
            raise ParlourError(f"the database cannot be opened: {_reason(error)}") from error
        self._start_writer()

    def close(self) -> None:
        """Write what is waiting, then close."""
        self._waiting.put(None)
        for writer in self._writers:
            writer.join()
        self._aside.shutdown()
        self._turns.close()
        if self._direct:
            self._direct.close()
        self.engine.dispose()

    async def append(
        self, table_id: str, number: int, entry: msgspec.Struct, summary: Summary | None = None
    ) -> None:
        """Store an entry; it is on disk when this returns."""
        done = asyncio.get_running_loop().create_future()

        def settle(error: Exception | None) -> None:
            if done.done():
                return  # the caller was cancelled
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

        self.put(table_id, number, entry, summary, settle)
        await done

    def put(
        self, table_id: str, number: int, entry: msgspec.Struct, summary: Summary | None, then: Then
    ) -> None:
        """Queue an entry; calls `then` with None once it is on disk, or with Taken or Unstored."""
        loop = asyncio.get_running_loop()
        row = table_id, number, time.time(), encode(entry)
        self._waiting.put(_Write(row, summary, then, loop, type(entry), time.perf_counter()))
        if not self._looks_after:
            self._looks_after = True
            loop.call_later(STALLED_S, self._look_after, loop)

    def load(self, table_id: str, after: int = -1) -> list[Event]:
        """Return the entries of a table after number `after`; raises DamagedTable if one is missing
        or can't be decoded."""
        if not NAME.fullmatch(table_id):
            return []
        return decoded(table_id, self.bodies(table_id, after), decode, after + 1)

    def bodies(self, key: str, after: int = -1) -> list[tuple[int, bytes]]:
        """Return the encoded entries of a log after number `after`; raises TableDeleted if only a
        tombstone is left."""
        try:
            with self.engine.connect() as connection:
                rows = [(row.number, row.body) for row in connection.execute(log_of(key, after))]
        except DatabaseError as error:
            if "SQLITE_CORRUPT" in error_kind(error):
                raise DamagedTable(key, after + 1, "unreadable") from error
            raise
        if rows and rows[-1][1] == DELETED_MARK:
            raise TableDeleted
        return rows

    def newest(self, keys: Iterable[str]) -> dict[str, int]:
        """Return the number of the newest entry of each log."""
        wanted, found = list(keys), dict[str, int]()
        with self.engine.connect() as connection:
            for start in range(0, len(wanted), BATCH):
                query = (
                    sql.select(events.c.table_id, sql.func.max(events.c.number))
                    .where(events.c.table_id.in_(wanted[start : start + BATCH]))
                    .group_by(events.c.table_id)
                )
                found.update(tuple(row) for row in connection.execute(query))
        return found

    def size(self) -> tuple[int, int, float | None]:
        """Return the number of tables and entries, and when the newest entry was written."""
        many, last = sql.func.count(), sql.func.max(events.c.at)
        with self.engine.connect() as connection:
            there = sql.select(many).select_from(tables).where(tables.c.phase != DELETED)
            listed = connection.scalar(there) or 0
            written, newest = connection.execute(sql.select(many, last).select_from(events)).one()
        return listed, written, newest

    def schema_version(self) -> int:
        """Read the version of the database, which also checks that it is reachable."""
        with self.engine.connect() as connection:
            return int(connection.scalar(version_query()) or 0)

    def times(self, table_id: str) -> list[float]:
        """Return when each entry of a table was written."""
        query = sql.select(events.c.at).where(events.c.table_id == table_id)
        with self.engine.connect() as connection:
            return list(connection.execute(query.order_by(events.c.number)).scalars())

    def times_of(self, entries: Iterable[tuple[str, int]]) -> dict[tuple[str, int], float]:
        """Return when single entries were written, by table and number."""
        wanted = [
            sql.and_(events.c.table_id == table_id, events.c.number == number)
            for table_id, number in entries
        ]
        query = sql.select(events.c.table_id, events.c.number, events.c.at)
        with self.engine.connect() as connection:
            rows = connection.execute(query.where(sql.or_(sql.false(), *wanted)))
            return {(row.table_id, row.number): row.at for row in rows}

    def public_tables(
        self, phases: Iterable[str], most: int = 100, before: float | None = None
    ) -> list[dict[str, Any]]:
        """Return public tables in these phases, newest first."""
        query = (
            sql.select(tables)
            .where(
                tables.c.public,
                tables.c.phase.in_(list(phases)),
                tables.c.changed > time.time() - LISTED_S,
                sql.true() if before is None else tables.c.changed < before,
            )
            .order_by(tables.c.changed.desc())
            .limit(most)
        )
        return self._rows(query)

    def tables_of(self, guest: str, most: int = 100) -> list[dict[str, Any]]:
        """Return the tables a guest sits or sat at, newest first."""
        query = (
            sql.select(tables)
            .join(sitters, sitters.c.table_id == tables.c.id)
            .where(sitters.c.guest == guest, tables.c.phase.not_in((DELETED, "puzzle")))
            .order_by(tables.c.changed.desc())
            .limit(most)
        )
        return self._rows(query)

    def results_of(self, guest: str, game: str) -> list[CampaignResult]:
        """Return the stored results of a guest's games, oldest first."""
        query = (
            sql.select(campaign_results.c.table_id, campaign_results.c.body)
            .join(sitters, sitters.c.table_id == campaign_results.c.table_id)
            .where(sitters.c.guest == guest, campaign_results.c.game == game)
            .order_by(campaign_results.c.at, campaign_results.c.table_id)
        )
        with self.engine.connect() as connection:
            rows = connection.execute(query).all()
        return [found for row in rows if (found := _read_result(row.table_id, row.body))]

    def tell_presence(self, news: list[str]) -> None:
        """Tell the other servers on a PostgreSQL database who is connected."""
        with self.engine.begin() as connection:
            _notify(connection, PRESENCE, news)

    def secret(self, name: str = "secret") -> bytes:
        """Return a key by its name, 32 random bytes; creates it on first use. The one that signs
        cookies is "secret"."""
        with self.engine.begin() as connection:
            take_write_lock(connection)
            found = connection.scalar(sql.select(meta.c.value).where(meta.c.key == name))
            if found is None:
                found = secrets.token_hex(32)
                connection.execute(meta.insert().values(key=name, value=found))
        return bytes.fromhex(found)

    def _rows(self, query: Any) -> list[dict[str, Any]]:
        with self.engine.connect() as connection:
            return [dict(row) for row in connection.execute(query).mappings()]

    def _migrate(self, replay_result: ReplayResult) -> int:
        with self.engine.begin() as connection:
            take_write_lock(connection)
            return migrate(connection, replay_result)

    def _start_writer(self) -> None:
        """Start a thread that writes new entries from now on."""
        self._begun = None
        writer = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._writers = [*(one for one in self._writers if one.is_alive()), writer]
        writer.start()

    def _look_after(self, loop: asyncio.AbstractEventLoop) -> None:
        """While entries are waiting, check whether the writer is stuck."""
        self._looks_after = self._begun is not None or not self._waiting.empty()
        if not self._looks_after:
            return
        loop.call_later(STALLED_S, self._look_after, loop)
        stuck = self._begun is not None and time.monotonic() - self._begun > STALLED_S
        if stuck and sum(one.is_alive() for one in self._writers) < WRITERS:
            self._start_writer()

    def _write_all(self) -> None:
        me, closing, next_at = threading.current_thread(), False, 0.0
        while not closing and self._writers[-1] is me:
            if not self._first:
                self._first.append(self._waiting.get())
            self._begun = time.monotonic()
            time.sleep(max(0.0, next_at - self._begun))
            # Take nothing before it's our turn: if we get stuck waiting for it, another thread can
            # take the entries, and that one doesn't wait.
            with self._turns.take(wait=not self._another_writes(me)):
                batch = self._batch()
                closing = None in batch
                writes = [write for write in batch if write is not None]
                if writes:
                    self._commit(writes)
                    next_at = time.monotonic() + GATHER_S
            if self._writers[-1] is me:
                self._begun = None
        if closing:
            self._waiting.put(None)  # wakes the next writer

    def _another_writes(self, me: threading.Thread) -> bool:
        return any(one is not me and one.is_alive() for one in self._writers)

    def _batch(self) -> list[_Write | None]:
        """Take everything that is waiting, in order, up to a limit."""
        batch: list[_Write | None] = []
        with contextlib.suppress(IndexError, queue.Empty):
            while len(batch) < BATCH:
                batch.append(self._first.popleft() if self._first else self._waiting.get_nowait())
        return batch

    def _commit(self, writes: list[_Write]) -> None:
        """Store writes in one transaction, or one by one if they can't be stored together."""
        if self._locked:
            writes = self._without_locked(writes)
        if not writes:
            return
        try:
            self._insert(writes)
        except Exception as error:
            if isinstance(error, NOT_FIRST) or _waited_for_a_lock(error):
                self._separate(writes)
                return
            self._note(error)
            self._settle(writes, Unstored(_reason(error)))
        else:
            self._settle(writes, None)

    def _without_locked(self, writes: list[_Write]) -> list[_Write]:
        """Leave writes to locked tables to other threads; return the rest."""
        rest = []
        for write in writes:
            if write.row[0] in self._locked:
                self._aside.submit(self._commit_locked, write)
            else:
                rest.append(write)
        return rest

    def _separate(self, writes: list[_Write]) -> None:
        """Store writes one by one, and leave what is locked to other threads."""
        for write in writes:
            try:
                outcome = self._stored(write, ENTRY_LOCK_MS)
            except DBAPIError:
                self._locked.add(write.row[0])
                self._aside.submit(self._commit_locked, write)
            else:
                self._settle([write], outcome)

    def _commit_locked(self, write: _Write) -> None:
        """Store an entry of a table that another server has kept locked."""
        outcome: Exception | None
        try:
            outcome = self._stored(write, ASIDE_LOCK_MS)
            self._locked.discard(write.row[0])
        except DBAPIError as error:
            self._note(error)
            outcome = Unstored(_reason(error))
        self._settle([write], outcome)

    def _stored(self, write: _Write, lock_ms: int) -> Exception | None:
        """Store one entry and return what to tell its sender; a lock timeout is raised."""
        try:
            self._insert([write], lock_ms)
        except NOT_FIRST as error:
            return Taken(str(getattr(error, "orig", error)))
        except Exception as error:
            if _waited_for_a_lock(error):
                raise
            self._note(error)
            return Unstored(_reason(error))
        return None

    def _note(self, error: Exception) -> None:
        """Log a failed write with the error's type and driver code."""
        kind, now = error_kind(error), time.monotonic()
        said, at = self._said
        if kind != said or now - at > SAID_AGAIN_S:
            self._said = kind, now
            logger.warning("entries could not be stored: %s", kind)

    def _settle(self, writes: list[_Write], error: Exception | None) -> None:
        """Call back all senders, in order."""
        with contextlib.suppress(RuntimeError):  # the loop may be closed
            writes[0].loop.call_soon_threadsafe(self._tell, writes, error)

    def _tell(self, writes: list[_Write], error: Exception | None) -> None:
        """Call back some senders now and the others later; an error in one doesn't affect them."""
        loop, some, later = writes[0].loop, writes[:PER_TURN], writes[PER_TURN:]
        if later:
            loop.call_soon(self._tell, later, error)
        if error is None:
            now = time.perf_counter()
            self.count([one.kind for one in some], [now - one.begun for one in some])

        def failed(wrong: Exception) -> None:
            told = {"message": "what was stored did not happen", "exception": wrong}
            loop.call_exception_handler(told)

        left = list[Steps[None]]()
        for write in some:
            try:
                if steps := write.then(error):
                    left.append(steps)
            except Exception as wrong:
                failed(wrong)
        in_step(left, failed)

    def _insert(self, writes: list[_Write], lock_ms: int = BATCH_LOCK_MS) -> None:
        if self._direct and len(writes) <= MOST_ROWS and not any(one.summary for one in writes):
            # Each statement yields to other threads, and every other process waits for us in the
            # meantime.
            self._direct.insert([write.row for write in writes])
            return
        with self.engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.exec_driver_sql(f"SET LOCAL lock_timeout = {lock_ms}")
            self._insert_rows(connection, [write.row for write in writes])
            for write in writes:
                if write.summary:
                    summarise(connection, write.row[0], write.row[2], write.summary)
            if connection.dialect.name == "postgresql":
                _tell_others(connection, writes)

    def _insert_rows(self, connection: sql.Connection, rows: list[Row]) -> None:
        """Insert entries, using the driver directly and as few statements as possible for speed.

        SQLite's driver yields to other threads at every row of executemany.
        """
        if connection.dialect.name != "sqlite":
            names = events.columns.keys()
            connection.execute(events.insert(), [dict(zip(names, row)) for row in rows])
            return
        for start in range(0, len(rows), MOST_ROWS):
            some = rows[start : start + MOST_ROWS]
            given = tuple(chain.from_iterable(some))
            connection.exec_driver_sql(insert_statement(len(some)), given)


def _tell_others(connection: sql.Connection, writes: list[_Write]) -> None:
    """Notify every server of these entries in the same transaction, so none is stored without a
    notification."""
    news = [f"{table_id} {number}" for table_id, number, *_ in (write.row for write in writes)]
    _notify(connection, CHANNEL, news)


def _notify(connection: sql.Connection, channel: str, news: list[str]) -> None:
    tell = sql.text("SELECT pg_notify(:channel, one) FROM unnest(CAST(:news AS text[])) AS one")
    connection.execute(tell, {"channel": channel, "news": news})


def decoded(
    key: str, rows: Iterable[tuple[int, bytes]], read: Callable[[bytes], Kind], first: int = 0
) -> list[Kind]:
    """Decode the entries of a log, whose numbers must continue from `first` without a gap."""
    found = list[Kind]()
    for expected, (number, body) in enumerate(rows, first):
        if number != expected:
            raise DamagedTable(key, expected, "missing")
        try:
            found.append(read(body))
        except (msgspec.DecodeError, UnicodeError) as error:
            raise DamagedTable(key, number, "undecodable") from error
    return found


def _waited_for_a_lock(error: Exception) -> bool:
    """Whether writing timed out on another server's lock."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) == LOCK_NOT_AVAILABLE


def _reason(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).splitlines()[0]
