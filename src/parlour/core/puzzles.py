"""Puzzles: what a game may have to be solved beside its tables, alone and without a clock."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any, Protocol

Placed = tuple[int, int, int, int]  # card, quarter turns, x, y


class Puzzles(Protocol):
    """A game's puzzles. BadOption says what about a question cannot be."""

    def listed(self) -> list[dict[str, Any]]:
        """Every puzzle in short, ready for JSON."""

    def take(self, name: str, puzzle: Any) -> None:
        """Put a puzzle of somebody's own beside the others: content of the game's material."""

    def daily(self, day: date) -> str:
        """The name of a day's puzzle, the same for everybody."""

    def front(self, name: str, today: date) -> dict[str, Any] | None:
        """What a player may see of a puzzle; None if there is none, or none yet."""

    def check(self, name: str, placed: Sequence[Placed]) -> dict[str, Any]:
        """Whether cards on the table solve a puzzle, in the order in which they were laid."""

    def use_compiled(self) -> None:
        """Let its rules be compiled from now on; what was not made yet is made here."""

    def hint(self, name: str, placed: Sequence[Placed]) -> dict[str, Any]:
        """One card put right."""
