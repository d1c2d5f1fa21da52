"""Deadlines: the timeouts of a table, and the task that waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Set as AbstractSet
from functools import partial

import msgspec

from parlour.core.game import HOUSE
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.events import Event
from parlour.server.tables import play, seat_requests
from parlour.server.tables.bot_turns import bots_are_late, play_for
from parlour.server.tables.clock import MS, in_ms
from parlour.server.tables.room import Room
from parlour.server.tables.seat_requests import MOST_LAPSES, stand_in
from parlour.server.tables.services import LiveTable

HOST_GONE_S = 120.0  # someone else becomes host when the host has been disconnected this long


class Deadline(msgspec.Struct, frozen=True):
    """A timeout: the end of a turn, a bot for someone who is away, an action of the house, or a
    new host."""

    seat: int
    number: int  # of the decision, period or host; a new number gets the full time
    why: str  # "clock", "away", "house" or "host"
    action: int = -1


NONE_AWAY: frozenset[Deadline] = frozenset()


class Deadlines:
    """The deadlines of one table."""

    __slots__ = ("_held", "_sleeping", "ends", "task", "timed")

    def __init__(self) -> None:
        self.ends: dict[Deadline, float] = {}
        self.timed = True  # whether there can be any deadlines now
        self.task: asyncio.Task[None] | None = None
        self._held: dict[Deadline, float] = {}  # the time left on each when it was stopped
        self._sleeping: tuple[float, asyncio.Future[None]] | None = None

    # Setting deadlines

    def set_timed(self, table: LiveTable) -> None:
        """Update `timed` after someone has connected or disconnected."""
        self.timed = (
            _has_clock(table.room)
            or not table.host_is_connected()
            or any(
                guest and not table.is_connected(seat)
                for seat, guest in enumerate(table.room.seating.guests)
            )
        )

    def update(self, table: LiveTable) -> None:
        """Set the deadlines for the current state, keeping those that are already running.

        Time stops during a pause and while no one is connected. Afterwards the house gets the rest
        of its time and seats get their full time again. Only the wait for a missing host continues
        during a pause.
        """
        if not (self.timed or self.ends):
            return
        now, held = table.clock.now(), self._held
        if table.room.paused or not table.subscribers:
            held |= {due: end - now for due, end in self.ends.items() if due.why == "house"}
            dues = _host_due(table)
        else:
            dues = _dues(table) if self.timed else []
        self.ends = {due: self.ends.get(due, now + held.get(due, seconds)) for due, seconds in dues}
        if not table.room.paused and table.subscribers:
            self._held = {}

    def left_ms(self, table: LiveTable) -> dict[int, int]:
        """Return the time left for each seat on a clock, and until the house acts next."""
        now, left = table.clock.now(), dict[int, int]()
        for due, end in self.ends.items():
            if due.why == "clock" or (
                due.why == "house" and play.is_public(table.room, due.action)
            ):
                ms = max(0, in_ms((end - now) / table.clock.rate))
                left[due.seat] = min(ms, left.get(due.seat, ms))
        return left

    def away_ms(self, now: float) -> dict[int, int]:
        """Return the time until a bot plays for each person who is away on their turn."""
        return {
            due.seat: max(0, in_ms(end - now))
            for due, end in self.ends.items()
            if due.why == "away"
        }

    def away(self) -> AbstractSet[Deadline]:
        """Return the deadlines of people who are away."""
        if not self.ends:  # the common case; this runs after every move
            return NONE_AWAY
        return {due for due in self.ends if due.why == "away"}

    # The clock

    def wake(self, table: LiveTable) -> None:
        """Start the clock if there are deadlines, and notice if the next one has changed."""
        self.update(table)
        self.interrupt(table)
        if self.task is None and table.subscribers and self.ends:
            self.task = asyncio.create_task(self._run(table))

    def interrupt(self, table: LiveTable, pace_changed: bool = False) -> None:
        """Wake the clock if what it waits for, or how long, has changed."""
        if self._sleeping:
            end, sleep = self._sleeping
            if (
                pace_changed
                or not table.subscribers
                or not self.ends
                or self._next(table.room) != end
            ):
                sleep.cancel()

    async def pass_to(self, table: LiveTable, now: float) -> None:
        """Run house actions that were due before `now`; the caller holds the lock."""
        for due, end in sorted(self.ends.items(), key=lambda one: one[1]):
            if due.why == "house" and in_ms(end) < in_ms(now) and due in self.ends:
                await table.commit(partial(play.propose_house_act, table.room, due.action))

    async def _run(self, table: LiveTable) -> None:
        """Wait for the deadlines one after another."""
        try:
            while table.subscribers and self.ends:
                await self._sleep_until(table, self._next(table.room))
                now = table.clock.now()
                for due, end in list(self.ends.items()):
                    if _grace(table.room, due) + end <= now:
                        await self._fall_due(table, due)
                self.update(table)
        finally:
            self.task = None

    async def _sleep_until(self, table: LiveTable, end: float) -> None:
        """Sleep until a deadline, or until interrupted."""
        sleep = asyncio.ensure_future(table.clock.sleep_until(end))
        self._sleeping = end, sleep
        try:
            await asyncio.wait([sleep])
        finally:
            self._sleeping = None
            sleep.cancel()

    def _next(self, room: Room) -> float:
        return min(_grace(room, due) + end for due, end in self.ends.items())

    async def _fall_due(self, table: LiveTable, due: Deadline) -> None:
        """Act for the house, let a bot take over, change the host, or play one move for someone
        slow."""
        room = table.room
        if due.why == "clock" and room.seating.lapses[due.seat] + 1 < MOST_LAPSES:
            await play_for(table, due.seat, stand_in(room))
            return
        async with table.lock:
            if due not in self.ends:
                return
            try:
                await table.commit(partial(_event_of, table, due))
            except Refused as refused:
                await pause_if_not_stored(refused)
        table.wake()


async def pause_if_not_stored(refused: Refused) -> None:
    """If the store failed, wait a second before the next try."""
    if refused.code == "store":
        await asyncio.sleep(1.0)


def _event_of(table: LiveTable, due: Deadline) -> Event:
    match due.why:
        case "house":
            return play.propose_house_act(table.room, due.action)
        case "host":
            return seat_requests.propose_host(table.room, table.is_connected)
        case "clock":
            return seat_requests.propose_slow(table.room, due.seat)
    return seat_requests.propose_away(table.room, due.seat)


def _has_clock(room: Room) -> bool:
    """Whether there can be deadlines even if everyone is connected."""
    house_clock = room.real_time and room.real_time.house_clock
    return bool(room.made.turn_seconds or house_clock or room.game.manners.calls)


def _grace(room: Room, due: Deadline) -> float:
    """In real time, claims that arrive in the last millisecond still count."""
    return MS if due.why == "house" and room.referee else 0.0


def _dues(table: LiveTable) -> list[tuple[Deadline, float]]:
    """Return the current deadlines, each with its full time in seconds."""
    room, dues = table.room, _host_due(table)
    if room.table is None or room.paused or room.over:
        return dues
    if not bots_are_late(table):
        dues += [
            (Deadline(HOUSE, period, "house", action), ms / 1000)
            for action, period, ms in play.house_clock(room)
        ]
    if not room.racing:
        for seat in room.table.actors:
            dues += _seat_dues(table, seat)
    return dues


def _seat_dues(table: LiveTable, seat: int) -> list[tuple[Deadline, float]]:
    """Return the deadlines of a seat that has to act."""
    room, made, dues = table.room, table.room.made, []
    if seat in room.seating.bots:
        return []
    decision = room.decisions[seat]
    if made.turn_seconds:
        dues.append((Deadline(seat, decision, "clock"), float(made.turn_seconds)))
    if made.away_seconds and room.seating.guests[seat] and _is_away(table, seat):
        dues.append((Deadline(seat, decision, "away"), float(made.away_seconds)))
    return dues


def _is_away(table: LiveTable, seat: int) -> bool:
    """Whether the guest of a seat is disconnected; without news from other servers, no one is."""
    return not table.is_connected(seat) and table.services.fanout.well


def _host_due(table: LiveTable) -> list[tuple[Deadline, float]]:
    """Return the deadline for a new host, if the host is disconnected and someone else isn't."""
    room = table.room
    if room.over or table.host_is_connected() or not table.services.fanout.well:
        return []
    if not room.seating.successor(table.is_connected):
        return []
    return [(Deadline(HOUSE, room.seating.hosts, "host"), HOST_GONE_S)]
