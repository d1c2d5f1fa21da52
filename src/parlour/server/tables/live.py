"""Live tables: a room, whoever watches it, and one lock through which every change goes.

Store, acknowledge, broadcast, in that order. What a subscriber is sent is made from its seat's view.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET

from parlour.core.game import HOUSE
from parlour.server.protocol import messages
from parlour.server.protocol.errors import DamagedTable, Refused, TableDeleted
from parlour.server.protocol.events import (
    Acted,
    Answered,
    Asked,
    Event,
    Made,
    Removed,
    Sat,
    Seated,
    Started,
    Stood,
)
from parlour.server.protocol.rate_limits import Pauses
from parlour.server.storage.store import Summary, Taken, Unstored
from parlour.server.tables.campaign_results import campaign_result_after
from parlour.server.tables.deltas import Deltas
from parlour.server.tables.hosting import (
    MOST_LAPSES,
    propose_host,
    propose_remove,
    propose_replace,
    propose_slow,
    propose_withdraw,
)
from parlour.server.tables.lock import Lock
from parlour.server.tables.realtime_bots import RealtimeBots
from parlour.server.tables.room import REMEMBERED_REQUESTS, Room
from parlour.server.tables.subscriber import Subscriber

if TYPE_CHECKING:
    from parlour.server.tables.hub import Hub

TRIES = 3
MS = 0.001
RELISTED_S = 3600.0
HOST_GONE_S = 120.0  # someone else becomes host when the host has not been connected for so long
POINTING_PAUSE_MS = 1500  # a client waits two seconds, and its way here is not always as long
Propose = Callable[[], Event]


class Known(Exception):
    """A wish that was answered before: `number` is the entry it became, if it was not refused."""

    def __init__(self, number: int | None, refused: messages.Refusal | None) -> None:
        super().__init__(number)
        self.number, self.refused = number, refused

    def answer(self, wish: str) -> messages.Done | messages.Refusal:
        """The same answer again."""
        return self.refused or messages.Done(wish, self.number or 0)


class Due(msgspec.Struct, frozen=True):
    """Something that time brings: a seat's decision, somebody's absence, an act of the house,
    another host."""

    seat: int
    number: int  # which one: its time begins anew with every number
    why: str  # "clock", "away", "house" or "host"
    action: int = -1


NOBODY: frozenset[Due] = frozenset()


class Live:
    """One table that is being played."""

    __slots__ = (
        "clock",
        "deadlines",
        "deltas",
        "held",
        "hub",
        "id",
        "judged",
        "listed_at",
        "lock",
        "pointing",
        "realtime_bots",
        "room",
        "sleeping",
        "subscribers",
        "thinking",
        "timed",
        "waiting",
    )  # fmt: skip

    def __init__(self, table_id: str, room: Room, hub: Hub) -> None:
        self.id, self.room, self.hub = table_id, room, hub
        self.clock = hub.clock
        self.pointing = Pauses(POINTING_PAUSE_MS)
        self.deltas = Deltas(room)
        self.subscribers: set[Subscriber] = set()
        self.lock = Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.waiting: asyncio.Task[None] | None = None
        self.realtime_bots = RealtimeBots()
        self.judged: dict[str, dict[str, messages.Refusal]] = {}  # of each guest: claims refused
        self.deadlines: dict[Due, float] = {}
        self.held: dict[Due, float] = {}  # what was left of each when time stood still
        self.timed = True  # whether time may bring something now
        self.sleeping: tuple[float, asyncio.Future[None]] | None = None
        self.listed_at = time.time()

    # Who watches

    def watch(self, subscriber: Subscriber) -> None:
        """A subscriber comes: it is shown everything it may know."""
        self.subscribers.add(subscriber)
        self._get_bots_ready()
        self._set_deadlines()
        self.show(subscriber)
        self._tell_who_is_here()
        self.wake()
        if self.room.seat_of(subscriber.guest) in self.room.away:
            self.hub.follow(self._come_back(subscriber.guest))

    def leave(self, subscriber: Subscriber) -> None:
        """A subscriber goes."""
        if subscriber in self.subscribers:
            self.subscribers.discard(subscriber)
            self.deltas.keep_only({one.seat for one in self.subscribers})
            self._tell_who_is_here()
            self.wake()
            self.realtime_bots.look_again()

    def end(self, why: Refused) -> None:
        """The table is no more: everyone's connection ends, and nothing goes on here."""
        subscribers, self.subscribers = self.subscribers, set()
        for subscriber in subscribers:
            subscriber.end(why)
        self._wake_clock()
        self.realtime_bots.look_again()

    @property
    def busy(self) -> bool:
        """Whether something is still being done here."""
        return bool(self.tasks() or self.lock.locked())

    def tasks(self) -> list[asyncio.Task[None]]:
        """What is under way."""
        own = [task for task in (self.thinking, self.waiting) if task]
        return [*own, *self.realtime_bots.tasks.values()]

    def here(self, seat: int) -> bool:
        """Whether the guest of a seat is connected."""
        return any(subscriber.seat == seat for subscriber in self.subscribers)

    def show(self, subscriber: Subscriber) -> None:
        """Show a subscriber everything it may know now."""
        subscriber.seat = self.room.seat_of(subscriber.guest)
        made = self.room.made
        subscriber.send(
            messages.Shown(
                **self.deltas.show(subscriber.seat), left_ms=self.left_ms(),
                invite=made.invite if subscriber.guest == self.room.host else None,
                removed=subscriber.guest in self.room.removed,
            )
        )  # fmt: skip
        if self.room.referee:
            subscriber.sent(self.room.count - 1, in_ms(self.clock.now()))

    def _tell_who_is_here(self) -> None:
        seats = {subscriber.seat for subscriber in self.subscribers}
        self.timed = (
            self.room.timed
            or not self._host_is_here()
            or any(guest and seat not in seats for seat, guest in enumerate(self.room.guests))
        )
        self._set_deadlines()
        present = messages.Present(
            [seat in seats for seat in range(self.room.made.seats)],
            sum(subscriber.seat is None for subscriber in self.subscribers),
            self.away_ms(),
        )
        message = messages.write(present)
        for subscriber in self.subscribers:
            subscriber.put(message)

    async def _come_back(self, guest: str) -> None:
        """A guest who was waited for too long has its seat back by coming back."""
        async with self.lock:
            try:
                await self._change(lambda: self.room.propose_back(guest))
            except Refused:
                return
        self.wake()

    # What is wished

    async def wish(
        self, subscriber: Subscriber, wish: messages.FromClient, arrived: float | None = None
    ) -> None:
        """Grant a wish or refuse it; either way the subscriber is answered."""
        arrived = self.clock.now() if arrived is None else arrived
        if isinstance(wish, messages.Ping):
            subscriber.send(messages.Pong(wish.id))
        elif isinstance(wish, messages.Look):
            await self.hub.freshen(self)
            self.show(subscriber)
        else:
            try:
                async with self.lock:
                    if self.room.racing:
                        await self.let_time_pass(arrived)
                    await self._grant(subscriber, wish, in_ms(arrived))
            except Refused as refused:
                self._refuse(subscriber, wish, refused)
            else:
                self.wake()

    def act_at_once(self, subscriber: Subscriber, act: messages.Act, arrived: float) -> bool:
        """Grant an act or refuse it as `wish` does, but without a task, as most can be: where
        nobody else changes the table now. False where somebody does: nothing is done then."""
        if self.room.racing or self.hub.fanout.shared or not self.lock.try_acquire():
            return False
        try:
            entry = self._proposed(subscriber, act, "", in_ms(arrived))
            then = partial(self._stored, subscriber, act, arrived, entry)
            self.hub.store.put(self.id, self.room.count, entry, self.summary(entry), then)
        except BaseException as error:
            self.lock.release()
            if isinstance(error, Known):
                subscriber.send(error.answer(act.id))
            elif isinstance(error, Refused):
                self._refuse(subscriber, act, error)
            else:
                raise
        return True

    def _stored(
        self, subscriber: Subscriber, act: messages.Act, arrived: float, entry: Event,
        error: Exception | None,
    ) -> None:  # fmt: skip
        """An act that was granted at once is on disk, or could not be stored; the lock is held."""
        try:
            if error is None:
                self._happen(entry, subscriber, act.id)
                self.wake()
            elif isinstance(error, Taken):
                self.hub.follow(self.wish(subscriber, act, arrived))
            elif isinstance(error, Unstored):
                self._refuse(subscriber, act, self.hub.unstored(error))
        finally:
            self.lock.release()

    def _refuse(self, subscriber: Subscriber, wish: messages.FromClient, refused: Refused) -> None:
        self.hub.metrics.refused(refused.code)
        subscriber.send(self._refusal(subscriber, wish, refused))
        if refused.code == "stale":
            self.show(subscriber)

    async def _grant(self, subscriber: Subscriber, wish: messages.FromClient, now: int) -> None:
        """Let a wish become an entry; one that did before is only answered again."""
        other = ""
        try:
            if isinstance(wish, messages.Rematch):  # its table is made first
                self._proposed(subscriber, wish, other, now)
                other = (await self.hub.rematch(self, wish.next)).id
            await self._change(
                lambda: self._proposed(subscriber, wish, other, now), subscriber, wish.id
            )
        except Known as known:
            subscriber.send(known.answer(wish.id))

    def _proposed(
        self, subscriber: Subscriber, wish: messages.FromClient, other: str, now: int
    ) -> Event:
        """What a wish would become, by whom it was wished."""
        before = self.room.granted_before(subscriber.guest, wish.id)
        refused = self.judged.get(subscriber.guest, {}).get(wish.id)
        if before is not None or refused is not None:
            if before is not None:
                before = self.room.viewer_sequence.number(before, subscriber.seat)
            raise Known(before, refused)
        entry = self._wished(subscriber, wish, other, now)
        return msgspec.structs.replace(entry, client=f"{subscriber.guest} {wish.id}")

    def _refusal(
        self, subscriber: Subscriber, wish: messages.FromClient, refused: Refused
    ) -> messages.Refusal:
        """How a wish is refused; what the referee refused is refused the same again."""
        refusal = messages.Refusal(wish.id, refused.code, refused.words, **refused.facts)
        if refusal.late is not UNSET:
            known = self.judged.setdefault(subscriber.guest, {})
            known[wish.id] = refusal
            if len(known) > REMEMBERED_REQUESTS:
                del known[next(iter(known))]
        return refusal

    def _wished(
        self, subscriber: Subscriber, wish: messages.FromClient, other: str, now: int
    ) -> Event:
        room, guest = self.room, subscriber.guest
        match wish:
            case messages.Act():
                seen = wish.seen
                if seen is not None:
                    seen = room.viewer_sequence.entry(seen, subscriber.seat)
                    seen = max(seen, subscriber.surely_seen(now))
                return room.propose_act(guest, wish.decision, wish.action, seen, now)
            case messages.Sit():
                name = wish.name or subscriber.name
                return room.propose_sit(guest, name, wish.invite, wish.seat)
            case messages.Stand():
                return room.propose_stand(guest)
            case messages.SeatBot():
                return room.propose_bot(guest, wish.seat, wish.level)
            case messages.Start():
                return room.propose_start(guest)
            case messages.Ask():
                return room.propose_ask(guest, wish.what, wish.action)
            case messages.Answer():
                return room.propose_answer(guest, wish.agrees)
            case messages.Say():
                return room.propose_talk(guest, subscriber.name, wish.text)
            case messages.Emote():
                return room.propose_emote(guest, wish.emote)
            case messages.Point():
                pointed = room.propose_point(guest, wish.at)
                if not self.pointing.over(guest, now):
                    raise Refused("soon", "you pointed just now: wait two seconds")
                return pointed
            case messages.Rematch():
                return room.propose_rematch(guest, other, wish.next)
            case messages.Replace():
                return propose_replace(room, guest, wish.seat)
            case messages.Remove():
                return propose_remove(room, guest, wish.seat)
            case messages.Withdraw():
                return propose_withdraw(room, guest)
        raise Refused("unknown", "that is not something to do at a table")

    async def _change(
        self, propose: Propose, wisher: Subscriber | None = None, wish: str = ""
    ) -> None:
        """Store an entry, acknowledge it, let it happen, tell everybody; the lock is held."""
        for _ in range(TRIES):
            entry = await self._freshly(propose)
            try:
                await self.hub.keep(self.id, self.room.count, entry, self.summary(entry))
            except Taken:
                await self.reload()
                continue
            self._happen(entry, wisher, wish)
            return
        raise Refused("busy", "the table is being changed by others: try again")

    async def _freshly(self, propose: Propose) -> Event:
        """What a wish would become; where others serve this table too, on the newest log."""
        try:
            return propose()
        except Refused:
            if not self.hub.fanout.shared:
                raise
            await self.reload()
            return propose()

    def _happen(self, entry: Event, wisher: Subscriber | None = None, wish: str = "") -> None:
        """Let an entry happen, and send every subscriber what is new to it, the wisher first.

        Who may know nothing of it is sent nothing, and counts on as if it had not been.
        """
        host, awaited = self.room.host, self._awaited()
        number, (alike, news) = self.room.count, self.deltas.apply(entry)
        self.realtime_bots.look_again()
        timed, referee = bool(self.deadlines), self.room.referee
        self._set_deadlines()
        left = self.left_ms() if timed or self.deadlines else UNSET
        shared: dict[int, bytes] = {}  # by the number that a viewer knows the entry by
        by_seat: dict[int | None, bytes] = {}
        for seat, own in news.items():
            one = self.room.viewer_sequence.number(number, seat)
            if one not in shared:
                shared[one] = messages.write(messages.Changed(one, left_ms=left, **alike))
            by_seat[seat] = messages.joined(shared[one], messages.write(own))
        if wisher is not None and wisher in self.subscribers:
            done = messages.write({"done": wish})
            wisher.put(messages.joined(by_seat[wisher.seat], done))
        moved = isinstance(entry, (Sat, Stood, Removed))
        hosts = {host, self.room.host} if host != self.room.host else set()
        for subscriber in self.subscribers:
            reseated = moved and subscriber.seat != self.room.seat_of(subscriber.guest)
            removed = reseated and isinstance(entry, Removed)  # the seat's news is not theirs
            if subscriber is not wisher and subscriber.seat in by_seat and not removed:
                subscriber.put(by_seat[subscriber.seat])
            if referee:
                subscriber.sent(number, in_ms(self.clock.now()))
            if reseated or subscriber.guest in hosts:
                self.show(subscriber)
        if moved:
            self.deltas.keep_only({subscriber.seat for subscriber in self.subscribers})
        if isinstance(entry, (Started, Seated)):
            self._get_bots_ready()
        if moved or hosts or awaited != self._awaited():
            self._tell_who_is_here()

    async def reload(self) -> None:
        """Read what another process has stored, and show it; the lock is held."""
        hub, first = self.hub, self.room.count
        try:
            entries = await hub.ask_store(hub.store.load, self.id, first - 1)
        except TableDeleted as deleted:
            hub.let_go(self.id, deleted)
            raise
        for number, entry in enumerate(entries, first):
            try:
                self._happen(entry)
            except Exception as error:
                damaged = DamagedTable(self.id, number, "unfit")
                hub.note_damage(damaged)
                hub.live.pop(self.id, None)  # half of it has happened here
                raise damaged from error

    async def changed_elsewhere(self, number: int) -> None:
        """An entry was stored; unless this process did it, it is read."""
        async with self.lock:
            if self.room.count > number:
                return
            await self.reload()
        self.wake()

    def summary(self, entry: Event) -> Summary | None:
        """What the lists of tables must know of an entry."""
        made, room, ended, removed = self.room.made, self.room, None, None
        match entry:
            case Acted(seat=seat, action=action):
                if room.table and room.table.ends_with(seat, action):
                    phase, guest, ended = "over", None, campaign_result_after(room, seat, action)
                elif self._stale():
                    phase, guest = room.phase, None
                else:
                    return None
            case Made():
                phase, guest = "open", None
            case Sat():
                phase, guest = "open", entry.guest
            case Started():
                phase, guest = "running", None
            case Asked() | Answered() | Seated():
                phase, guest = ("over" if room.would_stop(entry) else room.phase), None
            case Removed(seat=seat):
                phase, guest = ("over" if room.would_stop(entry) else room.phase), None
                removed = room.guests[seat]
            case _:
                phase, guest = room.phase, None
        return Summary(made.game, phase, made.public, guest, ended, removed)

    def _stale(self) -> bool:
        """Whether the lists have long not heard that something happens here."""
        stale = time.time() - self.listed_at > RELISTED_S
        if stale:
            self.listed_at = time.time()
        return stale

    # Bots and clocks

    def wake(self) -> None:
        """Let a bot think if it is a bot's turn, and the clock run if it is a person's."""
        self._set_deadlines()
        self._wake_clock()
        if self.waiting is None and self.subscribers and self.deadlines:
            self.waiting = asyncio.create_task(self._run_clock())
        if self.thinking is None and self.subscribers and self._bot_seat() is not None:
            self.thinking = asyncio.create_task(self._play_bots())
        self.realtime_bots.wake(self)

    def left_ms(self) -> dict[int, int]:
        """How long each seat that has a clock may still think, and the house until it acts."""
        now = self.clock.now()
        return {
            due.seat: max(0, in_ms(end - now))
            for due, end in self.deadlines.items()
            if due.why == "clock" or (due.why == "house" and self.room.is_public(due.action))
        }

    def away_ms(self) -> dict[int, int]:
        """How long until a bot steps in for each person who is away and waited for."""
        now = self.clock.now()
        return {
            due.seat: max(0, in_ms(end - now))
            for due, end in self.deadlines.items()
            if due.why == "away"
        }

    def _awaited(self) -> AbstractSet[Due]:
        if not self.deadlines:  # as at most tables, after every move
            return NOBODY
        return {due for due in self.deadlines if due.why == "away"}

    def _host_is_here(self) -> bool:
        return any(subscriber.guest == self.room.host for subscriber in self.subscribers)

    def _get_bots_ready(self) -> None:
        """Let the bots that sit here be able to move at once."""
        room, hub = self.room, self.hub
        if not room.over and not room.game.bots.keys().isdisjoint(room.bots.values()):
            hub.get_ready(room.game.name, room.bots.values())
            if not hub.bots.is_warm(room.game.name):
                hub.bots.warm(room.game.name, self.wake)

    def _bots_are_late(self) -> bool:
        """Whether a race must not begin yet: somebody in it could not move at once."""
        room = self.room
        waits = bool(room.referee and room.bots and not room.racing)
        return waits and not self.hub.bots.is_warm(room.game.name)

    def _bot_seat(self) -> int | None:
        table = self.room.table
        if table is None or not self.room.bots or self.room.paused or self.room.stopped:
            return None
        if self.room.racing:
            return None  # nobody waits for a turn
        return next((seat for seat in table.actors if seat in self.room.bots), None)

    def _set_deadlines(self) -> None:
        """Every decision that is due has a deadline, from the moment it became due.

        In a pause, and while nobody watches, time stands still; the house's goes on afterwards,
        a seat's begins anew. Only a host who is gone is not waited for any longer in a pause.
        """
        if not (self.timed or self.deadlines):
            return
        now = self.clock.now()
        if self.room.paused or not self.subscribers:
            self.held |= {
                due: end - now for due, end in self.deadlines.items() if due.why == "house"
            }
            dues = self._host_dues()
        else:
            dues = self._dues() if self.timed else []
        self.deadlines = {
            due: self.deadlines.get(due, now + self.held.get(due, seconds)) for due, seconds in dues
        }
        if not self.room.paused and self.subscribers:
            self.held = {}

    def _dues(self) -> list[tuple[Due, float]]:
        """What time will bring at this table, and how long it takes."""
        room, made, table = self.room, self.room.made, self.room.table
        dues = self._host_dues()
        if table is None or room.paused or room.stopped or table.over:
            return dues
        if not self._bots_are_late():
            dues += [
                (Due(HOUSE, period, "house", action), ms / 1000)
                for action, period, ms in room.house_clock()
            ]
        for seat in () if room.racing else table.actors:
            if seat in room.bots:
                continue
            decision = room.decisions[seat]
            if made.turn_seconds:
                dues.append((Due(seat, decision, "clock"), made.turn_seconds))
            if made.away_seconds and room.guests[seat] and not self.here(seat):
                dues.append((Due(seat, decision, "away"), made.away_seconds))
        return dues

    def _host_dues(self) -> list[tuple[Due, float]]:
        """When someone else becomes host: the host isn't connected, and another person is."""
        room = self.room
        if room.over or self.hub.fanout.shared or self._host_is_here():
            return []  # a host may be connected to another process that shares the table
        if not room.successor(self.here):
            return []
        return [(Due(HOUSE, room.hosts, "host"), HOST_GONE_S)]

    async def _run_clock(self) -> None:
        """Wait for the next deadline, and let happen what it brings."""
        try:
            while self.subscribers and self.deadlines:
                await self._sleep_until(self._next_deadline())
                now = self.clock.now()
                for due, end in list(self.deadlines.items()):
                    if self._grace(due) + end <= now:
                        await self._fall_due(due)
                self._set_deadlines()
        finally:
            self.waiting = None

    async def _sleep_until(self, end: float) -> None:
        """Sleep, or be woken because there is another deadline, or nobody to wait for."""
        sleep = asyncio.ensure_future(self.clock.sleep(end - self.clock.now()))
        self.sleeping = end, sleep
        try:
            await asyncio.wait([sleep])
        finally:
            self.sleeping = None
            sleep.cancel()

    def _wake_clock(self) -> None:
        if self.sleeping:
            end, sleep = self.sleeping
            if not self.subscribers or not self.deadlines or self._next_deadline() != end:
                sleep.cancel()

    def _next_deadline(self) -> float:
        return min(self._grace(due) + end for due, end in self.deadlines.items())

    def _grace(self, due: Due) -> float:
        """Where a referee judges, what arrives in the last millisecond still counts."""
        return MS if due.why == "house" and self.room.referee else 0.0

    async def let_time_pass(self, now: float) -> None:
        """Let happen what the house owes before something that arrives now; the lock is held."""
        for due, end in sorted(self.deadlines.items(), key=lambda one: one[1]):
            if due.why == "house" and in_ms(end) < in_ms(now) and due in self.deadlines:
                await self._change(partial(self.room.propose_house_act, due.action))

    async def _fall_due(self, due: Due) -> None:
        """The house acts; a bot sits down for who is away, or decides once for who is slow."""
        if due.why == "clock" and self.room.lapses[due.seat] + 1 < MOST_LAPSES:
            await self._play_for(due.seat, next(iter(self.room.game.bots)), due.why)
            return
        async with self.lock:
            if due not in self.deadlines:
                return
            try:
                await self._change(lambda: self._brought_by(due))
            except Refused as refused:
                await self._wait_for_store(refused)
        self.wake()

    def _brought_by(self, due: Due) -> Event:
        match due.why:
            case "house":
                return self.room.propose_house_act(due.action)
            case "host":
                return propose_host(self.room, self.here)
            case "clock":
                return propose_slow(self.room, due.seat)
        return self.room.propose_away(due.seat)

    async def _play_bots(self) -> None:
        """Play until it is nobody's turn but people's."""
        try:
            while self.subscribers and (seat := self._bot_seat()) is not None:
                await self._play_for(seat, self.room.bots[seat], "bot")
        finally:
            self.thinking = None

    async def _play_for(self, seat: int, level: str, why: str) -> None:
        """Let a bot decide for a seat, unless the seat decides first."""
        table, decision = self.room.table, self.room.decisions[seat]
        assert table
        moment = self.room.bot_moment(self.id, seat)
        action = await self.hub.bots.think(table, seat, level, moment)
        await self.act_for(seat, decision, action, level if why == "bot" else None)

    async def act_for(self, seat: int, decision: int, action: int, bot: str | None) -> None:
        """Act for a seat; if a bot's level is named, only while that bot plays there."""
        async with self.lock:
            if bot and self.room.bots.get(seat) != bot:
                return
            now = self.clock.now()
            try:
                if self.room.racing:
                    await self.let_time_pass(now)
                await self._change(
                    lambda: self.room.propose_seat_act(seat, decision, action, now=in_ms(now))
                )
            except Refused as refused:
                await self._wait_for_store(refused)
        self.wake()

    async def _wait_for_store(self, refused: Refused) -> None:
        if refused.code == "store":
            await asyncio.sleep(1.0)


def in_ms(seconds: float) -> int:
    """Seconds in whole milliseconds."""
    return round(seconds / MS)
