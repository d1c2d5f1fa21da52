"""Puzzles: untimed problems that a game offers outside its tables."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any, ClassVar

from parlour.core.fact import Clue
from parlour.core.feature import Feature

Placed = tuple[int, int, int, int]  # card or other piece, quarter turns, x, y


class Puzzles(Feature):
    """A game's puzzles. Methods raise BadOption for an invalid request.

    An answer is one or more placed pieces. What they are and where they go is the game's matter: a
    front names the pieces to place as `cards`.
    """

    part: ClassVar[str] = "puzzles"

    def listed(self) -> list[dict[str, Any]]:
        """A summary of every puzzle, JSON-ready."""
        raise NotImplementedError

    def take(self, name: str, puzzle: Any) -> None:
        """Add a custom puzzle from a material file; raises RefusedOptions if its name is taken."""
        raise NotImplementedError

    def daily(self, day: date) -> str:
        """The name of a day's puzzle, the same for everyone."""
        raise NotImplementedError

    def front(self, name: str, today: date) -> dict[str, Any] | None:
        """What a player sees of a puzzle; None if it does not exist or is not out yet."""
        raise NotImplementedError

    def check(self, name: str, placed: Sequence[Placed]) -> dict[str, Any]:
        """Whether the placed cards, in the order they were played, solve a puzzle."""
        raise NotImplementedError

    def why(self, name: str) -> list[Clue]:
        """How to find the answer, step by step; empty if that can't be told."""
        return []

    def hint(self, name: str, placed: Sequence[Placed]) -> dict[str, Any]:
        """The placed cards with one of them corrected."""
        raise NotImplementedError
