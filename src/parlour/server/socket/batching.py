"""Batching: all sockets are read together, then all of them are written together.

With many tables in play, alternating between our code and the kernel for every single message
keeps evicting the processor's caches. Doing all reads and then all writes of one turn of the event
loop lets a busy server do an eighth more work, and makes an idle one no slower.
"""

from __future__ import annotations

import asyncio
from typing import Any, Protocol


class Peer(Protocol):
    """A connection whose reads and writes are batched."""

    def read(self, data: bytes) -> None:
        """Handle bytes that have arrived."""

    def send(self, data: bytes) -> None:
        """Write bytes, unless the connection is closing."""

    def fail(self) -> None:
        """Drop the connection after an error."""


class Outbox:
    """Data that has arrived or is to be sent in this turn of the event loop."""

    __slots__ = (
        "_arrived", "_outgoing", "bytes_received", "bytes_sent", "frames_received", "frames_sent"
    )  # fmt: skip

    def __init__(self) -> None:
        self.frames_received = self.frames_sent = 0  # received frames are counted by the sockets
        self.bytes_received = self.bytes_sent = 0
        self._arrived: list[tuple[Peer, bytes]] = []
        self._outgoing: list[tuple[Peer, bytes]] = []

    def receive(self, peer: Peer, data: bytes) -> None:
        """Queue bytes to be read at the end of this turn."""
        if not self._arrived:
            asyncio.get_running_loop().call_soon(self.deliver)
        self._arrived.append((peer, data))

    def deliver(self) -> None:
        """Read everything that has arrived."""
        arrived, self._arrived = self._arrived, []
        for peer, data in arrived:
            self.bytes_received += len(data)
            try:
                peer.read(data)
            except Exception as error:
                _fail(peer, error)

    def put(self, peer: Peer, data: bytes) -> None:
        """Queue bytes to be sent at the end of this turn."""
        if not self._outgoing:
            asyncio.get_running_loop().call_soon(self.send)
        self._outgoing.append((peer, data))

    def send(self) -> None:
        """Send everything that is queued."""
        outgoing, self._outgoing = self._outgoing, []
        self.frames_sent += len(outgoing)
        for peer, data in outgoing:
            self.bytes_sent += len(data)
            try:
                peer.send(data)
            except Exception as error:
                _fail(peer, error)


def _fail(peer: Peer, error: Exception) -> None:
    """Drop one connection; the others are not affected."""
    context: Any = {"message": "a socket failed", "exception": error}
    asyncio.get_running_loop().call_exception_handler(context)
    peer.fail()
