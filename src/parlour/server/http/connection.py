"""HTTP connections with limits on request size, request time and the number of connections.

uvicorn has none of these limits itself. Once a connection has become a WebSocket nothing here
runs, but the connection is still counted until it ends.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, Literal

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from parlour.server.protocol.addresses import network_of
from parlour.server.protocol.connection_limits import OpenConnections, Release
from parlour.server.protocol.metrics import Metrics

PIECE = 16 * 1024  # fed to the parser at a time, so that limits take effect early
LINGER_S, LINGER_BYTES = 2.0, 256 * 1024  # for clients to read the refusal
WORDS = {
    HTTPStatus.BAD_REQUEST: "this is not a valid HTTP request",
    HTTPStatus.REQUEST_TIMEOUT: "the request took too long to arrive",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "the request is too large",
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE: "the request's headers are too large",
    HTTPStatus.SERVICE_UNAVAILABLE: "too many connections are open; try again later",
}

Part = Literal["head", "body"] | None


class _TooLarge(Exception):
    """Stops the parser."""


class LimitedHttp(HttpToolsProtocol):
    """uvicorn's HTTP protocol with limits."""

    def __init__(self, config: Any, server_state: Any, app_state: Any, _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        state: Any = config.loaded_app.state
        self._metrics: Metrics = state.metrics
        self._open: OpenConnections = state.open_connections
        self._limits = self._open.limits
        self._release: Release | None = None  # None if not counted
        self._refused = False
        self._dropped = 0  # bytes received after a refusal
        self._number = 1  # of the request being received
        self._part: Part = "head"
        self._begun = False
        self._piece = self._received = self._header_bytes = 0
        self._timed: tuple[int, str] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    # The connection

    def connection_made(self, transport: Any) -> None:
        """Count the connection, and refuse it if there are too many."""
        super().connection_made(transport)
        self._release = self._open.enter(network_of(self.client[0]) if self.client else "")
        if self._release:
            self._watch()
        else:
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE, linger=False)

    def connection_lost(self, exc: Exception | None) -> None:
        """Release the connection."""
        self._stop_timers()
        if self._release:
            self._release()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over; it is still counted until the WebSocket ends."""
        self._stop_timers()
        super().handle_websocket_upgrade()
        protocol: Any = self.transport.get_protocol()
        protocol.when_lost, self._release = self._release, None

    def pause_writing(self) -> None:
        """Give the client a limited time to read."""
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(self._limits.unread_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """Cancel the timeout: the client is reading again."""
        super().resume_writing()
        if self._unread:
            self._unread.cancel()
            self._unread = None

    # Size

    def data_received(self, data: bytes) -> None:
        """Parse the data piece by piece and stop at the first limit."""
        for at in range(0, len(data), PIECE):
            if self._refused:
                self._drop(len(data) - at)
                return
            piece = data[at : at + PIECE]
            self._piece = len(piece)
            self._parse(piece)
            if self._release is None or self.transport.is_closing():
                return
            self._received += self._piece
            if not self._refused:
                self._check_size()
        if not self._refused:
            self._watch()

    def _parse(self, piece: bytes) -> None:
        """Parse like uvicorn, but don't log everything that isn't HTTP."""
        self._unset_keepalive_if_required()
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError:
            large = self._header_bytes > self._limits.head_bytes
            self._refuse(
                HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE if large else HTTPStatus.BAD_REQUEST
            )

    def _check_size(self) -> None:
        if self._part == "head" and self._received > self._limits.head_bytes:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif self._part == "body" and self._received > self._limits.request_bytes:
            self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)

    def on_message_begin(self) -> None:
        """Start receiving a request."""
        super().on_message_begin()
        self._part, self._begun = "head", True
        self._received = -self._piece  # excludes the part of this piece before it
        self._header_bytes = 0

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count a header, or a trailer after the body."""
        self._header_bytes += len(name) + len(value) + 4
        if self._header_bytes > self._limits.head_bytes:
            raise _TooLarge
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Start receiving the body."""
        self._header_bytes += len(self.url)
        if self._header_bytes > self._limits.head_bytes:
            raise _TooLarge
        super().on_headers_complete()
        self._part = "body"

    def on_message_complete(self) -> None:
        """Finish the request."""
        super().on_message_complete()
        self._part, self._begun = None, False
        self._number += 1

    # Time

    def _watch(self) -> None:
        """Set a timeout for the current part of the request; each part has one deadline."""
        part = self._part
        if part is None and self._is_idle():
            part = "head"  # empty lines have ended uvicorn's own wait for the next request
        wanted = part and (self._number, part)
        if wanted == self._timed:
            return
        if self._timer:
            self._timer.cancel()
            self._timer = None
        self._timed = wanted
        if part:
            limits = self._limits
            seconds = limits.head_seconds if part == "head" else limits.body_seconds
            self._timer = self.loop.call_later(seconds, self._expired)

    def _is_idle(self) -> bool:
        answered = self.cycle is None or self.cycle.response_complete
        return answered and self.timeout_keep_alive_task is None

    def _expired(self) -> None:
        if self._begun:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)
        else:
            self.transport.close()

    def _stop_timers(self) -> None:
        for timer in (self._timer, self._unread):
            if timer:
                timer.cancel()
        self._timer = self._unread = None

    # Refusals

    def _refuse(self, status: HTTPStatus, linger: bool = True) -> None:
        """Respond with the reason and close, or abort if a response has already started."""
        self._refused = True
        self._metrics.rejects[(str(status.value),)] += 1
        self._stop_timers()
        self._unset_keepalive_if_required()
        self.pipeline.clear()
        cycle = self.cycle
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
            if cycle.response_started:
                self.transport.abort()
                return
        if self.transport.is_closing():
            return
        self.flow.resume_reading()
        self.transport.write(_answer(status))
        if linger:
            self.transport.write_eof()
            self._timer = self.loop.call_later(LINGER_S, self.transport.abort)
        else:
            self.transport.close()

    def _drop(self, count: int) -> None:
        """Discard data after a refusal, up to a limit."""
        self._dropped += count
        if self._dropped > LINGER_BYTES:
            self.transport.abort()


def _answer(status: HTTPStatus) -> bytes:
    body = f"{WORDS[status]}\n".encode()
    later = b"retry-after: 10\r\n" if status == HTTPStatus.SERVICE_UNAVAILABLE else b""
    return b"".join(
        [
            STATUS_LINE[status],
            b"content-type: text/plain; charset=utf-8\r\n",
            b"content-length: %d\r\n" % len(body),
            later,
            b"connection: close\r\n\r\n",
            body,
        ]
    )
