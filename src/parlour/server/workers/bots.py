"""Bots at tables: they run in separate processes and get only a view and a time limit.

A bot's delay is drawn from the table's secret and the entry number, independently of its choice, so
it reveals nothing about the bot's hand.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from parlour.core import compiling
from parlour.core.chance import seeded
from parlour.core.engine import engines
from parlour.core.registry import game, names
from parlour.core.table import Table
from parlour.features.puzzles import Puzzles
from parlour.features.real_time import Memory, Plan, bot_pace
from parlour.policies.shelf import is_own
from parlour.server.protocol.metrics import Metrics
from parlour.server.workers.bot_seeds import draw
from parlour.server.workers.characters import NOBODY, Character
from parlour.server.workers.orphans import end_with_the_server
from parlour.server.workers.policy_bots import PolicyBots

LIMIT_S = 5.0
START_LIMIT_S = 30.0  # the first move may have to wait for its process
PACE = 1.0  # how long bots take; tests hurry them
FAILED = object()
log = logging.getLogger("parlour.bots")


class Bots:
    """A pool of bots."""

    def __init__(
        self, processes: int = 1, delays: bool = True, limit_s: float = LIMIT_S,
        metrics: Metrics | None = None,
    ) -> None:  # fmt: skip
        self.delays, self.limit_s, self._processes = delays, limit_s, processes
        self._metrics = metrics or Metrics()
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False
        self._warm: set[str] = set()  # games loaded in a worker
        self._warming: dict[str, asyncio.Task[object]] = {}
        self._tried: set[str] = set()  # games we tried to load, even if it failed
        self._policies = PolicyBots(limit_s)

    def start(self) -> None:
        """Start a worker before anybody needs it."""
        if self._pool is None and not self._closed:
            self._workers().submit(get_up)

    def is_warm(self, name: str) -> bool:
        """Whether the bots of a game can move without loading it first."""
        return name in self._warm or name in self._tried

    def warm(self, name: str, then: Callable[[], object] = lambda: None) -> None:
        """Load a game in a worker before its first move, then call `then`."""
        if self.is_warm(name):
            return
        if name not in self._warming:
            work = asyncio.get_running_loop().create_task(self._called(at_hand, name))
            self._warming[name] = work
            work.add_done_callback(lambda _: self._tried.add(name))
            work.add_done_callback(lambda _: self._warming.pop(name, None))
        self._warming[name].add_done_callback(lambda _: then())

    def start_policy(self, name: str, level: str) -> None:
        """Load somebody's own policy before its first move."""
        self._policies.start(name, level)

    def load(self, name: str, part: str) -> None:
        """Make the workers load a newly compiled part of a game between two moves."""
        if self._pool and name in self._warm:
            self._pool.submit(load_part, name, part)

    async def think(
        self, table: Table, seat: int, level: str, moment: str, who: Character = NOBODY,
        at_once: bool = False,
    ) -> int:  # fmt: skip
        """Choose a bot's action after a human-like delay, unless it's wanted `at_once`; if the bot
        fails, choose at random."""
        legal = table.legal(seat)
        view = table.seen(seat)
        loop = asyncio.get_running_loop()
        due = loop.time() + (_takes(table, moment, who) if self.delays and not at_once else 0.0)
        action = legal[draw(moment, "choice") % len(legal)]
        own = await self._own(table, seat, level, moment)
        if own is not None:
            action = own
        elif level != "random":
            level = _standing_in(table, level)
            begun = time.perf_counter()
            found = await self._asked(table.game.name, table.game.version, view, level, moment)
            self._count(table.game.name, level, begun, found < 0)
            if found in legal:
                action = found
            else:
                log.warning("bot %s of %s failed, so it plays at random", level, table.game.name)
        await asyncio.sleep(max(0.0, due - loop.time()))
        return action

    async def plan(
        self, table: Table, seat: int, level: str, moment: str, memory: Memory = ()
    ) -> Plan | None:
        """Choose when and how a bot acts in real time; None if it can't do anything."""
        card = table.game
        own = await self._own(table, seat, level, moment)
        if own is not None:
            return Plan(round(1000 * delay(moment)) if self.delays else 0, own)
        look = level if level in card.bots else next(iter(card.bots))
        view = table.seen(seat)
        begun = time.perf_counter()
        found = await self._planned(card.name, card.version, view, look, moment, memory)
        self._count(card.name, look, begun, found is not None and found.action < 0)
        return Plan(0, found.action) if found and not self.delays else found

    async def _own(self, table: Table, seat: int, level: str, moment: str) -> int | None:
        """The action of somebody's own policy; None if this isn't one, or if it failed."""
        if not is_own(level):
            return None
        begun = time.perf_counter()
        found = await self._policies.ask(table, seat, level, moment)
        self._count(table.game.name, level, begun, found is None)
        return found

    def _count(self, name: str, level: str, begun: float, failed: bool) -> None:
        """Record how long a bot thought, without the delay that follows."""
        self._metrics.bot_moves[name, level].add(time.perf_counter() - begun)
        if failed:
            self._metrics.bot_failures[name, level] += 1

    async def _asked(self, *asked: Any) -> int:
        found = await self._called(decide, *asked)
        return -1 if found is FAILED else int(found)

    async def _planned(self, *asked: Any) -> Plan | None:
        found: Any = await self._called(paced, *asked)
        return Plan(round(1000 * NOBODY.longest_s), -1) if found is FAILED else found

    async def _called(self, work: Callable[..., Any], name: str, *asked: Any) -> Any:
        """Call a function in a worker; returns FAILED if that fails."""
        try:
            call = asyncio.get_running_loop().run_in_executor(self._workers(), work, name, *asked)
            limit = self.limit_s if name in self._warm else max(self.limit_s, START_LIMIT_S)
            found = await asyncio.wait_for(call, limit)
            self._warm.add(name)
            return found
        except (TimeoutError, BrokenProcessPool, Exception) as error:
            log.warning("a bot of %s: %s", name, type(error).__name__)
            self.close()
            return FAILED

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._processes, mp_context=spawn, initializer=end_with_the_server
            )
        return self._pool

    def shut_down(self) -> None:
        """Kill all processes."""
        self._closed = True
        self.close()
        self._policies.close()

    def close(self) -> None:
        """Kill the processes of the game's bots, including hanging ones."""
        pool, self._pool = self._pool, None
        self._warm.clear()
        if pool:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


def _standing_in(table: Table, level: str) -> str:
    """A level of the game: its lowest in place of a policy that failed or isn't here."""
    return next(iter(table.game.bots)) if is_own(level) else level


def get_up() -> None:
    """Import the games in a worker."""
    for name in names():
        game(name)


def at_hand(name: str) -> None:
    """Load a game in a worker, with the parts that are already compiled."""
    card = game(name)
    engines(card).interpreted.example()
    for part in compiling.parts_of(card):
        if part != Puzzles.part and compiling.is_made(card, part):
            load_part(name, part)


def load_part(name: str, part: str) -> None:
    """Load a compiled part in a worker."""
    engines(game(name)).load(part)


def decide(name: str, version: int, view: bytes, level: str, moment: str) -> int:
    """Choose a bot's action for an encoded view, in a worker."""
    card = game(name).at(version)
    both = engines(card)
    play = both.bot(both.level_now(level))
    return int(play(card.View.load(view), seeded(moment), card.workspace()))


def paced(
    name: str, version: int, view: bytes, level: str, moment: str, memory: Memory = ()
) -> Plan | None:
    """Choose when and how a bot acts in real time, in a worker."""
    return bot_pace(game(name).at(version), view, level, moment, memory)


def _takes(table: Table, moment: str, who: Character) -> float:
    """Return how long a bot takes, based on public information only."""
    return max(delay(moment, who), table.game.manners.lingers(table.facts(None)))


def delay(moment: str, who: Character = NOBODY) -> float:
    """Return a random thinking time, which depends on a bot's character but not on its hand."""
    share = draw(moment, "delay") % 1000 / 1000
    return PACE * (who.shortest_s + (who.longest_s - who.shortest_s) * share)
