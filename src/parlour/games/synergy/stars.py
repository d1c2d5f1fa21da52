"""Synergy: how hard missions are for two players and the ghost, as measured in the lab."""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec

TWO = 2
JUDGES = ("fair", "strong")  # the bots whose mean win rate says how many stars a mission has
STARS = (0.80, 0.66, 0.52, 0.34)  # halfway between the means of missions with 1 to 5 stars


def stars_for_two(preset: str) -> int:
    """How hard a mission is for two players and the ghost: 1 to 5 stars."""
    won = sum(win_rates(level)[preset, TWO] for level in JUDGES) / len(JUDGES)
    return 1 + sum(won < least for least in STARS)


@cache
def win_rates(level: str) -> dict[tuple[str, int], float]:
    """Win rates of a level by preset and number of players."""
    file = resources.files(__package__ or "") / "expected.json"
    return {
        (cell["preset"], cell["seats"]): cell["won"]
        for cell in msgspec.json.decode(file.read_bytes())
        if cell["level"] == level
    }
