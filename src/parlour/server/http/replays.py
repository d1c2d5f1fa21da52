"""Replays and stories are expensive, so only a few are made at a time and replays are cached."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from parlour.server.http.read_limits import too_many

AT_ONCE, MOST_WAITING = 2, 16
RETRY_S = 2.0
KEPT_BYTES = 16 * 1024 * 1024

Key = tuple[str, int, str, int | None]  # table, number of entries, viewpoint, the reader's seat


class Replays:
    """Makes a few responses at a time, in order of request."""

    def __init__(
        self, at_once: int = AT_ONCE, waiting: int = MOST_WAITING, kept_bytes: int = KEPT_BYTES
    ) -> None:
        self._turns = asyncio.Semaphore(at_once)
        self._waiting, self._most_waiting = 0, waiting
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._bytes, self._most_bytes = 0, kept_bytes

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for a turn, or refuse if too many are already waiting."""
        if self._turns.locked() and self._waiting >= self._most_waiting:
            raise too_many(RETRY_S)
        self._waiting += 1
        try:
            await self._turns.acquire()
        finally:
            self._waiting -= 1
        try:
            yield
        finally:
            self._turns.release()

    async def of(self, key: Key, make: Callable[[], bytes]) -> bytes:
        """Return the cached response for a key, or make it in a thread and cache it.

        A log only grows, so the same number of entries always gives the same response.
        """
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = await asyncio.to_thread(make)
        self._keep(key, made)
        return made

    def _keep(self, key: Key, made: bytes) -> None:
        if key in self._kept or len(made) > self._most_bytes:
            return
        self._kept[key] = made
        self._bytes += len(made)
        while self._bytes > self._most_bytes:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= len(dropped)
