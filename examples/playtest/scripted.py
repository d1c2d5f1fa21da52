"""A playtest with 20 tables whose players are scripted: nobody took part in it.

Starts a real server, makes a playtest, and lets twenty guests open its link, five at a time.
Each agrees, plays a game over a WebSocket with random moves, and fills in the form. At the end the
report is written next to this file.

    python examples/playtest/scripted.py
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

HERE = Path(__file__).resolve().parent
TABLES, AT_ONCE = 20, 5
PLAYTEST = {
    "name": "Quick Transmitter, with scripted players", "game": "transmitter", "preset": "quick",
    "seats": 2, "people": 1, "levels": ["easy", "fair"],
    "note": "An example: every player is a script that moves at random.",
    "questions": [{"words": "Would you play it again?"}, {"words": "Why?", "kind": "text"}],
}  # fmt: skip
_ids = itertools.count()


class Guest:
    """A client with a cookie."""

    def __init__(self, host: str) -> None:
        self.host, self.cookie = host, ""
        with urllib.request.urlopen(f"http://{host}/api/me") as answer:
            self.cookie = answer.headers["Set-Cookie"].split(";")[0]

    def ask(self, path: str, body: Any = None) -> Any:
        """Make an HTTP call."""
        data = None if body is None else json.dumps(body).encode()
        head = {"Cookie": self.cookie, "Content-Type": "application/json"}
        request = urllib.request.Request(f"http://{self.host}{path}", data, head)
        with urllib.request.urlopen(request) as answer:
            return json.loads(answer.read())

    async def play(self, table: str, invite: str, luck: random.Random) -> None:
        """Sit down and make random moves until the game is over."""
        url = f"ws://{self.host}/api/tables/{table}/socket"
        async with connect(url, additional_headers={"Cookie": self.cookie}) as wire:

            async def send(do: str, **fields: Any) -> None:
                await wire.send(json.dumps({"do": do, "id": f"s{next(_ids)}", **fields}))

            await send("sit", invite=invite, name="Script")
            shown: dict[str, Any] = {}
            acted = -1
            async for frame in wire:
                shown.update(json.loads(frame))
                if shown.get("result"):
                    return
                if shown.get("moves") and shown["decision"] != acted:
                    acted = shown["decision"]
                    await send("act", decision=acted, action=luck.choice(shown["moves"]))


def answers(luck: random.Random) -> dict[str, Any]:
    """A form, filled in by chance."""
    confused = luck.choice(["", "", "a script is never confused"])
    return {
        "fun": luck.randint(2, 5), "length": luck.choice([2, 3, 3, 4]), "luck": luck.randint(1, 5),
        "confused": confused, "own": [luck.randint(1, 5), luck.choice([None, "said a script"])],
    }  # fmt: skip


def take_part(host: str, playtest: str, number: int) -> None:
    """Open the link, agree, play and answer."""
    guest, luck = Guest(host), random.Random(number)
    joined = guest.ask(f"/api/playtests/{playtest}/join", {"consent": True})
    asyncio.run(guest.play(joined["table"], joined["invite"], luck))
    form = {"table": joined["table"], "answers": answers(luck)}
    guest.ask(f"/api/playtests/{playtest}/answers", form)


def served(folder: str) -> tuple[subprocess.Popen[bytes], str]:
    """Start a server on a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    words = ["serve", "--data", folder, "--port", str(port)]
    server = subprocess.Popen([sys.executable, "-m", "parlour", *words], stdout=subprocess.DEVNULL)
    until = time.monotonic() + 60
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/health"):
                return server, f"127.0.0.1:{port}"
        except OSError:
            time.sleep(0.1)
    server.terminate()
    raise SystemExit("the server did not start")


def main() -> None:
    """Play everything and write the report."""
    with tempfile.TemporaryDirectory() as folder:
        server, host = served(folder)
        try:
            designer = Guest(host)
            playtest = designer.ask("/api/playtests", PLAYTEST)["playtest"]
            with ThreadPoolExecutor(AT_ONCE) as pool:
                playing = [pool.submit(take_part, host, playtest, n) for n in range(TABLES)]
                for done, one in enumerate(as_completed(playing), 1):
                    one.result()
                    print(f"{done} of {TABLES} games", file=sys.stderr)
        finally:
            server.terminate()
            server.wait()
        for name, more in (("report.txt", []), ("report.json", ["--json"])):
            words = ["playtest", "report", playtest, "--data", folder, "--bot-games", "100", *more]
            command = [sys.executable, "-m", "parlour", *words]
            made = subprocess.run(command, check=True, capture_output=True, env={**os.environ})
            (HERE / name).write_bytes(made.stdout)


if __name__ == "__main__":
    main()
