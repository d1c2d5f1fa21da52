"""Live tables without a network: a real store, and subscribers that record their messages."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from parlour.core import registry
from parlour.features.real_time import Plan
from parlour.server.protocol import messages
from parlour.server.storage.store import Store
from parlour.server.tables.clock import Clock
from parlour.server.tables.hub import Hub
from parlour.server.tables.live import Live
from parlour.server.tables.opening import open_store
from parlour.server.tables.subscriber import Subscriber
from parlour.server.workers.bots import Bots, paced
from parlour.server.workers.fanout import Fanout
from tests.games_known import EVERY
from tests.server.screen import Message, Screen

HOST, FRIEND, STRANGER = "a" * 32, "b" * 32, "c" * 32
PATIENCE_S = 60.0


class FakeClock(Clock):
    """A clock that only a test advances."""

    def __init__(self) -> None:
        self.time = 0.0
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self.time

    async def sleep_until(self, end: float) -> None:
        if end <= self.time:
            await asyncio.sleep(0)
            return
        done = asyncio.get_running_loop().create_future()
        self._sleepers.append((end, done))
        await done

    async def pass_by(self, seconds: float) -> None:
        """Advance the clock and let everything that is due happen."""
        self.time += seconds
        for due, done in self._sleepers:
            if due <= self.time and not done.done():
                done.set_result(None)
        self._sleepers = [one for one in self._sleepers if not one[1].done()]
        await settle()


async def settle() -> None:
    """Let all pending tasks run."""
    for _ in range(50):
        await asyncio.sleep(0.002)


async def until(what: Callable[[], Any]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(PATIENCE_S):
        while not what():
            await asyncio.sleep(0.002)


class QuickBots(Bots):
    """Bots that run in this process; they always fail, so a random action is played."""

    def __init__(self) -> None:
        super().__init__(delays=False)

    def is_warm(self, name: str) -> bool:
        """Always: they run in this process."""
        return True

    async def _asked(self, *_: Any) -> int:
        return -1

    async def _planned(self, *asked: Any) -> Plan | None:
        return paced(*asked)


class Person(Subscriber):
    """A subscriber that records its messages."""

    def __init__(self, guest: str) -> None:
        super().__init__(guest, self._put, f"Person {guest[0]}")
        self.screen = Screen()
        self.requests = 0
        self._letters: list[Message] = []

    def _put(self, message: bytes) -> None:
        self._letters.append(self.screen.take(message))

    @property
    def shown(self) -> Message:
        """What this person is currently shown."""
        return self.screen.shown

    def letters(self) -> list[Message]:
        """Return the messages since the last call, without `present`."""
        found, self._letters = self._letters, []
        return [message for message in found if message["is"] != "present"]

    async def ask(self, live: Live, request: messages.FromClient) -> Message:
        """Send a request and return its answer."""
        before = len(self.screen.answers.get(request.id, []))
        await send(live, self, request)
        (answer,) = self.screen.answers.get(request.id, [])[before:]
        return answer

    async def request(self, live: Live, kind: type[messages.Request], **fields: Any) -> Message:
        """Send a request with a new id and return its answer."""
        self.requests += 1
        return await self.ask(live, kind(id=f"w{self.requests}", **fields))  # type: ignore[arg-type]


async def send(live: Live, person: Person, request: messages.FromClient) -> None:
    """Send a request as a socket does, with the fast path for acts."""
    if isinstance(request, messages.Act) and live.act_at_once(person, request, live.clock.now()):
        await until(lambda: not (live.lock.locked() or live.services._following))  # type: ignore[attr-defined]
    else:
        await live.handle(person, request)


def hub_of(store: Store, clock: Clock | None = None) -> Hub:
    """Create a hub with quick bots."""
    for card in EVERY:
        registry.register(card)
    return Hub(store, QuickBots(), Fanout("sqlite://"), clock)


def play(test: Callable[[Hub, FakeClock], Awaitable[None]], folder: Path) -> None:
    """Run a test with a hub and a new store."""

    async def run() -> None:
        store, clock = open_store(f"sqlite:///{folder / 'test.db'}"), FakeClock()
        hub = hub_of(store, clock)
        try:
            await test(hub, clock)
        finally:
            await hub.close()
            await asyncio.to_thread(store.close)

    asyncio.run(run())


async def two_at_a_table(hub: Hub, **table: Any) -> tuple[Live, Person, Person]:
    """Start a game for two people."""
    live = await hub.make(HOST, table.pop("game", "transmitter"), 2, **table)
    host, friend = Person(HOST), Person(FRIEND)
    for person in (host, friend):
        live.watch(person)
        assert (await person.request(live, messages.Sit, invite=live.room.made.invite))[
            "is"
        ] == "done"
    assert (await host.request(live, messages.Start))["is"] == "done"
    return live, host, friend


def fresh(live: Live, guest: str) -> Message:
    """Return what a new client of this guest is shown."""
    newcomer = Screen()
    subscriber = Subscriber(guest, newcomer.take)  # type: ignore[arg-type]
    live.show(subscriber)
    return newcomer.shown
