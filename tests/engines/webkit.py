"""WebKitGTK, driven over WebDriver (https://www.w3.org/TR/webdriver2)."""

from __future__ import annotations

import base64
import json
import os
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from tests.engines.engine import KEYS, PATIENCE_S, Engine, end, program
from tests.release.house import free_port

ROOM = """async () => {
  await new Promise((done) => setTimeout(done, 150))
  return [innerWidth, innerHeight]
}"""


class WebKit(Engine):
    """WebKitGTK's test browser on a display of its own."""

    name = "webkit"

    def _start(self, folder: Path) -> None:
        driver = program("WebKitWebDriver", "webkit2gtk-driver")
        server, display = _display()
        self._running.callback(end, server)
        port = free_port()
        own = {"DISPLAY": f":{display}", "HOME": str(folder), "NO_AT_BRIDGE": "1"}
        with (folder / "webkit.log").open("w") as output:
            process = subprocess.Popen(
                [driver, f"--port={port}"], env={**os.environ, **own}, stdout=output, stderr=output
            )
        self._running.callback(end, process)
        self._home = f"http://127.0.0.1:{port}"
        self._session = ""
        until = time.monotonic() + PATIENCE_S
        while not self._session:
            try:
                made = self._ask("POST", "/session", {"capabilities": {"alwaysMatch": {}}})
                self._session = f"/session/{made['sessionId']}"
            except urllib.error.URLError:
                assert time.monotonic() < until, (folder / "webkit.log").read_text()
                time.sleep(0.1)
        self._running.callback(self._ask, "DELETE", self._session)
        self._ask("POST", f"{self._session}/timeouts", {"script": int(PATIENCE_S * 1000)})

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        call = urllib.request.Request(self._home + path, data, method=method)
        try:
            with urllib.request.urlopen(call, timeout=PATIENCE_S) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(f"{path}: {error.read().decode()}") from error

    def resize(self, width: int, height: int) -> None:
        """Size the window so that the page, without the window's frame, gets this much."""
        window = [width, height]
        for _ in range(3):
            room = {"width": window[0], "height": window[1]}
            self._ask("POST", f"{self._session}/window/rect", room)
            inner = self._room()
            wide, high = window[0] + width - inner[0], window[1] + height - inner[1]
            window = [max(200, wide), max(200, high)]

    def _room(self) -> list[int]:
        """Return the size of the page once the window has taken its new one."""
        found: list[int] = []
        before: list[int] | None = None
        while found != before:
            before, found = found, list(self.evaluate(ROOM))
        return found

    def open(self, address: str) -> None:
        self._ask("POST", f"{self._session}/url", {"url": address})

    def evaluate(self, function: str, *arguments: Any) -> Any:
        script = (
            "const done = arguments[arguments.length - 1];"
            f"Promise.resolve(({function})(...[...arguments].slice(0, -1)))"
            ".then((found) => done({ found: found ?? null }),"
            " (error) => done({ error: `${error}` }))"
        )
        answer = self._ask(
            "POST", f"{self._session}/execute/async", {"script": script, "args": list(arguments)}
        )
        assert "error" not in answer, answer["error"]
        return answer["found"]

    def _perform(self, source: dict[str, Any]) -> None:
        self._ask("POST", f"{self._session}/actions", {"actions": [source]})

    def click(self, x: float, y: float) -> None:
        self._perform({"type": "pointer", "id": "mouse", "actions": [
            {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0},
        ]})  # fmt: skip

    def press(self, key: str) -> None:
        value = KEYS.get(key, key)
        self._perform({"type": "key", "id": "keys", "actions": [
            {"type": "keyDown", "value": value}, {"type": "keyUp", "value": value},
        ]})  # fmt: skip

    def picture(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self._ask("GET", f"{self._session}/screenshot")))


def _display() -> tuple[subprocess.Popen[Any], int]:
    """Start an X server in memory; returns it and its number."""
    reads, writes = os.pipe()
    server = subprocess.Popen(
        [program("Xvfb", "xvfb"), "-displayfd", str(writes), "-screen", "0", "2000x1500x24"],
        pass_fds=[writes], stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(writes)
    with os.fdopen(reads) as numbers:
        return server, int(numbers.readline())
