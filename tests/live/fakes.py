"""Live tables without a network: a real store, watchers that keep what they are sent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

from parlour.server import wire
from parlour.server.bots import Bots
from parlour.server.clocks import Clock
from parlour.server.fanout import Fanout
from parlour.server.live import Hub, Live, Watcher
from parlour.server.store import Store

HOST, FRIEND, STRANGER = "a" * 32, "b" * 32, "c" * 32


class FakeClock(Clock):
    """Time that only goes on when a test says so."""

    def __init__(self) -> None:
        self.time = 0.0
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        done = asyncio.get_running_loop().create_future()
        self._sleepers.append((self.time + seconds, done))
        await done

    async def pass_by(self, seconds: float) -> None:
        """Let time pass and whatever waited for it happen."""
        self.time += seconds
        for due, done in list(self._sleepers):
            if due <= self.time and not done.done():
                done.set_result(None)
        await settle()


async def settle() -> None:
    """Let everything that can happen now happen."""
    for _ in range(50):
        await asyncio.sleep(0.002)


class Person(Watcher):
    """A watcher that remembers what it was sent."""

    def __init__(self, guest: str) -> None:
        super().__init__(guest, f"Person {guest[0]}")
        self.wishes = 0

    def letters(self) -> list[dict[str, Any]]:
        """What was sent since the last time."""
        found = []
        while not self.outbox.empty():
            message = self.outbox.get_nowait()
            assert message is not None
            found.append(msgspec.json.decode(message))
        return found

    async def wish(self, live: Live, kind: type[wire.Wish], **fields: Any) -> dict[str, Any]:
        """Wish for something and give the answer to it."""
        self.wishes += 1
        self.letters()
        await live.wish(self, kind(id=str(self.wishes), **fields))  # type: ignore[arg-type]
        return next(one for one in self.letters() if one.get("id") == str(self.wishes))


def play(test: Callable[[Hub, FakeClock], Awaitable[None]], folder: Path) -> None:
    """Run a test with a hub over a store of its own."""

    async def run() -> None:
        store, clock, bots = (
            Store(f"sqlite:///{folder / 'test.db'}"),
            FakeClock(),
            Bots(delays=False),
        )
        hub = Hub(store, bots, Fanout("sqlite://"), clock)
        try:
            await test(hub, clock)
        finally:
            for live in hub.live.values():
                for task in (live.thinking, live.waiting):
                    if task:
                        task.cancel()
            await settle()
            bots.close()
            await asyncio.to_thread(store.close)

    asyncio.run(run())


async def two_at_a_table(hub: Hub, **table: Any) -> tuple[Live, Person, Person]:
    """A table for two with both people seated and the game begun."""
    live = await hub.make(HOST, table.pop("game", "transmitter"), 2, **table)
    host, friend = Person(HOST), Person(FRIEND)
    for person in (host, friend):
        live.watch(person)
        assert (await person.wish(live, wire.Sit, invite=live.room.made.invite))["is"] == "done"
    assert (await host.wish(live, wire.Start))["is"] == "done"
    return live, host, friend
