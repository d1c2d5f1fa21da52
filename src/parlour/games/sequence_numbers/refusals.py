"""Why Sequence Numbers refuses options or custom content; the catalogue words it."""

from __future__ import annotations

from parlour.core.fact import Refusal


class ThreeTeams(Refusal, frozen=True):
    """Three teams need three or six players."""

    seats: int


class ThreePlayers(Refusal, frozen=True):
    """Three players can't form two teams."""


class SeatsOver(Refusal, frozen=True):
    """Sums or help are set for more players than there are."""

    seats: int
    count: int


class BoardSize(Refusal, frozen=True):
    """A board has the wrong number of cells."""

    wanted: int
    count: int


class BoardCorner(Refusal, frozen=True):
    """A corner of a board has a number."""

    row: int
    column: int


class BoardFree(Refusal, frozen=True):
    """A cell of a board that isn't a corner has no number."""

    row: int
    column: int


class BoardRepeat(Refusal, frozen=True):
    """A number is on a board more than twice."""

    number: int


class BoardMissing(Refusal, frozen=True):
    """Numbers are on a board less than twice."""

    most: int
    numbers: tuple[int, ...]


class RowSize(Refusal, frozen=True):
    """A row of a board has the wrong number of cells."""

    row: int
    wanted: int
    count: int


class RowCount(Refusal, frozen=True):
    """A board has the wrong number of rows."""

    wanted: int
    count: int


class DeckSize(Refusal, frozen=True):
    """A deck has the wrong number of sums."""

    wanted: int
    count: int


class DeckSum(Refusal, frozen=True):
    """No sum with this end has the right result."""

    ending: str
    number: int


class DeckRepeat(Refusal, frozen=True):
    """A number has the same sum twice."""

    sum: str


class DeckMissing(Refusal, frozen=True):
    """Numbers have no line in a deck."""

    most: int
    numbers: tuple[int, ...]


class SumLine(Refusal, frozen=True):
    """A line isn't a number and two sums."""

    text: str


class SumForm(Refusal, frozen=True):
    """A text isn't a sum."""

    text: str


class SumWrong(Refusal, frozen=True):
    """A sum has another result."""

    sum: str
    number: int


class NumberTwice(Refusal, frozen=True):
    """A number has two lines in a deck."""

    number: int
    first: int
