"""Closed tables and sockets leave nothing in memory, counted in a real server.

The server's garbage collector isn't forced to run, since garbage could pile up between its runs.
"""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest

from tests.run_figures import record_figures
from tests.server.census import Census, memory_bytes
from tests.server.harness import Player, Server
from tests.server.survivors import ALL_GAMES, QUICK_HOUSE, Made, seat_all

pytestmark = pytest.mark.slow

AT_ONCE, OPEN = 24, 36
MOVES = 3
WARM_UP = 2_000  # tables that fill every bounded cache: words, statements, pages
KIB_PER_TABLE = 1.3  # allowed per abandoned table: two percent of 64
CUTS_S = 300


async def _abandoned(server: Server, luck: random.Random, made: Made) -> None:
    """Create a table, play a little, and leave in one of three ways."""
    for survivors in (await seat_all([server], luck, made)).values():
        players = [one.player for one in survivors]
        for _ in range(MOVES):
            for player in players:
                if player.shown["moves"] and not player.shown["result"]:
                    await player.send(
                        "act", f"m{luck.getrandbits(60)}", decision=player.shown["decision"],
                        action=luck.choice(player.options()),
                    )  # fmt: skip
                    await player.look()
        await _left(players, luck)


async def _left(players: list[Player], luck: random.Random) -> None:
    how = luck.choice(("closed", "cut", "half"))
    for player in players:
        if how == "closed":
            await player.close()
        elif how == "cut":
            player.socket.transport.abort()
        else:
            player.socket.transport.write_eof()
        await player.socket.wait_closed()


async def _many(server: Server, tables: int, seed: int) -> None:
    """Create and abandon tables of all games, some of them concurrently."""
    gate, luck = asyncio.Semaphore(AT_ONCE), random.Random(seed)

    async def one(made: Made, luck: random.Random) -> None:
        async with gate:
            await _abandoned(server, luck, made)

    games = (ALL_GAMES * (tables // len(ALL_GAMES) + 1))[:tables]
    await asyncio.gather(*(one(made, random.Random(luck.random())) for made in games))


async def _memory_of_open_tables(server: Server) -> int:
    """Return the server's memory while some tables are open."""
    luck = random.Random(1)
    games = [await seat_all([server], luck, made) for made in (ALL_GAMES * OPEN)[:OPEN]]
    memory = memory_bytes(server)
    for game in games:
        for survivors in game.values():
            await _left([one.player for one in survivors], luck)
    return memory


def _leave_nothing(
    folder: Path, tables: int, test: str, warm_up: int = AT_ONCE
) -> dict[str, int | float]:
    census = Census(folder)
    with Server(folder, first=QUICK_HOUSE + census.hook) as server:
        start = census.all(server)
        asyncio.run(_many(server, warm_up, seed=1))
        empty = memory_bytes(server)
        before = asyncio.run(_memory_of_open_tables(server))
        asyncio.run(_many(server, tables, seed=2))
        left = census.left(server, start)
        after = asyncio.run(_memory_of_open_tables(server))
        collections = census.objects()["full collections"] - start["full collections"]
        server.assert_no_traceback()
    figures: dict[str, int | float] = {
        "tables": tables, "objects_left": left.total(), "full_collections": collections,
        "open_mb_before": round(before / 2**20, 1), "open_mb_after": round(after / 2**20, 1),
        "kib_per_open_table": round((before - empty) / 1024 / OPEN, 1),
        "kib_left_per_table": round((after - before) / 1024 / tables, 2),
    }  # fmt: skip
    record_figures(8, test, figures)
    assert not left, f"of {tables} tables there are left: {dict(left)}"
    return figures


def test_tables_that_were_left_leave_nothing_for_the_collector(tmp_path: Path) -> None:
    _leave_nothing(tmp_path, 24, "tables left")


@pytest.mark.soak
def test_ten_thousand_tables_that_were_left_leave_nothing(tmp_path: Path) -> None:
    figures = _leave_nothing(tmp_path, 10_000, "ten thousand tables left", WARM_UP)
    assert figures["kib_left_per_table"] < KIB_PER_TABLE, figures


@pytest.mark.soak
def test_memory_per_open_table_is_flat_while_connections_are_cut(tmp_path: Path) -> None:
    """Row 22: minutes of play with cuts; what is alive for each open table stays as it was."""
    census = Census(tmp_path)
    with Server(tmp_path, first=QUICK_HOUSE + census.hook) as server:
        start = census.all(server)
        asyncio.run(_many(server, WARM_UP, seed=1))
        end, samples, seed = time.monotonic() + CUTS_S, [], 2
        while time.monotonic() < end:
            asyncio.run(_many(server, 10 * AT_ONCE, seed))
            seed += 1
            left = census.left(server, start)
            assert not left, f"after {seed - 2} rounds there are left: {dict(left)}"
            samples.append(asyncio.run(_memory_of_open_tables(server)))
        server.assert_no_traceback()
    tables = 10 * AT_ONCE * (len(samples) - 1)
    grown = (samples[-1] - samples[0]) / 1024 / max(1, tables)
    figures = {
        "tables": tables, "rounds": len(samples), "kib_left_per_table": round(grown, 2),
        "open_mb_first": round(samples[0] / 2**20, 1),
        "open_mb_last": round(samples[-1] / 2**20, 1),
    }  # fmt: skip
    record_figures(22, "play with cuts", figures)
    assert grown < KIB_PER_TABLE, figures
