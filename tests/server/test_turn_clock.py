"""The clock: everybody's time runs from the moment they may act, not from the last one's end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from parlour.core import registry
from parlour.server import wire
from parlour.server.bots import Bots
from parlour.server.clocks import Clock
from parlour.server.fanout import Fanout
from parlour.server.live import Hub, Live, Watcher
from parlour.server.store import Store
from tests.games_known import EVERY

A, B = "a" * 32, "b" * 32
TURN_S = 10


class FakeClock(Clock):
    """A time that moves when it is told to."""

    def __init__(self) -> None:
        self.time = 0.0
        self.sleeping: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        wake: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.sleeping.append((self.time + seconds, wake))
        await wake

    async def pass_by(self, seconds: float) -> None:
        """Let time go by, a second at a time, and everything happen that is due."""
        for _ in range(round(seconds)):
            self.time += 1.0
            for due, wake in self.sleeping:
                if due <= self.time and not wake.done():
                    wake.set_result(None)
            await asyncio.sleep(0.03)


class QuickBots(Bots):
    """Bots that take the first action that comes to mind, in this process."""

    async def _asked(self, *_: Any) -> int:
        return -1


async def _begun(folder: Path, game: str, clock: FakeClock) -> tuple[Store, Live, list[Watcher]]:
    for card in EVERY:
        registry.game(card)
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    hub = Hub(store, QuickBots(delays=False), Fanout("sqlite://"), clock)
    live = await hub.make(A, game, 2, public=True, turn_seconds=TURN_S)
    watchers = [Watcher(A), Watcher(B)]
    for watcher in watchers:
        live.watch(watcher)
        await live.wish(watcher, wire.Sit("s"))
    await live.wish(watchers[0], wire.Start("t"))
    await asyncio.sleep(0)
    return store, live, watchers


async def _end(store: Store, live: Live) -> None:
    for task in (live.waiting, live.thinking):
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
    store.close()


def test_people_who_decide_at_once_have_the_same_time(tmp_path: Path) -> None:
    """_run_clock waits for one person after the other: n idle people take n turns' time."""

    async def story() -> list[int]:
        clock = FakeClock()
        store, live, _ = await _begun(tmp_path, "secret-bids", clock)
        await clock.pass_by(TURN_S + 1)
        decisions = list(live.room.decisions)
        await _end(store, live)
        return decisions

    assert asyncio.run(story()) == [1, 1]


def test_the_next_person_has_its_own_time_and_no_more(tmp_path: Path) -> None:
    """Whoever is due next is timed only after the sleep for the one before has ended."""

    async def story() -> tuple[int, int]:
        clock = FakeClock()
        store, live, watchers = await _begun(tmp_path, "secret-bids", clock)
        await clock.pass_by(4)
        await live.wish(watchers[0], wire.Act("a", 0, 0))
        await clock.pass_by(TURN_S - 4 + 1)
        after_one_turn = live.room.decisions[1]
        await clock.pass_by(TURN_S)
        later = live.room.decisions[1]
        await _end(store, live)
        return after_one_turn, later

    assert asyncio.run(story()) == (1, 2)
