"""Limits: connections by address, tokens by cost, and cached replays."""

from __future__ import annotations

import asyncio

import pytest

from parlour.core.errors import ParlourError
from parlour.server.http.replays import Replays
from parlour.server.protocol.addresses import is_loopback, network_of
from parlour.server.protocol.connection_limits import HttpLimits, OpenConnections
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.rate_limits import Buckets


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_an_ipv6_client_counts_as_its_network(host: str, network: str) -> None:
    assert network_of(host) == network


def test_only_this_machine_is_loopback() -> None:
    for host in ("127.0.0.1", "127.8.8.8", "::ffff:127.0.0.1"):
        assert is_loopback(network_of(host))
    for host in ("192.0.2.7", "0.0.0.0", "::2:0:0:0:1", "2001:db8::1", "", "localhost.example"):
        assert not is_loopback(network_of(host))


def test_ipv6_loopback_is_this_machine() -> None:
    assert is_loopback(network_of("::1"))
    assert not is_loopback(network_of("::2"))


def test_connections_are_counted_once_and_released_once() -> None:
    counted = OpenConnections(HttpLimits(per_address=2, in_all=3))
    first, second = counted.enter("192.0.2.1"), counted.enter("192.0.2.1")
    assert first
    assert second
    assert counted.enter("192.0.2.1") is None
    assert counted.enter("192.0.2.2")
    assert counted.enter("192.0.2.3") is None, "three in all"
    for _ in range(5):
        first()
    assert counted.total == 2
    assert counted.enter("192.0.2.1")
    assert counted.enter("192.0.2.1") is None


def test_the_operator_sets_the_limits() -> None:
    limits = HttpLimits.from_environment(
        {"PARLOUR_CONNECTIONS": "7", "PARLOUR_HEAD_SECONDS": "3", "PARLOUR_BODY_SECONDS": ""}
    )
    assert (limits.in_all, limits.head_seconds, limits.body_seconds) == (7, 3, 30)
    with pytest.raises(ParlourError, match="PARLOUR_BODY_SECONDS must be a whole number"):
        HttpLimits.from_environment({"PARLOUR_BODY_SECONDS": "soon"})


def test_what_costs_more_takes_more() -> None:
    buckets = Buckets(rate=1.0, burst=30.0)
    assert buckets.take("a", 0.0, 20.0)
    assert not buckets.take("a", 0.0, 20.0)
    assert buckets.take("a", 0.0, 10.0), "what was refused cost nothing"
    assert buckets.take("b", 0.0, 20.0)
    assert not buckets.take("a", 19.0, 20.0)
    assert buckets.take("a", 20.0, 20.0)


def test_kept_replays_are_bounded_by_their_bytes() -> None:
    made: list[int] = []

    async def story() -> None:
        replays = Replays(kept_bytes=100)

        async def get(number: int, size: int) -> None:
            def make() -> bytes:
                made.append(number)
                return bytes(size)

            assert len(await replays.of((str(number), 9, "all", None), make)) == size

        await get(1, 60)
        await get(2, 30)
        await get(1, 60)
        await get(3, 40)  # the least recently used one is dropped
        await get(1, 60)
        assert made == [1, 2, 3]
        await get(2, 30)
        await get(4, 101)
        await get(4, 101)
        assert made == [1, 2, 3, 2, 4, 4], "what is too large isn't kept"

    asyncio.run(story())


def test_replays_take_turns_in_order_and_only_so_many_wait() -> None:
    async def story() -> None:
        replays, running, order, most = Replays(at_once=2, waiting=3), 0, [], 0
        go = asyncio.Event()

        async def one(number: int) -> None:
            nonlocal running, most
            async with replays.turn():
                running += 1
                most = max(most, running)
                order.append(number)
                await go.wait()
                running -= 1

        tasks = [asyncio.create_task(one(number)) for number in range(7)]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_EXCEPTION)
        refused = [task for task in tasks if task.done()]
        tasks[2].cancel()
        go.set()
        found = await asyncio.gather(*tasks, return_exceptions=True)
        assert tasks[5] in refused
        assert [type(one) for one in found[5:]] == [Refused, Refused]
        assert (order, most) == ([0, 1, 3, 4], 2)
        assert await asyncio.gather(one(8)) == [None]

    asyncio.run(story())
