"""A lock for one table: one change at a time, in the order of asking."""

from __future__ import annotations

import asyncio


class Lock:
    """As asyncio's, but who finds it free may take it without becoming a task."""

    __slots__ = ("_held", "_waiting")

    def __init__(self) -> None:
        self._held = False
        self._waiting: list[asyncio.Future[None]] = []

    def locked(self) -> bool:
        """Whether somebody has it."""
        return self._held

    def try_acquire(self) -> bool:
        """Take it if it is free; who takes it releases it."""
        if self._held:
            return False
        self._held = True
        return True

    def release(self) -> None:
        """Hand it to who has waited longest; to who comes only now, not before them."""
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
            if not turn.cancelled():  # it was handed over in the same moment
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
