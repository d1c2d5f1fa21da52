"""Tables as operators see them: read from the database, without their secrets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import sqlalchemy as sql

from parlour.core.errors import ParlourError
from parlour.server.protocol.errors import DamagedTable
from parlour.server.protocol.events import Event, Made, chosen_options, decode
from parlour.server.protocol.names import in_english
from parlour.server.puzzles import events as puzzle_events
from parlour.server.storage.deletion import untouched
from parlour.server.storage.schema import DELETED, campaign_results, events, game_results, tables
from parlour.server.storage.store import decoded
from parlour.server.tables.history import company
from parlour.server.tables.room import rebuilt


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    phase: str
    people: int | None  # None for puzzles, or if the log can't be read
    bots: int | None
    entries: int
    size: int  # of its log, in bytes
    changed: float | None


class Seat(msgspec.Struct, frozen=True):
    """Who sits in a seat: a person, a bot, both (the bot plays for the person) or no one."""

    name: str | None
    bot: str | None


class TableDetails(msgspec.Struct, frozen=True):
    """A table in detail."""

    id: str
    game: str
    phase: str
    public: bool
    made: float | None
    changed: float | None
    seats: list[Seat]
    options: dict[str, Any]
    rules_version: int | None
    turn_seconds: int
    entries: dict[str, int]  # by kind
    size: int
    result_kept: bool
    damage: str | None


class Secrets(msgspec.Struct, frozen=True):
    """What players can't know while the game is running."""

    seed: str
    nonce: str
    invite: str
    hands: list[str]  # the table as each seat sees it


def matching(
    connection: sql.Connection, phase: str | None, days: float | None, game: str | None
) -> list[str]:
    """Return the ids of tables by phase, game and days without change; newest first."""
    query = untouched([phase] if phase else None, days, game)
    return list(connection.execute(query.order_by(tables.c.changed.desc(), tables.c.id)).scalars())


def listed(connection: sql.Connection, ids: list[str]) -> Iterator[Listed]:
    """Yield these tables as list rows."""
    for table_id in ids:
        row, log = _row(connection, table_id), _Log(connection, table_id)
        seats = log.seats()
        yield Listed(
            table_id, row.game, row.phase,
            None if seats is None else sum(seat.name is not None for seat in seats),
            None if seats is None else sum(seat.bot is not None for seat in seats),
            log.count, log.size, log.changed,
        )  # fmt: skip


def shown(connection: sql.Connection, table_id: str) -> TableDetails:
    """Return a table without its cards, seed and invitation."""
    row, log = _row(connection, table_id), _Log(connection, table_id)
    made = log.made
    kept = [
        sql.select(one.c.table_id).where(one.c.table_id == table_id)
        for one in (campaign_results, game_results)
    ]
    return TableDetails(
        id=table_id, game=row.game, phase=row.phase, public=row.public,
        made=log.begun, changed=log.changed, seats=log.seats() or [],
        options=chosen_options(log.entries), rules_version=made.version if made else None,
        turn_seconds=made.turn_seconds if made else 0, entries=log.kinds(), size=log.size,
        result_kept=any(map(connection.scalar, kept)), damage=log.damage,
    )  # fmt: skip


def secrets_of(connection: sql.Connection, table_id: str) -> Secrets:
    """Return what `shown` leaves out."""
    log = _Log(connection, table_id)
    if log.made is None:
        raise ParlourError(
            f"there are no secrets to show for {table_id}; it is a puzzle, or its log can't be read"
        )
    try:
        room = rebuilt(log.entries, table_id)
    except DamagedTable as damaged:
        raise ParlourError(f"{table_id} can't be rebuilt: {damaged.why}") from damaged
    table = room.table
    hands = [table.picture(seat) for seat in range(room.made.seats)] if table else []
    return Secrets(room.made.seed, room.made.nonce, room.made.invite, hands)


def _row(connection: sql.Connection, table_id: str) -> Any:
    there = sql.select(tables).where(tables.c.id == table_id, tables.c.phase != DELETED)
    row = connection.execute(there).first()
    if row is None:
        raise ParlourError(f"table {table_id!r} not found; to list all tables, run: parlour tables")
    return row


class _Log:
    """A table's log, decoded if possible."""

    def __init__(self, connection: sql.Connection, table_id: str) -> None:
        query = sql.select(events.c.number, events.c.at, events.c.body)
        rows = connection.execute(
            query.where(events.c.table_id == table_id).order_by(events.c.number)
        ).all()
        self.count, self.size = len(rows), sum(len(row.body) for row in rows)
        self.begun = rows[0].at if rows else None
        self.changed = max((row.at for row in rows), default=None)
        self.entries: list[Event] = []
        self.damage: str | None = None
        self._puzzle = table_id.startswith(puzzle_events.MARK)
        read: Any = puzzle_events.decode if self._puzzle else decode
        try:
            self.entries = decoded(table_id, [(row.number, row.body) for row in rows], read)
        except DamagedTable as damaged:
            self.damage = damaged.why

    @property
    def made(self) -> Made | None:
        first = self.entries[0] if self.entries else None
        return first if isinstance(first, Made) else None

    def seats(self) -> list[Seat] | None:
        if self.made is None:
            return None
        return [
            Seat(one["name"] and in_english(one["name"]), one["bot"])
            for one in company(self.entries)
        ]

    def kinds(self) -> dict[str, int]:
        return dict(Counter(type(one).__name__.lower() for one in self.entries).most_common())
