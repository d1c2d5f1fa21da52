"""Feature: an optional extension of a game that the core doesn't need to understand.

A feature is an object on a game's card. The kinds (puzzles, campaigns, real time, material) are
defined in `parlour.features`. Look one up on the card:

    puzzles = card.feature(Puzzles)  # None if the game has none
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar


class Feature:
    """The base class of every kind of feature."""

    part: ClassVar[str] = ""  # the name of its compiled part, or ""
    urgent: ClassVar[bool] = False  # compile that part before the bots

    def use_compiled(self, view: Callable[[], Any], levels: tuple[str, ...]) -> None:
        """Call its rules once to compile or load them; only used if it has a `part`.

        `view` returns a boxed view in compiled form; `levels` are the levels of the game's bots.
        """

    def roots(self) -> Iterable[object]:
        """The functions that lead to its rules; their digest is the key of its compiled part."""
        return (type(self).use_compiled,)

    def flaw(self, options: dict[str, Any]) -> str | None:
        """What is wrong with it on a card with these options by name, or None."""
        return None
