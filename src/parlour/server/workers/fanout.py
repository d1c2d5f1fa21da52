"""Fan-out: learning of changes that other server processes make to tables.

A single process doesn't need this. Several processes on one PostgreSQL database use it to notify
each other: the transaction that stores an entry also sends a NOTIFY, and each process listens on
its own connection. We don't use Litestar's channels backend because it stops for good when its
connection breaks.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from parlour.server.storage.database import ALIVE, CHANNEL, PRESENCE, error_kind

FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.1, 5.0
CATCH_UP_S = 30.0  # how often to check for entries without notifications
CONNECTED_WITHIN_S = 10.0  # how long startup waits for the listener
log = logging.getLogger("parlour.fanout")

Changed = Callable[[str, int], None]
CatchUp = Callable[[], Awaitable[None]]
HearPresence = Callable[[str], None]


class Fanout:
    """Notifications between processes; with SQLite there are none."""

    def __init__(self, database: str) -> None:
        self.reconnects = 0
        self._database = database if database.startswith("postgres") else ""
        self._up_to_date = asyncio.Event()
        self._listening: asyncio.Task[None] | None = None

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return bool(self._database)

    @property
    def well(self) -> bool:
        """Whether nothing can have been missed: connected and caught up."""
        return not self.shared or self._up_to_date.is_set()

    async def start(
        self, changed: Changed, catch_up: CatchUp, hear_presence: HearPresence = lambda told: None
    ) -> None:
        """Start listening. `changed` is called with the key and number of every stored entry,
        `catch_up` whenever some may have been missed, `hear_presence` with what other servers tell
        about connections."""
        if not self.shared:
            return
        self._listening = asyncio.create_task(self._listen(changed, catch_up, hear_presence))
        try:
            async with asyncio.timeout(CONNECTED_WITHIN_S):
                await self._up_to_date.wait()
        except TimeoutError:
            log.warning("started without news from the other servers")

    async def stop(self) -> None:
        """Stop listening."""
        if self._listening:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)

    async def _listen(
        self, changed: Changed, catch_up: CatchUp, hear_presence: HearPresence
    ) -> None:
        """Listen, and reconnect with backoff."""
        pause = FIRST_PAUSE_S
        while True:
            try:
                await self._hear(changed, catch_up, hear_presence)
            except Exception as error:
                if self._up_to_date.is_set():
                    log.warning("the listener lost its connection: %s", error_kind(error))
                    self._up_to_date.clear()
                    self.reconnects += 1
                    pause = FIRST_PAUSE_S
            await asyncio.sleep(pause * random.uniform(0.75, 1.25))
            pause = min(2 * pause, LONGEST_PAUSE_S)

    async def _hear(self, changed: Changed, catch_up: CatchUp, hear_presence: HearPresence) -> None:
        """Listen on one connection for as long as it lasts."""
        async with await _connected(self._database) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            await connection.execute(f"LISTEN {PRESENCE}")
            while True:
                await catch_up()  # LISTEN is active, so nothing after this can be missed
                if not self._up_to_date.is_set():
                    self._up_to_date.set()
                    log.info("listening for the other servers")
                async for news in connection.notifies(timeout=CATCH_UP_S):
                    if news.channel == PRESENCE:
                        hear_presence(news.payload)
                        continue
                    key, _, number = news.payload.partition(" ")
                    with suppress(ValueError):  # another version may use another format
                        changed(key, int(number))
                await connection.execute("SELECT 1")  # fails if the connection died silently


async def _connected(database: str) -> Any:
    """Open a connection to listen on."""
    from psycopg import AsyncConnection
    from psycopg.conninfo import conninfo_to_dict, make_conninfo

    url = "postgresql" + database[database.index("://") :]
    ours = {key: value for key, value in ALIVE.items() if key not in conninfo_to_dict(url)}
    return await AsyncConnection.connect(make_conninfo(url, **ours), autocommit=True)
