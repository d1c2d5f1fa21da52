"""Racing bots: where all act at once, every bot looks, reaches out and acts at a pace of its own.

What a bot has found stays good while the table allows it, however much else happens; when somebody
was faster, or nothing was found, it looks again.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour.server.tables.clock import Clock
    from parlour.server.tables.live import Live


class RealtimeBots:
    """The bots of one table, while acts race each other.

    They are told their table instead of holding it: with no circle of references, a table that
    nobody needs is freed at once.
    """

    __slots__ = ("_news", "tasks")

    def __init__(self) -> None:
        self.tasks: dict[int, asyncio.Task[None]] = {}
        self._news = asyncio.Event()

    def look_again(self) -> None:
        """Something has changed."""
        if self.tasks:
            self._news.set()
            self._news = asyncio.Event()

    def wake(self, live: Live) -> None:
        """Let every bot race that may."""
        room = live.room
        if room.racing and room.bots and room.game.pace:
            for seat in room.bots:
                if seat not in self.tasks and _level(live, seat):
                    self.tasks[seat] = asyncio.create_task(self._race(live, seat))

    async def _race(self, live: Live, seat: int) -> None:
        tries = 0
        try:
            while level := _level(live, seat):
                tries += 1
                await self._reach(live, seat, level, tries)
        finally:
            del self.tasks[seat]

    async def _reach(self, live: Live, seat: int, level: str, tries: int) -> None:
        """Look for something to do, and do it when the hand is there."""
        room = live.room
        assert room.table
        news, begun = self._news, live.clock.now()
        decision, moment = room.decisions[seat], room.bot_moment(live.id, seat, tries)
        plan = await live.hub.bots.plan(room.table, seat, level, moment)
        if plan is None:
            await news.wait()
            return
        due, action = begun + plan[0] / 1000, plan[1]
        while live.clock.now() < due and _is_good(live, seat, level, decision, action):
            await self._wait(live.clock, due)
        if action >= 0 and _is_good(live, seat, level, decision, action):
            await live.act_for(seat, decision, action, level)

    async def _wait(self, clock: Clock, due: float) -> None:
        """Wait until it is time, or something has changed."""
        waits = [
            asyncio.ensure_future(self._news.wait()),
            asyncio.ensure_future(clock.sleep(due - clock.now())),
        ]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in waits:
                one.cancel()


def _level(live: Live, seat: int) -> str | None:
    """The level of the bot that may act in a seat now, if one may."""
    room, table = live.room, live.room.table
    if not live.subscribers or table is None or not room.racing:
        return None
    if room.paused or room.stopped or seat not in table.actors:
        return None
    return room.bots.get(seat)


def _is_good(live: Live, seat: int, level: str, decision: int, action: int) -> bool:
    """Whether what was found is still there to be done; -1 is a bot that failed and waits."""
    room = live.room
    if _level(live, seat) != level or room.decisions[seat] != decision or room.table is None:
        return False
    return action < 0 or action in room.table.legal(seat)
