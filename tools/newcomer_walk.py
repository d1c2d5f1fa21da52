"""Walk from the home page to the first move in every game, as a newcomer with a phone does.

`make newcomer` counts taps and seconds in a real browser, in two languages, against servers that
have compiled nothing yet and against one that has compiled everything. The aim is three taps and
fifteen seconds. `python -m tools.newcomer_walk --cache FOLDER` keeps compiled rules in a folder.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.first_moves import FIRST_MOVES, MOST_TAPS, Finger, press_play_now
from tests.browser.house import PHONE, Guest, browsing, build
from tests.operating.conftest import Server

LANGUAGES = ("en", "nb")
MOST_S = 15.0
CALM = {"pace": "calm"}  # as newcomers have it
SWITCHES = ("PARLOUR_PLAIN", "PARLOUR_COMPILE")


@dataclass
class Walk:
    """One way to a first move: what was tapped after how many seconds, and when the move was."""

    game: str
    language: str
    compiled: str
    taps: list[tuple[float, str]]
    seconds: float

    @property
    def good(self) -> bool:
        return len(self.taps) <= MOST_TAPS and self.seconds <= MOST_S

    def row(self) -> str:
        """Return a line of the table."""
        mark = "" if self.good else "  <- too long"
        taps = ", ".join(f"{name[:40]} ({at:.1f} s)" for at, name in self.taps)
        return (
            f"{self.game:17} {self.language:3} {self.compiled:9}"
            f" {len(self.taps):4} {self.seconds:7.1f}  {taps}{mark}"
        )


def walk(browser: Browser, server: Server, game: str, language: str, compiled: str) -> Walk:
    """Open the home page and make the first move in a game."""
    how = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    one = Guest(browser, server, settings={"language": language, **CALM}, **how)
    try:
        begun = time.monotonic()
        finger = Finger(one.go("/"))
        press_play_now(finger, game, language)
        FIRST_MOVES[game](finger)
        while not finger.has_moved():
            one.page.wait_for_timeout(20)
        taps = [(at - begun, name) for at, name in finger.tapped]
        return Walk(game, language, compiled, taps, finger.moved_at - begun)
    finally:
        one.close()


@contextmanager
def serving(cache: str) -> Iterator[Server]:
    """Yield a server that finds its compiled rules in a folder."""
    with tempfile.TemporaryDirectory() as data:
        os.environ["PARLOUR_CACHE"] = cache or f"{data}/cache"
        server = Server(Path(data), "--data", data)
        try:
            yield server
        finally:
            server.end()


def walks_on_new_servers(browser: Browser, games: list[str]) -> Iterator[Walk]:
    """Yield the walks in every language, each on a server that has compiled nothing."""
    for game in games:
        for language in LANGUAGES:
            with serving("") as server:
                yield walk(browser, server, game, language, "nothing")


def walks_with_compiled_rules(browser: Browser, games: list[str], cache: str) -> Iterator[Walk]:
    """Compile the games and yield the walks in every language."""
    os.environ["PARLOUR_CACHE"] = cache
    for game in games:
        subprocess.run([sys.executable, "-m", "parlour.compile", "--quiet", game], check=True)
    with serving(cache) as server:
        for game in games:
            for language in LANGUAGES:
                yield walk(browser, server, game, language, "all")


def main() -> None:
    """Print the table; fail if a walk is too long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cache", help="the folder for compiled rules; a new one unless given")
    parser.add_argument("--compiled", choices=["nothing", "all"], help="both unless given")
    parser.add_argument("games", nargs="*", choices=[*FIRST_MOVES, []], help="all unless given")
    given = parser.parse_args()
    build()
    for switch in SWITCHES:
        os.environ.pop(switch, None)
    print(f"{'game':17} {'':3} {'compiled':9} taps seconds  what was tapped, and when")
    good = True
    with tempfile.TemporaryDirectory() as folder, browsing() as browser:
        games = given.games or [*FIRST_MOVES]
        found = {
            "nothing": walks_on_new_servers(browser, games),
            "all": walks_with_compiled_rules(browser, games, given.cache or folder),
        }
        for one in chain(*(found[kind] for kind in found if given.compiled in (None, kind))):
            good = good and one.good
            print(one.row(), flush=True)
    sys.exit(0 if good else "some walks are too long")


if __name__ == "__main__":
    main()
