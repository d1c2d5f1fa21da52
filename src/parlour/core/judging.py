"""Judging: where all act at once, a game's referee says whether an act comes in time and fits."""

from __future__ import annotations

from typing import NamedTuple, Protocol


class Verdict(NamedTuple):
    """Why an act is refused; the words name nobody, for a game does not know who plays it."""

    code: str
    words: str
    late: bool = False
    faster: int | None = None  # the seat that was
    squares: tuple[tuple[int, int], ...] = ()  # that are wrong
    locked_ms: int = 0  # how long this seat may do nothing


class Referee(Protocol):
    """The referee of one table. Time is given, in milliseconds; nothing here waits.

    What it remembers is short: locks, and which entry of the table's log brought what.
    """

    @property
    def racing(self) -> bool:
        """Whether all act at once now: nobody is waited for."""

    def judge(self, seat: int, action: int, seen: int, now: int) -> Verdict | None:
        """Why an act that arrives now is refused; None grants it.

        `seen` is the newest entry that the seat had before it.
        """

    def took(self, seat: int, entry: int) -> None:
        """An act of a seat has happened, as this entry."""
