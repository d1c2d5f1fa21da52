"""The puzzle feature for servers: puzzles by name, without their answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import lru_cache
from typing import Any

import msgspec

from parlour.core.errors import BadOption
from parlour.core.refused import RefusedOptions
from parlour.features.puzzles import Placed, Puzzles
from parlour.games.pattern_overlap.puzzles.checking import check
from parlour.games.pattern_overlap.puzzles.days import DAY, FIRST_DAY, daily
from parlour.games.pattern_overlap.puzzles.puzzle import Laid, Puzzle
from parlour.games.pattern_overlap.puzzles.shelf import collection
from parlour.games.pattern_overlap.puzzles.solver import use_compiled
from parlour.games.pattern_overlap.puzzles.workspace import Workspace
from parlour.games.pattern_overlap.refusals import PuzzleName


class Answers(Puzzles):
    """The collection, custom puzzles and daily puzzles."""

    def __init__(self) -> None:
        self.own: dict[str, Puzzle] = {}

    def take(self, name: str, puzzle: Any) -> None:
        """Add a custom puzzle, listed before the collection."""
        if name in collection() or name.startswith(DAY):
            raise RefusedOptions(PuzzleName(name))
        self.own[name] = msgspec.structs.replace(puzzle, id=name)

    def listed(self) -> list[dict[str, Any]]:
        """A summary of every puzzle except the daily ones."""
        return [
            {
                "id": puzzle.id, "side": puzzle.side, "stars": puzzle.stars,
                "cards": len(puzzle.cards), "squares": len(puzzle.outline()),
                "shape": puzzle.shape(),
            }
            for puzzle in (*self.own.values(), *collection().values())
        ]  # fmt: skip

    def daily(self, day: date) -> str:
        """The name of a day's puzzle."""
        return f"{DAY}{day.isoformat()}"

    def front(self, name: str, today: date) -> dict[str, Any] | None:
        """The front of a puzzle card; None if unknown, or if its day has not come yet."""
        if name.startswith(DAY) and not FIRST_DAY <= _day(name) <= today:
            return None
        found = self.own.get(name) or _found(name)
        return found.front() if found else None

    def _sure(self, name: str) -> Puzzle:
        found = self.own.get(name) or _found(name)
        if found is None:
            raise BadOption(f"there is no puzzle {name!r}")
        return found

    def check(self, name: str, placed: Sequence[Placed]) -> dict[str, Any]:
        """Whether it is solved; if not, what is wrong and on which squares."""
        verdict = check(self._sure(name), [_laid(one) for one in placed])
        return {
            "solved": verdict.solved, "wrong": verdict.wrong,
            "squares": [list(square) for square in verdict.squares],
        }  # fmt: skip

    def use_compiled(self, view: Callable[[], Any], levels: tuple[str, ...]) -> None:
        """Switch the solver to compiled rules."""
        use_compiled()

    def hint(self, name: str, placed: Sequence[Placed]) -> dict[str, Any]:
        """One corrected card, and the layout with it."""
        puzzle = self._sure(name)
        strange = [card for card, *_ in placed if card not in puzzle.cards]
        if strange:
            raise BadOption(f"card {strange[0]} does not belong to puzzle {puzzle.id}")
        work = Workspace(puzzle)
        work.layout = [_laid(one) for one in placed]
        try:
            put = work.hint()
        except ValueError as error:
            raise BadOption(str(error)) from error
        return {
            "put": [put.card, put.rot, put.x, put.y],
            "placed": [[one.card, one.rot, one.x, one.y] for one in work.layout],
            "solved": work.solved,
        }  # fmt: skip


def _laid(placed: Placed) -> Laid:
    card, rot, x, y = placed
    return Laid(card, x, y, rot % 4)


def _day(name: str) -> date:
    try:
        return date.fromisoformat(name.removeprefix(DAY))
    except ValueError:
        return date.max


@lru_cache(64)
def _found(name: str) -> Puzzle | None:
    if name.startswith(DAY):
        day = _day(name)
        return None if day == date.max else daily(day)
    return collection().get(name)
