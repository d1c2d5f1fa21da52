"""Puzzles: what a game offers to be solved beside its tables, alone and without a clock."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any, ClassVar

from parlour.core.feature import Feature

Placed = tuple[int, int, int, int]  # card, quarter turns, x, y


class Puzzles(Feature):
    """A game's puzzles. BadOption says what is wrong with a request."""

    part: ClassVar[str] = "puzzles"

    def listed(self) -> list[dict[str, Any]]:
        """Every puzzle in short, ready for JSON."""
        raise NotImplementedError

    def take(self, name: str, puzzle: Any) -> None:
        """Add a custom puzzle: the content of a material file."""
        raise NotImplementedError

    def daily(self, day: date) -> str:
        """The name of a day's puzzle, the same for everyone."""
        raise NotImplementedError

    def front(self, name: str, today: date) -> dict[str, Any] | None:
        """What a player may see of a puzzle; None if there is none, or none yet."""
        raise NotImplementedError

    def check(self, name: str, placed: Sequence[Placed]) -> dict[str, Any]:
        """Whether cards on the table, in the order in which they were played, solve a puzzle."""
        raise NotImplementedError

    def hint(self, name: str, placed: Sequence[Placed]) -> dict[str, Any]:
        """The cards on the table with one of them put right."""
        raise NotImplementedError
