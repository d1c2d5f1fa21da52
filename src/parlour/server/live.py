"""Live tables: a room, whoever watches it, and one lock through which every change goes.

Store, acknowledge, broadcast, in that order. What a watcher is sent is made from its seat's view.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET

from parlour.core.game import HOUSE
from parlour.server import wire
from parlour.server.faces import Faces
from parlour.server.log import Acted, Answered, Asked, Entry, Made, Sat, Seated, Started, Stood
from parlour.server.room import Refused, Room
from parlour.server.store import Summary, Taken
from parlour.server.watcher import Watcher

if TYPE_CHECKING:
    from parlour.server.hub import Hub

TRIES = 3
Propose = Callable[[], Entry]


class Known(Exception):
    """A wish that was granted before; `number` is the entry it became."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Due(msgspec.Struct, frozen=True):
    """Something that time brings: a seat's decision, somebody's absence, an act of the house."""

    seat: int
    number: int  # which one: its time begins anew with every number
    why: str  # "clock", "away" or "house"
    action: int = -1


class Live:
    """One table that is being played."""

    __slots__ = ("clock", "deadlines", "faces", "hub", "id", "lock", "room", "thinking", "timed",
                 "waiting", "watchers")  # fmt: skip

    def __init__(self, table_id: str, room: Room, hub: Hub) -> None:
        self.id, self.room, self.hub = table_id, room, hub
        self.clock = hub.clock
        self.faces = Faces(room)
        self.watchers: set[Watcher] = set()
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.waiting: asyncio.Task[None] | None = None
        self.deadlines: dict[Due, float] = {}
        self.timed = True  # whether time may bring something now

    # Who watches

    def watch(self, watcher: Watcher) -> None:
        """A watcher comes: it is shown everything it may know."""
        self.watchers.add(watcher)
        self.show(watcher)
        self._tell_who_is_here()
        self.wake()
        if self.room.seat_of(watcher.guest) in self.room.away:
            self.hub.follow(self._come_back(watcher.guest))

    def leave(self, watcher: Watcher) -> None:
        """A watcher goes."""
        if watcher in self.watchers:
            self.watchers.discard(watcher)
            self.faces.keep_only({one.seat for one in self.watchers})
            self._tell_who_is_here()
            self.wake()

    @property
    def busy(self) -> bool:
        """Whether something is still being done here."""
        return bool(self.thinking or self.waiting or self.lock.locked())

    def tasks(self) -> list[asyncio.Task[None]]:
        """What is under way."""
        return [task for task in (self.thinking, self.waiting) if task]

    def here(self, seat: int) -> bool:
        """Whether the guest of a seat is connected."""
        return any(watcher.seat == seat for watcher in self.watchers)

    def show(self, watcher: Watcher) -> None:
        """Show a watcher everything it may know now."""
        watcher.seat = self.room.seat_of(watcher.guest)
        shown = wire.Shown(**self.faces.show(watcher.seat), left_ms=self.left_ms())
        watcher.send(shown)

    def _tell_who_is_here(self) -> None:
        seats = {watcher.seat for watcher in self.watchers}
        self.timed = self.room.timed or any(
            guest and seat not in seats for seat, guest in enumerate(self.room.guests)
        )
        present = wire.Present(
            [seat in seats for seat in range(self.room.made.seats)],
            sum(watcher.seat is None for watcher in self.watchers),
        )
        message = wire.write(present)
        for watcher in self.watchers:
            watcher.put(message)

    async def _come_back(self, guest: str) -> None:
        """A guest who was waited for too long has its seat back by coming back."""
        async with self.lock:
            try:
                await self._change(lambda: self.room.propose_back(guest))
            except Refused:
                return
        self.wake()

    # What is wished

    async def wish(self, watcher: Watcher, wish: wire.FromClient) -> None:
        """Grant a wish or refuse it; either way the watcher is answered."""
        if isinstance(wish, wire.Ping):
            watcher.send(wire.Pong(wish.id))
        elif isinstance(wish, wire.Look):
            self.show(watcher)
        else:
            try:
                async with self.lock:
                    await self._grant(watcher, wish)
            except Refused as refused:
                self.hub.metrics.refusals.labels(refused.code).inc()
                watcher.send(wire.Refusal(wish.id, refused.code, refused.words))
                if refused.code == "stale":
                    self.show(watcher)
            else:
                self.wake()

    async def _grant(self, watcher: Watcher, wish: wire.FromClient) -> None:
        """Let a wish become an entry; one that did before is only answered again."""
        other = ""
        try:
            if isinstance(wish, wire.Rematch):  # its table is made first
                self._proposed(watcher, wish, other)
                other = (await self.hub.rematch(self)).id
            await self._change(lambda: self._proposed(watcher, wish, other), watcher, wish.id)
        except Known as known:
            watcher.send(wire.Done(wish.id, known.number))

    def _proposed(self, watcher: Watcher, wish: wire.FromClient, other: str) -> Entry:
        """What a wish would become, by whom it was wished."""
        before = self.room.granted_before(watcher.guest, wish.id)
        if before is not None:
            raise Known(before)
        entry = self._wished(watcher, wish, other)
        return msgspec.structs.replace(entry, client=f"{watcher.guest} {wish.id}")

    def _wished(self, watcher: Watcher, wish: wire.FromClient, other: str) -> Entry:
        room, guest = self.room, watcher.guest
        match wish:
            case wire.Act():
                return room.propose_act(guest, wish.decision, wish.action)
            case wire.Sit():
                name = wish.name or watcher.name
                return room.propose_sit(guest, name, wish.invite, wish.seat)
            case wire.Stand():
                return room.propose_stand(guest)
            case wire.SeatBot():
                return room.propose_bot(guest, wish.seat, wish.level)
            case wire.Start():
                return room.propose_start(guest)
            case wire.Ask():
                return room.propose_ask(guest, wish.what)
            case wire.Answer():
                return room.propose_answer(guest, wish.agrees)
            case wire.Say():
                return room.propose_talk(guest, watcher.name, wish.text)
            case wire.Emote():
                return room.propose_emote(guest, wish.emote)
            case wire.Point():
                return room.propose_point(guest, wish.at)
            case wire.Rematch():
                return room.propose_rematch(guest, other)
        raise Refused("unknown", "that is not something to do at a table")

    async def _change(
        self, propose: Propose, wisher: Watcher | None = None, wish: str = ""
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
            if self.hub.fanout.shared:
                await self.hub.tell_others(self.id)
            return
        raise Refused("busy", "the table is being changed by others: try again")

    async def _freshly(self, propose: Propose) -> Entry:
        """What a wish would become; where others serve this table too, on the newest log."""
        try:
            return propose()
        except Refused:
            if not self.hub.fanout.shared:
                raise
            await self.reload()
            return propose()

    def _happen(self, entry: Entry, wisher: Watcher | None = None, wish: str = "") -> None:
        """Let an entry happen, and send every watcher what is new to it, the wisher first."""
        number, (alike, news) = self.room.count, self.faces.take(entry)
        timed = bool(self.deadlines)
        self._set_deadlines()
        left = self.left_ms() if timed or self.deadlines else UNSET
        shared = wire.write(wire.Changed(number, left_ms=left, **alike))
        messages = {seat: wire.joined(shared, wire.write(own)) for seat, own in news.items()}
        if wisher is not None and wisher in self.watchers:
            done = wire.write({"done": wish})
            wisher.put(wire.joined(messages[wisher.seat], done))
        moved = isinstance(entry, Sat | Stood)
        for watcher in self.watchers:
            if watcher is not wisher:
                watcher.put(messages[watcher.seat])
            if moved and watcher.seat != self.room.seat_of(watcher.guest):
                self.show(watcher)
        if moved:
            self.faces.keep_only({watcher.seat for watcher in self.watchers})
            self._tell_who_is_here()

    async def reload(self) -> None:
        """Read what another process has stored, and show it; the lock is held."""
        store = self.hub.store
        for entry in await asyncio.to_thread(store.load, self.id, self.room.count - 1):
            self._happen(entry)

    async def changed_elsewhere(self) -> None:
        """Another process has changed this table."""
        async with self.lock:
            await self.reload()
        self.wake()

    def summary(self, entry: Entry) -> Summary | None:
        """What the lists of tables must know of an entry."""
        made, room = self.room.made, self.room
        match entry:
            case Acted(seat=seat, action=action):
                if not room.table or not room.table.ends_with(seat, action):
                    return None
                phase, guest = "over", None
            case Made():
                phase, guest = "open", None
            case Sat():
                phase, guest = "open", entry.guest
            case Started():
                phase, guest = "running", None
            case Stood() | Seated():
                phase, guest = room.phase, None
            case Asked() | Answered():
                phase, guest = ("over" if room.would_stop(entry) else room.phase), None
            case _:
                return None
        return Summary(made.game, phase, made.public, guest)

    # Bots and clocks

    def wake(self) -> None:
        """Let a bot think if it is a bot's turn, and the clock run if it is a person's."""
        self._set_deadlines()
        if self.waiting is None and self.watchers and self.deadlines:
            self.waiting = asyncio.create_task(self._run_clock())
        if self.thinking is None and self.watchers and self._bot_seat() is not None:
            self.thinking = asyncio.create_task(self._play_bots())

    def left_ms(self) -> dict[int, int]:
        """How long each seat that has a clock may still think, and the house until it acts."""
        now = self.clock.now()
        return {
            due.seat: max(0, round(1000 * (end - now)))
            for due, end in self.deadlines.items()
            if due.why != "away"
        }

    def _bot_seat(self) -> int | None:
        table = self.room.table
        if table is None or not self.room.bots or self.room.paused or self.room.stopped:
            return None
        return next((seat for seat in table.actors if seat in self.room.bots), None)

    def _set_deadlines(self) -> None:
        """Every decision that is due has a deadline, from the moment it became due."""
        if not self.timed:
            self.deadlines = {}
            return
        now = self.clock.now()
        self.deadlines = {
            due: self.deadlines.get(due, now + seconds) for due, seconds in self._dues()
        }

    def _dues(self) -> list[tuple[Due, float]]:
        """What time will bring at this table, and how long it takes."""
        room, made, table = self.room, self.room.made, self.room.table
        if table is None or room.paused or room.stopped or table.over:
            return []
        dues = [
            (Due(HOUSE, period, "house", action), ms / 1000)
            for action, period, ms in room.house_clock()
        ]
        for seat in table.actors:
            if seat in room.bots:
                continue
            decision = room.decisions[seat]
            if made.turn_seconds:
                dues.append((Due(seat, decision, "clock"), made.turn_seconds))
            if made.away_seconds and room.guests[seat] and not self.here(seat):
                dues.append((Due(seat, decision, "away"), made.away_seconds))
        return dues

    async def _run_clock(self) -> None:
        """Wait for the next deadline, and let happen what it brings."""
        try:
            while self.watchers and self.deadlines:
                await self.clock.sleep(min(self.deadlines.values()) - self.clock.now())
                now = self.clock.now()
                for due, end in list(self.deadlines.items()):
                    if end <= now:
                        await self._fall_due(due)
                self._set_deadlines()
        finally:
            self.waiting = None

    async def _fall_due(self, due: Due) -> None:
        """The house acts; a bot sits down for who is away, or decides once for who is slow."""
        if due.why == "clock":
            await self._play_for(due.seat, next(iter(self.room.game.bots)), due.why)
            return
        async with self.lock:
            if due not in self.deadlines:
                return
            try:
                await self._change(
                    lambda: (
                        self.room.propose_house_act(due.action)
                        if due.why == "house"
                        else self.room.propose_away(due.seat)
                    )
                )
            except Refused as refused:
                await self._wait_for_store(refused)
        self.wake()

    async def _play_bots(self) -> None:
        """Play until it is nobody's turn but people's."""
        try:
            while self.watchers and (seat := self._bot_seat()) is not None:
                await self._play_for(seat, self.room.bots[seat], "bot")
        finally:
            self.thinking = None

    async def _play_for(self, seat: int, level: str, why: str) -> None:
        """Let a bot decide for a seat, unless the seat decides first."""
        table, decision = self.room.table, self.room.decisions[seat]
        assert table
        action = await self.hub.bots.think(table, seat, level, f"{self.id} {self.room.count}")
        async with self.lock:
            if why == "bot" and self.room.bots.get(seat) != level:
                return
            try:
                await self._change(lambda: self.room.propose_seat_act(seat, decision, action))
            except Refused as refused:
                await self._wait_for_store(refused)

    async def _wait_for_store(self, refused: Refused) -> None:
        if refused.code == "store":
            await asyncio.sleep(1.0)
