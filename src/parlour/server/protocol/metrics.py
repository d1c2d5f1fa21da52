"""Prometheus metrics of one process.

Frequent events are counted in plain Python numbers and converted to Prometheus' format only on
request. scrape.py merges the metrics of all workers.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping
from itertools import accumulate
from typing import Literal

import msgspec
from prometheus_client import ProcessCollector
from prometheus_client.utils import floatToGoString

from parlour import __version__

WAITS_S = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
UP_TO = (*map(floatToGoString, WAITS_S), "+Inf")

Kind = Literal["counter", "gauge", "histogram"]
Key = tuple[str, ...]  # the values of a series' labels
Sample = tuple[str, dict[str, str], float]


class Family(msgspec.Struct, frozen=True):
    """All time series with one name."""

    name: str
    kind: str
    says: str
    samples: list[Sample]


class Timings:
    """A histogram of durations."""

    __slots__ = ("counts", "seconds")

    def __init__(self) -> None:
        self.counts, self.seconds = [0] * len(UP_TO), 0.0

    def add(self, seconds: float) -> None:
        """Record one duration."""
        self.counts[bisect_left(WAITS_S, seconds)] += 1
        self.seconds += seconds


class Metrics:
    """The metrics of one process. Counters are plain numbers; `families` reads them all."""

    def __init__(self) -> None:
        self._process = ProcessCollector(registry=None)
        self._reads: list[Callable[[], Family]] = []
        self._entries: Counter[type] = Counter()  # updated for every move
        self.batches = 0
        self.stores = Timings()
        self.refusals: Counter[Key] = Counter()  # by code
        self.requests: Counter[Key] = Counter()  # by route, method and status
        self.answers: defaultdict[Key, Timings] = defaultdict(Timings)  # by route
        self.rejects: Counter[Key] = Counter()  # by status
        self.closes: Counter[Key] = Counter()  # by who closed, and code
        self.bot_moves: defaultdict[Key, Timings] = defaultdict(Timings)  # by game and level
        self.bot_failures: Counter[Key] = Counter()  # by game and level
        self._describe()

    def _describe(self) -> None:
        self.gauge(
            "parlour_build_info", "1; the label has the version of Parlour",
            lambda: {(__version__,): 1}, "version",
        )  # fmt: skip
        self.counter("parlour_entries", "Entries stored", self._entries_by_kind, "kind")
        self.counter("parlour_store_batches", "Transactions that stored entries",
                     lambda: self.batches)  # fmt: skip
        self.histogram("parlour_store_seconds", "From an entry to the disk",
                       lambda: {(): self.stores})  # fmt: skip
        self.counter("parlour_refusals", "Player requests that were refused",
                     lambda: self.refusals, "code")  # fmt: skip
        self.counter("parlour_requests", "HTTP requests answered",
                     lambda: self.requests, "route", "method", "status")  # fmt: skip
        self.histogram("parlour_request_seconds", "From an HTTP request to the end of its response",
                       lambda: self.answers, "route")  # fmt: skip
        self.counter("parlour_rejected_connections",
                     "HTTP connections refused before a request was complete",
                     lambda: self.rejects, "status")  # fmt: skip
        self.counter("parlour_socket_closes", "WebSockets closed",
                     lambda: self.closes, "by", "code")  # fmt: skip
        self.histogram("parlour_bot_seconds", "How long bots think",
                       lambda: self.bot_moves, "game", "level")  # fmt: skip
        self.counter("parlour_bot_failures", "Decisions that a bot failed to make",
                     lambda: self.bot_failures, "game", "level")  # fmt: skip

    # Counting

    def stored(self, kinds: Iterable[type], waits: list[float]) -> None:
        """Count the entries that a transaction stored, and how long each had waited."""
        self._entries.update(kinds)
        counts = self.stores.counts
        for seconds in waits:
            counts[bisect_left(WAITS_S, seconds)] += 1
        self.stores.seconds += sum(waits)
        self.batches += 1

    def _entries_by_kind(self) -> dict[Key, float]:
        return {(kind.__name__.lower(),): count for kind, count in self._entries.items()}

    def refused(self, code: str) -> None:
        """Count a refused request of a player."""
        self.refusals[(code,)] += 1

    def answered(self, route: str, method: str, status: str, seconds: float) -> None:
        """Count an HTTP request and its duration."""
        self.requests[route, method, status] += 1
        self.answers[(route,)].add(seconds)

    # Defining metrics

    def counter(
        self, name: str, says: str, read: Callable[[], float | Mapping[Key, float]], *labels: str
    ) -> None:
        """Define a counter."""
        self._add("counter", name, says, read, labels)

    def gauge(
        self, name: str, says: str, read: Callable[[], float | Mapping[Key, float]], *labels: str
    ) -> None:
        """Define a gauge."""
        self._add("gauge", name, says, read, labels)

    def _add(
        self, kind: Kind, name: str, says: str, read: Callable[[], float | Mapping[Key, float]],
        labels: tuple[str, ...],
    ) -> None:  # fmt: skip
        sample = f"{name}_total" if kind == "counter" else name

        def family() -> Family:
            found = read()
            values = found if isinstance(found, Mapping) else {(): found}
            return Family(name, kind, says, [
                (sample, dict(zip(labels, key)), float(value)) for key, value in values.items()
            ])  # fmt: skip

        self._reads.append(family)

    def histogram(
        self, name: str, says: str, read: Callable[[], Mapping[Key, Timings]], *labels: str
    ) -> None:
        """Define a histogram."""

        def family() -> Family:
            samples = list[Sample]()
            for key, timings in read().items():
                given = dict(zip(labels, key))
                counts = list(accumulate(timings.counts))
                for bound, count in zip(UP_TO, counts):
                    samples.append((f"{name}_bucket", {**given, "le": bound}, float(count)))
                samples.append((f"{name}_count", given, float(counts[-1])))
                samples.append((f"{name}_sum", given, timings.seconds))
            return Family(name, "histogram", says, samples)

        self._reads.append(family)

    def families(self) -> list[Family]:
        """Return the current values of all metrics."""
        process = [
            Family(one.name, one.type, one.documentation,
                   [(sample.name, dict(sample.labels), sample.value) for sample in one.samples])
            for one in self._process.collect()
        ]  # fmt: skip
        return [*(read() for read in self._reads), *process]
