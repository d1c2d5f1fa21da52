"""Time a newcomer's first minute: every game from the home page to the first answered move.

`make first-minute` plays in a real browser against a server that has compiled nothing yet. With
`python -m tools.first_minute synergy` only the games that are named.
"""

from __future__ import annotations

import json
import os
import re
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from parlour.games.pattern_overlap.rules import WAIT
from tests.browser import test_pattern_overlap as overlap
from tests.browser import test_sequence_numbers as numbers
from tests.browser import test_synergy as synergy
from tests.browser import test_think_str8 as think
from tests.browser.house import Guest, browsing, build, play_now
from tests.operating.conftest import Server

LONGEST_S = 120.0
ID = re.compile(r'"id":"([^"]+)"')
READY = f'"action":{WAIT},'  # in Pattern Overlap


def lays_a_card(one: Guest) -> bool:
    one.press(".countdown .button") or overlap.step(one.page, -1)
    return True


MOVES: dict[str, Callable[[Guest], Any]] = {
    "transmitter": lambda one: one.move(),
    "synergy": synergy.move,
    "think-str8": lambda one: think.move(one, [*think.MOVES, ".dice .target"]),
    "sequence-numbers": numbers.move,
    "pattern-overlap": lays_a_card,
}


class Clock:
    """Records when a page sent each action and when the server answered."""

    def __init__(self, one: Guest, game: str) -> None:
        self._game = game
        self.sent: dict[str, float] = {}
        self.answered: dict[str, float] = {}
        self.others = 0.0
        one.page.on("websocket", self._watch)

    def _watch(self, socket: Any) -> None:
        socket.on("framesent", self._sent)
        socket.on("framereceived", self._received)

    def _sent(self, frame: Any) -> None:
        if '"do":"act"' in frame and not self._is_ready(frame) and (found := ID.search(frame)):
            self.sent[found[1]] = time.monotonic()

    def _is_ready(self, frame: str) -> bool:
        """Whether someone is only ready to begin, which is not a move yet."""
        return self._game == "pattern-overlap" and READY in frame

    def _received(self, frame: Any) -> None:
        for id in self.sent.keys() - self.answered.keys():
            if f'"{id}"' in frame:
                self.answered[id] = time.monotonic()


def first_move(one: Guest, game: str) -> dict[str, float]:
    """Press "Play now" and move as soon as the page allows it; returns the seconds per stage."""
    clock = Clock(one, game)
    begun = time.monotonic()
    one.page.goto("/")
    button = play_now(one.page, game)
    button.wait_for()
    painted = time.monotonic()
    button.click()
    one.page.locator("[data-entry]").first.wait_for(timeout=1000 * LONGEST_S)
    shown = time.monotonic()
    while not clock.answered:
        assert time.monotonic() < shown + LONGEST_S, f"nobody could move in {game}"
        MOVES[game](one)
        one.page.wait_for_timeout(5)
    id, answered = next(iter(clock.answered.items()))
    return {
        "page": painted - begun,
        "board": shown - painted,
        "move sent": clock.sent[id] - painted,
        "answer to it": answered - clock.sent[id],
    }


def main() -> None:
    """Time the games one after the other, each on a new server with an empty cache."""
    build()
    os.environ.pop("PARLOUR_COMPILE", None)
    with browsing() as browser:
        for game in sys.argv[1:] or MOVES:
            with tempfile.TemporaryDirectory() as data:
                os.environ["PARLOUR_CACHE"] = f"{data}/cache"
                begun = time.monotonic()
                server = Server(Path(data), "--data", data)
                started = time.monotonic() - begun
                one = Guest(browser, server)
                try:
                    stages = {"server": started, **first_move(one, game)}
                    health = server.ask("GET", "/health")[1]
                finally:
                    one.close()
                    server.end()
            line = {name: round(took, 3) for name, took in stages.items()}
            print(json.dumps({"game": game, **line, "compiled": health["compiled"]}), flush=True)


if __name__ == "__main__":
    main()
