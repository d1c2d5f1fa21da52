"""Where this server can be reached, for the links that people send."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get
from litestar.datastructures import State

from parlour.server.http.middleware import is_local
from parlour.server.protocol.reach import reach


@get("/api/addresses", sync_to_thread=True)
def addresses(request: Request[Any, Any, State]) -> dict[str, Any]:
    """Return the server's public address; only this machine is told about its own network."""
    found = reach()
    if not is_local(request):
        found = msgspec.structs.replace(found, network=[], command="")
    return {"public": found.public, "network": found.network, "command": found.command}
