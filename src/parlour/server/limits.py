"""Limits: how much one client may ask for."""

from __future__ import annotations


class Bucket:
    """A token bucket: `rate` a second, `burst` at once; time is given, never read."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._left, self._at = burst, 0.0

    def take(self, now: float) -> bool:
        """Take a token, if there is one."""
        self._left = min(self.burst, self._left + max(0.0, now - self._at) * self.rate)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True
