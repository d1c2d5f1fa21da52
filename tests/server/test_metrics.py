"""Metrics: one scrape covers all workers, the docs list every series, and access is limited."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import signal
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from parlour.core.errors import ParlourError
from parlour.core.table import Table
from parlour.server.http.operating import _is_allowed
from parlour.server.protocol.addresses import Networks
from parlour.server.protocol.metrics import Metrics
from parlour.server.workers import sharding
from parlour.server.workers.bots import FAILED, Bots
from parlour.server.workers.scrape import encode, scrape, written
from parlour.server.workers.sharding import Shards
from tests.server.harness import Player, Server, ask, leave, make_table, new_guest, seated

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
WORKERS = 2
PATIENCE_S = 60.0

Samples = dict[str, list[tuple[dict[str, str], float]]]


def parsed(text: str) -> Samples:
    found: Samples = defaultdict(list)
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            found[sample.name].append((dict(sample.labels), sample.value))
    return found


def scraped(server: Server) -> Samples:
    answer = ask(server, "GET", "/metrics")
    assert answer.status == 200, answer
    return parsed(answer.body.decode())


def total(samples: Samples, name: str, **labels: str) -> float:
    """Return the sum of a series over all workers."""
    return sum(
        value for have, value in samples[name] if labels.items() <= have.items()
    )  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("metrics"), workers=WORKERS) as server:
        yield server


def test_one_scrape_tells_of_all_workers(server: Server) -> None:
    async def test() -> None:
        company: list[Player] = []
        for _ in range(4):  # ids are random, so both workers get tables
            company += (await seated(server, 2, preset="quick"))[1]
        before = scraped(server)
        moves = 0
        for player in company:
            if player.shown["moves"]:
                await player.act(random.Random(1).choice(player.options()))
                moves += 1
        after = scraped(server)
        assert moves >= 4
        for samples in (before, after):
            assert {labels["worker"] for labels, _ in samples["parlour_tables"]} == {"0", "1"}
            assert total(samples, "parlour_worker_up") == WORKERS
            assert total(samples, "parlour_tables") == 4
            assert total(samples, "parlour_watchers") == len(company)
            assert total(samples, "parlour_sockets") == len(company)
        acted = "parlour_entries_total"
        assert total(after, acted, kind="acted") - total(before, acted, kind="acted") == moves
        for name in (
            "parlour_socket_frames_received_total", "parlour_socket_frames_sent_total",
            "parlour_socket_received_bytes_total", "parlour_socket_sent_bytes_total",
            "parlour_store_batches_total", "parlour_store_seconds_count",
        ):  # fmt: skip
            assert total(after, name) >= total(before, name) + (moves if "frames" in name else 1)
        await leave(*company)

    asyncio.run(test())


def test_a_worker_that_dies_leaves_nothing_behind(server: Server) -> None:
    victim = server.workers()[0]
    os.kill(victim, signal.SIGKILL)
    until, samples = time.monotonic() + PATIENCE_S, scraped(server)
    while time.monotonic() < until and (
        victim in server.workers() or total(samples, "parlour_worker_up") < WORKERS
    ):
        time.sleep(0.2)
        samples = scraped(server)
    assert {labels["worker"] for labels, _ in samples["parlour_worker_up"]} == {"0", "1"}
    assert total(samples, "parlour_worker_up") == WORKERS
    assert len(samples["process_start_time_seconds"]) == WORKERS


def test_requests_are_counted_by_route_and_never_by_path(server: Server) -> None:
    secret = "nobody-may-see-this"
    ask(server, "GET", f"/api/tables/{secret}")
    ask(server, "GET", f"/{secret}")
    ask(server, "DELETE", f"/api/tables/{secret}")
    answer = ask(server, "GET", "/metrics")
    assert secret not in answer.body.decode()
    samples, name = parsed(answer.body.decode()), "parlour_requests_total"
    assert total(samples, name, route="/api/tables/{table_id}", method="GET", status="404") >= 1
    assert total(samples, name, route="none", method="DELETE", status="405") >= 1
    count = "parlour_request_seconds_count"
    assert total(samples, count, route="/{name}") == total(samples, name, route="/{name}")


def test_closes_are_counted_by_who_closed_and_code(server: Server) -> None:
    async def test() -> None:
        cookie = await asyncio.to_thread(new_guest, server)
        table = await asyncio.to_thread(make_table, server, cookie)
        for code in (1000, 4999):
            player = Player(server, table.id, cookie)
            await player.__aenter__()
            await player.socket.close(code)
        nowhere = Player(server, "no-such-table", cookie)
        await nowhere.open()
        assert await nowhere.closed() == 4404
        lost = Player(server, table.id, cookie)
        await lost.__aenter__()
        lost.socket.transport.abort()
        for _ in range(200):
            samples = await asyncio.to_thread(scraped, server)
            if total(samples, "parlour_socket_closes_total", by="network", code="1006"):
                break
            await asyncio.sleep(0.05)
        name = "parlour_socket_closes_total"
        assert total(samples, name, by="client", code="1000") >= 1
        assert total(samples, name, by="client", code="other") == 1
        assert total(samples, name, by="server", code="4404") == 1
        assert total(samples, name, by="network", code="1006") == 1

    asyncio.run(test())


def test_connections_without_a_good_request_are_counted(server: Server) -> None:
    import socket

    for _ in range(3):
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            line.sendall(b"NONSENSE\r\n\r\n")
            line.recv(1000)
    assert total(scraped(server), "parlour_rejected_connections_total", status="400") >= 3


def test_a_worker_that_does_not_answer_is_told_of(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(sharding, "ANSWER_WITHIN_S", 0.2)

    async def test() -> None:
        here, there = Shards(3, str(tmp_path)), Shards(3, str(tmp_path))
        metrics, other = Metrics(), Metrics()
        here.start(lambda *_: None)
        there.start(lambda *_: None, lambda: encode(other.families()))
        other.refused("stale")
        samples = parsed((await scrape(metrics, here)).decode())
        up = {labels["worker"]: value for labels, value in samples["parlour_worker_up"]}
        assert up == {"0": 1.0, "1": 1.0, "2": 0.0}
        assert samples["parlour_refusals_total"] == [({"worker": "1", "code": "stale"}, 1.0)]
        here.close()
        there.close()
        samples = parsed((await scrape(metrics, here)).decode())
        assert total(samples, "parlour_worker_up") == 1, "its series are gone with it"
        assert samples["parlour_refusals_total"] == []

    asyncio.run(test())


def test_bots_are_timed_and_their_failures_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("transmitter", seed=1)
    seat = table.actors[0]
    answers = iter([table.legal(seat)[0], FAILED])

    async def called(*_: object) -> object:
        return next(answers)

    monkeypatch.setattr(Bots, "_called", called)
    metrics = Metrics()
    bots = Bots(delays=False, metrics=metrics)

    async def think_twice() -> None:
        for _ in range(2):
            await bots.think(table, seat, "fair", "moment")

    asyncio.run(think_twice())
    samples = parsed(written({0: metrics.families()}).decode())
    bot = {"game": "transmitter", "level": "fair"}
    assert total(samples, "parlour_bot_seconds_count", **bot) == 2
    assert total(samples, "parlour_bot_failures_total", **bot) == 1


# Access


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        ("10.1.2.3", True), ("::ffff:10.1.2.3", True), ("192.168.0.7", True),
        ("fd00::5", True), ("192.168.0.8", False), ("11.0.0.1", False), ("fd01::5", False),
        ("", False), ("somewhere", False),
    ],
)  # fmt: skip
def test_networks_that_were_named_can_read_them(host: str, allowed: bool) -> None:
    assert _is_allowed(Networks(["10.0.0.0/8", "192.168.0.7", "fd00::/16"]), host) == allowed


def test_what_a_proxy_on_this_machine_passes_on_is_not_from_the_network() -> None:
    assert not _is_allowed(Networks(["0.0.0.0/0", "::/0"]), "127.0.0.1")
    assert not _is_allowed(Networks([]), "10.0.0.1")


@pytest.mark.parametrize(
    ("network", "says"),
    [("anywhere", "not a network"), ("10.0.0.5/8", "did you mean 10.0.0.0/8"), ("", "not a")],
)
def test_what_is_no_network_is_refused(network: str, says: str) -> None:
    with pytest.raises(ParlourError, match=says):
        Networks([network])


def test_through_a_proxy_the_metrics_are_closed_unless_the_client_is_named(tmp_path: Path) -> None:
    first = "import os; os.environ['PARLOUR_METRICS_FROM'] = '198.51.100.0/24'"
    with Server(tmp_path, first=first) as server:
        for client, status in (("198.51.100.9", 200), ("203.0.113.9", 403)):
            found = ask(server, "GET", "/metrics", **{"X-Forwarded-For": client})
            assert found.status == status
        assert ask(server, "GET", "/metrics").status == 200
    with Server(tmp_path) as server:
        forwarded = {"X-Forwarded-For": "198.51.100.9"}
        refused = ask(server, "GET", "/metrics", **forwarded)
        assert (refused.status, refused.json["code"]) == (403, "local")
        assert "--metrics-from" in refused.json["words"]


# Documents

ROW = re.compile(r"^\| `((?:parlour|process)_\w+)` \| (\w+) \|(.*?)\| (.+) \|$", re.M)


def listed_series() -> dict[str, tuple[str, set[str], str]]:
    """Return the series that docs/operating.md lists, with type, labels and description."""
    page = (ROOT / "docs" / "operating.md").read_text()
    return {
        name: (kind, set(re.findall(r"`(\w+)`", labels)), says)
        for name, kind, labels, says in ROW.findall(page)
    }


def test_the_document_lists_every_series_and_no_other(server: Server) -> None:
    text = ask(server, "GET", "/metrics").body.decode()
    types = dict(re.findall(r"^# TYPE (\S+) (\S+)$", text, re.M))
    documented = listed_series()
    assert {name: kind for name, (kind, _, _) in documented.items()} == types
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            name = next(
                one for one in (sample.name, sample.name.rpartition("_")[0]) if one in documented
            )
            assert set(sample.labels) - {"worker", "le"} <= documented[name][1], sample


def test_the_dashboard_asks_only_for_series_that_exist() -> None:
    board = json.loads((ROOT / "docs" / "dashboard.json").read_text())
    queries = [target["expr"] for panel in board["panels"] for target in panel.get("targets", [])]
    queries += [one["query"] for one in board["templating"]["list"] if one["type"] == "query"]
    assert len(queries) > 10
    documented = listed_series()
    for query in queries:
        names = re.findall(r"\b(?:parlour|process)_\w+", query)
        assert names, query
        for name in names:
            kind = documented.get(name, documented.get(re.sub(r"_(bucket|sum|count)$", "", name)))
            assert kind, f"{query} asks for {name}, which doesn't exist"
            assert (kind[0] == "histogram") == (name not in documented), query
            if kind[0] == "counter":
                assert re.search(rf"(rate|increase)\({name}", query), f"{query} adds up a counter"
        for labels in re.findall(r"by \(([^)]+)\)", query):
            known = set.union(*(documented[n][1] for n in documented)) | {
                "le",
                "worker",
                "instance",
            }
            assert {label.strip() for label in labels.split(",")} <= known, query
