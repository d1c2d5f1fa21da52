"""Firefox, driven over WebDriver BiDi (https://w3c.github.io/webdriver-bidi)."""

from __future__ import annotations

import base64
import json
import re
import subprocess
import time
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.engines.engine import KEYS, PATIENCE_S, Engine, end, program

LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


class Firefox(Engine):
    """A headless Firefox with a profile of its own."""

    name = "firefox"

    def _start(self, folder: Path) -> None:
        profile = folder / "firefox"
        profile.mkdir()
        log = folder / "firefox.log"
        with log.open("w") as output:
            process = subprocess.Popen(
                [program("firefox-esr", "firefox-esr"), "--headless", "--no-remote",
                 "--remote-debugging-port=0", "--profile", str(profile)],
                stderr=output, stdout=output,
                env={"HOME": str(folder), "PATH": "/usr/bin:/bin"},
            )  # fmt: skip
        self._running.callback(end, process)
        until = time.monotonic() + PATIENCE_S
        while not (found := LISTENING.search(log.read_text())):
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < until, log.read_text()
            time.sleep(0.1)
        self._numbers = count(1)
        line = connect(f"{found[1]}/session", max_size=None)
        self._line: ClientConnection = self._running.enter_context(line)
        self._ask("session.new", capabilities={})
        self._context = self._ask("browsingContext.create", type="tab")["context"]

    def _ask(self, method: str, **parameters: Any) -> Any:
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._line.recv(PATIENCE_S))
            if answer.get("id") == number:
                assert answer["type"] == "success", answer
                return answer["result"]

    def resize(self, width: int, height: int) -> None:
        self._ask(
            "browsingContext.setViewport",
            context=self._context, viewport={"width": width, "height": height},
        )  # fmt: skip

    def open(self, address: str) -> None:
        """Open an address, again if Firefox drops it, which it did in one of five games: when it
        left the replay of the game before."""
        try:
            self._navigate(address)
        except AssertionError as error:
            if "NS_BINDING_ABORTED" not in str(error):
                raise
            self._navigate(address)

    def _navigate(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def evaluate(self, function: str, *arguments: Any) -> Any:
        given = ", ".join(json.dumps(one) for one in arguments)
        found = self._ask(
            "script.evaluate",
            expression=f"(async () => JSON.stringify(await ({function})({given})) ?? 'null')()",
            target={"context": self._context}, awaitPromise=True,
        )  # fmt: skip
        assert found["type"] == "success", found["exceptionDetails"]["text"]
        return json.loads(found["result"]["value"])

    def _perform(self, source: dict[str, Any]) -> None:
        self._ask("input.performActions", context=self._context, actions=[source])

    def click(self, x: float, y: float) -> None:
        self._perform({"type": "pointer", "id": "mouse", "actions": [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0},
        ]})  # fmt: skip

    def press(self, key: str) -> None:
        value = KEYS.get(key, key)
        self._perform({"type": "key", "id": "keys", "actions": [
            {"type": "keyDown", "value": value}, {"type": "keyUp", "value": value},
        ]})  # fmt: skip

    def picture(self, path: Path) -> None:
        shot = self._ask("browsingContext.captureScreenshot", context=self._context)
        path.write_bytes(base64.b64decode(shot["data"]))
