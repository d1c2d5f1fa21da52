"""Clocks: the server's own time, handed in so that tests can hold it."""

from __future__ import annotations

import asyncio
import time


class Clock:
    """The real time."""

    def now(self) -> float:
        """Seconds since some moment, never going back."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)
