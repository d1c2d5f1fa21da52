"""Rate limits."""

from __future__ import annotations


class Bucket:
    """A token bucket with `rate` tokens per second and at most `burst`. Callers pass the time."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._left, self._at = burst, 0.0

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Take `cost` tokens if there are enough; returns whether there were."""
        left, gone = self._left, now - self._at
        if gone:  # called for every frame, so it avoids function calls
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
    """A token bucket per key; drops the least recently used beyond `most`."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._of: dict[str, Bucket] = {}

    def take(self, who: str, now: float, cost: float = 1.0) -> bool:
        """Take tokens from a bucket if there are enough; returns whether there were."""
        bucket = self._of.pop(who, None) or Bucket(self._rate, self._burst)
        self._of[who] = bucket
        if len(self._of) > self._most:
            del self._of[next(iter(self._of))]
        return bucket.take(now, cost)


class Pauses:
    """A minimum interval per key. Callers pass the time."""

    __slots__ = ("_last", "_pause")

    def __init__(self, pause: int) -> None:
        self._pause = pause
        self._last: dict[str, int] = {}

    def over(self, who: str, now: int) -> bool:
        """Whether the interval has passed, and if so, start the next. Simultaneous calls pass."""
        if 0 < now - self._last.get(who, now) < self._pause:
            return False
        self._last[who] = now
        return True
