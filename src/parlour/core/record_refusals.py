"""Reasons why a record can't be read or replayed."""

from __future__ import annotations

from parlour.core.fact import Refusal


class RecordFirstLine(Refusal, frozen=True):
    """The first line isn't that of a record."""

    title: str


class RecordCutOff(Refusal, frozen=True):
    """The record ends too early."""

    line: int


class RecordNoActions(Refusal, frozen=True):
    """There is no line `actions`."""


class RecordNoResult(Refusal, frozen=True):
    """The line before the last isn't the result."""

    line: int
    text: str


class RecordEdited(Refusal, frozen=True):
    """The digest in the last line is another."""


class RecordNotText(Refusal, frozen=True):
    """The file isn't text."""


class RecordUnreadable(Refusal, frozen=True):
    """The system can't read the file."""

    why: str


class RecordHeaderLine(Refusal, frozen=True):
    """A line of the header has an unknown key."""

    line: int
    text: str


class RecordHeaderMissing(Refusal, frozen=True):
    """A line of the header is missing."""

    key: str


class RecordHeaderNumber(Refusal, frozen=True):
    """A number in the header isn't an integer."""

    key: str
    text: str


class RecordHeader(Refusal, frozen=True):
    """The game can't be set up as the header says."""

    why: str


class RecordValue(Refusal, frozen=True):
    """A value in the header can't be read."""

    line: int
    text: str


class RecordPosition(Refusal, frozen=True):
    """A position isn't a dict of fields."""

    line: int


class RecordSeed(Refusal, frozen=True):
    """The seed is neither an integer nor text."""

    text: str


class RecordGame(Refusal, frozen=True):
    """There is no such game here."""

    game: str


class RecordVersion(Refusal, frozen=True):
    """The game has no such version of its rules."""

    game: str
    version: int
    known: tuple[int, ...]


class RecordPlayers(Refusal, frozen=True):
    """The game isn't for that many players."""

    game: str
    allowed: tuple[int, ...]
    seats: int


class RecordOption(Refusal, frozen=True):
    """The game has no such option."""

    game: str
    option: str


class RecordOptionValue(Refusal, frozen=True):
    """The option can't have that value."""

    option: str
    text: str


class RecordActionLine(Refusal, frozen=True):
    """A line can't be read as an action."""

    line: int
    text: str


class RecordStart(Refusal, frozen=True):
    """The starting position can't be set up."""

    why: str


class RecordIllegal(Refusal, frozen=True):
    """A seat (or the house, -1) isn't allowed to take an action of the record."""

    number: int
    seat: int


class RecordAction(Refusal, frozen=True):
    """An action can't be replayed."""

    number: int
    why: str


class RecordResult(Refusal, frozen=True):
    """The game ends differently when it is replayed."""

    text: str
    replayed: str
