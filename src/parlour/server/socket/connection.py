"""The WebSocket of one client at a table or puzzle.

uvicorn hands a connection over when it asks to become a WebSocket. The library websockets does the
handshake; after that the frames are read here (frames.py), without a task or queue per connection.

A client is charged for every frame and byte, and only a few of its frames are read in one turn of
the event loop, so no client can keep the others waiting.
"""

from __future__ import annotations

import asyncio
import logging
import re
import socket
import time
from collections import deque
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Protocol, cast
from urllib.parse import parse_qs

import msgspec
from websockets.datastructures import Headers
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from parlour.server.daily.service import Daily
from parlour.server.protocol import messages
from parlour.server.protocol.addresses import network_of
from parlour.server.protocol.connection_limits import OpenConnections
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.guests import ENDED, Guests, Identity, same_origin
from parlour.server.protocol.host_names import Hosts, misdirected
from parlour.server.protocol.rate_limits import Bucket
from parlour.server.puzzles.hub import PuzzleHub
from parlour.server.socket.batching import Outbox
from parlour.server.socket.frames import (
    BINARY,
    CLOSE,
    PING,
    PONG,
    PRIVATE_CODES,
    TEXT,
    UNSUPPORTED,
    Broken,
    Reader,
    answered,
    closing,
    code_of,
    frame,
)
from parlour.server.tables.hub import Hub
from parlour.server.tables.live import Live
from parlour.server.tables.subscriber import Subscriber

# Matches any name: browsers can read a close code for an unknown table, but not an HTTP status.
PATH = re.compile(r"/api/(tables|together)/([^/]+)/socket")
FRAMES_PER_SECOND, FRAMES_AT_ONCE = 50.0, 100.0
BYTES_PER_SECOND, BYTES_AT_ONCE = 64.0 * 1024, 256.0 * 1024
SEGMENT_COST = 64  # bytes charged for each segment, since many small ones are work too
FRAMES_PER_TURN = 32
MOST_WAITING = 100  # requests that can wait for the ones before them
DRAINED_BYTES = 16 * 1024 * 1024  # discarded after a close so that the client can read the reason
UNREAD_BYTES = 256 * 1024
SILENT_S, BEAT_S, CLOSING_S = 90.0, 30.0, 5.0
STOPPING, TOO_MANY, FAILED, SIGNED_OUT = 1012, 1008, 1011, 4403
CLOSED = {"origin": 4401, "guest": 4401, "ended": SIGNED_OUT, "table": 4404, "store": 1013,
          "damaged": 4410, "unplayed": 4423, "broken": 4424, "outdated": 4426,
          "watch": 4405, "failed": FAILED}  # fmt: skip
log = logging.getLogger("parlour.sockets")


class Services(Protocol):
    """The parts of the server that a socket uses."""

    hub: Hub
    puzzle_hub: PuzzleHub
    daily: Daily
    guests: Guests
    hosts: Hosts
    outbox: Outbox
    open_connections: OpenConnections
    sockets: set[TableSocket]
    handed_over: set[TableSocket]  # connections that another worker accepted


class TableSocket(asyncio.Protocol):
    """One client at one table."""

    __slots__ = (
        "_behind", "_bytes", "_connections", "_drained", "_frames", "_heard_at", "_hub",
        "_identity", "_open", "_outbox", "_reader", "_requested", "_requests", "_services",
        "_subscriber", "_table_id", "_transport", "_working", "when_lost",
    )  # fmt: skip

    def __init__(self, services: Services, connections: set[Any]) -> None:
        self._services, self._connections = services, connections
        self._outbox = services.outbox
        self._requested = False  # whether the HTTP request has arrived
        self._reader: Reader | None = None  # set between the handshake and the last frame
        self._behind = False  # reading is paused until the buffered frames have been read
        self._drained = 0
        self._transport: asyncio.Transport
        self._open = False  # between the handshake and the first close frame
        self._subscriber: Subscriber | None = None
        self._identity: Identity | None = None
        self._table_id = ""
        self._hub: Hub | PuzzleHub
        self._frames = Bucket(FRAMES_PER_SECOND, FRAMES_AT_ONCE)
        self._bytes = Bucket(BYTES_PER_SECOND, BYTES_AT_ONCE)
        self._requests: deque[tuple[Any, float]] | None = None  # each with its arrival time
        self._working: asyncio.Task[None] | None = None
        self._heard_at = time.monotonic()
        self.when_lost: Callable[[], None] | None = None  # releases this connection's place

    # Connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over the connection."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.set_write_buffer_limits(high=UNREAD_BYTES)
        self._connections.add(self)
        self._services.sockets.add(self)

    def connection_lost(self, error: Exception | None) -> None:
        """The client is gone; the requests it sent are still handled."""
        self._outbox.deliver()
        self._read_rest()
        self._lose()
        self._connections.discard(self)
        self._services.sockets.discard(self)
        self._requests = None
        if self.when_lost:
            self.when_lost()
        if self._subscriber:
            self._hub.leave(self._table_id, self._subscriber)
            self._subscriber = None  # breaks a reference cycle

    def pause_writing(self) -> None:
        """Disconnect a client that reads too slowly."""
        self.close(TOO_MANY, "you read too slowly; reconnect to see everything")

    def resume_writing(self) -> None:
        """Nothing to do: the connection is already closing."""

    def shutdown(self) -> None:
        """The server stops."""
        self.close(STOPPING, "the server is stopping; reconnect in a moment")

    def close(self, code: int, why: str) -> None:
        """Close with a reason, and abort if the client doesn't answer in time."""
        if self._open:
            self._outbox.send()
            if self._transport.is_closing():
                self._lose()
                return
            self._open = False
            self._count_close("server", str(code))
            self._transport.write(closing(code, why))
            asyncio.get_running_loop().call_later(CLOSING_S, self._transport.abort)

    def beat(self, now: float) -> None:
        """Ping the client, or drop it if it has been silent for too long."""
        if now - self._heard_at > SILENT_S:
            self._transport.abort()
        else:
            self._outbox.put(self, frame(PING, b""))

    def close_if_ended(self) -> None:
        """Close if the guest has signed out on this device."""
        guests = self._services.guests
        if self._identity and not guests.is_current(self._identity):
            self.close(SIGNED_OUT, ENDED)

    def _lose(self) -> None:
        """Count a connection that ended without a close frame."""
        if self._open:
            self._open = False
            self._count_close("network", "1006")

    def _count_close(self, by: str, code: str) -> None:
        self._services.hub.metrics.closes[by, code] += 1

    def _end(self) -> None:
        """Stop sending but keep reading: unread data would reset the connection."""
        self._outbox.send()
        self._open = False
        if not self._transport.is_closing():
            if self._behind:
                self._resume()
            self._transport.write_eof()
            asyncio.get_running_loop().call_later(CLOSING_S, self._transport.abort)

    def _put(self, message: bytes) -> None:
        """Queue a message to the client."""
        self._outbox.put(self, frame(TEXT, message))

    def send(self, data: bytes) -> None:
        """Write to the client, unless the connection is closing."""
        if self._open:
            self._transport.write(data)

    def fail(self) -> None:
        """Abort after an error; the client reconnects and gets the whole table again."""
        self._transport.abort()

    # Frames

    def data_received(self, data: bytes) -> None:
        """Charge for the bytes and queue them to be read."""
        self._heard_at = now = time.monotonic()
        if self._reader is None:
            self._receive_unread(data)
        elif self._bytes.take(now, len(data) + SEGMENT_COST):
            self._outbox.receive(self, data)
        else:
            self._refuse_flood()

    def _receive_unread(self, data: bytes) -> None:
        """Read the HTTP request; discard anything else outside of the open connection."""
        if not self._requested:
            self._requested = True
            self._handshake(data)
            return
        self._drained += len(data)
        if self._drained > DRAINED_BYTES:
            self._transport.abort()

    def read(self, data: bytes) -> None:
        """Read a few frames, and the rest in later turns of the event loop."""
        reader = self._reader
        if reader is None:
            return
        if data:
            reader.feed(data)
        try:
            for _ in range(FRAMES_PER_TURN):
                found = reader.next()
                if found is None:
                    if self._behind:
                        self._resume()
                    return
                if not self._frames.take(self._heard_at):
                    self._refuse_flood()
                    return
                kind, body = found
                self._outbox.frames_received += 1
                if kind != TEXT:
                    self._on_control(kind, body)
                elif self._open:
                    self._on_message(body)
                if self._reader is None or not (reader.waiting or self._behind):
                    return
        except Broken as broken:
            self._refuse(broken.code, broken.why)
            return
        self._read_later()

    def _read_later(self) -> None:
        """Continue in the next turn, and accept no more bytes until then."""
        if not self._behind:
            self._behind = True
            if not self._transport.is_closing():
                self._transport.pause_reading()
        self._outbox.receive(self, b"")

    def _resume(self) -> None:
        """Accept bytes again."""
        self._behind = False
        if not self._transport.is_closing():
            self._transport.resume_reading()

    def _read_rest(self) -> None:
        """Read what is left after the last bytes; the rate limits keep it short."""
        while self._behind and self._reader:
            self.read(b"")

    def _refuse_flood(self) -> None:
        self._refuse(TOO_MANY, "too many messages; wait a moment")

    def _refuse(self, code: int, why: str) -> None:
        """Close and ignore whatever else arrives."""
        self._reader = None
        self.close(code, why)
        self._end()

    def eof_received(self) -> None:
        """The client sends nothing more; the requests it sent are still handled."""
        self._outbox.deliver()
        self._read_rest()
        self._outbox.send()
        self._lose()

    def _on_control(self, kind: int, body: bytes) -> None:
        """Handle a frame that isn't a message."""
        if kind == PING:
            self._outbox.put(self, frame(PONG, body))
        elif kind == CLOSE:
            self._reader = None
            self._outbox.put(self, answered(body))
            if self._open:
                self._count_close("client", _clients_code(body))
            self._end()
        elif kind == BINARY:
            self._refuse(UNSUPPORTED, "messages must be text, not binary")

    def _on_message(self, message: bytes) -> None:
        """Handle a request, after the client's earlier ones."""
        hub = self._hub
        arrived = hub.clock.now()
        try:
            request = hub.read(message)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            request = messages.Refusal("", "message", str(error)[:200])
        at_once = self._working is None and type(request) is messages.Act
        if at_once and self._act_at_once(request, arrived):
            return
        if self._requests is None:
            self._requests = deque()
        if len(self._requests) >= MOST_WAITING:
            self._refuse_flood()
            return
        self._requests.append((request, arrived))
        if self._working is None:
            self._working = asyncio.get_running_loop().create_task(self._drain())

    def _act_at_once(self, act: messages.Act, arrived: float) -> bool:
        """Play a move without a task, if nothing else is being done at the table."""
        subscriber, live = self._subscriber, self._services.hub.live.get(self._table_id)
        if subscriber is None or live is None or subscriber not in live.subscribers:
            return False
        return live.act_at_once(subscriber, act, arrived)

    # Joining a table

    def _handshake(self, request: bytes) -> None:
        """Answer the HTTP request, which uvicorn hands over complete."""
        protocol = ServerProtocol()
        protocol.receive_data(request)
        for event in protocol.events_received():
            if isinstance(event, Request):
                hosts = event.headers.get_all("Host")
                if not self._services.hosts.answers_to(hosts):
                    wrong, words = HTTPStatus.MISDIRECTED_REQUEST, misdirected(hosts)
                    protocol.send_response(protocol.reject(wrong, f"{words}\n"))
                    break
                place = PATH.fullmatch(event.path.partition("?")[0])
                if place and not self._services.hub.shards.mine(place.group(2)):
                    self._transport.pause_reading()
                    self._working = asyncio.get_running_loop().create_task(
                        self._hand_over(protocol, place.group(2), request)
                    )
                    return
                self._accept(protocol, event, place)
        self._answer(protocol)

    def _answer(self, protocol: ServerProtocol) -> None:
        for answer in protocol.data_to_send():
            if answer:
                self._transport.write(answer)
        if not self._open:
            self._end()

    async def _hand_over(self, protocol: ServerProtocol, table_id: str, request: bytes) -> None:
        """Hand the connection over to the worker that has the table."""
        file = self._transport.get_extra_info("socket").fileno()
        if await self._services.hub.shards.hand_over(table_id, file, request):
            self._transport.abort()  # closes it here, not there
        elif not self._transport.is_closing():
            self._transport.resume_reading()
            away = HTTPStatus.SERVICE_UNAVAILABLE
            protocol.send_response(protocol.reject(away, "try again in a moment\n"))
            self._answer(protocol)

    def _accept(
        self, protocol: ServerProtocol, request: Request, place: re.Match[str] | None
    ) -> None:
        protocol.send_response(
            protocol.accept(request)
            if place
            else protocol.reject(HTTPStatus.NOT_FOUND, "there is no socket here\n")
        )
        if place and protocol.state is OPEN:
            services, self._table_id = self._services, place.group(2)
            together = place.group(1) == "together"
            self._hub = services.puzzle_hub if together else services.hub
            self._open, self._reader = True, Reader(messages.LARGEST_FRAME)
            speaks = parse_qs(request.path.partition("?")[2]).get("protocol", [""])[0]
            self._working = asyncio.get_running_loop().create_task(
                self._join(request.headers, speaks)
            )

    async def _join(self, headers: Headers, speaks: str) -> None:
        """Identify the client, find its table and subscribe to it."""
        try:
            if not same_origin(headers.get_all("Origin"), headers.get_all("Host")):
                raise Refused("origin", "only this server's own pages can use this socket")
            if is_outdated(speaks, page=bool(headers.get_all("Origin"))):
                raise Refused(
                    "outdated", "this page is from another version of Parlour; reload the page"
                )
            self._identity = self._services.guests.identify(headers.get_all("Cookie"))
            live = await self._hub.find(self._table_id)
            if isinstance(live, Live) and live.room.made.daily:
                guest = self._identity.guest
                await self._services.daily.require_may_see(live.room.made, guest)
            if self._open and self in self._connections:
                self._subscriber = Subscriber(self._identity.guest, self._put, end=self._close_for)
                live.watch(self._subscriber)
        except Exception as error:
            self._close_for(error)
        await self._drain()

    async def _drain(self) -> None:
        """Handle the requests that are waiting."""
        try:
            while self._requests and self._subscriber:
                await self._dispatch(self._subscriber, *self._requests.popleft())
        except Exception as error:
            self._close_for(error)
        finally:
            self._working = None

    def _close_for(self, error: Exception) -> None:
        """Close with the code for a refusal; anything unexpected is logged."""
        if isinstance(error, Refused) and error.code in CLOSED:
            self.close(CLOSED[error.code], error.words)
        else:
            log.error("a socket failed", exc_info=error)
            self.close(FAILED, "something went wrong; reconnect in a moment")

    async def _dispatch(self, subscriber: Subscriber, request: Any, arrived: float) -> None:
        if isinstance(request, messages.Refusal):
            subscriber.send(request)
            return
        live = self._hub.live.get(self._table_id) or await self._hub.find(self._table_id)
        if subscriber not in live.subscribers:
            live.watch(subscriber)
        await live.handle(subscriber, request, arrived)


def is_outdated(speaks: str, page: bool) -> bool:
    """Whether a client was made for another protocol; pages must say which, programs may."""
    return speaks != str(messages.PROTOCOL) if page or speaks else False


def _clients_code(body: bytes) -> str:
    """Return the code in a client's close frame; private codes are counted together."""
    code = code_of(body)
    return str(code) if code < PRIVATE_CODES else "other"


def from_uvicorn(config: Any, server_state: Any, app_state: Any = None) -> TableSocket:
    """Create a socket with the arguments that uvicorn passes."""
    return TableSocket(config.loaded_app.state, server_state.connections)


async def adopt(services: Services, connection: socket.socket, request: bytes) -> None:
    """Take over a connection that another worker accepted."""
    release = services.open_connections.enter(_network(connection))
    if release is None:
        connection.close()
        return

    def make() -> TableSocket:
        one = TableSocket(services, services.handed_over)
        one.when_lost = release
        return one

    connection.setblocking(False)
    try:
        transport, protocol = await asyncio.get_running_loop().connect_accepted_socket(
            make, connection
        )
    except BaseException:
        release()
        raise
    if not transport.is_closing():  # the client may already be gone
        protocol.data_received(request)


def _network(connection: socket.socket) -> str:
    """Return the network a connection comes from, or ""."""
    try:
        return network_of(str(connection.getpeername()[0]))
    except (OSError, IndexError):  # it is gone, or a socket without addresses
        return ""


async def close_handed_over(sockets: set[TableSocket]) -> None:
    """Close the connections that uvicorn doesn't know of."""
    for one in list(sockets):
        one.shutdown()
    for _ in range(int(CLOSING_S / 0.05)):
        if not sockets:
            break
        await asyncio.sleep(0.05)


def close_ended(sockets: set[TableSocket]) -> None:
    """Close the sockets of devices that have been signed out."""
    for one in list(sockets):
        one.close_if_ended()


async def ping_all(sockets: set[TableSocket]) -> None:
    """Ping every client at regular intervals."""
    while True:
        await asyncio.sleep(BEAT_S)
        now = time.monotonic()
        for one in list(sockets):
            one.beat(now)
