"""Guests: cookies that prove an identity, and tickets for another device."""

from __future__ import annotations

import secrets
from contextlib import suppress

import pytest

from parlour.core.registry import game
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.events import Made
from parlour.server.protocol.guests import TICKET_S, Guests, Identity
from parlour.server.tables import seat_requests
from parlour.server.tables.room import Room
from tests.tables.fakes import FRIEND, HOST

GUESTS = Guests(b"key of the test")


def test_a_cookie_proves_its_guest_and_no_other() -> None:
    guest = GUESTS.new()
    cookie = GUESTS.cookie(guest)
    assert GUESTS.known(cookie) == guest
    assert GUESTS.known(cookie.replace(guest, GUESTS.new())) is None
    assert Guests(b"another key").known(cookie) is None


@pytest.mark.parametrize(
    "cookie", [None, "", ".", "x.y", "\u00e4.\u00e4", "0" * 32, "0" * 32 + "."]
)
def test_what_is_no_cookie(cookie: str | None) -> None:
    assert GUESTS.known(cookie) is None


def good_guesses(many: int) -> int:
    """Return how many random cookies, tickets and invitations are accepted."""
    guests, now = Guests(secrets.token_bytes(32)), 1000.0
    card = game("transmitter")
    options = card.chosen(2, None, {})
    invite = secrets.token_urlsafe(16)
    room = Room(Made(card.name, card.version, 2, options, "seed", "nonce", HOST, invite))
    assert seat_requests.propose_sit(
        room, FRIEND, "", invite, None
    )  # only the invitation is required
    known, good = [guests.new() for _ in range(16)], 0
    for number in range(many):
        guest, token = known[number % len(known)], secrets.token_hex(16)
        good += guests.known(f"{guest}.{token}") is not None
        good += guests.known(f"{guest}.{number + 1}.{token}") is not None
        good += guests.ticketed(f"{guest}.0.1200.{token}.{token}", now) is not None
        with suppress(Refused):
            seat_requests.propose_sit(room, FRIEND, "", secrets.token_urlsafe(16), None)
            good += 1
    return good


def test_no_random_token_is_good() -> None:
    assert good_guesses(20_000) == 0


@pytest.mark.soak
def test_none_of_a_million_random_tokens_is_good() -> None:
    assert good_guesses(1_000_000) == 0


def test_a_ticket_is_good_for_ten_minutes() -> None:
    guest = GUESTS.new()
    ticket = GUESTS.ticket(Identity(guest), now=1000.0)
    found = GUESTS.ticketed(ticket, now=1000.0 + TICKET_S)
    assert found
    assert found.identity == Identity(guest)
    assert GUESTS.ticketed(ticket, now=1001.0 + TICKET_S) is None
    assert GUESTS.ticketed(ticket.replace(guest, GUESTS.new()), now=1000.0) is None
    assert GUESTS.known(ticket) is None


@pytest.mark.parametrize("ticket", ["", ".", "..", "a.b.c", "a.99999999999.", "\u00e4.1.\u00e4"])
def test_what_is_no_ticket(ticket: str) -> None:
    assert GUESTS.ticketed(ticket, now=0.0) is None
