"""Time a newcomer's first minute: every game from the home page to the first answered move.

`make first-minute` plays in a real browser against a server that has compiled nothing yet. With
`python -m tools.first_minute synergy --runs 5` only the games that are named, five times each.

The page itself keeps the time, from the event of the press on "Play now". What follows is loading:
the table is asked for, made and connected, its board is painted, and a move is answered. How long
the bots take until it is one's turn is listed by itself, and how long the tool takes to find a move
isn't counted.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from parlour.games.pattern_overlap.rules import WAIT
from tests.browser import test_pattern_overlap as overlap
from tests.browser import test_sequence_numbers as numbers
from tests.browser import test_synergy as synergy
from tests.browser import test_think_str8 as think
from tests.browser.house import Guest, browsing, build, play_now
from tests.operating.conftest import Server

LONGEST_S = 120.0
READY = f'"action":{WAIT},'  # in Pattern Overlap, which is not a move yet
Times = dict[str, float]  # milliseconds
HEADS = {
    "paint": "first paint",  # from the request of the page
    "asked": "asked",  # from here on after the press
    "made": "made",
    "socket": "socket",
    "board": "board",
    "turn": "your turn",
    "answer": "answer",  # to the first move, after it was sent
    "loading": "board + answer",
}
WATCH = """
const times = window.firstMinute = {}
const note = (what) => { times[what] ??= performance.now() }
addEventListener('click', () => note('click'), true)
const painted = (what) => requestAnimationFrame(() => setTimeout(() => note(what)))
new MutationObserver((_, watch) => {
  if (!document.querySelector('[data-entry]')) return
  watch.disconnect()
  painted('board')
}).observe(document, { childList: true, subtree: true })
let acted = ''
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given)
    this.addEventListener('open', () => note('socket'))
    this.addEventListener('message', ({ data }) => {
      if (acted && data.includes(acted)) note('answered')
      if (JSON.parse(data).moves?.length) note('turn')
    })
  }
  send(text) {
    if (!acted && text.includes('"do":"act"') && !READY.some((one) => text.includes(one))) {
      note('sent')
      acted = `"${JSON.parse(text).id}"`
    }
    super.send(text)
  }
}
"""
FOUND = """() => {
  const made = performance.getEntriesByType('resource').find(
    ({ name, startTime }) => name.endsWith('/api/tables') && startTime >= firstMinute.click)
  const paint = performance.getEntriesByName('first-contentful-paint')[0]
  return { ...firstMinute, paint: paint.startTime, asked: made.startTime, made: made.responseEnd }
}"""


def plays_a_card(one: Guest) -> bool:
    one.press(".countdown .button") or overlap.step(one.page, -1)
    return True


MOVES: dict[str, Callable[[Guest], Any]] = {
    "transmitter": lambda one: one.move(),
    "synergy": synergy.move,
    "think-str8": lambda one: think.move(one, [*think.MOVES, ".dice .target"]),
    "sequence-numbers": numbers.move,
    "pattern-overlap": plays_a_card,
}


def first_move(one: Guest, game: str) -> Times:
    """Press "Play now" and move as soon as the page allows it; returns the times by stage."""
    ready = [READY] if game == "pattern-overlap" else []
    one.page.add_init_script(f"{{ const READY = {ready!r}\n{WATCH} }}")
    one.page.goto("/")
    play_now(one.page, game).click()
    ends = time.monotonic() + LONGEST_S
    one.page.locator("[data-entry]").first.wait_for(timeout=1000 * LONGEST_S)
    while not one.page.evaluate("firstMinute.answered"):
        assert time.monotonic() < ends, f"no one could move in {game}"
        MOVES[game](one)
        one.page.wait_for_timeout(5)
    return stages(one.page.evaluate(FOUND))


def stages(noted: Times) -> Times:
    """What the page has noted, after the press; the turn and the answer after what they follow."""
    after = {name: at - noted["click"] for name, at in noted.items()}
    answer = noted["answered"] - noted["sent"]
    return {
        "paint": noted["paint"],
        **{name: after[name] for name in ("asked", "made", "socket", "board")},
        "turn": max(0.0, noted.get("turn", noted["sent"]) - noted["board"]),
        "answer": answer,
        "loading": after["board"] + answer,
    }


def timed(browser: Any, game: str) -> Times:
    """Play a game's first move on a new server with an empty cache."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as data:
        os.environ["PARLOUR_CACHE"] = f"{data}/cache"
        server = Server(Path(data), "--data", data)
        try:
            one = Guest(browser, server)
            try:
                return first_move(one, game)
            finally:
                one.close()
        finally:
            server.end()


def row(game: str, runs: list[Times]) -> str:
    """A line of the table: medians, in milliseconds."""
    found = (round(median(run[name] for run in runs)) for name in HEADS)
    return f"| {game} | {' | '.join(map(str, found))} |"


def main() -> None:
    """Time the games one after the other and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(MOVES), help=", ".join(MOVES))
    parser.add_argument("--runs", type=int, default=1, help="number of runs for the medians")
    args = parser.parse_args()
    build()
    os.environ.pop("PARLOUR_COMPILE", None)
    with browsing() as browser:
        print(f"| ms | {' | '.join(HEADS.values())} |\n|---|{'---|' * len(HEADS)}", flush=True)
        for game in args.game:
            print(row(game, [timed(browser, game) for _ in range(args.runs)]), flush=True)


if __name__ == "__main__":
    main()
