"""Seats: sitting down, leaving, seating and removing players, starting, and timeouts."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from typing import Annotated

import msgspec

from parlour.core.option import BySeat
from parlour.policies.adapting import ADAPTIVE
from parlour.policies.shelf import own_levels
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.events import (
    Chose,
    Event,
    Hosted,
    Removed,
    Sat,
    Seated,
    Started,
    Stood,
)
from parlour.server.protocol.messages import Picture, Seat
from parlour.server.protocol.names import Name
from parlour.server.tables.adapting import Results, adapted_bots
from parlour.server.tables.room import Room
from parlour.server.tables.text import LONGEST_NAME, clean, listed

MOST_LAPSES = 3  # a bot takes over from someone who times out this often in a row


def stand_in(room: Room) -> str:
    """Return the level of bots that play for a person: the game's easiest."""
    return next(iter(room.game.bots))


# Requests from guests


def propose_sit(
    room: Room, guest: str, name: str, invite: str, seat: int | None, look: str = ""
) -> Sat | Seated:
    """Take the requested seat, or the first free one."""
    mine = room.seating.seat_of(guest)
    if mine is not None and mine in room.seating.bots:
        return Seated(mine, "")
    if mine is not None:
        raise Refused("seated", f"you already have seat {mine}")
    room.seating.require_not_removed(guest)
    _require_invitation(room, invite)
    if room.phase != "open":
        raise Refused("started", "the game has already started, but you can watch")
    free = room.seating.free()
    if seat is None and free:
        seat = free[0]
    if seat is None or seat not in free:
        raise Refused("full", f"that seat is taken; free seats: {listed(free)}")
    return Sat(seat, guest, _shown_name(name, seat), look)


def propose_rename(room: Room, guest: str, name: str) -> Sat:
    """Change one's name before the game starts: the same guest takes the same seat again."""
    seat = room.seating.require_seat(guest)
    if room.phase != "open":
        raise Refused("started", "the game has already started, so names can't be changed")
    return Sat(seat, guest, _shown_name(name, seat), room.seating.looks[seat])


def propose_choose(room: Room, guest: str, seat: int, option: str, value: str) -> Chose:
    """Set an option by seat for one's own seat, or as host for any."""
    if room.seating.seat_of(guest) != seat:
        room.seating.require_host(guest)
    if room.phase != "open":
        raise Refused("started", "the game has already started, so options can't be changed")
    if room.made.playtest or room.made.daily:
        raise Refused("option", "the options of this table can't be changed")
    if not 0 <= seat < room.made.seats:
        raise Refused("seat", f"there is no seat {seat}")
    known = {one.name: one for one in room.game.Options.listed() if isinstance(one, BySeat)}
    if option not in known:
        names = listed([*known]) if known else "this game has none"
        raise Refused("option", f"{option!r} can't be set for a single seat; choose from {names}")
    if value not in known[option].words:
        words = listed([*known[option].words])
        raise Refused("option", f"{option} can't be {value!r}; choose from {words}")
    given = room.made.options[option]
    return Chose(seat, option, known[option].with_word(given, seat, value))


def _shown_name(name: str, seat: int) -> Name:
    return clean(name, LONGEST_NAME) or seat + 1


def propose_stand(room: Room, guest: str) -> Stood | Seated:
    """Leave the seat; in a running game a bot plays until the guest is back."""
    seat = room.seating.require_seat(guest)
    if room.phase == "open":
        return Stood(seat, room.seating.next_host(seat))
    if room.phase == "over":
        raise Refused("over", "the game is over")
    if room.made.daily:
        raise Refused(
            "daily", "bots can't play a daily deal for you; the deal waits until you're back"
        )
    if seat in room.seating.bots:
        raise Refused("away", "a bot is already playing for you")
    return Seated(seat, stand_in(room), next_host=room.seating.next_host(seat))


def propose_back(room: Room, guest: str) -> Seated:
    """A guest who was away is back and takes over from the bot."""
    seat = room.seating.require_seat(guest)
    if seat not in room.seating.away:
        raise Refused("seated", "no bot is playing for you")
    return Seated(seat, "")


# Requests from the host


def propose_bot(room: Room, guest: str, seat: int, level: str) -> Seated:
    """The host puts a bot into a free seat, or takes it out with level ""."""
    room.seating.require_host(guest)
    if room.phase != "open":
        raise Refused("started", "the game has already started, so seats can't be changed")
    if not 0 <= seat < room.made.seats or room.seating.guests[seat] is not None:
        raise Refused("seat", f"seat {seat} can't be given to a bot")
    made, known = room.made, ["random", *room.game.bots, *own_levels(room.game.name)]
    if room.game.bots and not (made.what_if or made.daily or made.playtest):
        known.append(ADAPTIVE)
    if level not in ("", *known):
        levels = listed(known)
        raise Refused("level", f"unknown bot {level!r}; choose from {levels}")
    return Seated(seat, level)


def propose_start(room: Room, guest: str, results: Results | None = None) -> Started:
    """The host starts the game when every seat is taken; `results` are of the people there, if any
    bots adapt to them."""
    room.seating.require_host(guest)
    if room.phase != "open":
        raise Refused("started", "the game has already started")
    if empty := room.seating.free():
        raise Refused(
            "empty", f"seats are still empty ({listed(empty)}); wait for players or add bots"
        )
    return Started(bots=adapted_bots(room, results or {}))


class Begin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How whoever creates a table sits down and starts at once."""

    seat: Seat
    name: Annotated[str, msgspec.Meta(max_length=100)] = ""
    look: Picture = ""

    def events(self, room: Room, results: Results) -> list[Event]:
        """Return the events with which the host of a new table begins."""
        host = room.seating.host
        sat = propose_sit(room, host, self.name, room.made.invite, self.seat, self.look)
        room.apply(sat)
        return [sat, propose_start(room, host, results)]


def propose_first_game(room: Room) -> Started:
    """A game of a playtest starts once every seat is taken."""
    return propose_start(room, room.seating.host)


def propose_remove(room: Room, guest: str, seat: int) -> Removed:
    """The host removes a person for good; in a running game a bot plays on."""
    _require_other_person(room, guest, seat)
    playing = room.phase == "running"
    return Removed(seat, room.seating.bots.get(seat, stand_in(room)) if playing else "")


def propose_replace(room: Room, guest: str, seat: int) -> Seated:
    """The host lets a bot play for a person, until that person sits down again."""
    _require_other_person(room, guest, seat)
    if room.phase == "open":
        raise Refused("open", "the game hasn't started, so no bot is needed yet")
    if seat in room.seating.bots:
        raise Refused("seat", "a bot is already playing for that player")
    return Seated(seat, stand_in(room), why="replaced")


# Timeouts


def propose_away(room: Room, seat: int) -> Seated:
    """A bot plays for someone who has been disconnected too long."""
    room.require_in_play()
    if room.seating.guests[seat] is None or seat in room.seating.bots:
        raise Refused("seat", f"seat {seat} has no absent player")
    return Seated(seat, stand_in(room), away=True, next_host=room.seating.next_host(seat))


def propose_slow(room: Room, seat: int) -> Seated:
    """A bot plays for someone who keeps running out of time."""
    if room.phase != "running" or seat not in room.seating.people():
        raise Refused("seat", f"seat {seat} doesn't need a bot")
    return Seated(seat, stand_in(room), why="slow", next_host=room.seating.next_host(seat))


def propose_host(room: Room, present: Callable[[int], bool]) -> Hosted:
    """The next person who is connected becomes host, because the host isn't."""
    guest = room.seating.successor(present)
    if room.over or not guest:
        raise Refused("host", "no one else can be the host")
    return Hosted(guest)


def _require_invitation(room: Room, invite: str) -> None:
    made = room.made
    if not made.public and not hmac.compare_digest(invite.encode(), made.invite.encode()):
        raise Refused("invite", "this table is invitation-only; use the link you were sent")


def _require_other_person(room: Room, guest: str, seat: int) -> None:
    room.seating.require_host(guest)
    if room.phase == "over":
        raise Refused("over", "the game is over")
    if seat >= room.made.seats or room.seating.guests[seat] is None:
        raise Refused("seat", "there is no person in that seat")
    if room.seating.guests[seat] == guest:
        raise Refused("seat", "you can't remove yourself, but you can leave your seat")
