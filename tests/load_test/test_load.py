"""parlour load: real games over real sockets, measured from outside the server."""

from __future__ import annotations

import contextlib
import os
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from parlour.core.errors import ParlourError
from parlour.terminal.cli import main
from parlour.terminal.load_test import Load, Playing, memory_mb, report, run_load

pytestmark = pytest.mark.slow

PATIENCE_S = 120
KEYS = ["moves_per_s", "ack_p50_ms", "ack_p99_ms", "seen_p99_ms", "errors", "server_rss_mb"]
SERVE = "from parlour.server.serve import serve; serve('127.0.0.1', {}, 'sqlite:///{}')"


class Server(NamedTuple):
    """A running server."""

    url: str
    pid: int
    database: Path


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    port = free_port()
    folder = tmp_path_factory.mktemp("load")
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            [sys.executable, "-c", SERVE.format(port, folder / "tables.db")],
            stdout=log, stderr=log,
        )  # fmt: skip
        try:
            url = f"http://127.0.0.1:{port}"
            wait_for(url, process, folder / "log")
            yield Server(url, process.pid, folder / "tables.db")
        finally:
            process.terminate()
            process.wait(PATIENCE_S)


def wait_for(url: str, process: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until and process.poll() is None:
        try:
            with urllib.request.urlopen(f"{url}/health", timeout=5):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    raise AssertionError(f"the server does not start: {log.read_text()}")


def loaded(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "parlour.terminal.cli", "load", *arguments],
        capture_output=True, text=True, timeout=PATIENCE_S, check=False,
    )  # fmt: skip


@pytest.mark.parametrize("seats", ["2", "4"])
def test_plays_and_measures(server: Server, seats: str) -> None:
    found = loaded(
        server.url, "--game", "transmitter", "--tables", "4", "--seats", seats,
        "--seconds", "2", "--server-pid", str(server.pid), "--json",
    )  # fmt: skip
    assert found.returncode == 0, found.stderr
    (line,) = found.stdout.splitlines()
    figures = msgspec.json.decode(line)
    assert list(figures) == KEYS
    assert figures["errors"] == 0
    assert figures["moves_per_s"] > 0
    assert 0 < figures["ack_p50_ms"] <= figures["ack_p99_ms"]
    assert figures["seen_p99_ms"] > 0
    assert figures["server_rss_mb"] > 10


@pytest.mark.soak
def test_ended_games_give_way_to_fresh_ones(server: Server) -> None:
    for _ in range(10):  # a game is about 270 moves, so a slow machine needs several tries
        before = tables_made(server)
        found = run_load(server.url, "transmitter", tables=2, seats=2, seconds=6.0)
        assert found.errors == 0
        assert found.server_rss_mb, "the server itself says how much memory it holds"
        if tables_made(server) > before + 2:
            return
    raise AssertionError("no game ended, or none was begun after it")


def tables_made(server: Server) -> int:
    with contextlib.closing(sqlite3.connect(server.database)) as store:
        return int(store.execute("SELECT count(*) FROM parlour_table").fetchone()[0])


def test_keeps_the_pace(server: Server) -> None:
    found = run_load(server.url, "transmitter", tables=3, seats=2, seconds=3.0, pace=2.0)
    assert found.errors == 0
    assert 0 < found.moves_per_s <= 3 * 2.0 * 1.5


def test_real_time_is_played_with_help_and_being_slower_is_no_error(server: Server) -> None:
    found = run_load(server.url, "pattern-overlap", tables=2, seats=3, seconds=3.0)
    assert found.errors == 0
    assert found.moves_per_s > 0


def test_usual_game_and_seats(server: Server) -> None:
    assert run_load(server.url, tables=1, seconds=1.0).errors == 0


def test_says_what_the_server_refuses(server: Server) -> None:
    with pytest.raises(ParlourError, match="players"):
        run_load(server.url, "transmitter", tables=1, seats=99, seconds=1.0)
    with pytest.raises(ParlourError, match="unknown game"):
        run_load(server.url, "no-such-game", tables=1, seats=2, seconds=1.0)


def test_says_that_a_server_takes_too_long(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def begin(_: Playing) -> None:
        raise TimeoutError

    monkeypatch.setattr(Playing, "begin", begin)
    with pytest.raises(ParlourError, match="took more than 30 s to respond; try fewer tables"):
        run_load(server.url, tables=1, seconds=1.0)


@pytest.mark.parametrize("url", ["nonsense", "ftp://127.0.0.1", "http://", "http://a:b", ""])
def test_refuses_what_is_no_address(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["load", url, "--seconds", "1"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "expected an address such as" in said.err
    assert said.err.count("\n") == 1


def test_says_that_no_server_is_there() -> None:
    found = loaded(f"http://127.0.0.1:{free_port()}", "--seconds", "1", "--json")
    assert found.returncode == 2
    assert found.stdout == ""
    assert "no Parlour server found" in found.stderr
    assert found.stderr.count("\n") == 1


@pytest.mark.parametrize("arguments", [["--tables", "0"], ["--seconds", "-1"], ["--pace", "x"]])
def test_refuses_bad_numbers(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["load", "http://127.0.0.1", *arguments]) == 2
    assert capsys.readouterr().out == ""


def test_refuses_a_process_that_is_not() -> None:
    with pytest.raises(ParlourError, match="memory of process"):
        run_load("http://127.0.0.1:1", server_pid=2**22 + 1)


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is read from /proc")
def test_memory_counts_children() -> None:
    alone = memory_mb(os.getpid())
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as child:
        time.sleep(0.5)
        both = memory_mb(os.getpid())
        child.communicate(b"\n")
    assert alone is not None
    assert both is not None
    assert both > alone > 10


def test_reports_for_people_and_for_programs() -> None:
    load = Load(1234.5, 1.0, 2.0, None, 0, None)
    assert list(msgspec.json.decode(report(load, as_json=True))) == KEYS
    shown = report(load, as_json=False)
    assert "1,234" in shown
    assert "?" in shown
