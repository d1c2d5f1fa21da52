"""What is stored about a guest, over HTTP: profile, results, statistics, export and deletion."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import Body

from parlour.server.http.statistics import statistics
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.guests import COOKIE, guest_of
from parlour.server.protocol.messages import Picture
from parlour.server.storage.export import everything_about, told
from parlour.server.storage.game_results import results_with, with_logs
from parlour.server.storage.personal import Profile, profile_of, save_profile
from parlour.server.tables.forgetting import forget_guest, has_others, remove_table
from parlour.server.tables.hub import Hub
from parlour.server.tables.text import LONGEST_NAME, clean

Asked = Request[Any, Any, State]
PAGE = 10


class NewProfile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name, and a picture and colour."""

    name: Annotated[str, msgspec.Meta(max_length=100)] = ""
    look: Picture = ""


class Deletion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to delete everything, with the start of the guest's id, against mistakes."""

    guest: Annotated[str, msgspec.Meta(max_length=32)]


@get("/api/me/profile")
async def my_profile(request: Asked) -> Profile:
    """Return this guest's name, picture and colour."""
    hub = _hub(request)
    return await hub.ask_store(profile_of, hub.store.engine, guest_of(request))


@post("/api/me/profile", status_code=200)
async def change_profile(request: Asked, data: Annotated[NewProfile, Body()]) -> Profile:
    """Save this guest's name, picture and colour."""
    guest, hub = guest_of(request), _hub(request)
    profile = Profile(clean(data.name, LONGEST_NAME), data.look)
    await hub.ask_store(save_profile, hub.store.engine, guest, profile)
    return profile


@get("/api/me/results", cost=3)
async def my_results(
    request: Asked, before: float | None = None, table: str = ""
) -> dict[str, Any]:
    """Return a page of this guest's results, newest first, and whether there are more."""
    guest, hub = guest_of(request), _hub(request)
    since = None if before is None else (before, table)
    found = await hub.ask_store(results_with, hub.store.engine, guest, since, PAGE + 1)
    there = await hub.ask_store(with_logs, hub.store.engine, [one.table for one in found])
    page = [{**told(one, guest), "replay": one.table in there} for one in found[:PAGE]]
    return {"results": page, "more": len(found) > PAGE}


@get("/api/me/statistics", cost=5)
async def my_statistics(request: Asked) -> dict[str, Any]:
    """Return this guest's games in numbers."""
    guest, hub = guest_of(request), _hub(request)

    def counted() -> dict[str, Any]:
        return statistics(results_with(hub.store.engine, guest), guest)

    return await hub.ask_store(counted)


@get("/api/me/everything", cost=50)
async def my_everything(request: Asked) -> Response[dict[str, Any]]:
    """Return everything that is stored about this guest, as a file."""
    guest, hub = guest_of(request), _hub(request)
    found = await hub.ask_store(everything_about, hub.store.engine, guest)
    found["studies"] = await asyncio.to_thread(request.app.state.studies.started_by, guest)
    name = 'attachment; filename="parlour.json"'
    return Response(found, headers={"Content-Disposition": name})


@post("/api/me/delete", status_code=200)
async def delete_me(request: Asked, data: Annotated[Deletion, Body()]) -> Response[dict[str, bool]]:
    """Delete everything about this guest, and their cookie."""
    guest = guest_of(request)
    if len(data.guest) < 8 or not guest.startswith(data.guest):
        raise Refused("other", "guest must be your ID from /api/me; nothing was deleted")
    await forget_guest(_hub(request), guest)
    await asyncio.to_thread(request.app.state.studies.forget, guest)
    request.app.state.reports.forget()
    response = Response({"deleted": True})
    response.delete_cookie(COOKIE)
    return response


@post("/api/tables/{table_id:str}/remove", status_code=200)
async def remove_my_table(request: Asked, table_id: str) -> dict[str, bool]:
    """Delete an unfinished table that belongs to nobody else."""
    guest, hub = guest_of(request), _hub(request)
    live = await hub.find(table_id)
    seating = live.room.seating
    if guest not in (*seating.guests, seating.host):
        raise Refused("host", "this isn't your table")
    if has_others(live, guest):
        raise Refused(
            "people", "other people are at this table; leave it, or ask them to end the game"
        )
    if live.room.over:
        raise Refused("over", "the game is over, so its result can't be removed")
    request.app.state.daily.require_removable(live.room.made)
    await remove_table(hub, table_id)
    return {"removed": True}


def _hub(request: Asked) -> Hub:
    hub: Hub = request.app.state.hub
    return hub
