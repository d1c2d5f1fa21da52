"""The host names this server answers to.

A page on a foreign name that resolves to this machine (DNS rebinding) has an Origin equal to its
Host, so no comparison of the two catches it. Only a list of our own names does.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable, Sequence

from parlour.core.errors import ParlourError

HOSTS = "PARLOUR_HOSTS"  # passes additional names to workers and containers
_LABEL = r"[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?"
_NAME = re.compile(rf"{_LABEL}(?:\.{_LABEL})*")
_PATTERN = re.compile(rf"(?:\*\.)?{_LABEL}(?:\.{_LABEL})*")
_HEADER = re.compile(r"(\[[0-9a-f:.]+\]|[^\[\]:@/\\?#\s,]+)(?::[0-9]{1,5})?")
LONGEST = 253


class Hosts:
    """The host names a server answers to."""

    def __init__(self, allowed: Iterable[str] = ()) -> None:
        names = [_checked(name) for name in allowed]
        self._suffixes = tuple(name[1:] for name in names if name.startswith("*."))
        self._names = {"localhost", *_own_names(), *names}

    @classmethod
    def listed(cls, names: str | None) -> Hosts:
        """Create from a comma-separated list; this machine's own names are always included."""
        return cls(split(names))

    def answers_to(self, headers: Sequence[str]) -> bool:
        """Whether a request with these Host headers is meant for this server.

        IP addresses always match, because DNS rebinding needs a name.
        """
        name = host_name(headers)
        return bool(name) and (
            name in self._names or name.endswith(self._suffixes) or _address(name) is not None
        )


def host_name(headers: Sequence[str]) -> str:
    """Return the name or address in a request's Host header, without its port, or ""."""
    found = _HEADER.fullmatch(headers[0].lower()) if len(headers) == 1 else None
    return found[1].removesuffix(".") if found else ""


def is_loopback_name(name: str) -> bool:
    """Whether a host name always means the machine itself."""
    address = _address(name)
    return name == "localhost" or (address is not None and address.is_loopback)


def misdirected(headers: Sequence[str]) -> str:
    """Return the error message for a host name that this server doesn't answer to."""
    name = host_name(headers)
    if len(name) > LONGEST or not _NAME.fullmatch(name):
        return "this server doesn't answer to that host name"
    return f"this server doesn't answer to {name}; start it with --allow-host {name}"


def is_host_name(name: str) -> bool:
    """Whether this is a valid host name, IP address or wildcard such as *.example.org."""
    plain = name.lower().removesuffix(".")
    return len(plain) <= LONGEST and bool(_PATTERN.fullmatch(plain) or _address(plain))


def split(names: str | None) -> list[str]:
    """Split a comma-separated list."""
    return [name.strip() for name in (names or "").split(",") if name.strip()]


def _checked(name: str) -> str:
    if not is_host_name(name):
        raise ParlourError(
            f"{name!r} is not a host name; --allow-host expects a name such as parlour.example.org"
            " or *.example.org, without a scheme or port"
        )
    return name.lower().removesuffix(".")


def _own_names() -> set[str]:
    """Return this machine's host name, in full and short, and its mDNS name."""
    full = socket.gethostname().lower()
    short = full.partition(".")[0]
    return {full, short, f"{short}.local"} - {"", ".local"}


def _address(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return None
