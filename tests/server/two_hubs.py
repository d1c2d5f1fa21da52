"""Two hubs on one PostgreSQL database, as two servers have them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from parlour.core import registry
from parlour.server.tables.clock import Clock
from parlour.server.tables.hub import Hub
from parlour.server.tables.opening import open_store
from parlour.server.workers.fanout import Fanout
from tests.games_known import EVERY
from tests.tables.fakes import QuickBots


def serving(
    url: str, test: Callable[[Hub, Hub], Awaitable[None]], clock: Clock | None = None
) -> None:
    """Run a test with two hubs that notify each other."""

    async def run() -> None:
        for card in EVERY:
            registry.register(card)
        stores = [open_store(url), open_store(url)]
        hubs = [Hub(store, QuickBots(), Fanout(url), clock) for store in stores]
        for hub in hubs:
            await hub.fanout.start(hub.changed_elsewhere, hub.catch_up, hub.presence.hear)
        try:
            await test(*hubs)
        finally:
            for hub in hubs:
                await hub.fanout.stop()
                await hub.close()
            await asyncio.get_running_loop().shutdown_default_executor()  # questions to the stores
            for store in stores:
                store.close()

    asyncio.run(run())
