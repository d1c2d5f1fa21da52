"""Client network addresses, which limits are counted by."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from functools import lru_cache

from parlour.core.errors import ParlourError

METRICS_FROM = "PARLOUR_METRICS_FROM"  # comma-separated networks that can read the metrics
IPV6_PREFIX = 64  # a single subscriber gets at least a /64


@lru_cache(4096)
def network_of(host: str) -> str:
    """Return the key that limits use for a client: its IPv4 address, or its IPv6 network."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address) or address.is_loopback:
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address), IPV6_PREFIX), strict=False))


@lru_cache(4096)
def is_loopback(network: str) -> bool:
    """Whether a client is on this machine, which may be a proxy for clients elsewhere."""
    try:
        return ipaddress.ip_network(network, strict=False).is_loopback
    except ValueError:
        return False


class Networks:
    """A list of allowed networks."""

    def __init__(self, named: Iterable[str]) -> None:
        self._networks = [network(one) for one in named]

    def have(self, host: str) -> bool:
        """Whether a client is in one of them."""
        try:
            address = ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            return False
        if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped:
            address = address.ipv4_mapped
        return any(address in network for network in self._networks)


def network(named: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    """Parse a network from the operator's settings."""
    try:
        found = ipaddress.ip_network(named, strict=False)
    except ValueError:
        raise ParlourError(
            f"{named!r} is not a network; give an address, or a network such as 10.0.0.0/8"
        ) from None
    if "/" in named and str(found) != named.lower():
        raise ParlourError(f"{named} is an address within a network; did you mean {found}?")
    return found
