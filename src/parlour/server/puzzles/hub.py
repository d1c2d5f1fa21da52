"""The workshop: every bench of this process, with a puzzle on it and people around it.

As at a table: one lock through which every change goes, and store, acknowledge, broadcast in that
order. Who has which card in hand is not stored, and is known in one process only.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable

from msgspec import UNSET

from parlour.core.puzzles import Placed
from parlour.server.protocol import messages as tables
from parlour.server.protocol.errors import DamagedTable, Refused, TableDeleted
from parlour.server.puzzles import messages
from parlour.server.puzzles.board import Work, rebuilt
from parlour.server.puzzles.events import MARK, Change, Event, Opened, decode
from parlour.server.storage.store import Summary, Taken, decoded
from parlour.server.tables.hub import Hub
from parlour.server.tables.subscriber import Subscriber

TRIES = 5
PHASE = "puzzle"
LONGEST_NAME = 31


class Bench:
    """One puzzle that is being solved together."""

    def __init__(self, name: str, work: Work, hub: Hub) -> None:
        self.name, self.work, self.hub = name, work, hub
        self.subscribers: set[Subscriber] = set()
        self.held: dict[int, Subscriber] = {}
        self._lock = asyncio.Lock()

    # Who is here

    def watch(self, subscriber: Subscriber) -> None:
        """Somebody comes."""
        self.subscribers.add(subscriber)
        self.show()

    def leave(self, subscriber: Subscriber) -> None:
        """Somebody goes, and lets go of what it held."""
        self.subscribers.discard(subscriber)
        self._let_go(subscriber)
        self.show()

    def end(self, why: Refused) -> None:
        """The puzzle is no more: everyone's connection ends."""
        subscribers, self.subscribers = self.subscribers, set()
        for subscriber in subscribers:
            subscriber.end(why)

    def show(self, done: str = "", wisher: Subscriber | None = None) -> None:
        """Show everybody how everything lies."""
        for subscriber in self.subscribers:
            subscriber.put(
                tables.write(self._shown(subscriber, done if subscriber is wisher else ""))
            )

    def _shown(self, subscriber: Subscriber, done: str) -> messages.Bench:
        work = self.work
        running = None if work.begun_at is None else _now() - work.begun_at
        taken = sorted(card for card, holder in self.held.items() if holder is not subscriber)
        return messages.Bench(
            entry=work.count - 1, puzzle=work.puzzle, placed=work.placed, hints=work.hints,
            ms=running if work.over_ms is None else work.over_ms,
            solved=work.solved, given_up=work.given_up, wrong=work.wrong, squares=work.squares,
            taken=taken,
            here=len({one.guest for one in self.subscribers}), done=done or UNSET,
        )  # fmt: skip

    # What is wished

    async def handle(
        self, subscriber: Subscriber, wish: messages.FromClient, arrived: float
    ) -> None:
        """Grant a wish or refuse it; either way the subscriber is answered."""
        if isinstance(wish, tables.Ping):
            subscriber.send(tables.Pong(wish.id))
        elif isinstance(wish, tables.Look):
            await self.freshen()
            subscriber.put(tables.write(self._shown(subscriber, "")))
        elif isinstance(wish, messages.Hold):
            self._hold(subscriber, wish)
        else:
            await self._answer(subscriber, wish)

    def _hold(self, subscriber: Subscriber, wish: messages.Hold) -> None:
        """Cards in hand are nobody else's; the first who takes one has it."""
        self._let_go(subscriber)
        if wish.card is not None and wish.card in self.work.cards:
            self.held.setdefault(wish.card, subscriber)
        self.show(wish.id, subscriber)

    def _let_go(self, subscriber: Subscriber) -> None:
        self.held = {card: one for card, one in self.held.items() if one is not subscriber}

    async def _answer(self, subscriber: Subscriber, wish: messages.Change) -> None:
        client = f"{subscriber.guest} {wish.id}"
        try:
            async with self._lock:
                before = self.work.granted_before(client)
                if before is not None:
                    subscriber.send(tables.Done(wish.id, before))
                    return
                await self._change(lambda: self._proposed(subscriber, wish, client))
            self.show(wish.id, subscriber)
        except Refused as refused:
            self.hub.metrics.refused(refused.code)
            subscriber.send(tables.Refusal(wish.id, refused.code, refused.words))

    async def _proposed(self, subscriber: Subscriber, wish: messages.Change, client: str) -> Change:
        work, now = self.work, _now()
        match wish:
            case messages.Lay(card=card):
                self._must_be_free(subscriber, card[0])
                return work.lay(card, now, client)
            case messages.Lift(card=number):
                self._must_be_free(subscriber, number)
                return work.lift(number, now, client)
            case messages.Clear():
                return work.clear(now, client)
        self.hub.want_solver(work.game)
        propose = work.hint if isinstance(wish, messages.Hint) else work.give_up
        return await asyncio.to_thread(propose, now, client)

    def _must_be_free(self, subscriber: Subscriber, card: int) -> None:
        if self.held.get(card, subscriber) is not subscriber:
            raise Refused("held", "somebody else has that card in hand")

    async def _change(self, propose: Callable[[], Awaitable[Change]]) -> None:
        """Store an entry, and let it happen; the lock is held."""
        for _ in range(TRIES):
            entry, number = await propose(), self.work.count
            summary = Summary(self.work.game, PHASE, public=False)
            try:
                await self.hub.store_event(MARK + self.name, number, entry, summary)
            except Taken:
                await self._reload()
                continue
            self.work.apply(entry)
            return
        raise Refused("busy", "the puzzle is being changed by others: try again")

    async def _reload(self) -> None:
        first = self.work.count
        try:
            entries = await _read(self.hub, self.name, first - 1)
        except TableDeleted as deleted:
            self.end(deleted)
            raise
        for number, entry in enumerate(entries, first):
            try:
                assert not isinstance(entry, Opened)
                self.work.apply(entry)
            except Exception as error:
                damaged = DamagedTable(MARK + self.name, number, "unfit")
                self.hub.note_damage(damaged)
                raise damaged from error

    async def changed_elsewhere(self, number: int) -> None:
        """An entry was stored; unless this process did it, it is read."""
        async with self._lock:
            if self.work.count > number:
                return
            await self._reload()
        self.show()

    async def freshen(self) -> None:
        """Read what the listener may have missed; with the database away, memory must do."""
        if not self.hub.fanout.well:
            async with self._lock:
                try:
                    await self._reload()
                except Refused as refused:
                    if refused.code != "store":
                        raise


class Workshop:
    """Every bench of this process; a socket finds here what it finds in the hub for tables."""

    read = staticmethod(messages.read)

    def __init__(self, hub: Hub) -> None:
        self.hub, self.clock = hub, hub.clock
        self.live: dict[str, Bench] = {}

    async def open(
        self, game: str, puzzle: str, placed: list[Placed], ms: int = 0, hints: int = 0
    ) -> Bench:
        """Put a puzzle on a new bench, as far as somebody alone has come with it."""
        opened = Opened(game, puzzle, placed, _now(), ms, hints)
        bench = Bench(secrets.token_urlsafe(16), Work(opened), self.hub)
        summary = Summary(game, PHASE, public=False)
        await self.hub.store_event(MARK + bench.name, 0, opened, summary)
        if self.hub.shards.mine(bench.name):
            self.live[bench.name] = bench
        return bench

    async def find(self, name: str) -> Bench:
        """A bench, from memory or from the store."""
        if name not in self.live:
            entries = await _read(self.hub, name) if len(name) <= LONGEST_NAME else []
            if not entries:
                raise Refused("table", "there is no such puzzle any more: ask for a new link")
            work = await self.hub.ask_store(rebuilt, entries, MARK + name)
            self.live.setdefault(name, Bench(name, work, self.hub))
        bench = self.live[name]
        await bench.freshen()
        return bench

    def leave(self, name: str, subscriber: Subscriber) -> None:
        """Somebody goes."""
        if name in self.live:
            self.live[name].leave(subscriber)

    def let_go(self, key: str, why: Refused) -> None:
        """A puzzle is no more; whoever is at it is told."""
        bench = self.live.pop(key.removeprefix(MARK), None)
        if bench:
            bench.end(why)

    def forget_idle(self) -> None:
        """Let benches go that nobody is at; they come back from the store when asked for."""
        self.live = {name: bench for name, bench in self.live.items() if bench.subscribers}

    def changed_elsewhere(self, key: str, number: int) -> None:
        """An entry was stored, perhaps by another process; those who are at it here are shown."""
        bench = self.live.get(key.removeprefix(MARK))
        if bench and bench.work.count <= number:
            self.hub.follow_news(bench.changed_elsewhere, number)

    async def catch_up(self) -> None:
        """Show what other processes have stored and this one has not heard of."""
        benches = {MARK + name: bench for name, bench in self.live.items()}
        newest = await self.hub.ask_store(self.hub.store.newest, list(benches))
        await self.hub.caught_up(
            bench.changed_elsewhere(newest[key])
            for key, bench in benches.items()
            if bench.work.count <= newest.get(key, -1)
        )


async def _read(hub: Hub, name: str, after: int = -1) -> list[Event]:
    key = MARK + name
    rows = await hub.ask_store(hub.store.bodies, key, after)
    return await hub.ask_store(decoded, key, rows, decode, after + 1)


def _now() -> int:
    return time.time_ns() // 1_000_000
