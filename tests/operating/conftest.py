"""Shared by the operating tests: `parlour serve` as a process, and a temporary PostgreSQL."""

from __future__ import annotations

import http.client
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.postgres import postgres as a_postgres
from tests.postgres import programs
from tests.server.harness import free_port

PATIENCE = 60.0
CLI = [sys.executable, "-m", "parlour.terminal.cli"]
MAIN = """
import sys
from parlour.terminal.cli import main
sys.exit(main())
"""


class Server:
    """`parlour serve` as a separate process; `first` is code to run in it beforehand."""

    def __init__(self, folder: Path, *argv: str, first: str = "") -> None:
        self.port = free_port()
        self._folder = folder
        command = [sys.executable, "-c", f"{first}\n{MAIN}"] if first else CLI
        self._argv = [*command, "serve", "--port", str(self.port), *argv]
        self.start()

    def start(self) -> None:
        """Start the server and wait until it answers."""
        with (self._folder / "out").open("a") as out, (self._folder / "err").open("a") as err:
            self.process = subprocess.Popen(
                self._argv, stdout=out, stderr=err, stdin=subprocess.DEVNULL,
                start_new_session=True,
            )  # fmt: skip
        until = time.monotonic() + PATIENCE
        while True:
            assert self.process.poll() is None, self.err
            with suppress(OSError):
                if self.ask("GET", "/health")[0] == 200:
                    return
            assert time.monotonic() < until, self.err
            time.sleep(0.02)

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal to the process; returns its exit code."""
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)

    def end(self) -> None:
        """Kill all its processes."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)

    @property
    def out(self) -> str:
        return (self._folder / "out").read_text()

    @property
    def err(self) -> str:
        return (self._folder / "err").read_text()

    def ask(
        self, method: str, path: str, body: Any = None, **headers: str
    ) -> tuple[int, Any, dict[str, str]]:
        """Make an HTTP call; returns status, decoded body and headers."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        if body is not None:
            named["Content-Type"] = "application/json"
        try:
            line.request(method, path, body and json.dumps(body), named)
            answer = line.getresponse()
            said = answer.read()
            found = {name.lower(): value for name, value in answer.getheaders()}
            return answer.status, json.loads(said), found
        finally:
            line.close()

    def guest(self) -> str:
        """Return the cookie of a new guest."""
        return self.ask("GET", "/api/me")[2]["set-cookie"].partition(";")[0]

    def table(self, cookie: str) -> dict[str, str]:
        """Create a table."""
        status, made, _ = self.ask("POST", "/api/tables", {"game": "transmitter"}, Cookie=cookie)
        assert status == 201, made
        return made  # type: ignore[no-any-return]


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Any]:
    """Start servers, and stop them after the test."""
    servers: list[Server] = []

    def serve(*argv: str) -> Server:
        servers.append(Server(tmp_path, *argv))
        return servers[-1]

    yield serve
    for server in servers:
        server.end()


@pytest.fixture(autouse=True)
def unchanged(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Undo what a refused `parlour serve` in this process may change."""
    monkeypatch.delenv("PARLOUR_DATABASE", raising=False)
    handler, mask = signal.getsignal(signal.SIGTERM), os.umask(0o022)
    os.umask(mask)
    yield
    signal.signal(signal.SIGTERM, handler)
    os.umask(mask)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of an empty PostgreSQL database; skips the test if it isn't installed."""
    found = programs()
    if found is None:
        pytest.skip("PostgreSQL is not installed")
    with a_postgres(found) as url:
        yield url
