"""Story: what each viewer of a table is told, move by move."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from parlour.core import telling
from parlour.core.language import DEFAULT
from parlour.core.record import UNDO
from parlour.core.table import Record, Result, Table
from parlour.terminal.text import sentence, speaker

Viewer = int | None  # a seat, or None for a spectator


class Story:
    """A table and what its viewers have been told; make moves through it."""

    def __init__(self, table: Table, viewers: Iterable[Viewer], language: str = DEFAULT) -> None:
        self.table, self.language = table, language
        self.told: dict[Viewer, list[str]] = {viewer: [] for viewer in viewers}

    @classmethod
    def of(cls, record: Record, viewers: Iterable[Viewer], language: str = DEFAULT) -> Story:
        """The story of a record, from the start."""
        story = cls(record.replay(0), viewers, language)
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
            game = self.table.game
            say = telling.speaker(game, self.language, viewer, variant="terminal")
            told = map(say, telling.events(game, before[viewer], seat, heard[viewer], after))
            lines += [line if n == 0 else f"  {line}" for n, line in enumerate(told)]

    def undo(self, seat: int) -> None:
        """Undo a seat's last move and tell everyone."""
        self.table.undo(seat)
        for viewer, lines in self.told.items():
            lines.append(speaker(self.language, viewer)("undone", seat=seat))

    def _facts(self, viewer: Viewer) -> Any:
        return self.table.facts(viewer)

    def _hears(self, seat: int, action: int, viewer: Viewer) -> bool:
        return self.table.hears(seat, action, viewer)


def ending(table: Table, viewer: Viewer, language: str = DEFAULT) -> list[str]:
    """How a finished game ended, in a few lines."""
    result, say = table.result, speaker(language, viewer)
    if result is None:
        return []
    winners = result.winners
    if len(winners) == table.seats > 1:
        won = say("everyone-wins")
    else:
        others = [seat for seat in winners if seat != viewer]
        won = say("winners", seats=[*winners], others=others)
    lines = [f"{say('game-over', reason=reason_of(table, result, language))} {won}"]
    if len(set(result.scores)) > 1 or 0 < len(winners) < table.seats:
        scores = [say("score", seat=seat, score=one) for seat, one in enumerate(result.scores)]
        lines.append(say("scores", scores=", ".join(scores)))
    return lines


def reason_of(table: Table, result: Result, language: str) -> str:
    """Why a game ended, as a sentence; games without a catalogue only have the reason's id."""
    id = f"reason-{result.reason}"
    text = telling.text(table.game, id, language)
    return sentence(result.reason.replace("-", " ") if text == id else text)
