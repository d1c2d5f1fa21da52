"""Scraping: the metrics of all workers of a server.

Any worker can be scraped. It asks the others, and labels each series with its worker's number. A
restarted worker takes the free number, so its counters restart at 0 in the same series, as
Prometheus expects, and dead workers leave no series behind.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping

import msgspec
from prometheus_client import generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from parlour.server.protocol.metrics import Family, Metrics
from parlour.server.workers.sharding import Shards

UP = "parlour_worker_up"
encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(list[Family]).decode


async def scrape(metrics: Metrics, shards: Shards) -> bytes:
    """Return the metrics of all workers in Prometheus' text format."""
    found: dict[int, list[Family]] = {shards.number: metrics.families()}
    silent = set[int]()
    for number, answer in (await shards.ask_others()).items():
        if answer is None:
            silent.add(number)
        else:
            found[number] = _decode(answer)
    return await asyncio.to_thread(written, found, silent)


def written(found: Mapping[int, list[Family]], silent: set[int] | None = None) -> bytes:
    """Encode the workers' metrics in Prometheus' text format; `silent` workers didn't answer."""
    return generate_latest(_Together(found, silent or set()))


class _Together(Collector):
    """Merges the families of all workers by name."""

    def __init__(self, found: Mapping[int, list[Family]], silent: set[int]) -> None:
        self._found, self._silent = found, silent

    def collect(self) -> Iterator[Metric]:
        up = Metric(UP, "1 if the worker answered this scrape", "gauge")
        for number in sorted({*self._found, *self._silent}):
            up.add_sample(UP, {"worker": str(number)}, float(number in self._found))
        yield up
        merged = dict[str, Metric]()
        for number, families in sorted(self._found.items()):
            for family in families:
                metric = merged.setdefault(
                    family.name, Metric(family.name, family.says, family.kind)
                )
                for name, labels, value in family.samples:
                    metric.add_sample(name, {"worker": str(number), **labels}, value)
        yield from merged.values()
