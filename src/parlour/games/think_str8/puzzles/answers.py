"""The puzzle feature for servers: puzzles by name, without their answers.

An answer is one placed piece: a ring on the pad, `(0, 0, colour, number)`, or the token of a size
on its first space, `(size, 0, space, 0)`.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import lru_cache
from typing import Any, ClassVar

import msgspec

from parlour.core.errors import BadOption
from parlour.core.fact import Clue
from parlour.features.puzzles import Placed, Puzzles
from parlour.games.think_str8.puzzles.clues import explanation, objection
from parlour.games.think_str8.puzzles.days import DAY, FIRST_DAY, daily
from parlour.games.think_str8.puzzles.puzzle import BET, Puzzle
from parlour.games.think_str8.puzzles.shelf import collection
from parlour.games.think_str8.rules import COLOURS, SPACES, VALUES


class Answers(Puzzles):
    """The collection and the daily puzzles."""

    part: ClassVar[str] = ""  # nothing here is compiled

    def listed(self) -> list[dict[str, Any]]:
        """A summary of every puzzle except the daily ones."""
        return [
            {
                "id": puzzle.id, "kind": puzzle.kind, "stars": puzzle.stars, "seats": puzzle.seats,
                "rounds": len(puzzle.rounds),
            }
            for puzzle in collection().values()
        ]  # fmt: skip

    def take(self, name: str, puzzle: Any) -> None:
        """There are no material files of these puzzles."""
        raise BadOption("these puzzles are made from games, so there can't be custom puzzles")

    def daily(self, day: date) -> str:
        """The name of a day's puzzle."""
        return f"{DAY}{day.isoformat()}"

    def front(self, name: str, today: date) -> dict[str, Any] | None:
        """A puzzle without its answer; None if unknown, or if its day has not come yet."""
        if name.startswith(DAY) and not FIRST_DAY <= _day(name) <= today:
            return None
        found = _found(name)
        return _front(name) if found else None

    def check(self, name: str, placed: Sequence[Placed]) -> dict[str, Any]:
        """Whether it is solved; if not, what the answer contradicts."""
        puzzle = _sure(name)
        wrong = _flaw(puzzle, placed)
        if wrong:
            return {"solved": False, "wrong": wrong, "squares": [], "why": []}
        if placed[0] == puzzle.answer:
            why = [msgspec.to_builtins(one) for one in explanation(puzzle)]
            return {"solved": True, "wrong": "", "squares": [], "why": why}
        _, _, x, y = placed[0]
        why = [msgspec.to_builtins(objection(puzzle, x, y))]
        return {"solved": False, "wrong": "answer", "squares": [(x, y)], "why": why}

    def why(self, name: str) -> list[Clue]:
        """How to find the answer."""
        return explanation(_sure(name))

    def hint(self, name: str, placed: Sequence[Placed]) -> dict[str, Any]:
        """The answer, which is a single piece."""
        puzzle = _sure(name)
        if [*placed] == [puzzle.answer]:
            raise BadOption("every card is already in the right place")
        put = list(puzzle.answer)
        return {"put": put, "placed": [put], "solved": True}


def _flaw(puzzle: Puzzle, placed: Sequence[Placed]) -> str:
    """What is wrong with something that can't be an answer; "" if it can."""
    if len(placed) != 1 or placed[0][0] != puzzle.answer[0]:
        return "cards"
    _, turns, x, y = placed[0]
    wide, high = (SPACES + 1 - puzzle.size, 1) if puzzle.kind == BET else (COLOURS, VALUES)
    return "" if turns == 0 and 0 <= x < wide and 0 <= y < high else "squares"


def _day(name: str) -> date:
    try:
        return date.fromisoformat(name.removeprefix(DAY))
    except ValueError:
        return date.max


def _sure(name: str) -> Puzzle:
    found = _found(name)
    if found is None:
        raise BadOption(f"there is no puzzle {name!r}")
    return found


@lru_cache(64)
def _found(name: str) -> Puzzle | None:
    if name.startswith(DAY):
        day = _day(name)
        return None if day == date.max else daily(day)
    return collection().get(name)


@lru_cache(64)
def _front(name: str) -> dict[str, Any]:
    return _sure(name).front()
