"""The clock, passed in so that tests can control it."""

from __future__ import annotations

import asyncio
import time

MS = 0.001


class Clock:
    """Real time."""

    def now(self) -> float:
        """Return seconds on a monotonic clock."""
        return time.monotonic()

    async def sleep_until(self, end: float) -> None:
        """Sleep until a time, so that a task which starts late still wakes on time."""
        await asyncio.sleep(end - self.now())


def in_ms(seconds: float) -> int:
    """Convert seconds to whole milliseconds."""
    return round(seconds / MS)
