"""Custom content over HTTP: a table's content as a file for the lab."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State

from parlour.core.registry import game
from parlour.features.material import kinds_of, written
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.guests import guest_if_any


@get("/api/tables/{table_id:str}/material/{kind:str}", media_type="text/plain")
async def table_material(
    request: Request[Any, Any, State], table_id: str, kind: str
) -> Response[str]:
    """Return a table's custom content of one kind as a file."""
    room = (await request.app.state.hub.find(table_id)).room
    room.require_may_watch(guest_if_any(request))
    made = room.made
    card = game(made.game).at(made.version)
    for one in kinds_of(card):
        if one.name == kind and one.is_at(made.options):
            name = request.app.state.library.name_of(card, one, made.options, made.seats)
            text = written(card, one, name, made.options, made.seats)
            file = f'attachment; filename="{card.name}-{one.name}.txt"'
            return Response(
                text, media_type="text/plain; charset=utf-8", headers={"Content-Disposition": file}
            )
    raise Refused("material", f"this table has no custom {kind[:20]}")
