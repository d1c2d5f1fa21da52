"""Real-time bots: when everyone acts at once, each bot acts at its own pace.

A bot keeps its plan for as long as the action is legal. If someone else was faster, or there was
nothing to do, it plans again.
"""

from __future__ import annotations

import asyncio

from parlour.server.tables.clock import Clock
from parlour.server.tables.services import LiveTable


class RealtimeBots:
    """The bots of one table, in real time."""

    __slots__ = ("_news", "tasks")

    def __init__(self) -> None:
        self.tasks: dict[int, asyncio.Task[None]] = {}
        self._news = asyncio.Event()

    def look_again(self) -> None:
        """Wake the bots after something has changed."""
        if self.tasks:
            self._news.set()
            self._news = asyncio.Event()

    def wake(self, table: LiveTable) -> None:
        """Start every bot that can act now."""
        room = table.room
        if room.racing and room.seating.bots and room.real_time and room.real_time.pace:
            for seat in room.seating.bots:
                if seat not in self.tasks and _level(table, seat):
                    self.tasks[seat] = asyncio.create_task(self._race(table, seat))

    async def _race(self, table: LiveTable, seat: int) -> None:
        tries = 0
        try:
            while level := _level(table, seat):
                tries += 1
                await self._reach(table, seat, level, tries)
        finally:
            del self.tasks[seat]

    async def _reach(self, table: LiveTable, seat: int, level: str, tries: int) -> None:
        """Plan an action, wait until it is due and take it."""
        room = table.room
        assert room.table
        news, begun = self._news, table.clock.now()
        decision, moment = room.decisions[seat], room.bot_moment(table.id, seat, tries)
        plan = await table.services.bots.plan(room.table, seat, level, moment)
        if plan is None:
            await news.wait()
            return
        due, action = begun + plan[0] / 1000, plan[1]
        while table.clock.now() < due and _is_good(table, seat, level, decision, action):
            await self._wait(table.clock, due)
        if action >= 0 and _is_good(table, seat, level, decision, action):
            await table.act_for(seat, decision, action, level)

    async def _wait(self, clock: Clock, due: float) -> None:
        """Wait until `due`, or until something has changed."""
        waits = [
            asyncio.ensure_future(self._news.wait()),
            asyncio.ensure_future(clock.sleep_until(due)),
        ]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in waits:
                one.cancel()


def _level(table: LiveTable, seat: int) -> str | None:
    """Return the level of the bot that can act in a seat now, if there is one."""
    room, game = table.room, table.room.table
    if not table.subscribers or game is None or not room.racing:
        return None
    if room.paused or room.stopped or seat not in game.actors:
        return None
    return room.seating.bots.get(seat)


def _is_good(table: LiveTable, seat: int, level: str, decision: int, action: int) -> bool:
    """Whether the bot can still take its planned action; -1 means that it failed and waits."""
    room = table.room
    if _level(table, seat) != level or room.decisions[seat] != decision or room.table is None:
        return False
    return action < 0 or action in room.table.legal(seat)
