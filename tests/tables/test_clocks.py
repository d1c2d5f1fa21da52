"""Clocks: the server's time decides, and its decisions are acts in the log."""

from __future__ import annotations

import pytest

from parlour.server.protocol import messages
from parlour.server.protocol.events import Acted
from parlour.server.tables.hub import Hub
from parlour.server.tables.room import rebuilt
from tests.tables.fakes import FakeClock, play, settle, two_at_a_table, until


@pytest.mark.parametrize(("seconds", "acts"), [(29.9, 0), (30.0, 1), (30.1, 1)])
def test_the_turn_ends_when_its_time_is_up_and_not_before(tmp_path, seconds, acts) -> None:
    async def test(hub: Hub, clock: FakeClock) -> None:
        live, _, _ = await two_at_a_table(hub, turn_seconds=30)
        await settle()
        await clock.pass_by(seconds)
        await until(lambda: len(live.room.table.actions) >= acts)
        assert len(live.room.table.actions) == acts
        log = hub.store.load(live.id)
        assert sum(isinstance(entry, Acted) for entry in log) == acts
        assert rebuilt(log).table == live.room.table

    play(test, tmp_path)


def test_who_acts_in_time_is_left_alone(tmp_path) -> None:
    async def test(hub: Hub, clock: FakeClock) -> None:
        live, _, friend = await two_at_a_table(hub, turn_seconds=30)
        await clock.pass_by(29)
        action = live.room.table.legal(1)[0]
        assert (await friend.request(live, messages.Act, decision=0, action=action))["is"] == "done"
        await clock.pass_by(2)
        assert live.room.table.actions == [(1, action)]

    play(test, tmp_path)


def test_a_paused_game_has_no_clock(tmp_path) -> None:
    async def test(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, turn_seconds=30)
        assert (await host.request(live, messages.Ask, what="pause"))["is"] == "done"
        assert (await friend.request(live, messages.Answer, agrees=True))["is"] == "done"
        await clock.pass_by(300)
        assert live.room.table.actions == []

    play(test, tmp_path)
