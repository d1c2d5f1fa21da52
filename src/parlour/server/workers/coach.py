"""The coach on a server: reviews and hints in low-priority processes of their own.

Reviews take seconds, so only one runs at a time and the other process is left for hints. Nothing is
computed in the server's own process, and bots never wait for the coach.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

from parlour.coach.hint import hint
from parlour.coach.playouts import PART
from parlour.coach.review import review
from parlour.core import compiling
from parlour.core.game import Game
from parlour.core.registry import game
from parlour.core.table import Record
from parlour.server.protocol.errors import Refused
from parlour.server.workers.orphans import end_with_the_server

PROCESSES = 2
MOST_WAITING = 32  # reviews
HINT_LIMIT_S, REVIEW_LIMIT_S = 20.0, 240.0
KEPT = 512
log = logging.getLogger("parlour.coach")

Key = tuple[str, int]  # a table and a seat, or a decision there
encode = msgspec.json.Encoder().encode


class Coach:
    """Makes reviews and hints, and keeps the latest."""

    def __init__(self, want: Callable[[str, str], object] = lambda name, part: None) -> None:
        self._want = want  # asks for a part to be compiled
        self._pool: ProcessPoolExecutor | None = None
        self._one_review = asyncio.Semaphore(1)
        self._reviews: OrderedDict[Key, asyncio.Task[bytes]] = OrderedDict()
        self._hints: OrderedDict[tuple[str, int, bytes], bytes] = OrderedDict()

    def review(
        self, card: Game, table_id: str, seat: int, record: Callable[[], Record]
    ) -> bytes | None:
        """A review as JSON; None while it is being made."""
        key = table_id, seat
        task = self._reviews.get(key)
        if task is None:
            if not self._is_ready(card):
                return None
            if sum(not one.done() for one in self._reviews.values()) >= MOST_WAITING:
                raise Refused("many", "too many reviews at once; try again in a moment", retry_s=5)
            task = asyncio.get_running_loop().create_task(self._review(record, seat))
            self._reviews[key] = task
            _forget_oldest(self._reviews)
        if not task.done():
            return None
        if task.cancelled() or task.exception():
            del self._reviews[key]  # the next request tries again
            raise Refused("coach", "the review couldn't be made; try again")
        return task.result()

    async def hint(self, card: Game, table_id: str, view: bytes, seat: int) -> bytes:
        """A hint as JSON, from a seat's view."""
        self._is_ready(card)
        key = table_id, seat, view
        found = self._hints.get(key)
        if found is None:
            work = self._called(hinted, HINT_LIMIT_S, card.name, card.version, view, seat)
            try:
                found = await work
            except Exception as error:
                log.warning("a hint for %s: %s", card.name, type(error).__name__)
                raise Refused("coach", "there is no hint right now; try again") from error
            self._hints[key] = found
            _forget_oldest(self._hints)
        return found

    def _is_ready(self, card: Game) -> bool:
        """Whether the coach of a game is compiled; asks for it otherwise."""
        if compiling.is_made(card, PART):
            return True
        self._want(card.name, PART)
        return False

    async def _review(self, record: Callable[[], Record], seat: int) -> bytes:
        async with self._one_review:
            text = await asyncio.to_thread(lambda: str(record()))
            return await self._called(reviewed, REVIEW_LIMIT_S, text, seat)

    async def _called(self, work: Callable[..., bytes], limit_s: float, *given: Any) -> bytes:
        """Call a function in a process; after a failure the next call gets a new one."""
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(
                loop.run_in_executor(self._workers(), work, *given), limit_s
            )
        except (TimeoutError, BrokenProcessPool):
            self._stop()
            raise

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(PROCESSES, mp_context=spawn, initializer=begin)
        return self._pool

    def _stop(self) -> None:
        """Kill the processes, including hanging ones."""
        pool, self._pool = self._pool, None
        if pool:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Stop everything."""
        for task in self._reviews.values():
            task.cancel()
        self._stop()


def _forget_oldest(kept: OrderedDict[Any, Any]) -> None:
    while len(kept) > KEPT:
        kept.popitem(last=False)


def begin() -> None:
    """Start a process: give way to everything else, and end with the server."""
    compiling.be_gentle()
    end_with_the_server()


def hinted(name: str, version: int, view: bytes, seat: int) -> bytes:
    """A hint as JSON, in a process."""
    return encode(hint(game(name).at(version), view, seat))


def reviewed(record: str, seat: int) -> bytes:
    """A review as JSON, in a process."""
    return encode(review(Record.parse(record), seat))
