"""Floods and hostile frames over real sockets: closed with a reason, without affecting others."""

from __future__ import annotations

import asyncio
import base64
import os
import random
import socket
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from parlour.server.socket.frames import BINARY, CLOSE, CONT, FIN, PING, PONG, TEXT
from tests.server.harness import (
    PATIENCE_S,
    Server,
    ask,
    leave,
    make_table,
    new_guest,
    seated,
)
from tests.server.test_frames import hostile

pytestmark = pytest.mark.slow

MILLIONS = 2_000_000
MANY = 200_000
CHUNK = 1 << 18
ALLOWED = {1000, 1002, 1003, 1007, 1008, 1009}  # besides codes that the client itself closed with
MOVES = 20  # at another table, answered during floods
MOST_FLOODS = 300


def masked(kind: int, body: bytes = b"", last: bool = True) -> bytes:
    """Create a client frame with a mask of zeros."""
    size = len(body)
    length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes(((FIN if last else 0) | kind,)) + length + bytes(4) + body


FLOODS = {
    "pings": (b"", masked(PING)),
    "empty continuations": (masked(TEXT, last=False), masked(CONT, last=False)),
}


def request(server: Server, path: str, cookie: str) -> bytes:
    """Create the HTTP request for a socket."""
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET {path} HTTP/1.1\r\nHost: {server.host}\r\nCookie: {cookie}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


class Raw:
    """A client that writes raw bytes and reads only when told to."""

    def __init__(self, server: Server, path: str, cookie: str, more: bytes = b"") -> None:
        self.line = socket.create_connection(("127.0.0.1", server.port), PATIENCE_S)
        self.received = b""
        self.line.sendall(request(server, path, cookie) + more)
        while b"\r\n\r\n" not in self.received:
            data = self.line.recv(65536)
            assert data, f"no answer to the handshake: {self.received!r}"
            self.received += data
        self.answer, _, self.received = self.received.partition(b"\r\n\r\n")

    def flood(self, first: bytes, each: bytes, times: int) -> None:
        """Send a frame repeatedly without reading."""
        data = first + each * times
        with suppress(ConnectionError):
            for at in range(0, len(data), CHUNK):
                self.line.sendall(data[at : at + CHUNK])

    def send(self, data: bytes) -> bool:
        """Send bytes; False if the server has closed."""
        try:
            self.line.sendall(data)
        except ConnectionError:
            return False
        return True

    def code(self) -> int:
        """Read to the end; returns the server's close code (1006 if there is none)."""
        with self.line, suppress(ConnectionError):
            while data := self.line.recv(65536):
                self.received += data
        return next(
            (int.from_bytes(b[:2], "big") or 1005 for k, b in self.frames() if k == CLOSE), 1006
        )

    def frames(self) -> Iterator[tuple[int, bytes]]:
        """Yield the received frames."""
        data = self.received
        while len(data) >= 2:
            size, start = data[1], 2
            if size >= 126:
                start = 4 if size == 126 else 10
                size = int.from_bytes(data[2:start], "big")
            yield data[0] & 0x0F, data[start : start + size]
            data = data[start + size :]


def at_table(server: Server) -> tuple[str, str]:
    """Return the path of a table's socket and a spectator's cookie."""
    return f"/api/tables/{make_table(server, new_guest(server), seats=2).id}/socket", new_guest(
        server
    )


def at_bench(server: Server) -> tuple[str, str]:
    """Return the path of a shared puzzle's socket and a guest's cookie."""
    path = "/api/puzzles/pattern-overlap/A-01/together"
    opened = ask(server, "POST", path, {"placed": []}, new_guest(server))
    assert opened.status == 201, opened
    return f"/api/together/{opened.json['bench']}/socket", new_guest(server)


async def play_on(server: Server, luck: random.Random, enough: threading.Event) -> int:
    """Play, at one table after another, until there were enough moves; returns their number."""
    answered = 0
    while answered < MOVES:
        _, players = await seated(server, 2)
        while answered < MOVES and not players[0].shown["result"]:
            actor = next(player for player in players if player.shown["moves"])
            entry = await actor.act(luck.choice(actor.options()))
            for one in players:
                await one.seen(entry)
            answered += 1
        await leave(*players)
    enough.set()
    return answered


def flood_until(
    server: Server, where: tuple[str, str], frames: tuple[bytes, bytes], times: int,
    enough: threading.Event,
) -> Counter[int]:  # fmt: skip
    """Flood one socket after another until others have moved enough; returns the close codes."""
    codes = Counter[int]()
    while not codes or (not enough.is_set() and codes.total() < MOST_FLOODS):
        raw = Raw(server, *where)
        raw.flood(*frames, times)
        codes[raw.code()] += 1
    return codes


async def flooded(
    server: Server, where: tuple[str, str], frames: tuple[bytes, bytes], times: int
) -> None:
    """Check that another table's moves are answered during a flood and the flooder is closed."""
    enough = threading.Event()
    flooding = asyncio.create_task(
        asyncio.to_thread(flood_until, server, where, frames, times, enough)
    )
    try:
        answered = await play_on(server, random.Random(1), enough)
    finally:
        enough.set()
        codes = await flooding
    assert answered == MOVES
    assert set(codes) == {1008}, codes


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("floods")) as running:
        yield running
        running.assert_no_traceback()


@pytest.mark.parametrize("kind", FLOODS)
@pytest.mark.parametrize("place", [at_table, at_bench])
def test_a_flood_is_closed_and_another_table_plays_on(
    kind: str, place: Callable[[Server], tuple[str, str]], server: Server
) -> None:
    asyncio.run(flooded(server, place(server), FLOODS[kind], MANY))


@pytest.mark.soak
@pytest.mark.parametrize("kind", FLOODS)
def test_two_million_frames_are_closed_and_another_table_plays_on(
    kind: str, server: Server
) -> None:
    asyncio.run(flooded(server, at_table(server), FLOODS[kind], MILLIONS))


def test_a_handshake_cannot_be_repeated(server: Server) -> None:
    """What comes after a refused handshake is thrown away; before it, it may be lost."""
    path, cookie = at_table(server)
    refused = Raw(server, "/api/no/socket", cookie)
    assert b" 404 " in refused.answer
    for _ in range(3):
        refused.send(request(server, path, cookie) + masked(PING) * 1000)
        refused.send(request(server, "/api/no/socket", cookie))
    assert refused.code() == 1006
    assert b" 101 " not in refused.received
    for early in (masked(PING) * 3, masked(PING) * MANY, b"\xff" * 1000, b"GET / HTTP/1.1\r\n\r\n"):
        raw = Raw(server, path, cookie, more=early)
        raw.send(masked(PING, b"later") + masked(CLOSE, b"\x03\xe8"))
        assert raw.code() in ALLOWED
    last = Raw(server, path, cookie)
    assert last.answer.startswith(b"HTTP/1.1 101 ")
    last.line.close()
    server.assert_no_traceback()


# While a table is being loaded

LATE = """  # a table is found once a file is gone
import asyncio
from pathlib import Path
from parlour.server.tables.hub import Hub
find = Hub.find
async def late(self, table_id):
    while Path({gate!r}).exists():
        await asyncio.sleep(0.01)
    return await find(self, table_id)
Hub.find = late
"""


def test_a_flood_while_its_table_is_looked_for_is_closed(tmp_path: Path) -> None:
    gate = tmp_path / "gate"

    async def story(server: Server) -> None:
        where = await asyncio.to_thread(at_table, server)
        _, players = await seated(server, 2)
        gate.touch()
        enough, codes = threading.Event(), Counter[int]()
        for frames in FLOODS.values():
            flooding = asyncio.to_thread(flood_until, server, where, frames, MANY, enough)
            enough.set()
            codes += await flooding
        assert codes == {1008: 2}
        host = players[0] if players[0].shown["moves"] else players[1]
        assert await host.act(host.options()[0]) > 0
        gate.unlink()
        await leave(*players)

    with Server(tmp_path, first=LATE.format(gate=str(gate)), forked=True) as server:
        asyncio.run(story(server))
        server.assert_no_traceback()


# Hostile frames


def some_frame(luck: random.Random) -> bytes:
    """Generate a malicious frame, or a valid but odd one."""
    roll = luck.random()
    if roll < 0.55:
        text = hostile(luck).decode(errors="ignore").encode()[:8192]
        return masked(TEXT, text)
    if roll < 0.7:
        return masked(luck.choice((PING, PONG)), luck.randbytes(luck.choice((0, 5, 125))))
    if roll < 0.95:
        text = hostile(luck).decode(errors="ignore").encode()[:4000]
        cuts = sorted(luck.randrange(len(text) + 1) for _ in range(luck.randrange(1, 5)))
        parts = [text[a:b] for a, b in zip([0, *cuts], [*cuts, len(text)])]
        kinds = [TEXT, *[CONT] * (len(parts) - 1)]
        between = masked(PING, b"between") if luck.random() < 0.3 else b""
        return between.join(
            masked(kind, part, last=at == len(parts) - 1)
            for at, (kind, part) in enumerate(zip(kinds, parts))
        )
    return luck.choice(
        (
            masked(TEXT, hostile(luck)[:8192]), masked(BINARY, hostile(luck)[:8192]),
            masked(CONT, b"x"), masked(CLOSE, luck.randbytes(luck.randrange(9))),
            masked(luck.randrange(16), b"?"), masked(PING, b"x", last=False),
            masked(PING, b"x" * 126), b"\x81\xfe\xff\xff", b"\x81\xff" + b"\xff" * 8,
            b"\x81\xfe\x00\x01" + bytes(5), b"\x81\x01x", b"\xc1\x80" + bytes(4),
            luck.randbytes(luck.randrange(1, 40)),
        )
    )  # fmt: skip


def quiet_frames(luck: random.Random, count: int) -> bytes:
    """Generate valid control frames and fragments, but too many of them."""
    stream = masked(TEXT, last=False)
    for _ in range(count - 1):
        if luck.random() < 0.5:
            stream += masked(CONT, luck.choice((b"", b"x")), last=False)
        else:
            stream += masked(luck.choice((PING, PONG)), luck.randbytes(luck.choice((0, 5, 125))))
    return stream


def attack(
    server: Server, where: tuple[str, str], frames: int, seed: int
) -> tuple[Counter[int], int]:
    """Send hostile frames over many sockets; returns the close codes and the most on one socket."""
    luck, codes, sent, most = random.Random(seed), Counter[int](), 0, 0
    while sent < frames:
        raw, here = Raw(server, *where), 0
        if sent == 0 or luck.random() < 0.1:
            here = 1000
            raw.send(quiet_frames(luck, here))
            raw.send(masked(CLOSE, b"\x03\xe8"))
            code = raw.code()
            assert code == 1008, "control frames and fragments were not paid for"
        else:
            here = _send_hostile(raw, luck)
            code = raw.code()
        codes[code] += 1
        sent, most = sent + here, max(most, here)
    return codes, most


def _send_hostile(raw: Raw, luck: random.Random) -> int:
    """Send hostile frames over one socket, then close; returns how many."""
    here, calm = 0, luck.random() < 0.4  # many frames, few of which end the connection
    for _ in range(luck.choice((5, 95, 150, 400))):
        frame = some_frame(luck)
        if calm and luck.random() < 0.9:
            frame = masked(TEXT, b"{}")
        here += 1
        if not raw.send(frame):
            break
    raw.send(masked(CLOSE, b"\x03\xe8"))
    with suppress(OSError):
        raw.line.shutdown(socket.SHUT_WR)
    return here


async def _attack_and_play(server: Server, frames: int) -> Counter[int]:
    places = [await asyncio.to_thread(place, server) for place in (at_table, at_bench)]
    _, players = await seated(server, 3)
    attacks = [
        asyncio.create_task(asyncio.to_thread(attack, server, where, frames // 2, seed))
        for seed, where in enumerate(places)
    ]
    await asyncio.gather(*(player.play(random.Random(7)) for player in players))
    await leave(*players)
    codes = Counter[int]()
    for counted, most in [await one for one in attacks]:
        codes += counted
        assert most > 90
    _, players = await seated(server, 2)
    await asyncio.gather(*(player.play(random.Random(8)) for player in players))
    await leave(*players)
    return codes


def _assert_typed(codes: Counter[int]) -> None:
    """Check that every connection ended with a meaningful code."""
    theirs = {code for code in codes if code == 1005 or 3000 <= code < 5000}
    assert set(codes) - theirs <= ALLOWED | {1001, 1011, 1012, 1013, 1014}, codes
    assert codes.keys() >= {1002, 1008}, codes
    assert 10 * sum(codes[code] for code in theirs) <= codes.total(), codes


def test_hostile_frames_end_in_a_typed_error_or_a_close(server: Server) -> None:
    _assert_typed(asyncio.run(_attack_and_play(server, 4_000)))


@pytest.mark.soak
def test_very_many_hostile_frames_end_in_a_typed_error_or_a_close(server: Server) -> None:
    codes = asyncio.run(_attack_and_play(server, 100_000))
    _assert_typed(codes)
    assert codes.keys() >= {1000, 1002, 1003, 1007, 1008, 1009}


# Slow readers


def test_readers_that_do_not_read_and_flood_are_closed(server: Server) -> None:
    """Neither what they are owed nor what they send piles up, and their table plays on."""

    async def story() -> None:
        table, players = await seated(server, 2)
        path, host = f"/api/tables/{table.id}/socket", players[0]
        raws = [await asyncio.to_thread(Raw, server, path, new_guest(server)) for _ in range(5)]
        await host.until(lambda: host.screen.present.get("watching") == 5)
        looks = masked(TEXT, b'{"do": "look", "id": "a"}') * 50
        floods = [
            asyncio.create_task(asyncio.to_thread(raw.flood, looks, masked(PONG), MANY))
            for raw in raws
        ]
        await asyncio.gather(*(player.play(random.Random(3)) for player in players))
        await asyncio.gather(*floods)
        assert {await asyncio.to_thread(raw.code) for raw in raws} == {1008}
        await host.until(lambda: host.screen.present["watching"] == 0)
        await leave(*players)

    asyncio.run(story())
