"""A server installed from a package, and a newcomer's first steps."""

from __future__ import annotations

import http.client
import json
import os
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from tests.server.harness import free_port

PATIENCE_S = 120.0


@contextmanager
def serving(python: Path, folder: Path, **settings: str) -> Iterator[int]:
    """Run `parlour serve` without access to the source tree; yields its port."""
    port = free_port()
    ours = "PYTHON", "PARLOUR_", "NUMBA_"
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    command = [str(python), "-m", "parlour.terminal.cli", "serve", "--port", str(port)]
    with (folder / "output").open("w") as output:
        process = subprocess.Popen(
            [*command, "--data", str(folder / "data")], cwd=folder, stdout=output, stderr=output,
            env={**kept, "PYTHONDONTWRITEBYTECODE": "1", **settings},
        )  # fmt: skip
    try:
        until = time.monotonic() + PATIENCE_S
        while not _answers(port):
            assert process.poll() is None, (folder / "output").read_text()
            assert time.monotonic() < until, (folder / "output").read_text()
            time.sleep(0.05)
        yield port
    finally:
        process.terminate()
        process.wait(PATIENCE_S)


def first_steps(port: int) -> None:
    """Open the page, take a lesson and make a move over a socket."""
    status, page, _ = ask(port, "GET", "/")
    assert status == 200
    scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page.decode())
    assert scripts
    assert all(ask(port, "GET", script)[0] == 200 for script in scripts)
    assert b"SIL OPEN FONT LICENSE" in ask(port, "GET", "/licences.txt")[1]
    lesson = ask(port, "GET", "/api/learn/transmitter")
    assert lesson[0] == 200, lesson
    assert json.loads(lesson[1])["steps"]
    _move(port)


def _move(port: int) -> None:
    cookie = ask(port, "GET", "/api/me")[2]["set-cookie"].partition(";")[0]
    wanted = {"game": "transmitter", "seats": 2, "bots": {"1": "easy"}}
    status, made, _ = ask(port, "POST", "/api/tables", wanted, Cookie=cookie)
    assert status == 201, made
    table = json.loads(made)
    address = f"ws://127.0.0.1:{port}/api/tables/{table['table']}/socket"
    with connect(address, additional_headers={"Cookie": cookie}) as line:
        sit = {"do": "sit", "id": "1", "invite": table["invite"], "name": "Ada"}
        line.send(json.dumps(sit))
        line.send(json.dumps({"do": "start", "id": "2"}))
        shown: dict[str, Any] = {}
        while not shown.get("moves"):
            shown.update(json.loads(line.recv(PATIENCE_S)))
        action = int(next(iter(shown["moves"])))
        line.send(
            json.dumps({"do": "act", "id": "3", "decision": shown["decision"], "action": action})
        )
        while True:
            heard = json.loads(line.recv(PATIENCE_S))
            assert heard["is"] != "refused", heard
            if heard.get("done") == "3":
                return


def ask(
    port: int, method: str, path: str, body: Any = None, **headers: str
) -> tuple[int, bytes, dict[str, str]]:
    """Make an HTTP call; returns status, body and headers."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE_S)
    if body is not None:
        headers["Content-Type"] = "application/json"
    try:
        line.request(method, path, body and json.dumps(body), headers)
        answer = line.getresponse()
        found = {name.lower(): value for name, value in answer.getheaders()}
        return answer.status, answer.read(), found
    finally:
        line.close()


def _answers(port: int) -> bool:
    with suppress(OSError):
        return ask(port, "GET", "/health")[0] == 200
    return False
