"""Where other people can reach this server, for the links that they are sent.

What `parlour serve` was started with is passed to the workers through the environment. A page knows
its own address; it asks only when that is this machine's (localhost), which others can't open.
"""

from __future__ import annotations

import ipaddress
import os
import socket
from collections.abc import Mapping
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec

from parlour.core.errors import ParlourError
from parlour.server.protocol.host_names import is_host_name

PUBLIC_URL = "PARLOUR_PUBLIC_URL"
BOUND = "PARLOUR_BOUND"  # "host port", as started
RESTART = "PARLOUR_RESTART"  # the command that serves the network
EVERYWHERE = ("0.0.0.0", "::")
PROBES = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))  # for documentation


class Reach(msgspec.Struct, frozen=True):
    """The addresses of a server, without a path."""

    public: str | None  # what the operator says; it wins
    network: list[str]  # for others on the local network
    command: str  # what to start so that there are some


def reach(environment: Mapping[str, str] = os.environ) -> Reach:
    """Return where this server can be reached."""
    host, _, port = environment.get(BOUND, "").partition(" ")
    network = [at(one, int(port)) for one in network_hosts(host)] if port else []
    return Reach(environment.get(PUBLIC_URL) or None, network, environment.get(RESTART, ""))


def at(host: str, port: int) -> str:
    """Return the URL of a host and port."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def network_hosts(bound: str) -> list[str]:
    """Return the addresses at which others on the network find a server that listens here."""
    if bound not in EVERYWHERE:
        return [] if not bound or _is_own(bound) else [bound]
    wanted = PROBES if bound == "::" else PROBES[:1]
    found = [_outgoing(family, beyond) for family, beyond in wanted]
    return [*dict.fromkeys(one for one in [*found, *_named()] if one and not _is_own(one))]


def checked_url(url: str) -> str:
    """Return a public URL without a trailing slash, or say what is wrong with it."""
    expected = "--public-url expects a URL such as https://games.example.org, without a path"
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise ParlourError(f"{url!r} is not a URL; {expected}") from None
    name, rest = parts.hostname or "", parts.path.strip("/") + parts.query + parts.fragment
    if parts.scheme not in ("http", "https") or not is_host_name(name) or "*" in name:
        raise ParlourError(f"{url!r} is not the URL of a server; {expected}")
    if rest or parts.username is not None:
        raise ParlourError(f"{url!r} has more than a host and a port; {expected}")
    shown = f"[{name}]" if ":" in name else name
    return f"{parts.scheme}://{shown}{'' if port is None else f':{port}'}"


def _outgoing(family: socket.AddressFamily, beyond: str) -> str:
    """Return the address of this machine that packets to the outside would come from, or ""."""
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((beyond, 9))  # sends nothing
        return str(probe.getsockname()[0])
    return ""


def _named() -> list[str]:
    """Return the IPv4 addresses of this machine's name."""
    with suppress(OSError):
        return [str(one[4][0]) for one in socket.getaddrinfo(socket.gethostname(), None,
                                                             socket.AF_INET)]  # fmt: skip
    return []


def _is_own(host: str) -> bool:
    """Whether an address leads only to the machine itself, or to no fixed machine."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host == "localhost"
    return address.is_loopback or address.is_link_local or address.is_unspecified
