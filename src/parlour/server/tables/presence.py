"""Presence: who is connected to a table through other servers.

Servers on one PostgreSQL database tell each other who is connected to which table. They repeat it,
and what a server hasn't repeated in time no longer counts, since that server may have died.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

import msgspec

from parlour.server.protocol.errors import Refused

REPEATED_S = 20.0  # how often a server repeats who is connected to it
VALID_S = 60.0  # how long that counts


class Told(msgspec.Struct, frozen=True):
    """What a server tells the others about one of its tables, or that it stops."""

    server: str
    table: str = ""  # empty: the server stops
    guests: tuple[str, ...] = ()  # connected people who have a seat or are the host
    watching: int = 0


class Connected(msgspec.Struct, frozen=True):
    """The connections to a table through one server."""

    guests: tuple[str, ...] = ()
    watching: int = 0

    def __bool__(self) -> bool:
        return bool(self.guests or self.watching)


Here = Callable[[str], Connected | None]  # the connections to a table here; None if it isn't open
Send = Callable[[list[str]], Awaitable[None]]
Changed = Callable[[str], None]
NOBODY = Connected()
_decode = msgspec.json.Decoder(Told).decode


class Presence:
    """Who is connected to this server's tables through other servers."""

    def __init__(self, here: Here, send: Send, changed: Changed) -> None:
        self.server = secrets.token_hex(8)
        self._here, self._send, self._changed = here, send, changed
        self._elsewhere: dict[str, dict[str, tuple[Connected, float]]] = {}  # by table and server
        self._unsent: set[str] = set()
        self._sending: asyncio.Task[None] | None = None

    def guests(self, table_id: str) -> set[str]:
        """Return the guests who are connected to a table elsewhere."""
        there = self._elsewhere.get(table_id)
        return {guest for one, _ in there.values() for guest in one.guests} if there else set()

    def watching(self, table_id: str) -> int:
        """Return how many watch a table elsewhere."""
        return sum(one.watching for one, _ in self._elsewhere.get(table_id, {}).values())

    def share(self, *tables: str) -> None:
        """Tell the other servers who is connected to these tables here."""
        self._unsent.update(tables)
        if self._unsent and self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._send_all())

    def hear(self, payload: str) -> None:
        """Take in what another server tells."""
        try:
            told = _decode(payload)
        except (msgspec.DecodeError, UnicodeError):
            return  # another version may use another format
        if told.server == self.server:
            return
        if not told.table:
            self._drop([(key, told.server) for key in list(self._elsewhere)])
        elif self._here(told.table) is not None:
            self._remember(told)

    def _remember(self, told: Told) -> None:
        there = self._elsewhere.setdefault(told.table, {})
        before = there.get(told.server)
        now = Connected(told.guests, told.watching)
        if not now:
            self._drop([(told.table, told.server)])
            return
        there[told.server] = now, time.monotonic() + VALID_S
        if before is None:
            self.share(told.table)  # that server may not know of ours
        if before is None or before[0] != now:
            self._changed(told.table)

    def _drop(self, pairs: Iterable[tuple[str, str]]) -> None:
        """Forget what servers told about tables."""
        for table_id, server in pairs:
            there = self._elsewhere.get(table_id, {})
            known = there.pop(server, None)
            if not there:
                self._elsewhere.pop(table_id, None)
            if known:
                self._changed(table_id)

    async def repeat(self, tables: Callable[[], Iterable[str]]) -> None:
        """Repeat who is connected here, and drop what the others no longer repeat."""
        while True:
            await asyncio.sleep(REPEATED_S)
            self.share(*(key for key in tables() if self._here(key)))
            now = time.monotonic()
            self._drop(
                [
                    (table_id, server)
                    for table_id, there in self._elsewhere.items()
                    for server, (_, until) in there.items()
                    if until < now or self._here(table_id) is None
                ]
            )

    async def close(self) -> None:
        """Tell the others that this server stops."""
        self._unsent.clear()
        if self._sending:  # not cancelled: its thread would go on using the database
            await asyncio.gather(self._sending, return_exceptions=True)
        with suppress(Refused):
            await self._send([msgspec.json.encode(Told(self.server)).decode()])

    async def _send_all(self) -> None:
        """Send what has changed, one batch after another, so that the last one is the newest."""
        try:
            while self._unsent:
                tables, self._unsent = self._unsent, set()
                told = []
                for key in tables:
                    here = self._here(key) or NOBODY
                    told.append(Told(self.server, key, here.guests, here.watching))
                with suppress(Refused):  # without a database; repeated later
                    await self._send([msgspec.json.encode(one).decode() for one in told])
        finally:
            self._sending = None
