"""Limits: how much one client may ask for."""

from __future__ import annotations


class Bucket:
    """A token bucket: `rate` per second, `burst` at once; time is given, never read."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._left, self._at = burst, 0.0

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Take what something costs, if there is that much."""
        left, gone = self._left, now - self._at
        if gone:  # every frame comes by here: no more calls than needed
            self._at = now
            if gone > 0.0:
                left += gone * self.rate
                if left > self.burst:
                    left = self.burst
        if left < cost:
            self._left = left
            return False
        self._left = left - cost
        return True


class Buckets:
    """A bucket for everybody who asks; who has not asked for longest is forgotten first."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._of: dict[str, Bucket] = {}

    def take(self, who: str, now: float, cost: float = 1.0) -> bool:
        """Take tokens out of somebody's bucket, if they are there."""
        bucket = self._of.pop(who, None) or Bucket(self._rate, self._burst)
        self._of[who] = bucket
        if len(self._of) > self._most:
            del self._of[next(iter(self._of))]
        return bucket.take(now, cost)


class Pauses:
    """A pause that everybody makes between two times; time is given, never read."""

    __slots__ = ("_last", "_pause")

    def __init__(self, pause: int) -> None:
        self._pause = pause
        self._last: dict[str, int] = {}

    def over(self, who: str, now: int) -> bool:
        """Whether a pause is over, and if so, begin the next; the same moment twice is one."""
        if 0 < now - self._last.get(who, now) < self._pause:
            return False
        self._last[who] = now
        return True
