"""parlour load: load-test a server by playing real games over real sockets.

Every seat has its own socket and plays random legal actions. In real-time games, tables are created
with the option `assist` (otherwise the server doesn't send legal actions) and without a lock after
each act, and losing a race to another player is not an error. An act counts once it is
acknowledged, and as seen once every seat at its table has received it. This client shares no code
with the server: it measures only what a browser could measure.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
import random
import re
import secrets
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any
from urllib.parse import SplitResult, urlsplit

import msgspec

from parlour.core.errors import ParlourError

AT_ONCE = 32  # tables being created at the same time
ACTS_A_SECOND, HEAD_START_S = 45.0, 1.5  # each seat's rate limit, below the server's
PATIENCE_S = 30.0
COMPILED_S = 300.0  # on a fresh machine, a game's first table may wait for compilation
RACING = {"assist": True, "play_lock_ms": 0}
PART_OF_RACING = ("not_playing", "over")  # expected in a race, like being late
SETTLING_S = 0.5
USUAL_GAME = "transmitter"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Load(msgspec.Struct, frozen=True):
    """The results; null for anything that couldn't be measured."""

    moves_per_s: float
    ack_p50_ms: float | None
    ack_p99_ms: float | None
    seen_p99_ms: float | None
    errors: int
    server_rss_mb: float | None


class Done(msgspec.Struct, tag_field="is", tag="done"):
    """A request was accepted."""

    id: str
    entry: int


class Refusal(msgspec.Struct, tag_field="is", tag="refused"):
    """A request was refused."""

    id: str
    code: str
    words: str
    late: bool = False
    locked_ms: int = 0


class Over(msgspec.Struct):
    """How a game ended."""


class Shown(msgspec.Struct, tag_field="is", tag="shown"):
    """A seat's full view, reduced to the fields needed here."""

    entry: int
    moves: list[int]
    decision: int
    result: Over | None = None


class Changed(msgspec.Struct, tag_field="is", tag="changed"):
    """An update to a seat's view; omitted fields are unchanged."""

    entry: int
    done: str | None = None
    moves: list[int] | None = None
    decision: int | None = None
    result: Over | None = None


class Present(msgspec.Struct, tag_field="is", tag="present"):
    """Who is here."""


read = msgspec.json.Decoder(Done | Refusal | Shown | Changed | Present).decode
write = msgspec.json.Encoder().encode


def run_load(
    url: str, game: str | None = None, tables: int = 100, seats: int | None = None,
    seconds: float = 10.0, pace: float | None = None, server_pid: int | None = None,
) -> Load:  # fmt: skip
    """Load-test the server at a URL; raise ParlourError if that isn't possible."""
    place = _place(url)
    if server_pid is not None and not Path(f"/proc/{server_pid}/statm").exists():
        raise ParlourError(f"can't read the memory of process {server_pid}")
    crowd = Crowd(place, game, tables, seats, pace)
    _give_way()
    return _runner()(crowd.measured(seconds, server_pid))


def _give_way() -> None:
    """On Linux, use batch scheduling, to avoid preempting the server being measured."""
    if hasattr(os, "SCHED_BATCH"):
        with contextlib.suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def _runner() -> Callable[[Coroutine[Any, Any, Load]], Load]:
    """uvloop's event loop runner if installed, otherwise asyncio's."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run
    run: Callable[[Coroutine[Any, Any, Load]], Load] = uvloop.run
    return run


class Crowd:
    """All tables and their measurements."""

    def __init__(
        self, place: SplitResult, game: str | None, tables: int, seats: int | None,
        pace: float | None,
    ) -> None:  # fmt: skip
        self.web, self.game, self.seats, self.pace = Web(place), game, seats, pace
        self.options: dict[str, Any] = {}
        self.tables = [Playing(self) for _ in range(tables)]
        self.counting, self.errors, self.acks, self.sights = False, 0, [0.0], [0.0]
        self.making = asyncio.Semaphore(AT_ONCE)
        self.running: set[asyncio.Task[None]] = set()

    async def measured(self, seconds: float, server_pid: int | None) -> Load:
        """Open all tables, let them play, and measure for some seconds."""
        try:
            await self._look_around()
            await asyncio.gather(*[self.follow(table.begin()) for table in self.tables])
            await asyncio.sleep(SETTLING_S)
            return await self._counted(seconds, server_pid)
        except TimeoutError as error:
            raise ParlourError(
                f"the server at {self.web.address} took more than {PATIENCE_S:.0f} s to respond;"
                " try fewer tables"
            ) from error
        finally:
            await self._go_home()

    async def _counted(self, seconds: float, server_pid: int | None) -> Load:
        begun = self._count(True)
        await asyncio.sleep(seconds)
        took = self._count(False) - begun
        return Load(
            round(len(self.acks) / took, 1), _ms(self.acks, 0.5), _ms(self.acks, 0.99),
            _ms(self.sights, 0.99), self.errors + sum(table.stuck() for table in self.tables),
            await self.web.memory_mb() if server_pid is None else memory_mb(server_pid),
        )  # fmt: skip

    async def _look_around(self) -> None:
        """Check that the server is up, and choose the game, seats and options."""
        try:
            good = (await self.web.ask("GET", "/health")).get("status") == "good"
        except (OSError, EOFError, TimeoutError, msgspec.DecodeError, AttributeError) as error:
            raise ParlourError(f"no Parlour server found at {self.web.address}") from error
        if not good:
            raise ParlourError(f"the server at {self.web.address} is not healthy")
        cards = {card["name"]: card for card in await self.web.ask("GET", "/api/games")}
        self.game = self.game or USUAL_GAME
        if self.game in cards and self.seats is None:
            self.seats = cards[self.game]["usual_seats"]
        if self.game in cards and cards[self.game]["dynamics"] == "real time":
            names = [option["name"] for option in cards[self.game]["options"]]
            self.options = {name: value for name, value in RACING.items() if name in names}

    def _count(self, counting: bool) -> float:
        self.counting = counting
        if counting:
            self.acks, self.sights, self.errors = [], [], 0
        return time.perf_counter()

    async def _go_home(self) -> None:
        for task in self.running:
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)
        for table in self.tables:
            table.close()
        await self.web.close()

    def follow(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a coroutine as a tracked background task."""
        task = asyncio.get_running_loop().create_task(work)
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        return task


class Playing:
    """A sequence of tables, played one after another by the same guests."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd, self.players = crowd, list[Player]()
        self.cookies: list[str] = []
        self.unseen: dict[int, float] = {}  # send times of acts not yet seen by all, by entry
        self.due = 0.0
        self.over = True

    async def begin(self) -> None:
        """Create a table, take all seats and start the game."""
        crowd = self.crowd
        async with crowd.making:
            while len(self.cookies) < (crowd.seats or 0):
                self.cookies.append(await crowd.web.new_guest())
            made = await crowd.web.ask(
                "POST", "/api/tables", self.cookies[0],
                {"game": crowd.game, "seats": crowd.seats, "options": crowd.options}, COMPILED_S,
            )  # fmt: skip
            self.over, self.unseen = False, {}
            self.due = time.perf_counter() + random.random() / (crowd.pace or 1e9)
            self.players = [Player(self) for _ in self.cookies]
            for player, cookie in zip(self.players, self.cookies):
                await crowd.web.seat(player, made["table"], cookie)
            for seat, player in enumerate(self.players):
                await player.ask({"do": "sit", "invite": made["invite"], "seat": seat})
            await self.players[0].ask({"do": "start"})

    async def begin_again(self) -> None:
        """Leave and create a new table; count failures as errors and retry."""
        self.close()
        while True:
            try:
                return await self.begin()
            except (OSError, EOFError, TimeoutError, ParlourError):
                self.crowd.errors += 1
                self.close()
                await asyncio.sleep(1.0)

    def close(self) -> None:
        """Leave the table."""
        self.over = True
        for player in self.players:
            player.leave()
        self.players = []

    def end(self) -> None:
        """Start over after a game has ended or can't continue."""
        if not self.over:
            self.over = True
            self.crowd.follow(self.begin_again())

    def stuck(self) -> int:
        """How many acts have gone unanswered for too long."""
        long_ago = time.perf_counter() - PATIENCE_S / 6
        return sum(0.0 < player.sent < long_ago for player in self.players)

    def turn(self) -> float:
        """When the table may act next at its pace.

        A late table skips ahead in whole steps, so tables delayed together don't stay in phase.
        """
        if self.crowd.pace is None:
            return 0.0
        late = time.perf_counter() - self.due
        self.due += (1 + max(0, int(late * self.crowd.pace))) / self.crowd.pace
        return self.due

    def acknowledged(self, entry: int, sent: float, now: float) -> None:
        """Count an act that was acknowledged with this entry number."""
        if self.crowd.counting:
            self.crowd.acks.append(now - sent)
        self.unseen[entry] = sent

    def see(self, now: float) -> None:
        """Count the acts that every seat has now received."""
        everyone = min(player.entry for player in self.players)
        for entry in [entry for entry in self.unseen if entry <= everyone]:
            sent = self.unseen.pop(entry)
            if self.crowd.counting:
                self.crowd.sights.append(now - sent)


class Socket(asyncio.Protocol):
    """A minimal WebSocket client."""

    def __init__(self) -> None:
        self.transport: Any = None
        self.buffer = b""
        self.shaken = False  # whether the handshake is done
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Store the transport."""
        self.transport = transport

    def open(self, host: str, path: str, cookie: str) -> asyncio.Future[None]:
        """Send the handshake; the future completes when the socket is open."""
        if self.transport.is_closing():
            raise ConnectionError("the server closed a connection")
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self.transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
            .encode()
        )  # fmt: skip
        return self.opened

    def data_received(self, data: bytes) -> None:
        """Read the handshake first, then frames."""
        if self.buffer:
            data = self.buffer + data
        self.buffer = self._read_frames(data) if self.shaken else self._shake(data)

    def _shake(self, data: bytes) -> bytes:
        head, mark, rest = data.partition(b"\r\n\r\n")
        if not mark:
            return data
        if b" 101 " not in head.partition(b"\r\n")[0]:
            self.transport.close()
        elif not self.opened.done():
            self.shaken = True
            self.opened.set_result(None)
            return self._read_frames(rest)
        return b""

    def _read_frames(self, data: bytes) -> bytes:
        """Handle all complete frames; return the remaining bytes."""
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : start], "big")
            if end < start + size:
                break
            kind, body = data[at] & 15, data[start : start + size]
            if kind == TEXT:
                self.received(body)
            else:
                self._control(kind, body)
            at = start + size
        return data[at:]

    def _control(self, kind: int, body: bytes) -> None:
        if kind == PING:
            self.send(body, PONG)
        elif kind == CLOSE:
            self.transport.close()

    def send(self, body: bytes, kind: int = TEXT) -> None:
        """Send a frame with a zero mask; masking only protects proxies, and there are none."""
        size = len(body)
        length = (128 | size,) if size < 126 else (254, *size.to_bytes(2, "big"))
        self.transport.write(bytes((128 | kind, *length, 0, 0, 0, 0)) + body)

    def received(self, message: bytes) -> None:
        """Handle a message."""

    def connection_lost(self, error: Exception | None) -> None:
        """Fail the pending handshake, if any."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server refused the socket"))
            self.opened.exception()  # mark as retrieved, in case nothing awaits it


class Player(Socket):
    """One seat, which plays random moves as soon as it receives legal ones."""

    def __init__(self, table: Playing) -> None:
        super().__init__()
        self.table, self.entry, self.sent, self.count, self.asks = table, -1, 0.0, 0, 0
        self.moves: list[int] = []
        self.decision = 0
        self.over = False
        self.asked: asyncio.Future[None] | None = None
        self.locked = 0.0  # when the server's lock on this seat ends
        self.spent = 0.0  # when this seat's acts would end if evenly spaced (rate limit)

    async def ask(self, request: dict[str, Any]) -> None:
        """Send a request and wait until it is accepted."""
        if self.transport.is_closing():
            raise ConnectionError("the server closed a socket")
        self.asked = asyncio.get_running_loop().create_future()
        self.asks += 1
        self.send(write({"id": f"ask {self.asks}", **request}))
        await asyncio.wait_for(self.asked, PATIENCE_S)

    def received(self, message: bytes) -> None:
        """Handle an answer or an update, then act if it is this seat's turn."""
        news, now = read(message), time.perf_counter()
        kind = type(news)
        if kind is Changed or kind is Shown:
            self._see(news, now)
        elif kind is Refusal:
            self._refused(news)
        if not self.sent and self.moves:
            self._take_turn(now)
        elif self.over and not self.table.unseen:
            self.table.end()

    def _see(self, news: Shown | Changed, now: float) -> None:
        self.entry = news.entry
        self.over = news.result is not None
        if news.moves is not None:
            self.moves = news.moves
        if news.decision is not None:
            self.decision = news.decision
        if isinstance(news, Changed) and news.done is not None:
            self._granted(news, now)
        if self.table.unseen:
            self.table.see(now)

    def _granted(self, news: Changed, now: float) -> None:
        if not str(news.done).startswith("ask"):
            sent, self.sent = self.sent, 0.0
            self.table.acknowledged(news.entry, sent, now)
        elif self.asked and not self.asked.done():
            self.asked.set_result(None)

    def _refused(self, news: Refusal) -> None:
        if not news.id.startswith("ask"):
            self.sent, self.locked = 0.0, time.perf_counter() + news.locked_ms / 1000
            racing = bool(self.table.crowd.options)
            if not (racing and (news.late or news.code in PART_OF_RACING)):
                self.table.crowd.errors += 1
        elif self.asked and not self.asked.done():
            self.asked.set_exception(ParlourError(f"the server refused: {news.words}"))

    def _take_turn(self, now: float) -> None:
        """Act now, or later if it is too early."""
        self.sent = now
        self.spent = max(self.spent, now) + 1 / ACTS_A_SECOND
        wait = max(self.spent - HEAD_START_S, self.table.turn(), self.locked) - now
        if wait < 0.001:
            self._act()
        else:
            asyncio.get_running_loop().call_later(wait, self._act)

    def _act(self) -> None:
        if self.table.over or not self.moves or self.transport.is_closing():
            self.sent = 0.0
            return
        self.count += 1
        action = random.choice(self.moves)
        self.sent = time.perf_counter()
        self.send(
            b'{"do":"act","id":"%d","decision":%d,"action":%d,"seen":%d}'
            % (self.count, self.decision, action, self.entry)
        )

    def leave(self) -> None:
        """Close the socket politely."""
        if self.transport and not self.transport.is_closing():
            with contextlib.suppress(RuntimeError):  # abandoned during the handshake
                self.send(b"\x03\xe8", CLOSE)
            self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        """Count a socket lost during a game as an error."""
        super().connection_lost(error)
        if self.asked and not self.asked.done():
            self.asked.set_exception(ConnectionError("the server closed a socket"))
        elif not self.table.over and self in self.table.players:
            self.table.crowd.errors += 1
            self.table.end()


class Web:
    """A minimal HTTP client with keep-alive connections."""

    def __init__(self, place: SplitResult) -> None:
        self.address, self.host = place.geturl(), place.netloc
        self.root = place.path.rstrip("/")
        secure = place.scheme == "https"
        self.where: dict[str, Any] = {
            "host": place.hostname, "port": place.port or (443 if secure else 80),
            "ssl": secure or None,
        }  # fmt: skip
        self.idle: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
        self.opened: list[asyncio.StreamWriter] = []

    async def ask(
        self, method: str, path: str, cookie: str = "", body: Any = None,
        patience_s: float = PATIENCE_S,
    ) -> Any:  # fmt: skip
        """Send a request and decode the JSON response; raise ParlourError on an error status."""
        return (await self._ask(method, path, cookie, body, patience_s=patience_s))[1]

    async def new_guest(self) -> str:
        """The cookie of a new guest."""
        headers, _ = await self._ask("GET", "/api/me", "", None)
        return headers["set-cookie"].partition(";")[0]

    async def memory_mb(self) -> float | None:
        """The server's memory from /metrics, or None if that isn't readable."""
        try:
            text = (await self._ask("GET", "/metrics", "", None, raw=True))[1]
        except (ParlourError, OSError, EOFError, TimeoutError):
            return None
        found = re.findall(rb"^process_resident_memory_bytes\{.*\} (\S+)", text, re.MULTILINE)
        return round(sum(map(float, found)) / 2**20, 1) if found else None

    async def seat(self, player: Player, table: str, cookie: str) -> None:
        """Open a player's socket to a table."""
        loop = asyncio.get_running_loop()
        await asyncio.wait_for(loop.create_connection(lambda: player, **self.where), PATIENCE_S)
        path = f"{self.root}/api/tables/{table}/socket"
        await asyncio.wait_for(player.open(self.host, path, cookie), PATIENCE_S)

    async def _ask(
        self,
        method: str,
        path: str,
        cookie: str,
        body: Any,
        raw: bool = False,
        patience_s: float = PATIENCE_S,
    ) -> tuple[dict[str, str], Any]:
        sent = b"" if body is None else write(body)
        head = (
            f"{method} {self.root}{path} HTTP/1.1\r\nHost: {self.host}\r\nCookie: {cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(sent)}\r\n\r\n"
        )
        async with asyncio.timeout(patience_s):
            status, headers, answer = await self._answer(head.encode() + sent)
        if status >= 400:
            words = msgspec.json.decode(answer).get("words", "no reason given")
            raise ParlourError(f"the server refused: {words}")
        return headers, answer if raw else msgspec.json.decode(answer)

    async def _answer(self, question: bytes) -> tuple[int, dict[str, str], bytes]:
        """Send a request over an idle connection, or over a new one if none is usable."""
        while True:
            fresh = not self.idle
            line = await self._line() if fresh else self.idle.pop()
            if line[1].is_closing():
                continue
            try:
                line[1].write(question)
                answer = await _response(line[0])
            except (OSError, EOFError):
                if fresh:
                    raise
                continue
            self.idle.append(line)
            return answer

    async def _line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        line = await asyncio.open_connection(**self.where)
        self.opened.append(line[1])
        return line

    async def close(self) -> None:
        """Close the connections."""
        for writer in self.opened:
            writer.close()
        await asyncio.gather(*(line.wait_closed() for line in self.opened), return_exceptions=True)


async def _response(reader: asyncio.StreamReader) -> tuple[int, dict[str, str], bytes]:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    first, *lines = head.strip().split("\r\n")
    pairs = [line.partition(":") for line in lines]
    headers = {name.lower(): value.strip() for name, _, value in pairs}
    status = first.split()[1:2]
    if not first.startswith("HTTP/1.1 ") or not status or not status[0].isdigit():
        raise EOFError("the response is not HTTP")
    return int(status[0]), headers, await reader.readexactly(int(headers.get("content-length", 0)))


def memory_mb(pid: int) -> float | None:
    """The resident memory of a process and its descendants, from /proc."""
    try:
        pages = sum(_pages(one) for one in _family(pid))
    except OSError:
        return None
    return round(pages * 4096 / 2**20, 1)


def _family(pid: int) -> list[int]:
    children: list[int] = []
    with contextlib.suppress(OSError):
        for thread in Path(f"/proc/{pid}/task").iterdir():
            children += map(int, (thread / "children").read_text().split())
    return [pid, *(one for child in children for one in _family(child))]


def _pages(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1])


def _ms(waits: list[float], share: float) -> float | None:
    """A percentile of the waits, in milliseconds."""
    if not waits:
        return None
    return round(1000 * sorted(waits)[min(len(waits) - 1, int(share * len(waits)))], 2)


def _place(url: str) -> SplitResult:
    try:
        place = urlsplit(url)
        good = place.scheme in ("http", "https") and place.hostname and place.port != 0
    except ValueError:
        good = False
    if not good:
        raise ParlourError(f"expected an address such as http://127.0.0.1:8420, not {url!r}")
    return place


def report(load: Load, as_json: bool) -> str:
    """Format the results as text or JSON."""
    if as_json:
        return msgspec.json.encode(load).decode()
    rows = {
        "acknowledged moves per second": f"{load.moves_per_s:,.0f}",
        "move to acknowledgement, p50": _in_ms(load.ack_p50_ms),
        "move to acknowledgement, p99": _in_ms(load.ack_p99_ms),
        "move to every seat, p99": _in_ms(load.seen_p99_ms),
        "errors": str(load.errors),
        "server memory": "?" if load.server_rss_mb is None else f"{load.server_rss_mb} MB",
    }
    return "\n".join(f"{name:<30} {value:>10}" for name, value in rows.items())


def _in_ms(wait: float | None) -> str:
    return "?" if wait is None else f"{wait:.1f} ms"
