"""A subscriber: one connection of a guest to a table."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from parlour.server.protocol import messages
from parlour.server.protocol.errors import Refused

SURELY_SEEN_MS = 2000
End = Callable[[Refused], None]


class Subscriber:
    """A guest's connection; `put` queues an encoded message and never waits."""

    __slots__ = ("_seen", "_sent", "end", "guest", "name", "put", "seat")

    def __init__(
        self, guest: str, put: Callable[[bytes], None], name: str = "", end: End | None = None
    ) -> None:
        self.guest, self.put, self.name = guest, put, name
        self.end = end or (lambda why: None)  # closes the connection with a reason
        self.seat: int | None = None
        self._seen = 0
        self._sent: deque[tuple[int, int]] = deque()  # when each event was sent

    def send(self, message: messages.ToClient) -> None:
        """Send a message to this subscriber only."""
        self.put(messages.write(message))

    def sent(self, event: int, now: int) -> None:
        """Note that an event of a real-time game was sent at `now` (in milliseconds)."""
        self.surely_seen(now)
        self._sent.append((now, event))

    def surely_seen(self, now: int) -> int:
        """Return the newest event that was sent long enough ago to have been seen."""
        while self._sent and self._sent[0][0] + SURELY_SEEN_MS <= now:
            self._seen = max(self._seen, self._sent.popleft()[1])
        return self._seen
