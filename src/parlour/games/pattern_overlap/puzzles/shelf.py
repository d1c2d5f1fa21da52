"""The puzzle collection: eight starter puzzles and those generated into collection.txt."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from parlour.games.pattern_overlap.puzzles.puzzle import Laid, Puzzle, made

STARTERS = """\
A-01 - 1 2.3@(3,3)2 1.4@(1,3)0 5.2@(3,1)3
A-02 - 1 1.2@(3,3)3 5.1@(1,4)2 7.3@(1,2)1 5.3@(4,1)1
A-03 wild 1 8.3@(3,2)1 1.3@(5,2)1 2.2@(3,1)1 5.1@(6,3)2 2.0@(1,2)3
A-04 - 1 1.2@(4,5)2 3.5@(6,5)2 1.4@(3,3)3 7.4@(1,3)3 6.0@(5,2)0 7.2@(1,1)2
G-01 - 2 7.5@(1,5)0 2.1@(1,3)2 4.3@(1,1)1
G-02 wild 2 6.5@(2,3)3 3.2@(1,3)0 0.2@(2,1)3 4.4@(3,1)3
G-03 wild 1 5.0@(3,3)3 0.2@(2,3)1 2.2@(1,1)0 3.1@(2,1)2 1.0@(5,3)1 0.1@(6,2)3
G-04 - 1 8.1@(3,5)1 6.5@(1,5)2 2.4@(1,7)1 3.3@(3,3)2 0.3@(3,8)3 5.0@(1,3)1 1.3@(3,10)3 1.5@(1,1)2"""
KEPT = Path(__file__).with_name("collection.txt")


def read(line: str) -> Puzzle:
    """Parse a puzzle: its id, wild or -, the number of solutions, and the answer in order."""
    name, wild, solutions, *laid = line.split()
    show = "outline" if "/" in wild else "centers"
    side = "animals" if name.startswith("A") else "gems"
    return made(name, side, wild.startswith("wild"), show, map(Laid.parse, laid), int(solutions))


def write(puzzle: Puzzle) -> str:
    """Format a puzzle as a line."""
    kind = ("wild" if puzzle.wild else "-") + ("/outline" if puzzle.show == "outline" else "")
    return " ".join([puzzle.id, kind, str(puzzle.solutions), *map(str, puzzle.answer)])


@cache
def starters() -> tuple[Puzzle, ...]:
    """The eight built-in puzzles."""
    return tuple(map(read, STARTERS.splitlines()))


@cache
def collection() -> dict[str, Puzzle]:
    """Every puzzle by id, starters first."""
    kept = KEPT.read_text(encoding="utf-8").splitlines() if KEPT.exists() else []
    return {puzzle.id: puzzle for puzzle in (*starters(), *map(read, kept))}


def as_json(puzzle: Puzzle) -> Any:
    """The whole puzzle as JSON-ready data, answer included: not for players."""
    return msgspec.to_builtins(puzzle)
