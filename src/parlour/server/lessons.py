"""Lessons: a game's playable introduction, from `lesson.json` in its folder.

A lesson is a table that was laid out by hand (`seats`, `preset`, `seed`, `state`), the `seat` of
whoever learns, `names`, and `steps`. A step says something; before it others may `play`; it may
`ask` for one move of the learner, and say something else should `otherwise` be chosen. Positions
are played by the rules themselves, so a lesson cannot show what cannot happen.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import get

from parlour.core.registry import game
from parlour.core.table import Table
from parlour.server.room import Refused


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """What is said, after what was played, and what is asked."""

    says: str
    play: list[tuple[int, str]] = []
    ask: str | None = None
    otherwise: str = ""


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """A game's introduction, as it is written."""

    seats: int
    seat: int
    names: list[str]
    seed: int
    state: dict[str, Any]
    steps: list[Step]
    preset: str | None = None


@get("/api/learn/{name:str}", sync_to_thread=True)
def learn(name: str) -> dict[str, Any]:
    """A game's introduction: every step with its view, its moves and those it asks for."""
    return told(name)


@cache
def told(name: str) -> dict[str, Any]:
    """A lesson, played through."""
    lesson = _read(name)
    table = Table.arrange(
        name, lesson.seats, lesson.state, seed=lesson.seed, preset=lesson.preset
    )
    return {
        "seat": lesson.seat,
        "names": lesson.names,
        "options": game(name).chosen(lesson.seats, lesson.preset),
        "steps": [_shown(table, lesson.seat, step) for step in lesson.steps],
    }


def _read(name: str) -> Lesson:
    path = Path(str(game(name).rules.__file__)).parent / "lesson.json"
    if not path.exists():
        raise Refused("lesson", "there is no introduction to this game yet")
    return msgspec.json.decode(path.read_bytes(), type=Lesson)


def _shown(table: Table, seat: int, step: Step) -> dict[str, Any]:
    """A step for a screen; afterwards the move that it asks for has been made."""
    for other, words in step.play:
        table.play(other, words)
    moves = table.moves(seat)
    view = msgspec.json.decode(msgspec.json.encode(table.view(seat)))
    asks = []
    if step.ask is not None:
        table.play(seat, step.ask)
        asks = [table.actions[-1][1]]
    return {
        "says": step.says, "view": view, "moves": moves, "asks": asks, "otherwise": step.otherwise,
    }  # fmt: skip
