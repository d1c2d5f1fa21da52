"""Only proxies that the operator names are trusted with client addresses."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from parlour.core.errors import ParlourError
from parlour.server.protocol.connection_limits import HttpLimits, OpenConnections
from parlour.server.protocol.proxies import named_proxies, trusted_proxies

NAMED = {"PARLOUR_PROXIES": "172.31.84.0/24, 2001:db8::5"}


@pytest.mark.parametrize(
    ("peer", "seen"),
    [
        ("127.0.0.1", ("198.51.100.7", "https")),
        ("::1", ("198.51.100.7", "https")),
        ("172.31.84.9", ("198.51.100.7", "https")),
        ("2001:db8::5", ("198.51.100.7", "https")),
        ("172.31.85.9", ("172.31.85.9", "http")),
    ],
)
def test_forwarded_headers_count_from_named_proxies(peer: str, seen: tuple[str, str]) -> None:
    found: list[tuple[str, str]] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        found.append((scope["client"][0], scope["scheme"]))

    headers = [(b"x-forwarded-for", b"198.51.100.7"), (b"x-forwarded-proto", b"https")]
    scope: Any = {"type": "http", "client": (peer, 1), "scheme": "http", "headers": headers}
    wrapped: Any = ProxyHeadersMiddleware(app, trusted_hosts=trusted_proxies(NAMED))
    asyncio.run(wrapped(scope, None, None))
    assert found == [seen]


def test_a_named_proxy_can_open_any_number_of_connections() -> None:
    counted = OpenConnections(HttpLimits(per_address=1), named_proxies(NAMED))
    assert all(counted.enter("172.31.84.9") for _ in range(5))
    assert counted.enter("172.31.85.9")
    assert counted.enter("172.31.85.9") is None
    assert counted.enter("testclient")
    assert counted.enter("testclient") is None


@pytest.mark.parametrize("named", ["caddy", "172.31.84.7/24", "*", "10.0.0.0/33"])
def test_a_proxy_that_is_no_network_is_refused(named: str) -> None:
    with pytest.raises(ParlourError, match=r"^PARLOUR_PROXIES: .*addresses with commas"):
        trusted_proxies({"PARLOUR_PROXIES": named})
