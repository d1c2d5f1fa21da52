"""Referee: decides in real time whether an action came in time and fits."""

from __future__ import annotations

from typing import NamedTuple, Protocol


class Verdict(NamedTuple):
    """Why an action was refused; `refusal-CODE` in the game's catalogue words it."""

    code: str
    late: bool = False
    faster: int | None = None  # the seat that got there first
    squares: tuple[tuple[int, int], ...] = ()  # the mismatched squares
    locked_ms: int = 0  # how long the seat is locked out
    needed: int = 0  # how many squares must match


class Referee(Protocol):
    """The referee of one table. Callers pass the time in milliseconds; a referee never waits.

    It remembers little: current locks, and what each recent entry of the table's log changed.
    """

    @property
    def racing(self) -> bool:
        """Whether everyone can act at once right now, so that the table waits for no one."""

    def judge(self, seat: int, action: int, seen: int, now: int) -> Verdict | None:
        """Why an action arriving now is refused; None if it is accepted.

        `seen` is the newest entry that the seat had seen when it acted.
        """

    def took(self, seat: int, entry: int) -> None:
        """Note that a seat's action was accepted as this entry."""
