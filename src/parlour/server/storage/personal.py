"""What the database holds about one guest: finding it all, and deleting it.

A guest's id is 32 random hexadecimal digits, so it is found by searching the logs for it, wherever
it stands. Deleting replaces it by an alias, without a name, at tables where others played too.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec
import sqlalchemy as sql

from parlour.server.protocol.events import Sat, Talked, decode, encode
from parlour.server.protocol.guests import alias_of
from parlour.server.storage.database import take_write_lock
from parlour.server.storage.erasing import empty_log, erasing
from parlour.server.storage.game_results import decode_game_result, encode_game_result
from parlour.server.storage.results import decode_result, encode_result
from parlour.server.storage.schema import (
    answers,
    campaign_results,
    consents,
    events,
    game_results,
    profiles,
    push_devices,
    rotations,
    sitters,
)

OWN_ROWS = (
    answers,
    consents,
    profiles,
    push_devices,
    rotations,
)  # SQL tables with rows for each guest, deleted with the guest


class Profile(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a guest calls themselves, and the picture and colour they chose."""

    name: str = ""
    look: str = ""


_decode_profile = msgspec.json.Decoder(Profile).decode


def profile_of(engine: sql.Engine, guest: str) -> Profile:
    """Return a guest's profile; an empty one if they have none."""
    query = sql.select(profiles.c.body).where(profiles.c.guest == guest)
    with engine.connect() as connection:
        body = connection.scalar(query)
    return Profile() if body is None else _decode_profile(body)


def save_profile(engine: sql.Engine, guest: str, profile: Profile) -> None:
    """Save a guest's profile; an empty one is deleted."""
    with engine.begin() as connection:
        take_write_lock(connection)
        connection.execute(profiles.delete().where(profiles.c.guest == guest))
        if profile != Profile():
            row = {"guest": guest, "changed": time.time(), "body": msgspec.json.encode(profile)}
            connection.execute(profiles.insert().values(**row))


# Finding


def logs_about(engine: sql.Engine, guest: str) -> list[str]:
    """Return the keys of all logs, of tables and puzzles, that mention a guest. Reads every log."""
    with engine.connect() as connection:
        query = sql.select(events.c.table_id).where(_mentions(connection, events.c.body, guest))
        return sorted(connection.execute(query.distinct()).scalars())


def _mentions(connection: sql.Connection, column: Any, guest: str) -> Any:
    """Whether a column of bytes contains a guest's id."""
    if connection.dialect.name == "postgresql":
        return sql.func.position(sql.literal(guest.encode()).op("IN")(column)) > 0
    return sql.func.instr(column, guest.encode()) > 0


# Deleting


def forget_in_log(engine: sql.Engine, key: str, guest: str) -> None:
    """Replace a guest in the log of a table or puzzle, and delete their name and what they said."""
    with erasing(engine) as connection:
        query = sql.select(events).where(
            events.c.table_id == key, _mentions(connection, events.c.body, guest)
        )
        for row in connection.execute(query).all():
            this = sql.and_(events.c.table_id == key, events.c.number == row.number)
            body = _without(row.body, guest)
            connection.execute(events.update().where(this).values(body=body))
        _forget_in_results(connection, guest, key)


def forget_rest(engine: sql.Engine, guest: str) -> None:
    """Delete what is left: results of tables whose logs are gone, and the guest's own rows."""
    with erasing(engine) as connection:
        _forget_in_results(connection, guest)
        for table in OWN_ROWS:
            connection.execute(table.delete().where(table.c.guest == guest))
    empty_log(engine)


def _without(body: bytes, guest: str) -> bytes:
    """Return an event with the guest's alias, and without their name and words."""
    alias = alias_of(guest)
    body = body.replace(guest.encode(), alias.encode())
    try:
        event = decode(body)
    except (msgspec.DecodeError, UnicodeError):  # a puzzle's, or damaged
        return body
    match event:
        case Sat(guest=who) if who == alias:
            return encode(msgspec.structs.replace(event, name="", look=""))
        case Talked(guest=who) if who == alias:
            return encode(msgspec.structs.replace(event, name="", text=""))
    return body


def _forget_in_results(connection: sql.Connection, guest: str, key: str | None = None) -> None:
    """Replace a guest in results; those of games without other people are deleted."""
    alias = alias_of(guest)
    of_guest = sql.select(sitters.c.table_id).where(sitters.c.guest == guest)
    if key is not None:
        of_guest = of_guest.where(sitters.c.table_id == key)
    for table_id in connection.execute(of_guest).scalars().all():
        for table, replaced in ((campaign_results, _campaign), (game_results, _game)):
            row = connection.execute(table.select().where(table.c.table_id == table_id)).first()
            if row is not None:
                body = replaced(row.body, guest, alias)
                this = table.c.table_id == table_id
                if body is None:
                    connection.execute(table.delete().where(this))
                else:
                    connection.execute(table.update().where(this).values(body=body))
        mine = sql.and_(sitters.c.guest == guest, sitters.c.table_id == table_id)
        connection.execute(sitters.delete().where(mine))
        if _has_row(connection, events, table_id) or _has_row(connection, game_results, table_id):
            connection.execute(sitters.insert().values(guest=alias, table_id=table_id))


def _has_row(connection: sql.Connection, table: sql.Table, table_id: str) -> bool:
    query = sql.select(table.c.table_id).where(table.c.table_id == table_id).limit(1)
    return connection.scalar(query) is not None


def _campaign(body: bytes, guest: str, alias: str) -> bytes | None:
    try:
        result = decode_result(body)
    except (msgspec.DecodeError, UnicodeError):
        return None
    if all(who == guest for who, _ in result.people):
        return None
    people = [(alias, "") if who == guest else (who, name) for who, name in result.people]
    return encode_result(msgspec.structs.replace(result, people=people))


def _game(body: bytes, guest: str, alias: str) -> bytes | None:
    try:
        result = decode_game_result(body)
    except (msgspec.DecodeError, UnicodeError):
        return None
    if all(one.guest in ("", guest) for one in result.players):
        return None
    gone: dict[str, Any] = {"guest": alias, "name": "", "look": ""}
    players = [
        msgspec.structs.replace(one, **gone) if one.guest == guest else one
        for one in result.players
    ]
    return encode_game_result(msgspec.structs.replace(result, players=players))
