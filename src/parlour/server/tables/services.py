"""Interfaces: what a live table needs from the server, and what its parts need from the table."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Protocol, TypeVar

import msgspec

from parlour.server.protocol.errors import DamagedTable, Refused
from parlour.server.protocol.events import Event
from parlour.server.protocol.metrics import Metrics
from parlour.server.storage.store import Store
from parlour.server.storage.summaries import Summary
from parlour.server.tables.clock import Clock, TableClock
from parlour.server.tables.lock import Lock
from parlour.server.tables.presence import Presence
from parlour.server.tables.rematches import Strength
from parlour.server.tables.room import Room
from parlour.server.tables.subscriber import Subscriber
from parlour.server.workers.bots import Bots
from parlour.server.workers.fanout import Fanout
from parlour.server.workers.warm_up import WarmUp

Found = TypeVar("Found")
Propose = Callable[[], Event]


class TableServices(Protocol):
    """The services that the hub provides to its tables."""

    store: Store
    bots: Bots
    fanout: Fanout
    clock: Clock
    metrics: Metrics
    presence: Presence
    warm_up: WarmUp

    async def store_event(
        self, table_id: str, number: int, event: msgspec.Struct, summary: Summary | None
    ) -> None:
        """Store an event, or refuse the request it came from."""

    async def ask_store(self, query: Callable[..., Found], *given: Any) -> Found:
        """Read from the store, or refuse."""

    def follow(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine in the background."""

    def turn_changed(self, table: LiveTable) -> None:
        """Tell people who aren't connected that it is their turn."""

    async def rematch(self, room: Room, following: bool, bots: Strength) -> str:
        """Create a table for a rematch; returns its id."""

    def let_go(self, table_id: str, why: Refused) -> None:
        """Disconnect everyone from a table, and drop it from memory."""

    def drop_damaged(self, damaged: DamagedTable) -> None:
        """Drop a damaged table from memory."""


class LiveTable(Protocol):
    """A live table, as its deadlines and bots see it.

    They are passed their table instead of holding it: without reference cycles, a table is freed
    as soon as it is dropped.
    """

    id: str
    room: Room
    services: TableServices
    clock: TableClock
    lock: Lock

    @property
    def subscribers(self) -> set[Subscriber]:
        """Every connection to the table."""

    def is_connected(self, seat: int) -> bool:
        """Whether the guest of a seat is connected."""

    def host_is_connected(self) -> bool:
        """Whether the host is connected."""

    def wake(self) -> None:
        """Start the clock and the bots if they have something to do."""

    async def commit(self, propose: Propose) -> None:
        """Store an event, apply it and broadcast it; the caller holds the lock."""

    async def act_for(self, seat: int, decision: int, action: int, bot: str | None) -> None:
        """Act for a seat."""


def not_stored() -> Refused:
    """Create the refusal for an event that couldn't be stored."""
    return Refused("store", "this couldn't be saved, so it didn't happen; try again")


def failed() -> Refused:
    """Create the refusal for a table that an error may have left half changed."""
    return Refused("failed", "something went wrong; reconnect in a moment")
