"""Playtests over HTTP: making them, playing in them, answering questions, and the report."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import Body

from parlour.features.playtest import Bundle
from parlour.server.http.lab import may_start
from parlour.server.http.middleware import is_local
from parlour.server.playtests.asked import Closing, Filled, Joining, NewPlaytest
from parlour.server.playtests.bundle import bundle
from parlour.server.playtests.reports import Reports
from parlour.server.playtests.service import Playtests
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.guests import guest_if_any, guest_of
from parlour.server.storage.playtests import stamp

Asked = Request[Any, Any, State]
FILES = ("games", "decisions")
MEDIA = {"csv": "text/csv; charset=utf-8", "parquet": "application/vnd.apache.parquet"}


@get("/api/playtests", cost=3)
async def my_playtests(request: Asked) -> dict[str, Any]:
    """List the playtests that this guest made, and whether they may make one."""
    found = await _playtests(request).listed(guest_of(request), is_local(request))
    return {"may_make": _may_make(request), "playtests": found}


@post("/api/playtests")
async def make_playtest(
    request: Asked, data: Annotated[NewPlaytest, Body()]
) -> dict[str, str]:  # fmt: skip
    """Make a playtest; returns its id, which is in its link."""
    guest = guest_of(request)
    may_start(request)
    return {"playtest": await _playtests(request).make(guest, data)}


@get("/api/playtests/{playtest:str}")
async def one_playtest(request: Asked, playtest: str) -> dict[str, Any]:
    """Return what is tested, and this guest's part in it."""
    guest = guest_if_any(request) or ""
    return await _playtests(request).about(playtest, guest, is_local(request))


@post("/api/playtests/{playtest:str}/join", status_code=200)
async def join_playtest(
    request: Asked, playtest: str, data: Annotated[Joining, Body()]
) -> dict[str, str]:
    """Agree to what is stored, and get a table to sit down at."""
    live = await _playtests(request).join(playtest, guest_of(request), data.consent)
    return {"table": live.id, "invite": live.room.made.invite}


@get("/api/playtests/{playtest:str}/answers/{table:str}")
async def my_answers(request: Asked, playtest: str, table: str) -> dict[str, Any]:
    """Return what this guest has answered after a game."""
    found = await _playtests(request).answered(playtest, guest_of(request), table)
    return {"answers": found}


@post("/api/playtests/{playtest:str}/answers", status_code=200)
async def answer(
    request: Asked, playtest: str, data: Annotated[Filled, Body()]
) -> dict[str, bool]:  # fmt: skip
    """Save what this guest answers after a game, instead of earlier answers."""
    guest = guest_of(request)
    await _playtests(request).answer(playtest, guest, data.table, data.answers)
    return {"saved": True}


@post("/api/playtests/{playtest:str}/close", status_code=200)
async def close_playtest(
    request: Asked, playtest: str, data: Annotated[Closing, Body()]
) -> dict[str, bool]:
    """Take no more games, or take them again."""
    await _own(request, playtest)
    await _playtests(request).close(playtest, data.closed)
    return {"closed": data.closed}


@post("/api/playtests/{playtest:str}/delete", status_code=200)
async def delete_playtest(request: Asked, playtest: str) -> dict[str, bool]:
    """Delete a playtest, its games and its answers."""
    await _own(request, playtest)
    await _playtests(request).delete(playtest)
    _reports(request).forget(playtest)
    return {"deleted": True}


@get("/api/playtests/{playtest:str}/report", cost=5)
async def playtest_report(request: Asked, playtest: str) -> dict[str, Any]:
    """Return the newest report, and whether it has all games; a new one is made if not."""
    found, complete = _reports(request).report(playtest, await _data(request, playtest))
    report = None if found is None else msgspec.Raw(found)
    return {"report": report, "complete": complete}


@get("/api/playtests/{playtest:str}/data/{file:str}", cost=20)
async def playtest_file(request: Asked, playtest: str, file: str) -> Response[bytes]:
    """Return the games or the decisions of a playtest as a file."""
    what, _, kind = file.partition(".")
    if what not in FILES or kind not in MEDIA:
        raise Refused(
            "playtest", "choose games.csv, decisions.csv, games.parquet or decisions.parquet"
        )
    data = await _data(request, playtest)
    if not any(one.counts for one in data.games):
        raise Refused("running", "no one has finished a game in this playtest yet")
    body = await _reports(request).file(data, what, kind)
    headers = {"Content-Disposition": f'attachment; filename="playtest-{file}"'}
    return Response(body, media_type=MEDIA[kind], headers=headers)


async def _own(request: Asked, playtest: str) -> Any:
    return await _playtests(request).own(playtest, guest_of(request), is_local(request))


async def _data(request: Asked, playtest: str) -> Bundle:
    own, service, reports = await _own(request, playtest), _playtests(request), _reports(request)
    now = await service.ask(stamp, own.id)
    found = reports.known(own.id, now)
    if found is None:
        found = await service.ask(bundle, own)
        reports.know(own.id, now, found)
    return found


def _may_make(request: Asked) -> bool:
    try:
        may_start(request)
    except Refused:
        return False
    return True


def _playtests(request: Asked) -> Playtests:
    playtests: Playtests = request.app.state.playtests
    return playtests


def _reports(request: Asked) -> Reports:
    reports: Reports = request.app.state.reports
    return reports
