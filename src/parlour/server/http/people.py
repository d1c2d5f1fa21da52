"""Guests over HTTP: who one is, and going on as oneself on another device."""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import Body

from parlour.server.guests import COOKIE, YEAR_S, Guests, guest_of
from parlour.server.room import Refused


class Ticket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What brings a guest to another device."""

    ticket: Annotated[str, msgspec.Meta(max_length=200)]


@get("/api/me")
async def me(request: Request[Any, Any, State]) -> Response[dict[str, str]]:
    """Who this guest is; a newcomer is given a cookie."""
    guests: Guests = request.app.state.guests
    guest = guests.known(request.cookies.get(COOKIE)) or guests.new()
    return _with_cookie(request, guests, guest)


@get("/api/me/link")
async def my_link(request: Request[Any, Any, State]) -> dict[str, str]:
    """A ticket, good for ten minutes, to go on as this guest on another device."""
    guests: Guests = request.app.state.guests
    return {"ticket": guests.ticket(guest_of(request), time.time())}


@post("/api/me/continue", status_code=200)
async def go_on(
    request: Request[Any, Any, State], data: Annotated[Ticket, Body()]
) -> Response[dict[str, str]]:
    """Become the guest whose ticket this is."""
    guests: Guests = request.app.state.guests
    guest = guests.ticketed(data.ticket, time.time())
    if guest is None:
        raise Refused(
            "ticket", "that link is not good any more: make a new one on the other device"
        )
    return _with_cookie(request, guests, guest)


def _with_cookie(
    request: Request[Any, Any, State], guests: Guests, guest: str
) -> Response[dict[str, str]]:
    response = Response({"guest": guest[:8]})
    response.set_cookie(
        COOKIE, guests.cookie(guest), max_age=YEAR_S, httponly=True, samesite="lax",
        secure=request.url.scheme == "https",
    )  # fmt: skip
    return response
