"""Bots at tables: in processes of their own, given a view and a time limit, and nothing else.

How long a bot seems to think is drawn from the table's secret and the number of the entry, apart
from what it chooses: it cannot depend on what the bot holds, nor tell what it draws.
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
from parlour.core.registry import game
from parlour.core.table import Table
from parlour.features.puzzles import Puzzles
from parlour.features.real_time import bot_pace
from parlour.server.protocol.metrics import Metrics
from parlour.server.workers.bot_seeds import draw
from parlour.server.workers.orphans import end_with_the_server

LIMIT_S = 5.0
START_LIMIT_S = 30.0  # the first move may have to wait for its process to start
SHORTEST_S, LONGEST_S = 0.6, 1.8
FAILED = object()
Plan = tuple[int, int]  # milliseconds, and an action
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
        self._warm: set[str] = set()  # games that a worker has at hand
        self._warming: dict[str, asyncio.Task[object]] = {}
        self._tried: set[str] = set()  # games that were to be had at hand, even if it went wrong

    def is_warm(self, name: str) -> bool:
        """Whether the bots of a game can move at once."""
        return name in self._warm or name in self._tried

    def warm(self, name: str, then: Callable[[], object] = lambda: None) -> None:
        """Let a worker have a game at hand before its first move; `then` is called."""
        if self.is_warm(name):
            return
        if name not in self._warming:
            work = asyncio.get_running_loop().create_task(self._called(at_hand, name))
            self._warming[name] = work
            work.add_done_callback(lambda _: self._tried.add(name))
            work.add_done_callback(lambda _: self._warming.pop(name, None))
        self._warming[name].add_done_callback(lambda _: then())

    def load(self, name: str, part: str) -> None:
        """A part of a game was compiled: let the workers load it between two moves."""
        if self._pool and name in self._warm:
            self._pool.submit(load_part, name, part)

    async def think(self, table: Table, seat: int, level: str, moment: str) -> int:
        """What a bot in this seat does, after a human while; a failing bot is replaced."""
        legal = table.legal(seat)
        view = table.seen(seat)
        loop = asyncio.get_running_loop()
        due = loop.time() + (_takes(table, moment) if self.delays else 0.0)
        action = legal[draw(moment, "choice") % len(legal)]
        if level != "random":
            begun = time.perf_counter()
            found = await self._asked(table.game.name, table.game.version, view, level, moment)
            self._count(table.game.name, level, begun, found < 0)
            if found in legal:
                action = found
            else:
                log.warning("bot %s of %s failed: it plays at random", level, table.game.name)
        await asyncio.sleep(max(0.0, due - loop.time()))
        return action

    async def plan(self, table: Table, seat: int, level: str, moment: str) -> Plan | None:
        """In real time: when a bot in this seat acts, and how; None while it can do nothing."""
        card = table.game
        look = level if level in card.bots else next(iter(card.bots))
        view = table.seen(seat)
        begun = time.perf_counter()
        found = await self._planned(card.name, card.version, view, look, moment)
        self._count(card.name, look, begun, found is not None and found[1] < 0)
        if found and not self.delays:
            found = 0, found[1]
        return found

    def _count(self, name: str, level: str, begun: float, failed: bool) -> None:
        """For the metrics: how long a bot thought, without the pause that follows."""
        self._metrics.bot_moves[name, level].add(time.perf_counter() - begun)
        if failed:
            self._metrics.bot_failures[name, level] += 1

    async def _asked(self, *asked: Any) -> int:
        found = await self._called(decide, *asked)
        return -1 if found is FAILED else int(found)

    async def _planned(self, *asked: Any) -> Plan | None:
        found: Any = await self._called(paced, *asked)
        return (round(1000 * LONGEST_S), -1) if found is FAILED else found

    async def _called(self, work: Callable[..., Any], name: str, *asked: Any) -> Any:
        """What a worker answers, or FAILED."""
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

    def close(self) -> None:
        """End the processes, also those that hang."""
        pool, self._pool = self._pool, None
        self._warm.clear()
        if pool:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


def at_hand(name: str) -> None:
    """In a worker: have a game at hand, and of its compiled parts those that were made."""
    card = game(name)
    engines(card).interpreted.example()
    for part in compiling.parts_of(card):
        if part != Puzzles.part and compiling.is_made(card, part):
            load_part(name, part)


def load_part(name: str, part: str) -> None:
    """In a worker: use a compiled part from now on."""
    engines(game(name)).load(part)


def decide(name: str, version: int, view: bytes, level: str, moment: str) -> int:
    """In a worker: the action of a bot for the bytes of a view."""
    card = game(name).at(version)
    both = engines(card)
    play = both.bot(both.level_now(level))
    return int(play(card.View.load(view), seeded(moment), card.workspace()))


def paced(name: str, version: int, view: bytes, level: str, moment: str) -> Plan | None:
    """In a worker: when a bot acts in real time, and how."""
    return bot_pace(game(name).at(version), view, level, moment)


def _takes(table: Table, moment: str) -> float:
    """How long a bot takes, from nothing but what everybody knows."""
    return max(delay(moment), table.game.manners.lingers(table.facts(None)))


def delay(moment: str) -> float:
    """How long a bot seems to think, whatever it holds."""
    return SHORTEST_S + (LONGEST_S - SHORTEST_S) * (draw(moment, "delay") % 1000) / 1000
