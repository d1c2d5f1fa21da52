"""HTTP limits without a proxy: oversized, incomplete and excessive requests cost little and end."""

from __future__ import annotations

import asyncio
import json
import random
import select
import socket
import struct
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import (
    PATIENCE_S,
    Player,
    Server,
    ask,
    leave,
    make_table,
    new_guest,
    seated,
)

pytestmark = pytest.mark.slow

GET = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"
SMALL_HEADER = b"x-a: b\r\n"
SHORT = """
import os
os.environ.update(PARLOUR_HEAD_SECONDS="1", PARLOUR_BODY_SECONDS="1")
"""
FAR = """
import os
os.environ["PARLOUR_CONNECTIONS_PER_ADDRESS"] = "20"
try:
    from parlour.server.protocol import connection_limits
    connection_limits.is_loopback = lambda network: False  # as if clients were elsewhere
except ImportError:
    pass
"""
FULL = 'import os; os.environ["PARLOUR_CONNECTIONS"] = "30"'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("limits"), first=SHORT) as running:
        yield running
        running.assert_no_traceback()


def opened(server: Server) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), PATIENCE_S)
    line.settimeout(PATIENCE_S)
    return line


def heard(line: socket.socket) -> bytes:
    """Read until the server closes; raises TimeoutError if it doesn't."""
    said = b""
    with suppress(ConnectionResetError):
        while piece := line.recv(65536):
            said += piece
    return said


def status(said: bytes) -> int:
    return int(said.split(b" ", 2)[1]) if said.startswith(b"HTTP/1.1 ") else 0


def sent(line: socket.socket, *pieces: bytes) -> None:
    """Send, ignoring a server that closes in the meantime."""
    with suppress(BrokenPipeError, ConnectionResetError):
        for piece in pieces:
            line.sendall(piece)


def peak_mb(server: Server) -> float:
    """Return the server's peak memory."""
    text = Path(f"/proc/{server.pid}/status").read_text()
    return int(text.partition("VmHWM:")[2].split()[0]) / 1024


# Size


def test_26_mb_of_small_headers_are_refused_and_cost_no_memory(server: Server) -> None:
    before = peak_mb(server)
    with opened(server) as line:
        sent(line, GET, *[SMALL_HEADER * 4096] * (26 * 1024 * 1024 // (len(SMALL_HEADER) * 4096)))
        assert status(heard(line)) == 431
    assert peak_mb(server) - before < 40
    assert ask(server, "GET", "/health").status == 200


@pytest.mark.parametrize(
    "request_",
    [
        GET + SMALL_HEADER * 2500 + b"\r\n",
        GET + b"x-a: " + b"b" * 20_000 + b"\r\n\r\n",
        GET + b"x-a: " + b"b" * 200_000,
        b"GET /?" + b"a" * 20_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        CHUNKED + SMALL_HEADER * 2500 + b"\r\n",
    ],
    ids=["many headers", "a long header", "an endless header", "a long address", "trailers"],
)
def test_a_head_over_16_kib_is_refused(server: Server, request_: bytes) -> None:
    with opened(server) as line:
        sent(line, request_)
        assert 431 in _statuses(heard(line))


def _statuses(said: bytes) -> list[int]:
    return [int(part[:3]) for part in said.split(b"HTTP/1.1 ")[1:]]


def test_an_endless_body_is_cut_off(server: Server) -> None:
    with opened(server) as line:
        sent(line, POST + b"Content-Length: 900000000\r\n\r\n", *[b" " * 65536] * 160)
        said = heard(line)
    assert status(said) in (413, 0), said[:200]
    assert ask(server, "GET", "/health").status == 200


def test_ordinary_heads_and_pipelined_requests_pass(server: Server) -> None:
    long = GET + b"x-a: " + b"b" * 15_000 + b"\r\n\r\n"
    body = json.dumps({"game": "x" * 30_000}).encode()
    posted = POST + b"Content-Length: %d\r\n\r\n" % len(body) + body
    with opened(server) as line:
        sent(line, long + posted + long + GET + b"Connection: close\r\n\r\n")
        found = _statuses(heard(line))
    assert len(found) == 4, found
    assert (found[0], found[2], found[3]) == (200, 200, 200)
    assert found[1] not in (408, 413, 431)


# Time


HALF_SENT = {
    "nothing": b"",
    "a line": b"GET /hea",
    "a head": GET + b"x-a: b\r\n",
    "half a body": POST + b"Content-Length: 100\r\n\r\n{",
    "an endless chunked body": POST + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
}


@pytest.mark.parametrize("half", HALF_SENT.values(), ids=HALF_SENT.keys())
def test_a_half_sent_request_is_closed(server: Server, half: bytes) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(opened(server)) for _ in range(60)]
        for line in lines:
            sent(line, half)
        last = [_statuses(heard(line))[-1:] for line in lines]
    assert last == [[408] if half else []] * 60


@pytest.mark.parametrize("half", [b"GET /hea", b"\r\n"], ids=["a line", "an empty line"])
def test_a_half_sent_request_after_an_answer_is_closed(server: Server, half: bytes) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(opened(server)) for _ in range(60)]
        for line in lines:
            sent(line, GET + b"\r\n")
            assert status(line.recv(65536)) == 200
            sent(line, half)
        last = [_statuses(heard(line)) for line in lines]
    assert last == [[408] if half.strip() else []] * 60


def test_a_request_that_dribbles_in_is_closed(server: Server) -> None:
    with opened(server) as line:
        line.settimeout(0.05)
        for byte in GET * 100:
            with suppress(TimeoutError):
                line.sendall(bytes([byte]))
                if line.recv(1, socket.MSG_PEEK):
                    break
        line.settimeout(PATIENCE_S)
        assert status(heard(line)) == 408


def test_slow_answers_and_idle_sockets_are_left_alone(server: Server) -> None:
    """What is timed is a request, not what comes after it."""
    host = new_guest(server)
    table = make_table(server, host)

    async def story() -> None:
        async with Player(server, table.id, host) as player:
            with opened(server) as line:  # closed after a time in which the socket isn't
                assert await asyncio.to_thread(heard, line) == b""
            await player.sit(table.invite)

    asyncio.run(story())


# Number


def test_connections_are_limited_for_each_address(tmp_path: Path) -> None:
    with Server(tmp_path, first=FAR) as server, ExitStack() as stack:
        lines = [stack.enter_context(opened(server)) for _ in range(30)]
        refused = _refused(lines, 10)
        good = [line for line in lines if line not in refused]
        for line in good:
            line.sendall(GET + b"\r\n")
            assert line.recv(65536).startswith(b"HTTP/1.1 200")
        for line in good[:5]:
            line.close()
        _until(lambda: ask(server, "GET", "/health").status == 200)
        server.assert_no_traceback()


def test_websockets_count_while_they_live(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        host = await asyncio.to_thread(new_guest, server)
        table = await asyncio.to_thread(make_table, server, host)
        players = [Player(server, table.id, host) for _ in range(20)]
        for player in players:
            await player.open()
            await player.until(lambda player=player: player.shown)
        assert (await asyncio.to_thread(_health, server)) == 503
        await leave(*players)
        await asyncio.to_thread(_until, lambda: _health(server) == 200)

    with Server(tmp_path, first=FAR) as server:
        asyncio.run(story(server))
        server.assert_no_traceback()


def test_connections_are_limited_in_all_and_a_proxy_here_has_no_limit_of_its_own(
    tmp_path: Path,
) -> None:
    first = f'{FULL}\nos.environ["PARLOUR_CONNECTIONS_PER_ADDRESS"] = "5"'
    with Server(tmp_path, first=first) as server, ExitStack() as stack:
        lines = [stack.enter_context(opened(server)) for _ in range(40)]
        assert len(_refused(lines, 10)) == 10


@pytest.mark.parametrize("workers", [1, 2])
def test_connections_that_ended_are_not_counted(tmp_path: Path, workers: int) -> None:
    """Also those that one process hands to another."""

    async def story(server: Server) -> None:
        host = await asyncio.to_thread(new_guest, server)
        tables = [await asyncio.to_thread(make_table, server, host) for _ in range(4)]
        for number in range(80):
            async with Player(server, tables[number % 4].id, host):
                pass

    with Server(tmp_path, first=FULL, workers=workers) as server:
        for _ in range(80):
            with opened(server) as line:  # reset in the middle of a request
                line.sendall(GET)
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        asyncio.run(story(server))
        assert _health(server) == 200
        server.assert_no_traceback()


def _refused(lines: list[socket.socket], count: int) -> list[socket.socket]:
    """Wait until exactly this many connections were refused, and return them."""
    ends, found = time.monotonic() + PATIENCE_S, []
    while len(found) < count and time.monotonic() < ends:
        found = select.select(lines, [], [], 0.1)[0]
    assert len(found) == count
    assert {status(heard(line)) for line in found} == {503}
    return found


def _health(server: Server) -> int:
    with opened(server) as line:
        sent(line, GET + b"Connection: close\r\n\r\n")
        return status(heard(line))


def _until(good: Callable[[], bool]) -> None:
    ends = time.monotonic() + PATIENCE_S
    while not good():
        assert time.monotonic() < ends
        time.sleep(0.05)


# Expensive reads


COUNTED = """
import threading, time
from pathlib import Path
from parlour.server.http import tables
folder, made, lock, running = Path({folder!r}), tables.replay, threading.Lock(), []

def replay(*given):
    with lock:
        running.append(1)
        with open(folder / "running", "a") as file:
            file.write(f"{{len(running)}}\\n")
    ends = time.monotonic() + 60
    while (folder / "hold").exists() and time.monotonic() < ends:
        time.sleep(0.01)
    with lock:
        running.pop()
    return made(*given)

tables.replay = replay
"""


@pytest.fixture(scope="module")
def counting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Path, str, str]]:
    """A server that records the replays it makes, with a finished game and its player."""
    folder = tmp_path_factory.mktemp("replays")

    async def played(server: Server) -> tuple[str, str]:
        table, (player,) = await seated(server, 1, options={"transmitter": "house"})
        await player.play(random.Random(1))
        await leave(player)
        return table.id, player.cookie

    with Server(folder, first=COUNTED.format(folder=str(folder))) as server:
        table, cookie = asyncio.run(played(server))
        yield server, folder, table, cookie
        server.assert_no_traceback()


def test_a_flood_of_replays_leaves_the_others_their_turn(
    counting: tuple[Server, Path, str, str],
) -> None:
    server, folder, table, _ = counting
    (folder / "running").write_text("")
    (folder / "hold").touch()
    guests = [new_guest(server) for _ in range(40)]
    answers: list[Any] = []
    lock = threading.Lock()

    def flood(cookie: str) -> None:
        answer = ask(server, "GET", f"/api/tables/{table}/replay?eyes=all", cookie=cookie)
        with lock:
            answers.append(answer)

    with ThreadPoolExecutor(40) as pool, ExitStack() as stack:
        stack.callback((folder / "hold").unlink)
        for cookie in guests:
            pool.submit(flood, cookie)
        _until(lambda: len(answers) == 22)  # 2 are made, 16 wait
        assert {answer.status for answer in answers} == {429}
        assert all(int(answer.headers["retry-after"]) > 0 for answer in answers)
        assert all(answer.json["code"] == "many" for answer in answers)
        for _ in range(5):
            for path in ("/api/me", "/api/games", "/api/tables", f"/api/tables/{table}"):
                assert ask(server, "GET", path).status == 200
            make_table(server, new_guest(server))
        assert len(answers) == 22
    assert Counter(answer.status for answer in answers) == {429: 22, 200: 18}
    most = max(map(int, (folder / "running").read_text().split()))
    assert most == 2


def test_a_replay_is_made_once_until_the_log_grows(
    counting: tuple[Server, Path, str, str],
) -> None:
    server, folder, table, player = counting
    path = f"/api/tables/{table}/replay?eyes=none"
    (folder / "running").write_text("")

    def made() -> int:
        return len((folder / "running").read_text().split())

    first = ask(server, "GET", path, cookie=player)
    assert ask(server, "GET", path, cookie=player).body == first.body
    assert made() == 1
    stranger = ask(server, "GET", path, cookie=new_guest(server)).json
    assert (first.json["seat"], stranger["seat"]) == (0, None)
    assert ask(server, "GET", path, cookie=new_guest(server)).json == stranger
    assert made() == 2

    async def again() -> None:
        async with Player(server, table, player) as one:
            await one.request("rematch")

    asyncio.run(again())
    after = ask(server, "GET", path, cookie=player).json
    assert after["lobby"]["rematch"] != first.json["lobby"]["rematch"]


@pytest.mark.parametrize("eyes", ["9", "-1", "00", "²", "9" * 6000, "/etc/passwd"])
def test_eyes_that_no_seat_has_are_refused(
    counting: tuple[Server, Path, str, str], eyes: str
) -> None:
    from urllib.parse import quote

    server, _, table, player = counting
    answer = ask(server, "GET", f"/api/tables/{table}/replay?eyes={quote(eyes)}", cookie=player)
    assert (answer.status, answer.json["code"]) == (400, "eyes")


def _far(number: int) -> dict[str, str]:
    return {"X-Forwarded-For": f"192.0.2.{number}"}


def _reads(server: Server, path: str, most: int, cookie: str = "", **headers: str) -> Any:
    """Send requests until one is refused as too many; returns the last response."""
    for _ in range(most):
        answer = ask(server, "GET", path, cookie=cookie, **headers)
        if answer.status == 429:
            break
    return answer


def test_costly_reads_are_limited_for_each_address(server: Server) -> None:
    answer = _reads(server, "/api/tables/none/replay", 400, **_far(1))
    assert (answer.status, answer.json["code"]) == (429, "many")
    assert int(answer.headers["retry-after"]) == answer.json["retry_s"] == 1
    assert ask(server, "GET", "/", **_far(1)).status == 200, "cheap reads are still answered"
    assert ask(server, "GET", "/api/tables", **_far(2)).status == 200
    assert ask(server, "GET", "/api/tables").status == 200, "this machine has no limit"


def test_costly_reads_are_limited_for_each_guest(server: Server) -> None:
    guest = new_guest(server)
    answers = [
        ask(server, "GET", "/api/tables/none/replay", cookie=guest, **_far(10 + number))
        for number in range(200)
    ]
    assert 429 in {answer.status for answer in answers}
    assert ask(server, "GET", "/api/mine", cookie=new_guest(server), **_far(10)).status == 200


def test_thirty_first_visits_from_one_address_are_all_answered(server: Server) -> None:
    """A household, or a class, behind one address: the pages, their files and the lists."""
    for _ in range(30):
        cookie = new_guest(server)
        for path in ["/", "/api/games", "/api/me", "/api/tables", "/api/mine", *["/icon.svg"] * 40]:
            answer = ask(server, "GET", path, cookie=cookie, **_far(3))
            assert answer.status != 429, path
