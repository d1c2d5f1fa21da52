"""Measure how soon tables are playable after a crash, and their memory use: `make recovery`.

Opens tables for two, plays a few moves, kills the server with SIGKILL and restarts it. Then
everyone reconnects and someone moves at every table.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import urlsplit

from parlour.terminal.load_test import Crowd, Player, Playing, Web, memory_mb
from tests.server.harness import Server

TABLES, SEATS, ACTS, AT_ONCE = 1000, 2, 10, 32


class Sitter(Player):
    """A player who acts only when told to and ignores lost connections."""

    def _take_turn(self, now: float) -> None:
        pass

    def connection_lost(self, error: Exception | None) -> None:
        """Do nothing; a new player reconnects."""


async def main() -> None:
    """Run the measurement and print its figures as JSON."""
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        place = urlsplit(f"http://{server.host}")
        crowd, gate = Crowd(place, "transmitter", 0, SEATS, None), asyncio.Semaphore(AT_ONCE)
        await opened(crowd, gate, 1)  # warm-up: allocates everything that is created once
        empty = memory_mb(server.pid)
        games = await opened(crowd, gate, TABLES)
        for _ in range(ACTS):
            await asyncio.gather(*(act(players) for _, _, players in games))
        full = memory_mb(server.pid)
        begun = time.monotonic()
        server.kill()
        server.start()
        answers = time.monotonic() - begun
        web = Web(place)
        await asyncio.gather(*(come_back(web, gate, table, ck) for table, ck, _ in games))
        playable = time.monotonic() - begun
    assert empty is not None
    assert full is not None
    figures = {
        "tables": TABLES, "sockets": TABLES * SEATS, "first_answer_s": round(answers, 2),
        "every_table_acted_s": round(playable, 2),
        "kib_a_table": round((full - empty) * 1024 / TABLES, 1), "empty_mb": empty, "full_mb": full,
    }  # fmt: skip
    sys.stdout.write(json.dumps(figures) + "\n")


Game = tuple[str, list[str], list[Sitter]]


async def opened(crowd: Crowd, gate: asyncio.Semaphore, count: int) -> list[Game]:
    """Open this many tables and start their games."""

    async def one() -> Game:
        async with gate:
            cookies = [await crowd.web.new_guest() for _ in range(SEATS)]
            request = {"game": crowd.game, "seats": SEATS}
            made = await crowd.web.ask("POST", "/api/tables", cookies[0], request)
            players = await at_table(crowd, made["table"], cookies)
            for seat, player in enumerate(players):
                await player.ask({"do": "sit", "invite": made["invite"], "seat": seat})
            await players[0].ask({"do": "start"})
            return made["table"], cookies, players

    return list(await asyncio.gather(*(one() for _ in range(count))))


async def at_table(crowd: Crowd, table: str, cookies: list[str]) -> list[Sitter]:
    """Connect players to a table."""
    playing = Playing(crowd)
    players = [Sitter(playing) for _ in cookies]
    playing.players, playing.over = list(players), False
    for player, cookie in zip(players, cookies, strict=True):
        await crowd.web.seat(player, table, cookie)
    return players


async def act(players: list[Sitter]) -> None:
    """Play a move at a table and wait for the answer."""
    while not (ready := [one for one in players if one.moves and not one.sent]):
        await asyncio.sleep(0.02)
    before = ready[0].entry
    ready[0]._act()
    while ready[0].sent or ready[0].entry == before:
        await asyncio.sleep(0.02)


async def come_back(web: Web, gate: asyncio.Semaphore, table: str, cookies: list[str]) -> None:
    """Reconnect everyone to a table and play a move."""
    crowd = Crowd(urlsplit(web.address), "transmitter", 0, SEATS, None)
    async with gate:
        players = await at_table(crowd, table, cookies)
        for player in players:
            player.count = ACTS  # don't reuse request ids, which would get the old answers
        await act(players)


if __name__ == "__main__":
    asyncio.run(main())
