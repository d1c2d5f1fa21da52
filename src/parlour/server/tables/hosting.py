"""What a host can do about the people at a table, and what everyone is told when they change."""

from __future__ import annotations

from collections.abc import Callable

from parlour.core.game import Game
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.events import Event, Hosted, Removed, Seated, Withdrawn
from parlour.server.protocol.messages import Change, Notice
from parlour.server.tables.room import Room

MOST_LAPSES = 3  # someone whose clock runs out this often in a row is played for by a bot
PUBLIC_TURN_S = 120


def public_turn_seconds(card: Game) -> int:
    """How long a turn lasts at a public table unless its host chooses: 0 is no limit.

    Strangers are not waited for without end; in real time no one is waited for at all.
    """
    return 0 if card.dynamics == "real time" else PUBLIC_TURN_S


def propose_remove(room: Room, guest: str, seat: int) -> Event:
    """The host removes a person for good; in a running game a bot plays on."""
    _require_other_person(room, guest, seat)
    playing = room.phase == "running"
    return Removed(seat, room.bots.get(seat, room.stand_in) if playing else "")


def propose_replace(room: Room, guest: str, seat: int) -> Event:
    """The host lets a bot play for a person, until that person sits down again."""
    _require_other_person(room, guest, seat)
    if room.phase == "open":
        raise Refused("open", "the game hasn't started, so no bot is needed yet")
    if seat in room.bots:
        raise Refused("seat", "a bot already plays for that player")
    return Seated(seat, room.stand_in, why="replaced")


def propose_slow(room: Room, seat: int) -> Event:
    """A bot plays for someone who lets the clock run out again and again."""
    if room.phase != "running" or room.guests[seat] is None or seat in room.bots:
        raise Refused("seat", f"no one has to be played for in seat {seat}")
    return Seated(seat, room.stand_in, why="slow", next_host=room.next_host(seat))


def propose_host(room: Room, present: Callable[[int], bool]) -> Event:
    """The next person who is present becomes host, because the host isn't."""
    guest = room.successor(present)
    if room.over or not guest:
        raise Refused("host", "no one else can be the host")
    return Hosted(guest)


def propose_withdraw(room: Room, guest: str) -> Event:
    """Someone takes back what they asked, before everyone has answered."""
    seat = room.seat_of(guest)
    if seat is None:
        raise Refused("seat", "you do not sit at this table")
    if room.asked is None or room.asked.seat != seat:
        raise Refused("nothing", "you have no request to withdraw")
    return Withdrawn(seat)


def notices(entry: Event, room: Room, host: str, names: list[str | None]) -> list[Notice]:
    """What everyone is told of an entry that changed who plays or who is host.

    `host` and `names` are those from before the entry.
    """
    found = []
    match entry:
        case Removed(seat=seat):
            found.append(Notice("removed", seat, names[seat] or ""))
        case Withdrawn(seat=seat):
            found.append(Notice("withdrawn", seat, names[seat] or ""))
        case Seated(seat=seat) if name := names[seat]:
            found.append(Notice(_change_of_player(entry), seat, name))
    hosting = room.seat_of(room.host)
    if room.host != host and hosting is not None:
        found.append(Notice("host", hosting, room.names[hosting] or ""))
    return found


def _change_of_player(entry: Seated) -> Change:
    if not entry.level:
        return "back"
    return entry.why or ("away" if entry.away else "left")


def _require_other_person(room: Room, guest: str, seat: int) -> None:
    room.require_host(guest)
    if room.phase == "over":
        raise Refused("over", "the game is over")
    if seat >= room.made.seats or room.guests[seat] is None:
        raise Refused("seat", "no person sits there")
    if room.guests[seat] == guest:
        raise Refused("seat", "you can't remove yourself, but you can leave your seat")
