"""Inspection: read a whole database, table by table, and report everything that is wrong.

It writes and migrates nothing, so it can run next to a server.
"""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from parlour.core.errors import ParlourError
from parlour.server.protocol import events as table_log
from parlour.server.protocol.errors import DamagedTable
from parlour.server.puzzles import events as puzzle_events
from parlour.server.puzzles.board import rebuilt as rebuilt_board
from parlour.server.puzzles.live import PHASE
from parlour.server.storage.database import error_kind
from parlour.server.storage.game_results import decode_game_result
from parlour.server.storage.read_only import read_only, reading, require_newest
from parlour.server.storage.results import decode_result
from parlour.server.storage.schema import (
    DELETED,
    campaign_results,
    events,
    game_results,
    log_of,
    sitters,
    tables,
)
from parlour.server.storage.settings import db_label
from parlour.server.storage.store import decoded
from parlour.server.tables.campaign_results import campaign_result
from parlour.server.tables.daily_results import daily_result
from parlour.server.tables.game_results import finish_of
from parlour.server.tables.room import Room
from parlour.server.tables.room import rebuilt as rebuilt_room

SHOWN_FLAWS = 20  # of a corrupt file
RESTORE = "It can't be opened. Other tables aren't affected. An earlier backup may have it."
INSTALL = "Install the game, or the version of Parlour that has these rules."
LISTS = "Lists show it wrongly until something else happens at the table."
FILE = "Stop the server, copy the file, and restore the newest backup."
SITTER = "The player won't find it under their own tables, but can still open its link."
RESULT = "The statistics of the people who played it don't count this game correctly."
CAMPAIGN = "The campaign of the people who played it doesn't count this game correctly."

Progress = Callable[[int, int], None]


class Problem(NamedTuple):
    """A problem: where it is, what is wrong and what to do."""

    table: str  # "" for the database itself
    entry: int | None
    wrong: str
    advice: str

    def __str__(self) -> str:
        where = f"table {self.table}" if self.table else "the database"
        if self.entry is not None:
            where += f", entry {self.entry}"
        return f"{where}: {self.wrong}. {self.advice}"


class Inspection:
    """The counts and problems found in a database."""

    def __init__(self) -> None:
        self.tables = self.puzzles = self.entries = 0
        self.problems: list[Problem] = []

    def add(self, table: str, entry: int | None, wrong: str, advice: str) -> None:
        """Add a problem."""
        self.problems.append(Problem(table, entry, wrong, advice))


def inspect(database: str, progress: Progress = lambda done, of: None) -> Inspection:
    """Inspect a database; raises ParlourError if it can't be opened at all."""
    try:
        with reading(database) as connection:
            require_newest(connection, database)
            return _Inspector(connection, progress).found()
    except SQLAlchemyError as error:
        raise ParlourError(f"{db_label(database)} can't be read: {error_kind(error)}") from error


def file_damage(path: Path) -> str | None:
    """Return what SQLite's quick check finds wrong with a file, or None. Writes nothing."""
    if not path.is_file():
        return None
    try:
        with closing(sqlite3.connect(read_only(path), uri=True)) as connection:
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        name = getattr(error, "sqlite_errorname", "")
        return name if name.startswith("SQLITE_CORRUPT") else None
    return None if found == "ok" else str(found)


class _Inspector:
    """Inspects a snapshot of a database."""

    def __init__(self, connection: sql.Connection, progress: Progress) -> None:
        self._connection, self._progress = connection, progress
        self._report = Inspection()
        self._sitters: defaultdict[str, set[str]] = defaultdict(set)
        self._endings: dict[str, bytes] = {}
        self._results: dict[str, bytes] = {}
        self._rows: dict[str, Any] = {}

    def found(self) -> Inspection:
        self._check_file()
        try:
            keys = self._read_lists()
        except SQLAlchemyError as error:
            wrong = f"its lists can't be read ({error_kind(error)})"
            self._report.add("", None, wrong, FILE)
            return self._report
        for done, key in enumerate(keys):
            self._progress(done, len(keys))
            self._check_log(key)
        return self._report

    def _check_file(self) -> None:
        if self._connection.dialect.name != "sqlite":
            return
        query = f"PRAGMA integrity_check({SHOWN_FLAWS})"
        try:
            flaws = self._connection.exec_driver_sql(query).scalars().all()
        except SQLAlchemyError as error:
            flaws = [error_kind(error)]
        for flaw in flaws:
            if flaw != "ok":
                said = " ".join(str(flaw).split())
                self._report.add("", None, f"SQLite reports a damaged file ({said})", FILE)

    def _read_lists(self) -> list[str]:
        """Read everything except the logs; returns the keys of all logs that exist or should."""
        run = self._connection.execute
        for row in run(sql.select(sitters)):
            self._sitters[row.table_id].add(row.guest)
        self._endings, self._results = (
            {row.table_id: row.body for row in run(sql.select(kept.c.table_id, kept.c.body))}
            for kept in (campaign_results, game_results)
        )
        self._rows = {row.id: row for row in run(sql.select(tables))}
        logs = set(run(sql.select(events.c.table_id).distinct()).scalars())
        deleted = {key for key, row in self._rows.items() if row.phase == DELETED}
        noted = self._endings.keys() | self._results.keys()
        kept = noted - self._rows.keys() - logs  # kept when tables were deleted
        return sorted({*logs, *self._rows, *noted, *self._sitters} - deleted - kept)

    def _check_log(self, key: str) -> None:
        report, is_puzzle = self._report, key.startswith(puzzle_events.MARK)
        try:
            rows = [(row.number, row.body) for row in self._connection.execute(log_of(key))]
        except SQLAlchemyError as error:
            report.add(key, None, f"its log can't be read ({error_kind(error)})", RESTORE)
            return
        report.entries += len(rows)
        report.puzzles, report.tables = report.puzzles + is_puzzle, report.tables + (not is_puzzle)
        if not rows:
            report.add(key, None, "it is listed, but has no log", RESTORE)
            return
        try:
            if is_puzzle:
                board = rebuilt_board(decoded(key, rows, puzzle_events.decode), key)
                self._check_row(key, board.game, PHASE, public=False)
            else:
                log = decoded(key, rows, table_log.decode)
                self._check_room(key, rebuilt_room(log, key))
                self._check_result(key, log)
        except DamagedTable as damaged:
            advice = INSTALL if damaged.reason == "unknown_game" else RESTORE
            report.add(key, damaged.entry, damaged.why, advice)

    def _check_room(self, key: str, room: Room) -> None:
        made = room.made
        self._check_row(key, made.game, room.phase, made.public)
        for seat, guest in enumerate(room.seating.guests):
            if guest and guest not in self._sitters[key]:
                wrong = f"the player in seat {seat} isn't in the list of its players"
                self._report.add(key, None, wrong, SITTER)
        self._check_ending(key, room)

    def _check_row(self, key: str, game: str, phase: str, public: bool) -> None:
        row = self._rows.get(key)
        if row is None:
            self._report.add(key, None, "it isn't in any list", LISTS)
            return
        for what, listed, true in (
            ("game", row.game, game), ("phase", row.phase, phase), ("public", row.public, public)
        ):  # fmt: skip
            if listed != true:
                self._report.add(key, None, f"it is listed as {what} {listed}, not {true}", LISTS)

    def _check_result(self, key: str, log: list[table_log.Event]) -> None:
        """Check a stored result; games that ended before results were stored may have none yet."""
        body = self._results.get(key)
        if body is None:
            return
        ended = finish_of(log)
        try:
            found = decode_game_result(body)
        except (msgspec.DecodeError, UnicodeError):
            self._report.add(key, None, "its result can't be decoded", RESULT)
            return
        if ended is None or decode_game_result(ended[0].body) != found:
            self._report.add(key, None, "its result doesn't match its log", RESULT)

    def _check_ending(self, key: str, room: Room) -> None:
        expected, body = None, self._endings.get(key)
        if room.over and room.stopped and room.made.daily:
            expected = daily_result(room, None)
        elif room.over and not room.stopped and room.table is not None:
            expected = campaign_result(room, room.table)
        if body is None or expected is None:
            if body is not expected:
                wrong = "its campaign result is " + ("missing" if body is None else "too early")
                self._report.add(key, None, wrong, CAMPAIGN)
            return
        try:
            same = decode_result(body) == decode_result(expected)
        except (msgspec.DecodeError, UnicodeError):
            self._report.add(key, None, "its campaign result can't be decoded", CAMPAIGN)
            return
        if not same:
            wrong = "its campaign result doesn't match its log"
            self._report.add(key, None, wrong, CAMPAIGN)
