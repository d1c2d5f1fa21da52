"""The solution of a puzzle, found by asking for hints until it is solved."""

from __future__ import annotations

from typing import Any

from parlour.features.puzzles import Placed, Puzzles


def solution(puzzles: Puzzles, puzzle: str) -> list[Placed]:
    """Return all cards of the solved puzzle; the solver may need a moment."""
    placed: list[Placed] = []
    solved = False
    while not solved:
        given: dict[str, Any] = puzzles.hint(puzzle, placed)
        placed = [(card, rot, x, y) for card, rot, x, y in given["placed"]]
        solved = given["solved"]
    return placed
