"""The data of a playtest, from the logs of its tables: who a person is never gets into it."""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import NamedTuple

import msgspec
import sqlalchemy as sql

from parlour.core.errors import ParlourError
from parlour.features.playtest import LEFT, PERSON, Action, Bundle, Form, PlayedGame
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.events import Acted, Event, Made, decode
from parlour.server.storage import playtests as stored
from parlour.server.storage.game_results import played_seconds
from parlour.server.storage.playtests import Playtest
from parlour.server.storage.schema import events
from parlour.server.tables.room import Room

KEPT = 2000  # games in memory; a finished game never changes
log = logging.getLogger("parlour.playtests")


class Retold(NamedTuple):
    """A finished game, and the guests in its seats."""

    game: PlayedGame
    guests: list[str | None]


_kept: OrderedDict[tuple[str, int], Retold] = OrderedDict()


def bundle(engine: sql.Engine, playtest: Playtest) -> Bundle:
    """Collect the finished games and the forms of a playtest."""
    settings, tables = playtest.settings, stored.tables_of(engine, playtest.id)
    numbers = {one.id: number for number, one in enumerate(tables, 1)}
    retold = {
        one.id: found
        for one in tables
        if one.phase == "over" and (found := _retold(engine, one.id, numbers[one.id]))
    }
    people = _People()
    games = [people.numbered(one) for one in retold.values()]
    forms = [
        Form(numbers[one.table], retold[one.table].guests.index(one.guest), number, one.answers)
        for one in stored.forms_of(engine, playtest.id)
        if one.table in retold and (number := people.number(one.guest))
        and one.guest in retold[one.table].guests
    ]  # fmt: skip
    running = sum(one.phase == "running" for one in tables)
    return Bundle(
        settings.name, settings.game, settings.seats, settings.options, settings.levels,
        settings.questions, len(tables), running, games, forms,
    )  # fmt: skip


class _People:
    """Numbers instead of guests."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    def numbered(self, retold: Retold) -> PlayedGame:
        people = [
            self._numbers.setdefault(guest, len(self._numbers) + 1) if guest else None
            for guest in retold.guests
        ]
        return msgspec.structs.replace(retold.game, people=people)

    def number(self, guest: str) -> int | None:
        return self._numbers.get(guest)


def _retold(engine: sql.Engine, table_id: str, number: int) -> Retold | None:
    query = sql.select(events.c.at, events.c.body).where(events.c.table_id == table_id)
    with engine.connect() as connection:
        rows = connection.execute(query.order_by(events.c.number)).all()
    key = table_id, hash(tuple(row.body for row in rows))  # it may have been rewritten
    if key not in _kept:
        try:
            log_of_table = [decode(row.body) for row in rows]
            _kept[key] = retell(log_of_table, [row.at for row in rows], number)
        except (msgspec.DecodeError, UnicodeError, ParlourError, Refused) as error:
            log.warning("a game of a playtest is left out: %s", type(error).__name__)
            return None
        while len(_kept) > KEPT:
            _kept.popitem(last=False)
    found = _kept[key]
    return found._replace(game=msgspec.structs.replace(found.game, number=number))


def retell(events: list[Event], times: list[float], number: int) -> Retold:
    """Return a finished game from the events of its table and when they happened."""
    made = events[0]
    if not isinstance(made, Made):
        raise ParlourError("the log doesn't start with the creation of a table")
    room, actions, end = Room(made), list[Action](), 0
    for place, event in enumerate(events[1:], 1):
        room.apply(event)
        while room.table and len(actions) < len(room.table.actions):
            seat, action = room.table.actions[len(actions)]
            since = round(1000 * (times[place] - times[room.begun]))
            by_person = isinstance(event, Acted) and bool(event.client)
            actions.append(Action(seat, action, max(0, since), by_person))
        if room.over:
            end = place
            break
    if not room.over or room.table is None:
        raise ParlourError("the game isn't over")
    seating, seats = room.seating, range(made.seats)
    players = [_player(seating.guests[seat], seating.bots.get(seat, "")) for seat in seats]
    game = PlayedGame(
        number, made.version, str(room.table.seed), players, [], actions,
        played_seconds(times[room.begun : end + 1]), room.stopped,
    )  # fmt: skip
    guests = [guest if players[k] != "" else None for k, guest in enumerate(seating.guests)]
    return Retold(game, guests)


def _player(guest: str | None, bot: str) -> str:
    if guest:
        return LEFT if bot else PERSON
    return bot
