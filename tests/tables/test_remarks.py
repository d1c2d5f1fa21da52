"""What bots say: hello and well played, one of them, and only where people may talk."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from parlour.server.protocol import messages
from parlour.server.protocol.events import Acted, Started
from parlour.server.tables.hub import Hub
from parlour.server.tables.live import Live
from parlour.server.tables.remarks import AFTER_S, remark_on
from parlour.server.workers.bots import delay
from parlour.server.workers.characters import CHARACTERS, NOBODY, character
from tests.tables.fakes import HOST, FakeClock, Person, play, settle

APART_S = 0.3
PEOPLE = Path(__file__).resolve().parents[2] / "web" / "src" / "lib" / "people.ts"


async def begun(hub: Hub, game: str, **table: Any) -> tuple[Live, Person]:
    """Start a game of one person, who moves first, and two bots."""
    hub.bots.delays = True
    bots = {1: "easy", 2: "easy"}
    live = await hub.make(HOST, game, 3, bots=bots, **table)
    host = Person(HOST)
    live.watch(host)
    await host.request(live, messages.Sit, invite=live.room.made.invite, seat=0)
    await host.request(live, messages.Start)
    return live, host


def test_one_bot_says_hello_a_moment_after_the_start(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host = await begun(hub, "sequence-numbers")
        assert live.room.table
        assert [*live.room.table.actors] == [0]
        await settle()
        assert not host.screen.heard("gesture")
        await clock.pass_by(AFTER_S)
        assert host.screen.heard("gesture") == [{"seat": 1, "emote": "hello"}]
        await clock.pass_by(60)
        assert len(host.screen.heard("gesture")) == 1

    play(story, tmp_path)


def test_quiet_games_stay_quiet(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host = await begun(hub, "synergy")
        assert remark_on(live.room, Started()) is None
        await clock.pass_by(AFTER_S)
        assert not host.screen.heard("gesture")

    play(story, tmp_path)


def test_bots_without_pauses_say_nothing(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live = await hub.make(HOST, "sequence-numbers", 2, bots={1: "easy"})
        host = Person(HOST)
        live.watch(host)
        await host.request(live, messages.Sit, invite=live.room.made.invite)
        await host.request(live, messages.Start)
        await clock.pass_by(AFTER_S)
        assert not host.screen.heard("gesture")

    play(story, tmp_path)


@pytest.mark.parametrize(("preset", "wins"), [("printed", True), ("literal", False)])
def test_a_bot_congratulates_a_winner_and_never_itself(
    tmp_path: Path, preset: str, wins: bool
) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, _ = await begun(hub, "transmitter", preset=preset)
        table = live.room.table
        assert table
        while table.actors:
            seat = table.actors[0]
            table.play(seat, table.bot(seat, "fair" if wins else "easy"))
        won = bool(live.room.result and live.room.result.winners)
        said = remark_on(live.room, Acted(0, 0))
        assert said == ((2, "well played") if won else None)

    play(story, tmp_path)


def test_the_app_and_the_server_agree_on_who_is_who() -> None:
    shown = re.search(r"BOT_NAMES = \[(.+)\]", PEOPLE.read_text())
    assert shown
    assert [one.name for one in CHARACTERS] == re.findall(r"'(\w+)'", shown[1])


def test_a_character_stays_with_its_name_in_rematches() -> None:
    assert character(2, 4, 0) is character(3, 4, 1) is CHARACTERS[2]


def test_nobody_stalls_and_no_two_bots_act_within_300_ms() -> None:
    """Bots in turns move one after the other, so the shortest pause is the least distance."""
    for who in (*CHARACTERS, NOBODY):
        pauses = [delay(f"moment {n}", who) for n in range(400)]
        assert min(pauses) >= who.shortest_s > APART_S
        assert max(pauses) <= who.longest_s < 2.5
        assert max(pauses) - min(pauses) > 0.4
    means = [sum(delay(f"{n}", who) for n in range(200)) / 200 for who in CHARACTERS]
    assert max(means) - min(means) > 0.5
