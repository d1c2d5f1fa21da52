"""Deletion: everything that belongs to a table, in one transaction, even while servers run.

A server may have the table in memory, so a tombstone is left for a day in place of the table's next
entry. A server that tries to store that entry finds its number taken, reads the tombstone and drops
the table. Servers also look for new tombstones once a minute, and with PostgreSQL they are notified
immediately.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from parlour.server.protocol.events import DELETED_MARK
from parlour.server.storage.database import CHANNEL, take_write_lock
from parlour.server.storage.schema import (
    DELETED,
    answers,
    campaign_results,
    events,
    game_results,
    playtest_tables,
    sitters,
    tables,
)

BATCH = 20  # tables per transaction, which other writers wait for
TRIES = 5
DAY_S = 24 * 3600.0
UNSTARTED_DAYS = 30  # when idle tables without a game, and puzzles, are deleted
ABANDONED_DAYS = 30  # unfinished games are kept for at least this long
MARKED_S = DAY_S


class Written(Exception):
    """A server wrote to a table while it was being deleted."""


def delete(engine: sql.Engine, ids: Iterable[str], keep_results: bool = False) -> list[str]:
    """Delete tables and everything that belongs to them; returns the ids that existed.

    Results (who played, and how the game went) can be kept.
    """
    wanted, gone = list(dict.fromkeys(ids)), list[str]()
    for start in range(0, len(wanted), BATCH):
        batch = wanted[start : start + BATCH]
        try:
            gone += _delete_together(engine, batch, keep_results)
        except IntegrityError:
            for one in batch:
                gone += _delete_alone(engine, one, keep_results)
    return gone


def _delete_alone(engine: sql.Engine, table_id: str, keep_results: bool) -> list[str]:
    for _ in range(TRIES):
        try:
            return _delete_together(engine, [table_id], keep_results)
        except IntegrityError:  # a server just stored an entry
            continue
    raise Written(table_id)


def _delete_together(engine: sql.Engine, ids: list[str], keep_results: bool) -> list[str]:
    with engine.begin() as connection:
        take_write_lock(connection)
        return [one for one in ids if _delete(connection, one, keep_results)]


def _delete(connection: sql.Connection, table_id: str, keep_results: bool) -> bool:
    """Insert a tombstone, then delete the rest. The tombstone comes first so that we and a server
    storing the same entry can't deadlock."""
    run, now = connection.execute, time.time()
    phase = connection.scalar(sql.select(tables.c.phase).where(tables.c.id == table_id))
    ours = events.c.table_id == table_id
    last = connection.scalar(sql.select(sql.func.max(events.c.number)).where(ours))
    if phase == DELETED or (phase is None and last is None):
        return False
    number = 0 if last is None else last + 1
    run(events.insert().values(table_id=table_id, number=number, at=now, body=DELETED_MARK))
    run(events.delete().where(ours, events.c.number < number))
    marked: dict[str, Any] = {"phase": DELETED, "public": False, "changed": now}
    if phase is None:
        run(tables.insert().values(id=table_id, game="", **marked))
    else:
        run(tables.update().where(tables.c.id == table_id).values(**marked))
    for of_playtest in (answers, playtest_tables):
        run(of_playtest.delete().where(of_playtest.c.table_id == table_id))
    if not (keep_results and _has_result(connection, table_id)):
        for results in (campaign_results, game_results):
            run(results.delete().where(results.c.table_id == table_id))
        run(sitters.delete().where(sitters.c.table_id == table_id))
    if connection.dialect.name == "postgresql":
        run(sql.select(sql.func.pg_notify(CHANNEL, f"{table_id} {number}")))
    return True


def _has_result(connection: sql.Connection, table_id: str) -> bool:
    return any(
        connection.scalar(sql.select(kept.c.table_id).where(kept.c.table_id == table_id))
        for kept in (campaign_results, game_results)
    )


def untouched(
    phases: Sequence[str] | None, days: float | None, game: str | None = None
) -> sql.Select[Any]:
    """Select the ids of tables in these phases at which nothing has happened for this many days.

    The `changed` column isn't updated on every move, so this also looks at the logs.
    """
    query = sql.select(tables.c.id).where(tables.c.phase != DELETED)
    if phases is not None:
        query = query.where(tables.c.phase.in_(phases))
    if game is not None:
        query = query.where(tables.c.game == game)
    if days is not None:
        before = time.time() - days * DAY_S
        newer = sql.exists().where(events.c.table_id == tables.c.id, events.c.at >= before)
        query = query.where(tables.c.changed < before, ~newer)
    return query


def forget_some(engine: sql.Engine, keep_days: int | None = None) -> int:
    """Delete a batch of old tables; returns how many.

    Unstarted tables and puzzles are deleted after 30 days. With `keep_days`, finished tables are
    deleted after that many days and abandoned games after the same time, but at least 30 days.
    The games of a playtest are kept until it is deleted.
    """
    gone = _delete_old(engine, ["open", "puzzle"], UNSTARTED_DAYS)
    if keep_days is not None:
        gone += _delete_old(engine, ["over"], keep_days, but_playtests=True)
        days = max(keep_days, ABANDONED_DAYS)
        gone += _delete_old(engine, ["running"], days, but_playtests=True)
    _forget_marks(engine)
    return gone


def _delete_old(
    engine: sql.Engine, phases: list[str], days: int, but_playtests: bool = False
) -> int:
    query = untouched(phases, days).order_by(tables.c.changed).limit(BATCH)
    if but_playtests:
        query = query.where(~sql.exists().where(playtest_tables.c.table_id == tables.c.id))
    with engine.connect() as connection:
        ids = list(connection.execute(query).scalars())
    return len(delete(engine, ids, keep_results=True))


def _forget_marks(engine: sql.Engine, older_than_s: float = MARKED_S) -> None:
    old = sql.select(tables.c.id).where(
        tables.c.phase == DELETED, tables.c.changed < time.time() - older_than_s
    )
    with engine.connect() as connection:
        ids = list(connection.execute(old.limit(BATCH)).scalars())
    if ids:
        with engine.begin() as connection:
            take_write_lock(connection)
            connection.execute(events.delete().where(events.c.table_id.in_(ids)))
            connection.execute(tables.delete().where(tables.c.id.in_(ids)))


def deleted_since(engine: sql.Engine, since: float) -> list[str]:
    """Return the ids of tables deleted since a time."""
    query = sql.select(tables.c.id).where(tables.c.phase == DELETED, tables.c.changed > since)
    with engine.connect() as connection:
        return list(connection.execute(query).scalars())
