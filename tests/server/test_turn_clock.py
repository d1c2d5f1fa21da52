"""Turn clocks: a player's time starts when they can act, not when another player's ends."""

from __future__ import annotations

from pathlib import Path

from parlour.server.protocol import messages
from parlour.server.tables.hub import Hub
from tests.tables.fakes import FakeClock, play, two_at_a_table, until

TURN_S = 10


def test_people_who_decide_at_once_have_the_same_time(tmp_path: Path) -> None:
    """n idle people do not take n turns' time."""

    async def story(hub: Hub, clock: FakeClock) -> None:
        live, _, _ = await two_at_a_table(hub, game="secret-bids", turn_seconds=TURN_S)
        await clock.pass_by(TURN_S)
        await until(lambda: live.room.decisions == [1, 1])

    play(story, tmp_path)


def test_the_next_person_has_its_own_time_and_no_more(tmp_path: Path) -> None:
    """Whoever is due next is timed from the moment it may act, also while others are slept for."""

    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, _ = await two_at_a_table(hub, game="secret-bids", turn_seconds=TURN_S)
        await clock.pass_by(4)
        await host.request(live, messages.Act, decision=0, action=0)
        await clock.pass_by(TURN_S - 4)
        await until(lambda: live.room.decisions == [1, 1])  # a new round starts at 10
        await clock.pass_by(TURN_S - 1)
        assert live.room.decisions == [1, 1]
        await clock.pass_by(1)
        await until(lambda: live.room.decisions == [2, 2])

    play(story, tmp_path)


def test_everybody_is_shown_how_long_there_is(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game="secret-bids", turn_seconds=TURN_S)
        assert host.shown["left_ms"] == friend.shown["left_ms"] == {"0": 10_000, "1": 10_000}
        await clock.pass_by(4)
        await host.request(live, messages.Act, decision=0, action=0)
        assert host.shown["left_ms"] == friend.shown["left_ms"] == {"1": 6_000}
        await host.request(live, messages.Ask, what="pause")
        await friend.request(live, messages.Answer, agrees=True)
        assert host.shown["left_ms"] == friend.shown["left_ms"] == {}, "a pause has no clock"
        await clock.pass_by(100)
        await host.request(live, messages.Ask, what="resume")
        await friend.request(live, messages.Answer, agrees=True)
        assert friend.shown["left_ms"] == {"1": 10_000}

    play(story, tmp_path)
