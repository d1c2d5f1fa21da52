"""Story: what each viewer of a table is told, move by move."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from parlour.core.game import HOUSE
from parlour.core.record import UNDO
from parlour.core.table import Record, Table

Viewer = int | None  # a seat, or None for a spectator


class Story:
    """A table and what its viewers have been told; make moves through it."""

    def __init__(self, table: Table, viewers: Iterable[Viewer]) -> None:
        self.table = table
        self.told: dict[Viewer, list[str]] = {viewer: [] for viewer in viewers}

    @classmethod
    def of(cls, record: Record, viewers: Iterable[Viewer]) -> Story:
        """The story of a record, from the start."""
        story = cls(record.replay(0), viewers)
        for entry in record.entries:
            story.do(entry.seat, entry.action)
        return story

    def do(self, seat: int, action: int) -> None:
        """Make or undo a move, and tell each viewer what they may know of it."""
        if action == UNDO:
            self.undo(seat)
        else:
            self.play(seat, action)

    def play(self, seat: int, action: int) -> None:
        """Make a move, and tell each viewer what they may know of it."""
        before = {viewer: self._facts(viewer) for viewer in self.told}
        heard = {viewer: action if self._hears(seat, action, viewer) else None for viewer in before}
        self.table.play(seat, action)
        for viewer, lines in self.told.items():
            after = self._facts(viewer)
            told = self.table.game.words.tell(before[viewer], seat, heard[viewer], after)
            lines += [*told[:1], *(f"  {line}" for line in told[1:])]

    def undo(self, seat: int) -> None:
        """Undo a seat's last move and tell everyone."""
        self.table.undo(seat)
        for lines in self.told.values():
            lines.append(f"{called(seat)} takes back the last move.")

    def _facts(self, viewer: Viewer) -> Any:
        return self.table.facts(viewer)

    def _hears(self, seat: int, action: int, viewer: Viewer) -> bool:
        return self.table.hears(seat, action, viewer)


def called(seat: int) -> str:
    """A seat's name at the start of a sentence."""
    return "The house" if seat == HOUSE else f"Seat {seat}"


def ending(table: Table) -> list[str]:
    """How a game ended, in a few lines."""
    result = table.result
    if result is None:
        return ["The game isn't over."]
    if not result.winners:
        winners = "No one wins."
    elif len(result.winners) == table.seats:
        winners = "Everyone wins." if table.seats > 1 else "You win."
    else:
        winners = f"{seats_named(result.winners)} win{'s' * (len(result.winners) == 1)}."
    lines = [f"Game over: {result.reason}. {winners}"]
    if len(set(result.scores)) > 1 or 0 < len(result.winners) < table.seats:
        scores = (f"seat {seat} {score}" for seat, score in enumerate(result.scores))
        lines.append(f"Scores: {', '.join(scores)}.")
    return lines


def seats_named(seats: Iterable[int]) -> str:
    """ "Seat 2", or "Seats 0, 1 and 3"."""
    names = [str(seat) for seat in seats]
    if len(names) == 1:
        return f"Seat {names[0]}"
    return f"Seats {', '.join(names[:-1])} and {names[-1]}"


def counted(number: int, noun: str) -> str:
    """ "1 seat", "4 seats"."""
    return f"{number} {noun}{'s' * (number != 1)}"
