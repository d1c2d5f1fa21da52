"""Counts HTTP requests, including those that match no route."""

from __future__ import annotations

import time
from typing import Any

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from parlour.server.protocol.metrics import Metrics

METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}
NO_ROUTE, OTHER, UNANSWERED = "none", "other", "none"


def count_requests(app: Litestar) -> None:
    """Count every request from now on.

    This wraps the whole application, because Litestar's middleware doesn't see unmatched requests.
    """
    inner = app.asgi_handler

    async def counted(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await inner(scope, receive, send)
            return
        begun, status = time.perf_counter(), UNANSWERED
        app.state.asked = time.monotonic()

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = str(message["status"])
            await send(message)

        try:
            await inner(scope, receive, noting)
        finally:
            metrics: Metrics = app.state.metrics
            metrics.answered(*_names(scope), status, time.perf_counter() - begun)

    app.asgi_handler = counted


def _names(scope: Any) -> tuple[str, str]:
    """Return the route's template and the method, never text that a client made up."""
    method = scope["method"]
    return scope.get("path_template") or NO_ROUTE, method if method in METHODS else OTHER
