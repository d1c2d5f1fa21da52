"""Guests over HTTP: identity, and continuing on another device."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import Body

from parlour.server.protocol.errors import Refused
from parlour.server.protocol.guests import (
    COOKIE,
    YEAR_S,
    Guests,
    Identity,
    identity_if_any,
    identity_of,
)
from parlour.server.socket.connection import close_ended
from parlour.server.storage.devices import Devices

Asked = Request[Any, Any, State]


class Ticket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ticket for continuing on another device."""

    ticket: Annotated[str, msgspec.Meta(max_length=200)]


@get("/api/me")
async def me(request: Asked) -> Response[dict[str, str]]:
    """Return this guest's identity; a new guest gets a cookie.

    A device that was signed out gets an error and no new cookie: another tab may just have
    received one, which must not be overwritten.
    """
    try:
        identity = identity_of(request)
    except Refused as refused:
        if refused.code == "ended":
            raise
        identity = Identity(_guests(request).new())
    return _with_cookie(request, identity)


@post("/api/me", status_code=200)
async def start_over(request: Asked) -> Response[dict[str, str]]:
    """Become a new guest on a device that was signed out; anyone else stays who they are."""
    return _with_cookie(request, identity_if_any(request) or Identity(_guests(request).new()))


@post("/api/me/link", status_code=200)
async def my_link(request: Asked) -> dict[str, str]:
    """Create a ticket, valid for ten minutes, to continue as this guest on one other device."""
    return {"ticket": _guests(request).ticket(identity_of(request), time.time())}


@post("/api/me/continue", status_code=200)
async def go_on(request: Asked, data: Annotated[Ticket, Body()]) -> Response[dict[str, str]]:
    """Continue as the guest in a ticket; each ticket works once."""
    ticket = _guests(request).ticketed(data.ticket, time.time())
    if ticket is None or not await asyncio.to_thread(_devices(request).use, ticket, time.time()):
        raise Refused("ticket", "that link no longer works; make a new one on the other device")
    return _with_cookie(request, ticket.identity)


@post("/api/me/end-others", status_code=200)
async def end_others(request: Asked) -> Response[dict[str, str]]:
    """Sign this guest out on every other device; seats and tables stay this guest's."""
    identity = await asyncio.to_thread(_devices(request).end_others, identity_of(request))
    close_ended(request.app.state.sockets)
    if sender := request.app.state.push_sender:
        await asyncio.to_thread(sender.devices.end_others, identity)
    return _with_cookie(request, identity)


def _with_cookie(request: Asked, identity: Identity) -> Response[dict[str, str]]:
    response = Response({"guest": identity.guest[:8]})
    response.set_cookie(
        COOKIE, _guests(request).cookie(*identity), max_age=YEAR_S, httponly=True, samesite="lax",
        secure=request.url.scheme == "https",
    )  # fmt: skip
    return response


def _guests(request: Asked) -> Guests:
    guests: Guests = request.app.state.guests
    return guests


def _devices(request: Asked) -> Devices:
    devices: Devices = request.app.state.devices
    return devices
