"""Guests' devices in the database: which cookies are still valid, and which tickets were used.

A rotation gives a guest a new generation, the next number of a sequence shared by all guests. So
finding what other processes have rotated is a short query: everything after the last we know of.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from parlour.server.protocol.errors import Refused
from parlour.server.protocol.guests import ENDED, Guests, Identity, Ticket
from parlour.server.storage.database import take_write_lock
from parlour.server.storage.schema import rotations, used_tickets

REFRESH_S = 2.0  # how long another process may still accept a signed-out device
FORGET_S = 24 * 3600  # an expired ticket is refused anyway, unless clocks differ by more than this
log = logging.getLogger("parlour.devices")


class Devices:
    """Rotations and used tickets in the database."""

    def __init__(self, engine: sql.Engine, guests: Guests) -> None:
        self._engine, self._guests = engine, guests
        self._newest = 0

    def refresh(self) -> bool:
        """Learn about new rotations; returns whether there were any."""
        query = sql.select(rotations).where(rotations.c.generation > self._newest)
        with self._engine.connect() as connection:
            found = connection.execute(query).all()
        for guest, generation in found:
            self._guests.learn(guest, generation)
            self._newest = max(self._newest, generation)
        return bool(found)

    def end_others(self, identity: Identity) -> Identity:
        """Invalidate every cookie and ticket of a guest; returns the new identity."""
        guest, generation = identity
        with self._engine.begin() as connection:
            take_write_lock(connection)
            if not self._is_current(connection, identity):
                raise Refused("ended", ENDED)
            newest = connection.scalar(sql.select(sql.func.max(rotations.c.generation))) or 0
            # After restoring an older backup, a cookie can be newer than the database.
            rotated = Identity(guest, max(newest, generation) + 1)
            connection.execute(sql.delete(rotations).where(rotations.c.guest == guest))
            connection.execute(rotations.insert().values(rotated))
        self._guests.learn(*rotated)
        return rotated

    def use(self, ticket: Ticket, now: float) -> bool:
        """Use up a ticket; False if it's no longer valid or was already used at any process."""
        try:
            with self._engine.begin() as connection:
                if not self._is_current(connection, ticket.identity):
                    return False
                row = {"number": ticket.number, "until": ticket.until}
                connection.execute(used_tickets.insert().values(**row))
                old = used_tickets.c.until < int(now) - FORGET_S
                connection.execute(sql.delete(used_tickets).where(old))
        except IntegrityError:
            return False
        return True

    def _is_current(self, connection: sql.Connection, identity: Identity) -> bool:
        """Check the database itself, since another process may have just rotated."""
        query = sql.select(rotations.c.generation).where(rotations.c.guest == identity.guest)
        self._guests.learn(identity.guest, connection.scalar(query) or 0)
        return self._guests.is_current(identity)


async def watch_rotations(devices: Devices, changed: Callable[[], None]) -> None:
    """Learn every few seconds what other processes have rotated."""
    failing = False
    while True:
        await asyncio.sleep(REFRESH_S)
        try:
            if await asyncio.to_thread(devices.refresh):
                changed()
            failing = False
        except SQLAlchemyError as error:
            if not failing:
                log.warning("ended devices could not be read: %s", type(error).__name__)
            failing = True
