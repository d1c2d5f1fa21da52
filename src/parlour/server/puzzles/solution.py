"""The solution of a puzzle: one card after another is put right."""

from __future__ import annotations

from typing import Any

from parlour.features.puzzles import Placed, Puzzles


def solution(puzzles: Puzzles, puzzle: str) -> list[Placed]:
    """All cards of a puzzle as they lie when it is solved, which can take the solver a moment."""
    placed: list[Placed] = []
    solved = False
    while not solved:
        given: dict[str, Any] = puzzles.hint(puzzle, placed)
        placed = [(card, rot, x, y) for card, rot, x, y in given["placed"]]
        solved = given["solved"]
    return placed
