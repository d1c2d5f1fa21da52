"""RefusedOptions: the error for options that a game refuses; a catalogue says why."""

from __future__ import annotations

from typing import Any

from parlour.core.errors import BadOption
from parlour.core.fact import Refusal
from parlour.core.language import DEFAULT, told


class PresetPlayers(Refusal, frozen=True):
    """The preset isn't for that many players."""

    preset: str
    allowed: tuple[int, ...]
    seats: int


class RefusedOptions(BadOption):
    """Options that can't be used: why, and the file that set them, if one did."""

    def __init__(self, fact: Refusal, source: str = "") -> None:
        self.fact, self.source = fact, source
        super().__init__(*self.lines())

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.fact, self.source)

    def lines(self, language: str = DEFAULT) -> tuple[str, ...]:
        """Why, in a language."""
        words = told(self.fact, language)
        return (f"{self.source}: {words}" if self.source else words,)
