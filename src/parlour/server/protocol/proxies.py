"""Trusted proxies, whose X-Forwarded-For headers are believed."""

from __future__ import annotations

import os
from collections.abc import Mapping

from parlour.core.errors import ParlourError
from parlour.server.protocol.addresses import network
from parlour.server.protocol.host_names import split

PROXIES = "PARLOUR_PROXIES"
THIS_MACHINE = ("127.0.0.1/32", "::1/128")


def trusted_proxies(environment: Mapping[str, str] = os.environ) -> list[str]:
    """Return the networks of trusted proxies: this machine and those the operator names."""
    return [*THIS_MACHINE, *named_proxies(environment)]


def named_proxies(environment: Mapping[str, str] = os.environ) -> list[str]:
    """Return the networks of proxies that the operator names."""
    try:
        return [str(network(named)) for named in split(environment.get(PROXIES))]
    except ParlourError as error:
        raise ParlourError(f"{PROXIES}: {error}; separate several addresses with commas") from None
