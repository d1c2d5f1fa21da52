"""A bot plays for someone who is away too long, until they come back."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.server.protocol import messages
from parlour.server.protocol.events import Seated
from parlour.server.tables.defaults import AWAY_S
from parlour.server.tables.hub import Hub
from parlour.server.tables.live import Live
from parlour.server.tables.room import rebuilt
from tests.tables.fakes import (
    FRIEND,
    STRANGER,
    FakeClock,
    Person,
    play,
    settle,
    two_at_a_table,
    until,
)

WAIT_S = 20


def away(live: Live, hub: Hub) -> list[Seated]:
    """Return the entries in which a bot took over from someone who was away."""
    return [entry for entry in hub.store.load(live.id) if isinstance(entry, Seated) and entry.away]


@pytest.mark.parametrize(("seconds", "plays"), [(19.9, False), (20.0, True), (20.1, True)])
def test_a_bot_plays_when_the_time_is_up_and_not_before(
    tmp_path: Path, seconds: float, plays: bool
) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game="secret-bids", away_seconds=WAIT_S)
        await clock.pass_by(5)
        live.leave(friend)
        await clock.pass_by(seconds)
        if plays:
            await until(lambda: live.room.decisions[1] == 1)
            assert live.room.seating.bots == {1: "easy"}
            assert host.shown["lobby"]["seats"][1]["bot"] == "easy"
            assert host.shown["view"]["ready"] == [False, True]
        assert len(away(live, hub)) == plays
        assert live.room.decisions == [0, int(plays)]
        assert live.room.seating.guests[1] == FRIEND, "the seat is still its guest's"
        again = rebuilt(hub.store.load(live.id))
        assert (again.seating.bots, again.seating.away) == (
            live.room.seating.bots,
            live.room.seating.away,
        )

    play(story, tmp_path)


def test_who_comes_back_has_the_seat_back(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game="secret-bids", away_seconds=WAIT_S)
        live.leave(friend)
        await clock.pass_by(WAIT_S)
        await until(lambda: live.room.decisions[1] == 1)
        back = Person(FRIEND)
        live.watch(back)
        await until(lambda: live.room.seating.bots == {})
        assert live.room.seating.away == set()
        assert host.shown["lobby"]["seats"][1]["bot"] is None
        assert (await host.request(live, messages.Act, decision=0, action=4))["is"] == "done"
        await settle()
        assert live.room.decisions == [1, 1], "no bot plays for who is back"
        assert (await back.request(live, messages.Act, decision=1, action=2))["is"] == "done"

    play(story, tmp_path)


def test_who_comes_back_in_time_keeps_the_seat(tmp_path: Path) -> None:
    """Also when the old deadline passes, and also when it is not the first absence."""

    async def story(hub: Hub, clock: FakeClock) -> None:
        live, _, friend = await two_at_a_table(hub, game="secret-bids", away_seconds=WAIT_S)
        for _ in range(2):
            live.leave(friend)
            await clock.pass_by(WAIT_S - 1)
            live.watch(friend)
            await clock.pass_by(2 * WAIT_S)
            assert live.room.seating.bots == {}
            assert live.room.decisions == [0, 0]
        assert away(live, hub) == []

    play(story, tmp_path)


def test_every_absence_is_timed_from_its_own_beginning(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, _, friend = await two_at_a_table(hub, game="secret-bids", away_seconds=WAIT_S)
        live.leave(friend)
        await clock.pass_by(WAIT_S - 1)
        live.watch(friend)
        await clock.pass_by(0.5)
        live.leave(friend)
        await clock.pass_by(WAIT_S - 1)
        assert away(live, hub) == []
        await clock.pass_by(1)
        await until(lambda: live.room.seating.bots)

    play(story, tmp_path)


def test_nobody_is_replaced_while_all_are_there_or_not_waited_for(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, _ = await two_at_a_table(hub, game="secret-bids", away_seconds=WAIT_S)
        window = Person(FRIEND)
        live.watch(window)
        live.leave(window)  # the other window is still open
        await clock.pass_by(10 * WAIT_S)
        assert away(live, hub) == []
        assert live.room.decisions == [0, 0]
        assert (await host.request(live, messages.Act, decision=0, action=0))["is"] == "done"
        live.leave(host)  # no one waits for someone who has already acted
        await clock.pass_by(10 * WAIT_S)
        assert away(live, hub) == []

    play(story, tmp_path)


def test_a_table_may_wait_for_ever_and_waits_two_minutes_otherwise(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        for_ever, _, one = await two_at_a_table(hub, game="secret-bids", away_seconds=0)
        usual, _, other = await two_at_a_table(hub, game="secret-bids")
        for_ever.leave(one)
        usual.leave(other)
        await clock.pass_by(AWAY_S - 1)
        assert usual.room.seating.bots == {}
        await clock.pass_by(1)
        await until(lambda: usual.room.seating.bots)
        assert for_ever.room.seating.bots == {}
        assert AWAY_S == 120

    play(story, tmp_path)


def test_a_paused_game_waits_for_everybody(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game="secret-bids", away_seconds=WAIT_S)
        await host.request(live, messages.Ask, what="pause")
        await friend.request(live, messages.Answer, agrees=True)
        live.leave(friend)
        await clock.pass_by(10 * WAIT_S)
        assert away(live, hub) == []

    play(story, tmp_path)


def test_an_absence_is_noticed_while_a_longer_time_is_waited_for(tmp_path: Path) -> None:
    """The clock of a turn runs to 1000; who leaves meanwhile is waited for until 20 only."""

    async def story(hub: Hub, clock: FakeClock) -> None:
        live, _, friend = await two_at_a_table(
            hub, game="secret-bids", away_seconds=WAIT_S, turn_seconds=1000
        )
        await settle()
        live.leave(friend)
        await clock.pass_by(WAIT_S)
        await settle()
        assert len(away(live, hub)) == 1

    play(story, tmp_path)


def test_everybody_is_told_who_is_here(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game="secret-bids")
        stranger, window = Person(STRANGER), Person(FRIEND)

        def present(seats: list[bool], watching: int) -> bool:
            should = {"is": "present", "seats": seats, "watching": watching}
            return all(
                person.screen.present | should == person.screen.present
                for person in live.subscribers
            )

        assert present([True, True], 0)
        live.watch(stranger)
        assert present([True, True], 1)
        live.watch(window)
        assert present([True, True], 1)
        live.leave(friend)
        assert present([True, True], 1), "another window is open"
        live.leave(window)
        assert present([True, False], 1)
        live.leave(stranger)
        assert present([True, False], 0)
        live.watch(friend)
        assert present([True, True], 0)
        assert host.screen.present

    play(story, tmp_path)


def test_presence_follows_who_sits_down_and_stands_up(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live = await hub.make(STRANGER, "secret-bids", 2, public=True)
        person = Person(FRIEND)
        live.watch(person)
        assert person.screen.present == {"is": "present", "seats": [False, False], "watching": 1}
        await person.request(live, messages.Sit, seat=1)
        assert person.screen.present == {"is": "present", "seats": [False, True], "watching": 0}
        await person.request(live, messages.Stand)
        assert person.screen.present == {"is": "present", "seats": [False, False], "watching": 1}

    play(story, tmp_path)
