"""Servers that restart in a fraction of a second, for tests that kill them hundreds of times.

Most of the startup time is imports. A template process imports everything once and then forks. Each
fork runs `serve` from the beginning and is killed like any other process.
"""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from tests.server.harness import Server

TEMPLATE = """
import gc, json, os, signal, sys
import psycopg, uvicorn, uvloop, uvicorn.protocols.http.httptools_impl
import litestar.channels.backends.psycopg
import parlour.server.app
from parlour.core.engine import engines
from parlour.core import compiling
from parlour.core.registry import game, names

for name in names():
    engines(game(name)).load(compiling.RULES)
gc.collect()
gc.freeze()

def become(order):
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    nothing = os.open(os.devnull, os.O_RDONLY)
    log = os.open(order["log"], os.O_WRONLY | os.O_APPEND)
    for file, number in ((nothing, 0), (log, 1), (log, 2)):
        os.dup2(file, number)
    sys.argv = ["-c", *order["words"]]
    exec(order["script"], {"__name__": "__main__"})

signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for line in sys.stdin:
    pid = os.fork()
    if pid == 0:
        become(json.loads(line))
        os._exit(0)
    print(pid, flush=True)
"""


class Template:
    """A process that has imported everything and forks servers."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", TEMPLATE],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip

    def fork(self, log: Path, script: str, words: list[str]) -> int:
        """Start a server; returns its process id."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        log.touch()
        order = {"log": str(log), "script": script, "words": words}
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self) -> None:
        """Kill the template; its servers must have ended before."""
        self._process.kill()
        self._process.communicate()


class Forked:
    """A forked server with the part of Popen's interface that the harness needs."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._handle = os.pidfd_open(pid)

    def poll(self) -> int | None:
        """Return None while it runs."""
        return self._ended(0.0)

    def wait(self, timeout: float) -> int:
        """Wait until it has ended."""
        code = self._ended(timeout)
        assert code is not None, "the process does not end"
        os.close(self._handle)
        return code

    def terminate(self) -> None:
        """Send SIGTERM."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGTERM)

    def _ended(self, timeout: float) -> int | None:
        ready, _, _ = select.select([self._handle], [], [], timeout)
        return 0 if ready else None


class QuickServer(Server):
    """A server that is forked from a template."""

    template: Template

    def _launch(self, words: list[str]) -> Forked:
        return Forked(self.template.fork(self.log, self._script, words))
