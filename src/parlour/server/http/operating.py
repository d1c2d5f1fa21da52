"""What an operator asks over HTTP: how the server is, and what it counts."""

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
    """Whether the server is well; without its database it is no use to a load balancer."""
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
    """What all workers count, for Prometheus; for this machine, and for whom the operator lets."""
    state = request.app.state
    if not (is_local(request) or _is_allowed(state.metrics_from, address(request))):
        raise Refused(
            "local", "only this machine can read the metrics; --metrics-from lets others do so"
        )
    return Response(await scrape(state.metrics, state.hub.shards), media_type=PLAIN)


def _is_allowed(networks: Networks, host: str) -> bool:
    """Whether a client elsewhere is allowed; a proxy on this machine speaks for anyone."""
    return not is_loopback(host) and networks.have(host)
