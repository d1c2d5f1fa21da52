"""Live tables: a room, whoever watches it, and one lock through which every change goes.

Store, acknowledge, broadcast, in that order. What a watcher is sent is made from its seat's view.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from parlour.core.registry import game
from parlour.server import wire
from parlour.server.bots import Bots
from parlour.server.clocks import Clock
from parlour.server.fanout import Fanout
from parlour.server.log import Acted, Entry, Made, Sat, Seated, Started, Stood, Talked
from parlour.server.room import Refused, Room, rebuilt
from parlour.server.store import Store, Summary, Taken, Unstored

log = logging.getLogger("parlour.tables")
WAITING_MESSAGES = 64
TRIES = 3


class Watcher:
    """A connection to a table: who it is, and the messages that wait to be sent."""

    def __init__(self, guest: str, name: str = "") -> None:
        self.guest, self.name = guest, name
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING_MESSAGES)

    def send(self, message: wire.ToClient) -> None:
        """Put a message into the outbox; who reads too slowly is cut off and may come back."""
        try:
            self.outbox.put_nowait(wire.write(message))
        except asyncio.QueueFull:
            while not self.outbox.empty():
                self.outbox.get_nowait()
            self.outbox.put_nowait(None)


class _Known(Exception):
    """An act that was granted before; `number` is the entry it became."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Live:
    """One table that is being played."""

    def __init__(self, table_id: str, room: Room, hub: Hub) -> None:
        self.id, self.room, self.hub = table_id, room, hub
        self.store, self.bots, self.clock = hub.store, hub.bots, hub.clock
        self.watchers: set[Watcher] = set()
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.waiting: asyncio.Task[None] | None = None
        self.deadlines: dict[tuple[int, int], float] = {}

    def watch(self, watcher: Watcher) -> None:
        """A watcher comes: it is shown everything it may know."""
        self.watchers.add(watcher)
        watcher.send(self.shown(watcher))
        self.wake()

    @property
    def busy(self) -> bool:
        """Whether something is still being done here."""
        return bool(self.thinking or self.waiting or self.lock.locked())

    def leave(self, watcher: Watcher) -> None:
        """A watcher goes."""
        self.watchers.discard(watcher)

    async def wish(self, watcher: Watcher, wish: wire.FromClient) -> None:
        """Grant a wish or refuse it; either way the watcher is answered."""
        try:
            async with self.lock:
                number = await self._granted(watcher, wish)
        except Refused as refused:
            watcher.send(wire.Refusal(wish.id, refused.code, refused.words))
            if refused.code == "stale":
                watcher.send(self.shown(watcher))
            return
        if number is None:
            watcher.send(self.shown(watcher))
        self.wake()

    async def _granted(self, watcher: Watcher, wish: wire.FromClient) -> int | None:
        """The number of the entry that a wish became; None when it only looked."""
        if isinstance(wish, wire.Look):
            return None
        propose = await self._wished(watcher, wish)

        def acknowledge(number: int) -> None:
            watcher.send(wire.Done(wish.id, number))

        try:
            return await self._change(propose, acknowledge)
        except _Known as known:
            acknowledge(known.number)
            return known.number

    async def _wished(self, watcher: Watcher, wish: wire.FromClient) -> Callable[[], Entry]:
        """What to propose for a wish; for a rematch its table is made first."""
        if not isinstance(wish, wire.Rematch):
            return lambda: self._proposed(watcher, wish)
        self.room.propose_rematch(watcher.guest, "")
        other = await self.hub.rematch(self)
        return lambda: self.room.propose_rematch(watcher.guest, other.id)

    def _proposed(self, watcher: Watcher, wish: wire.FromClient) -> Entry:
        room, guest = self.room, watcher.guest
        match wish:
            case wire.Sit():
                name = wish.name or watcher.name
                return room.propose_sit(guest, name, wish.invite, wish.seat)
            case wire.Stand():
                return room.propose_stand(guest)
            case wire.SeatBot():
                return room.propose_bot(guest, wish.seat, wish.level)
            case wire.Start():
                return room.propose_start(guest)
            case wire.Act():
                before = room.answered_before(guest, wish.id)
                if before is not None:
                    raise _Known(before)
                return room.propose_act(guest, wish.id, wish.decision, wish.action)
            case wire.Ask():
                return room.propose_ask(guest, wish.what)
            case wire.Answer():
                return room.propose_answer(guest, wish.agrees)
            case wire.Say():
                return room.propose_talk(guest, watcher.name, wish.text)
        raise Refused("unknown", "that is not something to do at a table")

    async def _change(
        self, propose: Callable[[], Entry], acknowledge: Callable[[int], None]
    ) -> int:
        """Store an entry, acknowledge it, let it happen, tell everybody."""
        for _ in range(TRIES):
            entry = await self._freshly(propose)
            number = self.room.count
            try:
                await self.hub.keep(self.id, number, entry, self._summary(entry))
            except Taken:
                await self.reload()
                continue
            acknowledge(number)
            self._happen(entry)
            await self.hub.tell_others(self.id)
            return number
        raise Refused("busy", "the table is being changed by others: try again")

    async def _freshly(self, propose: Callable[[], Entry]) -> Entry:
        """What a wish would become; where others serve this table too, on the newest log."""
        try:
            return propose()
        except Refused:
            if not self.hub.fanout.shared:
                raise
            await self.reload()
            return propose()

    def _happen(self, entry: Entry) -> None:
        """Take an entry and show every watcher what it may see of it."""
        viewers = {watcher: self.room.seat_of(watcher.guest) for watcher in self.watchers}
        told: dict[int | None, list[str]] = {}
        if isinstance(entry, Acted):
            before = {
                seat: self.room.seen(entry.seat, entry.action, seat) for seat in {*viewers.values()}
            }
            self.room.take(entry)
            for seat, seen in before.items():
                told[seat] = self.room.told(seen, entry.seat, entry.action, seat)
        else:
            self.room.take(entry)
        said = [entry.name, entry.text] if isinstance(entry, Talked) else None
        for watcher in list(self.watchers):
            seat = self.room.seat_of(watcher.guest)
            watcher.send(self.shown(watcher, told.get(seat, []), said))

    def shown(
        self, watcher: Watcher, told: list[str] | None = None, said: list[Any] | None = None
    ) -> wire.Shown:
        """Everything a watcher may know now."""
        seat = self.room.seat_of(watcher.guest)
        return wire.Shown(
            entry=self.room.count - 1, seat=seat, lobby=self.room.lobby(),
            **self.room.shown(seat), told=told or [], said=said, secrets=self.room.secrets(),
        )  # fmt: skip

    async def reload(self) -> None:
        """Read what another process has stored, and show it; the lock is held."""
        for entry in await asyncio.to_thread(self.store.load, self.id, self.room.count - 1):
            self._happen(entry)

    async def changed_elsewhere(self) -> None:
        """Another process has changed this table."""
        async with self.lock:
            await self.reload()
        self.wake()

    def _summary(self, entry: Entry) -> Summary | None:
        made = self.room.made
        match entry:
            case Made():
                return Summary(made.game, "open", made.public)
            case Sat():
                return Summary(made.game, "open", made.public, entry.guest)
            case Started():
                return Summary(made.game, "running", made.public)
            case Stood() | Seated():
                return Summary(made.game, self.room.phase, made.public)
            case Acted() if self._ends(entry):
                return Summary(made.game, "over", made.public)
        return None

    def _ends(self, entry: Acted) -> bool:
        assert self.room.table
        twin = self.room.table.copy()
        twin.play(entry.seat, entry.action)
        return not twin.actors

    # Bots and clocks

    def wake(self) -> None:
        """Let a bot think if it is a bot's turn, and the clock run if it is a person's."""
        self._set_deadlines()
        if self.waiting is None and self.watchers and self.deadlines:
            self.waiting = asyncio.create_task(self._run_clock())
        if self.thinking is None and self.watchers and self._bot_seat() is not None:
            self.thinking = asyncio.create_task(self._play_bots())

    def _bot_seat(self) -> int | None:
        table = self.room.table
        if table is None or self.room.paused:
            return None
        return next((seat for seat in table.actors if seat in self.room.bots), None)

    def _people_due(self) -> list[int]:
        """The people whom a running clock waits for."""
        table = self.room.table
        if table is None or self.room.paused or not self.room.made.turn_seconds:
            return []
        return [seat for seat in table.actors if seat not in self.room.bots]

    def _set_deadlines(self) -> None:
        """Every decision that is due has a deadline, from the moment it became due."""
        end = self.clock.now() + self.room.made.turn_seconds
        due = [(seat, self.room.decisions[seat]) for seat in self._people_due()]
        self.deadlines = {decision: self.deadlines.get(decision, end) for decision in due}

    async def _run_clock(self) -> None:
        """When a person's time is up, the gentlest bot decides from the person's own view."""
        try:
            while self.watchers and self.deadlines:
                await self.clock.sleep(min(self.deadlines.values()) - self.clock.now())
                now = self.clock.now()
                for (seat, _), end in list(self.deadlines.items()):
                    if end <= now:
                        await self._play_for(seat, next(iter(self.room.game.bots)), "clock")
                self._set_deadlines()
        finally:
            self.waiting = None

    async def _play_bots(self) -> None:
        """Play until it is nobody's turn but people's."""
        try:
            while self.watchers and (seat := self._bot_seat()) is not None:
                await self._play_bot(seat)
        finally:
            self.thinking = None

    async def _play_bot(self, seat: int) -> None:
        await self._play_for(seat, self.room.bots[seat], "bot")

    async def _play_for(self, seat: int, level: str, why: str) -> None:
        """Let a bot decide for a seat, unless the seat decides first."""
        table, decision = self.room.table, self.room.decisions[seat]
        assert table
        action = await self.bots.think(table, seat, level, f"{self.id} {self.room.count}")
        async with self.lock:
            if why == "bot" and self.room.bots.get(seat) != level:
                return
            try:
                await self._change(
                    lambda: self.room.propose_seat_act(seat, f"{why} {decision}", decision, action),
                    lambda number: None,
                )
            except Refused as refused:
                if refused.code == "store":
                    await asyncio.sleep(1.0)


class Hub:
    """Every live table of this process."""

    def __init__(
        self, store: Store, bots: Bots, fanout: Fanout, clock: Clock | None = None
    ) -> None:
        self.store, self.bots, self.fanout = store, bots, fanout
        self.clock = clock or Clock()
        self.live: dict[str, Live] = {}
        self._opening: dict[str, asyncio.Lock] = {}

    async def make(
        self, host: str, name: str, seats: int | None = None, preset: str | None = None,
        options: Mapping[str, object] | None = None, public: bool = False,
        bots: Mapping[int, str] | None = None, turn_seconds: int = 0,
    ) -> Live:  # fmt: skip
        """Make a table; ParlourError says what about it cannot be."""
        card = game(name)
        count = card.usual_seats if seats is None else seats
        made = Made(
            game=card.name, version=card.version, seats=count,
            options=card.chosen(count, preset, options or {}), seed=secrets.token_hex(16),
            nonce=secrets.token_hex(16), host=host, invite=secrets.token_urlsafe(16),
            public=public, turn_seconds=turn_seconds,
        )  # fmt: skip
        draft = Room(made)
        for seat, level in (bots or {}).items():
            draft.take(draft.propose_bot(host, seat, level))
        return await self._open(msgspec.structs.replace(made, bots=draft.bots))

    async def rematch(self, live: Live) -> Live:
        """A new table for the people of an old one, everybody one seat on."""
        old, room = live.room.made, live.room
        bots = {
            (seat + 1) % old.seats: level
            for seat, level in room.bots.items()
            if room.guests[seat] is None
        }
        other = await self._open(
            msgspec.structs.replace(
                old, seed=secrets.token_hex(16), nonce=secrets.token_hex(16),
                invite=secrets.token_urlsafe(16), bots=bots,
            )
        )  # fmt: skip
        for seat, guest, name in room.rotated():
            entry = Sat(seat, guest, name)
            await self.keep(other.id, other.room.count, entry, other._summary(entry))
            other.room.take(entry)
        return other

    async def _open(self, made: Made) -> Live:
        live = Live(secrets.token_urlsafe(9), Room(made), self)
        await self.keep(live.id, 0, made, live._summary(made))
        self.live[live.id] = live
        return live

    async def changed_elsewhere(self, table_id: str) -> None:
        """Another process has changed a table; those who watch it here are shown."""
        if table_id in self.live:
            await self.live[table_id].changed_elsewhere()

    async def keep(self, table_id: str, number: int, entry: Entry, summary: Summary | None) -> None:
        """Store an entry, or refuse the wish that it came from."""
        try:
            await self.store.append(table_id, number, entry, summary)
        except Unstored as error:
            words = f"this could not be stored, so it did not happen: try again ({error})"
            raise Refused("store", words) from error

    async def tell_others(self, table_id: str) -> None:
        """Tell the other processes; what is stored is done, whether they hear of it or not."""
        try:
            await self.fanout.tell(table_id)
        except Exception as error:
            log.warning("the other processes were not told: %s", type(error).__name__)

    async def find(self, table_id: str) -> Live:
        """A table, from memory or from the store."""
        if table_id not in self.live:
            opening = self._opening.setdefault(table_id, asyncio.Lock())
            try:
                async with opening:
                    if table_id not in self.live:
                        room = await self._read(table_id)
                        self.live[table_id] = Live(table_id, room, self)
            finally:
                self._opening.pop(table_id, None)
        return self.live[table_id]

    async def _read(self, table_id: str) -> Room:
        try:
            entries = await asyncio.to_thread(self.store.load, table_id)
        except Exception as error:
            log.warning("a table could not be read: %s", type(error).__name__)
            raise Refused("store", "the tables cannot be reached now: try again") from error
        if not entries:
            raise Refused("table", "there is no such table: ask for a new link")
        return await asyncio.to_thread(rebuilt, entries)

    def forget_idle(self) -> int:
        """Let tables go that nobody watches; they come back from the store when asked for."""
        idle = [key for key, live in self.live.items() if not live.watchers and not live.busy]
        for key in idle:
            del self.live[key]
        return len(idle)
