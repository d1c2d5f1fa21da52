"""A network that drops, duplicates, delays and reorders: every act happens exactly once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.run_figures import record_figures
from tests.server.bad_network import FATES, BadNetwork
from tests.server.harness import Player, Server, leave
from tests.server.screen import Message, Screen
from tests.server.survivors import (
    ALL_GAMES,
    QUICK_HOUSE,
    Findings,
    Games,
    Made,
    Survivor,
    examined,
    seat_all,
)

pytestmark = pytest.mark.slow

FORGETS = """
from parlour.server.tables.room import Room
Room.accepted_as = lambda *_: None
"""
BAD = 0.08  # share of frames affected
UNANSWERED_S = 0.5


class PatientScreen(Screen):
    """Like the browser's screen: ignores old changes and detects gaps."""

    gap = False

    def take(self, frame: bytes | str) -> Message:
        """Decode a message; ignores a change that doesn't follow the last one."""
        self.gap = False
        return super().take(frame)

    def _change(self, news: Message) -> None:
        if not self.shown or news["entry"] > self.shown["entry"] + 1:
            self.gap = True
        elif news["entry"] == self.shown["entry"] + 1:
            super()._change(news)
            return
        if "done" in news:
            answer = {"is": "done", "id": news["done"], "entry": news["entry"]}
            self._answered(news["done"], answer)


class Unlucky(Player):
    """A player behind the bad network, who treats an unanswered act as a lost connection."""

    waits = False

    async def read(self) -> dict[str, Any]:
        """Read the next message; after a gap, ask for the whole table again."""
        async with asyncio.timeout(UNANSWERED_S if self.waits else 60):
            message = await super().read()
        if self.screen.gap:
            await self.send("look")
        return message

    async def send(self, do: str, id: str | None = None, **fields: Any) -> str:
        """Send a request; an act has to be answered soon."""
        self.waits = do == "act"
        return await super().send(do, id, **fields)


async def _unlucky(network: BadNetwork, one: Survivor) -> Survivor:
    """Move a player behind the bad network."""
    await one.player.close()
    player = Unlucky(network, one.player.table_id, one.player.cookie, screen=PatientScreen())
    other = Survivor(player, [network], one.luck, pause_s=0.0)
    await other._return()
    return other


async def _play(server: Server, tables: Sequence[Made], acts: int, games: Games) -> BadNetwork:
    """Play at several tables at once until this many acts were sent."""
    async with BadNetwork(server, random.Random(5), BAD) as network:

        async def one_table(made: Made, luck: random.Random) -> None:
            played = 0
            while network.acts < acts or not played:
                played += 1
                for table_id, survivors in (await seat_all([server], luck, made)).items():
                    games[table_id] = [await _unlucky(network, one) for one in survivors]
                    async with asyncio.timeout(300):
                        await asyncio.gather(*(one.play() for one in games[table_id]))
                    await leave(*(one.player for one in games[table_id]))

        await asyncio.gather(
            *(one_table(made, random.Random(number)) for number, made in enumerate(tables))
        )
        return network


def _examined_play(
    folder: Path, tables: Sequence[Made], acts: int, fault: str = ""
) -> tuple[BadNetwork, Findings]:
    """Play over the bad network, and compare what is stored with what the players were told."""
    games: Games = {}
    with Server(folder, first=QUICK_HOUSE + fault, forked=True) as server:
        network = asyncio.run(_play(server, tables, acts, games))
        server.assert_no_traceback()
        database = server.database
    return network, examined(database, games)


@pytest.mark.parametrize(
    ("acts", "tables_of_each"), [(200, 1), pytest.param(100_000, 4, marks=pytest.mark.soak)]
)
def test_every_act_happens_once_whatever_the_network_does(
    tmp_path: Path, acts: int, tables_of_each: int
) -> None:
    network, found = _examined_play(tmp_path, ALL_GAMES * tables_of_each, acts)
    frames = {f"frames_{fate}": count for fate, count in network.met.items()}
    figures = {"submissions": network.acts, **frames, **found.figures()}
    record_figures(5, "bad network", figures)
    assert not found.wrong, f"{figures}: {found.wrong[:5]}"
    assert network.acts >= acts
    assert set(FATES) < set(network.met)


def test_a_server_that_forgets_what_it_accepted_is_caught(tmp_path: Path) -> None:
    _, found = _examined_play(tmp_path, ALL_GAMES[:1] * 2, 100, FORGETS)
    assert found.counts["answered_differently"], "the same act was never accepted and refused"
