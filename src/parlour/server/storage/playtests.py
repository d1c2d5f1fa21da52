"""Playtests in the database: their settings, their tables, who agreed, and what they answered."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

import msgspec
import sqlalchemy as sql

from parlour.core.option import Value
from parlour.features.playtest import Answers, Question
from parlour.server.storage.database import take_write_lock
from parlour.server.storage.erasing import empty_log, erasing
from parlour.server.storage.schema import (
    DELETED,
    answers,
    consents,
    playtest_tables,
    playtests,
    sitters,
    tables,
)

MOST_TABLES = 500  # of one playtest


class Settings(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a designer chose."""

    name: str
    game: str
    seats: int
    people: int  # how many seats are for people; bots have the others
    options: dict[str, Value]
    levels: list[str] = []  # of the bots; tables take turns with them
    preset: str | None = None
    note: str = ""  # what players are told
    questions: list[Question] = []


class Playtest(msgspec.Struct, frozen=True):
    """A playtest as it is stored."""

    id: str
    guest: str  # who made it
    made: float
    closed: bool
    settings: Settings


class PlaytestTable(msgspec.Struct, frozen=True):
    """A table of a playtest."""

    id: str
    at: float
    phase: str


class StoredForm(msgspec.Struct, frozen=True):
    """A form that somebody filled in."""

    table: str
    guest: str
    answers: Answers


_settings = msgspec.json.Decoder(Settings).decode
_answers = msgspec.json.Decoder(Answers).decode


def _read(row: Any) -> Playtest:
    return Playtest(row.id, row.guest, row.made, bool(row.closed), _settings(row.body))


# Playtests


def save(engine: sql.Engine, id: str, guest: str, settings: Settings) -> None:
    """Add a playtest."""
    row = {"id": id, "guest": guest, "made": time.time(), "closed": False}
    with engine.begin() as connection:
        take_write_lock(connection)
        connection.execute(playtests.insert().values(**row, body=msgspec.json.encode(settings)))


def find(engine: sql.Engine, id: str) -> Playtest | None:
    """Return a playtest, if there is one with this id."""
    with engine.connect() as connection:
        row = connection.execute(sql.select(playtests).where(playtests.c.id == id)).first()
    return None if row is None else _read(row)


def listed(engine: sql.Engine, guest: str | None = None) -> list[Playtest]:
    """Return all playtests, or those that a guest made, newest first."""
    query = sql.select(playtests).order_by(playtests.c.made.desc(), playtests.c.id)
    if guest is not None:
        query = query.where(playtests.c.guest == guest)
    with engine.connect() as connection:
        return [_read(row) for row in connection.execute(query)]


def set_closed(engine: sql.Engine, id: str, closed: bool) -> None:
    """Close a playtest to new games, or open it again."""
    with engine.begin() as connection:
        take_write_lock(connection)
        connection.execute(playtests.update().where(playtests.c.id == id).values(closed=closed))


def remove(engine: sql.Engine, id: str) -> None:
    """Delete a playtest with its answers; its tables are the caller's."""
    with erasing(engine) as connection:
        for table in (answers, consents, playtest_tables):
            connection.execute(table.delete().where(table.c.playtest == id))
        connection.execute(playtests.delete().where(playtests.c.id == id))
    empty_log(engine)


def erase_answers(engine: sql.Engine, *, guest: str = "", playtest: str = "") -> None:
    """Delete the answers of somebody or of a playtest, before their tables are deleted."""
    with erasing(engine) as connection:
        theirs = sql.or_(answers.c.guest == guest, answers.c.playtest == playtest)
        connection.execute(answers.delete().where(theirs))


# Tables


def add_table(connection: sql.Connection, playtest: str, table_id: str, at: float) -> None:
    """Count a new table towards a playtest, if that is open and has room for it."""
    known = sql.select(playtests.c.id).where(playtests.c.id == playtest, ~playtests.c.closed)
    many = sql.select(sql.func.count()).select_from(playtest_tables)
    there = connection.scalar(many.where(playtest_tables.c.playtest == playtest)) or 0
    if connection.scalar(known) is not None and there < MOST_TABLES:
        row = {"table_id": table_id, "playtest": playtest, "at": at}
        connection.execute(playtest_tables.insert().values(**row))


def tables_of(engine: sql.Engine, playtest: str, guest: str | None = None) -> list[PlaytestTable]:
    """Return the tables of a playtest, or those at which a guest sits or sat, oldest first."""
    query = (
        sql.select(tables.c.id, playtest_tables.c.at, tables.c.phase)
        .join(playtest_tables, playtest_tables.c.table_id == tables.c.id)
        .where(playtest_tables.c.playtest == playtest, tables.c.phase != DELETED)
        .order_by(playtest_tables.c.at, tables.c.id)
    )
    if guest is not None:
        sat = sql.select(sitters.c.table_id).where(sitters.c.guest == guest)
        query = query.where(tables.c.id.in_(sat))
    with engine.connect() as connection:
        return [PlaytestTable(row.id, row.at, row.phase) for row in connection.execute(query)]


def phases(engine: sql.Engine, ids: Iterable[str]) -> dict[str, dict[str, int]]:
    """Return how many tables of each phase playtests have."""
    found: dict[str, dict[str, int]] = {one: {} for one in ids}
    query = (
        sql.select(playtest_tables.c.playtest, tables.c.phase, sql.func.count())
        .join(tables, playtest_tables.c.table_id == tables.c.id)
        .where(playtest_tables.c.playtest.in_(list(found)))
        .group_by(playtest_tables.c.playtest, tables.c.phase)
    )
    with engine.connect() as connection:
        for playtest, phase, count in connection.execute(query):
            found[playtest][phase] = count
    return found


def stamp(engine: sql.Engine, playtest: str) -> tuple[object, ...]:
    """Return something that changes with every game and form."""
    latest = sql.select(sql.func.count(), sql.func.max(answers.c.at))
    with engine.connect() as connection:
        forms = connection.execute(latest.where(answers.c.playtest == playtest)).one()
    return *sorted(phases(engine, [playtest])[playtest].items()), *forms


# People


def agree(engine: sql.Engine, playtest: str, guest: str) -> None:
    """Note that somebody agreed to what is stored."""
    this = (consents.c.playtest == playtest, consents.c.guest == guest)
    with engine.begin() as connection:
        take_write_lock(connection)
        connection.execute(consents.delete().where(*this))
        row = {"playtest": playtest, "guest": guest, "at": time.time()}
        connection.execute(consents.insert().values(**row))


def has_agreed(engine: sql.Engine, playtest: str, guest: str) -> bool:
    """Whether somebody agreed to what is stored."""
    query = sql.select(consents.c.guest).where(
        consents.c.playtest == playtest, consents.c.guest == guest
    )
    with engine.connect() as connection:
        return connection.scalar(query) is not None


def answer(engine: sql.Engine, playtest: str, table_id: str, guest: str, form: Answers) -> None:
    """Save what somebody answered after a game; nothing at all deletes it."""
    this = (answers.c.table_id == table_id, answers.c.guest == guest)
    with engine.begin() as connection:
        take_write_lock(connection)
        connection.execute(answers.delete().where(*this))
        if not form.empty:
            row = {"table_id": table_id, "guest": guest, "playtest": playtest, "at": time.time()}
            connection.execute(answers.insert().values(**row, body=msgspec.json.encode(form)))


def answered(engine: sql.Engine, table_id: str, guest: str) -> Answers | None:
    """Return what somebody answered after a game."""
    query = sql.select(answers.c.body).where(
        answers.c.table_id == table_id, answers.c.guest == guest
    )
    with engine.connect() as connection:
        body = connection.scalar(query)
    return None if body is None else _answers(body)


def forms_of(engine: sql.Engine, playtest: str) -> list[StoredForm]:
    """Return the forms of a playtest, oldest first."""
    query = sql.select(answers).where(answers.c.playtest == playtest).order_by(answers.c.at)
    with engine.connect() as connection:
        rows = connection.execute(query).all()
    return [StoredForm(row.table_id, row.guest, _answers(row.body)) for row in rows]


def form_counts(engine: sql.Engine, ids: Iterable[str]) -> dict[str, int]:
    """Return how many forms playtests have."""
    found = dict.fromkeys(ids, 0)
    query = (
        sql.select(answers.c.playtest, sql.func.count())
        .where(answers.c.playtest.in_(list(found)))
        .group_by(answers.c.playtest)
    )
    with engine.connect() as connection:
        found.update(tuple(row) for row in connection.execute(query))
    return found


def told_about(engine: sql.Engine, guest: str) -> dict[str, Any]:
    """Return a guest's part in playtests, for the file with everything about them."""
    mine = sql.select(answers).where(answers.c.guest == guest).order_by(answers.c.at)
    agreed = sql.select(consents.c.playtest).where(consents.c.guest == guest)
    with engine.connect() as connection:
        forms = [
            {"table": row.table_id, "answers": _answers(row.body)}
            for row in connection.execute(mine)
        ]
        joined = sorted(connection.execute(agreed).scalars())
    made = [{"id": one.id, "settings": one.settings} for one in listed(engine, guest)]
    return {"made": made, "joined": joined, "answers": forms}
