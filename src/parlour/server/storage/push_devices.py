"""Devices that asked for notifications: where to send them, and for which tables."""

from __future__ import annotations

import hashlib
import time
from typing import Any

import msgspec
import sqlalchemy as sql

from parlour.server.protocol.guests import Identity
from parlour.server.storage.database import take_write_lock
from parlour.server.storage.schema import push_devices

MOST_DEVICES = 8  # of one guest; the one that was renewed longest ago makes room
FORGET_S = 365 * 24 * 3600.0  # as long as the cookie of a guest who never returns


class PushDevice(msgspec.Struct, frozen=True):
    """A browser that asked for notifications."""

    guest: str
    generation: int  # of the cookie that asked: signing out other devices ends their notifications
    endpoint: str
    key: str  # the browser's public key
    auth: str
    language: str
    tables: str  # "slow" or "all"
    origin: str  # of the page that asked

    @property
    def id(self) -> str:
        """The key of the device's row."""
        return device_id(self.endpoint)


def device_id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


class PushDevices:
    """The devices in the database."""

    def __init__(self, engine: sql.Engine) -> None:
        self._engine = engine

    def save(self, device: PushDevice) -> None:
        """Add a device or replace what was known about it."""
        row = {**msgspec.structs.asdict(device), "id": device.id, "renewed": time.time()}
        with self._engine.begin() as connection:
            take_write_lock(connection)
            connection.execute(push_devices.delete().where(push_devices.c.id == device.id))
            connection.execute(push_devices.insert().values(**row))
            _drop_oldest(connection, device.guest)

    def remove(self, endpoint: str, guest: str | None = None) -> bool:
        """Remove a device, if given only one of this guest; returns whether there was one."""
        query = push_devices.delete().where(push_devices.c.id == device_id(endpoint))
        if guest is not None:
            query = query.where(push_devices.c.guest == guest)
        with self._engine.begin() as connection:
            return bool(connection.execute(query).rowcount)

    def of(self, guest: str) -> list[PushDevice]:
        """Return the devices of a guest."""
        names = PushDevice.__struct_fields__
        query = sql.select(*(push_devices.c[name] for name in names))
        with self._engine.connect() as connection:
            rows = connection.execute(query.where(push_devices.c.guest == guest)).mappings()
            return [PushDevice(**row) for row in rows]

    def end_others(self, identity: Identity) -> None:
        """Remove a guest's devices that were signed out."""
        old = (
            push_devices.c.guest == identity.guest,
            push_devices.c.generation < identity.generation,
        )
        with self._engine.begin() as connection:
            connection.execute(push_devices.delete().where(*old))

    def forget_old(self) -> None:
        """Remove devices that haven't been seen for a year."""
        old = push_devices.c.renewed < time.time() - FORGET_S
        with self._engine.begin() as connection:
            connection.execute(push_devices.delete().where(old))


def _drop_oldest(connection: sql.Connection, guest: str) -> None:
    ours = sql.select(push_devices.c.id).where(push_devices.c.guest == guest)
    found: list[Any] = list(
        connection.execute(ours.order_by(push_devices.c.renewed.desc())).scalars()
    )
    if spare := found[MOST_DEVICES:]:
        connection.execute(push_devices.delete().where(push_devices.c.id.in_(spare)))
