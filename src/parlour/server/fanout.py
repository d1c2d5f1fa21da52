"""Fan-out: telling the other server processes that a table has changed.

One process needs none. Several on one PostgreSQL use Litestar's channels over it: the database
itself carries the news, and the log is read from it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

CHANNEL = "parlour_tables"
log = logging.getLogger("parlour.fanout")


class Fanout:
    """News between processes; over SQLite there is only one, and nothing to tell."""

    def __init__(self, database: str) -> None:
        self.me = secrets.token_hex(4)
        self._backend: Any = None
        self._listening: asyncio.Task[None] | None = None
        if database.startswith("postgres"):
            from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

            dsn = "postgresql" + database[database.index("://") :]
            self._backend = PsycoPgChannelsBackend(dsn)

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self._backend is not None

    async def start(self, changed: Callable[[str], Awaitable[None]]) -> None:
        """Listen: `changed` is called with every table that another process has changed."""
        if self._backend:
            await self._backend.on_startup()
            await self._backend.subscribe([CHANNEL])
            self._listening = asyncio.create_task(self._listen(changed))

    async def stop(self) -> None:
        """Stop listening."""
        if self._listening:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
            await self._backend.on_shutdown()

    async def tell(self, table_id: str) -> None:
        """A table has changed here."""
        if self._backend:
            await self._backend.publish(f"{self.me} {table_id}".encode(), [CHANNEL])

    async def _listen(self, changed: Callable[[str], Awaitable[None]]) -> None:
        async for _, message in self._backend.stream_events():
            sender, _, table_id = message.decode().partition(" ")
            if sender != self.me:
                try:
                    await changed(table_id)
                except Exception as error:
                    log.warning("news of a table could not be followed: %s", type(error).__name__)
