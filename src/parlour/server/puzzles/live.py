"""Live puzzles: a board, its subscribers, and a lock that every change takes.

As at a table, an event is stored, then applied, then broadcast. The cards that people hold are
not stored; only one process knows them.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from msgspec import UNSET

from parlour.server.protocol import messages as tables
from parlour.server.protocol.errors import DamagedTable, Refused, TableDeleted
from parlour.server.puzzles import messages
from parlour.server.puzzles.board import Board
from parlour.server.puzzles.events import MARK, Change, Event, Opened, decode
from parlour.server.storage.store import Taken, decoded
from parlour.server.storage.summaries import Summary
from parlour.server.tables.hub import Hub
from parlour.server.tables.subscriber import Subscriber

TRIES = 5
PHASE = "puzzle"


class LivePuzzle:
    """One puzzle that people solve together."""

    def __init__(self, name: str, board: Board, hub: Hub) -> None:
        self.name, self.board, self.hub = name, board, hub
        self.subscribers: set[Subscriber] = set()
        self.held: dict[int, Subscriber] = {}
        self._lock = asyncio.Lock()

    # Subscribers

    def watch(self, subscriber: Subscriber) -> None:
        """A subscriber connects."""
        self.subscribers.add(subscriber)
        self.show()

    def leave(self, subscriber: Subscriber) -> None:
        """A subscriber disconnects, and lets go of the card it held."""
        self.subscribers.discard(subscriber)
        self._let_go(subscriber)
        self.show()

    def end(self, why: Refused) -> None:
        """The puzzle no longer exists: disconnect everyone."""
        subscribers, self.subscribers = self.subscribers, set()
        for subscriber in subscribers:
            subscriber.end(why)

    def show(self, done: str = "", requester: Subscriber | None = None) -> None:
        """Show everyone the board; `done` is the id of the request that was accepted."""
        for subscriber in self.subscribers:
            self._show_to(subscriber, done if subscriber is requester else "")

    def _show_to(self, subscriber: Subscriber, done: str = "") -> None:
        board = self.board
        running = None if board.begun_at is None else now_ms() - board.begun_at
        taken = sorted(card for card, holder in self.held.items() if holder is not subscriber)
        shown = messages.Bench(
            entry=board.count - 1, puzzle=board.puzzle, placed=board.placed, hints=board.hints,
            ms=running if board.over_ms is None else board.over_ms,
            solved=board.solved, given_up=board.given_up, wrong=board.wrong, squares=board.squares,
            taken=taken,
            here=len({one.guest for one in self.subscribers}), done=done or UNSET,
        )  # fmt: skip
        subscriber.put(tables.write(shown))

    # Requests

    async def handle(
        self, subscriber: Subscriber, request: messages.FromClient, arrived: float
    ) -> None:
        """Accept or refuse a request and answer the subscriber."""
        if isinstance(request, tables.Ping):
            subscriber.send(tables.Pong(request.id))
        elif isinstance(request, tables.Look):
            await self.freshen()
            self._show_to(subscriber)
        elif isinstance(request, messages.Hold):
            self._hold(subscriber, request)
        else:
            await self._accept(subscriber, request)

    def _hold(self, subscriber: Subscriber, request: messages.Hold) -> None:
        """Hold a card, unless someone else already does."""
        self._let_go(subscriber)
        if request.card is not None and request.card in self.board.cards:
            self.held.setdefault(request.card, subscriber)
        self.show(request.id, subscriber)

    def _let_go(self, subscriber: Subscriber) -> None:
        self.held = {card: one for card, one in self.held.items() if one is not subscriber}

    async def _accept(self, subscriber: Subscriber, request: messages.Change) -> None:
        client = f"{subscriber.guest} {request.id}"
        try:
            async with self._lock:
                before = self.board.accepted_as(client)
                if before is not None:
                    subscriber.send(tables.Done(request.id, before))
                    return
                await self._commit(lambda: self._propose(subscriber, request, client))
            self.show(request.id, subscriber)
        except Refused as refused:
            self.hub.metrics.refused(refused.code)
            subscriber.send(tables.Refusal(request.id, refused.code, refused.words))

    async def _propose(
        self, subscriber: Subscriber, request: messages.Change, client: str
    ) -> Change:
        board, now = self.board, now_ms()
        match request:
            case messages.Lay(card=card):
                self._require_free(subscriber, card[0])
                return board.lay(card, now, client)
            case messages.Lift(card=number):
                self._require_free(subscriber, number)
                return board.lift(number, now, client)
            case messages.Clear():
                return board.clear(now, client)
        self.hub.want_solver(board.game)
        propose = board.hint if isinstance(request, messages.Hint) else board.give_up
        return await asyncio.to_thread(propose, now, client)

    def _require_free(self, subscriber: Subscriber, card: int) -> None:
        if self.held.get(card, subscriber) is not subscriber:
            raise Refused("held", "someone else is holding that card")

    # Events

    async def _commit(self, propose: Callable[[], Awaitable[Change]]) -> None:
        """Store an event and apply it; the caller holds the lock."""
        for _ in range(TRIES):
            event, number = await propose(), self.board.count
            summary = Summary(self.board.game, PHASE, public=False)
            try:
                await self.hub.store_event(MARK + self.name, number, event, summary)
            except Taken:
                await self._reload()
                continue
            self.board.apply(event)
            return
        raise Refused("busy", "others are changing the puzzle right now; try again")

    async def _reload(self) -> None:
        first = self.board.count
        try:
            events = await read_events(self.hub, self.name, first - 1)
        except TableDeleted as deleted:
            self.end(deleted)
            raise
        for number, event in enumerate(events, first):
            try:
                assert not isinstance(event, Opened)
                self.board.apply(event)
            except Exception as error:
                damaged = DamagedTable(MARK + self.name, number, "unfit")
                self.hub.note_damage(damaged)
                raise damaged from error

    async def changed_elsewhere(self, number: int) -> None:
        """Read an event that was stored, unless this process stored it."""
        async with self._lock:
            if self.board.count > number:
                return
            await self._reload()
        self.show()

    async def freshen(self) -> None:
        """Read events the listener may have missed; without a database, use what is in memory."""
        if not self.hub.fanout.well:
            async with self._lock:
                try:
                    await self._reload()
                except Refused as refused:
                    if refused.code != "store":
                        raise


async def read_events(hub: Hub, name: str, after: int = -1) -> list[Event]:
    """Read a puzzle's events after a number."""
    key = MARK + name
    rows = await hub.ask_store(hub.store.bodies, key, after)
    return await hub.ask_store(decoded, key, rows, decode, after + 1)


def now_ms() -> int:
    """Return the time in milliseconds."""
    return time.time_ns() // 1_000_000
