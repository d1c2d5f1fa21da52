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
from parlour.server.daily.service import Daily
from parlour.server.http.replays import Replays
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.events import Event, Made
from parlour.server.protocol.guests import guest_if_any, guest_of
from parlour.server.storage.export import told
from parlour.server.storage.game_results import StoredResult, results_of, results_with
from parlour.server.tables import room_view
from parlour.server.tables.defaults import away_seconds, public_turn_seconds
from parlour.server.tables.hints import plays_together
from parlour.server.tables.history import company, replay, seat_of, told_so_far
from parlour.server.tables.hub import Hub
from parlour.server.tables.live import Live
from parlour.server.tables.room import Room
from parlour.server.tables.seat_requests import Begin

Asked = Request[Any, Any, State]
Level = Annotated[str, msgspec.Meta(max_length=32)]
LISTED = 50
OPEN_LISTED = 20  # public tables on a page of their list
LONGEST_VALUE = 4000  # characters of an option; rows of numbers have up to 400
log = logging.getLogger("parlour.tables")
REMEMBERED = 100  # results among which a game counts as known
RECALLED = 12  # finished tables without a stored result whose players are listed
SEAT = ("name", "bot", "taken", "look")  # what a list says of a seat


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a new table."""

    game: Annotated[str, msgspec.Meta(max_length=64)]
    seats: int | None = None
    preset: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    options: dict[str, Value] = {}
    custom: dict[str, Any] | None = None
    public: bool = False
    spectators: bool = True
    hints: bool | None = None
    bots: dict[int, Level] = {}
    adapts: bool = False
    turn_seconds: Annotated[int, msgspec.Meta(ge=0, le=86400)] | None = None
    away_seconds: Annotated[int, msgspec.Meta(ge=0, le=86400)] | None = None
    begin: Begin | None = None


class WhatIf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to continue a finished game differently, and the bots for the other seats."""

    step: Annotated[int, msgspec.Meta(ge=0)]
    seat: Annotated[int, msgspec.Meta(ge=0, lt=8)]
    level: Level


@post("/api/tables")
async def make_table(request: Asked, data: Annotated[NewTable, Body()]) -> dict[str, str]:
    """Create a table; its creator is the host and gets the invitation. With `begin`, they also sit
    down and start."""
    guest = guest_of(request)
    _offer_a_bot(data)
    check_texts(data.options)
    options = {**data.options, **_custom(data)}
    turn = _turn_seconds(data)
    away = away_seconds(turn) if data.away_seconds is None else data.away_seconds
    live = await _hub(request).make(
        guest, data.game, data.seats, data.preset, options, data.public, data.bots, turn, away,
        data.spectators, await _hints(request, data, guest), data.begin, data.adapts,
    )  # fmt: skip
    return _made(live)


async def _hints(request: Asked, data: NewTable, guest: str) -> bool | None:
    """Return whether a table has hints: as asked, or for a first game against bots."""
    card = game(data.game)
    seats = card.usual_seats_of(data.preset) if data.seats is None else data.seats
    if data.hints is not None or len(data.bots) < seats - 1 or plays_together(card):
        return data.hints
    hub = _hub(request)
    latest = await hub.ask_store(results_with, hub.store.engine, guest, None, REMEMBERED)
    return None if any(one.game == card.name for one in latest) else True


def check_texts(options: Mapping[str, Value]) -> None:
    """Refuse values that int() mishandles: non-ASCII digits, and too many digits."""
    for name, value in options.items():
        if isinstance(value, str) and not (value.isascii() and len(value) <= LONGEST_VALUE):
            raise BadOption(
                f"the value of {name[:40]!r} is too long or contains invalid characters"
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
    seats = card.usual_seats_of(data.preset) if data.seats is None else data.seats
    if seats not in card.seats:
        raise BadOption(f"{card.title} is for {one_of(card.seats)} players, not {seats}")
    return campaign.custom(data.custom, seats)


@post("/api/tables/{table_id:str}/what-if")
async def what_if(request: Asked, table_id: str, data: Annotated[WhatIf, Body()]) -> dict[str, str]:
    """Continue a finished game from one of its positions, against bots."""
    guest = guest_of(request)
    await _require_may_see(request, table_id)
    return _made(await _hub(request).what_if(table_id, guest, data.step, data.seat, data.level))


async def _require_may_see(request: Asked, table_id: str) -> None:
    """Refuse to give away a daily deal that this guest hasn't finished."""
    made = (await _hub(request).find(table_id)).room.made
    if made.daily:
        daily: Daily = request.app.state.daily
        await daily.require_may_see(made, guest_of(request))


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
        f"{card.title} isn't for {data.seats} players, but you can play at a table for {more[0]}"
        f" with {'a bot' if len(extra) == 1 else 'bots'} in the other"
        f" {'seat' if len(extra) == 1 else 'seats'}",
        offer={"seats": more[0], "bots": bots},
    )


@get("/api/tables", cost=3)
async def open_tables(request: Asked, before: float | None = None) -> list[dict[str, Any]]:
    """List public tables that are waiting for players or in progress, the newest first; the next
    page is `before` the time of the last change to the last one."""
    if before is not None and not before >= 0:
        raise BadOption("'before' must be a time in seconds, such as a table's 'changed'")
    hub, phases = _hub(request), ["open", "running"]
    rows = await _listed(request, hub.store.public_tables, phases, OPEN_LISTED, before)
    begun = {(row["id"], row.pop("begun")): row for row in rows}
    times = await hub.ask_store(hub.store.times_of, list(begun))
    return [{**row, "since": times.get(entry)} for entry, row in begun.items()]


@get("/api/mine", cost=3)
async def my_tables(request: Asked) -> list[dict[str, Any]]:
    """List this guest's tables: those waiting for their move first, then the newest."""
    guest = guest_of(request)
    rows = await _listed(request, _hub(request).store.tables_of, guest, LISTED, guest=guest)
    return sorted(rows, key=lambda row: (not row["your_move"], row["phase"] == "over"))


async def _listed(request: Asked, query: Any, *given: Any, guest: str = "") -> list[dict[str, Any]]:
    hub = _hub(request)
    rows = await hub.ask_store(query, *given)
    over = [row["id"] for row in rows if row["phase"] == "over"]
    results = await hub.ask_store(results_of, hub.store.engine, over)
    recalled = [one for one in over if one not in results][:RECALLED]
    found = [
        _finished_row(row, results[row["id"]], guest)
        if row["id"] in results
        else await _listed_row(request, row, guest, row["id"] in recalled)
        for row in rows
    ]
    return [row for row in found if row]


def _finished_row(row: dict[str, Any], stored: StoredResult, guest: str) -> dict[str, Any]:
    """Return a row of a list for a finished game whose result is stored."""
    result = told(stored, guest)
    seats = [{key: one[key] for key in SEAT} for one in result["players"]]
    return {
        **row,
        "seats": seats,
        "turned": result["turned"],
        "seat": result["seat"],
        "your_move": False,
        "result": result,
    }


async def _listed_row(
    request: Asked, row: dict[str, Any], guest: str, recalled: bool
) -> dict[str, Any] | None:
    """Return a row of a list; damaged tables are listed only for the guests who sat there."""
    try:
        return {**row, **await _people(request, row, guest, recalled)}
    except Refused as refused:
        if refused.code == "store":
            raise
        if refused.code not in ("damaged", "broken"):
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
        **({} if guest else _described(room)),
    }


def _described(room: Room) -> dict[str, Any]:
    """Return what else the list of public tables shows: what is played, and since which event."""
    return {
        "options": room.made.options,
        "turn_seconds": room.made.turn_seconds,
        "begun": room.begun,
    }


def _is_due(room: Room, guest: str) -> bool:
    seat = room.seating.seat_of(guest)
    return room.table is not None and not room.over and seat in room.table.actors


@get("/api/tables/{table_id:str}")
async def one_table(request: Asked, table_id: str) -> dict[str, Any]:
    """Return what everyone may know about a table."""
    return room_view.lobby(await _watched(request, table_id))


@get("/api/tables/{table_id:str}/record", media_type="text/plain", cost=5)
async def record(request: Asked, table_id: str) -> str:
    """Return the record of a finished game."""
    await _require_may_see(request, table_id)
    return str((await _watched(request, table_id)).record())


@get("/api/tables/{table_id:str}/story", cost=10)
async def story(request: Asked, table_id: str) -> list[dict[str, Any]]:
    """Return everything this guest has been told at a table."""
    guest = guest_of(request)
    await _require_may_see(request, table_id)
    async with _replays(request).turn():
        await _require_may_watch(request, table_id, await _hub(request).events(table_id))
        return await _hub(request).retold(table_id, told_so_far, guest)


@get("/api/tables/{table_id:str}/replay", cost=20)
async def replayed(request: Asked, table_id: str, eyes: str = "none") -> Response[Any]:
    """Replay a finished game step by step, as a seat, everyone or a spectator sees it."""
    hub, guest, replays = _hub(request), guest_of(request), _replays(request)

    def made() -> bytes:
        return encode_json(replay(events, eyes, times, guest))

    async with replays.turn():
        events = await hub.events(table_id)
        await _require_may_watch(request, table_id, events)
        if isinstance(events[0], Made):
            await request.app.state.daily.require_may_see(events[0], guest)
        times = await hub.ask_store(hub.store.times, table_id)
        key = (table_id, len(events), eyes, seat_of(events, guest))
        async with hub.noting_damage(table_id, events):
            return Response(await replays.of(key, made), media_type="application/json")


async def _watched(request: Asked, table_id: str) -> Room:
    """Return a table's room, or refuse a guest who may not see it."""
    room = (await _hub(request).find(table_id)).room
    room.require_may_watch(guest_if_any(request))
    return room


async def _require_may_watch(request: Asked, table_id: str, events: list[Event]) -> None:
    """Refuse a guest who may not see a table; most can be seen by anyone."""
    made = events[0]
    if isinstance(made, Made) and not made.spectators:
        await _watched(request, table_id)


def _replays(request: Asked) -> Replays:
    replays: Replays = request.app.state.replays
    return replays


def _hub(request: Asked) -> Hub:
    hub: Hub = request.app.state.hub
    return hub
