"""Remarks: what bots say, which is little: hello at the start, and "well played" to whoever wins.

Only one bot speaks at a time, only if its character does, and only if the rules let a person in
its seat say the same now. They say nothing while a bot is thinking: a bot draws from the number of
the next event, which would change. A bot never says anything about its own luck or victory.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from parlour.server.protocol.errors import Refused
from parlour.server.protocol.events import Acted, Event, Gestured, Started
from parlour.server.tables.room import Room
from parlour.server.tables.services import LiveTable
from parlour.server.workers.characters import Character, character

HELLO, PRAISE = "hello", "well played"
AFTER_S = 0.9  # after what it is about


def consider(table: LiveTable, event: Event) -> None:
    """Let a bot say something about an event that was just applied."""
    room = table.room
    if not isinstance(event, (Started, Acted)) or not table.services.bots.delays:
        return
    if not room.seating.bots or room.made.playtest or not table.subscribers:
        return
    remark = remark_on(room, event)
    if remark:
        table.services.follow(_say(table, *remark))


def remark_on(room: Room, event: Event) -> tuple[int, str] | None:
    """Return the seat of the bot that says something about an event, and what it says."""
    if isinstance(event, Started) and room.referee is None:
        return _speaker(room, HELLO, lambda who: who.greets)
    if isinstance(event, Acted) and room.over and not room.stopped and _a_person_won(room):
        return _speaker(room, PRAISE, lambda who: who.praises)
    return None


def _a_person_won(room: Room) -> bool:
    winners = room.result.winners if room.result else ()
    return any(seat in room.seating.people() for seat in winners)


def _speaker(room: Room, emote: str, does: Callable[[Character], bool]) -> tuple[int, str] | None:
    """Return the first bot whose character says this, if it may."""
    seats, turned = room.made.seats, room.made.turned
    bots = [seat for seat in sorted(room.seating.bots) if room.seating.guests[seat] is None]
    speaking = [seat for seat in bots if does(character(seat, seats, turned))]
    return (speaking[0], emote) if speaking and may_say(room, speaking[0], emote) else None


def may_say(room: Room, seat: int, emote: str) -> bool:
    """Whether the rules let whoever sits there send this emote now."""
    if emote not in room.game.manners.emotes or room.table is None:
        return False
    return room.over or room.game.manners.may_talk(room.table.facts(seat))


async def _say(table: LiveTable, seat: int, emote: str) -> None:
    """Say something a moment later, unless it no longer fits."""
    await table.clock.sleep_until(table.clock.now() + AFTER_S)
    async with table.lock:
        if table.subscribers:
            try:
                await table.commit(partial(_propose, table.room, seat, emote))
            except Refused:
                return


def _propose(room: Room, seat: int, emote: str) -> Gestured:
    thinking = room.table and {*room.table.actors} & {*room.seating.bots}
    if thinking or seat not in room.seating.bots or not may_say(room, seat, emote):
        raise Refused("silence", "a bot has nothing to say now")
    return Gestured(seat, emote=emote)
