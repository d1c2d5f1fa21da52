"""Playtests: what is asked of people, and the data of their games, without anything about them.

The server collects this and `parlour.playtests` makes a report of it, so it belongs to neither.
People appear as numbers, in the order in which they first finished a game, and only within one
playtest.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from parlour.core.errors import BadOption
from parlour.core.option import Value

PERSON, LEFT = "person", "left"  # who played a seat, if not a bot of some level
SCALE = 5  # answers on a scale are 1 to 5
LENGTH_RIGHT = 3  # the middle of "too short" to "too long"
STANDARD = ("fun", "length", "luck")  # the questions with a scale that everyone is asked
LONGEST_TEXT = 1000
MOST_QUESTIONS, LONGEST_QUESTION = 5, 200

Mark = Annotated[int, msgspec.Meta(ge=1, le=SCALE)]
Text = Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question of the designer's own."""

    words: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_QUESTION)]
    kind: Literal["scale", "text"] = "scale"


class Answers(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What somebody answered after a game; everything can be left out."""

    fun: Mark | None = None
    length: Mark | None = None  # 1: far too short, 3: just right, 5: far too long
    luck: Mark | None = None  # 1: all skill, 5: all luck
    confused: Text = ""
    own: Annotated[list[Mark | Text | None], msgspec.Meta(max_length=MOST_QUESTIONS)] = []

    @property
    def empty(self) -> bool:
        """Whether nothing was answered."""
        marks = (self.fun, self.length, self.luck)
        return all(one is None for one in marks) and not self.confused and not any(self.own)

    def fitted(self, questions: list[Question]) -> Answers:
        """The answers without spaces around texts; BadOption if one doesn't fit its question."""
        if len(self.own) > len(questions):
            raise BadOption(f"expected {len(questions)} answers, not {len(self.own)}")
        for question, answer in zip(questions, self.own, strict=False):
            wanted = int if question.kind == "scale" else str
            if answer is not None and not isinstance(answer, wanted):
                said = "a number from 1 to 5" if wanted is int else "a text"
                raise BadOption(f"the answer to {question.words!r} must be {said}")
        own = [one.strip() or None if isinstance(one, str) else one for one in self.own]
        return msgspec.structs.replace(self, confused=self.confused.strip(), own=own)


class Action(msgspec.Struct, frozen=True, array_like=True):
    """An action of a game: who took it, when (since the game began), and whether a person did."""

    seat: int
    action: int
    ms: int
    person: bool


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game."""

    number: int  # of the table, in the order in which tables were made
    version: int  # of the game's rules
    seed: str
    players: list[str]  # by seat: a person, somebody who left, or the level of a bot
    people: list[int | None]  # by seat: the number of the person
    actions: list[Action]
    seconds: int  # time played, without long breaks
    stopped: bool = False  # by agreement, without a result

    @property
    def counts(self) -> bool:
        """Whether people played it to the end themselves."""
        return not self.stopped and LEFT not in self.players and PERSON in self.players


class Form(msgspec.Struct, frozen=True):
    """A form that was filled in after a game."""

    number: int  # of the table
    seat: int
    person: int
    answers: Answers


class Bundle(msgspec.Struct, frozen=True):
    """All data of a playtest."""

    name: str
    game: str
    seats: int
    options: dict[str, Value]
    levels: list[str]  # of the bots that people meet
    questions: list[Question]
    tables: int
    running: int  # tables with a game that isn't over
    games: list[PlayedGame]
    forms: list[Form]
