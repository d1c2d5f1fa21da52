"""Opening the store of a server, and bringing its database up to date."""

from __future__ import annotations

from parlour.server.storage.store import Store
from parlour.server.tables.campaign_results import replay_result


def open_store(database: str) -> Store:
    """The store over a database, which is brought up to date first."""
    return Store(database, replay_result)
