"""Backups: saving every row while the server runs, and restoring them.

A backup is gzipped lines of JSON: a header, `["parlour_entry", {...}]` for every row of every SQL
table, and a last line with the number of rows and the SHA-256 of all lines before it. It is written
in one transaction and restored in one. A backup of SQLite can be restored into PostgreSQL.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from parlour import __version__
from parlour.core.errors import ParlourError
from parlour.server.storage.database import make_engine, open_private
from parlour.server.storage.migrations import NEWEST, found_version
from parlour.server.storage.schema import meta, schema
from parlour.server.storage.settings import db_label, is_sqlite
from parlour.server.storage.single_server import only_server, refuse_served

FORMAT = 1
ROWS_AT_ONCE = 1000
BYTES = "latin-1"  # maps every byte to a character, so bytes survive JSON
TABLES: dict[str, sql.Table] = {str(table.name): table for table in schema.sorted_tables}

Row = dict[str, Any]
Counts = dict[str, int]


class Head(msgspec.Struct, frozen=True, tag_field="parlour", tag="backup"):
    """The first line: what wrote the file."""

    format: int
    schema: int
    version: str
    made: str


class Foot(msgspec.Struct, frozen=True, tag_field="parlour", tag="end"):
    """The last line: what the file must contain to be complete."""

    rows: Counts
    sha256: str


# Backing up


def backup(database: str, path: Path) -> Counts:
    """Write a snapshot of every row to a new file; returns the number of rows by SQL table."""
    _must_be_new(path)
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with open(fresh, "xb", opener=open_private) as file:
            with _said(database), _snapshot(database) as connection:
                counts = _write(connection, file)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)
    return counts


def _write(connection: sql.Connection, file: IO[bytes]) -> Counts:
    digest, counts = hashlib.sha256(), dict.fromkeys(TABLES, 0)
    with gzip.GzipFile(fileobj=file, mode="wb", filename="", compresslevel=6) as lines:

        def put(thing: Any) -> None:
            line = msgspec.json.encode(thing) + b"\n"
            digest.update(line)
            lines.write(line)

        made = datetime.now(UTC).isoformat(timespec="seconds")
        put(Head(FORMAT, NEWEST, __version__, made))
        for name, table in TABLES.items():
            query = sql.select(table).order_by(*table.primary_key)
            result = connection.execution_options(yield_per=ROWS_AT_ONCE).execute(query)
            for row in result.mappings():
                put([name, {str(key): _plain(value) for key, value in row.items()}])
                counts[name] += 1
        put(Foot(counts, digest.hexdigest()))
    return counts


@contextmanager
def _snapshot(database: str) -> Iterator[sql.Connection]:
    """Yield a connection that sees a snapshot of the database."""
    nothing = ParlourError(f"{db_label(database)} has no tables, so there is nothing to back up")
    if is_sqlite(database) and not Path(db_label(database)).is_file():
        raise nothing
    engine = make_engine(database)
    try:
        with _transaction(engine, "BEGIN", "REPEATABLE READ") as connection:
            if not sql.inspect(connection).has_table(meta.name):
                raise nothing
            if found_version(connection) != NEWEST:
                raise ParlourError(
                    f"{db_label(database)} was last used by another version of Parlour; start"
                    " the server once with this version, or back up with the other version"
                )
            yield connection
    finally:
        engine.dispose()


def _plain(value: Any) -> Any:
    return value.decode(BYTES) if isinstance(value, bytes) else value


def _must_be_new(path: Path) -> None:
    if path.exists() or path.is_symlink():
        raise ParlourError(f"{path} already exists and was not changed; choose a new file")
    if not path.parent.is_dir():
        raise ParlourError(f"folder {path.parent} not found; the backup can't be written there")


# Restoring


def restore(path: Path, database: str, replace: bool = False) -> Counts:
    """Restore a backup into a database, completely or not at all."""
    counts = _checked(path)
    with only_server(database), _said(database):
        engine = make_engine(database)
        try:
            with _transaction(engine, "BEGIN IMMEDIATE", "SERIALIZABLE") as connection:
                _make_room(connection, database, replace)
                for name, rows in _batches(path):
                    connection.execute(TABLES[name].insert(), rows)
                if {name: _count(connection, name) for name in TABLES} != counts:
                    raise ParlourError(f"{path} changed during the restore; nothing was restored")
        finally:
            engine.dispose()
    return counts


def _make_room(connection: sql.Connection, database: str, replace: bool) -> None:
    if connection.dialect.name == "postgresql":
        refuse_served(connection, database)
    names = set(sql.inspect(connection).get_table_names())
    found = [table for name, table in TABLES.items() if name in names]
    if found and not replace:
        raise ParlourError(
            f"{db_label(database)} already has tables and was not changed; restore to another"
            " database, or use --replace to overwrite the tables"
        )
    schema.drop_all(connection, tables=found)
    schema.create_all(connection)


def _checked(path: Path) -> Counts:
    """Check that a backup is complete; returns its counts."""
    counts = dict.fromkeys(TABLES, 0)
    for name, _ in _rows(path):
        counts[name] += 1
    return counts


def _batches(path: Path) -> Iterator[tuple[str, list[Row]]]:
    name, batch = "", list[Row]()
    for table, row in _rows(path):
        if batch and (table != name or len(batch) == ROWS_AT_ONCE):
            yield name, batch
            batch = []
        name = table
        batch.append(row)
    if batch:
        yield name, batch


def _rows(path: Path) -> Iterator[tuple[str, Row]]:
    """Yield the rows of a backup in order; raises ParlourError at the end if it is incomplete."""
    try:
        with gzip.open(path, "rb") as lines:
            yield from _told(path, lines)
    except FileNotFoundError as error:
        raise ParlourError(f"file {path} not found") from error
    except (EOFError, gzip.BadGzipFile, zlib.error, msgspec.MsgspecError) as error:
        raise _damaged(path) from error
    except (LookupError, UnicodeError) as error:
        raise _damaged(path) from error


def _told(path: Path, lines: Any) -> Iterator[tuple[str, Row]]:
    digest, counts = hashlib.sha256(), dict.fromkeys(TABLES, 0)
    readers = {name: _reader(table) for name, table in TABLES.items()}
    foot: Foot | None = None
    for number, line in enumerate(lines):
        if foot is not None:
            raise _damaged(path)
        if number == 0:
            _check_head(path, msgspec.json.decode(line, type=Head))
        elif line.startswith(b"["):
            name, row = msgspec.json.decode(line, type=tuple[str, Row])
            counts[name] += 1
            yield name, readers[name](row)
        else:
            foot = msgspec.json.decode(line, type=Foot)
            if foot != Foot(counts, digest.hexdigest()):
                raise _damaged(path)
        digest.update(line)
    if foot is None:
        raise _damaged(path)


def _reader(table: sql.Table) -> Callable[[Row], Row]:
    columns = {column.name for column in table.columns}
    binary = {c.name for c in table.columns if isinstance(c.type, sql.LargeBinary)}

    def read(row: Row) -> Row:
        if row.keys() != columns:
            raise LookupError("a row's columns don't match its table")
        return {key: row[key].encode(BYTES) if key in binary else row[key] for key in row}

    return read


def _check_head(path: Path, head: Head) -> None:
    if head.format > FORMAT or head.schema > NEWEST:
        raise ParlourError(
            f"{path} was written by a newer Parlour ({head.version});"
            " update this installation first"
        )
    if head.schema < NEWEST:
        raise ParlourError(
            f"{path} was written by Parlour {head.version}; restore it with that version, then"
            " start the server with this version to update the database"
        )


def _damaged(path: Path) -> ParlourError:
    return ParlourError(
        f"{path} is not a complete backup (cut off or changed); nothing was restored"
    )


# Helpers


@contextmanager
def _transaction(engine: sql.Engine, begin: str, isolation: Any) -> Iterator[sql.Connection]:
    """Run a transaction. For SQLite we begin it ourselves: Python doesn't for reads and DDL."""
    sqlite = engine.dialect.name == "sqlite"
    with engine.connect() as plain:
        connection = plain.execution_options(isolation_level="AUTOCOMMIT" if sqlite else isolation)
        if not sqlite:
            with connection.begin():
                yield connection
            return
        connection.exec_driver_sql(begin)
        try:
            yield connection
        except BaseException:
            connection.exec_driver_sql("ROLLBACK")
            raise
        connection.exec_driver_sql("COMMIT")


def _count(connection: sql.Connection, name: str) -> int:
    return connection.scalar(sql.select(sql.func.count()).select_from(TABLES[name])) or 0


@contextmanager
def _said(database: str) -> Iterator[None]:
    """Turn a database error into a one-line ParlourError."""
    try:
        yield
    except SQLAlchemyError as error:
        why = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise ParlourError(f"{db_label(database)}: {why}") from error
