"""Campaigns: games played as a series of missions by the same group."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.core.feature import Feature
from parlour.core.option import Value
from parlour.core.table import Table

Attempt = dict[str, Any]  # JSON-ready; only the game reads it


class Campaign(Feature):
    """A game's missions, and a group's progress through them."""

    def missions(self) -> list[dict[str, Any]]:
        """A summary of every mission, JSON-ready."""
        raise NotImplementedError

    def attempt(self, table: Table) -> Attempt | None:
        """What to save of a finished table; None if it is not part of the campaign."""
        raise NotImplementedError

    def card(self, attempts: Sequence[Attempt]) -> dict[str, Any]:
        """The progress of a group after these attempts, oldest first."""
        raise NotImplementedError

    def following(self, table: Table) -> Mapping[str, Value] | None:
        """The options to change for the group's next table; None if there is none."""
        raise NotImplementedError

    def custom(self, mission: Mapping[str, Any], seats: int) -> Mapping[str, Value]:
        """The table options for a custom mission; raises BadOption if it is invalid."""
        raise NotImplementedError
