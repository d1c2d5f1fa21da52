"""Tables without subscribers are dropped from memory and come back unchanged."""

from __future__ import annotations

from pathlib import Path

from parlour.server.protocol import messages
from parlour.server.tables.hub import Hub
from tests.tables.fakes import FRIEND, HOST, FakeClock, Person, play, settle, two_at_a_table


def test_a_table_is_let_go_although_its_clock_would_run_for_a_day(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game="secret-bids", turn_seconds=86_400)
        await settle()
        live.leave(host)
        live.leave(friend)
        await settle()
        assert hub.forget_idle() == 1

    play(story, tmp_path)


def test_a_forgotten_table_comes_back_as_it_was(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game="secret-bids", away_seconds=0)
        await host.request(live, messages.Act, decision=0, action=2)
        assert hub.forget_idle() == 0, "somebody watches"
        before = friend.shown
        live.leave(host)
        live.leave(friend)
        await settle()
        assert hub.forget_idle() == 1
        again = await hub.find(live.id)
        assert again is not live
        for guest in (FRIEND, HOST):
            person = Person(guest)
            again.watch(person)
            assert guest == HOST or person.shown == before

    play(story, tmp_path)
