"""Deadlines: what falls due at a table and when, and the clock that waits for it."""

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
    """Something that time brings: the end of a turn, a bot for someone who is away, an act of the
    house, or another host."""

    seat: int
    number: int  # of the decision, period or host: a new number has its full time again
    why: str  # "clock", "away", "house" or "host"
    action: int = -1


NONE_AWAY: frozenset[Deadline] = frozenset()


class Deadlines:
    """The deadlines of one table."""

    __slots__ = ("_held", "_sleeping", "ends", "task", "timed")

    def __init__(self) -> None:
        self.ends: dict[Deadline, float] = {}
        self.timed = True  # whether anything can fall due now
        self.task: asyncio.Task[None] | None = None
        self._held: dict[Deadline, float] = {}  # what was left of each when time stood still
        self._sleeping: tuple[float, asyncio.Future[None]] | None = None

    # What is due when

    def set_timed(self, table: LiveTable) -> None:
        """Work out whether anything can fall due, after someone has come or gone."""
        seats = {subscriber.seat for subscriber in table.subscribers}
        self.timed = (
            _has_clock(table.room)
            or not table.host_is_connected()
            or any(
                guest and seat not in seats for seat, guest in enumerate(table.room.seating.guests)
            )
        )

    def update(self, table: LiveTable) -> None:
        """Give everything that is due a deadline, counted from when it became due.

        Time stands still in a pause and while nobody watches. Afterwards the house has what was
        left of its time, and a seat has its full time again. Only the wait for a host who is gone
        goes on during a pause.
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
        """How long each seat on a clock has left, and the house until it acts."""
        now = table.clock.now()
        return {
            due.seat: max(0, in_ms(end - now))
            for due, end in self.ends.items()
            if due.why == "clock" or (due.why == "house" and play.is_public(table.room, due.action))
        }

    def away_ms(self, now: float) -> dict[int, int]:
        """How long until a bot plays for each person who is away on their turn."""
        return {
            due.seat: max(0, in_ms(end - now))
            for due, end in self.ends.items()
            if due.why == "away"
        }

    def away(self) -> AbstractSet[Deadline]:
        """The deadlines of people who are away."""
        if not self.ends:  # as at most tables, after every move
            return NONE_AWAY
        return {due for due in self.ends if due.why == "away"}

    # The clock

    def wake(self, table: LiveTable) -> None:
        """Let the clock run if anything is due, and notice a deadline that has changed."""
        self.update(table)
        self.interrupt(table)
        if self.task is None and table.subscribers and self.ends:
            self.task = asyncio.create_task(self._run(table))

    def interrupt(self, table: LiveTable) -> None:
        """Wake the clock if it waits for something that is no longer the next deadline."""
        if self._sleeping:
            end, sleep = self._sleeping
            if not table.subscribers or not self.ends or self._next(table.room) != end:
                sleep.cancel()

    async def pass_to(self, table: LiveTable, now: float) -> None:
        """Let the house do what it owes before something that arrives now; the lock is held."""
        for due, end in sorted(self.ends.items(), key=lambda one: one[1]):
            if due.why == "house" and in_ms(end) < in_ms(now) and due in self.ends:
                await table.commit(partial(play.propose_house_act, table.room, due.action))

    async def _run(self, table: LiveTable) -> None:
        """Wait for one deadline after another."""
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
        """The house acts, a bot takes over from someone, or decides once for someone slow."""
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
    """Wait a second before trying again, if the store is why something was refused."""
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
    """Whether something can fall due even if everyone is connected."""
    house_clock = room.real_time and room.real_time.house_clock
    return bool(room.made.turn_seconds or house_clock or room.game.manners.calls)


def _grace(room: Room, due: Deadline) -> float:
    """In real time, what arrives in the last millisecond still counts."""
    return MS if due.why == "house" and room.referee else 0.0


def _dues(table: LiveTable) -> list[tuple[Deadline, float]]:
    """What will fall due, and in how many seconds."""
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
    """What falls due for a seat that has to act."""
    room, made, dues = table.room, table.room.made, []
    if seat in room.seating.bots:
        return []
    decision = room.decisions[seat]
    if made.turn_seconds:
        dues.append((Deadline(seat, decision, "clock"), float(made.turn_seconds)))
    if made.away_seconds and room.seating.guests[seat] and not table.is_connected(seat):
        dues.append((Deadline(seat, decision, "away"), float(made.away_seconds)))
    return dues


def _host_due(table: LiveTable) -> list[tuple[Deadline, float]]:
    """When someone else becomes host: the host isn't connected, and another person is."""
    room = table.room
    if room.over or table.services.fanout.shared or table.host_is_connected():
        return []  # the host may be connected to another process that shares the table
    if not room.seating.successor(table.is_connected):
        return []
    return [(Deadline(HOUSE, room.seating.hosts, "host"), HOST_GONE_S)]
