"""A network that drops, doubles, delays and reorders: every act happens once, and none is lost."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from parlour.server.room import rebuilt
from parlour.server.store import Store
from tests.server.harness import Player, Server, leave, seated
from tests.server.test_kill import Survivor, check

FATES = (
    "arrives",
    "arrives",
    "lost",
    "answer lost",
    "doubled",
    "after an old one",
    "old one after",
)


class Unreliable(Player):
    """A player whose acts may meet anything on their way; every one is a submission."""

    luck = random.Random(0)
    met: Counter[str]
    old: list[dict[str, Any]]

    async def send(self, do: str, id: str | None = None, **fields: Any) -> str:
        """Send a wish; of an act, what becomes of it is drawn."""
        if do != "act" or id is None:
            return await super().send(do, id, **fields)
        fate = self.luck.choice(FATES)
        self.met[fate] += 1
        late = [self.luck.choice(self.old)] if self.old and "old" in fate else []
        act = {"id": id, **fields}
        sent = {"lost": [], "doubled": [act, act], "after an old one": [*late, act]}.get(
            fate, [act, *late]
        )
        for one in sent:
            await super().send("act", **one)
        if "lost" in fate:
            self.socket.transport.abort()
        self.old.append(act)
        return id


async def _play(server: Server, tables: int, acts: int, seed: int) -> dict[str, list[Survivor]]:
    """Games at several tables at once, until so many acts were sent."""
    games: dict[str, list[Survivor]] = {}
    met: Counter[str] = Counter()

    async def one_table(number: int) -> None:
        again = 0
        while met.total() < acts or not again:
            again += 1
            table, players = await seated(server, 2)
            survivors = []
            for seat, player in enumerate(players):
                await player.close()
                one = Unreliable(server, table.id, player.cookie)
                one.luck, one.met, one.old = (
                    random.Random(f"{seed} {number} {again} {seat}"),
                    met,
                    [],
                )
                await one.open()
                await one.until(lambda one=one: one.shown)
                survivors.append(Survivor(one, one.luck, pause_s=0.0))
            games[table.id] = survivors
            async with asyncio.timeout(120):
                await asyncio.gather(*(survivor.play() for survivor in survivors))
            await leave(*(survivor.player for survivor in survivors))

    await asyncio.gather(*(one_table(number) for number in range(tables)))
    assert set(met) == set(FATES)
    return games


def _run(folder: Path, tables: int, acts: int) -> None:
    with Server(folder) as server:
        games = asyncio.run(_play(server, tables, acts, seed=5))
        server.assert_no_traceback()
        database = server.database
    store = Store(database)
    try:
        for table_id, survivors in games.items():
            log = store.load(table_id)
            check(table_id, log, survivors)
            assert rebuilt(log).phase == "over"
            for survivor in survivors:
                for id, answers in survivor.player.answers.items():
                    done = {answer["entry"] for answer in answers if answer["is"] == "done"}
                    assert len(done) <= 1, f"{id} was done as several entries: {done}"
    finally:
        store.close()


def test_every_act_happens_once_whatever_the_network_does(tmp_path: Path) -> None:
    _run(tmp_path, tables=8, acts=3_000)


@pytest.mark.soak
def test_of_a_hundred_thousand_acts_none_is_lost_or_doubled(tmp_path: Path) -> None:
    _run(tmp_path, tables=24, acts=100_000)
