"""Campaigns: games whose tables are missions, played one after the other by the same people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from parlour.core.option import Value
    from parlour.core.table import Table

Attempt = dict[str, Any]  # ready for JSON; only the game reads it


class Campaign(Protocol):
    """What a game makes of the tables that a group of people has played."""

    def missions(self) -> list[dict[str, Any]]:
        """Every mission in short, ready for JSON."""

    def attempt(self, table: Table) -> Attempt | None:
        """What is to be kept of a table that is over; None if it is no part of a campaign."""

    def card(self, attempts: Sequence[Attempt]) -> dict[str, Any]:
        """How a group stands that has made these attempts, in this order."""

    def following(self, table: Table) -> Mapping[str, Value] | None:
        """The options that change if a group goes on after a table; None if it does not."""

    def custom(self, mission: Mapping[str, Any], seats: int) -> Mapping[str, Value]:
        """The options of a table for a mission given as data; BadOption says what is wrong."""
