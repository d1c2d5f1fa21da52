"""Facts: what a game says, as typed data. Sentences are made from them where a person reads them.

    class Played(Event, frozen=True):
        seat: int
        card: int

is sent as `{"is": "played", "seat": 1, "card": 5}`, and the message `event-played` of the game's
catalogue, with the arguments `$seat` and `$card`, words it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, ClassVar, Self

import msgspec

from parlour.text.audience import Audience
from parlour.text.catalogue import Argument, Catalogue


def tag_of(name: str) -> str:
    """The tag of a class: "round-won" for RoundWon."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Fact(msgspec.Struct, frozen=True, tag_field="is", tag=tag_of):
    """Something to be put into words; the subclasses say what kind of thing."""

    kind: ClassVar[str] = "fact"


class Event(Fact, frozen=True):
    """Something that happened, as one viewer may know it."""

    kind: ClassVar[str] = "event"


class Move(Fact, frozen=True):
    """An action that a player can take."""

    kind: ClassVar[str] = "move"


class Status(Fact, frozen=True):
    """What the table is waiting for, or how the game ended."""

    kind: ClassVar[str] = "status"


class Thing(Fact, frozen=True):
    """A part of other facts, such as a card."""

    kind: ClassVar[str] = "thing"


class Refusal(Fact, frozen=True):
    """Why something can't be done."""

    kind: ClassVar[str] = "refusal"


class Caution(Fact, frozen=True):
    """What to know about an option with the others of a table: that it has no effect, or what it
    leads to."""

    kind: ClassVar[str] = "caution"
    option: str

    @classmethod
    def on(cls, *options: str) -> Iterator[Self]:
        """The same about each of these options."""
        for option in options:
            yield cls(option)


class Charge(Fact, frozen=True):
    """What players can ask the house to rule on."""

    kind: ClassVar[str] = "charge"


class Advice(Fact, frozen=True):
    """Why an action is a good one, in the terms of the game."""

    kind: ClassVar[str] = "advice"


class Clue(Fact, frozen=True):
    """A step of the way to a puzzle's answer, or why an answer is wrong."""

    kind: ClassVar[str] = "clue"


def message_id(fact: Fact) -> str:
    """The id of the message that words a fact."""
    return f"{fact.kind}-{type(fact).__struct_config__.tag}"


def worded(
    fact: Fact, catalogue: Catalogue, audience: Audience | None = None, variant: str = ""
) -> str:
    """A fact as a sentence; where its message has this variant (an attribute), as that."""
    args = {
        name: _argument(getattr(fact, name), catalogue, audience) for name in fact.__struct_fields__
    }
    id = message_id(fact)
    if variant and catalogue.has(f"{id}.{variant}"):
        id = f"{id}.{variant}"
    return catalogue.format(id, args, audience)


def _argument(value: Any, catalogue: Catalogue, audience: Audience | None) -> Argument:
    """A field's value as an argument of a message."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Fact):
        return worded(value, catalogue, audience)
    if isinstance(value, list | tuple):
        return [_argument(one, catalogue, audience) for one in value]  # type: ignore[return-value]
    return value


class Speaker:
    """Words facts and messages for one audience in one language."""

    def __init__(
        self, catalogue: Catalogue, audience: Audience | None = None, variant: str = ""
    ) -> None:
        self.catalogue, self.audience, self.variant = catalogue, audience or Audience(), variant

    def __call__(self, what: Fact | str, **args: Any) -> str:
        """A fact as a sentence, or the message of an id with its arguments."""
        if isinstance(what, Fact):
            return worded(what, self.catalogue, self.audience, self.variant)
        given = {
            name: _argument(value, self.catalogue, self.audience) for name, value in args.items()
        }
        return self.catalogue.format(what, given, self.audience)
