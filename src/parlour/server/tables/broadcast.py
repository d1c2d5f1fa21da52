"""Broadcast: who is connected to a table, and what each of them is sent.

What a subscriber is sent is made from the view of its seat.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec import UnsetType

from parlour.server.protocol import messages
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.events import Event, Removed, Sat, Stood
from parlour.server.tables.deltas import Deltas, Parts
from parlour.server.tables.room import Room
from parlour.server.tables.subscriber import Subscriber

LeftMs = dict[int, int] | UnsetType


class Applied(NamedTuple):
    """An event that has just been applied, and what it changed."""

    event: Event
    number: int
    alike: Parts  # for everyone
    news: dict[int | None, Parts]  # for each seat that may know of it
    old_host: str


class Requester(NamedTuple):
    """Who made the request that an event came from."""

    subscriber: Subscriber
    request_id: str


class Broadcast:
    """The subscribers of one table."""

    __slots__ = ("deltas", "subscribers")

    def __init__(self, room: Room) -> None:
        self.deltas = Deltas(room)
        self.subscribers: set[Subscriber] = set()

    def remove(self, subscriber: Subscriber) -> None:
        """A subscriber disconnects."""
        self.subscribers.discard(subscriber)
        self._forget_empty_seats()

    def end(self, why: Refused) -> None:
        """Disconnect everyone."""
        subscribers, self.subscribers = self.subscribers, set()
        for subscriber in subscribers:
            subscriber.end(why)

    def show(self, subscriber: Subscriber, left_ms: LeftMs, now_ms: int) -> None:
        """Send a subscriber everything it may know now."""
        room = self.deltas.room
        seating, guest = room.seating, subscriber.guest
        subscriber.seat = seating.seat_of(guest)
        subscriber.send(
            messages.Shown(
                **self.deltas.show(subscriber.seat), left_ms=left_ms or {},
                invite=room.made.invite if guest == seating.host else None,
                removed=guest in seating.removed,
            )
        )  # fmt: skip
        if room.referee:
            subscriber.sent(room.count - 1, now_ms)

    def send_presence(self, away_ms: dict[int, int]) -> None:
        """Tell everyone who is connected."""
        seats = [subscriber.seat for subscriber in self.subscribers]
        present = messages.Present(
            [seat in seats for seat in range(self.deltas.room.made.seats)],
            seats.count(None),
            away_ms,
        )
        message = messages.write(present)
        for subscriber in self.subscribers:
            subscriber.put(message)

    def apply(self, event: Event) -> Applied:
        """Apply an event to the room, and find out what it changed for whom."""
        room = self.deltas.room
        number, host = room.count, room.seating.host
        return Applied(event, number, *self.deltas.apply(event), host)

    def send(
        self, applied: Applied, left_ms: LeftMs, now_ms: int, requester: Requester | None
    ) -> bool:
        """Send every subscriber what is new to it, the one who asked first.

        Whoever may know nothing of the event is sent nothing, and its numbering has no gap. True
        if someone has another seat, or someone else is host.
        """
        room, event = self.deltas.room, applied.event
        by_seat = self._messages(applied, left_ms)
        first = requester.subscriber if requester else None
        if requester and first in self.subscribers:
            done = messages.write({"done": requester.request_id})
            requester.subscriber.put(messages.joined(by_seat[requester.subscriber.seat], done))
        moved, host = isinstance(event, (Sat, Stood, Removed)), room.seating.host
        hosts = {applied.old_host, host} if applied.old_host != host else ()
        for subscriber in self.subscribers:
            reseated = moved and subscriber.seat != room.seating.seat_of(subscriber.guest)
            removed = reseated and isinstance(event, Removed)  # they no longer see for that seat
            if subscriber is not first and subscriber.seat in by_seat and not removed:
                subscriber.put(by_seat[subscriber.seat])
            if room.referee:
                subscriber.sent(applied.number, now_ms)
            if reseated or subscriber.guest in hosts:
                self.show(subscriber, left_ms, now_ms)
        if moved:
            self._forget_empty_seats()
        return moved or bool(hosts)

    def _messages(self, applied: Applied, left_ms: LeftMs) -> dict[int | None, bytes]:
        """The message for each seat that may know of an event."""
        number_of = self.deltas.room.viewer_sequence.number
        shared: dict[int, bytes] = {}  # by the number that viewers know the event by
        by_seat: dict[int | None, bytes] = {}
        for seat, own in applied.news.items():
            number = number_of(applied.number, seat)
            if number not in shared:
                changed = messages.Changed(number, left_ms=left_ms, **applied.alike)
                shared[number] = messages.write(changed)
            by_seat[seat] = messages.joined(shared[number], messages.write(own))
        return by_seat

    def _forget_empty_seats(self) -> None:
        self.deltas.keep_only({subscriber.seat for subscriber in self.subscribers})
