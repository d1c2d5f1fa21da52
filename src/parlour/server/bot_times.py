"""Bots whose thinking is timed, for the metrics."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from parlour.server.bots import FAILED, Bots
from parlour.server.metrics import Metrics
from parlour.server.ready import Ready


class TimedBots(Bots):
    """Bots that tell the metrics how long they think, without the pause that follows."""

    def __init__(self, metrics: Metrics, ready: Ready) -> None:
        super().__init__(ready=ready)
        self._metrics = metrics

    async def _called(
        self, work: Callable[..., Any], name: str, version: int, view: bytes, level: str,
        moment: str,
    ) -> Any:  # fmt: skip
        begun = time.perf_counter()
        found = await super()._called(work, name, version, view, level, moment)
        if found is FAILED:
            self._metrics.bot_failures[name, level] += 1
        self._metrics.bot_moves[name, level].add(time.perf_counter() - begun)
        return found
