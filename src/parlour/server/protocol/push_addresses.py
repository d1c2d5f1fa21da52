"""Where notifications may be sent: only to https on public hosts, never into our own network."""

from __future__ import annotations

import ipaddress
import socket
from typing import NamedTuple
from urllib.parse import urlsplit

from parlour.server.protocol.errors import Refused

TEST_ORIGIN = "PARLOUR_PUSH_TEST_ORIGIN"  # for tests only: an origin that is sent to as it is
LONGEST = 1000
HTTPS = 443
INNER = [ipaddress.ip_network("64:ff9b::/96"), ipaddress.ip_network("2002::/16")]  # hold an IPv4
BAD = "that isn't the address of a push service; it must use https and a public host"


class Target(NamedTuple):
    """Where to connect for an endpoint."""

    origin: str
    host: str
    port: int
    path: str
    secure: bool


def target_of(endpoint: str, test_origin: str | None = None) -> Target:
    """Return where an endpoint is, or refuse it."""
    try:
        url = urlsplit(endpoint)
        host, port = url.hostname or "", url.port
    except ValueError:
        raise Refused("push", BAD) from None
    origin = f"{url.scheme}://{url.netloc}"
    path = (url.path or "/") + (f"?{url.query}" if url.query else "")
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    if not plain or len(endpoint) > LONGEST:
        raise Refused("push", BAD)
    if test_origin and origin == test_origin:
        return Target(origin, host, port or HTTPS, path, url.scheme == "https")
    if url.scheme != "https" or port not in (None, HTTPS) or "@" in url.netloc:
        raise Refused("push", BAD)
    if not _may_be_public(host):
        raise Refused("push", BAD)
    return Target(origin, host, HTTPS, path, True)


def _may_be_public(host: str) -> bool:
    """Whether a host is a public address, or a name that could have one."""
    try:
        return is_public(host)
    except ValueError:
        inner = (".localhost", ".local", ".internal", ".home.arpa", ".lan")
        return "." in host.strip(".") and not host.rstrip(".").endswith(inner)


def is_public(address: str) -> bool:
    """Whether an IP address is on the public internet."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return is_public(str(found.ipv4_mapped))
        if any(found in network for network in INNER):
            return False
    return found.is_global and not found.is_multicast


def public_address(host: str) -> str:
    """Resolve a host; raises OSError unless every address of it is public.

    The caller connects to the returned address, so that the name can't lead elsewhere by then.
    """
    found = socket.getaddrinfo(host, HTTPS, type=socket.SOCK_STREAM)
    addresses = [str(one[4][0]) for one in found]
    if not addresses or not all(map(is_public, addresses)):
        raise OSError("not a public host")
    return addresses[0]
