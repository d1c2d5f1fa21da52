"""Measures: what a game counts about itself, declared once as the fields of a Struct.

    class Measures(Tallies):
        rounds: int = tally("rounds played")
        rounds_won: int = tally("rounds won", share_of="rounds")
        used: Array = tally("actions", by=("play", "pass"), share_of="decisions")

A measure is a whole number of one game, or one for each name in `by`. Without `share_of` people
are shown its mean over games; with it, the share of all that another measure (or `decisions`)
counted, name by name if both have the same names. Other fields are for the counting itself.
"""

from __future__ import annotations

from typing import Any

from parlour.core.struct import Field, Struct


class Measure(Field):
    """One measure: what it counts, under which names, and what it is a share of."""

    name: str

    def __init__(self, says: str, by: tuple[str, ...], share_of: str | None) -> None:
        super().__init__("i4", (len(by),) if by else ())
        self.says, self.by, self.share_of = says, by, share_of

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name


def tally(says: str, by: tuple[str, ...] = (), share_of: str | None = None) -> Any:
    """A measure that counts: one number, or one for each name in `by`."""
    return Measure(says, by, share_of)


class Tallies(Struct):
    """The measures of one game."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        for measure in cls.listed():
            if measure.share_of not in (None, "decisions", *cls.fields):
                raise TypeError(
                    f"{measure.name} is a share of {measure.share_of!r}: name another measure, "
                    "or decisions"
                )

    @classmethod
    def listed(cls) -> tuple[Measure, ...]:
        """Every measure, in the order declared."""
        return tuple(field for field in cls.fields.values() if isinstance(field, Measure))
