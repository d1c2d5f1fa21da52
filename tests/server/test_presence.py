"""Servers that share a table know who is connected to the others."""

from __future__ import annotations

import asyncio

import pytest

from parlour.server.protocol import messages
from parlour.server.protocol.events import Hosted
from parlour.server.tables import presence
from parlour.server.tables.deadlines import HOST_GONE_S
from parlour.server.tables.hub import Hub
from parlour.server.tables.live import Live
from tests.server.two_hubs import serving
from tests.tables.fakes import FRIEND, HOST, STRANGER, FakeClock, Person, until

AWAY_S = 60


async def apart(one: Hub, other: Hub) -> tuple[Live, Person, Live, Person]:
    """Start a game whose host is connected to one server and whose friend to the other."""
    here = await one.make(HOST, "secret-bids", 2, away_seconds=AWAY_S)
    host, friend = Person(HOST), Person(FRIEND)
    here.watch(host)
    await host.request(here, messages.Sit, invite=here.room.made.invite)
    there = await other.find(here.id)
    there.watch(friend)
    await friend.request(there, messages.Sit, invite=here.room.made.invite)
    await until(lambda: here.room.count == there.room.count)
    assert (await host.request(here, messages.Start))["is"] == "done"
    await until(lambda: there.room.table is not None)
    return here, host, there, friend


def seats(person: Person) -> list[bool]:
    return person.screen.present["seats"]


def test_people_on_two_servers_see_each_other_and_who_watches(url: str) -> None:
    async def test(one: Hub, other: Hub) -> None:
        _, host, there, friend = await apart(one, other)
        await until(lambda: seats(host) == seats(friend) == [True, True])
        stranger = Person(STRANGER)
        there.watch(stranger)
        await until(lambda: host.screen.present["watching"] == 1)
        there.leave(stranger)
        await until(lambda: host.screen.present["watching"] == 0)
        there.leave(friend)
        await until(lambda: seats(host) == [True, False])
        there.watch(Person(FRIEND))
        await until(lambda: seats(host) == [True, True])

    serving(url, test)


def test_a_server_that_joins_later_learns_who_is_connected(url: str) -> None:
    async def test(one: Hub, other: Hub) -> None:
        here, host, there, friend = await apart(one, other)
        for live, person in ((here, host), (there, friend)):
            live.leave(person)
        there.watch(friend)
        await until(lambda: seats(friend) == [False, True])
        late = Person(HOST)
        here.watch(late)
        await until(lambda: seats(late) == seats(friend) == [True, True])

    serving(url, test)


def test_no_bot_replaces_someone_who_is_connected_to_another_server(url: str) -> None:
    clock = FakeClock()

    async def test(one: Hub, other: Hub) -> None:
        here, host, there, friend = await apart(one, other)
        await until(lambda: seats(host) == [True, True])
        await clock.pass_by(10 * AWAY_S)
        assert not here.room.seating.bots
        assert not host.screen.present.get("away_ms")
        there.leave(friend)
        await until(lambda: host.screen.present.get("away_ms"))
        await clock.pass_by(AWAY_S + 1)
        await until(lambda: 1 in here.room.seating.bots)

    serving(url, test, clock)


def test_a_host_on_another_server_stays_host_until_they_are_gone(url: str) -> None:
    clock = FakeClock()

    async def test(one: Hub, other: Hub) -> None:
        here, host, there, friend = await apart(one, other)
        await until(lambda: seats(friend) == [True, True])
        await clock.pass_by(2 * HOST_GONE_S)
        assert there.room.seating.host == HOST
        here.leave(host)
        await until(lambda: seats(friend) == [False, True])
        await clock.pass_by(HOST_GONE_S + 1)
        await until(lambda: there.room.seating.host == FRIEND)
        assert any(isinstance(event, Hosted) for event in other.store.load(there.id))

    serving(url, test, clock)


def test_a_server_that_stops_says_so(url: str) -> None:
    async def test(one: Hub, other: Hub) -> None:
        _, host, _, _ = await apart(one, other)
        await until(lambda: seats(host) == [True, True])
        await other.presence.close()
        await until(lambda: seats(host) == [True, False])

    serving(url, test)


def test_a_server_that_died_no_longer_counts(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It repeats nothing; the one that lives does, and is still counted."""

    async def test(one: Hub, other: Hub) -> None:
        _, host, _, friend = await apart(one, other)
        await until(lambda: seats(host) == seats(friend) == [True, True])
        repeating = asyncio.create_task(one.presence.repeat(lambda: list(one.live)))
        await until(lambda: seats(host) == [True, False])
        assert seats(friend) == [True, True]
        repeating.cancel()

    monkeypatch.setattr(presence, "REPEATED_S", 0.05)
    monkeypatch.setattr(presence, "VALID_S", 1.0)
    serving(url, test)


def test_without_news_from_other_servers_no_one_is_taken_for_away(url: str) -> None:
    clock = FakeClock()

    async def test(one: Hub, other: Hub) -> None:
        here, host, there, friend = await apart(one, other)
        await until(lambda: seats(host) == [True, True])
        there.leave(friend)
        await until(lambda: host.screen.present.get("away_ms"))
        one.fanout._up_to_date.clear()
        here.show_presence()
        assert not host.screen.present.get("away_ms")
        await clock.pass_by(AWAY_S + 1)
        assert not here.room.seating.bots

    serving(url, test, clock)


@pytest.mark.parametrize("told", ["", "{", "[]", '{"server": 1}', '{"server": "x", "table": []}'])
def test_what_another_version_tells_is_left_alone(url: str, told: str) -> None:
    async def test(one: Hub, other: Hub) -> None:
        _, host, _, _ = await apart(one, other)
        await until(lambda: seats(host) == [True, True])
        await other._tell_presence([told or " "])
        one.presence.hear(told)
        assert seats(host) == [True, True]

    serving(url, test)
