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
from tests.server.harness import PATIENCE_S, Player, Refusal, Server, leave, seated
from tests.server.survivors import UNDECIDED

pytestmark = pytest.mark.slow

OTHERS, MOVES = 6, 40
HELD_MOVES = 40  # by each other table, while one is held back
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
    server: Server, luck: random.Random, goes_on: Callable[[int], bool],
    took: list[float] | None = None,
) -> list[float]:  # fmt: skip
    """Play at one table after another while `goes_on`; returns how long each move took."""
    took = [] if took is None else took
    while goes_on(len(took)):
        players = await _opened(server)
        while goes_on(len(took)) and not players[0].shown["result"]:
            took.append(await _move_in_the_end(players, luck))
        await leave(*players)
    return took


async def _move_in_the_end(players: Table, luck: random.Random) -> float:
    """Play a move, and again while it couldn't be stored, as clients do; returns the whole time.

    With PostgreSQL, commits queue for one lock. On a busy machine an entry can wait for it longer
    than the store lets it, whichever table it belongs to.
    """
    began = time.perf_counter()
    async with asyncio.timeout(PATIENCE_S):
        while True:
            try:
                await _move(players, luck)
                return time.perf_counter() - began
            except Refusal as refusal:
                if refusal.code not in UNDECIDED:
                    raise


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


async def _held_back(
    server: Server, other: psycopg.Connection[Any], others: list[list[float]]
) -> None:
    """Open a table, and lock its next entry as another server until every other table has moved."""
    players = await _opened(server)
    newest = "SELECT max(number) FROM parlour_entry WHERE table_id = %s"
    (number,) = other.execute(newest, [players[0].table_id]).fetchone() or (0,)
    hung = "INSERT INTO parlour_entry (table_id, number, at, body) VALUES (%s, %s, 0, '')"
    other.execute(hung, [players[0].table_id, number + 1])
    wanted, codes = [len(one) + HELD_MOVES for one in others], set()
    async with asyncio.timeout(PATIENCE_S):
        while not codes or any(len(one) < to for one, to in zip(others, wanted, strict=True)):
            try:
                await _move(players, random.Random(0))
            except Refusal as refusal:
                codes.add(refusal.code)
    assert codes <= set(UNDECIDED)
    other.rollback()
    await _move_in_the_end(players, random.Random(0))
    await leave(*players)


@pytest.mark.soak
def test_the_others_move_while_another_server_holds_one_table_back(
    tmp_path: Path, postgresql: str
) -> None:
    """In turns without and with a table whose entries another server keeps locked. How long moves
    take is recorded and not judged."""
    measured: dict[bool, list[float]] = {False: [], True: []}

    async def period(server: Server, other: psycopg.Connection[Any], slowed: bool) -> None:
        took: list[list[float]] = [[] for _ in range(OTHERS)]
        held = asyncio.gather(*([_held_back(server, other, took)] if slowed else []))

        def goes_on(done: int) -> bool:
            return done < HELD_MOVES or not held.done()

        await asyncio.gather(
            held, *(_moves(server, random.Random(n), goes_on, took[n]) for n in range(OTHERS))
        )
        measured[slowed] += [one for ones in took for one in ones]

    async def story(server: Server, other: psycopg.Connection[Any]) -> None:
        for number in range(10):
            await period(server, other, number % 2 == 1)

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
