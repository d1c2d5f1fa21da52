"""Warm-up: games are compiled in the background, one at a time, at low priority.

Nothing waits for it. Tables, lessons and bots start interpreted and switch to compiled code between
two moves once it is ready. Games that people are playing are compiled first, by every worker that
needs them; the others by one worker for all, and only while the processors have nothing else to do.
Whenever somebody opens the home page or starts a game, nothing new is begun for a moment.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, nullcontext, suppress
from typing import NamedTuple

from parlour.core import compiling
from parlour.core.compiling import RULES
from parlour.core.engine import engines
from parlour.core.game import Game
from parlour.core.registry import game
from parlour.core.rule import AT_ONCE, PLAIN
from parlour.features.puzzles import Puzzles
from parlour.features.real_time import RealTime

POLL_S = 1.0
HOLD_S = 3.0  # from a page or a new table until something is compiled or loaded
MOST_HELD_S = 30.0  # in all, so that a busy server gets faster too
PLAY_NOW = "fair"  # the bots of a one-click table
LOADED_HERE = (RULES, Puzzles.part)  # bots are loaded in their own processes
log = logging.getLogger("parlour.warm_up")
Part = tuple[str, str]  # a game, and a part of it


class Progress(NamedTuple):
    """How much has been compiled."""

    made: int
    of: int
    now: str  # being compiled


class WarmUp:
    """A queue of parts to compile, one at a time."""

    def __init__(self, loaded: Callable[[str, str], object] = lambda name, part: None) -> None:
        self._wanted: list[Part] = []  # a stack: the last one is next
        self._seen: set[Part] = set()
        self._working: asyncio.Task[None] | None = None
        self._child: asyncio.subprocess.Process | None = None
        self._now: Part | None = None
        self._played: set[str] = set()  # games that people are playing
        self._preempted = False
        self._held_until, self._held_s = 0.0, 0.0
        self._loaded = loaded

    def hold(self) -> None:
        """Begin nothing for a moment, because somebody is about to play."""
        self._held_until = time.monotonic() + HOLD_S

    def want(self, name: str, *parts: str) -> None:
        """Compile parts of a game next, in this order."""
        if PLAIN or AT_ONCE:
            return
        for part in reversed(parts):
            key = name, part
            if key in self._seen and key not in self._wanted:
                continue  # compiled, being compiled, or failed
            self._seen.add(key)
            if key in self._wanted:
                self._wanted.remove(key)
            self._wanted.append(key)
        if self._wanted and self._working is None:
            self._working = asyncio.get_running_loop().create_task(self._work())

    def play(self, name: str, levels: Iterable[str] = ()) -> None:
        """A game is being played against bots of these levels: compile it before the others."""
        card = game(name)
        bots = [compiling.bot(level) for level in levels if level in card.bots]
        self.want(name, RULES, *([RealTime.part] if card.feature(RealTime) and bots else []), *bots)
        self._played.add(name)
        self.hold()
        if self._now and self._now[0] not in self._played and self._wanted:
            self._preempted = True  # what it has compiled so far is cached
            self._kill()

    def everything(self, names: Iterable[str]) -> None:
        """Compile all parts of these games, starting with those people are likely to need first."""
        cards = [game(name) for name in names]
        rest = [(card.name, part) for card in cards for part in compiling.parts_of(card)]
        first = [
            (card.name, part)
            for card in cards
            for part in (RULES, RealTime.part, compiling.bot(PLAY_NOW))
            if (card.name, part) in rest
        ]
        for name, part in reversed([*first, *(one for one in rest if one not in first)]):
            self.want(name, part)

    @property
    def progress(self) -> Progress:
        """How much of the queue is done."""
        left = len(self._wanted) + bool(self._now)
        return Progress(len(self._seen) - left, len(self._seen), ", ".join(self._now or ()))

    async def _work(self) -> None:
        try:
            while self._wanted:
                await self._released()
                name, part = self._now = self._wanted.pop()
                try:
                    await self._make(name, part)
                except Exception as error:
                    if self._preempted:
                        self._wanted.insert(0, self._now)
                    else:
                        log.warning("%s, %s, stays interpreted: %s", name, part, error)
                self._preempted = False
        finally:
            self._now, self._working = None, None

    async def _released(self) -> None:
        while (left := self._held_until - time.monotonic()) > 0 and self._held_s < MOST_HELD_S:
            await asyncio.sleep(left)
            self._held_s += left

    async def _make(self, name: str, part: str) -> None:
        card = game(name)
        async with self._turn(card, part):
            if not compiling.is_made(card, part):
                await self._compile(card, part)
        if part in LOADED_HERE:
            await asyncio.to_thread(engines(card).load, part)
        self._loaded(name, part)

    @asynccontextmanager
    async def _turn(self, card: Game, part: str) -> AsyncIterator[None]:
        """Wait while another worker compiles what nobody is playing, unless people play this."""
        lock = None
        while card.name not in self._played and not compiling.is_made(card, part):
            if self._preempted or (lock := compiling.idle_lock()):
                break
            await asyncio.sleep(POLL_S)
        with lock or nullcontext():
            if self._preempted:
                raise RuntimeError("people are playing another game")
            yield

    async def _compile(self, card: Game, part: str) -> None:
        log.info("compiling %s, %s, once", card.name, part)
        idle = card.name not in self._played
        self._child = await asyncio.create_subprocess_exec(
            *compiling.command(card, part, idle), stdin=asyncio.subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is for the server, which then ends its child
        )  # fmt: skip
        await self._child.wait()
        self._child = None
        if not compiling.is_made(card, part):
            raise RuntimeError("the compiler failed")

    def close(self) -> None:
        """Stop compiling."""
        if self._working:
            self._working.cancel()
        self._kill()

    def _kill(self) -> None:
        if self._child:
            with suppress(ProcessLookupError):
                self._child.kill()
