"""Collect the English texts that the server sends to screens: `python web/server_text.py`.

They are the texts of every game's card and lesson, and the lines of some random games.
`web/tests/languages.test.ts` checks that each of them is translated.
"""

from __future__ import annotations

import json
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import parlour
from parlour.core.errors import BadOption
from parlour.core.registry import game
from parlour.core.table import Table

FILE = Path(__file__).resolve().parent / "tests" / "server-text.json"
GAMES = 2  # random games per preset and number of seats
MOST_LINES = 400
ALIKE = re.compile(r"\d+|\b[A-Z](?=\d|\b)")  # a number, or a single letter used as a symbol
SHAPES = re.compile("[●▲■◆★]")  # the shape of a colour
LIST = re.compile(r", S?# [^,.:]+")  # a list of several seats


def texts(name: str) -> list[str]:
    """Return the fixed texts: the card and the lesson."""
    from parlour.server.http.games import card_of
    from parlour.server.protocol.errors import Refused
    from parlour.server.tables.lessons import lesson_of

    card: Any = card_of(name)
    found = [card["says"], card["credits"], *card["bots"].values(), *card["emotes"]]
    found += [text for one in card["presets"] for text in (one["says"], one["mark"])]
    found += [option["says"] for option in card["options"]]
    try:
        steps = lesson_of(name).steps
    except Refused:
        steps = []
    found += [text for step in steps for text in (step.says, step.otherwise)]
    return sorted({text for text in found if text})


def lines(name: str) -> list[str]:
    """Return one line of each shape, as numbers and letters make no difference to a translation."""
    shapes: dict[str, str] = {}
    for line in told(name):
        alike = SHAPES.sub("*", ALIKE.sub("#", line))
        shapes.setdefault(LIST.sub("", alike), line)
    return sorted(shapes.values())[:MOST_LINES]


def told(name: str) -> Iterator[str]:
    """Yield every line of some random games."""
    card, luck = game(name), random.Random(name)
    for preset in card.presets:
        for seats in card.seats:
            for seed in range(GAMES):
                try:
                    table = Table(name, seats=seats, seed=seed, preset=preset.name)
                except BadOption:
                    break
                yield from told_at(table, card, luck)


def told_at(table: Table, card: Any, luck: random.Random) -> Iterator[str]:
    """Yield the lines of one game, as the player who acts and as a spectator hears them."""
    while table.actors:
        seat = luck.choice(table.actors)
        action = luck.choice(table.legal(seat))
        heard = [action, action if table.hears(seat, action, None) else None]
        before = [table.facts(seat), table.facts(None)]
        yield table.view(seat)["says"]
        table.play(seat, action)
        for was, viewer, what in zip(before, (seat, None), heard, strict=True):
            yield from card.words.tell(was, seat, what, table.facts(viewer))
    yield table.view(0)["says"]


def said() -> dict[str, dict[str, list[str]]]:
    """Return the texts and lines of every game."""
    return {name: {"texts": texts(name), "lines": lines(name)} for name in parlour.list_games()}


if __name__ == "__main__":
    FILE.write_text(json.dumps(said(), ensure_ascii=False, indent=1) + "\n")
    sys.stdout.write(f"{FILE.name}\n")
