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


class TableClock(Clock):
    """The clock of one table, which runs faster while its players skip to the end."""

    def __init__(self, base: Clock) -> None:
        self._base, self.rate = base, 1.0
        self._since = self._then = 0.0  # the base's time at the last change of rate, and ours

    def now(self) -> float:
        """Return seconds on the table's clock."""
        return self.at(self._base.now())

    def at(self, base: float) -> float:
        """Return the table's time at a time of the clock it is based on."""
        return self._then + (base - self._since) * self.rate

    async def sleep_until(self, end: float) -> None:
        """Sleep until a time at the current rate."""
        await self._base.sleep_until(self._since + (end - self._then) / self.rate)

    def run_at(self, rate: float) -> None:
        """Change how fast the clock runs from now on."""
        base = self._base.now()
        self._then, self._since, self.rate = self.at(base), base, rate


def in_ms(seconds: float) -> int:
    """Convert seconds to whole milliseconds."""
    return round(seconds / MS)
