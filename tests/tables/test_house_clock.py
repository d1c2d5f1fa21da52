"""Timed house actions: the game defines which and when, and the server's clock plays them."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.core import registry
from parlour.core.game import HOUSE
from parlour.features.real_time import RealTime
from parlour.server.protocol import messages
from parlour.server.protocol.events import Acted
from parlour.server.tables.hub import Hub
from parlour.server.tables.room import rebuilt
from tests.games_known import EVERY
from tests.tables.fakes import FakeClock, play, settle, two_at_a_table, until

TIME_UP = 5
FIRST = Acted(HOUSE, TIME_UP)


def each_round(s: Any) -> list[tuple[int, int, int]]:
    """Give every round ten seconds, however many cards are played."""
    return [(TIME_UP, s.round_no, 10_000)]


@pytest.fixture(autouse=True)
def timed_bids() -> Iterator[None]:
    timed = (RealTime(house_clock=each_round),)
    registry.register(dataclasses.replace(EVERY[-1], name="timed-bids", features=timed))
    yield
    registry._cards.pop("timed-bids")


@pytest.mark.parametrize(("seconds", "acts"), [(9.9, 0), (10.0, 1), (10.1, 1)])
def test_the_house_acts_when_its_time_has_come_and_not_before(
    tmp_path: Path, seconds: float, acts: int
) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game="timed-bids")
        assert host.shown["left_ms"] == {str(HOUSE): 10_000}
        await clock.pass_by(seconds)
        await until(lambda: live.room.table.actions == [(HOUSE, TIME_UP)] * acts)
        log = hub.store.load(live.id)
        assert sum(entry == FIRST for entry in log) == acts
        assert live.room.decisions == [acts, acts]
        assert rebuilt(log).table == live.room.table
        if acts:
            assert friend.screen.heard("events")[-1][0] == {"is": "time-up"}
            assert friend.shown["left_ms"] == {str(HOUSE): 10_000}

    play(story, tmp_path)


def test_the_time_goes_on_while_people_act_and_begins_anew_with_its_number(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game="timed-bids")
        await clock.pass_by(6)
        await host.request(live, messages.Act, decision=0, action=4)
        assert friend.shown["left_ms"] == {str(HOUSE): 4_000}, "a card does not stop the clock"
        await friend.request(live, messages.Act, decision=0, action=3)
        assert friend.shown["left_ms"] == {str(HOUSE): 10_000}, "a new round has its own time"
        await clock.pass_by(9)
        assert live.room.decisions == [1, 1]
        await clock.pass_by(1)
        await until(lambda: live.room.decisions == [2, 2])

    play(story, tmp_path)


def test_a_late_act_is_stale_and_a_game_ends_by_time_alone(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game="timed-bids")
        await clock.pass_by(10)
        await until(lambda: live.room.decisions == [1, 1])
        assert (await host.request(live, messages.Act, decision=0, action=4))["code"] == "stale"
        for rounds in (2, 3):
            await settle()
            await clock.pass_by(10)
            await until(lambda n=rounds: live.room.decisions == [n, n])
        assert live.room.phase == "over"
        assert friend.shown["lobby"]["phase"] == "over"
        assert friend.shown["left_ms"] == {}, "nothing is waited for any more"
        await clock.pass_by(100)
        assert len(live.room.table.actions) == 3

    play(story, tmp_path)


def test_a_paused_house_does_not_act(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game="timed-bids")
        await host.request(live, messages.Ask, what="pause")
        await friend.request(live, messages.Answer, agrees=True)
        await clock.pass_by(100)
        assert live.room.table.actions == []
        await host.request(live, messages.Ask, what="resume")
        await friend.request(live, messages.Answer, agrees=True)
        await clock.pass_by(9)
        assert live.room.table.actions == []
        await clock.pass_by(1)
        await until(lambda: live.room.table.actions == [(HOUSE, TIME_UP)])

    play(story, tmp_path)
