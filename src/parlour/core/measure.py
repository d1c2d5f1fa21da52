"""Measures: a game's own statistics, declared as the fields of a Struct.

    class Measures(Tallies):
        rounds: int = tally()
        rounds_won: int = tally(share_of="rounds")
        plays: int = tally(per="rounds")
        comeback: int = flag()
        used: Array = tally(by=("play", "pass"), share_of="decisions")

A measure is one integer per game, or one per part in `by`. Its declaration determines how it is
shown: a plain tally as the mean over games, `share_of` as a percentage of the total of another
measure (or of `decisions`), `per` as the average per unit of it, and a flag, which is 0 or 1, as a
percentage of games. If a measure and its whole have the same parts, it is divided part by part.
Other fields of the Struct are working space and are not saved.

The names of measures and parts are ids. The game's catalogue words them: `measure-rounds`,
`measure-used` and `measure-used-play`. In files, the column of a part is `used_play`.
"""

from __future__ import annotations

from typing import Any, Literal

from parlour.core.errors import BadGame, one_of
from parlour.core.struct import Field, Struct

Kind = Literal["count", "flag", "share", "rate"]
DECISIONS = "decisions"  # counted in every game, without a declaration


class Measure(Field):
    """One measure: its kind, its parts, and the whole it is divided by."""

    name: str

    def __init__(self, kind: Kind, by: tuple[str, ...], whole: str | None) -> None:
        super().__init__("i4", (len(by),) if by else ())
        self.kind, self.by, self.whole = kind, by, whole

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @property
    def is_percentage(self) -> bool:
        """Whether it is shown as a percentage."""
        return self.kind in ("flag", "share")

    @property
    def columns(self) -> tuple[str, ...]:
        """Its columns in a file: one, or one per part."""
        return tuple(f"{self.name}_{part}" for part in self.by) or (self.name,)

    def fault(self, measures: dict[str, Measure]) -> str | None:
        """What is wrong with this declaration, or None."""
        if not isinstance(self.by, tuple) or len(set(self.by)) < len(self.by):
            return f"`by` must be a tuple of different ids, not {self.by!r}"
        if wrong := [part for part in self.by if not _is_id(part)]:
            return f"a part's id is made of a-z, 0-9 and _, not {wrong[0]!r}"
        if self.whole == self.name:
            return "a measure cannot be a part of itself"
        if self.whole not in (None, DECISIONS, *measures):
            keyword = "share_of" if self.kind == "share" else "per"
            others = one_of([DECISIONS, *(name for name in measures if name != self.name)])
            return f"{keyword}={self.whole!r} is not a measure of this game; choose from {others}"
        return None


def _is_id(part: str) -> bool:
    return part.isascii() and part == part.lower() and f"_{part}".isidentifier()


def tally(by: tuple[str, ...] = (), share_of: str | None = None, *, per: str | None = None) -> Any:
    """A measure that counts: one number, or one per part in `by`."""
    if share_of and per:
        raise BadGame(f"a measure can have share_of={share_of!r} or per={per!r}, not both")
    return Measure("share" if share_of else "rate" if per else "count", by, share_of or per)


def flag(by: tuple[str, ...] = ()) -> Any:
    """A measure that is 0 or 1 in each game: one, or one per part in `by`."""
    return Measure("flag", by, None)


class Tallies(Struct):
    """The measures of one game."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        measures = {measure.name: measure for measure in cls.listed()}
        for name, measure in measures.items():
            if fault := measure.fault(measures):
                raise BadGame(f"measure {name} of {cls.__module__}: {fault}")

    @classmethod
    def listed(cls) -> tuple[Measure, ...]:
        """Every measure, in the order declared."""
        return tuple(field for field in cls.fields.values() if isinstance(field, Measure))
