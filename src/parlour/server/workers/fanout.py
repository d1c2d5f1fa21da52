"""Fan-out: hearing from the other server processes that a table has changed.

One process needs none. Several on one PostgreSQL hear of each other through the database: every
entry is announced (NOTIFY) in the transaction that stores it, and each process listens on a
connection of its own. The listener is ours and not Litestar's channels backend, because that one
ends for good when its connection breaks.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from parlour.server.storage.database import ALIVE, CHANNEL, error_kind

FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.1, 5.0
CATCH_UP_S = 30.0  # how often the newest entries are compared, whatever was heard
CONNECTED_WITHIN_S = 10.0  # how long a server that starts waits for its listener
log = logging.getLogger("parlour.fanout")

Changed = Callable[[str, int], None]
CatchUp = Callable[[], Awaitable[None]]


class Fanout:
    """News between processes; over SQLite there is only one, and nothing to hear."""

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
        """Whether nothing can have been missed: connected, and caught up since."""
        return not self.shared or self._up_to_date.is_set()

    async def start(self, changed: Changed, catch_up: CatchUp) -> None:
        """Listen. `changed` is called with the log and the number of every entry that is stored,
        `catch_up` whenever some may have been missed."""
        if not self.shared:
            return
        self._listening = asyncio.create_task(self._listen(changed, catch_up))
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

    async def _listen(self, changed: Changed, catch_up: CatchUp) -> None:
        """Connect and hear, again and again."""
        pause = FIRST_PAUSE_S
        while True:
            try:
                await self._hear(changed, catch_up)
            except Exception as error:
                if self._up_to_date.is_set():
                    log.warning("the listener lost its connection: %s", error_kind(error))
                    self._up_to_date.clear()
                    self.reconnects += 1
                    pause = FIRST_PAUSE_S
            await asyncio.sleep(pause * random.uniform(0.75, 1.25))
            pause = min(2 * pause, LONGEST_PAUSE_S)

    async def _hear(self, changed: Changed, catch_up: CatchUp) -> None:
        """Listen on one connection for as long as it lasts."""
        async with await _connected(self._database) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            while True:
                await catch_up()  # the newest entries, once we can miss nothing after them
                if not self._up_to_date.is_set():
                    self._up_to_date.set()
                    log.info("listening for the other servers")
                async for news in connection.notifies(timeout=CATCH_UP_S):
                    key, _, number = news.payload.partition(" ")
                    with suppress(ValueError):  # it may be news in another version's form
                        changed(key, int(number))
                await connection.execute("SELECT 1")  # fails where a connection died silently


async def _connected(database: str) -> Any:
    """A connection to listen on."""
    from psycopg import AsyncConnection
    from psycopg.conninfo import conninfo_to_dict, make_conninfo

    url = "postgresql" + database[database.index("://") :]
    ours = {key: value for key, value in ALIVE.items() if key not in conninfo_to_dict(url)}
    return await AsyncConnection.connect(make_conninfo(url, **ours), autocommit=True)
