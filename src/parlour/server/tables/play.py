"""Playing: turning the actions of seats, bots and the house into events."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.core import telling
from parlour.core.game import HOUSE
from parlour.features.referee import Verdict
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.events import Acted
from parlour.server.tables.room import Room


def propose_act(
    room: Room, guest: str, decision: int, action: int, seen: int | None = None, now: int = 0,
    client: str = "",
) -> Acted:  # fmt: skip
    """Propose a guest's action; `decision` is the number of the decision that they were shown."""
    seat = room.seating.require_seat(guest)
    if seat in room.seating.bots:
        raise Refused("away", "a bot is playing for you; take your seat back first")
    return propose_seat_act(room, seat, decision, action, seen, now, client)


def propose_seat_act(
    room: Room, seat: int, decision: int, action: int, seen: int | None = None, now: int = 0,
    client: str = "",
) -> Acted:  # fmt: skip
    """Propose an action for a seat, arriving at `now` (in milliseconds).

    `seen` is the newest event that the player had seen; None means all of them. `client` is the
    guest and the id of the request, if it comes from one.
    """
    if room.table is None or room.paused or room.stopped:
        room.require_in_play()
    if decision != room.decisions[seat]:
        room.require_running()
        raise Refused("stale", "the table has moved on; look again")
    if room.referee:
        newest = room.count - 1
        verdict = room.referee.judge(
            seat, action, newest if seen is None else min(seen, newest), now
        )
        if verdict:
            raise _refusal(room, verdict)
        return Acted(seat, action, client=client)
    return _act(room, seat, action, client)


def propose_house_act(room: Room, action: int) -> Acted:
    """Propose an action of the house."""
    room.require_in_play()
    return _act(room, HOUSE, action)


def house_clock(room: Room) -> Iterable[tuple[int, int, int]]:
    """Return the timed house actions: action, period, milliseconds."""
    table, clock, due = (
        room.table,
        room.real_time and room.real_time.house_clock,
        room.agreement.due_call,
    )
    assert table
    if due:
        action, since = due
        return [(action, since, 0)] if table.allows(HOUSE, action) else []
    return clock(table.truth()) if clock else ()


def is_public(room: Room, action: int) -> bool:
    """Whether everyone may know of a house action."""
    assert room.table
    return room.table.hears(HOUSE, action, None)


def _act(room: Room, seat: int, action: int, client: str = "") -> Acted:
    assert room.table
    if not room.table.allows(seat, action):
        room.require_running()
        raise Refused("illegal", "the rules don't allow that action now")
    return Acted(seat, action, client=client)


def _refusal(room: Room, verdict: Verdict) -> Refused:
    """Convert a referee's verdict to a refusal; its words are for clients without catalogues."""
    seats, faster = range(room.made.seats), verdict.faster
    names = tuple(room.seating.name_of(seat) if seat == faster else "" for seat in seats)
    say, message = telling.speaker(room.game, names=names), f"refusal-{verdict.code}"
    facts = {"late": verdict.late, "faster": faster, "locked_ms": verdict.locked_ms}
    words = verdict.code
    if say.catalogue.has(message):
        words = say(message, squares=len(verdict.squares), needed=verdict.needed, **facts)
    return Refused(verdict.code, words, squares=list(verdict.squares), **facts)
