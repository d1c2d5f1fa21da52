"""A table whose writes hang doesn't stall others. Moves are counted, not timed."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest

from parlour.server.storage.store import STALLED_S
from tests.run_figures import record_figures
from tests.server.harness import Player, Refusal, Server, leave, seated
from tests.server.survivors import UNDECIDED

pytestmark = pytest.mark.slow

OTHERS, MOVES = 6, 40
SLOW_S = 2.0
# Writes of the table named in the file `slow` hang while that file exists.
SLOW_STORE = """
import time
from pathlib import Path
from parlour.server.storage.store import Store
slow, hangs, insert = Path({slow!r}), Path({hangs!r}), Store._insert
def named():
    try:
        return slow.read_text()
    except FileNotFoundError:
        return None
def hanging(self, batch, *lock_ms):
    if (table := named()) and any(write.row[0] == table for write in batch):
        hangs.touch()
        while named() == table:
            time.sleep(0.01)
    insert(self, batch, *lock_ms)
Store._insert = hanging
"""
ONE_WRITER = """
from parlour.server.storage import store
store.WRITERS = 1
"""
Table = list[Player]


async def _opened(server: Server) -> Table:
    _, players = await seated(server, 2, away_seconds=0)
    return players


async def _move(players: Table, luck: random.Random) -> float:
    """Play a move that everyone sees; returns the time to its acknowledgement."""
    actor = next(player for player in players if player.shown["moves"])
    began = time.perf_counter()
    entry = await actor.act(luck.choice(actor.options()))
    took = time.perf_counter() - began
    for player in players:
        await player.seen(entry)
    return took


async def _moves(
    server: Server, luck: random.Random, goes_on: Callable[[int], bool]
) -> list[float]:
    """Play at one table after another while `goes_on`; returns how long each move took."""
    took: list[float] = []
    while goes_on(len(took)):
        players = await _opened(server)
        while goes_on(len(took)) and not players[0].shown["result"]:
            took.append(await _move(players, luck))
        await leave(*players)
    return took


def _play(
    folder: Path, story: Callable[[Server, Path, Path], Awaitable[None]], fault: str = ""
) -> None:
    slow, hangs = folder / "slow", folder / "hangs"
    first = SLOW_STORE.format(slow=str(slow), hangs=str(hangs)) + fault
    with Server(folder, first=first, forked=True) as server:
        asyncio.run(story(server, slow, hangs))  # type: ignore[arg-type]
        server.assert_no_traceback()


async def _hang(players: Table, slow: Path, hangs: Path) -> asyncio.Task[float]:
    """Start a move whose write hangs."""
    waiting = asyncio.create_task(_move(players, random.Random(0)))
    async with asyncio.timeout(60):
        while not hangs.exists():
            await asyncio.sleep(0.005)
    return waiting


def test_while_one_tables_write_hangs_every_other_table_plays_on(tmp_path: Path) -> None:
    async def story(server: Server, slow: Path, hangs: Path) -> None:
        stuck = await _opened(server)
        slow.write_text(stuck[0].table_id)
        waiting = await _hang(stuck, slow, hangs)
        try:
            counts = await asyncio.gather(
                *(_moves(server, random.Random(n), lambda done: done < MOVES)
                  for n in range(OTHERS))
            )  # fmt: skip
            assert not waiting.done(), "the write that should hang did not"
            assert [len(one) for one in counts] == [MOVES] * OTHERS
        finally:
            slow.unlink()
        await waiting
        await leave(*stuck)

    _play(tmp_path, story)


def test_a_server_with_one_writer_is_caught(tmp_path: Path) -> None:
    async def story(server: Server, slow: Path, hangs: Path) -> None:
        stuck, others = await _opened(server), await _opened(server)
        slow.write_text(stuck[0].table_id)
        waiting = await _hang(stuck, slow, hangs)
        other = asyncio.create_task(_move(others, random.Random(1)))
        await asyncio.sleep(4 * STALLED_S)  # long enough for another writer to take over
        held_up = not other.done()
        slow.unlink()
        await asyncio.gather(waiting, other)
        await leave(*stuck, *others)
        assert held_up

    _play(tmp_path, story, ONE_WRITER)


async def _held_back(server: Server, other: psycopg.Connection[Any]) -> None:
    """Open a table, lock its next entry as another server for a while, then continue."""
    players = await _opened(server)
    newest = "SELECT max(number) FROM parlour_entry WHERE table_id = %s"
    (number,) = other.execute(newest, [players[0].table_id]).fetchone() or (0,)
    hung = "INSERT INTO parlour_entry (table_id, number, at, body) VALUES (%s, %s, 0, '')"
    other.execute(hung, [players[0].table_id, number + 1])
    end, codes = time.monotonic() + SLOW_S, set()
    while time.monotonic() < end:
        try:
            await _move(players, random.Random(0))
        except Refusal as refusal:
            codes.add(refusal.code)
    assert codes
    assert codes <= set(UNDECIDED)
    other.rollback()
    await _move(players, random.Random(0))
    await leave(*players)


@pytest.mark.soak
def test_the_slowest_moves_of_the_others_while_one_table_is_held_back(
    tmp_path: Path, postgresql: str
) -> None:
    """Measured in turns, without and with a table whose entries another server keeps locked."""
    measured: dict[bool, list[float]] = {False: [], True: []}

    async def again_and_again(server: Server, other: psycopg.Connection[Any], end: float) -> None:
        while time.monotonic() < end:
            await _held_back(server, other)

    async def story(server: Server, other: psycopg.Connection[Any]) -> None:
        for number in range(10):
            end = time.monotonic() + 6
            slowed = number % 2 == 1
            playing = [
                _moves(server, random.Random(n), lambda _, end=end: time.monotonic() < end)
                for n in range(OTHERS)
            ]
            beside = [again_and_again(server, other, end)] if slowed else []
            ended = await asyncio.gather(*playing, *beside)
            measured[slowed] += [took for one in ended if one for took in one]

    with Server(tmp_path, postgresql) as server, psycopg.connect(postgresql) as other:
        asyncio.run(story(server, other))
        server.assert_no_traceback()
    figures: dict[str, int | float] = {}
    for slowed, name in ((False, "without"), (True, "with")):
        took = sorted(measured[slowed])
        figures |= {
            f"moves_{name}": len(took),
            f"p50_ms_{name}": round(1000 * took[len(took) // 2], 1),
            f"p99_ms_{name}": round(1000 * took[len(took) * 99 // 100], 1),
        }
    record_figures(7, "one table held back", figures)
    assert figures["moves_with"] > figures["moves_without"] / 4, figures
