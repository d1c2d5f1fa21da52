"""Requests about playtests, and how a new one is checked."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from parlour.core.errors import BadOption, one_of
from parlour.core.game import Game
from parlour.core.option import Value
from parlour.core.registry import game
from parlour.features.campaign import Campaign
from parlour.features.playtest import LONGEST_QUESTION, MOST_QUESTIONS, Answers, Question
from parlour.server.storage.playtests import Settings
from parlour.server.tables.text import clean

LONGEST_NAME, LONGEST_NOTE, LONGEST_VALUE = 80, 500, 4000
MOST_LEVELS = 5

Word = Annotated[str, msgspec.Meta(max_length=64)]


class NewPlaytest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A playtest: a table, who plays at it, and what to ask them."""

    name: Annotated[str, msgspec.Meta(max_length=200)]
    game: Word
    seats: int | None = None
    people: int = 1
    levels: Annotated[list[Word], msgspec.Meta(max_length=MOST_LEVELS)] = []
    preset: Word | None = None
    options: dict[str, Value] = {}
    custom: dict[str, Any] | None = None
    note: Annotated[str, msgspec.Meta(max_length=2 * LONGEST_NOTE)] = ""
    questions: Annotated[list[Question], msgspec.Meta(max_length=MOST_QUESTIONS)] = []


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to play, and agrees to what is stored."""

    consent: bool = False


class Filled(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A form for a game, by its table."""

    table: Annotated[str, msgspec.Meta(max_length=32)]
    answers: Answers


class Closing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a playtest takes no more games."""

    closed: bool = True


def checked(new: NewPlaytest) -> Settings:
    """Return the settings of a playtest; raises BadOption if it isn't possible."""
    card = game(new.game)
    seats = card.usual_seats_of(new.preset) if new.seats is None else new.seats
    if seats not in card.seats:
        raise _wrong("seats", f"{card.title} is for {one_of(card.seats)} players, not {seats}")
    if not 1 <= new.people <= seats:
        raise _wrong("people", f"people can take 1 to {seats} seats, not {new.people}")
    name = clean(new.name, LONGEST_NAME)
    if not name:
        raise _wrong("name", "a playtest needs a name, so that you can find it again")
    return Settings(
        name=name, game=card.name, seats=seats, people=new.people,
        options=_options(card, new, seats), levels=_levels(card, new, seats), preset=new.preset,
        note=clean(new.note, LONGEST_NOTE), questions=_questions(new),
    )  # fmt: skip


def _options(card: Game, new: NewPlaytest, seats: int) -> dict[str, Value]:
    for name, value in new.options.items():
        if isinstance(value, str) and not (value.isascii() and len(value) <= LONGEST_VALUE):
            raise BadOption(
                f"the value of {name[:40]!r} is too long or contains invalid characters"
            )
    mission: dict[str, Value] = {}
    if new.custom is not None:
        campaign = card.feature(Campaign)
        if campaign is None:
            raise BadOption(f"{card.title} has no custom missions; leave out custom")
        mission = dict(campaign.custom(new.custom, seats))
    return card.chosen(seats, new.preset, {**new.options, **mission})


def _levels(card: Game, new: NewPlaytest, seats: int) -> list[str]:
    """Return the levels of the bots; none if people have all seats."""
    if new.people == seats:
        return []
    levels = list(dict.fromkeys(new.levels)) or [[*card.bots][(len(card.bots) - 1) // 2]]
    for level in levels:
        if level not in ("random", *card.bots):
            known = one_of(["random", *card.bots], level)
            raise _wrong("levels", f"unknown bot {level[:40]!r}; choose from {known}")
    return levels


def _questions(new: NewPlaytest) -> list[Question]:
    asked = [Question(clean(one.words, LONGEST_QUESTION), one.kind) for one in new.questions]
    if any(not one.words for one in asked):
        raise _wrong("questions", "a question needs words")
    return asked


def _wrong(field: str, words: str) -> BadOption:
    error = BadOption(words)
    error.field = field
    return error
