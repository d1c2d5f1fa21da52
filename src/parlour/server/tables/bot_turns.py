"""Bots in turn-based games: whose turn it is, warming them up, and their moves."""

from __future__ import annotations

import asyncio

from parlour.policies.adapting import ADAPTIVE
from parlour.policies.shelf import own_levels
from parlour.server.tables.room import Room
from parlour.server.tables.services import LiveTable
from parlour.server.workers.characters import NOBODY, character


class BotTurns:
    """The bots of one table, which move one after the other."""

    __slots__ = ("task",)

    def __init__(self) -> None:
        self.task: asyncio.Task[None] | None = None

    def wake(self, table: LiveTable) -> None:
        """Start playing if it is a bot's turn."""
        if self.task is None and table.subscribers and _bot_to_act(table.room) is not None:
            self.task = asyncio.create_task(self._play(table))

    async def _play(self, table: LiveTable) -> None:
        """Play until only people have to act."""
        try:
            while table.subscribers and (seat := _bot_to_act(table.room)) is not None:
                level = table.room.seating.bots[seat]
                await play_for(table, seat, level, bot=level)
        finally:
            self.task = None


async def play_for(table: LiveTable, seat: int, level: str, bot: str | None = None) -> None:
    """Have a bot act for a seat, unless the seat acts first.

    If `bot` is given, the action counts only while that bot plays the seat.
    """
    room = table.room
    decision = room.decisions[seat]
    assert room.table
    moment = room.bot_moment(table.id, seat)
    ready = room.referee is not None and len(room.table.legal(seat)) == 1  # before a race
    made, own = room.made, bot is not None and room.seating.guests[seat] is None
    who = character(seat, made.seats, made.turned) if own else NOBODY
    action = await table.services.bots.think(room.table, seat, level, moment, who, at_once=ready)
    await table.act_for(seat, decision, action, bot)


def warm_up(table: LiveTable) -> None:
    """Load the bots of a table so that they can move without delay."""
    room, services = table.room, table.services
    name, levels = room.game.name, [_played(room, level) for level in room.seating.bots.values()]
    known = {*room.game.bots, *own_levels(name)}
    for level in {*levels} & {*own_levels(name)} if not room.over else ():
        services.bots.start_policy(name, level)
    if not room.over and not known.isdisjoint(levels):
        services.warm_up.play(name, levels)
        if not services.bots.is_warm(name):
            services.bots.warm(name, table.wake)


def _played(room: Room, level: str) -> str:
    """The level that is loaded: in real time, the lowest finds what a random bot can play; one in
    the middle, while the level of a bot isn't settled."""
    if level == ADAPTIVE:
        return list(room.game.bots)[len(room.game.bots) // 2]
    return next(iter(room.game.bots)) if room.referee and level == "random" else level


def bots_are_late(table: LiveTable) -> bool:
    """Whether a race can't start yet because its bots aren't loaded."""
    room = table.room
    waits = bool(room.referee and room.seating.bots and not room.racing)
    return waits and not table.services.bots.is_warm(room.game.name)


def _bot_to_act(room: Room) -> int | None:
    table, bots = room.table, room.seating.bots
    if table is None or not bots or room.paused or room.stopped:
        return None
    if room.racing:
        return None  # real-time bots play then
    return next((seat for seat in table.actors if seat in bots), None)
