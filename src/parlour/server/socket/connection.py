"""A table's socket: what one client wishes comes in, what it may know goes out.

uvicorn hands a connection over when it asks to become a WebSocket. The library websockets shakes
hands; after that frames are ours (frames.py), without a task or a queue for each connection.

A client pays for every frame and every byte, and of what it sent only a few frames are read in one
turn of the event loop, so that no client keeps the others waiting.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import deque
from collections.abc import Callable
from http import HTTPStatus
from types import SimpleNamespace
from typing import Any

import msgspec
from websockets.datastructures import Headers
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from parlour.server.protocol import messages
from parlour.server.protocol.addresses import network_of
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.guests import ENDED, Guests, Identity, same_origin
from parlour.server.protocol.host_names import misdirected
from parlour.server.protocol.rate_limits import Bucket
from parlour.server.socket.batching import Post
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
from parlour.server.tables.subscriber import Watcher

# Any name: where it can't be a table's, the client is told so by a close code it can read.
PATH = re.compile(r"/api/(tables|together)/([^/]+)/socket")
FRAMES_PER_SECOND, FRAMES_AT_ONCE = 50.0, 100.0
BYTES_PER_SECOND, BYTES_AT_ONCE = 64.0 * 1024, 256.0 * 1024
SEGMENT_COST = 64  # bytes that a segment costs besides its own: many small ones are work, too
FRAMES_PER_TURN = 32
MOST_WAITING = 100  # requests that may wait until those before them are done
DRAINED_BYTES = 16 * 1024 * 1024  # thrown away after a close, so that the client can read why
UNREAD_BYTES = 256 * 1024
SILENT_S, BEAT_S, CLOSING_S = 90.0, 30.0, 5.0
STOPPING, TOO_MANY, FAILED, SIGNED_OUT = 1012, 1008, 1011, 4403
CLOSED = {"origin": 4401, "guest": 4401, "ended": SIGNED_OUT, "table": 4404, "store": 1013,
          "damaged": 4410}  # fmt: skip
log = logging.getLogger("parlour.sockets")


class TableSocket(asyncio.Protocol):
    """One client at one table."""

    __slots__ = (
        "_app", "_asked", "_behind", "_bytes", "_connections", "_drained", "_frames", "_heard_at",
        "_hub", "_identity", "_open", "_post", "_reader", "_table_id", "_transport", "_watcher",
        "_wishes", "_working", "when_lost",
    )  # fmt: skip

    def __init__(self, config: Any, server_state: Any, app_state: Any = None) -> None:
        self._app = config.loaded_app
        self._connections: set[Any] = server_state.connections
        self._post: Post = self._app.state.post
        self._asked = False  # the request for this socket has come
        self._reader: Reader | None = None  # from the handshake until nothing more is read
        self._behind = False  # frames wait for the next turn, and nothing more comes in until then
        self._drained = 0
        self._transport: Any = None
        self._open = False  # hands were shaken, and nobody has said goodbye
        self._watcher: Watcher | None = None
        self._identity: Identity | None = None
        self._table_id = ""
        self._hub: Any = None  # or the workshop: at a puzzle's bench, not at a table
        self._frames = Bucket(FRAMES_PER_SECOND, FRAMES_AT_ONCE)
        self._bytes = Bucket(BYTES_PER_SECOND, BYTES_AT_ONCE)
        self._wishes: deque[tuple[Any, float]] | None = None  # with the moments they arrived
        self._working: asyncio.Task[None] | None = None
        self._heard_at = time.monotonic()
        self.when_lost: Callable[[], None] | None = None  # whoever counts connections is told

    # Connection

    def connection_made(self, transport: Any) -> None:
        """The connection is ours from now on."""
        self._transport = transport
        transport.set_write_buffer_limits(high=UNREAD_BYTES)
        self._connections.add(self)
        self._app.state.sockets.add(self)

    def connection_lost(self, error: Exception | None) -> None:
        """The client has gone; what it wished before is granted all the same."""
        self._post.deliver()
        self._read_rest()
        self._lose()
        self._connections.discard(self)
        self._app.state.sockets.discard(self)
        self._wishes = None
        if self.when_lost:
            self.when_lost()
        if self._watcher:
            self._hub.leave(self._table_id, self._watcher)
            self._watcher = None  # it holds this socket in turn: neither could be freed

    def pause_writing(self) -> None:
        """The client reads too slowly."""
        self.close(TOO_MANY, "you read too slowly: come back and you are shown everything")

    def resume_writing(self) -> None:
        """It has read; the connection is closing all the same."""

    def shutdown(self) -> None:
        """The server stops."""
        self.close(STOPPING, "the server stops: come back in a moment")

    def close(self, code: int, why: str) -> None:
        """Say why and close; who does not answer is cut off."""
        if self._open:
            self._post.send()
            if self._transport.is_closing():
                self._lose()
                return
            self._open = False
            self._count_close("server", str(code))
            self._transport.write(closing(code, why))
            asyncio.get_running_loop().call_later(CLOSING_S, self._transport.abort)

    def beat(self, now: float) -> None:
        """Now and then: is the client still there?"""
        if now - self._heard_at > SILENT_S:
            self._transport.abort()
        else:
            self._post.put(self, frame(PING, b""))

    def close_if_ended(self) -> None:
        """Close if the guest has signed this device out."""
        guests: Guests = self._app.state.guests
        if self._identity and not guests.is_current(self._identity):
            self.close(SIGNED_OUT, ENDED)

    def _lose(self) -> None:
        """The client has gone, perhaps without a word."""
        if self._open:
            self._open = False
            self._count_close("network", "1006")

    def _count_close(self, by: str, code: str) -> None:
        self._app.state.hub.metrics.closes[by, code] += 1

    def _end(self) -> None:
        """Send no more, but read on: what is not read would wipe out what was said last."""
        self._post.send()
        self._open = False
        if not self._transport.is_closing():
            if self._behind:
                self._go_on()
            self._transport.write_eof()
            asyncio.get_running_loop().call_later(CLOSING_S, self._transport.abort)

    def _put(self, message: bytes) -> None:
        """Send a message."""
        self._post.put(self, frame(TEXT, message))

    def send(self, data: bytes) -> None:
        """Send what waits, unless the connection is closing."""
        if self._open:
            self._transport.write(data)

    def fail(self) -> None:
        """Something went wrong: the client comes back and is shown everything."""
        self._transport.abort()

    # Frames

    def data_received(self, data: bytes) -> None:
        """Bytes come in."""
        self._heard_at = now = time.monotonic()
        if self._reader is None:
            self._receive_unread(data)
        elif self._bytes.take(now, len(data) + SEGMENT_COST):
            self._post.take_in(self, data)
        else:
            self._refuse_flood()

    def _receive_unread(self, data: bytes) -> None:
        """The request; whatever else comes before the answer or after the close is thrown away."""
        if not self._asked:
            self._asked = True
            self._shake(data)
            return
        self._drained += len(data)
        if self._drained > DRAINED_BYTES:
            self._transport.abort()

    def read(self, data: bytes) -> None:
        """Read frames, so many in one turn."""
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
                        self._go_on()
                    return
                if not self._frames.take(self._heard_at):
                    self._refuse_flood()
                    return
                self._take(*found)
                if self._reader is None or not (reader.waiting or self._behind):
                    return
        except Broken as broken:
            self._refuse(broken.code, broken.why)
            return
        self._wait_a_turn()

    def _wait_a_turn(self) -> None:
        """Read on in the next turn; until then nothing more comes in."""
        if not self._behind:
            self._behind = True
            if not self._transport.is_closing():
                self._transport.pause_reading()
        self._post.take_in(self, b"")

    def _go_on(self) -> None:
        """Everything was read: let more come in."""
        self._behind = False
        if not self._transport.is_closing():
            self._transport.resume_reading()

    def _read_rest(self) -> None:
        """Nothing more comes in: read what waits; it was paid for, so it is not much."""
        while self._behind and self._reader:
            self.read(b"")

    def _refuse_flood(self) -> None:
        self._refuse(TOO_MANY, "too many messages: wait a little")

    def _refuse(self, code: int, why: str) -> None:
        """Close, and read nothing more."""
        self._reader = None
        self.close(code, why)
        self._end()

    def eof_received(self) -> None:
        """The client sends nothing more; what it wished before is granted all the same."""
        self._post.deliver()
        self._read_rest()
        self._post.send()
        self._lose()

    def _take(self, kind: int, body: bytes) -> None:
        self._post.frames_received += 1
        if kind == TEXT:
            if self._open:
                self._wish(body)
        elif kind == PING:
            self._post.put(self, frame(PONG, body))
        elif kind == CLOSE:
            self._reader = None
            self._post.put(self, answered(body))
            if self._open:
                self._count_close("client", _clients_code(body))
            self._end()
        elif kind == BINARY:
            self._refuse(UNSUPPORTED, "messages must be text, not binary")

    def _wish(self, message: bytes) -> None:
        """A message is whole; wishes of one client are granted one after the other."""
        wish, arrived = self._read(message), self._hub.clock.now()
        if (
            self._working is None
            and type(wish) is messages.Act
            and self._act_at_once(wish, arrived)
        ):
            return
        if self._wishes is None:
            self._wishes = deque()
        if len(self._wishes) >= MOST_WAITING:
            self._refuse_flood()
            return
        self._wishes.append((wish, arrived))
        if self._working is None:
            self._working = asyncio.get_running_loop().create_task(self._work())

    def _read(self, message: bytes) -> Any:
        """A wish, or what to answer if it cannot be read."""
        try:
            return self._hub.read(message)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            return messages.Refusal("", "message", str(error)[:200])

    def _act_at_once(self, act: messages.Act, arrived: float) -> bool:
        watcher, live = self._watcher, self._hub.live.get(self._table_id)
        if watcher is None or live is None or watcher not in live.watchers:
            return False
        done: bool = live.act_at_once(watcher, act, arrived)
        return done

    # What the client wishes

    def _shake(self, request: bytes) -> None:
        """Shake hands; uvicorn has read the request and hands it over whole."""
        protocol = ServerProtocol()
        protocol.receive_data(request)
        for event in protocol.events_received():
            if isinstance(event, Request):
                hosts = event.headers.get_all("Host")
                if not self._app.state.hosts.answers_to(hosts):
                    wrong, words = HTTPStatus.MISDIRECTED_REQUEST, misdirected(hosts)
                    protocol.send_response(protocol.reject(wrong, f"{words}\n"))
                    break
                place = PATH.fullmatch(event.path.partition("?")[0])
                if place and not self._app.state.hub.doors.mine(place.group(2)):
                    self._transport.pause_reading()
                    self._working = asyncio.get_running_loop().create_task(
                        self._lead_over(protocol, place.group(2), request)
                    )
                    return
                self._shake_hands(protocol, event, place)
        self._answer(protocol)

    def _answer(self, protocol: ServerProtocol) -> None:
        for answer in protocol.data_to_send():
            if answer:
                self._transport.write(answer)
        if not self._open:
            self._end()

    async def _lead_over(self, protocol: ServerProtocol, table_id: str, request: bytes) -> None:
        """Another process has the table: it goes on with this connection."""
        file = self._transport.get_extra_info("socket").fileno()
        if await self._app.state.hub.doors.lead(table_id, file, request):
            self._transport.abort()  # closes it here, not there
        elif not self._transport.is_closing():
            self._transport.resume_reading()
            away = HTTPStatus.SERVICE_UNAVAILABLE
            protocol.send_response(protocol.reject(away, "come back in a moment\n"))
            self._answer(protocol)

    def _shake_hands(
        self, protocol: ServerProtocol, request: Request, place: re.Match[str] | None
    ) -> None:
        protocol.send_response(
            protocol.accept(request)
            if place
            else protocol.reject(HTTPStatus.NOT_FOUND, "there is no socket here\n")
        )
        if place and protocol.state is OPEN:
            state, self._table_id = self._app.state, place.group(2)
            self._hub = state.workshop if place.group(1) == "together" else state.hub
            self._open, self._reader = True, Reader(messages.LARGEST_FRAME)
            self._working = asyncio.get_running_loop().create_task(self._come(request.headers))

    async def _come(self, headers: Headers) -> None:
        """Find the table, and be shown it."""
        try:
            if not same_origin(headers.get_all("Origin"), headers.get_all("Host")):
                raise Refused("origin", "this socket is for our own pages only")
            guests: Guests = self._app.state.guests
            self._identity = guests.identify(headers.get_all("Cookie"))
            live = await self._hub.find(self._table_id)
            if self._open and self in self._connections:
                self._watcher = Watcher(self._identity.guest, self._put, end=self._close_for)
                live.watch(self._watcher)
        except Exception as error:
            self._close_for(error)
        await self._work()

    async def _work(self) -> None:
        try:
            while self._wishes and self._watcher:
                await self._grant(self._watcher, *self._wishes.popleft())
        except Exception as error:
            self._close_for(error)
        finally:
            self._working = None

    def _close_for(self, error: Exception) -> None:
        """Close with the code for what was refused; what nobody foresaw is logged."""
        code = CLOSED.get(error.code, FAILED) if isinstance(error, Refused) else FAILED
        if isinstance(error, Refused) and code != FAILED:
            self.close(code, error.words)
        else:
            log.error("a socket failed", exc_info=error)
            self.close(FAILED, "something went wrong here: come back in a moment")

    async def _grant(self, watcher: Watcher, wish: Any, arrived: float) -> None:
        if isinstance(wish, messages.Refusal):
            watcher.send(wish)
            return
        live = self._hub.live.get(self._table_id) or await self._hub.find(self._table_id)
        if watcher not in live.watchers:
            live.watch(watcher)
        await live.wish(watcher, wish, arrived)


def _clients_code(body: bytes) -> str:
    """The code in a client's close frame; those of its own are counted together."""
    code = code_of(body)
    return str(code) if code < PRIVATE_CODES else "other"


async def welcome(app: Any, connection: Any, request: bytes) -> None:
    """Somebody was led over from another door."""
    config, state = SimpleNamespace(loaded_app=app), SimpleNamespace(connections=app.state.led)
    release = app.state.open_connections.enter(_network(connection))
    if release is None:
        connection.close()
        return

    def made() -> TableSocket:
        one = TableSocket(config, state)
        one.when_lost = release
        return one

    connection.setblocking(False)
    try:
        transport, protocol = await asyncio.get_running_loop().connect_accepted_socket(
            made, connection
        )
    except BaseException:
        release()
        raise
    if not transport.is_closing():  # who was led over may have gone meanwhile
        protocol.data_received(request)


def _network(connection: Any) -> str:
    """Where a connection comes from, if it is still there."""
    try:
        return network_of(str(connection.getpeername()[0]))
    except (OSError, IndexError):  # it has gone, or is a socket without addresses
        return ""


async def say_goodbye(led: set[TableSocket]) -> None:
    """Close the connections that uvicorn knows nothing of."""
    for one in list(led):
        one.shutdown()
    for _ in range(int(CLOSING_S / 0.05)):
        if not led:
            break
        await asyncio.sleep(0.05)


def close_ended(sockets: set[TableSocket]) -> None:
    """Close the sockets of devices that were signed out."""
    for socket in list(sockets):
        socket.close_if_ended()


async def beat_all(sockets: set[TableSocket]) -> None:
    """Ask every client again and again whether it is still there."""
    while True:
        await asyncio.sleep(BEAT_S)
        now = time.monotonic()
        for socket in list(sockets):
            socket.beat(now)
