"""A lock for one table: one change at a time, first come, first served."""

from __future__ import annotations

import asyncio


class Lock:
    """Like asyncio.Lock, but it can also be acquired without awaiting if it is free."""

    __slots__ = ("_held", "_waiting")

    def __init__(self) -> None:
        self._held = False
        self._waiting: list[asyncio.Future[None]] = []

    def locked(self) -> bool:
        """Whether the lock is held."""
        return self._held

    def try_acquire(self) -> bool:
        """Acquire the lock if it is free; the caller must release it."""
        if self._held:
            return False
        self._held = True
        return True

    def release(self) -> None:
        """Release the lock, or hand it directly to the longest waiter."""
        while self._waiting:
            turn = self._waiting.pop(0)
            if not turn.done():
                turn.set_result(None)
                return
        self._held = False

    async def __aenter__(self) -> None:
        if self.try_acquire():
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # the lock had already been handed to us
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
