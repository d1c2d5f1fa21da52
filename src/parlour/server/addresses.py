"""Where a client is: the network address that limits are counted by."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

IPV6_PREFIX = 64  # one subscriber has at least this network, with more addresses than we can count


@lru_cache(4096)
def network_of(host: str) -> str:
    """The address that stands for a client: its IPv4 address, or its IPv6 network."""
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
    """Whether a client is on this machine; a proxy here speaks for clients that are not."""
    try:
        return ipaddress.ip_network(network, strict=False).is_loopback
    except ValueError:
        return False
