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

from parlour.core.errors import BadOption, UnknownGame
from parlour.core.registry import game
from parlour.core.rule import AT_ONCE
from parlour.features.puzzles import Puzzles
from parlour.policies.adapting import ADAPTIVE
from parlour.server.protocol import messages
from parlour.server.protocol.errors import DamagedTable, Refused, TableDeleted
from parlour.server.protocol.events import Event, Made, Sat, Started
from parlour.server.protocol.metrics import Metrics
from parlour.server.storage.store import Store, Taken, Unstored
from parlour.server.storage.summaries import Summary
from parlour.server.tables.adapting import read_results
from parlour.server.tables.bot_turns import warm_up
from parlour.server.tables.clock import Clock
from parlour.server.tables.defaults import AWAY_S
from parlour.server.tables.health import Health
from parlour.server.tables.live import Live
from parlour.server.tables.presence import Connected, Presence
from parlour.server.tables.rematches import (
    Strength,
    following_options,
    rotated_bots,
    rotated_options,
    rotated_people,
)
from parlour.server.tables.room import Room, rebuilt
from parlour.server.tables.seat_requests import Begin, propose_bot
from parlour.server.tables.services import LiveTable, not_stored
from parlour.server.tables.subscriber import Subscriber
from parlour.server.tables.turn_notices import TurnNotices
from parlour.server.workers.bots import Bots
from parlour.server.workers.fanout import Fanout
from parlour.server.workers.sharding import Shards
from parlour.server.workers.warm_up import WarmUp

GET_UP_S = 0.5  # the page comes first
DAMAGED_S = 30.0  # how long to wait before trying to rebuild a damaged table again
log = logging.getLogger("parlour.tables")
Found = TypeVar("Found")


class Hub:
    """Every live table of this process."""

    read = staticmethod(messages.read)

    def __init__(
        self, store: Store, bots: Bots, fanout: Fanout, clock: Clock | None = None,
        metrics: Metrics | None = None, warm_up: WarmUp | None = None, shards: Shards | None = None,
    ) -> None:  # fmt: skip
        self.store, self.bots, self.fanout = store, bots, fanout
        self.warm_up = warm_up or WarmUp()
        self.shards = shards or Shards()
        self.clock, self.metrics = clock or Clock(), metrics or Metrics()
        self.health = Health(store, fanout, self.metrics)
        self.presence = Presence(self._connected, self._tell_presence, self._presence_changed)
        store.count = self.metrics.stored
        self.live: dict[str, Live] = {}
        self.metrics.gauge("parlour_tables", "Tables in memory", lambda: len(self.live))
        self.metrics.gauge("parlour_watchers", "Connections to tables", self._subscribers)
        self.metrics.gauge(
            "parlour_compiled_parts", "Parts of games that are compiled",
            lambda: self.warm_up.progress.made,
        )  # fmt: skip
        self.metrics.gauge(
            "parlour_wanted_parts", "Parts of games that are or will be compiled",
            lambda: self.warm_up.progress.of,
        )  # fmt: skip
        self.turn_notices: TurnNotices | None = None  # a server without notifications has none
        self.expecting = asyncio.Event()  # somebody has looked at the games
        self._opening: dict[str, asyncio.Lock] = {}
        self._following: set[asyncio.Task[None]] = set()
        self._damaged: dict[str, tuple[float, int, str, str | None]] = {}  # retry time, event, why
        self._logged: set[tuple[str, int, str]] = set()  # damage that has been logged

    def _subscribers(self) -> float:
        return sum(len(live.subscribers) for live in self.live.values())

    async def close(self) -> None:
        """Cancel all tasks and stop the bots and the compiler."""
        if self.fanout.shared:
            await self.presence.close()
        tasks = [*self._following, *(task for live in self.live.values() for task in live.tasks())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.bots.shut_down()
        self.warm_up.close()

    def follow(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    def turn_changed(self, table: LiveTable) -> None:
        """Tell people who aren't connected that it is their turn."""
        if self.turn_notices:
            self.turn_notices.consider(table)

    # New tables

    async def make(
        self, host: str, name: str, seats: int | None = None, preset: str | None = None,
        options: Mapping[str, object] | None = None, public: bool = False,
        bots: Mapping[int, str] | None = None, turn_seconds: int = 0,
        away_seconds: int = AWAY_S, spectators: bool = True,
        hints: bool | None = None, begin: Begin | None = None, adapts: bool = False,
    ) -> Live:  # fmt: skip
        """Create a table, and start its game if asked to; raises ParlourError for invalid
        choices."""
        card = game(name)
        count = card.usual_seats_of(preset) if seats is None else seats
        made = Made(
            game=card.name, version=card.version, seats=count,
            options=card.chosen(count, preset, options or {}), seed=secrets.token_hex(16),
            nonce=secrets.token_hex(16), host=host, invite=secrets.token_urlsafe(16),
            public=public, turn_seconds=turn_seconds, away_seconds=away_seconds,
            spectators=spectators, hints=hints,
        )  # fmt: skip
        if adapts and not bots:
            raise BadOption("no bots can adapt; add a bot, or leave out adapts")
        draft = Room(made)
        for seat, level in (bots or {}).items():
            draft.apply(propose_bot(draft, host, seat, ADAPTIVE if adapts else level))
        guests = [host] if begin and draft.seating.unsettled else []
        results = await read_results(self.ask_store, self.store.engine, guests)
        first = begin.events(draft, results) if begin else []
        made = msgspec.structs.replace(made, bots=draft.seating.bots)
        return await self._open(made, first=first)

    async def rematch(self, room: Room, following: bool, bots: Strength) -> str:
        """Create a table where the same people play again, each one seat on, or continue their
        campaign; returns its id."""
        following_on = (following_options(room) or {}) if following else {}
        options = {**rotated_options(room), **following_on}
        made = msgspec.structs.replace(
            room.made, host=room.seating.host, removed=sorted(room.seating.removed),
            seed=secrets.token_hex(16), nonce=secrets.token_hex(16),
            invite=secrets.token_urlsafe(16), bots=rotated_bots(room, bots), options=options,
            what_if="", begun=[], turned=(room.made.turned + 1) % room.made.seats,
            daily="", practice=False, adapts=False,
        )  # fmt: skip
        other = await self._open(made, first=rotated_people(room))
        return other.id

    async def what_if(self, table_id: str, guest: str, step: int, seat: int, level: str) -> Live:
        """Create a table that continues a finished game from one of its positions, against bots."""
        room = (await self.find(table_id)).room
        room.require_may_watch(guest)
        if not room.over or room.table is None:
            raise Refused("running", "you can try other moves once the game is over")
        moments = len(room.table.actions) + room.stopped  # a stopped game can continue from its end
        if step >= moments or seat >= room.made.seats:
            raise Refused("step", "that move or seat doesn't exist in this game")
        made = msgspec.structs.replace(
            room.made, host=guest, removed=[], invite=secrets.token_urlsafe(16), public=False,
            turn_seconds=0, what_if=f"{table_id} {step}", begun=room.table.actions[:step],
            bots={other: level for other in range(room.made.seats) if other != seat},
            practice=bool(room.made.daily), hints=None, playtest="", adapts=False,
        )  # fmt: skip
        propose_bot(Room(made), guest, 0, level)
        mine = room.seating.guests[seat] == guest
        name, look = (room.seating.names[seat], room.seating.looks[seat]) if mine else ("", "")
        return await self._open(made, first=[Sat(seat, guest, name or seat + 1, look), Started()])

    async def deal(self, made: Made, table_id: str) -> Live:
        """Create the table of a daily deal, or find it if it exists already; if it was deleted, it
        isn't created again."""
        try:
            return await self.find(table_id)
        except TableDeleted:
            raise
        except Refused as refused:
            if refused.code != "table":
                raise
        try:
            return await self._open(made, table_id)
        except Taken:
            return await self.find(table_id)

    async def _open(self, made: Made, table_id: str = "", first: Iterable[Event] = ()) -> Live:
        """Store a new table with its first events; nobody knows it before that."""
        self.warm_up.play(made.game, made.bots.values())
        live = Live(table_id or secrets.token_urlsafe(16), Room(made), self)
        writes = [self.store_event(live.id, 0, made, live.summary(made))]
        for event in first:
            writes.append(self.store_event(live.id, live.room.count, event, live.summary(event)))
            try:
                live.broadcast.deltas.apply(event)
            except Exception as error:
                for write in writes:
                    write.close()
                if broken := live.broke(error):
                    raise broken from error
                raise
        await asyncio.gather(*writes)  # in this order, and together
        if self.shards.mine(live.id):
            self.live[live.id] = live
            if live.room.table:  # someone is about to play: load the bots meanwhile
                warm_up(live)
        return live

    # News from other processes

    def changed_elsewhere(self, table_id: str, number: int) -> None:
        """Show an event that another process may have stored to the subscribers here."""
        live = self.live.get(table_id)
        if live and live.room.count <= number:
            self.follow_news(live.changed_elsewhere, number)

    def _connected(self, table_id: str) -> Connected | None:
        live = self.live.get(table_id)
        return live.connected() if live else None

    async def _tell_presence(self, news: list[str]) -> None:
        await self.ask_store(self.store.tell_presence, news)

    def _presence_changed(self, table_id: str) -> None:
        """Someone connected to a table, or left it, through another process."""
        live = self.live.get(table_id)
        if live and live.subscribers:
            live.show_presence()
            live.wake()

    async def catch_up(self) -> None:
        """Show events that other processes stored but this one wasn't notified of."""
        newest = await self.ask_store(self.store.newest, list(self.live))
        await self.caught_up(
            live.changed_elsewhere(newest[live.id])
            for live in list(self.live.values())
            if live.room.count <= newest.get(live.id, -1)
        )

    async def caught_up(self, reloads: Iterable[Coroutine[Any, Any, None]]) -> None:
        """Wait for reloads; a damaged or deleted table doesn't stop the others."""
        for result in await asyncio.gather(*reloads, return_exceptions=True):
            if not isinstance(result, (DamagedTable, TableDeleted, type(None))):
                raise result

    def follow_news(self, read: Callable[[int], Awaitable[None]], number: int) -> None:
        """Read an event in the background; if that fails, `catch_up` reads it later."""
        self.follow(self._followed(read, number))

    async def _followed(self, read: Callable[[int], Awaitable[None]], number: int) -> None:
        try:
            await read(number)
        except TableDeleted:
            pass  # the subscribers have already been told
        except Refused as refused:
            log.warning("news of a table could not be followed: %s", refused.code)

    # The store

    async def store_event(
        self, table_id: str, number: int, event: msgspec.Struct, summary: Summary | None
    ) -> None:
        """Store an event, or refuse the request it came from."""
        try:
            await self.store.append(table_id, number, event, summary)
        except Unstored as error:
            raise not_stored() from error

    async def ask_store(self, query: Callable[..., Found], *given: Any) -> Found:
        """Read from the store, or refuse if the database is away or the table is damaged."""
        try:
            return await asyncio.to_thread(query, *given)
        except DamagedTable as damaged:
            self.note_damage(damaged)
            raise
        except (SQLAlchemyError, OSError) as error:
            self.health.failed(error)
            raise Refused("store", "the tables can't be reached right now; try again") from error

    def note_damage(self, damaged: DamagedTable) -> None:
        """Log, once, which table is damaged and why."""
        found = damaged.table_id, damaged.entry, damaged.why
        self._damaged[damaged.table_id] = (
            time.monotonic() + DAMAGED_S, damaged.entry, damaged.reason, damaged.at
        )  # fmt: skip
        if found not in self._logged:
            self._logged.add(found)
            facts = {"table": damaged.table_id, "entry": damaged.entry, "reason": damaged.why}
            if damaged.__cause__ is not None:
                facts["error"] = type(damaged.__cause__).__name__
            what = "a game's own code failed" if damaged.at else "a table is damaged"
            log.error(what, extra={"facts": facts})

    def drop_damaged(self, damaged: DamagedTable) -> None:
        """Drop a damaged table from memory, and log what is wrong with it."""
        self.note_damage(damaged)
        self.live.pop(damaged.table_id, None)

    async def find(self, table_id: str) -> Live:
        """Return a table from memory or the store."""
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
        if not (self.fanout.shared or self.shards.mine(table_id)):  # another process has it
            async with live.lock:
                await live.reload()
        await live.freshen()
        return live

    async def _read(self, table_id: str) -> Room:
        until, number, reason, at = self._damaged.get(table_id, (0.0, 0, "", None))
        if time.monotonic() < until:
            raise DamagedTable(table_id, number, reason, at)
        events = await self.events(table_id)
        if isinstance(events[0], Made):
            with suppress(UnknownGame):  # `rebuilt` reports it
                self.warm_up.play(events[0].game, events[0].bots.values())
        return await self.ask_store(rebuilt, events, table_id)

    async def retold(self, table_id: str, tell: Callable[..., Found], *given: Any) -> Found:
        """Compute something from a table's events in a thread."""
        events = await self.events(table_id)
        async with self.noting_damage(table_id, events):
            return await asyncio.to_thread(tell, events, *given)

    @asynccontextmanager
    async def noting_damage(self, table_id: str, events: list[Event]) -> AsyncIterator[None]:
        """If the body fails, check whether the table's events are damaged."""
        try:
            yield
        except Refused:
            raise
        except Exception:
            await self.ask_store(rebuilt, events, table_id)
            raise

    async def events(self, table_id: str) -> list[Event]:
        """Read a table's events."""
        events = await self.ask_store(self.store.load, table_id)
        if not events:
            raise Refused("table", "table not found; ask for a new link")
        return events

    def expect_players(self) -> None:
        """Somebody looks at the games and may start one soon: the bots get up, and the compiler
        waits."""
        self.warm_up.hold()
        if not self.expecting.is_set() and not AT_ONCE:
            self.expecting.set()
            asyncio.get_running_loop().call_later(GET_UP_S, self.bots.start)

    def want_solver(self, name: str) -> None:
        """Compile a game's puzzle solver next, if it has one."""
        puzzles = game(name).feature(Puzzles)
        if puzzles and puzzles.part:
            self.warm_up.want(name, puzzles.part)

    # Leaving

    def leave(self, table_id: str, subscriber: Subscriber) -> None:
        """A subscriber disconnects."""
        if table_id in self.live:
            self.live[table_id].leave(subscriber)

    def let_go(self, table_id: str, why: Refused) -> None:
        """Disconnect everyone from a table, and drop it from memory."""
        live = self.live.pop(table_id, None)
        if live:
            live.end(why)

    def forget_idle(self) -> int:
        """Drop tables without subscribers; they are read from the store when needed."""
        idle = [key for key, live in self.live.items() if not live.subscribers and not live.busy]
        for key in idle:
            del self.live[key]
        now = time.monotonic()
        self._damaged = {key: one for key, one in self._damaged.items() if one[0] > now}
        return len(idle)
