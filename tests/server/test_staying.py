"""Connections: slow readers, silent clients, server shutdown, and presence."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from parlour.server.protocol.guests import COOKIE, Guests
from parlour.server.protocol.host_names import Hosts
from parlour.server.protocol.messages import Sit, Start
from parlour.server.socket.batching import Outbox
from parlour.server.socket.connection import SILENT_S, UNREAD_BYTES, TableSocket
from parlour.server.tables.hub import Hub
from parlour.server.tables.opening import open_store
from parlour.server.tables.subscriber import Subscriber
from tests.server.harness import (
    PATIENCE_S,
    Player,
    Server,
    leave,
    make_table,
    new_guest,
    seated,
)
from tests.tables.fakes import HOST, hub_of, settle, until

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("staying")) as server:
        yield server
        server.assert_no_traceback()


NARROW = """  # the network takes little from the server that a client does not read
import socket
from parlour.server.socket.connection import TableSocket
made = TableSocket.connection_made
def connection_made(self, transport):
    line = transport.get_extra_info("socket")
    line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    made(self, transport)
TableSocket.connection_made = connection_made
"""


class RawClient:
    """A client that reads only when told to, with a small buffer."""

    def __init__(self, server: Server, table: str, cookie: str) -> None:
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.line.settimeout(PATIENCE_S)
        self.line.connect(("127.0.0.1", server.port))
        self.frames = ClientProtocol(parse_uri(f"ws://{server.host}/api/tables/{table}/socket"))
        request = self.frames.connect()
        request.headers["Cookie"] = cookie
        self.frames.send_request(request)
        self.flush()
        while not self.frames.events_received():
            self.frames.receive_data(self.line.recv(4096))

    def flush(self) -> None:
        for data in self.frames.data_to_send():
            if data:
                self.line.sendall(data)

    def look(self) -> None:
        """Ask for the whole table without reading it."""
        self.frames.send_text(b'{"do": "look", "id": "a"}')
        self.flush()

    def read_to_the_end(self) -> int:
        """Read to the end; returns the close code."""
        with self.line:
            while data := self._some():
                self.frames.receive_data(data)
            self.frames.receive_eof()
        return self.frames.close_code or 0

    def _some(self) -> bytes:
        try:
            return self.line.recv(65536)
        except ConnectionResetError:
            return b""


def test_a_slow_reader_is_cut_off_and_the_others_play_on(tmp_path: Path) -> None:
    with Server(tmp_path, first=NARROW) as server:
        _ignore(server)
        server.assert_no_traceback()


def _ignore(server: Server) -> None:
    async def story() -> None:
        table, players = await seated(server, 2)
        raw = await asyncio.to_thread(RawClient, server, table.id, new_guest(server))
        host = players[0]
        await host.until(lambda: host.screen.present.get("watching") == 1)

        async def never_read() -> None:
            with_room = 40.0  # below the rate limit
            while host.screen.present["watching"] == 1:
                try:
                    raw.look()
                except OSError:
                    return
                await asyncio.sleep(1 / with_room)

        raw.line.setblocking(True)
        ignoring = asyncio.create_task(never_read())
        luck = random.Random(4)
        await asyncio.gather(*(player.play(luck) for player in players))
        await host.until(lambda: host.screen.present["watching"] == 0)
        await ignoring
        code = await asyncio.to_thread(raw.read_to_the_end)
        assert code in (1008, 1006)  # the close frame may be lost with the unread data
        await leave(*players)

    asyncio.run(story())


def test_the_server_says_that_it_stops(tmp_path: Path) -> None:
    with Server(tmp_path) as server:

        async def story() -> list[int]:
            table, players = await seated(server, 2)
            subscriber = Player(server, table.id, new_guest(server))
            await subscriber.__aenter__()
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            codes = [await player.closed() for player in (*players, subscriber)]
            assert await stopping in (0, -signal.SIGTERM)
            return codes

        assert asyncio.run(story()) == [1012, 1012, 1012]
        server.assert_no_traceback()
        server.start()

        async def again() -> None:
            await leave(*(await seated(server, 2))[1])

        asyncio.run(again())


def test_pings_are_answered(server: Server) -> None:
    async def story() -> None:
        host = new_guest(server)
        table = make_table(server, host)
        async with Player(server, table.id, host) as player:
            for id in ("one", "two"):
                await player.send("ping", id)
                assert await player.hear() == {"is": "pong", "id": id}
            waiting = await player.socket.ping(b"frame")
            await asyncio.wait_for(waiting, PATIENCE_S)
            assert (await player.look())["entry"] == 0

    asyncio.run(story())


def test_everybody_hears_who_comes_and_goes(server: Server) -> None:
    async def story() -> None:
        table, (host, friend) = await seated(server, 2)

        def present(seats: list[bool], watching: int) -> bool:
            now = host.screen.present
            return (now.get("seats"), now.get("watching")) == (seats, watching)

        async with Player(server, table.id, new_guest(server)):
            await host.until(lambda: present([True, True], 1))
        await host.until(lambda: present([True, True], 0))
        await friend.close()
        await host.until(lambda: present([True, False], 0))
        async with Player(server, table.id, friend.cookie):
            await host.until(lambda: present([True, True], 0))
        await host.until(lambda: present([True, False], 0))
        await leave(host)

    asyncio.run(story())


# One socket without a network


class FakeTransport:
    """A transport that records what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closed = self.aborted = self.ended = self.paused = False
        self.limit = 0

    def set_write_buffer_limits(self, high: int) -> None:
        self.limit = high

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.aborted = True

    def is_closing(self) -> bool:
        return self.closed or self.aborted

    def write_eof(self) -> None:
        self.ended = True

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False


class Wire:
    """A table's socket, and a client at the other end that reads when told to."""

    def __init__(self, hub: Hub, cookie: str, table: str, post: Outbox | None = None) -> None:
        self.state = SimpleNamespace(connections=set())
        self.post = post or Outbox()
        inner = SimpleNamespace(
            hub=hub, guests=Guests(b"key"), hosts=Hosts(), sockets=set(), outbox=self.post,
            puzzle_hub=None,
        )  # fmt: skip
        self.socket = TableSocket(inner, self.state.connections)
        self.transport = FakeTransport()
        self.socket.connection_made(self.transport)
        self.client = ClientProtocol(parse_uri(f"ws://localhost/api/tables/{table}/socket"))
        request = self.client.connect()
        request.headers["Cookie"] = f"{COOKIE}={cookie}"
        self.client.send_request(request)
        self.send()

    def send(self) -> None:
        for data in self.client.data_to_send():
            self.socket.data_received(data)

    def read(self) -> list[Frame]:
        """Return the received frames."""
        self.post.send()
        while self.transport.written:
            self.client.receive_data(self.transport.written.pop(0))
        return [event for event in self.client.events_received() if isinstance(event, Frame)]


def at_a_table(story: Any, folder: Path) -> None:
    """Run a story with a hub, a cookie and a table."""

    async def run() -> None:
        store = open_store(f"sqlite:///{folder / 'tables.db'}")
        hub = hub_of(store)
        try:
            live = await hub.make(HOST, "secret-bids", 2, public=True)
            await story(hub, Guests(b"key").cookie(HOST), live)
        finally:
            await hub.close()
            await asyncio.to_thread(store.close)

    asyncio.run(run())


def test_a_client_that_is_silent_is_dropped_and_one_that_answers_is_not(tmp_path: Path) -> None:
    async def story(hub: Hub, cookie: str, live: Any) -> None:
        wire = Wire(hub, cookie, live.id)
        await until(lambda: live.subscribers)
        wire.read()
        begun = time.monotonic()
        wire.socket.beat(begun + 30)
        assert [frame.opcode for frame in wire.read()] == [Opcode.PING]
        assert not wire.transport.aborted
        wire.send()  # the client's pong
        wire.post.deliver()
        heard = time.monotonic()
        wire.socket.beat(heard + SILENT_S - 1)
        assert not wire.transport.aborted
        wire.socket.beat(heard + SILENT_S + 1)
        assert wire.transport.aborted
        wire.socket.connection_lost(None)
        assert not live.subscribers
        assert not wire.state.connections

    at_a_table(story, tmp_path)


def test_a_reader_that_is_too_slow_is_told_so_and_aborted(tmp_path: Path) -> None:
    async def story(hub: Hub, cookie: str, live: Any) -> None:
        wire = Wire(hub, cookie, live.id)
        await until(lambda: live.subscribers)
        wire.read()
        assert wire.transport.limit == UNREAD_BYTES
        wire.socket.pause_writing()
        (close,) = wire.read()
        assert close.opcode is Opcode.CLOSE
        assert wire.client.close_rcvd
        assert wire.client.close_rcvd.code == 1008
        before = len(wire.transport.written)
        for subscriber in list(live.subscribers):
            live.show(subscriber)
        wire.post.send()
        assert len(wire.transport.written) == before, "nothing is sent after the close"

    at_a_table(story, tmp_path)


def test_a_wish_in_pieces_is_one_wish(tmp_path: Path) -> None:
    async def story(hub: Hub, cookie: str, live: Any) -> None:
        wire = Wire(hub, cookie, live.id)
        await until(lambda: live.subscribers)
        wire.read()
        wire.client.send_text(b'{"do": "pi', fin=False)
        wire.client.send_ping(b"between")
        wire.client.send_continuation(b'ng", "id": "a"}', fin=True)
        wire.send()
        frames: list[Frame] = []
        await until(lambda: frames.extend(wire.read()) or len(frames) == 2)
        assert {frame.opcode for frame in frames} == {Opcode.PONG, Opcode.TEXT}
        said = next(frame for frame in frames if frame.opcode is Opcode.TEXT)
        assert json.loads(bytes(said.data)) == {"is": "pong", "id": "a"}

    at_a_table(story, tmp_path)


@pytest.mark.parametrize("how", ["eof", "lost"])
def test_what_was_wished_just_before_going_is_granted(how: str, tmp_path: Path) -> None:
    """Bytes, and the end of the connection, may come in the same turn of the event loop."""

    async def story(hub: Hub, cookie: str, live: Any) -> None:
        wire = Wire(hub, cookie, live.id)
        await until(lambda: live.subscribers)
        wire.read()
        host, other = next(iter(live.subscribers)), Subscriber("b" * 32, lambda _: None)
        live.watch(other)
        for seat, subscriber in enumerate((host, other)):
            await live.handle(subscriber, Sit("sit", live.room.made.invite, seat))
        await live.handle(host, Start("start"))
        act = {"do": "act", "id": "last", "decision": 0, "action": live.room.table.legal(0)[0]}
        wire.client.send_text(json.dumps(act).encode())
        wire.send()
        if how == "eof":
            wire.socket.eof_received()
        wire.socket.connection_lost(None)
        await until(lambda: len(live.room.table.actions) == 1)

    at_a_table(story, tmp_path)


def test_what_was_said_before_the_goodbye_comes_before_it(tmp_path: Path) -> None:
    async def story(hub: Hub, cookie: str, live: Any) -> None:
        wire = Wire(hub, cookie, live.id)
        await until(lambda: live.subscribers)
        wire.read()
        live.show(next(iter(live.subscribers)))
        wire.socket.shutdown()
        assert [frame.opcode for frame in wire.read()] == [Opcode.TEXT, Opcode.CLOSE]

    at_a_table(story, tmp_path)


def test_what_goes_wrong_with_one_socket_does_not_concern_the_others() -> None:
    class Reading:
        def __init__(self, broken: bool) -> None:
            self.broken, self.got, self.failed = broken, b"", False

        def read(self, data: bytes) -> None:
            if self.broken:
                raise ZeroDivisionError
            self.got += data

        def send(self, data: bytes) -> None:
            self.read(data)

        def fail(self) -> None:
            self.failed = True

    async def story() -> None:
        told = list[Any]()
        asyncio.get_running_loop().set_exception_handler(lambda _, what: told.append(what))
        post, boxes = Outbox(), [Reading(False), Reading(True), Reading(False)]
        for data in (b"a", b"b"):
            for box in boxes:
                post.receive(box, data)
            for box in reversed(boxes):
                post.put(box, data.upper())
        assert [box.got for box in boxes] == [b"", b"", b""]
        await asyncio.sleep(0)
        assert [(box.got, box.failed) for box in boxes] == [
            (b"abAB", False), (b"", True), (b"abAB", False),
        ]  # fmt: skip
        assert len(told) == 4

    asyncio.run(story())


def test_who_goes_while_the_table_is_looked_for_does_not_watch_it(tmp_path: Path) -> None:
    """A connection that breaks before its table is found leaves nobody behind."""

    async def story(hub: Hub, cookie: str, live: Any) -> None:
        hub.forget_idle()
        assert live.id not in hub.live
        wire = Wire(hub, cookie, live.id)  # the table has to be read from the store
        wire.socket.connection_lost(ConnectionResetError())
        await until(lambda: live.id in hub.live)
        await settle()
        assert not hub.live[live.id].subscribers, "somebody who has gone still watches"

    at_a_table(story, tmp_path)


QUICK_HEART = """
import parlour.server.socket.connection as place
place.BEAT_S, place.SILENT_S = 0.2, 2.0
"""


def test_a_server_notices_who_is_silent(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        host = new_guest(server)
        table = make_table(server, host)
        async with Player(server, table.id, host) as player:
            raw = await asyncio.to_thread(RawClient, server, table.id, new_guest(server))
            await player.until(lambda: player.screen.present.get("watching") == 2)
            async with asyncio.timeout(8):  # it answers no pings; the player's library does
                await player.until(lambda: player.screen.present.get("watching") == 1)
            raw.line.close()

    with Server(tmp_path, first=QUICK_HEART) as server:
        asyncio.run(story(server))
        server.assert_no_traceback()
