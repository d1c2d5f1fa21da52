"""Feature: something that only some games have and that the core does not need to understand.

A feature is an object on a game's card. The kinds (puzzles, campaigns, real time, material) are
defined in `parlour.features`; whoever needs one asks the card for it:

    puzzles = card.feature(Puzzles)  # None if the game has none
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar


class Feature:
    """The base class of every kind of feature."""

    part: ClassVar[str] = ""  # the name of the part compiled for it; "" if there is none
    urgent: ClassVar[bool] = False  # whether that part is compiled before the bots

    def use_compiled(self, view: Callable[[], Any], levels: tuple[str, ...]) -> None:
        """Call its rules once, so that their machine code is there; only asked if it has a `part`.

        `view` gives a view of the compiled form, `levels` are the levels of the game's bots.
        """

    def roots(self) -> Iterable[object]:
        """The functions through which its rules are reached; its compiled part is keyed by them."""
        return (type(self).use_compiled,)

    def flaw(self, options: dict[str, Any]) -> str | None:
        """What is wrong with it on a card with these options (by name); None if nothing is."""
        return None
