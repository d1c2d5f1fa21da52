"""Cross-site protection: no other site can make a browser act here.

It's a middleware of the whole application, so new routes are always covered.
"""

from __future__ import annotations

from collections.abc import Sequence

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from parlour.server.protocol.errors import Refused
from parlour.server.protocol.guests import same_origin
from parlour.server.protocol.host_names import Hosts, misdirected

READS = ("GET", "HEAD", "OPTIONS")
OURS = ("same-origin", "none")  # Sec-Fetch-Site for our own pages, and for direct navigation


class CrossSiteGuard:
    """Refuses requests for other host names, and unsafe requests from other sites."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            headers = Headers.from_scope(scope)
            check_host(scope["litestar_app"].state.hosts, headers.getall("host", []))
            if scope["method"] not in READS:
                check_origin(headers)
                check_content_type(headers)
        await self._app(scope, receive, send)


def check_host(hosts: Hosts, named: Sequence[str]) -> None:
    """Refuse a request for another host."""
    if not hosts.answers_to(named):
        raise Refused("hostname", misdirected(named))


def check_origin(headers: Headers) -> None:
    """Refuse a request from another site's page; programs send neither header."""
    origins = headers.getall("origin", [])
    sites = [] if origins else headers.getall("sec-fetch-site", [])
    if not same_origin(origins, headers.getall("host", [])) or not set(sites) <= {*OURS}:
        raise Refused("origin", "only this server's own pages can do that")


def check_content_type(headers: Headers) -> None:
    """Refuse a body that isn't JSON: any site can submit a form without a CORS preflight."""
    kinds = {kind.partition(";")[0].strip().lower() for kind in headers.getall("content-type", [])}
    has_body = "transfer-encoding" in headers or headers.get("content-length", "0") != "0"
    if kinds - {"application/json"} or (has_body and not kinds):
        raise Refused("content_type", "the request body must be JSON (application/json)")
