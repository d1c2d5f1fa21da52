"""Why a material file, or what it asks of a table, is refused, whatever the game.

Each game has its own reasons besides.
"""

from __future__ import annotations

from parlour.core.fact import Refusal


class FileNoKey(Refusal, frozen=True):
    """A value comes before the first key."""

    text: str


class FileKeyTwice(Refusal, frozen=True):
    """A key is there twice."""

    key: str
    first: int


class FileKeyEmpty(Refusal, frozen=True):
    """A key that needs a value has none."""

    key: str


class FileKeyMissing(Refusal, frozen=True):
    """A key is needed and isn't there."""

    key: str


class FileKeyUnknown(Refusal, frozen=True):
    """There is no such key in files of this kind."""

    key: str
    known: tuple[str, ...]
    near: str | None


class FileOneLine(Refusal, frozen=True):
    """A value of one line goes on."""

    key: str
    text: str


class FileOneNumber(Refusal, frozen=True):
    """A value has several words instead of one number."""

    key: str
    count: int


class FileChoice(Refusal, frozen=True):
    """A value isn't one of those that its key can have."""

    key: str
    text: str
    known: tuple[str, ...]
    near: str | None


class FileNumber(Refusal, frozen=True):
    """A word isn't a whole number, or is out of range."""

    text: str
    low: int
    high: int


class FileNameLong(Refusal, frozen=True):
    """The name is too long."""

    most: int


class FileGame(Refusal, frozen=True):
    """There is no such game."""

    text: str
    known: tuple[str, ...]
    near: str | None


class FileNoKinds(Refusal, frozen=True):
    """The game has no custom content."""

    game: str


class FileMore(Refusal, frozen=True):
    """There are more flaws than are listed."""

    count: int


class FileNotRegular(Refusal, frozen=True):
    """It is a folder, a device or a pipe."""


class FileLarge(Refusal, frozen=True):
    """The file is too large."""

    most: int


class FileNotText(Refusal, frozen=True):
    """The file isn't text in UTF-8."""


class FileUnreadable(Refusal, frozen=True):
    """The system doesn't let it be read."""

    why: str


class FileSameName(Refusal, frozen=True):
    """Another file has content of that name."""

    name: str
    other: str


class FileForNobody(Refusal, frozen=True):
    """No number of players can play with it."""


class FileOtherGame(Refusal, frozen=True):
    """It is for another game."""

    wanted: str
    game: str


class FileNoTable(Refusal, frozen=True):
    """Content of that kind isn't for tables."""

    content: str


class FileSameKind(Refusal, frozen=True):
    """Another file for the same table is of the same kind."""

    content: str
    other: str
