"""Broadcast: the subscribers of a table, and the messages each of them gets.

Everything sent to a subscriber is made from the view of its seat.
"""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from parlour.server.protocol import messages
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.events import Acted, Event, Forgotten, Removed, Sat, Stood
from parlour.server.storage.in_step import Steps
from parlour.server.tables.deltas import Deltas, Parts
from parlour.server.tables.room import Room
from parlour.server.tables.subscriber import Subscriber

LeftMs = dict[int, int] | UnsetType


class Applied(msgspec.Struct, frozen=True):
    """An event that has just been applied, and what it changed."""

    event: Event
    number: int
    alike: Parts  # for everyone
    news: dict[int | None, Parts]  # for each seat that may know of it
    old_host: str


class Requester(msgspec.Struct, frozen=True):
    """The sender of the request that caused an event."""

    subscriber: Subscriber
    request_id: str


class Broadcast:
    """The subscribers of one table."""

    __slots__ = ("deltas", "subscribers")

    def __init__(self, room: Room) -> None:
        self.deltas = Deltas(room)
        self.subscribers: set[Subscriber] = set()

    def remove(self, subscriber: Subscriber) -> None:
        """Remove a subscriber."""
        self.subscribers.discard(subscriber)
        self._forget_empty_seats()

    def end(self, why: Refused) -> None:
        """Disconnect everyone."""
        subscribers, self.subscribers = self.subscribers, set()
        for subscriber in subscribers:
            subscriber.end(why)

    def end_unwanted(self) -> None:
        """Disconnect people without a seat from a game that has no spectators."""
        room = self.deltas.room
        if room.made.spectators:
            return
        for subscriber in list(self.subscribers):
            try:
                room.require_may_watch(subscriber.guest)
            except Refused as refused:
                self.remove(subscriber)
                subscriber.end(refused)

    def show(self, subscriber: Subscriber, left_ms: LeftMs, now_ms: int) -> None:
        """Send a subscriber everything it may know."""
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

    def send_presence(
        self, seats: list[bool], watching_elsewhere: int, away_ms: dict[int, int]
    ) -> None:
        """Tell everyone which seats are connected, how many watch, and who will be replaced."""
        watching = sum(subscriber.seat is None for subscriber in self.subscribers)
        message = messages.write(messages.Present(seats, watching + watching_elsewhere, away_ms))
        for subscriber in self.subscribers:
            subscriber.put(message)

    def act(self, event: Acted, requester: Requester) -> Steps[None]:
        """Apply an action that changes only what is shown, and send it, the requester first."""
        number, first = self.deltas.room.count, requester.subscriber
        alike, news = yield from self.deltas.act(event)
        yield
        by_seat = self._messages(number, alike, news, UNSET)
        if first in self.subscribers:
            done = messages.write({"done": requester.request_id})
            first.put(messages.joined(by_seat[first.seat], done))
        for subscriber in self.subscribers:
            if subscriber is not first and subscriber.seat in by_seat:
                subscriber.put(by_seat[subscriber.seat])

    def apply(self, event: Event) -> Applied:
        """Apply an event to the room and collect what it changed for whom."""
        room = self.deltas.room
        number, host = room.count, room.seating.host
        return Applied(event, number, *self.deltas.apply(event), host)

    def send(
        self, applied: Applied, left_ms: LeftMs, now_ms: int, requester: Requester | None
    ) -> bool:
        """Send every subscriber its changes, the requester first.

        Subscribers who may not know of the event get nothing, and their numbering has no gap.
        Returns True if someone changed seats or someone else became host.
        """
        room, event = self.deltas.room, applied.event
        by_seat = self._messages(applied.number, applied.alike, applied.news, left_ms)
        first = requester.subscriber if requester else None
        if requester and first in self.subscribers:
            done = messages.write({"done": requester.request_id})
            requester.subscriber.put(messages.joined(by_seat[requester.subscriber.seat], done))
        moved, host = isinstance(event, (Sat, Stood, Removed, Forgotten)), room.seating.host
        hosts = {applied.old_host, host} if applied.old_host != host else ()
        for subscriber in self.subscribers:
            reseated = moved and subscriber.seat != room.seating.seat_of(subscriber.guest)
            removed = reseated and isinstance(event, Removed)  # they may no longer see it
            if subscriber is not first and subscriber.seat in by_seat and not removed:
                subscriber.put(by_seat[subscriber.seat])
            if room.referee:
                subscriber.sent(applied.number, now_ms)
            if reseated or subscriber.guest in hosts:
                self.show(subscriber, left_ms, now_ms)
        if moved:
            self._forget_empty_seats()
        return moved or bool(hosts)

    def _messages(
        self, event: int, alike: Parts, news: dict[int | None, Parts], left_ms: LeftMs
    ) -> dict[int | None, bytes]:
        """Return the message for each seat that may know of an event."""
        write, number_of = messages.write, self.deltas.room.viewer_sequence.number
        shared: dict[int, bytes] = {}  # by the event's number for the viewer
        by_seat: dict[int | None, bytes] = {}
        for seat, own in news.items():
            number = number_of(event, seat)
            if number not in shared:
                shared[number] = write(messages.Changed(number, left_ms=left_ms, **alike))
            by_seat[seat] = messages.joined(shared[number], write(own))
        return by_seat

    def _forget_empty_seats(self) -> None:
        self.deltas.keep_only({subscriber.seat for subscriber in self.subscribers})
