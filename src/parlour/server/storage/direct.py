"""Inserting entries into a SQLite file through the driver itself, for speed.

Most batches are rows of one table, without anything else. One statement inserts them, and is its
own transaction. SQLAlchemy spends more on connecting, executing and cleaning up than SQLite on
writing them, so these connections are its own, but not used through it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from itertools import chain
from typing import Any

import sqlalchemy as sql

from parlour.server.storage.schema import events

MOST_ROWS = 128  # per statement; there is a cached statement for every number of rows


class DirectInsert:
    """Connections to one SQLite file that only insert entries."""

    def __init__(self, engine: sql.Engine) -> None:
        self._engine = engine
        self.idle: list[sqlite3.Connection] = []  # open, and not in use by any thread

    def insert(self, rows: Sequence[tuple[Any, ...]]) -> None:
        """Insert entries in a transaction of their own; on disk when this returns."""
        connection = self._open()
        try:
            connection.execute(insert_statement(len(rows)), tuple(chain.from_iterable(rows)))
        except BaseException:
            connection.close()  # whatever is wrong with it, the next one is new
            raise
        self.idle.append(connection)

    def close(self) -> None:
        """Close the connections."""
        while self.idle:
            self.idle.pop().close()

    def _open(self) -> sqlite3.Connection:
        with suppress(IndexError):
            return self.idle.pop()
        pooled = self._engine.raw_connection()
        connection: Any = pooled.driver_connection
        pooled.detach()
        connection.isolation_level = None  # every statement is a transaction
        return connection


@cache
def insert_statement(count: int) -> str:
    """Return the statement that inserts this many entries."""
    columns = ", ".join(column.name for column in events.columns)
    places = f"({', '.join('?' * len(events.columns))})"
    return f"INSERT INTO {events.name} ({columns}) VALUES {', '.join([places] * count)}"
