"""Lessons: a game's interactive introduction, read from its lesson.json.

A lesson sets up a table. Each step has a text, can play moves for other seats, and can ask the
learner for one action, which is then played.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from parlour.core import telling
from parlour.core.game import Game
from parlour.core.option import Value
from parlour.core.registry import game
from parlour.core.table import Table
from parlour.server.protocol.errors import Refused


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a lesson."""

    id: str  # the message `lesson-ID` of the game's catalogue, and perhaps `lesson-ID.otherwise`
    play: list[tuple[int, int]] = []
    ask: int | None = None


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


def has_lesson(card: Game) -> bool:
    """Whether a game has a lesson."""
    return _file(card).is_file()


def _file(card: Game) -> Traversable:
    return resources.files(card.rules.__package__ or "") / "lesson.json"


def lesson_of(name: str) -> Lesson:
    """Read the lesson of a game."""
    card = game(name)
    file = _file(card)
    if not has_lesson(card):
        raise Refused("lesson", f"there is no lesson for {card.title} yet")
    return msgspec.json.decode(file.read_bytes(), type=Lesson)


@lru_cache(16)
def shown_lesson(name: str) -> dict[str, Any]:
    """Return a lesson as JSON: the position and expected action of each step."""
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
    for other, action in step.play:
        table.play(other, action)
    asks = [] if step.ask is None else [table.number(seat, step.ask)]
    shown: dict[str, Any] = {
        "id": step.id,
        "view": table.view(seat),
        "moves": table.legal(seat),
        "asks": asks,
    }
    if not table.game.has_screens:
        moves = [table.move(seat, action) for action in table.legal(seat)]
        shown["named"] = msgspec.to_builtins(moves)
        shown["view"]["pictures"] = telling.pictures(table.game, table.facts(seat), seat)
    for action in asks:
        table.play(seat, action)
    return shown
