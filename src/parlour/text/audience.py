"""Audience: whom a sentence is for, which decides who is "you" and what the others are called."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Audience:
    """One reader of a table's text."""

    you: int | None = None
    """The reader's seat; None if they have none."""
    names: tuple[str, ...] = ()
    """The players' names by seat; seats without one are called by their number."""

    def includes(self, seat: int) -> bool:
        """Whether a seat is the reader's."""
        return seat == self.you
