"""Metrics: what a server counts, in the form that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter as Counts
from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.metrics_core import (
    CounterMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

WAITS_S = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Entries(Collector):
    """What was stored, and how long that took: every move comes by here, so it is counted plainly
    and put into Prometheus' form when it is asked for."""

    def __init__(self) -> None:
        self._kinds: Counts[type] = Counts()
        self._waits = [0] * (len(WAITS_S) + 1)
        self._seconds = 0.0

    def stored(self, kinds: Iterable[type], waits: list[float]) -> None:
        """Entries of these kinds were stored, after so long each."""
        self._kinds.update(kinds)
        self._seconds += sum(waits)
        for seconds in waits:
            self._waits[bisect_left(WAITS_S, seconds)] += 1

    def collect(self) -> Iterator[Metric]:
        """Everything counted so far."""
        kinds = CounterMetricFamily(
            "parlour_entries", "Entries that were stored, by kind", labels=["kind"]
        )
        for kind, count in self._kinds.items():
            kinds.add_metric([kind.__name__.lower()], count)
        yield kinds
        waits = HistogramMetricFamily("parlour_store_seconds", "From an entry to the disk")
        upto = [*map(floatToGoString, WAITS_S), "+Inf"]
        waits.add_metric([], list(zip(upto, accumulate(self._waits))), self._seconds)
        yield waits


class Total(Collector):
    """A count that is kept elsewhere."""

    def __init__(self, name: str, says: str, value: Callable[[], float]) -> None:
        self._name, self._says, self._value = name, says, value

    def collect(self) -> Iterator[Metric]:
        """The count as it is now."""
        yield CounterMetricFamily(self._name, self._says, value=self._value())


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self._all = CollectorRegistry()
        ProcessCollector(registry=self._all)
        self._entries = Entries()
        self._all.register(self._entries)
        self.stored = self._entries.stored
        self.refusals = Counter(
            "parlour_refusals", "Wishes that were refused, by code", ["code"], registry=self._all
        )
        self.closes = Counter(
            "parlour_closes", "Connections that the server closed, by code", ["code"],
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

    def total(self, name: str, says: str, value: Callable[[], float]) -> None:
        """Show a count that is kept elsewhere, and read when it is asked for."""
        self._all.register(Total(name, says, value))

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self._all)
