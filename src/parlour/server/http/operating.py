"""Health and metrics over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State

from parlour.server.http.middleware import address, is_local
from parlour.server.protocol.addresses import Networks, is_loopback
from parlour.server.protocol.errors import Refused
from parlour.server.workers.scrape import scrape

PLAIN = "text/plain; version=0.0.4; charset=utf-8"


@get("/health")
async def health(state: State) -> Response[dict[str, Any]]:
    """Return the server's health: 503 without a database, so that load balancers skip it."""
    wrong = await state.hub.health.found()
    return Response(
        {
            "status": "degraded" if wrong else "good",
            **state.hub.health.facts(),
            **wrong,
            "compiled": state.hub.warm_up.progress._asdict(),
        },
        status_code=503 if wrong.get("database") == "away" else 200,
    )


@get("/metrics", media_type="text/plain")
async def metrics(request: Request[Any, Any, State]) -> Response[bytes]:
    """Return the metrics of all workers, to this machine and the networks the operator allows."""
    state = request.app.state
    if not (is_local(request) or _is_allowed(state.metrics_from, address(request))):
        raise Refused(
            "local",
            "only this machine can read the metrics; to let others read them, use --metrics-from",
        )
    return Response(await scrape(state.metrics, state.hub.shards), media_type=PLAIN)


def _is_allowed(networks: Networks, host: str) -> bool:
    """Whether a remote client is allowed. Loopback isn't: a proxy there could forward anyone."""
    return not is_loopback(host) and networks.have(host)
