"""Guests: nobody needs an account. A signed cookie carries a random id of 128 bits."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import State

from parlour.server.room import Refused

COOKIE = "parlour"
YEAR_S = 365 * 24 * 3600
TICKET_S = 600
NOBODY = "who are you? Ask for /api/me first: it gives you a cookie"
_ID = re.compile(r"[0-9a-f]{32}")


class Guests:
    """Makes and recognises guests."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new(self) -> str:
        """The id of a new guest."""
        return secrets.token_hex(16)

    def cookie(self, guest: str) -> str:
        """The value that proves a guest's id."""
        return f"{guest}.{self._sign(guest)}"

    def known(self, cookie: str | None) -> str | None:
        """The guest a cookie proves, if it does."""
        guest, _, signature = (cookie or "").partition(".")
        if not _ID.fullmatch(guest):
            return None
        return (
            guest if hmac.compare_digest(signature.encode(), self._sign(guest).encode()) else None
        )

    def ticket(self, guest: str, now: float) -> str:
        """A short-lived proof, to be carried to another device."""
        until = int(now) + TICKET_S
        return f"{guest}.{until}.{self._sign(f'ticket {guest} {until}')}"

    def ticketed(self, ticket: str, now: float) -> str | None:
        """The guest of a ticket that is still good."""
        guest, _, rest = ticket.partition(".")
        until, _, signature = rest.partition(".")
        good = hmac.compare_digest(
            signature.encode(), self._sign(f"ticket {guest} {until}").encode()
        )
        return guest if good and int(until) >= now else None

    def _sign(self, guest: str) -> str:
        return hmac.new(self._key, guest.encode(), hashlib.sha256).hexdigest()[:32]


def guest_of(connection: ASGIConnection[Any, Any, Any, State]) -> str:
    """The guest that a connection's cookie proves."""
    guests: Guests = connection.app.state.guests
    guest = guests.known(connection.cookies.get(COOKIE))
    if guest is None:
        raise Refused("guest", NOBODY)
    return guest


def same_origin(headers: Mapping[str, str]) -> bool:
    """Whether a page of ours asks; programs without a page send no origin."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False
