"""The lab over HTTP: listing, starting and watching studies, and their reports."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import Body

from parlour.core.language import DEFAULT
from parlour.server.http.middleware import is_local
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.guests import guest_of, identity_if_any
from parlour.server.workers.studies import LabNow, Studies, StudyNow
from parlour.server.workers.study_request import NewStudy

Asked = Request[Any, Any, State]
NOT_HERE = "studies and playtests can't be started here; the operator can allow it with --lab"
# A report is a page with an inline script, which runs sandboxed and can't load anything.
REPORT_HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'unsafe-inline';"
    " style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none';"
    " sandbox allow-scripts",
    "Cache-Control": "no-cache",
}


@get("/api/lab", sync_to_thread=True, cost=3)
def lab_now(request: Asked) -> LabNow:
    """List the studies, newest first, and whether this guest may start one."""
    return _studies(request).now(_guest(request), is_local(request))


@post("/api/lab/studies")
async def start_study(request: Asked, data: Annotated[NewStudy, Body()]) -> dict[str, str]:
    """Start a study; returns its name once it is running."""
    guest, studies = guest_of(request), may_start(request)
    return {"study": await studies.start(guest, data)}


@get("/api/lab/studies/{study:str}", sync_to_thread=True)
def one_study(request: Asked, study: str) -> StudyNow:
    """Return a study with its figures so far."""
    return _studies(request).one(study, _guest(request), is_local(request))


@post("/api/lab/studies/{study:str}/stop", status_code=200)
async def stop_study(request: Asked, study: str) -> dict[str, str]:
    """Stop a study; the games played so far are kept."""
    guest = guest_of(request)
    await _studies(request).stop(study, guest, is_local(request))
    return {"study": study}


@post("/api/lab/studies/{study:str}/resume", status_code=200)
async def resume_study(request: Asked, study: str) -> dict[str, str]:
    """Resume a stopped study."""
    guest, studies = guest_of(request), may_start(request)
    await studies.resume(study, guest, is_local(request))
    return {"study": study}


@get("/api/lab/studies/{study:str}/report", sync_to_thread=True, media_type="text/html", cost=3)
def study_report(request: Asked, study: str, lang: str = DEFAULT) -> Response[bytes]:
    """Return the report of a study in a language."""
    body = _studies(request).report(study, lang)
    return Response(body, media_type="text/html; charset=utf-8", headers=REPORT_HEADERS)


@get("/api/lab/studies/{study:str}/figures", sync_to_thread=True, cost=3)
def study_figures(request: Asked, study: str, lang: str = DEFAULT) -> Response[bytes]:
    """Return the data of a study's report in a language."""
    body = _studies(request).figures(study, lang)
    headers = {"Cache-Control": "no-cache"}
    return Response(body, media_type="application/json", headers=headers)


def _guest(request: Asked) -> str:
    """Return the guest, or "" without a cookie, which reading doesn't require."""
    identity = identity_if_any(request)
    return identity.guest if identity else ""


def may_start(request: Asked) -> Studies:
    """Return the studies if this client may start one, or refuse; the same goes for playtests."""
    studies = _studies(request)
    if studies.who == "none" or (studies.who != "all" and not is_local(request)):
        raise Refused("closed", NOT_HERE)
    return studies


def _studies(request: Asked) -> Studies:
    studies: Studies = request.app.state.studies
    return studies
