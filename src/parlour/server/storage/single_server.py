"""Locks that keep a database from being served or changed while a server uses it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

import sqlalchemy as sql

from parlour.core.errors import ParlourError
from parlour.server.storage.database import APPLICATION_NAME, make_engine, open_private
from parlour.server.storage.settings import db_label, is_sqlite

LOCK_PATIENCE_S = 2.0  # a killed server's worker may hold its lock a moment longer


def refuse_served(connection: sql.Connection, database: str) -> None:
    serving = sql.text(
        "SELECT count(*) FROM pg_stat_activity"
        " WHERE datname = current_database() AND application_name = :serving"
    )
    if connection.scalar(serving, {"serving": APPLICATION_NAME}):
        raise ParlourError(f"a server is using {db_label(database)}; stop it first")


@contextmanager
def no_other_server(database: str) -> Iterator[None]:
    """Refuse a database that a server uses, and lock a SQLite file in the meantime."""
    with only_server(database):
        if not is_sqlite(database):
            engine = make_engine(database)
            try:
                with engine.connect() as connection:
                    refuse_served(connection, database)
            finally:
                engine.dispose()
        yield


@contextmanager
def only_server(database: str) -> Iterator[None]:
    """Lock a SQLite database against other servers; the lock ends with the process."""
    file = Path(db_label(database)) if is_sqlite(database) else None
    if file is None or str(file) in ("", "None", ":memory:"):
        yield
        return
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    except FileExistsError as error:
        raise ParlourError(f"{file.parent} is a file; --data expects a folder") from error
    with open(file.with_name(f"{file.name}.lock"), "w", opener=open_private) as lock:
        _lock(lock, db_label(database))
        yield


def _lock(lock: IO[str], what: str) -> None:
    try:
        import fcntl
    except ImportError:  # not on Windows, where nothing stops a second server
        return
    until = time.monotonic() + LOCK_PATIENCE_S
    while True:
        with suppress(BlockingIOError):
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return
        if time.monotonic() > until:
            raise ParlourError(
                f"another server is using {what}; stop that server first, or use another database"
            )
        time.sleep(0.05)
