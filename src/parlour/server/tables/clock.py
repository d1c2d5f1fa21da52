"""The clock: passed in, so that tests can control it."""

from __future__ import annotations

import asyncio
import time

MS = 0.001


class Clock:
    """Real time."""

    def now(self) -> float:
        """Seconds on a clock that never goes back."""
        return time.monotonic()

    async def sleep_until(self, end: float) -> None:
        """Wait until this clock shows a time: a task that starts late still wakes on time."""
        await asyncio.sleep(end - self.now())


def in_ms(seconds: float) -> int:
    """Seconds in whole milliseconds."""
    return round(seconds / MS)
