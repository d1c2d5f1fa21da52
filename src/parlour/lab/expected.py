"""Measure how often each bot level wins each preset, to help people choose one.

    python -m parlour.lab.expected transmitter [GAMES]

writes `expected.json` to the game's folder: preset, seats, level, games, share won with its
standard error, and moves per game.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

import parlour
from parlour.core.errors import BadOption
from parlour.core.game import Game
from parlour.lab.matches import play

GAMES = 10_000


def measure(game: Game, games: int) -> list[dict[str, Any]]:
    """Measure every valid combination of preset, number of seats and level."""
    rows = []
    for preset in game.presets:
        for seats in game.seats:
            try:
                options = game.chosen(seats, preset.name)
            except BadOption:
                continue
            for level in game.bots:
                score = play(game, seats, options, level, games)
                row = {"preset": preset.name, "seats": seats, "level": level, "games": games,
                       "won": round(score.won, 4), "error": round(score.error, 4),
                       "moves": round(score.moves, 1)}  # fmt: skip
                print(row, flush=True)
                rows.append(row)
    return rows


def main() -> None:
    """Measure a game and write the results next to its rules."""
    game = parlour.game(sys.argv[1])
    rows = measure(game, int(sys.argv[2]) if len(sys.argv) > 2 else GAMES)
    path = Path(str(game.rules.__file__)).parent / "expected.json"
    path.write_bytes(msgspec.json.format(msgspec.json.encode(rows), indent=1) + b"\n")


if __name__ == "__main__":
    main()
