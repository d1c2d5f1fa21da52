"""Read-only snapshots of a database."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sql

from parlour.core.errors import ParlourError
from parlour.server.storage.database import make_engine
from parlour.server.storage.migrations import NEWEST, found_version, refuse_newer
from parlour.server.storage.schema import meta
from parlour.server.storage.settings import db_label, is_sqlite


@contextmanager
def reading(database: str) -> Iterator[sql.Connection]:
    """Yield a read-only connection that sees a snapshot."""
    if is_sqlite(database):
        path = Path(db_label(database))
        if not path.is_file():
            raise ParlourError(
                f"{path} not found; choose another database, or create one with parlour serve"
            )
        engine = sql.create_engine(
            "sqlite://", creator=lambda: sqlite3.connect(read_only(path), uri=True, timeout=30),
            poolclass=sql.NullPool,
        )  # fmt: skip
    else:
        engine = make_engine(database).execution_options(postgresql_readonly=True)
    isolation: Any = "AUTOCOMMIT" if is_sqlite(database) else "REPEATABLE READ"
    try:
        with engine.connect() as plain:
            connection = plain.execution_options(isolation_level=isolation)
            if is_sqlite(database):
                connection.exec_driver_sql("BEGIN")
            yield connection
    finally:
        engine.dispose()


def read_only(path: Path) -> str:
    return f"{path.absolute().as_uri()}?mode=ro"


def require_newest(connection: sql.Connection, database: str) -> None:
    if not sql.inspect(connection).has_table(meta.name):
        raise ParlourError(f"{db_label(database)} is not a Parlour database")
    found = found_version(connection)
    refuse_newer(found, db_label(database))
    if found < NEWEST:
        raise ParlourError(
            f"{db_label(database)} was written by an older Parlour; bring it up to date with"
            " parlour migrate first"
        )
