"""Servers that start in a fraction of a second.

Most of a server's startup time is imports. A template process imports everything once and then
forks. Each fork runs `serve` from the beginning and can be killed like any other process.
"""

from __future__ import annotations

import atexit
import json
import os
import select
import signal
import subprocess
import sys
import time
from contextlib import suppress
from functools import cache
from pathlib import Path

TEMPLATE = """
import gc, json, os, signal, sys
import psycopg, uvicorn, uvloop, uvicorn.protocols.http.httptools_impl
import litestar.channels.backends.psycopg
import parlour.server.app
from parlour.core.engine import engines
from parlour.core import compiling
from parlour.core.registry import game, names

if os.environ.get("PARLOUR_PLAIN"):  # compiled rules are loaded when they are needed
    for name in names():
        engines(game(name)).load(compiling.RULES)
gc.collect()
gc.freeze()
exits = {}

def become(order):
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_SETMASK, ())
    os.setsid()
    nothing = os.open(os.devnull, os.O_RDONLY)
    log = os.open(order["log"], os.O_WRONLY | os.O_APPEND)
    for file, number in ((nothing, 0), (log, 1), (log, 2)):
        os.dup2(file, number)
    sys.argv = ["-c", *order["words"]]
    code = 1
    try:
        exec(order["script"], {"__name__": "__main__"})
        code = 0
    except SystemExit as ended:
        code = ended.code if isinstance(ended.code, int) else int(ended.code is not None)
    except BaseException:
        sys.excepthook(*sys.exc_info())
    finally:
        sys.stdout.flush()
        os._exit(code)

def reap(*_):
    while exits:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if pid == 0:
            return
        file = exits.pop(pid)
        with open(file + ".part", "w") as told:
            told.write(str(os.waitstatus_to_exitcode(status)))
        os.replace(file + ".part", file)

signal.signal(signal.SIGCHLD, reap)
for line in sys.stdin:
    order = json.loads(line)
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGCHLD})
    pid = os.fork()
    if pid == 0:
        become(order)
    exits[pid] = order["exit"]
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})
    print(pid, flush=True)
"""


class Template:
    """A process that has imported everything and forks servers."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", TEMPLATE],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        self._count = 0

    def fork(self, log: Path, script: str, words: list[str]) -> Forked:
        """Start a server."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        log.touch()
        self._count += 1
        ended = log.with_name(f"{log.name}.exit{self._count}")
        order = {"log": str(log), "exit": str(ended), "script": script, "words": words}
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        return Forked(int(self._process.stdout.readline()), ended)

    def close(self) -> None:
        """Kill the template; its servers must have ended before."""
        self._process.kill()
        self._process.communicate()


class Forked:
    """A forked server with the part of Popen's interface that the harness needs."""

    def __init__(self, pid: int, ended: Path) -> None:
        self.pid, self._ended = pid, ended
        self._code: int | None = None

    def poll(self) -> int | None:
        """Return the exit code, or None while it runs."""
        if self._code is None and self._ended.exists():
            self._code = int(self._ended.read_text())
            self._ended.unlink()
        return self._code

    def wait(self, timeout: float) -> int:
        """Wait until it has ended."""
        deadline = time.monotonic() + timeout
        if self.poll() is None:
            with suppress(ProcessLookupError):
                handle = os.pidfd_open(self.pid)
                select.select([handle], [], [], timeout)
                os.close(handle)
        while (code := self.poll()) is None:
            assert time.monotonic() < deadline, "the process does not end"
            time.sleep(0.002)
        return code

    def terminate(self) -> None:
        """Send SIGTERM."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGTERM)


def template() -> Template | None:
    """This process's template; None while a test has changed the environment."""
    return _template() if _environment() == ENVIRONMENT else None


@cache
def _template() -> Template:
    made = Template()
    atexit.register(made.close)
    return made


def _environment() -> dict[str, str]:
    """What modules may read while they are imported, or `serve` when it starts."""
    own = ("PARLOUR", "NUMBA", "PYTHON", "TMP", "HOME", "XDG")
    return {name: value for name, value in os.environ.items() if name.startswith(own)}


ENVIRONMENT = _environment()
