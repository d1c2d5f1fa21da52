"""Campaigns: games whose tables are missions, played one after another by the same people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.core.feature import Feature
from parlour.core.option import Value
from parlour.core.table import Table

Attempt = dict[str, Any]  # ready for JSON; only the game reads it


class Campaign(Feature):
    """What a game makes of the tables that a group of people has played."""

    def missions(self) -> list[dict[str, Any]]:
        """Every mission in short, ready for JSON."""
        raise NotImplementedError

    def attempt(self, table: Table) -> Attempt | None:
        """What to save of a table that is over; None if it is not part of the campaign."""
        raise NotImplementedError

    def card(self, attempts: Sequence[Attempt]) -> dict[str, Any]:
        """The progress of a group that has made these attempts, in this order."""
        raise NotImplementedError

    def following(self, table: Table) -> Mapping[str, Value] | None:
        """The options that change if the group continues after a table; None if it can't."""
        raise NotImplementedError

    def custom(self, mission: Mapping[str, Any], seats: int) -> Mapping[str, Value]:
        """The options of a table for a mission given as data; BadOption says what is wrong."""
        raise NotImplementedError
