"""Metrics: what a server counts, in the form that Prometheus reads."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

WAITS_S = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self._all = CollectorRegistry()
        ProcessCollector(registry=self._all)
        entries = Counter(
            "parlour_entries", "Entries that were stored, by kind", ["kind"], registry=self._all
        )
        self.entry = cache(lambda kind: entries.labels(kind.__name__.lower()))
        self.refusals = Counter(
            "parlour_refusals", "Wishes that were refused, by code", ["code"], registry=self._all
        )
        self.stored = Histogram(
            "parlour_store_seconds", "From an entry to the disk", buckets=WAITS_S,
            registry=self._all,
        )  # fmt: skip
        self.thought = Histogram(
            "parlour_bot_seconds", "How long bots think", buckets=WAITS_S, registry=self._all
        )
        self.failed_bots = Counter(
            "parlour_failed_bots", "Decisions that a bot failed to make", registry=self._all
        )

    def watch(self, name: str, says: str, value: Callable[[], float]) -> None:
        """Show a number that is read when it is asked for."""
        Gauge(name, says, registry=self._all).set_function(value)

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self._all)
