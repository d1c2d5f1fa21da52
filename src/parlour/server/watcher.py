"""Somebody at a table: a guest, the seat whose view it has been shown, and how to reach it."""

from __future__ import annotations

from collections.abc import Callable

from parlour.server import wire


class Watcher:
    """One connection to a table; `put` takes a message that is written, and never waits."""

    __slots__ = ("guest", "name", "put", "seat")

    def __init__(self, guest: str, put: Callable[[bytes], None], name: str = "") -> None:
        self.guest, self.put, self.name = guest, put, name
        self.seat: int | None = None

    def send(self, message: wire.ToClient) -> None:
        """Send a message of its own."""
        self.put(wire.write(message))
