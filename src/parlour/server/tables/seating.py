"""Seating: who sits where, which seats bots play, and who is host. Has no I/O, like the room."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from parlour.policies.adapting import ADAPTIVE
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.events import Made
from parlour.server.protocol.guests import alias_of
from parlour.server.protocol.names import Name, in_english


class Seating:
    """The people and bots of one table."""

    __slots__ = ("adaptive", "away", "bots", "guests", "host", "hosts", "lapses", "looks",
                 "names", "removed")  # fmt: skip

    def __init__(self, made: Made) -> None:
        self.guests: list[str | None] = [None] * made.seats
        self.names: list[Name | None] = [None] * made.seats
        self.looks = [""] * made.seats  # the picture and colour each guest chose
        self.bots: dict[int, str] = dict(made.bots)  # the level of the bot in each seat
        self.adaptive = {*made.bots} if made.adapts else self.unsettled  # seats of bots that adapt
        self.host = made.host
        self.hosts = 1  # how many hosts there have been
        self.removed = set(made.removed)  # guests who can't sit down again
        self.away: set[int] = set()  # seats that a bot plays until their guests reconnect
        self.lapses = [0] * made.seats  # how often in a row each seat ran out of time

    # Questions

    def seat_of(self, guest: str) -> int | None:
        """Return a guest's seat, or None."""
        return self.guests.index(guest) if guest in self.guests else None

    def free(self) -> list[int]:
        """Return the seats with neither a person nor a bot."""
        return [n for n, guest in enumerate(self.guests) if guest is None and n not in self.bots]

    def people(self) -> set[int]:
        """Return the seats that people play themselves."""
        return {n for n, guest in enumerate(self.guests) if guest and n not in self.bots}

    @property
    def unsettled(self) -> set[int]:
        """Return the seats of bots whose levels are chosen when the game starts."""
        return {seat for seat, level in self.bots.items() if level == ADAPTIVE}

    def name_of(self, seat: int) -> str:
        """Return the name of the player in a seat."""
        bot = self.bots.get(seat)
        if name := self.names[seat]:
            return in_english(name)
        return f"the {bot} bot" if bot else "a deleted player"

    def successor(self, present: Callable[[int], bool] = lambda seat: True) -> str:
        """Return the next host: the next person around the table, or ""."""
        seats = len(self.guests)
        first = self.seat_of(self.host)
        for step in range(1, seats + 1):
            seat = ((-1 if first is None else first) + step) % seats
            guest = self.guests[seat]
            if guest and guest != self.host and seat not in self.bots and present(seat):
                return guest
        return ""

    def next_host(self, seat: int) -> str:
        """Return the next host if the person in this seat leaves; "" unless they are the host."""
        return self.successor() if self.guests[seat] == self.host else ""

    # Requirements

    def require_seat(self, guest: str) -> int:
        """Return a guest's seat, or refuse if they have none."""
        seat = self.seat_of(guest)
        if seat is None:
            raise Refused("seat", "you don't have a seat at this table")
        return seat

    def require_host(self, guest: str) -> None:
        """Refuse anyone but the host."""
        if guest != self.host:
            raise Refused("host", "only the host can do that")

    def require_not_removed(self, guest: str) -> None:
        """Refuse a guest whom the host has removed."""
        if guest in self.removed:
            raise Refused("removed", "the host removed you from this table, so you can only watch")

    # Changes

    def sit(self, seat: int, guest: str, name: Name, look: str = "") -> None:
        """Put a guest in a seat."""
        self.guests[seat], self.names[seat], self.looks[seat] = guest, name, look

    def stand(self, seat: int) -> None:
        """Free a seat."""
        self.guests[seat] = self.names[seat] = None
        self.looks[seat] = ""

    def seat_bot(self, seat: int, level: str, away: bool = False) -> None:
        """Let a bot play a seat; level "" gives the seat back to its guest."""
        self.bots.pop(seat, None)
        self.adaptive.discard(seat)
        self.away.discard(seat)
        self.lapses[seat] = 0
        if level:
            self.bots[seat] = level
        if level == ADAPTIVE:
            self.adaptive.add(seat)
        if away:
            self.away.add(seat)

    def settle(self, levels: Mapping[int, str]) -> None:
        """Give the bots that adapt their levels."""
        self.bots.update(levels)

    def remove(self, seat: int) -> None:
        """Remove the person in a seat for good."""
        if guest := self.guests[seat]:
            self.removed.add(guest)
        self.stand(seat)

    def forget(self, alias: str) -> None:
        """Replace the guest with this alias, wherever they are."""

        def known(guest: str | None) -> bool:
            return bool(guest) and alias in (guest, alias_of(guest or ""))

        for seat, guest in enumerate(self.guests):
            if known(guest):
                self.sit(seat, alias, "")
        self.host = alias if known(self.host) else self.host
        self.removed = {alias if known(guest) else guest for guest in self.removed}

    def hand_over(self, guest: str) -> None:
        """Make a guest the host; "" changes nothing."""
        if guest:
            self.host = guest
            self.hosts += 1
