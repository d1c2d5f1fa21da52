"""Listing: how events change the lists of tables."""

from __future__ import annotations

from parlour.server.protocol.events import (
    Acted,
    Answered,
    Asked,
    Event,
    Made,
    Removed,
    Sat,
    Seated,
    Started,
)
from parlour.server.storage.store import Summary
from parlour.server.tables.agreement import everyone_agrees
from parlour.server.tables.campaign_results import campaign_result_after
from parlour.server.tables.room import Room


def summary_of(room: Room, event: Event) -> Summary | None:
    """Return the summary for an event that is about to be applied; None if lists don't change."""
    made, phase, guest, result, removed = room.made, room.phase, None, None, None
    match event:
        case Acted(seat=seat, action=action):
            if room.table is None or not room.table.ends_with(seat, action):
                return None
            phase, result = "over", campaign_result_after(room, seat, action)
        case Made():
            phase = "open"
        case Sat():
            phase, guest = "open", event.guest
        case Started():
            phase = "running"
        case Asked() | Answered() | Seated() | Removed() if would_stop(room, event):
            phase = "over"
    if isinstance(event, Removed):
        removed = room.seating.guests[event.seat]
    return Summary(made.game, phase, made.public, guest, result, removed)


def activity(room: Room) -> Summary:
    """Return the summary that keeps a table in progress listed."""
    return Summary(room.made.game, room.phase, room.made.public, None, None, None)


def would_stop(room: Room, event: Asked | Answered | Seated | Removed) -> bool:
    """Whether this event stops the game."""
    asked = event if isinstance(event, Asked) else room.agreement.asked
    if asked is None or asked.what != "stop":
        return False
    seating, asker, agreed = room.seating, asked.seat, room.agreement.agreed
    match event:
        case Asked():
            return everyone_agrees(seating, asker, set())
        case Answered(seat=seat, agrees=agrees):
            return agrees and everyone_agrees(seating, asker, {*agreed, seat})
        case Seated(seat=seat, level=level):
            return bool(level) and everyone_agrees(seating, asker, agreed, leaving=seat)
        case Removed(seat=seat):
            return seat != asker and everyone_agrees(seating, asker, agreed, leaving=seat)
