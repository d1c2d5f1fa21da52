"""Tables over HTTP: creating, listing and replaying them."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import Body
from litestar.serialization import encode_json

from parlour.core.errors import BadOption, one_of
from parlour.core.option import Value
from parlour.core.registry import game
from parlour.features.campaign import Campaign
from parlour.server.http.replays import Replays
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.events import Made
from parlour.server.protocol.guests import guest_of
from parlour.server.tables import room_view
from parlour.server.tables.defaults import AWAY_S, public_turn_seconds
from parlour.server.tables.history import company, replay, seat_of, told_so_far
from parlour.server.tables.hub import Hub
from parlour.server.tables.live import Live
from parlour.server.tables.room import Room

Asked = Request[Any, Any, State]
Level = Annotated[str, msgspec.Meta(max_length=32)]
LISTED = 50
LONGEST_VALUE = 4000  # characters of an option; rows of numbers have up to 400
log = logging.getLogger("parlour.tables")
RECALLED = 12  # finished tables whose players are listed: as many as the home page shows


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a new table."""

    game: Annotated[str, msgspec.Meta(max_length=64)]
    seats: int | None = None
    preset: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    options: dict[str, Value] = {}
    custom: dict[str, Any] | None = None
    public: bool = False
    bots: dict[int, Level] = {}
    turn_seconds: Annotated[int, msgspec.Meta(ge=0, le=86400)] | None = None
    away_seconds: Annotated[int, msgspec.Meta(ge=0, le=86400)] = AWAY_S


class WhatIf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to continue a finished game differently, and the bots for the other seats."""

    step: Annotated[int, msgspec.Meta(ge=0)]
    seat: Annotated[int, msgspec.Meta(ge=0, lt=8)]
    level: Level


@post("/api/tables")
async def make_table(request: Asked, data: Annotated[NewTable, Body()]) -> dict[str, str]:
    """Create a table; its creator is the host and gets the invitation."""
    guest = guest_of(request)
    _offer_a_bot(data)
    _check_texts(data.options)
    options = {**data.options, **_custom(data)}
    live = await _hub(request).make(
        guest, data.game, data.seats, data.preset, options, data.public, data.bots,
        _turn_seconds(data), data.away_seconds,
    )  # fmt: skip
    return _made(live)


def _check_texts(options: Mapping[str, Value]) -> None:
    """Refuse values that int() mishandles: non-ASCII digits, and too many digits."""
    for name, value in options.items():
        if isinstance(value, str) and not (value.isascii() and len(value) <= LONGEST_VALUE):
            raise BadOption(
                f"the value of {name[:40]!r} is too long or has characters no option uses"
            )


def _turn_seconds(data: NewTable) -> int:
    if data.turn_seconds is not None:
        return data.turn_seconds
    return public_turn_seconds(game(data.game)) if data.public else 0


def _custom(data: NewTable) -> Mapping[str, Value]:
    """Return the options for a custom mission."""
    if data.custom is None:
        return {}
    card = game(data.game)
    campaign = card.feature(Campaign)
    if campaign is None:
        raise BadOption(f"{card.title} has no custom missions; leave out custom")
    seats = card.usual_seats if data.seats is None else data.seats
    if seats not in card.seats:
        raise BadOption(f"{card.title} is for {one_of(card.seats)} players, not {seats}")
    return campaign.custom(data.custom, seats)


@post("/api/tables/{table_id:str}/what-if")
async def what_if(request: Asked, table_id: str, data: Annotated[WhatIf, Body()]) -> dict[str, str]:
    """Continue a finished game from one of its positions, against bots."""
    guest = guest_of(request)
    return _made(await _hub(request).what_if(table_id, guest, data.step, data.seat, data.level))


def _made(live: Live) -> dict[str, str]:
    return {"table": live.id, "invite": live.room.made.invite, "commitment": live.room.commitment}


def _offer_a_bot(data: NewTable) -> None:
    """If a game needs more players, refuse and offer to add bots."""
    card = game(data.game)
    more = [seats for seats in card.seats if data.seats is not None and seats > data.seats]
    if data.seats is None or data.seats < 1 or data.seats in card.seats or not more:
        return
    extra = range(data.seats, more[0])
    bots = {**data.bots, **dict.fromkeys(extra, next(iter(card.bots)))}
    raise Refused(
        "seats",
        f"{card.title} isn't for {data.seats} players, but they can play at a table for {more[0]}"
        f" with {'a bot' if len(extra) == 1 else 'bots'} in the other"
        f" {'seat' if len(extra) == 1 else 'seats'}",
        offer={"seats": more[0], "bots": bots},
    )


@get("/api/tables", cost=3)
async def open_tables(request: Asked) -> list[dict[str, Any]]:
    """List public tables that are waiting for players or in progress."""
    return await _listed(request, _hub(request).store.public_tables, ["open", "running"], LISTED)


@get("/api/mine", cost=3)
async def my_tables(request: Asked) -> list[dict[str, Any]]:
    """List this guest's tables: those waiting for their move first, then the newest."""
    guest = guest_of(request)
    rows = await _listed(request, _hub(request).store.tables_of, guest, LISTED, guest=guest)
    return sorted(rows, key=lambda row: (not row["your_move"], row["phase"] == "over"))


async def _listed(request: Asked, query: Any, *given: Any, guest: str = "") -> list[dict[str, Any]]:
    rows = await _hub(request).ask_store(query, *given)
    over = [row["id"] for row in rows if row["phase"] == "over"][:RECALLED]
    found = [await _listed_row(request, row, guest, row["id"] in over) for row in rows]
    return [row for row in found if row]


async def _listed_row(
    request: Asked, row: dict[str, Any], guest: str, recalled: bool
) -> dict[str, Any] | None:
    """Return a row of a list; damaged tables are listed only for the guests who sat there."""
    try:
        return {**row, **await _people(request, row, guest, recalled)}
    except Refused as refused:
        if refused.code == "store":
            raise
        if refused.code != "damaged":
            return None  # it was deleted in the meantime
    except Exception as error:
        log.error("a table can't be listed", exc_info=error, extra={"facts": {"table": row["id"]}})
    return {**row, "seats": None, "your_move": False, "damaged": True} if guest else None


async def _people(
    request: Asked, row: dict[str, Any], guest: str, recalled: bool
) -> dict[str, Any]:
    """Return who sits at a table; for a finished one, who sat there if `recalled`."""
    if row["phase"] == "over":
        events = await _hub(request).events(row["id"]) if recalled else []
        turned = events[0].turned if events and isinstance(events[0], Made) else 0
        return {
            "seats": company(events) or None,
            "turned": turned,
            "seat": seat_of(events, guest),
            "your_move": False,
        }
    room = (await _hub(request).find(row["id"])).room
    return {
        "seats": room_view.lobby(room)["seats"],
        "turned": room.made.turned,
        "seat": room.seating.seat_of(guest),
        "your_move": _is_due(room, guest),
    }


def _is_due(room: Room, guest: str) -> bool:
    seat = room.seating.seat_of(guest)
    return room.table is not None and not room.over and seat in room.table.actors


@get("/api/tables/{table_id:str}")
async def one_table(request: Asked, table_id: str) -> dict[str, Any]:
    """Return what everyone may know about a table."""
    return room_view.lobby((await _hub(request).find(table_id)).room)


@get("/api/tables/{table_id:str}/record", media_type="text/plain", cost=5)
async def record(request: Asked, table_id: str) -> str:
    """Return the record of a finished game."""
    return str((await _hub(request).find(table_id)).room.record())


@get("/api/tables/{table_id:str}/story", cost=10)
async def story(request: Asked, table_id: str) -> list[dict[str, Any]]:
    """Return everything this guest has been told at a table."""
    guest = guest_of(request)
    async with _replays(request).turn():
        return await _hub(request).retold(table_id, told_so_far, guest)


@get("/api/tables/{table_id:str}/replay", cost=20)
async def replayed(request: Asked, table_id: str, eyes: str = "none") -> Response[Any]:
    """Replay a finished game step by step, as a seat, everyone or a spectator sees it."""
    hub, guest, replays = _hub(request), guest_of(request), _replays(request)

    def made() -> bytes:
        return encode_json(replay(events, eyes, times, guest))

    async with replays.turn():
        events = await hub.events(table_id)
        times = await hub.ask_store(hub.store.times, table_id)
        key = (table_id, len(events), eyes, seat_of(events, guest))
        async with hub.noting_damage(table_id, events):
            return Response(await replays.of(key, made), media_type="application/json")


def _replays(request: Asked) -> Replays:
    replays: Replays = request.app.state.replays
    return replays


def _hub(request: Asked) -> Hub:
    hub: Hub = request.app.state.hub
    return hub
