"""Errors for options and records that are refused; a catalogue says why."""

from __future__ import annotations

from typing import Any, Self

import msgspec

from parlour.core.errors import BadOption, BadRecord, ParlourError
from parlour.core.fact import Refusal
from parlour.core.language import DEFAULT, told


class PresetPlayers(Refusal, frozen=True):
    """The preset isn't for that many players."""

    preset: str
    allowed: tuple[int, ...]
    seats: int


class Refused(ParlourError):
    """An error with a message in a catalogue: why, and the file that caused it, if one did."""

    def __init__(self, fact: Refusal, source: str = "", cause: ParlourError | None = None) -> None:
        self.fact, self.source, self.cause = fact, source, cause
        super().__init__(*self.lines())

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.fact, self.source, self.cause)

    def lines(self, language: str = DEFAULT) -> tuple[str, ...]:
        """Why, in a language; a fact with a cause has its words as `why`."""
        fact = self.fact
        if self.cause:
            fact = msgspec.structs.replace(fact, why="; ".join(self.cause.lines(language)))
        words = told(fact, language)
        return (f"{self.source}: {words}" if self.source else words,)


class RefusedOptions(Refused, BadOption):
    """Options that can't be used."""


class RefusedRecord(Refused, BadRecord):
    """A record that can't be read or replayed."""

    def of(self, source: str) -> Self:
        """The same about a file."""
        return type(self)(self.fact, source, self.cause)
