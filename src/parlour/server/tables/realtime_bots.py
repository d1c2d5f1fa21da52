"""Real-time bots: when everyone acts at once, each bot acts at its own pace.

Once a bot has made up its mind, it keeps its plan for as long as the action is good. If the table
changes while it is still looking, or if someone else was faster, it plans again, with what it
remembers. The lab plays the same plans in simulated time (`parlour.lab.race`).
"""

from __future__ import annotations

import asyncio

from parlour.features.real_time import Memory, Plan, RealTime
from parlour.server.tables.clock import Clock, in_ms
from parlour.server.tables.services import LiveTable


class RealtimeBots:
    """The bots of one table, in real time."""

    __slots__ = ("_acted", "_memory", "_news", "tasks")

    def __init__(self) -> None:
        self.tasks: dict[int, asyncio.Task[None]] = {}
        self._news = asyncio.Event()
        self._memory: dict[int, Memory] = {}
        self._acted: dict[int, int] = {}  # when each bot last acted, in milliseconds

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
        news, decision = self._news, room.decisions[seat]
        moment, memory = room.bot_moment(table.id, seat, tries), self._memory.pop(seat, ())
        plan = await table.services.bots.plan(room.table, seat, level, moment, memory)
        if plan is None:
            await news.wait()
            return
        begun = _ms(table)  # a plan that took long to make must not be overdue
        right = _stands(table, seat, plan.action)
        while (due := self._due(table, seat, plan, begun)) > (now := _ms(table)):
            if not _is_good(table, seat, level, decision, plan, right):
                break
            if self._news is not news and now < begun + plan.looked:
                break
            await self._wait(table.clock, due / 1000)
        acts = plan.action >= 0 and due <= now
        if acts and _is_good(table, seat, level, decision, plan, right):
            self._acted[seat] = now
            self._memory[seat] = plan.memory(now - begun, acted=True)
            await table.act_for(seat, decision, plan.action, level)
        else:
            self._memory[seat] = plan.memory(now - begun)

    def _due(self, table: LiveTable, seat: int, plan: Plan, begun: int) -> int:
        """When a bot acts: not at the same moment as another one."""
        if not table.services.bots.delays:
            return begun
        return plan.due(begun, (at for other, at in self._acted.items() if other != seat))

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


def _ms(table: LiveTable) -> int:
    return in_ms(table.clock.now())


def _stands(table: LiveTable, seat: int, action: int) -> bool:
    """Whether an action still does what the bot wants it to do."""
    game = table.room.table
    real_time = game and game.game.feature(RealTime)
    return bool(game and real_time and real_time.stands(game, seat, action))


def _is_good(
    table: LiveTable, seat: int, level: str, decision: int, plan: Plan, right: bool
) -> bool:
    """Whether the bot can still take its planned action, and wants to if it was `right` before.

    The action -1 means that it failed and waits.
    """
    room = table.room
    if _level(table, seat) != level or room.decisions[seat] != decision or room.table is None:
        return False
    if plan.action < 0:
        return True
    return _stands(table, seat, plan.action) if right else room.table.allows(seat, plan.action)
