"""Chat, emotes and pointing, if the rules of the game allow them."""

from __future__ import annotations

from parlour.server.protocol.errors import Refused
from parlour.server.protocol.events import Gestured, Talked
from parlour.server.tables.room import Room
from parlour.server.tables.text import LONGEST_NAME, clean, listed

LONGEST_TALK = 500


def propose_talk(room: Room, guest: str, name: str, text: str) -> Talked:
    """Send a chat message, if the rules let this guest speak now."""
    said, seat = clean(text, LONGEST_TALK), room.seating.seat_of(guest)
    if not said:
        raise Refused("empty", "the message is empty")
    room.seating.require_not_removed(guest)
    _require_speech(room, seat)
    own = None if seat is None else room.seating.names[seat]
    return Talked(guest, clean(name, LONGEST_NAME) or 0 if own is None else own, said)


def propose_emote(room: Room, guest: str, emote: str) -> Gestured:
    """Send an emote, if the rules let this guest speak now: even "oops" can give things away."""
    seat = room.seating.require_seat(guest)
    if emote not in room.game.manners.emotes:
        raise Refused("emote", f"unknown emote; choose from {listed(room.game.manners.emotes)}")
    _require_speech(room, seat)
    return Gestured(seat, emote=emote)


def propose_point(room: Room, guest: str, at: str) -> Gestured:
    """Point at something public, as often as the game's rules allow."""
    seat, public = room.seating.require_seat(guest), room.require_running().facts(None)
    points = room.game.manners.points
    if points is None or at not in points.things(public):
        raise Refused("point", "you can't point at that now")
    most = points.at_most(public)
    if room.pointed.get((seat, points.period(public)), 0) >= most:
        raise Refused("point", f"the rules let you point only {most} times")
    return Gestured(seat, at=at)


def _require_speech(room: Room, seat: int | None) -> None:
    if room.table is None or room.over:
        return
    if seat is None or not room.game.manners.may_talk(room.table.facts(seat)):
        raise Refused("silence", "the rules of this game don't allow talking right now")
