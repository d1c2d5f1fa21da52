"""Limits on open connections, in total and per network address."""

from __future__ import annotations

import ipaddress
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from parlour.core.errors import ParlourError
from parlour.server.protocol.addresses import is_loopback

SPARE_FILES = 128  # descriptors left for the database, logs and worker processes
MOST_IN_ALL = 20_000
SETTINGS = {
    "PARLOUR_HEAD_SECONDS": "head_seconds",
    "PARLOUR_BODY_SECONDS": "body_seconds",
    "PARLOUR_CONNECTIONS": "in_all",
    "PARLOUR_CONNECTIONS_PER_ADDRESS": "per_address",
}

Release = Callable[[], None]


def _in_all() -> int:
    """Return how many connections the limit on open files allows, leaving a few spare."""
    if sys.platform == "win32":
        return MOST_IN_ALL
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return MOST_IN_ALL
    return max(1, min(MOST_IN_ALL, soft - SPARE_FILES))


@dataclass(frozen=True)
class HttpLimits:
    """Limits on the size and duration of requests, and on the number of connections."""

    head_bytes: int = 16 * 1024
    request_bytes: int = 1024 * 1024
    head_seconds: float = 10.0
    body_seconds: float = 30.0
    unread_seconds: float = 120.0  # until a response that the client doesn't read is dropped
    per_address: int = 200
    in_all: int = MOST_IN_ALL

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> HttpLimits:
        """Return the limits, as set in the environment or by default."""
        given: dict[str, int] = {"in_all": _in_all()}
        for variable, field in SETTINGS.items():
            if text := environment.get(variable):
                if not (text.isascii() and text.isdecimal() and 0 < len(text) < 8 and int(text)):
                    raise ParlourError(f"{variable} must be a whole number from 1, not {text!r}")
                given[field] = int(text)
        return cls(**given)


class OpenConnections:
    """Counts open connections, WebSockets included."""

    def __init__(self, limits: HttpLimits, proxies: Iterable[str] = ()) -> None:
        self.limits = limits
        self._proxies = [ipaddress.ip_network(network) for network in proxies]
        self.total = 0
        self._from: Counter[str] = Counter()

    def enter(self, network: str) -> Release | None:
        """Count a connection; returns the function that releases it, or None if over a limit."""
        if self.total >= self.limits.in_all:
            return None
        if self._from[network] >= self.limits.per_address and not self._is_proxy(network):
            return None
        self.total += 1
        self._from[network] += 1
        return self._release(network)

    def _is_proxy(self, network: str) -> bool:
        """Whether connections from here can belong to many clients."""
        if is_loopback(network):
            return True
        try:
            address = ipaddress.ip_network(network).network_address
        except ValueError:
            return False
        return any(address in proxies for proxies in self._proxies)

    def _release(self, network: str) -> Release:
        counted = True

        def release() -> None:
            nonlocal counted
            if counted:
                counted = False
                self.total -= 1
                self._from[network] -= 1
                if not self._from[network]:
                    del self._from[network]

        return release
