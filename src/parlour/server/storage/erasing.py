"""Erasing: deleting rows so that nothing of them is left in a SQLite file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import sqlalchemy as sql

from parlour.server.storage.database import take_write_lock


@contextmanager
def erasing(engine: sql.Engine) -> Iterator[sql.Connection]:
    """Begin a transaction in which SQLite overwrites what is deleted with zeros."""
    with engine.connect() as connection:
        sqlite = connection.dialect.name == "sqlite"
        if sqlite:
            plain: Any = connection.connection.dbapi_connection
            plain.execute("PRAGMA secure_delete=ON").close()
        with connection.begin():
            take_write_lock(connection)
            yield connection


def empty_log(engine: sql.Engine) -> None:
    """Empty SQLite's write-ahead log, which still has the pages from before."""
    if engine.dialect.name == "sqlite":
        with engine.connect() as plain:
            plain.execution_options(isolation_level="AUTOCOMMIT").exec_driver_sql(
                "PRAGMA wal_checkpoint(TRUNCATE)"
            ).close()
