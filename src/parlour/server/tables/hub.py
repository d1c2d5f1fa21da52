"""The hub: every live table of this process."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from parlour.core.compiling import PUZZLES
from parlour.core.errors import UnknownGame
from parlour.core.registry import game
from parlour.server.protocol import messages
from parlour.server.protocol.errors import DamagedTable, Refused, TableDeleted
from parlour.server.protocol.events import Event, Made, Sat, Started
from parlour.server.protocol.metrics import Metrics
from parlour.server.storage.store import Store, Summary, Unstored
from parlour.server.tables.clock import Clock
from parlour.server.tables.health import Health
from parlour.server.tables.live import Live
from parlour.server.tables.room import Room, rebuilt
from parlour.server.tables.subscriber import Subscriber
from parlour.server.workers.bots import Bots
from parlour.server.workers.fanout import Fanout
from parlour.server.workers.sharding import Shards
from parlour.server.workers.warm_up import WarmUp

AWAY_S = 120
DAMAGED_S = 30.0  # how long a table that can't be rebuilt is not tried again
log = logging.getLogger("parlour.tables")
Found = TypeVar("Found")


class Hub:
    """Every live table of this process."""

    read = staticmethod(messages.read)

    def __init__(
        self, store: Store, bots: Bots, fanout: Fanout, clock: Clock | None = None,
        metrics: Metrics | None = None, ready: WarmUp | None = None, doors: Shards | None = None,
    ) -> None:  # fmt: skip
        self.store, self.bots, self.fanout = store, bots, fanout
        self.ready = ready or WarmUp()
        self.doors = doors or Shards()
        self.clock, self.metrics = clock or Clock(), metrics or Metrics()
        self.health = Health(store, fanout, self.metrics)
        store.count = self.metrics.stored
        self.live: dict[str, Live] = {}
        self.metrics.gauge("parlour_tables", "Tables in memory", lambda: len(self.live))
        self.metrics.gauge("parlour_watchers", "Connections to tables", self._subscribers)
        self.metrics.gauge(
            "parlour_compiled_parts", "Parts of games that are compiled",
            lambda: self.ready.progress.made,
        )  # fmt: skip
        self.metrics.gauge(
            "parlour_wanted_parts", "Parts of games that are or will be compiled",
            lambda: self.ready.progress.of,
        )  # fmt: skip
        self._opening: dict[str, asyncio.Lock] = {}
        self._following: set[asyncio.Task[None]] = set()
        self._damaged: dict[str, tuple[float, int, str]] = {}  # until when, which entry, why
        self._logged: set[tuple[str, int, str]] = set()  # damages that the log has

    def _subscribers(self) -> float:
        return sum(len(live.subscribers) for live in self.live.values())

    async def close(self) -> None:
        """Stop everything that is under way; what is stored is stored."""
        tasks = [*self._following, *(task for live in self.live.values() for task in live.tasks())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.bots.close()
        self.ready.close()

    def follow(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside the rest, and see it through."""
        task = asyncio.get_running_loop().create_task(work)
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    async def make(
        self, host: str, name: str, seats: int | None = None, preset: str | None = None,
        options: Mapping[str, object] | None = None, public: bool = False,
        bots: Mapping[int, str] | None = None, turn_seconds: int = 0,
        away_seconds: int = AWAY_S,
    ) -> Live:  # fmt: skip
        """Make a table; ParlourError says what about it cannot be."""
        card = game(name)
        count = card.usual_seats if seats is None else seats
        made = Made(
            game=card.name, version=card.version, seats=count,
            options=card.chosen(count, preset, options or {}), seed=secrets.token_hex(16),
            nonce=secrets.token_hex(16), host=host, invite=secrets.token_urlsafe(16),
            public=public, turn_seconds=turn_seconds, away_seconds=away_seconds,
        )  # fmt: skip
        draft = Room(made)
        for seat, level in (bots or {}).items():
            draft.apply(draft.propose_bot(host, seat, level))
        return await self._open(msgspec.structs.replace(made, bots=draft.bots))

    async def rematch(self, live: Live, following: bool = False) -> Live:
        """A new table for the people of an old one, everybody one seat on; the same again, or
        what the game says follows."""
        old, room = live.room.made, live.room
        options = {**old.options, **((room.following() or {}) if following else {})}
        bots = {
            (seat + 1) % old.seats: level
            for seat, level in room.bots.items()
            if room.guests[seat] is None
        }
        other = await self._open(
            msgspec.structs.replace(
                old, host=room.host, removed=sorted(room.removed),
                seed=secrets.token_hex(16), nonce=secrets.token_hex(16),
                invite=secrets.token_urlsafe(16), bots=bots, options=options, what_if="", begun=[],
            )
        )  # fmt: skip
        for seat, guest, name in room.rotated():
            entry = Sat(seat, guest, name)
            await self.keep(other.id, other.room.count, entry, other.summary(entry))
            other.deltas.apply(entry)
        return other

    async def what_if(self, table_id: str, guest: str, step: int, seat: int, level: str) -> Live:
        """A new table that goes on from a moment of a game that is over, against bots."""
        room = (await self.find(table_id)).room
        if not room.over or room.table is None:
            raise Refused("running", "what if is asked when the game is over")
        moments = len(room.table.actions) + room.stopped  # where people stopped it can go on
        if step >= moments or seat >= room.made.seats:
            raise Refused("step", "that game has no such moment, or no such seat")
        made = msgspec.structs.replace(
            room.made, host=guest, removed=[], invite=secrets.token_urlsafe(16), public=False,
            turn_seconds=0, what_if=f"{table_id} {step}", begun=room.table.actions[:step],
            bots={other: level for other in range(room.made.seats) if other != seat},
        )  # fmt: skip
        Room(made).propose_bot(guest, 0, level)
        live = await self._open(made)
        name = room.names[seat] if room.guests[seat] == guest else None
        for entry in (Sat(seat, guest, name or "You"), Started()):
            await self.keep(live.id, live.room.count, entry, live.summary(entry))
            live.deltas.apply(entry)
        return live

    async def _open(self, made: Made) -> Live:
        self.get_ready(made.game, list(made.bots.values()))
        live = Live(secrets.token_urlsafe(16), Room(made), self)
        await self.keep(live.id, 0, made, live.summary(made))
        if self.doors.mine(live.id):
            self.live[live.id] = live
        return live

    def changed_elsewhere(self, table_id: str, number: int) -> None:
        """An entry was stored, perhaps by another process; those who watch it here are shown."""
        live = self.live.get(table_id)
        if live and live.room.count <= number:
            self.follow_news(live.changed_elsewhere, number)

    async def catch_up(self) -> None:
        """Show what other processes have stored and this one has not heard of."""
        newest = await self.ask_store(self.store.newest, list(self.live))
        await self.caught_up(
            live.changed_elsewhere(newest[live.id])
            for live in list(self.live.values())
            if live.room.count <= newest.get(live.id, -1)
        )

    async def caught_up(self, reloads: Iterable[Coroutine[Any, Any, None]]) -> None:
        """See reloads through; a damaged or deleted table doesn't concern the others."""
        for result in await asyncio.gather(*reloads, return_exceptions=True):
            if not isinstance(result, (DamagedTable, TableDeleted, type(None))):
                raise result

    def follow_news(self, read: Callable[[int], Awaitable[None]], number: int) -> None:
        """Read news beside the rest; what can't be read now is caught up with later."""
        self.follow(self._followed(read, number))

    async def _followed(self, read: Callable[[int], Awaitable[None]], number: int) -> None:
        try:
            await read(number)
        except TableDeleted:
            pass  # whoever watched it has been told
        except Refused as refused:
            log.warning("news of a table could not be followed: %s", refused.code)

    async def keep(
        self, table_id: str, number: int, entry: msgspec.Struct, summary: Summary | None
    ) -> None:
        """Store an entry, or refuse the wish that it came from."""
        try:
            await self.store.append(table_id, number, entry, summary)
        except Unstored as error:
            raise self.unstored(error) from error

    @staticmethod
    def unstored(error: Unstored) -> Refused:
        """How a wish is refused that could not be stored."""
        return Refused("store", "this could not be stored, so it did not happen: try again")

    async def ask_store(self, query: Callable[..., Found], *given: Any) -> Found:
        """Read from the store, or refuse: the database is away, or a table is damaged."""
        try:
            return await asyncio.to_thread(query, *given)
        except DamagedTable as damaged:
            self.note_damage(damaged)
            raise
        except (SQLAlchemyError, OSError) as error:
            self.health.failed(error)
            raise Refused("store", "the tables cannot be reached now: try again") from error

    def note_damage(self, damaged: DamagedTable) -> None:
        """Log, once, which table is damaged and why."""
        found = damaged.table_id, damaged.entry, damaged.reason
        self._damaged[damaged.table_id] = time.monotonic() + DAMAGED_S, *found[1:]
        if found not in self._logged:
            self._logged.add(found)
            facts = {"table": damaged.table_id, "entry": damaged.entry, "reason": damaged.why}
            if damaged.__cause__ is not None:
                facts["error"] = type(damaged.__cause__).__name__
            log.error("a table is damaged", extra={"facts": facts})

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
        live = self.live[table_id]
        if not (self.fanout.shared or self.doors.mine(table_id)):  # it is only looked at here
            async with live.lock:
                await live.reload()
        await self.freshen(live)
        return live

    async def freshen(self, live: Live) -> None:
        """Read what the listener may have missed; with the database away, memory must do."""
        if not self.fanout.well:
            async with live.lock:
                try:
                    await live.reload()
                except Refused as refused:
                    if refused.code != "store":
                        raise

    async def _read(self, table_id: str) -> Room:
        until, entry, reason = self._damaged.get(table_id, (0.0, 0, ""))
        if time.monotonic() < until:
            raise DamagedTable(table_id, entry, reason)
        entries = await self.entries(table_id)
        if isinstance(entries[0], Made):
            with suppress(UnknownGame):  # `rebuilt` says so
                self.get_ready(entries[0].game, list(entries[0].bots.values()))
        return await self.ask_store(rebuilt, entries, table_id)

    async def retold(self, table_id: str, tell: Callable[..., Found], *given: Any) -> Found:
        """Tell something of a table's log anew."""
        entries = await self.entries(table_id)
        async with self.noting_damage(table_id, entries):
            return await asyncio.to_thread(tell, entries, *given)

    @asynccontextmanager
    async def noting_damage(self, table_id: str, entries: list[Event]) -> AsyncIterator[None]:
        """Where reading a log fails, find out whether the log is damaged."""
        try:
            yield
        except Refused:
            raise
        except Exception:
            await self.ask_store(rebuilt, entries, table_id)
            raise

    def get_ready(self, name: str, levels: Iterable[str] = ()) -> None:
        """Let what a game needs, with bots of these levels, be compiled next."""
        self.ready.play(name, levels)

    def want_solver(self, name: str) -> None:
        """Let what a game's puzzles need be compiled next."""
        self.ready.want(name, PUZZLES)

    async def entries(self, table_id: str) -> list[Event]:
        """A table's log."""
        entries = await self.ask_store(self.store.load, table_id)
        if not entries:
            raise Refused("table", "there is no such table: ask for a new link")
        return entries

    def leave(self, table_id: str, subscriber: Subscriber) -> None:
        """Somebody goes."""
        if table_id in self.live:
            self.live[table_id].leave(subscriber)

    def let_go(self, table_id: str, why: Refused) -> None:
        """A table is no more; whoever watches it is told."""
        live = self.live.pop(table_id, None)
        if live:
            live.end(why)

    def forget_idle(self) -> int:
        """Let tables go that nobody watches; they come back from the store when asked for."""
        idle = [key for key, live in self.live.items() if not live.subscribers and not live.busy]
        for key in idle:
            del self.live[key]
        now = time.monotonic()
        self._damaged = {key: one for key, one in self._damaged.items() if one[0] > now}
        return len(idle)
