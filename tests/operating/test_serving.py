"""parlour serve on the command line."""

from __future__ import annotations

import http.client
import json
import logging
import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.sync.client import connect

import parlour
from parlour.core.errors import BadOption, IllegalAction, UnknownGame
from parlour.server import serve as serving_module
from parlour.server.http.static_files import NO_APP
from parlour.server.json_logs import JsonLines
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.reach import at, network_hosts
from parlour.server.storage import single_server
from parlour.server.storage.settings import database_url, db_label
from parlour.terminal import serve as command
from parlour.terminal.cli import main
from tests.operating.conftest import Server, free_port

pytestmark = pytest.mark.slow

Serving = Callable[..., Server]
Captured = pytest.CaptureFixture[str]


def refused(capsys: Captured, *argv: str) -> str:
    """Return the one-line error of a refused command."""
    capsys.readouterr()
    assert main(list(argv)) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


def test_tables_outlive_the_server(serving: Serving, tmp_path: Path) -> None:
    server = serving("--data", str(tmp_path / "data"))
    cookie = server.guest()
    made = server.table(cookie)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/socket"
    with connect(address, additional_headers={"Cookie": cookie}) as line:
        assert json.loads(line.recv())["is"] == "shown"
        assert server.stop(signal.SIGTERM) == 0  # although someone is connected

    server.start()
    assert server.ask("GET", f"/api/tables/{made['table']}")[0] == 200
    server.stop(signal.SIGKILL)

    server.start()  # although the worker held the port for a moment
    assert server.ask("GET", f"/api/tables/{made['table']}")[1]["phase"] == "open"
    os.killpg(server.process.pid, signal.SIGINT)  # like Ctrl-C
    assert server.process.wait(60) == 0

    assert f"http://127.0.0.1:{server.port}" in server.out
    assert str(tmp_path / "data" / "parlour.db") in server.out
    for line in server.err.splitlines():
        told = json.loads(line)
        assert told.keys() >= {"time", "level", "logger", "message"}
        assert told["level"] == "info", told
    for secret in (cookie.partition("=")[2], made["invite"]):
        assert secret not in server.out + server.err
    assert (tmp_path / "data").stat().st_mode & 0o077 == 0
    assert (tmp_path / "data" / "parlour.db").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    ("flag", "said", "here", "elsewhere"),
    [
        ("--lab", "Anyone who can reach this server can start studies", True, True),
        ("--no-lab", "No one can start studies", False, False),
    ],
)
def test_the_console_says_who_can_start_studies(
    serving: Serving, tmp_path: Path, flag: str, said: str, here: bool, elsewhere: bool
) -> None:
    server = serving("--data", str(tmp_path / "data"), flag)
    assert said in server.out
    assert server.ask("GET", "/api/lab")[1]["may_start"] is here
    far = server.ask("GET", "/api/lab", X_Forwarded_For="192.0.2.7")[1]
    assert far["may_start"] is elsewhere


@pytest.mark.parametrize("value", ["0", "-1", "many", "²", "1" * 9])
def test_a_limit_that_is_no_number_is_refused_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured, value: str
) -> None:
    monkeypatch.setenv("PARLOUR_CONNECTIONS_PER_ADDRESS", value)
    said = refused(capsys, "serve", "--data", str(tmp_path), "--host", "192.0.2.1")
    assert "PARLOUR_CONNECTIONS_PER_ADDRESS must be a whole number" in said


def test_on_the_network_behind_a_proxy_and_in_the_browser(
    serving: Serving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serving("--data", str(tmp_path / "data"), "--lan")
    found = server.ask("GET", "/api/addresses")[1]
    assert found["network"] == [at(one, server.port) for one in network_hosts("0.0.0.0")]
    assert all(url in server.out for url in found["network"])
    assert server.out.count("█") > 100
    assert "Only this machine can start studies" in server.out
    assert not server.ask("GET", "/api/lab", X_Forwarded_For="192.0.2.7")[1]["may_start"]
    assert server.ask("GET", "/api/lab")[1]["may_start"]
    plain = server.ask("GET", "/api/me")[2]["set-cookie"]
    proxied = {"X_Forwarded_For": "198.51.100.7", "X_Forwarded_Proto": "https"}
    assert "secure" not in plain.lower()
    assert "secure" in server.ask("GET", "/api/me", **proxied)[2]["set-cookie"].lower()

    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    command.open_when_ready(serving_module.shown_url("0.0.0.0", server.port))
    assert opened == [f"http://127.0.0.1:{server.port}"]
    assert not command.answers(f"http://127.0.0.1:{free_port()}", 0.1)


def test_a_port_in_use_is_refused(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving_module, "PORT_PATIENCE_S", 0.0)
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        said = refused(capsys, "serve", "--port", port, "--data", str(tmp_path))
    assert f"port {port} is in use" in said


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["--database", "mysql://me:secret@host/x"], "postgresql://USER@HOST/NAME"),
        (["--database", "postgresql://me:secret@127.0.0.1:port/x"], "postgresql://USER@HOST/NAME"),
        (["--database", "postgresql://me:secret@127.0.0.1:1/x"], "refused"),
        (["--database", "nonsense"], "postgresql://USER@HOST/NAME"),
        (["--database", "sqlite:///x", "--data", "y"], "not allowed with"),
        (["--data", __file__], "is a file"),
        (["--data", "what?"], "question mark"),
        (["--workers", "0"], "from 1 to"),
        (["--port", "0"], "from 1 to 65535"),
        (["--host", "no such host"], "not one of this machine's addresses"),
        (["--host", "203.0.113.7"], "cannot be opened"),
        (["--host", "127.0.0.1", "--lan"], "not allowed with"),
    ],
)
def test_what_cannot_be_served_is_refused_in_a_line(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, argv: list[str], words: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    said = refused(capsys, "serve", *argv)
    assert words in said
    assert "secret" not in said


def test_a_damaged_database_is_refused(capsys: Captured, tmp_path: Path) -> None:
    (tmp_path / "parlour.db").write_bytes(b"this is no database" * 100)
    assert "cannot be opened" in refused(capsys, "serve", "--data", str(tmp_path))


def test_one_server_a_folder(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(single_server, "LOCK_PATIENCE_S", 0.0)
    with single_server.only_server(f"sqlite:///{tmp_path / 'parlour.db'}"):
        assert "another server is using" in refused(capsys, "serve", "--data", str(tmp_path))


@pytest.mark.parametrize(
    "library", ["uvicorn", "litestar", "sqlalchemy", "websockets", "prometheus_client"]
)
def test_without_the_extra_it_says_what_to_install(library: str, tmp_path: Path) -> None:
    script = (
        f"import sys; sys.modules[{library!r}] = None\n"
        "from parlour.terminal.cli import main\n"
        f"sys.exit(main(['serve', '--data', {str(tmp_path)!r}]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert 'pip install "parlour[serve]"' in done.stderr


@pytest.mark.parametrize("command", [["serve"], ["backup", "x.gz"], ["check"]], ids=" ".join)
def test_without_the_postgres_extra_it_says_what_to_install(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    said = refused(capsys, *command, "--database", "postgresql://me:secret@127.0.0.1:1/x")
    assert 'PostgreSQL needs psycopg: pip install "parlour[serve,postgres]"' in said
    assert "secret" not in said


def test_without_the_browser_app_it_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare = tmp_path / "bare"
    shutil.copytree(
        Path(parlour.__file__).parent, bare / "parlour", ignore=shutil.ignore_patterns("static")
    )
    monkeypatch.setenv("PYTHONPATH", str(bare))
    monkeypatch.chdir(tmp_path)
    server = Server(tmp_path, "--data", str(tmp_path / "data"))
    try:
        assert NO_APP in server.out
        for path in ("/", "/me", "/learn/transmitter"):
            line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
            line.request("GET", path)
            answer = line.getresponse()
            assert answer.status == 503
            assert answer.read().decode().strip() == NO_APP
            line.close()
        assert server.ask("GET", "/api/games")[0] == 200
    finally:
        server.end()


def test_the_database_is_named_once() -> None:
    url = database_url
    assert url(None, "postgresql://me@host/x") == "postgresql://me@host/x"
    os.environ["PARLOUR_DATABASE"] = "postgresql://other@host/x"
    assert url(None, None) == "postgresql://other@host/x"
    assert url("/there", None) == "sqlite:////there/parlour.db"
    assert "secret" not in db_label("postgresql://me:secret@host/x")


def test_addresses_can_be_opened() -> None:
    assert serving_module.shown_url("::1", 80) == "http://[::1]:80"


def test_logs_tell_where_it_failed_and_no_secrets() -> None:
    try:
        raise ValueError("[parameters: seed 1234]")
    except ValueError as error:
        record = logging.getLogger("x").makeRecord(
            "x", logging.ERROR, "", 0, "failed\nfuture: seed 1234", (),
            (type(error), error, error.__traceback__),
        )  # fmt: skip
    told = json.loads(JsonLines().format(record))
    assert told["message"] == "failed"
    assert told["error"] == "ValueError"
    assert told["at"][0].startswith("test_serving.py:")
    assert "1234" not in json.dumps(told)


def test_only_what_nobody_expected_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    scope = {"type": "http", "path": "/api/me"}
    for expected in (Refused("seat", "no"), BadOption("no"), UnknownGame("no")):
        serving_module._note_failure(expected, scope)
    assert not caplog.records
    for unexpected in (RuntimeError("oh"), IllegalAction("seat 0 may not do that")):
        serving_module._note_failure(unexpected, scope)
    assert [record.message for record in caplog.records] == ["failed", "failed"]
