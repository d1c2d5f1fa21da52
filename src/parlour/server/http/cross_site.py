"""The guard in front of every route: no other site can make a browser act here.

It's a middleware of the whole application, so that a new route can't forget it.
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
OURS = ("same-origin", "none")  # what Sec-Fetch-Site says of a page of ours, and of a person


class CrossSiteGuard:
    """Refuses requests to a foreign host name, and changes that another site asks for."""

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
    """Refuse a request that is meant for another host."""
    if not hosts.answers_to(named):
        raise Refused("hostname", misdirected(named))


def check_origin(headers: Headers) -> None:
    """Refuse a request from a page of another host; a program sends neither header."""
    origins = headers.getall("origin", [])
    sites = [] if origins else headers.getall("sec-fetch-site", [])
    if not same_origin(origins, headers.getall("host", [])) or not set(sites) <= {*OURS}:
        raise Refused("origin", "only pages of this server can do that")


def check_content_type(headers: Headers) -> None:
    """Refuse a body that isn't JSON: a form can be sent from anywhere without being asked."""
    kinds = {kind.partition(";")[0].strip().lower() for kind in headers.getall("content-type", [])}
    has_body = "transfer-encoding" in headers or headers.get("content-length", "0") != "0"
    if kinds - {"application/json"} or (has_body and not kinds):
        raise Refused("content_type", "the request body must be JSON (application/json)")
