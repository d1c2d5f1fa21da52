"""Campaigns: what is saved when a mission ends, its group, and the next mission."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from parlour.core.registry import game
from parlour.features.campaign import Campaign
from parlour.server.http.campaigns import groups
from parlour.server.protocol import messages
from parlour.server.storage.migrations import MIGRATIONS
from parlour.server.storage.schema import campaign_results, events, meta
from parlour.server.storage.store import Store
from parlour.server.tables import room_view
from parlour.server.tables.hub import Hub
from parlour.server.tables.live import Live
from parlour.server.tables.opening import open_store
from tests.tables.fakes import (
    FRIEND,
    HOST,
    STRANGER,
    FakeClock,
    Person,
    play,
    two_at_a_table,
    until,
)


async def mission(hub: Hub, **table: Any) -> tuple[Live, Person, Person]:
    """Play a mission as the fair bot would, which nearly always wins the first one."""
    live, host, friend = await two_at_a_table(hub, game="synergy", **table)
    await played_on(live, host, friend)
    return live, host, friend


async def played_on(live: Live, *people: Person) -> None:
    """Play to the end as the fair bot would."""
    room = live.room
    assert room.table
    while not room.over:
        seat = room.table.actors[0]
        guest = room.seating.guests[seat]
        person = next(one for one in people if one.guest == guest)
        action = room.table.bot(seat, "fair")
        answer = await person.request(
            live, messages.Act, decision=room.decisions[seat], action=action
        )
        assert answer["is"] == "done"


async def won(hub: Hub) -> tuple[Live, Person, Person]:
    """Play first missions until one is won."""
    for _ in range(20):
        live, host, friend = await mission(hub)
        if live.room.result.winners:
            return live, host, friend
    raise AssertionError("nobody wins the first mission")


def campaigns(store: Store, guest: str) -> list[dict[str, Any]]:
    campaign = game("synergy").feature(Campaign)
    assert campaign
    return groups(store.results_of(guest, "synergy"), guest, campaign)


def test_a_group_has_its_own_card(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        assert campaigns(hub.store, HOST) == []
        live, _, _ = await won(hub)
        (mine,), (theirs,) = campaigns(hub.store, HOST), campaigns(hub.store, FRIEND)
        assert mine["people"] == [
            {"name": live.room.seating.names[0], "you": True},
            {"name": live.room.seating.names[1], "you": False},
        ]  # fmt: skip
        assert theirs["card"] == mine["card"]
        assert (mine["card"]["solved"], mine["card"]["next"]) == (1, 2)
        assert campaigns(hub.store, STRANGER) == []
        alone = await hub.make(HOST, "synergy", 2, bots={1: "easy"})
        host = Person(HOST)
        alone.watch(host)
        await host.request(alone, messages.Sit, invite=alone.room.made.invite)
        await host.request(alone, messages.Start)
        async with asyncio.timeout(60):
            while not alone.room.over:
                await until(lambda: alone.room.over or 0 in alone.room.table.actors)
                if not alone.room.over:
                    action = alone.room.table.legal(0)[0]
                    decision = alone.room.decisions[0]
                    await host.request(alone, messages.Act, decision=decision, action=action)
        newest, older = campaigns(hub.store, HOST)
        assert len(newest["people"]) == 1, "with bots alone one is a group, too"
        assert older == mine

    play(story, tmp_path)


def test_what_follows_is_offered_and_played(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await won(hub)
        assert friend.shown["lobby"]["next"] == {"mission": 2}
        assert (await friend.request(live, messages.Rematch, next=True))["is"] == "done"
        other = await hub.find(live.room.rematch)
        assert other.room.made.options == {**live.room.made.options, "mission": 2}
        assert other.room.seating.guests == [FRIEND, HOST]
        assert room_view.lobby(other.room)["next"] is None
        again, host, _ = await won(hub)
        assert (await host.request(again, messages.Rematch))["is"] == "done"
        same = await hub.find(again.room.rematch)
        assert same.room.made.options == again.room.made.options

    play(story, tmp_path)


def test_nothing_follows_where_nothing_was_won(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game="synergy")
        await host.request(live, messages.Ask, what="stop")
        await friend.request(live, messages.Answer, agrees=True)
        assert host.shown["lobby"]["next"] is None
        assert (await host.request(live, messages.Rematch, next=True))["code"] == "next"
        assert campaigns(hub.store, HOST) == [], "a game that was stopped is no attempt"
        last, host, _ = await mission(hub, options={"mission": 30})
        assert host.shown["lobby"]["next"] is None, "nothing follows the finale"
        assert live.room.rematch is None
        assert last.room.over

    play(story, tmp_path)


def test_going_on_from_a_moment_is_no_attempt(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, _ = await won(hub)
        before = campaigns(hub.store, HOST)
        other = await hub.what_if(live.id, HOST, len(live.room.table.actions) - 1, 0, "easy")
        other.watch(host)
        async with asyncio.timeout(60):
            while not other.room.over:
                await until(lambda: other.room.over or 0 in other.room.table.actors)
                if not other.room.over:
                    action = other.room.table.legal(0)[0]
                    decision = other.room.decisions[0]
                    await host.request(other, messages.Act, decision=decision, action=action)
        assert campaigns(hub.store, HOST) == before
        assert (await host.request(other, messages.Rematch))["is"] == "done"
        fresh = await hub.find(other.room.rematch)
        assert fresh.room.made.begun == []

    play(story, tmp_path)


def test_it_survives_a_restart_and_is_found_in_logs_that_were_there_before(tmp_path: Path) -> None:
    kept: list[Any] = []

    async def story(hub: Hub, clock: FakeClock) -> None:
        await won(hub)
        await two_at_a_table(hub, game="transmitter")
        kept.append(campaigns(hub.store, HOST))

    play(story, tmp_path)
    file = f"sqlite:///{tmp_path / 'test.db'}"
    store = open_store(file)
    rows = _rows(store)
    assert campaigns(store, HOST) == kept[0]
    with store.engine.begin() as connection:  # as left by a Parlour without campaign_results
        campaign_results.drop(connection)
        connection.execute(meta.update().where(meta.c.key == "schema").values(value="1"))
    store.close()
    again = open_store(file)
    assert campaigns(again, HOST) == kept[0]
    assert _rows(again) == rows, "no entry is lost"
    with again.engine.connect() as connection:
        found = connection.execute(meta.select().where(meta.c.key == "schema")).one()
    assert found.value == str(len(MIGRATIONS))
    again.close()


def test_a_log_that_cannot_be_read_hinders_nothing(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        await won(hub)

    play(story, tmp_path)
    file = f"sqlite:///{tmp_path / 'test.db'}"
    store = open_store(file)
    with store.engine.begin() as connection:
        campaign_results.drop(connection)
        connection.execute(meta.update().where(meta.c.key == "schema").values(value="1"))
        connection.execute(events.delete().where(events.c.number == 0))
    store.close()
    again = open_store(file)
    assert campaigns(again, HOST) == []
    again.close()


def _rows(store: Store) -> list[Any]:
    with store.engine.connect() as connection:
        return [tuple(row) for row in connection.execute(events.select())]
