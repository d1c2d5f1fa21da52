"""Setups to kill: one process, several workers, several servers on one PostgreSQL database."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack
from pathlib import Path

import psycopg

from tests.postgres import programs
from tests.run_figures import record_figures
from tests.server.harness import Server
from tests.server.survivors import (
    ALL_GAMES,
    QUICK_HOUSE,
    Games,
    Made,
    acknowledged,
    examined,
    play_tables,
)

# Fork workers from a parent that has imported everything, so that a replacement starts quickly and
# with the same patched clocks. (`serve` itself spawns them; test_sharding.py tests those.)
FORKED_WORKERS = """
import multiprocessing, uvicorn._subprocess
uvicorn._subprocess.spawn = multiprocessing.get_context("fork")
"""
PROGRESS_S = 180
BETWEEN_S = 0.3


class Setup:
    """The servers of a test, and how to kill one of them."""

    def __init__(self, servers: list[Server], luck: random.Random) -> None:
        self.servers, self.luck, self.kills = servers, luck, 0

    async def kill(self, number: int) -> None:
        """Kill one of the servers, in rotation, and restart it."""
        self.kills += 1
        server = self.servers[number % len(self.servers)]
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)


class Workers(Setup):
    """A server with several workers: kills a worker, and sometimes all of them."""

    ALL_OF_THEM = 6  # every sixth kill

    async def kill(self, number: int) -> None:
        """Kill a worker, which the parent replaces, or the parent with all its workers."""
        (server,) = self.servers
        if number % self.ALL_OF_THEM == self.ALL_OF_THEM - 1:
            await super().kill(0)
            return
        while len(workers := _children(server.pid)) < 2:
            await asyncio.sleep(0.05)
        self.kills += 1
        victim = workers[0]  # the oldest, so that each is killed in turn
        os.kill(victim, signal.SIGKILL)
        while victim in _children(server.pid):  # until it is replaced
            await asyncio.sleep(0.05)


def _children(pid: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def alone(folder: Path, luck: random.Random, first: str = "") -> Setup:
    """Set up one process on SQLite."""
    return Setup([_quick(folder, None, QUICK_HOUSE + first)], luck)


def several_workers(folder: Path, luck: random.Random) -> Setup:
    """Set up two workers on SQLite."""
    return Workers([_quick(folder, None, QUICK_HOUSE + FORKED_WORKERS, workers=2)], luck)


def cluster(folder: Path, luck: random.Random, database: str) -> Setup:
    """Set up two servers on one PostgreSQL database."""
    servers = [_quick(folder / str(n), database, QUICK_HOUSE) for n in range(2)]
    return Setup(servers, luck)


def _quick(folder: Path, database: str | None, first: str, workers: int = 1) -> Server:
    return Server(folder, database, first, workers, forked=True)


async def kill_often(setup: Setup, kills: int, games: Games) -> None:
    """Kill repeatedly during play, each time after more actions have been acknowledged."""
    for number in range(kills):
        before = acknowledged(games)
        async with asyncio.timeout(PROGRESS_S):
            while acknowledged(games) == before:
                await asyncio.sleep(0.01)
        await asyncio.sleep(setup.luck.random() * BETWEEN_S)
        await setup.kill(number)


async def kill_and_restart_postgresql(setup: Setup, kills: int, games: Games) -> None:
    """Kill repeatedly, and restart the database itself halfway through."""
    await kill_often(setup, kills // 2, games)
    await asyncio.to_thread(_restart_postgresql, setup.servers[0].database)
    await kill_often(setup, kills - kills // 2, games)


def _restart_postgresql(database: str) -> None:
    with psycopg.connect(database) as connection:
        found = connection.execute("SHOW data_directory").fetchone()
    assert found is not None
    pg_ctl = [str(programs() / "pg_ctl"), "-D", found[0], "-m", "fast", "-w", "restart"]
    user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
    subprocess.run([*user, *pg_ctl], check=True, stdout=subprocess.DEVNULL, cwd="/")


def run(
    setup: Setup, test: str, kills: int, tables: Sequence[Made] = ALL_GAMES,
    during: Callable[[Setup, int, Games], Awaitable[None]] = kill_often,
) -> None:  # fmt: skip
    """Play while servers are killed, then check everything that was acknowledged."""
    games: Games = {}

    async def amid_play() -> None:
        while len(games) < len(tables):
            await asyncio.sleep(0.01)
        await during(setup, kills, games)

    async def story() -> None:
        killer = asyncio.create_task(amid_play())
        await play_tables(setup.servers, tables, killer, games, setup.luck.getrandbits(32))

    began = time.monotonic()
    with ExitStack() as running:
        for server in setup.servers:
            running.enter_context(server)
        asyncio.run(story())
        for server in setup.servers:
            server.assert_no_traceback()
    seconds = round(time.monotonic() - began, 1)
    found = examined(setup.servers[0].database, games)
    figures = {"kills": setup.kills, **found.figures(), "seconds": seconds}
    assert not found.wrong, f"{figures}: {found.wrong[:5]}"
    assert found.counts["acknowledged"] >= kills
    assert found.counts["reconnections"] >= 1  # a killed worker may have had no player
    record_figures(6, test, figures)
