"""The puzzle hub: every live puzzle of this process."""

from __future__ import annotations

import secrets

from parlour.features.puzzles import Placed
from parlour.server.protocol.errors import Refused
from parlour.server.puzzles import messages
from parlour.server.puzzles.board import Board, rebuilt
from parlour.server.puzzles.events import MARK, Opened
from parlour.server.puzzles.live import PHASE, LivePuzzle, now_ms, read_events
from parlour.server.storage.summaries import Summary
from parlour.server.tables.hub import Hub
from parlour.server.tables.subscriber import Subscriber

LONGEST_NAME = 31


class PuzzleHub:
    """Every live puzzle of this process; sockets use it like the hub for tables."""

    read = staticmethod(messages.read)

    def __init__(self, hub: Hub) -> None:
        self.hub, self.clock = hub, hub.clock
        self.live: dict[str, LivePuzzle] = {}

    async def open(
        self, game: str, puzzle: str, placed: list[Placed], ms: int = 0, hints: int = 0
    ) -> LivePuzzle:
        """Open a puzzle for several people, starting from one person's progress."""
        opened = Opened(game, puzzle, placed, now_ms(), ms, hints)
        live = LivePuzzle(secrets.token_urlsafe(16), Board(opened), self.hub)
        summary = Summary(game, PHASE, public=False)
        await self.hub.store_event(MARK + live.name, 0, opened, summary)
        if self.hub.shards.mine(live.name):
            self.live[live.name] = live
        return live

    async def find(self, name: str) -> LivePuzzle:
        """Return a puzzle from memory or the store."""
        if name not in self.live:
            events = await read_events(self.hub, name) if len(name) <= LONGEST_NAME else []
            if not events:
                raise Refused("table", "that puzzle no longer exists; ask for a new link")
            board = await self.hub.ask_store(rebuilt, events, MARK + name)
            self.live.setdefault(name, LivePuzzle(name, board, self.hub))
        live = self.live[name]
        await live.freshen()
        return live

    def leave(self, name: str, subscriber: Subscriber) -> None:
        """A subscriber disconnects."""
        if name in self.live:
            self.live[name].leave(subscriber)

    def let_go(self, key: str, why: Refused) -> None:
        """Disconnect everyone from a puzzle that no longer exists."""
        live = self.live.pop(key.removeprefix(MARK), None)
        if live:
            live.end(why)

    def forget_idle(self) -> None:
        """Drop puzzles without subscribers; they are read from the store when needed."""
        self.live = {name: live for name, live in self.live.items() if live.subscribers}

    def changed_elsewhere(self, key: str, number: int) -> None:
        """Show an event that another process may have stored to the subscribers here."""
        live = self.live.get(key.removeprefix(MARK))
        if live and live.board.count <= number:
            self.hub.follow_news(live.changed_elsewhere, number)

    async def catch_up(self) -> None:
        """Show events that other processes stored but this one wasn't notified of."""
        by_key = {MARK + name: live for name, live in self.live.items()}
        newest = await self.hub.ask_store(self.hub.store.newest, list(by_key))
        await self.hub.caught_up(
            live.changed_elsewhere(newest[key])
            for key, live in by_key.items()
            if live.board.count <= newest.get(key, -1)
        )
