"""A full disk and a locked database while people play and the server is killed: nothing is lost."""

from __future__ import annotations

import asyncio
import random
import resource
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from tests.server.kill_loop import PROGRESS_S, Setup, alone, kill_often, run
from tests.server.survivors import Games

pytestmark = pytest.mark.slow

DISK_BYTES = 6 * 1024 * 1024
IMPATIENT = """
from parlour.server.storage import database
tune = database._tune_sqlite
def impatient(connection, record):
    tune(connection, record)
    connection.execute("PRAGMA busy_timeout=200")
database._tune_sqlite = impatient
"""


def unstored(games: Games) -> int:
    """Return how many acts were refused because they couldn't be stored."""
    return sum(one.unstored for game in games.values() for one in game)


async def refused_some(games: Games, more: int = 3) -> None:
    """Wait until more acts have been refused."""
    before = unstored(games)
    async with asyncio.timeout(PROGRESS_S):
        while unstored(games) < before + more:
            await asyncio.sleep(0.01)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of a few megabytes."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK_BYTES}", "none", str(folder)]
    if subprocess.run(mount, capture_output=True).returncode != 0:
        pytest.skip("this user can't mount a tmpfs; a limit on file sizes is tested instead")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


async def fill_disk(folder: Path, setup: Setup, kills: int, games: Games) -> None:
    """Repeatedly fill the disk, kill and restart the server, and free the disk."""
    filler = folder / "filler"
    for _ in range(kills):
        await asyncio.to_thread(_fill, filler)
        await refused_some(games)
        await setup.kill(0)
        await refused_some(games)
        filler.unlink()
        await kill_often(setup, 1, games)


def _fill(file: Path) -> None:
    with file.open("wb", buffering=0) as filler:
        try:
            while True:
                filler.write(b"\0" * 4096)
        except OSError:
            return


def test_a_full_disk_loses_nothing_acknowledged(small_disk: Path) -> None:
    setup = alone(small_disk, random.Random(5))
    setup.servers[0].log = small_disk.parent / "server.log"
    run(setup, "full disk", 2, during=partial(fill_disk, small_disk))


async def limit_files(setup: Setup, kills: int, games: Games) -> None:
    """Repeatedly limit the server's file size, then kill it; the next server has no limit."""
    (server,) = setup.servers
    for _ in range(kills):
        _, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, hard))
        await refused_some(games)
        await setup.kill(0)
        await kill_often(setup, 1, games)


def test_files_that_cannot_grow_lose_nothing_acknowledged(tmp_path: Path) -> None:
    setup = alone(tmp_path, random.Random(6))
    run(setup, "no space for files", 2, during=limit_files)


async def lock_database(setup: Setup, kills: int, games: Games) -> None:
    """Hold the database lock until acts are refused; kill the server during or after that."""
    (server,) = setup.servers
    for number in range(kills):
        with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as other:
            other.execute("PRAGMA busy_timeout=60000")
            other.execute("BEGIN EXCLUSIVE")
            await refused_some(games)
            if number % 2:
                setup.kills += 1
                server.kill()
            other.rollback()
        if number % 2:
            await asyncio.to_thread(server.start)
        await kill_often(setup, 1, games)


def test_a_locked_database_loses_nothing_acknowledged(tmp_path: Path) -> None:
    setup = alone(tmp_path, random.Random(7), IMPATIENT)
    run(setup, "locked database", 2, during=lock_database)
