"""The coach over HTTP: the review of a finished game, and a hint during one."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State

from parlour.server.daily.service import Daily
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.guests import guest_of
from parlour.server.tables.hint_requests import view_for_hint
from parlour.server.tables.hub import Hub
from parlour.server.workers.coach import Coach

Asked = Request[Any, Any, State]
WORKING = b'{"review":null}'


@get("/api/tables/{table_id:str}/review", cost=3)
async def table_review(request: Asked, table_id: str) -> Response[bytes]:
    """Return the review of this guest's decisions in a finished game, or null while it is made."""
    guest, hub = guest_of(request), _hub(request)
    room = (await hub.find(table_id)).room
    seat = room.seating.require_seat(guest)
    if room.made.daily:
        daily: Daily = request.app.state.daily
        await daily.require_may_see(room.made, guest)
    if room.phase != "over":
        raise Refused("running", "you can see the review once the game is over")
    if room.stopped:
        raise Refused("unfinished", "this game was ended early, so there is no review")
    made = _coach(request).review(room.game, table_id, seat, room.record)
    body = WORKING if made is None else b'{"review":' + made + b"}"
    return _json(body)


@get("/api/tables/{table_id:str}/hint", cost=5)
async def table_hint(request: Asked, table_id: str) -> Response[bytes]:
    """Return what a strong player would do now in this guest's seat, and why."""
    guest, hub = guest_of(request), _hub(request)
    room = (await hub.find(table_id)).room
    seat, view = view_for_hint(room, guest)
    decision = room.decisions[seat]
    found = await _coach(request).hint(room.game, table_id, view, seat)
    return _json(b'{"decision":%d,"hint":%s}' % (decision, found))


def _json(body: bytes) -> Response[bytes]:
    return Response(body, media_type="application/json", headers={"Cache-Control": "no-store"})


def _coach(request: Asked) -> Coach:
    coach: Coach = request.app.state.coach
    return coach


def _hub(request: Asked) -> Hub:
    hub: Hub = request.app.state.hub
    return hub
