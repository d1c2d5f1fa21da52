"""Connecting to a database, SQLite or PostgreSQL."""

from __future__ import annotations

import os
import sqlite3
import time
from pathlib import Path
from typing import Any

import sqlalchemy as sql

from parlour.core.errors import ParlourError

APPLICATION_NAME = "parlour serve"  # shown for our connections in PostgreSQL
CHANNEL = "parlour_tables"  # PostgreSQL announces stored events here
PRESENCE = "parlour_presence"  # servers tell each other here who is connected
CACHED_STATEMENTS = 256
LOCKED_TRIES = 100
ALIVE = {  # detect a silently dead PostgreSQL connection within half a minute
    "connect_timeout": 5, "keepalives": 1, "keepalives_idle": 10, "keepalives_interval": 5,
    "keepalives_count": 3, "tcp_user_timeout": 25_000,
}  # fmt: skip


def sqlite_file(url: str) -> Path | None:
    """Return the file of a SQLite database; None if there is none."""
    path = sql.make_url(url).database if url.startswith("sqlite") else None
    return Path(path) if path and path != ":memory:" else None


def make_engine(url: str) -> sql.Engine:
    if url.startswith("sqlite"):
        if file := sqlite_file(url):
            file.parent.mkdir(parents=True, exist_ok=True)
        kept = {"check_same_thread": False, "timeout": 30, "cached_statements": CACHED_STATEMENTS}
        engine = sql.create_engine(url, connect_args=kept)
        sql.event.listen(engine, "connect", _tune_sqlite)
        return engine
    if url.startswith("postgres"):
        ours = {key: value for key, value in ALIVE.items() if f"{key}=" not in url}
        return sql.create_engine(
            "postgresql+psycopg" + url[url.index("://") :], pool_pre_ping=True, pool_size=4,
            connect_args=ours,
        )  # fmt: skip
    raise ParlourError(f"a database must be sqlite:///FILE or postgresql://..., not {url!r}")


def _tune_sqlite(connection: Any, record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=30000")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA temp_store=MEMORY")  # for undoing a statement, not a transaction
    for attempt in range(LOCKED_TRIES):  # SQLite does not wait for a lock here
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            break
        except sqlite3.OperationalError:
            if attempt == LOCKED_TRIES - 1:
                raise
            time.sleep(0.1)
    cursor.close()


def take_write_lock(connection: sql.Connection) -> None:
    """Take the lock that excludes other processes until this transaction ends."""
    if connection.dialect.name == "postgresql":
        connection.execute(sql.text("SELECT pg_advisory_xact_lock(7209)"))
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def error_kind(error: BaseException) -> str:
    """Return an error's type and driver code, but never its message, which may quote rows."""
    driver: Any = getattr(error, "orig", None) or error
    code = getattr(driver, "sqlite_errorname", None) or getattr(driver, "sqlstate", None)
    return f"{type(driver).__name__} {code}" if code else type(driver).__name__


def open_private(name: str, flags: int) -> int:
    """Open a file for the user only: backups contain the cookie key and every seed."""
    return os.open(name, flags, 0o600)
