"""Asking the other players to undo, pause, resume, stop or hurry, or to agree to a call."""

from __future__ import annotations

from collections.abc import Callable

from parlour.server.protocol.errors import Refused
from parlour.server.protocol.events import Answered, Asked, Withdrawn
from parlour.server.tables.room import Room

Present = Callable[[int], bool]


def everyone(seat: int) -> bool:
    """Whoever is seated is present."""
    return True


def propose_ask(
    room: Room, guest: str, what: str, action: int | None = None,
    present: Present = everyone,
) -> Asked:  # fmt: skip
    """Ask the others to undo your last action, pause, resume, stop or hurry, or to agree to a
    call."""
    seat, table = room.seating.require_seat(guest), room.require_running()
    if what == "call":
        return _call(room, seat, action)
    if what == "hurry":
        return _hurry(room, seat, present)
    if what == "undo" and not table.undoable(seat):
        raise Refused("undo", "you have nothing to take back")
    if what in ("pause", "resume") and (what == "pause") == room.paused:
        raise Refused("paused", f"the game is already {'paused' if room.paused else 'running'}")
    return Asked(seat, what)


def propose_answer(room: Room, guest: str, agrees: bool) -> Answered:
    """Agree or object to a request."""
    seat = room.seating.require_seat(guest)
    room.require_running()
    if seat in room.accused():
        raise Refused("nothing", "the report is against you, so the others decide")
    agreement = room.agreement
    if agreement.asked is None or seat == agreement.asked.seat or seat in agreement.agreed:
        raise Refused("nothing", "no one is waiting for your answer")
    return Answered(seat, agrees)


def propose_withdraw(room: Room, guest: str) -> Withdrawn:
    """Withdraw your own request before everyone has answered."""
    seat = room.seating.require_seat(guest)
    asked = room.agreement.asked
    if asked is None or asked.seat != seat:
        raise Refused("nothing", "you have no request to withdraw")
    return Withdrawn(seat)


def _hurry(room: Room, seat: int, present: Present) -> Asked:
    """Ask everyone who is present to hurry the bots, once no person can act any more."""
    room.require_in_play()
    if room.hurried or not room.only_bots_play:
        raise Refused("hurry", "you can skip to the end once only bots are left playing")
    missing = (one for one in sorted(room.seating.people()) if one != seat and not present(one))
    return Asked(seat, "hurry", missing=tuple(missing))


def _call(room: Room, seat: int, action: int | None) -> Asked:
    """Ask the others to uphold a call."""
    call = None if action is None else room.calls().get(action)
    if call is None:
        raise Refused("call", "you can't report that at this table")
    if seat in call.against:
        raise Refused("call", "you can't report yourself")
    asked = room.agreement.asked
    if room.agreement.due_call or (asked and asked.what == "call"):
        raise Refused("call", "another report has to be settled first")
    return Asked(seat, "call", action)
