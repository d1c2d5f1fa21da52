"""Guests: cookies that prove who somebody is, and tickets to another device."""

from __future__ import annotations

import secrets

import pytest

from parlour.server.guests import TICKET_S, Guests, Identity

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


def test_guesses_find_nobody() -> None:
    guest = GUESTS.new()
    assert not any(GUESTS.known(f"{guest}.{secrets.token_hex(16)}") for _ in range(100_000))


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
