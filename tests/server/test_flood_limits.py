"""One socket without a network: every frame and byte is charged, and floods delay no one."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from parlour.server.protocol import messages
from parlour.server.protocol.messages import Sit, Start
from parlour.server.socket import connection as sockets
from parlour.server.socket.connection import (
    BYTES_AT_ONCE,
    DRAINED_BYTES,
    FRAMES_AT_ONCE,
    FRAMES_PER_SECOND,
    FRAMES_PER_TURN,
    MOST_WAITING,
)
from parlour.server.socket.frames import CONT, FIN, PING, PONG, TEXT
from parlour.server.tables.hub import Hub
from parlour.server.tables.subscriber import Subscriber
from tests.server.test_staying import Wire, at_a_table
from tests.tables.fakes import settle, until

MOST = int(FRAMES_AT_ONCE)
REQUEST = b'{"do": "ping", "id": "a"}'


def masked(kind: int, body: bytes = b"", last: bool = True) -> bytes:
    """Create a client frame with a mask of zeros."""
    size = len(body)
    length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes(((FIN if last else 0) | kind,)) + length + bytes(4) + body


class StoppedClock:
    """A clock that only a test advances."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        """Return the time."""
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> StoppedClock:
    made = StoppedClock()
    monkeypatch.setattr(sockets, "time", made)
    return made


async def opened(hub: Hub, cookie: str, live: Any, beside: Wire | None = None) -> Wire:
    """Connect a spectator to a table."""
    before = len(live.subscribers)
    wire = Wire(hub, cookie, live.id, beside.post if beside else None)
    await until(lambda: len(live.subscribers) > before)
    wire.read()
    return wire


async def closed_with(wire: Wire) -> int:
    """Return the close code; 0 if the connection is open."""
    await settle()
    wire.read()
    return wire.client.close_rcvd.code if wire.client.close_rcvd else 0


def count(frames: list[Frame], kind: Opcode) -> int:
    return sum(frame.opcode is kind for frame in frames)


FLOODS = {
    "pings": (b"", masked(PING)),
    "pongs": (b"", masked(PONG)),
    "long pings": (b"", masked(PING, b"x" * 125)),
    "messages": (b"", masked(TEXT, REQUEST)),
    "empty messages": (b"", masked(TEXT)),
    "empty continuations": (masked(TEXT, last=False), masked(CONT, last=False)),
    "small continuations": (masked(TEXT, last=False), masked(CONT, b"x", last=False)),
}


@pytest.mark.parametrize(("first", "each"), FLOODS.values(), ids=FLOODS.keys())
def test_every_kind_of_frame_is_paid_for(
    first: bytes, each: bytes, clock: StoppedClock, tmp_path: Path
) -> None:
    async def story(hub: Hub, cookie: str, live: Any) -> None:
        wire = await opened(hub, cookie, live)
        wire.socket.data_received(first + each * (MOST - bool(first)))
        assert await closed_with(wire) == 0
        clock.now += 1
        wire.socket.data_received(each * int(FRAMES_PER_SECOND))
        assert await closed_with(wire) == 0
        wire.socket.data_received(each)
        assert await closed_with(wire) == 1008

    at_a_table(story, tmp_path)


def test_every_byte_is_paid_for(clock: StoppedClock, tmp_path: Path) -> None:
    async def story(hub: Hub, cookie: str, live: Any) -> None:
        wire = await opened(hub, cookie, live)
        large = masked(TEXT, b"x" * messages.LARGEST_FRAME)
        whole = int(BYTES_AT_ONCE) // (len(large) + sockets.SEGMENT_COST)
        assert whole < MOST - 1
        for _ in range(whole):
            wire.socket.data_received(large)
            await asyncio.sleep(0)
        assert await closed_with(wire) == 0
        wire.socket.data_received(large)
        assert await closed_with(wire) == 1008

    at_a_table(story, tmp_path)


def test_many_small_segments_are_paid_for(clock: StoppedClock, tmp_path: Path) -> None:
    """A frame that comes byte by byte is a turn of the event loop for every byte."""

    async def story(hub: Hub, cookie: str, live: Any) -> None:
        wire = await opened(hub, cookie, live)
        received = 0
        for byte in masked(TEXT, b"x" * messages.LARGEST_FRAME)[:-1]:
            wire.socket.data_received(bytes((byte,)))
            received += 1
            if wire.socket._reader is None:
                break
        assert await closed_with(wire) == 1008
        assert received == int(BYTES_AT_ONCE) // (sockets.SEGMENT_COST + 1) + 1

    at_a_table(story, tmp_path)


def test_an_ordinary_client_is_never_closed(clock: StoppedClock, tmp_path: Path) -> None:
    """Fifty requests per second for a minute, and a pong for every ping of the server."""

    async def story(hub: Hub, cookie: str, live: Any) -> None:
        wire = await opened(hub, cookie, live)
        for tick in range(60 * 40):
            clock.now += 1 / 40
            wire.socket.data_received(masked(TEXT, REQUEST))
            if tick % 10 == 0:
                wire.socket.data_received(masked(PONG))
            for _ in range(4):
                await asyncio.sleep(0)
        assert await closed_with(wire) == 0

    at_a_table(story, tmp_path)


def test_a_few_frames_are_read_per_turn_and_others_are_answered_in_between(
    clock: StoppedClock, tmp_path: Path
) -> None:
    async def story(hub: Hub, cookie: str, live: Any) -> None:
        flooder = await opened(hub, cookie, live)
        other = await opened(hub, cookie, live, beside=flooder)
        flooder.socket.data_received(masked(PING) * (MOST - 1))
        assert count(flooder.read(), Opcode.PONG) == 0
        answered, between = 0, 0
        for _ in range(50):
            other.socket.data_received(masked(PING, b"me too"))
            await asyncio.sleep(0)
            read = count(flooder.read(), Opcode.PONG)
            assert read <= FRAMES_PER_TURN, "a flood keeps the others waiting"
            answered += read
            if answered < MOST - 1:
                assert flooder.transport.paused, "nothing more comes in while frames wait"
                between += count(other.read(), Opcode.PONG)
        assert answered == MOST - 1
        assert between >= (MOST - 1) // FRAMES_PER_TURN
        assert not flooder.transport.paused
        assert await closed_with(flooder) == 0

    at_a_table(story, tmp_path)


def test_a_flood_is_not_parsed(
    clock: StoppedClock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of 40,000 pings in one segment no more are read than were paid for."""

    async def story(hub: Hub, cookie: str, live: Any) -> None:
        wire = await opened(hub, cookie, live)
        read, unmask = list[int](), sockets.Reader.next
        monkeypatch.setattr(sockets.Reader, "next", lambda one: (read.append(1), unmask(one))[1])
        wire.socket.data_received(masked(PING) * 40_000)
        assert await closed_with(wire) == 1008
        assert len(read) == MOST + 1
        wire.socket.data_received(masked(PING) * 40_000)
        await settle()
        assert len(read) == MOST + 1
        assert wire.transport.ended
        assert not wire.transport.paused, "what is not read would wipe out the close frame"

    at_a_table(story, tmp_path)


def test_who_sends_on_after_the_close_is_cut_off(clock: StoppedClock, tmp_path: Path) -> None:
    async def story(hub: Hub, cookie: str, live: Any) -> None:
        wire = await opened(hub, cookie, live)
        wire.socket.data_received(b"\xff\xff")
        assert await closed_with(wire) == 1002
        chunk = bytes(256 * 1024)
        for _ in range(DRAINED_BYTES // len(chunk)):
            wire.socket.data_received(chunk)
        assert not wire.transport.aborted
        wire.socket.data_received(chunk)
        assert wire.transport.aborted

    at_a_table(story, tmp_path)


def test_requests_that_wait_are_bounded(clock: StoppedClock, tmp_path: Path) -> None:
    """While a table's game is compiled for a minute, what its clients send must wait."""

    async def story(hub: Hub, cookie: str, live: Any) -> None:
        find, gate, looked_for = hub.find, asyncio.Event(), list[str]()

        async def slow(table_id: str) -> Any:
            looked_for.append(table_id)
            await gate.wait()
            return await find(table_id)

        hub.find = slow  # type: ignore[method-assign]
        wire = Wire(hub, cookie, live.id)
        await until(lambda: looked_for)
        for _ in range(MOST_WAITING):
            clock.now += 1
            wire.socket.data_received(masked(TEXT, REQUEST))
            await asyncio.sleep(0)
        assert await closed_with(wire) == 0
        clock.now += 1
        wire.socket.data_received(masked(TEXT, REQUEST))
        assert await closed_with(wire) == 1008
        gate.set()
        await settle()
        assert not live.subscribers, "who was closed does not watch"
        assert wire.socket._working is None

    at_a_table(story, tmp_path)


def test_a_socket_is_asked_for_once(tmp_path: Path) -> None:
    """Whoever was refused cannot ask again over the same connection."""

    async def story(hub: Hub, cookie: str, live: Any) -> None:
        wire = Wire(hub, cookie, "no/place")
        assert wire.transport.ended
        assert b" 404 " in wire.transport.written[0]
        before = len(wire.transport.written)
        again = f"GET /api/tables/{live.id}/socket HTTP/1.1\r\n".encode()
        wire.socket.data_received(again + b"Host: here\r\n\r\n")
        await settle()
        assert len(wire.transport.written) == before

    at_a_table(story, tmp_path)


async def started(hub: Hub, cookie: str, live: Any) -> tuple[Wire, bytes]:
    """Start a game; returns the player whose turn it is and a frame with a legal act."""
    wire = await opened(hub, cookie, live)
    host, other = next(iter(live.subscribers)), Subscriber("b" * 32, lambda _: None)
    live.watch(other)
    for seat, subscriber in enumerate((host, other)):
        await live.handle(subscriber, Sit("sit", live.room.made.invite, seat))
    await live.handle(host, Start("start"))
    act = {"do": "act", "id": "last", "decision": 0, "action": live.room.table.legal(0)[0]}
    return wire, masked(TEXT, json.dumps(act).encode())


@pytest.mark.parametrize("how", ["eof", "lost"])
def test_all_that_came_before_the_end_is_read(
    how: str, clock: StoppedClock, tmp_path: Path
) -> None:
    """Also what was to be read in a later turn."""

    async def story(hub: Hub, cookie: str, live: Any) -> None:
        wire, act = await started(hub, cookie, live)
        wire.socket.data_received(masked(PING) * (MOST - 1) + act)
        if how == "eof":
            wire.socket.eof_received()
        else:
            wire.transport.closed = True
        wire.socket.connection_lost(None)
        await until(lambda: len(live.room.table.actions) == 1)

    at_a_table(story, tmp_path)


def test_a_move_before_a_broken_frame_is_made(tmp_path: Path) -> None:
    async def story(hub: Hub, cookie: str, live: Any) -> None:
        wire, act = await started(hub, cookie, live)
        wire.socket.data_received(act + b"\xff\xff")
        await until(lambda: len(live.room.table.actions) == 1)
        assert await closed_with(wire) == 1002

    at_a_table(story, tmp_path)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (masked(2, b"{}"), 1003),
        (masked(2, b"{", last=False) + masked(CONT, b"}"), 1003),
        (masked(TEXT, b'{"do": "say", "id": "a", "text": "\xff"}'), 1007),
        (masked(8, b"\x03\xe8\xff"), 1007),
        (masked(8, b"\x03\xed"), 1002),
        (masked(8, b"\x0f\xa0bye") + masked(PING), 4000),
        (b"\x81\xfe\x20\x01", 1009),
    ],
)
def test_a_connection_is_closed_with_the_code_that_says_why(
    data: bytes, code: int, tmp_path: Path
) -> None:
    async def story(hub: Hub, cookie: str, live: Any) -> None:
        wire = await opened(hub, cookie, live)
        wire.socket.data_received(data)
        assert await closed_with(wire) == code
        assert wire.transport.ended
        assert wire.client.close_rcvd
        by = ("client", "other") if code == 4000 else ("server", str(code))
        assert hub.metrics.closes == {by: 1}

    at_a_table(story, tmp_path)


def test_a_slow_reader_that_floods_is_not_parsed_after_its_close(
    clock: StoppedClock, tmp_path: Path
) -> None:
    async def story(hub: Hub, cookie: str, live: Any) -> None:
        wire = await opened(hub, cookie, live)
        wire.socket.pause_writing()
        wire.socket.data_received(masked(PING) * 1000)
        assert await closed_with(wire) == 1008
        assert wire.socket._reader is None
        assert wire.transport.ended

    at_a_table(story, tmp_path)


def test_a_client_that_breaks_off_after_a_broken_frame_is_no_error(tmp_path: Path) -> None:
    """The transport cannot be written to any more when the frame is read."""

    async def story(hub: Hub, cookie: str, live: Any) -> None:
        told = list[Any]()
        asyncio.get_running_loop().set_exception_handler(lambda _, what: told.append(what))
        wire = await opened(hub, cookie, live)

        def gone(*_: object) -> None:
            raise RuntimeError("the handler is closed")

        wire.socket.data_received(b"\xff\xff")
        wire.transport = SimpleNamespace(
            write=gone, write_eof=gone, abort=gone, resume_reading=gone, is_closing=lambda: True
        )
        wire.socket._transport = wire.transport
        wire.socket.connection_lost(ConnectionResetError())
        await settle()
        assert not told
        assert not live.subscribers

    at_a_table(story, tmp_path)
