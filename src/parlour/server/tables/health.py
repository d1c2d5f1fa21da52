"""Health: whether the database answers and the listener is connected, for operators and proxies.

The database is queried at most once a second.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from datetime import UTC, datetime
from typing import Any

from parlour import __version__
from parlour.server.protocol.metrics import Metrics
from parlour.server.storage.database import error_kind
from parlour.server.storage.migrations import NEWEST
from parlour.server.storage.store import Store
from parlour.server.workers.fanout import Fanout

FRESH_S = 1.0  # how long an answer is reused
PATIENCE_S = 2.0  # how long the database has to answer
WATCH_S = 2.0  # how often to ask while it is away
SINCE = "PARLOUR_SINCE"  # tells a worker when its server was started
log = logging.getLogger("parlour.health")


def now_as_text() -> str:
    """Return the current time, to the second."""
    return datetime.now(UTC).isoformat(timespec="seconds")


class Health:
    """Whether this process is healthy; each change is logged once."""

    def __init__(self, store: Store, fanout: Fanout, metrics: Metrics) -> None:
        self._store, self._fanout = store, fanout
        self._away, self._asked_at = False, float("-inf")
        self._schema, self._since = NEWEST, os.environ.get(SINCE) or now_as_text()
        self._asking: asyncio.Task[None] | None = None
        metrics.gauge("parlour_degraded", "1 if this server is degraded", self._is_degraded)
        metrics.gauge(
            "parlour_listener_connected", "1 if news from other servers is coming in",
            lambda: fanout.well,
        )  # fmt: skip
        metrics.counter(
            "parlour_listener_reconnects", "How often the listener lost its connection",
            lambda: fanout.reconnects,
        )  # fmt: skip

    async def found(self) -> dict[str, Any]:
        """Return what is wrong: `database` is away or newer than this Parlour, `listener` is
        reconnecting. Empty if the server is healthy."""
        if time.monotonic() - self._asked_at > FRESH_S:
            self._asking = self._asking or asyncio.create_task(self._ask())
            await asyncio.shield(self._asking)
        wrong = {}
        if self._away:
            wrong["database"] = "away"
        elif self._schema > NEWEST:
            wrong["database"] = "newer"
        return wrong if self._fanout.well else {**wrong, "listener": "reconnecting"}

    def facts(self) -> dict[str, Any]:
        """Return the version of Parlour, the schema version of the database when it last answered,
        and when this server was started."""
        return {"version": __version__, "schema": self._schema, "since": self._since}

    def failed(self, error: BaseException) -> None:
        """Record that a query has failed."""
        if not self._away:
            log.warning("the database is away: %s", error_kind(error))
        self._away, self._asked_at = True, float("-inf")

    async def watch(self) -> None:
        """While the database is away, query it until it is back."""
        while True:
            await asyncio.sleep(WATCH_S)
            if self._away:
                await self.found()

    async def _ask(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE_S):
                self._schema = await asyncio.to_thread(self._store.schema_version)
        except Exception as error:
            self.failed(error)
        else:
            if self._away:
                log.info("the database is back")
            self._away = False
        finally:
            self._asked_at, self._asking = time.monotonic(), None

    def _is_degraded(self) -> float:
        return self._away or self._schema > NEWEST or not self._fanout.well
