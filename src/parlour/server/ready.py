"""Ready: what a game needs is compiled in processes of its own, once for an installation.

A table waits for its game's rules, and a bot for its own; no other table waits for either.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from pathlib import Path

from parlour.core.game import HOUSE, Game
from parlour.core.registry import game
from parlour.core.rule import PLAIN, rule_folder
from parlour.core.table import Table
from parlour.server.lessons import shown_lesson
from parlour.server.processes import end_with_the_server
from parlour.server.room import Refused

BEFOREHAND = "PARLOUR_COMPILE_BEFOREHAND"  # set where a person starts the server to play
AT_ONCE = 2
PLAY_NOW = "fair"  # the level that a table begins with in one click
log = logging.getLogger("parlour.ready")


def stamp(name: str, what: str) -> Path:
    """The file that says that this is compiled; it goes with the compiled code."""
    card = game(name)
    folder = rule_folder(Path(str(card.rules.__file__)).resolve().parent)
    return folder / f"{what.replace(' ', '-')}-{card.version}.ready"


def is_ready(name: str, what: str) -> bool:
    """Whether nobody would have to wait for a compiler."""
    return PLAIN or stamp(name, what).exists()


def parts_of(card: Game) -> list[str]:
    """Everything that can be prepared of a game."""
    bots = [f"bot {level}" for level in card.bots]
    paces = [f"pace {level}" for level in card.bots] if card.pace else []
    return ["rules", *bots, *paces, *(["puzzles"] if card.puzzles else [])]


def _be_gentle() -> None:
    """In a process: let the server go first, and end with it."""
    if hasattr(os, "nice"):
        os.nice(5)
    end_with_the_server()


def prepare(name: str, what: str) -> None:
    """In a process: compile a game's `rules` or `puzzles`, or of a level its `bot` or `pace`."""
    kind, _, level = what.partition(" ")
    card = game(name)
    table = Table(card, card.usual_seats, seed=1)
    if kind == "puzzles":
        if card.puzzles:
            card.puzzles.hint(card.puzzles.listed()[0]["id"], [])
    elif kind == "rules":
        _use_rules(table)
        with suppress(Refused):  # there is no lesson
            shown_lesson(name)
    else:
        while not table.actors:
            table.play(HOUSE, table.legal(HOUSE)[0])
        seat = table.actors[0]
        if kind == "bot":
            table.bot(seat, level)
        elif card.pace:
            card.pace(table.look(seat), level, "once")
    stamp(name, what).touch()


def _use_rules(table: Table) -> None:
    """Whatever a live table asks of its rules."""
    card = table.game
    referee = card.referee(table)
    for seat in (HOUSE, *range(table.seats)):
        for action in table.legal(seat)[:1]:
            table.witness(seat, action, (0,))
            table.hears(seat, action, 0)
            if card.house_clock:
                list(card.house_clock(card.State.read(table._state)))
            table.play(seat, action)
            for viewer in range(table.seats):
                table.view(viewer)
    if referee:
        referee.judge(0, table.legal(0)[0] if table.legal(0) else 0, 0, 0)


class Ready:
    """What is compiled now, and what waits for it."""

    def __init__(self) -> None:
        self._under_way: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._failed: set[tuple[str, str]] = set()
        self._pool: ProcessPoolExecutor | None = None

    async def of(self, name: str, what: str = "rules") -> None:
        """Come back when this is compiled; at once, if it was before."""
        key = name, what
        if key in self._failed or is_ready(name, what):
            return
        if key not in self._under_way:
            self._under_way[key] = asyncio.create_task(self._prepare(name, what))
        await asyncio.shield(self._under_way[key])

    async def everything(self, names: list[str]) -> None:
        """Compile beforehand what people who play at once will need."""
        for name in names:
            await self.of(name)
            await self.of(name, f"bot {PLAY_NOW}")
            if game(name).pace:
                await self.of(name, f"pace {PLAY_NOW}")
            if game(name).puzzles:
                await self.of(name, "puzzles")

    async def _prepare(self, name: str, what: str) -> None:
        log.info("compiling %s, %s, once", name, what)
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._workers(), prepare, name, what)
        except Exception as error:
            self._failed.add((name, what))
            log.warning("%s, %s, could not be compiled beforehand: %s", name, what, error)
        finally:
            del self._under_way[name, what]
            if not self._under_way:
                self.close()

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                AT_ONCE, mp_context=multiprocessing.get_context("spawn"),
                initializer=_be_gentle,
            )  # fmt: skip
        return self._pool

    def close(self) -> None:
        """End the processes, also those that compile."""
        pool, self._pool = self._pool, None
        if pool:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)
