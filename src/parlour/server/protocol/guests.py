"""Guests: nobody needs an account. A signed cookie carries a random id of 128 bits.

A guest who ended their other devices has a generation: cookies and tickets of an earlier one are
no longer good. Those who never did have none, and their cookies look as they always did.
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
NOBODY = "who are you? Ask for /api/me first: it gives you a cookie"
ENDED = "you were signed out on this device"
_ID = re.compile(r"[0-9a-f]{32}")
_NUMBER = re.compile(r"[1-9][0-9]{0,17}")


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
    """Makes and recognises guests."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._generations: dict[str, int] = {}  # of those who ever ended their other devices

    def new(self) -> str:
        """The id of a new guest."""
        return secrets.token_hex(16)

    # Generations

    def learn(self, guest: str, generation: int) -> None:
        """Take in that a guest's older cookies are no longer good."""
        if generation > self._generations.get(guest, 0):
            self._generations[guest] = generation

    def is_current(self, identity: Identity) -> bool:
        """Whether nothing newer is known of a guest."""
        return identity.generation >= self._generations.get(identity.guest, 0)

    # Cookies

    def cookie(self, guest: str, generation: int = 0) -> str:
        """The value that proves a guest's id."""
        proof = f"{guest}.{generation}" if generation else guest
        return f"{proof}.{self._sign(proof)}"

    def known(self, cookie: str | None) -> str | None:
        """The guest a cookie proves, if it does."""
        identity = self._proved(cookie or "")
        return identity.guest if identity and self.is_current(identity) else None

    def identify(self, headers: Iterable[str]) -> Identity:
        """Who a request's Cookie headers prove; of several cookies of ours, the first good one."""
        proved = [found for value in our_cookies(headers) if (found := self._proved(value))]
        for identity in proved:
            if self.is_current(identity):
                self.learn(*identity)  # another process may have made it just now
                return identity
        raise Refused("ended", ENDED) if proved else Refused("guest", NOBODY)

    def _proved(self, cookie: str) -> Identity | None:
        """What a cookie's signature proves, whether it's still good or not."""
        proof, _, signature = cookie.rpartition(".")
        if not self._signed(proof, signature):
            return None
        guest, dot, generation = proof.partition(".")
        if not _ID.fullmatch(guest) or (dot and not _NUMBER.fullmatch(generation)):
            return None
        return Identity(guest, int(generation or 0))

    # Tickets

    def ticket(self, identity: Identity, now: float) -> str:
        """A short-lived proof, to be carried to another device once."""
        guest, generation = identity
        until = int(now) + TICKET_S
        proof = f"{guest}.{generation}.{until}.{secrets.token_hex(16)}"
        return f"{proof}.{self._sign(f'ticket {proof}')}"

    def ticketed(self, ticket: str, now: float) -> Ticket | None:
        """What a ticket says, if we signed it and it's still good."""
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
    """The values of our cookie in Cookie headers, whatever stands beside it.

    Other programs on this host send cookies too, and theirs may be written in any way.
    """
    for header in headers:
        for pair in header.split(";"):
            name, _, value = pair.partition("=")
            if name.strip() == COOKIE:
                yield value.strip()


def identity_of(connection: ASGIConnection[Any, Any, Any, State]) -> Identity:
    """The guest that a connection's cookie proves, with the cookie's generation."""
    guests: Guests = connection.app.state.guests
    return guests.identify(connection.headers.getall("cookie", []))


def guest_of(connection: ASGIConnection[Any, Any, Any, State]) -> str:
    """The guest that a connection's cookie proves."""
    return identity_of(connection).guest


def identity_if_any(connection: ASGIConnection[Any, Any, Any, State]) -> Identity | None:
    """Who a connection's cookie proves, or None."""
    try:
        return identity_of(connection)
    except Refused:
        return None


def same_origin(origins: Sequence[str], hosts: Sequence[str]) -> bool:
    """Whether a page of ours asks; programs without a page send no origin."""
    host = hosts[0].lower() if len(hosts) == 1 else ""
    return all(origin.lower() in (f"http://{host}", f"https://{host}") for origin in origins)
