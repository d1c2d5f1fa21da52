"""Guests: no accounts, just a signed cookie with a random 128-bit id.

Signing out on all other devices gives the guest a new generation, which invalidates the cookies
and tickets of earlier ones. The cookies of other guests contain no generation.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection
from litestar.datastructures import State

from parlour.server.protocol.errors import Refused

COOKIE = "parlour"
YEAR_S = 365 * 24 * 3600
TICKET_S = 600
NOBODY = "we don't know who you are; request /api/me first to get a cookie"
ENDED = "you were signed out on this device"
_ID = re.compile(r"[0-9a-f]{32}")
_NUMBER = re.compile(r"[1-9][0-9]{0,17}")


def alias_of(guest: str) -> str:
    """Return the id that replaces a guest's own once they have deleted everything about them.

    It is the same at every table, so that others' games still fit together, but no one can work
    out the guest's id from it.
    """
    return hashlib.sha256(f"deleted guest {guest}".encode()).hexdigest()[:32]


class Identity(NamedTuple):
    """A guest, and the generation of the cookie that proves it."""

    guest: str
    generation: int = 0


class Ticket(NamedTuple):
    """A ticket that we signed and that has not expired."""

    identity: Identity
    number: str
    until: int


class Guests:
    """Creates guests and signs and verifies their cookies and tickets."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._generations: dict[str, int] = {}  # of guests who signed out other devices

    def new(self) -> str:
        """Return the id of a new guest."""
        return secrets.token_hex(16)

    # Generations

    def learn(self, guest: str, generation: int) -> None:
        """Record that a guest's older cookies are no longer valid."""
        if generation > self._generations.get(guest, 0):
            self._generations[guest] = generation

    def is_current(self, identity: Identity) -> bool:
        """Whether no newer generation of the guest is known."""
        return identity.generation >= self._generations.get(identity.guest, 0)

    # Cookies

    def cookie(self, guest: str, generation: int = 0) -> str:
        """Return the signed cookie value for a guest."""
        proof = f"{guest}.{generation}" if generation else guest
        return f"{proof}.{self._sign(proof)}"

    def known(self, cookie: str | None) -> str | None:
        """Return the guest a valid cookie belongs to, or None."""
        identity = self._proved(cookie or "")
        return identity.guest if identity and self.is_current(identity) else None

    def identify(self, headers: Iterable[str]) -> Identity:
        """Return the identity from the first valid cookie of ours in a request's Cookie headers."""
        proved = [found for value in our_cookies(headers) if (found := self._proved(value))]
        for identity in proved:
            if self.is_current(identity):
                self.learn(*identity)  # another process may have just issued it
                return identity
        raise Refused("ended", ENDED) if proved else Refused("guest", NOBODY)

    def _proved(self, cookie: str) -> Identity | None:
        """Return the identity in a correctly signed cookie, even if it is no longer valid."""
        proof, _, signature = cookie.rpartition(".")
        if not self._signed(proof, signature):
            return None
        guest, dot, generation = proof.partition(".")
        if not _ID.fullmatch(guest) or (dot and not _NUMBER.fullmatch(generation)):
            return None
        return Identity(guest, int(generation or 0))

    # Tickets

    def ticket(self, identity: Identity, now: float) -> str:
        """Return a short-lived, single-use token for continuing on another device."""
        guest, generation = identity
        until = int(now) + TICKET_S
        proof = f"{guest}.{generation}.{until}.{secrets.token_hex(16)}"
        return f"{proof}.{self._sign(f'ticket {proof}')}"

    def ticketed(self, ticket: str, now: float) -> Ticket | None:
        """Return the contents of a ticket if it is correctly signed and still valid."""
        proof, _, signature = ticket.rpartition(".")
        if not self._signed(f"ticket {proof}", signature):
            return None
        guest, generation, until, number = proof.split(".")
        identity = Identity(guest, int(generation))
        if int(until) < now or not self.is_current(identity):
            return None
        return Ticket(identity, number, int(until))

    def _signed(self, proof: str, signature: str) -> bool:
        good = self._sign(proof)
        return hmac.compare_digest(signature.encode(errors="replace"), good.encode())

    def _sign(self, proof: str) -> str:
        words = proof.encode(errors="replace")
        return hmac.new(self._key, words, hashlib.sha256).hexdigest()[:32]


def our_cookies(headers: Iterable[str]) -> Iterator[str]:
    """Yield the values of our cookie from Cookie headers.

    Other applications on this host may have cookies too, in any format.
    """
    for header in headers:
        for pair in header.split(";"):
            name, _, value = pair.partition("=")
            if name.strip() == COOKIE:
                yield value.strip()


def identity_of(connection: ASGIConnection[Any, Any, Any, State]) -> Identity:
    """Return the identity in a connection's cookie, or refuse."""
    guests: Guests = connection.app.state.guests
    return guests.identify(connection.headers.getall("cookie", []))


def guest_of(connection: ASGIConnection[Any, Any, Any, State]) -> str:
    """Return the guest in a connection's cookie, or refuse."""
    return identity_of(connection).guest


def identity_if_any(connection: ASGIConnection[Any, Any, Any, State]) -> Identity | None:
    """Return the identity in a connection's cookie, or None."""
    try:
        return identity_of(connection)
    except Refused:
        return None


def guest_if_any(connection: ASGIConnection[Any, Any, Any, State]) -> str | None:
    """Return the guest in a connection's cookie, or None."""
    identity = identity_if_any(connection)
    return identity.guest if identity else None


def same_origin(origins: Sequence[str], hosts: Sequence[str]) -> bool:
    """Whether a request comes from our own pages, or from a program, which sends no Origin."""
    host = hosts[0].lower() if len(hosts) == 1 else ""
    return all(origin.lower() in (f"http://{host}", f"https://{host}") for origin in origins)
