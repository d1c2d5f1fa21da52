"""Shared by the tests of playtests: making one, and people who play in it."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

from tests.server.harness import Player, Server, ask, new_guest

SETTINGS: dict[str, Any] = {
    "name": "Short games", "game": "transmitter", "preset": "quick", "seats": 2,
    "levels": ["easy"], "note": "We want to know whether it is too short.",
    "questions": [{"words": "Would you play it again?"}, {"words": "Why?", "kind": "text"}],
}  # fmt: skip
FORM: dict[str, Any] = {"fun": 4, "length": 3, "luck": 2, "confused": "The objective cards",
                        "own": [5, "It is quick"]}  # fmt: skip


def post(server: Server, path: str, cookie: str, **body: Any) -> Any:
    return ask(server, "POST", path, body, cookie)


def get(server: Server, path: str, cookie: str = "") -> Any:
    answer = ask(server, "GET", path, cookie=cookie)
    assert answer.status == 200, answer
    return answer.json


def make(server: Server, cookie: str, **changed: Any) -> str:
    """Make a playtest; returns its id."""
    answer = post(server, "/api/playtests", cookie, **{**SETTINGS, **changed})
    assert answer.status == 201, answer
    return str(answer.json["playtest"])


async def take_part(server: Server, playtest: str, cookie: str, luck: int = 1) -> str:
    """Agree, sit down and play a game to the end; returns its table."""
    path = f"/api/playtests/{playtest}/join"
    answer = await asyncio.to_thread(post, server, path, cookie, consent=True)
    assert answer.status == 200, answer
    async with Player(server, answer.json["table"], cookie) as player:
        await player.sit(answer.json["invite"], name="Ottilie Quux")
        await player.play(random.Random(luck))
    return str(answer.json["table"])


def fill_in(server: Server, playtest: str, cookie: str, table: str, **answers: Any) -> Any:
    path = f"/api/playtests/{playtest}/answers"
    return post(server, path, cookie, table=table, answers=answers or FORM)


def played(server: Server, playtest: str, luck: int = 1, **answers: Any) -> tuple[str, str]:
    """Let a new guest play a game and fill in the form; returns their cookie and the table."""
    cookie = new_guest(server)
    table = asyncio.run(take_part(server, playtest, cookie, luck))
    assert fill_in(server, playtest, cookie, table, **answers).status == 200
    return cookie, table


def report_of(server: Server, playtest: str, cookie: str, patience_s: float = 120) -> Any:
    """Wait for the report of all games."""
    until = time.monotonic() + patience_s
    while time.monotonic() < until:
        found = get(server, f"/api/playtests/{playtest}/report", cookie)
        if found["complete"]:
            return found["report"]
        time.sleep(0.2)
    raise AssertionError(f"no report:\n{server.said()}")
