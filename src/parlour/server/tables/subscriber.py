"""Somebody at a table: a guest, the seat whose view it has been shown, and how to reach it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from parlour.server.protocol import messages
from parlour.server.protocol.errors import Refused

SURELY_SEEN_MS = 2000
End = Callable[[Refused], None]


class Subscriber:
    """One connection to a table; `put` takes a message that is written, and never waits."""

    __slots__ = ("_seen", "_sent", "end", "guest", "name", "put", "seat")

    def __init__(
        self, guest: str, put: Callable[[bytes], None], name: str = "", end: End | None = None
    ) -> None:
        self.guest, self.put, self.name = guest, put, name
        self.end = end or (lambda why: None)  # ends the connection, and says why
        self.seat: int | None = None
        self._seen = 0
        self._sent: deque[tuple[int, int]] = deque()  # when which entry went out

    def send(self, message: messages.ToClient) -> None:
        """Send a message of its own."""
        self.put(messages.write(message))

    def sent(self, entry: int, now: int) -> None:
        """An entry went out to it; milliseconds are counted where acts race each other."""
        self.surely_seen(now)
        self._sent.append((now, entry))

    def surely_seen(self, now: int) -> int:
        """The newest entry that went out long enough ago to have been seen."""
        while self._sent and self._sent[0][0] + SURELY_SEEN_MS <= now:
            self._seen = max(self._seen, self._sent.popleft()[1])
        return self._seen
