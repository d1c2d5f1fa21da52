"""What a hint is made from: the view of the guest's own seat, and nothing else."""

from __future__ import annotations

from parlour.server.protocol.errors import Refused
from parlour.server.tables.hints import has_hints
from parlour.server.tables.room import Room
from parlour.server.tables.room_view import is_hidden


def view_for_hint(room: Room, guest: str) -> tuple[int, bytes]:
    """Return a guest's seat and its view, or refuse the hint."""
    seat = room.seating.require_seat(guest)
    table = room.require_in_play()
    if not has_hints(room):
        raise Refused("hints", "hints are turned off at this table")
    if is_hidden(room) or seat in room.seating.bots or seat not in table.actors:
        raise Refused("turn", "you can ask for a hint when it's your turn")
    return seat, table.seen(seat)
