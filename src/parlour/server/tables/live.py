"""Live tables: a room, its subscribers, and a lock that every change takes.

A request is handled in four steps: propose an event, store it, apply it, broadcast what changed.
"""

from __future__ import annotations

import asyncio
import time
from functools import partial

from msgspec import UNSET

from parlour.core.fault import place_of
from parlour.server.protocol import messages
from parlour.server.protocol.errors import DamagedTable, Refused, TableDeleted
from parlour.server.protocol.events import Acted, Event, Seated, Started
from parlour.server.storage.in_step import Steps
from parlour.server.storage.playtests import has_agreed
from parlour.server.storage.store import Taken, Unstored
from parlour.server.storage.summaries import Summary
from parlour.server.tables import bot_turns, play, remarks, seat_requests
from parlour.server.tables.adapting import Results, read_results
from parlour.server.tables.bot_turns import BotTurns
from parlour.server.tables.broadcast import Broadcast, Requester
from parlour.server.tables.clock import TableClock, in_ms
from parlour.server.tables.deadlines import Deadlines, pause_if_not_stored
from parlour.server.tables.listing import activity, summary_of
from parlour.server.tables.lock import Lock
from parlour.server.tables.presence import Connected
from parlour.server.tables.realtime_bots import RealtimeBots
from parlour.server.tables.requests import AlreadyAnswered, Requests
from parlour.server.tables.room import Room
from parlour.server.tables.services import Propose, TableServices, failed, not_stored
from parlour.server.tables.subscriber import Subscriber

TRIES = 3
RELISTED_S = 3600.0
HURRY = 20.0  # how fast time runs once everyone has agreed to skip to the end


class Live:
    """One table in memory."""

    __slots__ = (
        "_listed_at",
        "_requests",
        "bot_turns",
        "broadcast",
        "broken",
        "clock",
        "deadlines",
        "failed",
        "id",
        "lock",
        "realtime_bots",
        "room",
        "services",
    )

    def __init__(self, table_id: str, room: Room, services: TableServices) -> None:
        self.id, self.room, self.services = table_id, room, services
        self.clock = TableClock(services.clock)
        self.lock = Lock()
        self.failed = False  # whether the room may be half changed
        self.broadcast = Broadcast(room)
        self.deadlines = Deadlines()
        self.bot_turns = BotTurns()
        self.realtime_bots = RealtimeBots()
        self._requests = Requests()
        self.broken: DamagedTable | None = None  # an error in the game's code has ended it
        self._listed_at = time.time()
        self._keep_pace()

    # Subscribers

    @property
    def subscribers(self) -> set[Subscriber]:
        """Every connection to the table."""
        return self.broadcast.subscribers

    def watch(self, subscriber: Subscriber) -> None:
        """Add a subscriber and send it everything it may know; refuses unwanted spectators."""
        self.room.require_may_watch(subscriber.guest)
        self.subscribers.add(subscriber)
        bot_turns.warm_up(self)
        self.deadlines.update(self)
        self.show(subscriber)
        self._presence_changed()
        self.wake()
        seating = self.room.seating
        if seating.seat_of(subscriber.guest) in seating.away:
            self.services.follow(self._take_back_seat(subscriber.guest))

    def leave(self, subscriber: Subscriber) -> None:
        """Remove a subscriber."""
        if subscriber in self.subscribers:
            self.broadcast.remove(subscriber)
            self._presence_changed()
            self.wake()
            self.realtime_bots.look_again()

    def end(self, why: Refused) -> None:
        """The table is no longer here: disconnect everyone and stop clock and bots."""
        self.broadcast.end(why)
        self.deadlines.interrupt(self)
        self.realtime_bots.look_again()

    def show(self, subscriber: Subscriber) -> None:
        """Send a subscriber everything it may know."""
        self.room.require_may_watch(subscriber.guest)
        try:
            self.broadcast.show(subscriber, self.deadlines.left_ms(self), in_ms(self.clock.now()))
        except Exception as error:
            if broken := self.broke(error):
                raise broken from error
            raise

    def is_connected(self, seat: int) -> bool:
        """Whether the guest of a seat is connected, here or to another server."""
        if any(subscriber.seat == seat for subscriber in self.subscribers):
            return True
        return self.room.seating.guests[seat] in self.services.presence.guests(self.id)

    def host_is_connected(self) -> bool:
        """Whether the host is connected, here or to another server."""
        host = self.room.seating.host
        if any(subscriber.guest == host for subscriber in self.subscribers):
            return True
        return host in self.services.presence.guests(self.id)

    def connected(self) -> Connected:
        """Return who is connected here, for the other servers."""
        seating, guests = self.room.seating, {one.guest for one in self.subscribers}
        watching = sum(one.seat is None for one in self.subscribers)
        known = {guest for guest in (*seating.guests, seating.host) if guest in guests}
        return Connected(tuple(sorted(known)), watching)

    def show_presence(self) -> None:
        """Tell everyone who is connected, and whom a bot will replace."""
        self.deadlines.set_timed(self)
        self.deadlines.update(self)
        seats = [self.is_connected(seat) for seat in range(self.room.made.seats)]
        elsewhere = self.services.presence.watching(self.id)
        self.broadcast.send_presence(seats, elsewhere, self.deadlines.away_ms(self.clock.now()))

    def _presence_changed(self) -> None:
        self.show_presence()
        if self.services.fanout.shared:
            self.services.presence.share(self.id)

    async def _take_back_seat(self, guest: str) -> None:
        """Give the seat back to a guest who was away and has reconnected."""
        async with self.lock:
            try:
                await self.commit(partial(seat_requests.propose_back, self.room, guest))
            except Refused:
                return
        self.wake()

    def broke(
        self, error: BaseException, requester: Requester | None = None
    ) -> DamagedTable | None:
        """If an error is one in the game's own code, answer the request that it came from, and drop
        the table, which may be half changed."""
        if isinstance(error, Refused) or not isinstance(error, Exception):
            return None
        at = place_of(error, self.room.game)
        if at is None:
            return None
        self.failed = True
        self.broken = broken = DamagedTable(self.id, self.room.count, "broken", at)
        broken.__cause__ = error
        self.services.drop_damaged(broken)
        if requester:
            refusal = messages.Refusal(requester.request_id, broken.code, broken.words)
            requester.subscriber.send(refusal)
        self.end(broken)
        return broken

    # Requests

    async def handle(
        self, subscriber: Subscriber, request: messages.FromClient, arrived: float | None = None
    ) -> None:
        """Accept or refuse a request and answer the subscriber."""
        arrived = self.clock.now() if arrived is None else self.clock.at(arrived)
        if isinstance(request, messages.Ping):
            subscriber.send(messages.Pong(request.id))
        elif isinstance(request, messages.Look):
            await self.freshen()
            self.show(subscriber)
        else:
            try:
                async with self.lock:
                    if self.room.racing:
                        await self.deadlines.pass_to(self, arrived)
                    await self._accept(subscriber, request, in_ms(arrived))
            except Refused as refused:
                if refused is not self.broken:  # then it has been answered
                    self._refuse(subscriber, request, refused)
            else:
                self.wake()

    async def _accept(self, subscriber: Subscriber, request: messages.FromClient, now: int) -> None:
        """Turn a request into an event; a repeated one is only answered again."""
        propose = partial(
            self._requests.propose, self.room, subscriber, request, now, present=self.is_connected
        )
        try:
            if isinstance(request, messages.Rematch):  # its table is created first
                propose()
                rematch = await self.services.rematch(self.room, request.next, request.bots)
                propose = partial(propose, rematch=rematch)
            if isinstance(request, messages.Start) and self.room.seating.unsettled:
                propose = partial(propose, results=await self._results())
            of_playtest = isinstance(request, messages.Sit) and bool(self.room.made.playtest)
            if of_playtest:
                await self._require_consent(subscriber.guest)
            await self.commit(propose, Requester(subscriber, request.id))
            if of_playtest and self.room.phase == "open" and not self.room.seating.free():
                await self.commit(partial(seat_requests.propose_first_game, self.room))
        except AlreadyAnswered as answered:
            subscriber.send(answered.answer(request.id))

    async def _results(self) -> Results:
        """Read the results of the people here, which the bots adapt to."""
        services, guests = self.services, self.room.seating.guests
        return await read_results(services.ask_store, services.store.engine, guests)

    async def _require_consent(self, guest: str) -> None:
        """Refuse a seat in a playtest to somebody who hasn't agreed to what is stored."""
        store, playtest = self.services.store, self.room.made.playtest
        if not await self.services.ask_store(has_agreed, store.engine, playtest, guest):
            raise Refused("consent", "open the playtest's link and give your consent first")

    def act_at_once(self, subscriber: Subscriber, act: messages.Act, arrived: float) -> bool:
        """Handle an action without creating a task, the fast path for most moves.

        Returns False, having done nothing, if it can't.
        """
        if self.room.racing or self.services.fanout.shared or not self.lock.try_acquire():
            return False
        try:
            event = self._requests.propose(self.room, subscriber, act, in_ms(arrived))
            assert isinstance(event, Acted)
            then = partial(self._act_stored, subscriber, act, arrived, event)
            self.services.store.put(self.id, self.room.count, event, self.summary(event), then)
        except BaseException as error:
            self.lock.release()
            if isinstance(error, AlreadyAnswered):
                subscriber.send(error.answer(act.id))
            elif isinstance(error, Refused):
                self._refuse(subscriber, act, error)
            elif not self.broke(error, Requester(subscriber, act.id)):
                raise
        return True

    def _act_stored(
        self, subscriber: Subscriber, act: messages.Act, arrived: float, event: Acted,
        error: Exception | None,
    ) -> Steps[None]:  # fmt: skip
        """Finish `act_at_once` after the store has answered, and release the lock."""
        try:
            if error is None and self._is_quiet():
                yield from self.broadcast.act(event, Requester(subscriber, act.id))
            elif error is None:
                self.apply(event, Requester(subscriber, act.id))
                self.wake()
            elif isinstance(error, Taken):
                self.services.follow(self.handle(subscriber, act, arrived))
            elif isinstance(error, Unstored):
                self._refuse(subscriber, act, not_stored())
        except Exception as wrong:
            if not self.broke(wrong, Requester(subscriber, act.id)):
                self._fail()
                raise
        finally:
            self.lock.release()

    def _is_quiet(self) -> bool:
        """Whether an action changes only what is shown: there are no bots, deadlines or races, and
        everyone may watch."""
        room, deadlines = self.room, self.deadlines
        if deadlines.timed or deadlines.ends or deadlines.task or room.seating.bots:
            return False
        return room.referee is None and not room.hurried and room.made.spectators

    def _refuse(
        self, subscriber: Subscriber, request: messages.FromClient, refused: Refused
    ) -> None:
        self.services.metrics.refused(refused.code)
        subscriber.send(self._requests.refusal(subscriber.guest, request, refused))
        if refused.code == "stale":
            self.show(subscriber)

    # Events

    async def commit(self, propose: Propose, requester: Requester | None = None) -> None:
        """Store an event, apply it and broadcast the changes; the caller holds the lock."""
        if self.broken:
            raise self.broken
        try:
            await self._commit(propose, requester)
        except (AlreadyAnswered, Refused):
            raise
        except Exception as error:
            if broken := self.broke(error, requester):
                raise broken from error
            raise

    async def _commit(self, propose: Propose, requester: Requester | None) -> None:
        for _ in range(TRIES):
            event = await self._propose_freshly(propose)
            try:
                summary = self.summary(event)
                await self.services.store_event(self.id, self.room.count, event, summary)
            except Taken:
                await self.reload()
                continue
            try:
                self.apply(event, requester)
            except Exception as error:
                if broken := self.broke(error, requester):
                    raise broken from error
                self._fail()
                raise
            return
        raise Refused("busy", "others are changing the table right now; try again")

    async def _propose_freshly(self, propose: Propose) -> Event:
        """Propose an event; if refused and other processes share the table, reload and retry."""
        if self.failed:
            raise failed()
        try:
            return propose()
        except Refused:
            if not self.services.fanout.shared:
                raise
            await self.reload()
            return propose()

    def apply(self, event: Event, requester: Requester | None = None, ours: bool = True) -> None:
        """Apply a stored event and broadcast the changes; `ours` if this process stored it."""
        deadlines, away = self.deadlines, self.deadlines.away()
        applied = self.broadcast.apply(event)
        self.broadcast.end_unwanted()
        self._keep_pace()
        self.realtime_bots.look_again()
        timed = bool(deadlines.ends)
        deadlines.update(self)
        left_ms = deadlines.left_ms(self) if timed or deadlines.ends else UNSET
        now_ms = in_ms(self.clock.now()) if self.room.referee else 0
        people_changed = self.broadcast.send(applied, left_ms, now_ms, requester)
        if isinstance(event, (Started, Seated)):
            bot_turns.warm_up(self)
        if people_changed or away != deadlines.away():
            self._presence_changed()
        if ours and deadlines.timed:  # else everyone is connected
            self.services.turn_changed(self)
        if ours:
            remarks.consider(self, event)

    def _fail(self) -> None:
        """Drop the table after an error, as it may be half changed; whoever comes back gets it as
        it is stored."""
        self.failed = True
        self.services.let_go(self.id, failed())

    def _keep_pace(self) -> None:
        """Let the table's time run faster while everyone is waiting for the bots to finish."""
        rate = HURRY if self.room.hurrying else 1.0
        if rate != self.clock.rate:
            self.clock.run_at(rate)
            self.deadlines.interrupt(self, pace_changed=True)

    async def reload(self) -> None:
        """Apply events that other processes have stored; the caller holds the lock."""
        if self.failed:
            return
        services, first = self.services, self.room.count
        try:
            events = await services.ask_store(services.store.load, self.id, first - 1)
        except TableDeleted as deleted:
            services.let_go(self.id, deleted)
            raise
        for number, event in enumerate(events, first):
            try:
                self.apply(event, ours=False)
            except Exception as error:
                at = place_of(error, self.room.game)
                damaged, self.failed = DamagedTable(self.id, number, "unfit", at), True
                services.drop_damaged(damaged)
                raise damaged from error

    async def freshen(self) -> None:
        """Read events the listener may have missed; without a database, use what is in memory."""
        if not self.services.fanout.well:
            async with self.lock:
                try:
                    await self.reload()
                except Refused as refused:
                    if refused.code != "store":
                        raise

    async def changed_elsewhere(self, number: int) -> None:
        """Read an event that was stored, unless this process stored it."""
        async with self.lock:
            if self.room.count > number:
                return
            await self.reload()
        self.wake()

    def summary(self, event: Event) -> Summary | None:
        """Return an event's summary for the lists; once an hour, one to keep the table listed."""
        summary = summary_of(self.room, event)
        if summary is None and isinstance(event, Acted):
            now = time.time()
            if now - self._listed_at > RELISTED_S:
                self._listed_at = now
                return activity(self.room)
        return summary

    # Bots and clock

    def wake(self) -> None:
        """Start the clock and the bots if they have something to do."""
        self.deadlines.wake(self)
        self.bot_turns.wake(self)
        self.realtime_bots.wake(self)

    @property
    def busy(self) -> bool:
        """Whether any task is running or the lock is held."""
        return bool(self.tasks() or self.lock.locked())

    def tasks(self) -> list[asyncio.Task[None]]:
        """Return the running tasks."""
        own = [task for task in (self.bot_turns.task, self.deadlines.task) if task]
        return [*own, *self.realtime_bots.tasks.values()]

    async def act_for(self, seat: int, decision: int, action: int, bot: str | None) -> None:
        """Act for a seat; if a bot's level is given, only while that bot plays the seat."""
        async with self.lock:
            if bot and self.room.seating.bots.get(seat) != bot:
                return
            now = self.clock.now()
            try:
                if self.room.racing:
                    await self.deadlines.pass_to(self, now)
                await self.commit(
                    partial(
                        play.propose_seat_act, self.room, seat, decision, action, now=in_ms(now)
                    )
                )
            except Refused as refused:
                await pause_if_not_stored(refused)
        self.wake()
