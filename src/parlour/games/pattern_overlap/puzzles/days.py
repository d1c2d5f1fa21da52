"""Daily puzzles, generated in advance so that no one has to wait.

days.txt has 104 weeks of them, one line per day as returned by `written`, and then they repeat.
"""

from __future__ import annotations

from datetime import date
from functools import cache
from pathlib import Path

import msgspec

from parlour.games.pattern_overlap.faces import SIDES
from parlour.games.pattern_overlap.puzzles.generator import generate
from parlour.games.pattern_overlap.puzzles.puzzle import Puzzle
from parlour.games.pattern_overlap.puzzles.shelf import read, write

DAY = "day-"
FIRST_DAY = date(2026, 1, 1)
KEPT = Path(__file__).with_name("days.txt")
STARS = (1, 2, 2, 3, 3, 4, 5)  # by weekday, from Monday


def daily(day: date | str) -> Puzzle:
    """The puzzle of a date."""
    when = date.fromisoformat(day) if isinstance(day, str) else day
    kept = _kept()
    puzzle = read(kept[(when - FIRST_DAY).days % len(kept)])
    return msgspec.structs.replace(puzzle, id=f"{DAY}{when.isoformat()}")


def made_for(when: date) -> Puzzle:
    """Generate the puzzle of a date: harder through the week, with alternating sides."""
    stars, number = STARS[when.weekday()], when.toordinal()
    wild = number % 3 == 0 and stars > 1
    return generate(f"day {when.isoformat()}", SIDES[number % 2], stars, wild)


def written(when: date) -> str:
    """The line of a date in days.txt."""
    puzzle = made_for(when)
    return write(msgspec.structs.replace(puzzle, id=f"{puzzle.id[0]}-{when.isoformat()}"))


@cache
def _kept() -> list[str]:
    return KEPT.read_text(encoding="utf-8").splitlines()
