"""Shared by the server tests: a real server process, HTTP calls and players."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from parlour.server.protocol.messages import PROTOCOL
from tests.server.forking import template
from tests.server.screen import Screen

PATIENCE_S = 60.0
COMPILED_S = 240.0  # the first table of a game may wait for its rules to compile
GONE = (  # errors that a player may get while a server is down
    ConnectionClosed, OSError, InvalidHandshake, InvalidMessage, EOFError, TimeoutError,
    HTTPException,
)  # fmt: skip
QUICK_BOTS = """
from parlour.server.workers import bots
bots.PACE = 0.05
"""
START = """
import sys
from parlour.server.serve import serve
serve(sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4]))
"""
_ids = itertools.count()


class Server:
    """A server process on a free port that can be killed and restarted; its bots hardly pause.

    It is forked from a process that has imported everything, unless something has to run `first` or
    there are several workers; `forked` says otherwise.
    """

    def __init__(
        self, folder: Path, database: str | None = None, first: str = "", workers: int = 1,
        forked: bool | None = None,
    ) -> None:  # fmt: skip
        self._script, self._workers = f"{first}\n{QUICK_BOTS}\n{START}", workers
        self._forked = not first and workers == 1 if forked is None else forked
        self.database = database or f"sqlite:///{folder / 'tables.db'}"
        self.port = free_port()
        folder.mkdir(parents=True, exist_ok=True)
        self.log = folder / "server.log"
        self._process: Any = None

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    @property
    def pid(self) -> int:
        """The process id."""
        return int(self._process.pid)

    @property
    def host(self) -> str:
        """The server's host and port."""
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the server and wait until it answers."""
        self._process = self._launch(
            ["127.0.0.1", str(self.port), self.database, str(self._workers)]
        )
        deadline = time.monotonic() + PATIENCE_S
        while time.monotonic() < deadline:
            assert self._process.poll() is None, f"the server ended:\n{self.said()}"
            with suppress(OSError):
                if ask(self, "GET", "/health").status == 200:
                    return
            time.sleep(0.03)
        raise AssertionError(f"the server does not answer:\n{self.said()}")

    def _launch(self, words: list[str]) -> Any:
        if self._forked and (found := template()):
            return found.fork(self.log, self._script, words)
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [sys.executable, "-c", self._script, *words],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True,
            )  # fmt: skip

    def stop(self) -> int:
        """Stop with SIGTERM, as an operator would; returns the exit code."""
        assert self._process is not None
        self._process.terminate()
        code = int(self._process.wait(PATIENCE_S))
        self._process = None
        return code

    def kill(self) -> None:
        """Kill every process of the server with SIGKILL."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait(PATIENCE_S)
            self._process = None

    def workers(self) -> list[int]:
        """Return the ids of the worker processes."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [int(one) for one in children if b"spawn_main" in _command(one)]

    def said(self) -> str:
        """Return everything that the server has logged."""
        return self.log.read_text(errors="replace")

    def assert_no_traceback(self) -> None:
        """Assert that no exception was logged."""
        said = self.said()
        for sign in ("Traceback", '"level": "error"', '"level": "critical"', "never retrieved"):
            at = said.find(sign)
            assert at < 0, (
                f"an exception escaped in the server:\n{said[max(0, at - 500) : at + 4000]}"
            )


def _command(pid: str) -> bytes:
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


def free_port() -> int:
    """Return an unused port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Answer:
    """An HTTP response."""

    status: int
    body: bytes
    headers: dict[str, str]

    @property
    def json(self) -> Any:
        """The decoded body."""
        return json.loads(self.body)


def ask(
    server: Server, method: str, path: str, body: Any = None, cookie: str = "", **headers: str
) -> Answer:
    """Make an HTTP call; error statuses are returned, not raised."""
    head = {**headers, **({"Cookie": cookie} if cookie else {})}
    data = None
    if body is not None:
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        head["Content-Type"] = "application/json"
    call = urllib.request.Request(
        f"http://{server.host}{path}", data, {**head, "Connection": "close"}, method=method
    )
    try:
        with urllib.request.urlopen(call, timeout=COMPILED_S) as found:
            return Answer(found.status, found.read(), dict(found.headers))
    except urllib.error.HTTPError as error:
        with error:
            return Answer(error.code, error.read(), dict(error.headers))


def new_guest(server: Server) -> str:
    """Return the cookie of a new guest."""
    answer = ask(server, "GET", "/api/me")
    set_cookie = next(v for k, v in answer.headers.items() if k.lower() == "set-cookie")
    return set_cookie.split(";")[0]


@dataclass
class NewTable:
    """A new table, as its host knows it."""

    id: str
    invite: str
    commitment: str
    host: str


def make_table(
    server: Server, host: str, game: str = "transmitter", preset: str | None = "quick", **more: Any
) -> NewTable:
    """Create a table."""
    body = {"game": game, **({"preset": preset} if preset else {}), **more}
    answer = ask(server, "POST", "/api/tables", body, host)
    assert answer.status == 201, answer
    made = answer.json
    return NewTable(made["table"], made["invite"], made["commitment"], host)


class Refusal(Exception):
    """The server refused a request."""

    def __init__(self, answer: dict[str, Any]) -> None:
        super().__init__(f"{answer['code']}: {answer['words']}")
        self.code, self.words = answer["code"], answer["words"]


@dataclass
class Player:
    """A client with a cookie and a socket to a table."""

    server: Server
    table_id: str
    cookie: str
    headers: dict[str, str] = field(default_factory=dict)
    protocol: str = str(PROTOCOL)
    screen: Screen = field(default_factory=Screen)
    received: list[bytes] = field(default_factory=list)
    sights: list[dict[str, Any]] = field(default_factory=list)
    _socket: ClientConnection | None = None

    async def __aenter__(self) -> Player:
        await self.open()
        await self.until(lambda: self.shown)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def open(self) -> None:
        """Open a socket without reading from it."""
        head = {**({"Cookie": self.cookie} if self.cookie else {}), **self.headers}
        self.screen.shown = {}
        self._socket = await connect(
            f"ws://{self.server.host}/api/tables/{self.table_id}/socket?protocol={self.protocol}",
            additional_headers=head, open_timeout=PATIENCE_S, close_timeout=1, max_queue=None,
            ping_interval=None, compression=None,
        )  # fmt: skip

    async def close(self) -> None:
        """Close the socket."""
        if self._socket is not None:
            await self._socket.close()

    @property
    def shown(self) -> dict[str, Any]:
        """What this player is currently shown."""
        return self.screen.shown

    @property
    def answers(self) -> dict[str, list[dict[str, Any]]]:
        """The answers to requests, by request id."""
        return self.screen.answers

    @property
    def socket(self) -> ClientConnection:
        """The open socket."""
        assert self._socket is not None
        return self._socket

    async def send(self, do: str, id: str | None = None, **fields: Any) -> str:
        """Send a request; returns its id."""
        id = f"c{next(_ids)}" if id is None else id
        await self.socket.send(json.dumps({"do": do, "id": id, **fields}))
        return id

    async def read(self) -> dict[str, Any]:
        """Read the next message of any type."""
        async with asyncio.timeout(PATIENCE_S):
            frame = await self.socket.recv()
        raw = frame if isinstance(frame, bytes) else frame.encode()
        self.received.append(raw)
        message = self.screen.take(raw)
        if message["is"] in ("shown", "changed"):
            self.sights.append(self.shown)
        return message

    async def hear(self) -> dict[str, Any]:
        """Read the next message other than `present`."""
        while (message := await self.read())["is"] == "present":
            pass
        return message

    async def until(self, what: Any) -> None:
        """Read until a condition holds."""
        while not what():
            await self.read()

    async def request(self, do: str, id: str | None = None, **fields: Any) -> int:
        """Send a request and wait for its answer; returns the number of its event."""
        before = len(self.answers.get(id or "", []))
        id = await self.send(do, id, **fields)
        await self.until(lambda: len(self.answers.get(id, [])) > before)
        answer = self.answers[id][-1]
        if answer["is"] == "refused":
            raise Refusal(answer)
        return int(answer["entry"])

    async def sit(self, invite: str = "", seat: int | None = None, name: str = "") -> int:
        """Take a seat and wait until it is shown."""
        more = {} if seat is None else {"seat": seat}
        entry = await self.request("sit", invite=invite, name=name, **more)
        await self.seen(entry)
        await self.until(lambda: self.shown["seat"] is not None)
        return int(self.shown["seat"])

    async def act(self, action: int, id: str | None = None, decision: int | None = None) -> int:
        """Play an action in the current decision."""
        decision = self.shown["decision"] if decision is None else decision
        return await self.request("act", id, decision=decision, action=action)

    async def seen(self, entry: int) -> None:
        """Wait until this event or a later one has been shown."""
        await self.until(lambda: self.shown and self.shown["entry"] >= entry)

    async def look(self) -> dict[str, Any]:
        """Ask for the whole table and return it."""
        await self.send("look")
        while (await self.read())["is"] != "shown":
            pass
        return self.shown

    async def heard_all(self) -> None:
        """Read everything that has been sent so far."""
        id = await self.send("ping")
        await self.until(lambda: id in self.answers)

    async def closed(self) -> int:
        """Read until the server closes; returns the close code."""
        with suppress(ConnectionClosed):
            while True:
                await self.read()
        code = self.socket.close_code
        assert code is not None
        return code

    def options(self) -> list[int]:
        """Return the legal actions that are shown."""
        return list(self.shown["moves"])

    async def play(self, luck: random.Random, most: int = 1000) -> None:
        """Play random legal actions to the end of the game."""
        for _ in range(most):
            await self.until(lambda: self.shown["result"] or self.shown["moves"])
            if self.shown["result"]:
                return
            await self.seen(await self.act(luck.choice(self.options())))
        raise AssertionError("the game does not end")


async def seated(server: Server, count: int, **made: Any) -> tuple[NewTable, list[Player]]:
    """Start a game with a player in every seat; the first is the host."""
    cookies = [await asyncio.to_thread(new_guest, server) for _ in range(count)]
    table = await asyncio.to_thread(make_table, server, cookies[0], seats=count, **made)
    players = [Player(server, table.id, cookie) for cookie in cookies]
    for number, player in enumerate(players):
        await player.__aenter__()
        await player.sit(table.invite, name=f"Player {number}")
    entry = await players[0].request("start")
    for player in players:
        await player.seen(entry)
    return table, players


async def leave(*players: Player) -> None:
    """Close the players' sockets."""
    for player in players:
        await player.close()
