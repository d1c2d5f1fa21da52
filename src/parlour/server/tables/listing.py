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
from parlour.server.storage.summaries import Summary
from parlour.server.tables.agreement import everyone_agrees
from parlour.server.tables.campaign_results import campaign_result
from parlour.server.tables.daily_results import daily_result, shelf_of
from parlour.server.tables.game_results import finish_by_stopping, finish_with
from parlour.server.tables.room import Room


def summary_of(room: Room, event: Event) -> Summary | None:
    """Return the summary for an event that is about to be applied; None if lists don't change."""
    if isinstance(event, Acted) and not (
        room.table and room.table.ends_with(event.seat, event.action)
    ):
        return None
    made, phase, guest, result, removed = room.made, room.phase, None, None, None
    finish = None
    match event:
        case Acted(seat=seat, action=action):
            assert room.table
            ended = room.table.copy()
            ended.play(seat, action)
            phase, result, finish = "over", campaign_result(room, ended), finish_with(room, ended)
        case Made():
            phase = "open"
        case Sat():
            phase, guest = "open", event.guest
        case Started():
            phase = "running"
        case Asked() | Answered() | Seated() | Removed() if would_stop(room, event):
            phase = "over"
            result = daily_result(room, None) if made.daily and not room.over else None
            finish = None if room.over else finish_by_stopping(room, event)
    if isinstance(event, Removed):
        removed = room.seating.guests[event.seat]
    shelf, listed = shelf_of(made), is_listed(made, phase)
    playtest = made.playtest if isinstance(event, Made) else ""
    return Summary(made.game, phase, listed, guest, result, removed, finish, shelf, playtest)


def is_listed(made: Made, phase: str) -> bool:
    """Whether strangers find a table in the list: they can join it, or watch it."""
    return made.public and (made.spectators or phase == "open")


def activity(room: Room) -> Summary:
    """Return the summary that keeps a table in progress listed."""
    listed = is_listed(room.made, room.phase)
    return Summary(room.made.game, room.phase, listed, None, None, None)


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
