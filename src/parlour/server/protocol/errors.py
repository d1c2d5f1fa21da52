"""Refused requests and damaged tables."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """A refused request: a code for programs, a message for people, and optional fields."""

    def __init__(self, code: str, words: str, **facts: Any) -> None:
        super().__init__(words)
        self.code, self.words, self.facts = code, words, facts


DAMAGES = {
    "beginning": "the log doesn't start with the creation of a table",
    "unknown_game": "this game, or this version of its rules, isn't installed",
    "missing": "entry {entry} is missing",
    "unreadable": "the database file is corrupt at entry {entry} or a later one",
    "undecodable": "entry {entry} can't be decoded",
    "illegal": "entry {entry} is not a legal move",
    "unfit": "entry {entry} doesn't fit the entries before it",
    "broken": "the game's own code failed at {at}",
}


class DamagedTable(Refused):
    """A table that can't be rebuilt from its log: its id, the first bad entry and the reason.

    The reason is one of DAMAGES and so is safe to log. If the game's own code failed `at` some
    line, it is "broken". Clients are told only whether the table is damaged or its game is broken.
    """

    def __init__(self, table_id: str, entry: int, reason: str, at: str | None = None) -> None:
        if at:
            super().__init__("broken", "this game's code failed; the operator has been told where")
        else:
            super().__init__(
                "damaged", "this table can't be opened; the operator has been told why"
            )
        self.table_id, self.entry, self.at = table_id, entry, at
        self.reason = "broken" if at else reason

    @property
    def why(self) -> str:
        """What is wrong, for an operator."""
        return DAMAGES[self.reason].format(entry=self.entry, at=self.at)


class TableDeleted(Refused):
    """A table that the operator, or the server itself, has deleted."""

    def __init__(self) -> None:
        super().__init__("table", "this table has been deleted")
