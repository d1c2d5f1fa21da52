"""The daily deals and the daily puzzle over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import Body

from parlour.server.daily.service import Daily
from parlour.server.http.puzzles import Begun
from parlour.server.protocol.guests import guest_of

Asked = Request[Any, Any, State]
BRIEF = {"puzzles": ("game", "solved", "run"), "deals": ("game", "outcome")}  # for the home page


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose name to show, and whether to practise a deal that has been played."""

    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    practice: bool = False


@get("/api/daily", cost=3)
async def today(request: Asked, brief: bool = False) -> dict[str, Any]:
    """Return today's puzzle and deals, and what this guest has done of them, or just that."""
    found = await _daily(request).today(guest_of(request))
    if not brief:
        return found
    return {
        kind: [{key: one[key] for key in keys} for one in found[kind]]
        for kind, keys in BRIEF.items()
    }


@post("/api/daily/{day:str}/{name:str}/play")
async def play_deal(
    request: Asked, day: str, name: str, data: Annotated[Play, Body()]
) -> dict[str, Any]:
    """Start today's deal of a game, return to it, or practise it."""
    guest, daily = guest_of(request), _daily(request)
    live = await daily.play(guest, name, day, data.name, data.practice)
    return {"table": live.id, "practice": live.room.made.practice}


@get("/api/daily/{day:str}/{name:str}/results", cost=3)
async def deal_results(request: Asked, day: str, name: str) -> dict[str, Any]:
    """Return the best results of a day's deal and the guest's own, once they have finished it."""
    return await _daily(request).results(guest_of(request), name, day)


@get("/api/daily/calendar/{name:str}/{month:str}", cost=3)
async def puzzle_calendar(request: Asked, name: str, month: str) -> dict[str, Any]:
    """Return on which days of a month this guest solved the puzzle or finished deals."""
    return await _daily(request).calendar(guest_of(request), name, month)


@post("/api/daily/{day:str}/{name:str}/solved", status_code=200)
async def puzzle_solved(
    request: Asked, day: str, name: str, data: Annotated[Begun, Body()]
) -> dict[str, Any]:
    """Note that this guest has solved a day's puzzle."""
    guest, daily = guest_of(request), _daily(request)
    return await daily.solved(guest, name, day, list(data.placed), data.ms, data.hints)


def _daily(request: Asked) -> Daily:
    daily: Daily = request.app.state.daily
    return daily
