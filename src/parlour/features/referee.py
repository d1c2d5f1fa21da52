"""Referee: judges actions in real time, whether they are in time and whether they fit."""

from __future__ import annotations

from typing import NamedTuple, Protocol


class Verdict(NamedTuple):
    """Why an action is refused; the words name no one, because a game does not know its players."""

    code: str
    words: str
    late: bool = False
    faster: int | None = None  # the seat that was first
    squares: tuple[tuple[int, int], ...] = ()  # the squares that are wrong
    locked_ms: int = 0  # how long the seat is locked out


class Referee(Protocol):
    """The referee of one table. Time is given, in milliseconds; nothing here waits.

    What it remembers is short: locks, and which entry of the table's log brought what.
    """

    @property
    def racing(self) -> bool:
        """Whether everyone acts at once now, so that no one is waited for."""

    def judge(self, seat: int, action: int, seen: int, now: int) -> Verdict | None:
        """Why an action that arrives now is refused; None accepts it.

        `seen` is the newest entry that the seat had before it.
        """

    def took(self, seat: int, entry: int) -> None:
        """An action of a seat was accepted as this entry."""
