"""The results of finished games: who played, how it ended, and how long it took.

A result is written once, in the transaction that stores the event that ends the game. It contains
facts, not sentences, and outlives its table when old tables are deleted.
"""

from __future__ import annotations

import itertools
import logging
from collections.abc import Iterable
from typing import Any, Literal

import msgspec
import sqlalchemy as sql

from parlour.core.option import CUSTOM, Value
from parlour.server.protocol.names import Name, numbered
from parlour.server.storage.database import take_write_lock
from parlour.server.storage.schema import events, game_results, sitters, tables

BREAK_S = 300.0  # a longer break between two events counts as this long
TOGETHER = 500  # ids per query
LAST = 2**31 - 1  # no event has a higher number
logger = logging.getLogger("parlour.store")

Outcome = Literal["won", "lost", "shared", "drawn", "left", "stopped"]
"""`shared`: won with others who aren't partners; `left`: a bot finished the game."""


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat at the end of a game: a person, a bot, or a bot that plays for a person."""

    outcome: Outcome
    guest: str = ""
    name: Name = ""
    bot: str = ""  # its level
    score: int = 0
    look: str = ""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "name", numbered(self.name))


class GameResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended."""

    players: list[Player]  # by seat
    kind: str  # "competitive", "teams" or "co-operative"
    reason: str
    moves: int  # by players, since the table started
    preset: str = ""  # the closest one
    options: dict[str, Value] = {}  # those that differ from it
    turned: int = 0  # how many seats everyone has moved along in rematches
    what_if: bool = False  # whether it continued another game
    attempt: dict[str, Any] | None = None  # in a campaign: the game's data about the attempt

    @property
    def variant(self) -> str:
        """What was played: a preset, or a game of its own if any option was changed."""
        return CUSTOM if self.options else self.preset

    def player(self, guest: str) -> Player | None:
        """Return the player with this guest id."""
        return next((one for one in self.players if one.guest == guest), None)


class Finish(msgspec.Struct, frozen=True):
    """The result of a game that an event is about to end."""

    started: int  # the number of the event that started the game
    body: bytes


class StoredResult(msgspec.Struct, frozen=True):
    """A result with its table and times, in seconds since 1970."""

    table: str
    game: str
    at: float
    began: float
    seconds: int  # time played, without long breaks
    result: GameResult


INSERT = game_results.insert()
TIMES = (
    sql.select(events.c.at)
    .where(
        events.c.table_id == sql.bindparam("table"),
        events.c.number.between(sql.bindparam("first"), sql.bindparam("last")),
    )
    .order_by(events.c.number)
)
encode_game_result = msgspec.json.Encoder().encode
decode_game_result = msgspec.json.Decoder(GameResult).decode


def insert(connection: sql.Connection, table_id: str, game: str, finish: Finish) -> None:
    """Insert a result whose last event is already in this transaction."""
    _insert(connection, table_id, game, finish, _times(connection, table_id, finish.started))


def _insert(
    connection: sql.Connection, table_id: str, game: str, finish: Finish, times: list[float]
) -> None:
    row = {"table_id": table_id, "game": game, "at": times[-1], "began": times[0]}
    connection.execute(INSERT, {**row, "seconds": played_seconds(times), "body": finish.body})


def insert_later(engine: sql.Engine, table_id: str, finish: Finish, end: int) -> bool:
    """Insert the result of a game that ended, with event `end`, before results were stored."""
    with engine.begin() as connection:
        take_write_lock(connection)
        over = sql.select(tables.c.game).where(tables.c.id == table_id, tables.c.phase == "over")
        game = connection.scalar(over)
        known = sql.select(game_results.c.table_id).where(game_results.c.table_id == table_id)
        if game is None or connection.scalar(known) is not None:
            return False  # deleted, or stored in the meantime
        times = _times(connection, table_id, finish.started, end)
        _insert(connection, table_id, game, finish, times)
    return True


def _times(connection: sql.Connection, table_id: str, first: int, last: int = LAST) -> list[float]:
    given = {"table": table_id, "first": first, "last": last}
    return list(connection.execute(TIMES, given).scalars())


def played_seconds(times: list[float]) -> int:
    """Return the time from the first event to the last, without long breaks."""
    gaps = (after - before for before, after in itertools.pairwise(times))
    return round(sum(min(max(gap, 0.0), BREAK_S) for gap in gaps))


def without_result(engine: sql.Engine, after: str, most: int) -> list[str]:
    """Return ids of finished tables without a result, in order, after an id."""
    known = sql.exists().where(game_results.c.table_id == tables.c.id)
    query = sql.select(tables.c.id).where(tables.c.phase == "over", tables.c.id > after, ~known)
    with engine.connect() as connection:
        return list(connection.execute(query.order_by(tables.c.id).limit(most)).scalars())


def results_of(engine: sql.Engine, table_ids: Iterable[str]) -> dict[str, StoredResult]:
    """Return the results of these tables, by table; unfinished games have none."""
    wanted, found = list(table_ids), dict[str, StoredResult]()
    with engine.connect() as connection:
        for start in range(0, len(wanted), TOGETHER):
            some = wanted[start : start + TOGETHER]
            rows = connection.execute(
                sql.select(game_results).where(game_results.c.table_id.in_(some))
            )
            found |= {one.table: one for row in rows if (one := _read(row))}
    return found


def results_with(
    engine: sql.Engine, guest: str, before: tuple[float, str] | None = None, most: int | None = None
) -> list[StoredResult]:
    """Return a guest's results, newest first; `before` is the time and table of an earlier page's
    last one."""
    mine = game_results
    query = (
        sql.select(mine)
        .join(sitters, sitters.c.table_id == mine.c.table_id)
        .where(sitters.c.guest == guest)
        .order_by(mine.c.at.desc(), mine.c.table_id.desc())
    )
    if before is not None:
        at, table_id = before
        query = query.where(
            sql.or_(mine.c.at < at, sql.and_(mine.c.at == at, mine.c.table_id < table_id))
        )
    with engine.connect() as connection:
        rows = connection.execute(query.limit(most)).all()
    return [one for row in rows if (one := _read(row))]


def with_logs(engine: sql.Engine, table_ids: Iterable[str]) -> set[str]:
    """Return those of these tables that haven't been deleted, so that they can be replayed."""
    query = sql.select(tables.c.id).where(tables.c.id.in_(list(table_ids)))
    with engine.connect() as connection:
        return set(connection.execute(query.where(tables.c.phase == "over")).scalars())


def _read(row: Any) -> StoredResult | None:
    """Decode a stored result; if that fails, log it and return None."""
    try:
        result = decode_game_result(row.body)
    except (msgspec.DecodeError, UnicodeError):
        facts = {"table": row.table_id, "reason": "its result can't be decoded"}
        logger.warning("a result is left out", extra={"facts": facts})
        return None
    return StoredResult(row.table_id, row.game, row.at, row.began, row.seconds, result)
