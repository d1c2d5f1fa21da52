"""The puzzle collection."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from parlour.games.think_str8.puzzles.puzzle import Puzzle, read

KEPT = Path(__file__).with_name("collection.txt")


@cache
def collection() -> dict[str, Puzzle]:
    """Every puzzle by id, easiest first."""
    lines = KEPT.read_text(encoding="utf-8").splitlines()
    return {puzzle.id: puzzle for puzzle in map(read, lines)}
