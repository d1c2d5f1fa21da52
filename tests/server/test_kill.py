"""The kill loop: people play while the server is killed again and again, and nothing is lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.server.log import Acted, Entry
from parlour.server.ready import prepare
from parlour.server.room import rebuilt
from parlour.server.store import Store
from tests.server.harness import (
    GONE,
    Player,
    Server,
    leave,
    make_table,
    new_guest,
    seated,
)

Made = tuple[dict[str, Any], ...]
TRANSMITTER: Made = tuple({"game": "transmitter", "count": seats} for seats in (2, 2, 3, 3))
ALL_GAMES: Made = (
    {"game": "transmitter", "count": 2},
    {"game": "sequence-numbers", "count": 2, "preset": None},
    {"game": "synergy", "count": 3, "preset": None},
    {"game": "think-str8", "count": 2, "preset": None, "options": {"rounds": 1}},
    {"game": "pattern-overlap", "count": 2, "preset": None,
     "options": {"mode": "diversify", "clock": "turns"}},
)  # fmt: skip


class Survivor:
    """Plays at random for ever, comes back when the server does, and remembers what it was told."""

    def __init__(self, player: Player, luck: random.Random, pause_s: float = 0.02) -> None:
        self.player, self.luck, self.pause_s = player, luck, pause_s
        self.acknowledged: dict[str, int] = {}
        self.acts: dict[str, int] = {}
        self.waiting: dict[str, Any] | None = None
        self.reconnections = 0

    async def play(self) -> None:
        """To the end of the game, whatever happens to the server."""
        while True:
            try:
                if await self._play_on():
                    return
            except GONE:
                await self._return()

    async def _play_on(self) -> bool:
        """Act until the game is over; an act that was not answered is sent again, as it was."""
        player = self.player
        while True:
            await player.until(lambda: self.waiting or player.shown["result"] or _may_act(player))
            if self.waiting is None and player.shown["result"]:
                return True
            if self.waiting is None:
                action = self.luck.choice(player.options())
                id = f"{player.shown['seat']}-{self.luck.getrandbits(64):x}"
                self.acts[id] = action
                self.waiting = {"id": id, "decision": player.shown["decision"], "action": action}
            id = str(self.waiting["id"])
            before = len(player.answers.get(id, []))
            await player.send("act", **self.waiting)
            await player.until(lambda: len(player.answers.get(id, [])) > before)  # noqa: B023
            answer = player.answers[id][-1]
            assert answer["is"] == "done", f"an act that was sent again was refused: {answer}"
            assert self.acknowledged.setdefault(id, answer["entry"]) == answer["entry"]
            self.waiting = None
            await player.seen(answer["entry"])
            await asyncio.sleep(self.luck.random() * self.pause_s)

    async def _return(self) -> None:
        """Come back as soon as the server answers again."""
        self.reconnections += 1
        while True:
            try:
                await self.player.close()
                await self.player.open()
                await self.player.until(lambda: self.player.shown)
                return
            except GONE:
                await asyncio.sleep(0.05)


def _may_act(player: Player) -> bool:
    return bool(player.shown["moves"])


Games = dict[str, list[Survivor]]


def _acknowledged(games: Games) -> int:
    return sum(len(one.acknowledged) for game in games.values() for one in game)


async def _kill_often(server: Server, kills: int, luck: random.Random, games: Games) -> None:
    """Kill and start again, amid the play, at moments that nobody expects."""
    for _ in range(kills):
        before = _acknowledged(games)
        async with asyncio.timeout(120):
            while _acknowledged(games) == before:
                await asyncio.sleep(0.01)
        await asyncio.sleep(luck.random() * 0.4)
        if workers := server.workers():
            os.kill(luck.choice(workers), signal.SIGKILL)  # another is started in its place
        else:
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)


def check(table_id: str, log: list[Entry], survivors: list[Survivor]) -> None:
    """Every act that was acknowledged is stored once, in its place; none twice; none invented."""
    acts = {
        entry.client.split(" ", 1)[1]: (number, entry)
        for number, entry in enumerate(log)
        if isinstance(entry, Acted) and entry.client
    }
    clients = [entry.client for entry in log if isinstance(entry, Acted) and entry.client]
    twice = Counter(clients).most_common(1)
    assert twice[0][1] == 1, f"applied twice at {table_id}: {twice}"
    sent = {id: action for one in survivors for id, action in one.acts.items()}
    for survivor in survivors:
        numbers = list(survivor.acknowledged.values())
        assert numbers == sorted(numbers), "acts of one seat are in another order"
        for id, number in survivor.acknowledged.items():
            assert id in acts, f"act {id} was acknowledged as entry {number} and is not stored"
            assert acts[id][0] == number
            assert acts[id][1].action == survivor.acts[id]
    for id, (_, entry) in acts.items():
        assert sent[id] == entry.action, f"act {id} is stored, but nobody sent it so"


async def _loop(server: Server, tables: Made, kills: int, seed: int) -> Games:
    games: Games = {}
    killer = asyncio.create_task(_kill_often(server, kills, random.Random(seed), games))

    async def one_table(made: dict[str, Any], number: int) -> None:
        played = 0
        while played == 0 or not killer.done():
            try:
                table, players = await seated(server, **made)
            except GONE:
                await asyncio.sleep(0.05)
                continue
            played += 1
            survivors = [Survivor(p, random.Random(f"{seed} {number} {played} {n}"))
                         for n, p in enumerate(players)]  # fmt: skip
            games[table.id] = survivors
            async with asyncio.timeout(300):
                await asyncio.gather(*(survivor.play() for survivor in survivors))
            await leave(*players)

    await asyncio.gather(*(one_table(made, number) for number, made in enumerate(tables)), killer)
    return games


def _kill_loop(
    folder: Path, kills: int, seed: int, workers: int = 1, tables: Made = TRANSMITTER
) -> None:
    for name in {made["game"] for made in tables}:  # who is killed while compiling begins anew
        prepare(name, "rules")
    with Server(folder, workers=workers) as server:
        games = asyncio.run(_loop(server, tables, kills, seed))
        server.assert_no_traceback()
        database = server.database
    assert len(games) >= len(tables)
    assert sum(one.reconnections for game in games.values() for one in game) >= kills
    store = Store(database)
    try:
        for table_id, survivors in games.items():
            log = store.load(table_id)
            check(table_id, log, survivors)
            room = rebuilt(log)
            assert room.phase == "over", f"{table_id} was not played to its end"
            for survivor in survivors:
                shown = survivor.player.shown
                assert shown["entry"] == len(log) - 1
                assert room.table
                mine = msgspec.json.decode(msgspec.json.encode(room.table.view(shown["seat"])))
                assert shown["view"] == mine
            room.record().verify()
    finally:
        store.close()


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    _kill_loop(tmp_path, kills=50, seed=1)


def test_nothing_acknowledged_is_lost_when_one_of_several_processes_is_killed(
    tmp_path: Path,
) -> None:
    _kill_loop(tmp_path, kills=4, seed=3, workers=2)


def test_nothing_acknowledged_is_lost_in_any_game(tmp_path: Path) -> None:
    _kill_loop(tmp_path, kills=6, seed=4, tables=ALL_GAMES)


@pytest.mark.soak
@pytest.mark.parametrize("tables", [TRANSMITTER, ALL_GAMES])
def test_nothing_acknowledged_is_lost_in_a_long_run(tmp_path: Path, tables: Made) -> None:
    _kill_loop(tmp_path, kills=500, seed=2, tables=tables)


def test_a_server_that_was_killed_shows_the_same_table(tmp_path: Path) -> None:
    async def game(server: Server) -> None:
        _, players = await seated(server, 3)
        for _ in range(5):
            actor = next(player for player in players if player.shown["moves"])
            entry = await actor.act(actor.options()[0])
            for player in players:
                await player.seen(entry)
        server.kill()
        server.start()
        for player in players:
            before = player.shown
            async with Player(server, player.table_id, player.cookie) as back:
                assert back.shown == before
        await leave(*players)

    with Server(tmp_path) as server:
        asyncio.run(game(server))
        host = new_guest(server)
        assert make_table(server, host).id
