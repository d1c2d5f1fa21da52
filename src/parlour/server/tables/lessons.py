"""Lessons: a game's interactive introduction, read from its lesson.json.

A lesson sets up a table. Each step has a text, can play moves for other seats, and can ask the
learner for one action, which is then played.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from typing import Any

import msgspec

from parlour.core.option import Value
from parlour.core.registry import game
from parlour.core.table import Table
from parlour.server.protocol.errors import Refused


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a lesson."""

    says: str
    play: list[tuple[int, str]] = []
    ask: str | None = None
    otherwise: str = ""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson, as in its file."""

    seats: int
    seat: int
    names: list[str]
    steps: list[LessonStep]
    seed: int = 0
    preset: str | None = None
    options: dict[str, Value] = {}
    state: dict[str, Any] = {}


def lesson_of(name: str) -> Lesson:
    """Read the lesson of a game."""
    card = game(name)
    file = resources.files(card.rules.__package__ or "") / "lesson.json"
    if not file.is_file():
        raise Refused("lesson", f"there is no lesson for {card.title} yet")
    return msgspec.json.decode(file.read_bytes(), type=Lesson)


@lru_cache(16)
def shown_lesson(name: str) -> dict[str, Any]:
    """Return a lesson as JSON: the position, text and expected action of each step."""
    lesson = lesson_of(name)
    table = Table.arrange(
        name, lesson.seats, lesson.state, seed=lesson.seed, preset=lesson.preset,
        options=lesson.options,
    )  # fmt: skip
    return {
        "seat": lesson.seat,
        "names": lesson.names,
        "options": table.options,
        "steps": [_shown(table, lesson.seat, step) for step in lesson.steps],
    }


def _shown(table: Table, seat: int, step: LessonStep) -> dict[str, Any]:
    """Return a step as the learner sees it, then play the action it asks for."""
    for other, words in step.play:
        table.play(other, words)
    asks = [] if step.ask is None else [table.number(seat, step.ask)]
    shown = {
        "says": step.says,
        "view": table.view(seat),
        "moves": table.moves(seat),
        "asks": asks,
        "otherwise": step.otherwise,
    }
    for action in asks:
        table.play(seat, action)
    return shown
