"""Opening the store with the function that its migrations need."""

from __future__ import annotations

from parlour.server.storage.store import Store
from parlour.server.tables.campaign_results import replay_result


def open_store(database: str) -> Store:
    """Open the store for a database, migrating it first."""
    return Store(database, replay_result)
