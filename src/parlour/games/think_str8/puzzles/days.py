"""Daily puzzles: days.txt has 52 weeks of them, and then they repeat."""

from __future__ import annotations

from datetime import date
from functools import cache
from pathlib import Path

import msgspec

from parlour.games.think_str8.puzzles.puzzle import Puzzle, read

DAY = "day-"
FIRST_DAY = date(2026, 1, 1)
KEPT = Path(__file__).with_name("days.txt")
STARS = (1, 2, 2, 3, 3, 4, 5)  # by weekday, from Monday


def daily(day: date) -> Puzzle:
    """The puzzle of a date: harder through the week."""
    kept = _kept()
    puzzle = read(kept[(day - FIRST_DAY).days % len(kept)])
    return msgspec.structs.replace(puzzle, id=f"{DAY}{day.isoformat()}")


@cache
def _kept() -> list[str]:
    return KEPT.read_text(encoding="utf-8").splitlines()
