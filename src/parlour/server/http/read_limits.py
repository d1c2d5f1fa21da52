"""Read limits: a token bucket per network address, and one per guest.

A route declares its cost (`cost=20` in its decorator); the default is 1.
"""

from __future__ import annotations

import math
import time
from typing import Any

from litestar import Request
from litestar.datastructures import State

from parlour.server.protocol.addresses import network_of
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.guests import identity_if_any
from parlour.server.protocol.rate_limits import Buckets

# Many people can share an address; thirty first visits at the same time cost about 600.
READS_PER_SECOND, READS_AT_ONCE = 20.0, 600.0
GUEST_READS_PER_SECOND, GUEST_READS_AT_ONCE = 10.0, 200.0
FILE = 0.25  # the cost of a page or a file of the app


class Reads:
    """The buckets of all clients."""

    def __init__(self) -> None:
        self._networks = Buckets(READS_PER_SECOND, READS_AT_ONCE)
        self._guests = Buckets(GUEST_READS_PER_SECOND, GUEST_READS_AT_ONCE)

    def check(self, request: Request[Any, Any, State]) -> None:
        """Charge for a request, or refuse it."""
        cost, now = float(request.route_handler.opt.get("cost", 1.0)), time.monotonic()
        host = request.client.host if request.client else ""
        if not self._networks.take(network_of(host), now, cost):
            raise too_many(cost / READS_PER_SECOND)
        identity = identity_if_any(request) if cost >= 1.0 else None
        if identity and not self._guests.take(identity.guest, now, cost):
            raise too_many(cost / GUEST_READS_PER_SECOND)


def too_many(seconds: float) -> Refused:
    """Create the refusal for too many requests, with the time to wait."""
    words = "too many requests at once; wait a moment, then try again"
    return Refused("many", words, retry_s=max(1, math.ceil(seconds)))
