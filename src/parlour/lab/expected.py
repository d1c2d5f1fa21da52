"""Measure how often each bot level wins each preset, to help people choose one.

    python -m parlour.lab.expected transmitter [GAMES [LEVEL [SEATS or PRESET ...]]]

writes `expected.json` to the game's folder: preset, seats, level, games, share won with its
standard error, and moves per game. With a level (or `all`), numbers of seats or names of presets,
the other figures stay as they are.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

import parlour
from parlour.core.errors import BadOption
from parlour.core.game import Game
from parlour.lab.matches import play

GAMES = 10_000
ALL = "all"
Row = dict[str, Any]


def measure(
    game: Game, games: int, levels: Sequence[str], counts: Sequence[int] | None = None,
    presets: Sequence[str] = (),
) -> list[Row]:  # fmt: skip
    """Measure every valid combination of preset and number of seats with these levels."""
    rows = []
    for preset in game.presets:
        if presets and preset.name not in presets:
            continue
        for seats in filter(preset.suits, counts or game.seats):
            try:
                options = game.chosen(seats, preset.name)
            except BadOption:
                continue
            for level in levels:
                score = play(game, seats, options, level, games)
                row = {"preset": preset.name, "seats": seats, "level": level, "games": games,
                       "won": round(score.won, 4), "error": round(score.error, 4),
                       "moves": round(score.moves, 1)}  # fmt: skip
                print(row, flush=True)
                rows.append(row)
    return rows


def merged(game: Game, before: list[Row], rows: list[Row]) -> list[Row]:
    """New rows in place of the same cells before, in the order of presets, seats and levels."""
    presets, levels = [preset.name for preset in game.presets], list(game.bots)
    found = {(row["preset"], row["seats"], row["level"]): row for row in [*before, *rows]}
    order = sorted(found, key=lambda key: (presets.index(key[0]), key[1], levels.index(key[2])))
    return [found[key] for key in order]


def _levels(game: Game, only: Sequence[str]) -> list[str]:
    return [level for level in game.bots if not only or only[0] in (ALL, level)]


def main() -> None:
    """Measure a game and write the results next to its rules."""
    game = parlour.game(sys.argv[1])
    games = int(sys.argv[2]) if len(sys.argv) > 2 else GAMES
    only, cells = sys.argv[3:4], sys.argv[4:]
    counts = [int(one) for one in cells if one.isdigit()]
    presets = [one for one in cells if not one.isdigit()]
    for name in presets:
        game.preset(name)
    path = Path(str(game.rules.__file__)).parent / "expected.json"
    before = msgspec.json.decode(path.read_bytes()) if only and path.exists() else []
    rows = merged(game, before, measure(game, games, _levels(game, only), counts, presets))
    path.write_bytes(msgspec.json.format(msgspec.json.encode(rows), indent=1) + b"\n")


if __name__ == "__main__":
    main()
