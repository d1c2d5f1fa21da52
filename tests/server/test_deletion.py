"""Deleting tables: everything that belongs to them goes, and servers drop them from memory."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from parlour.server.admin.inspection import inspect
from parlour.server.protocol import messages
from parlour.server.protocol.errors import TableDeleted
from parlour.server.protocol.events import Made, Started, Talked
from parlour.server.storage import deletion
from parlour.server.storage.deletion import DAY_S, delete, deleted_since, forget_some
from parlour.server.storage.schema import DELETED, campaign_results, events, sitters, tables
from parlour.server.storage.store import Store, Taken
from parlour.server.storage.summaries import Summary
from parlour.server.tables.hub import Hub
from parlour.server.tables.opening import open_store
from tests.server.harness import Server, seated
from tests.tables.fakes import FakeClock, Person, play, two_at_a_table

pytestmark = pytest.mark.slow

MADE = Made("transmitter", 1, 2, {}, "seed", "nonce", "host", "invite")
GUEST = "a" * 32


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    made = open_store(database)
    yield made
    made.close()


def write(store: Store, table: str, phase: str = "over", days_ago: float = 0.0) -> None:
    """Write a table with two entries, a person and a result, last changed some days ago."""
    result = b"{}" if phase == "over" else None
    asyncio.run(store.append(table, 0, MADE, Summary("transmitter", "open", False, GUEST)))
    asyncio.run(
        store.append(table, 1, Started(), Summary("transmitter", phase, False, None, result))
    )
    age(store, table, days_ago)


def age(store: Store, table: str, days: float) -> None:
    at = time.time() - days * DAY_S
    with store.engine.begin() as connection:
        connection.execute(events.update().where(events.c.table_id == table).values(at=at))
        connection.execute(tables.update().where(tables.c.id == table).values(changed=at))


def rows(store: Store, table: Any, column: Any, table_id: str) -> list[Any]:
    with store.engine.connect() as connection:
        return list(connection.execute(sql.select(table).where(column == table_id)))


def there(store: Store, *ids: str) -> set[str]:
    """Return the tables that can still be read."""
    found = set()
    for one in ids:
        try:
            if store.load(one):
                found.add(one)
        except TableDeleted:
            pass
    return found


def test_all_that_belongs_to_a_table_goes_and_nothing_else(store: Store) -> None:
    write(store, "one")
    write(store, "other")
    assert delete(store.engine, ["one", "nothing", "one"]) == ["one"]
    assert there(store, "one", "other") == {"other"}
    for table, column in (
        (campaign_results, campaign_results.c.table_id),
        (sitters, sitters.c.table_id),
    ):
        assert rows(store, table, column, "one") == []
        assert len(rows(store, table, column, "other")) == 1
    assert [row["id"] for row in store.tables_of(GUEST)] == ["other"]
    assert store.size()[0] == 1
    assert delete(store.engine, ["one"]) == [], "it is deleted only once"


def test_results_of_campaigns_can_stay(store: Store) -> None:
    write(store, "one")
    assert delete(store.engine, ["one"], keep_results=True) == ["one"]
    assert len(rows(store, campaign_results, campaign_results.c.table_id, "one")) == 1
    assert len(rows(store, sitters, sitters.c.table_id, "one")) == 1
    assert store.tables_of(GUEST) == []


def test_a_server_that_writes_to_a_deleted_table_is_told(store: Store) -> None:
    write(store, "one")
    delete(store.engine, ["one"])
    with pytest.raises(Taken):
        asyncio.run(store.append("one", 2, Talked("g", "n", "t")))
    with pytest.raises(TableDeleted):
        store.load("one", after=1)


def test_marks_go_after_a_day_and_leave_nothing(store: Store, database: str) -> None:
    write(store, "one")
    write(store, "kept")
    began = time.time() - 1
    delete(store.engine, ["one"])
    delete(store.engine, ["kept"], keep_results=True)
    assert sorted(deleted_since(store.engine, began)) == ["kept", "one"]
    assert deleted_since(store.engine, time.time() + 1) == []
    forget_some(store.engine)
    assert len(rows(store, tables, tables.c.id, "one")) == 1
    age(store, "one", 2)
    age(store, "kept", 2)
    forget_some(store.engine)
    for one in ("one", "kept"):
        assert rows(store, tables, tables.c.id, one) == []
        assert rows(store, events, events.c.table_id, one) == []
    assert inspect(database).problems == [], "a result without its table is no damage"


def test_a_check_finds_nothing_wrong_with_a_fresh_mark(store: Store, database: str) -> None:
    write(store, "one")
    delete(store.engine, ["one"])
    found = inspect(database)
    assert (found.problems, found.tables) == ([], 0)


def test_only_what_was_asked_for_is_deleted_by_itself(store: Store) -> None:
    for name, phase, days in (
        ("new", "over", 6), ("old", "over", 8), ("played", "running", 8), ("left", "running", 31),
        ("waits", "open", 29), ("unstarted", "open", 31), ("~puzzle", "puzzle", 31),
    ):  # fmt: skip
        write(store, name, phase, days)
    names = "new", "old", "played", "left", "waits", "unstarted"
    assert forget_some(store.engine) == 2
    assert there(store, *names) == {"new", "old", "played", "left", "waits"}
    assert forget_some(store.engine, keep_days=7) == 2
    assert there(store, *names) == {"new", "played", "waits"}
    assert forget_some(store.engine, keep_days=7) == 0
    assert len(rows(store, campaign_results, campaign_results.c.table_id, "old")) == 1, (
        "its result stays"
    )


def test_a_game_that_is_played_in_short_sittings_is_not_old(store: Store) -> None:
    """The lists hear of moves only once an hour, and only from a table that stays in memory."""
    write(store, "one", "running", 40)
    asyncio.run(store.append("one", 2, Talked("g", "n", "t")))
    assert forget_some(store.engine, keep_days=7) == 0


def test_many_are_deleted_in_small_batches(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deletion, "BATCH", 2)
    for name in "abcde":
        write(store, name, "over", 8)
    assert [forget_some(store.engine, 7) for _ in range(4)] == [2, 2, 1, 0]


def test_an_entry_that_is_stored_meanwhile_is_deleted_too(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server is quicker in the moment between looking and marking."""
    write(store, "one")
    together, tries = deletion._delete_together, []

    def conflicts(*given: Any) -> list[str]:
        tries.append(given)
        if len(tries) <= 2:
            raise sql.exc.IntegrityError("insert", {}, Exception("taken"))
        return together(*given)

    monkeypatch.setattr(deletion, "_delete_together", conflicts)
    assert delete(store.engine, ["one"]) == ["one"]
    assert there(store, "one") == set()

    def always_conflicts(*_: Any) -> list[str]:
        raise sql.exc.IntegrityError("insert", {}, Exception("taken"))

    monkeypatch.setattr(deletion, "_delete_together", always_conflicts)
    with pytest.raises(deletion.Written):
        delete(store.engine, ["one"])


class Ended(Person):
    """A person who records why the connection ended."""

    def __init__(self, guest: str) -> None:
        super().__init__(guest)
        self.why: list[str] = []
        self.end = lambda refused: self.why.append(refused.code)


def test_a_move_at_a_deleted_table_ends_everyones_connection(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, _ = await two_at_a_table(hub, game="secret-bids", turn_seconds=60)
        subscriber = Ended("c" * 32)
        live.watch(subscriber)
        await asyncio.to_thread(delete, hub.store.engine, [live.id])
        answer = await host.request(live, messages.Act, decision=0, action=2)
        assert (answer["is"], answer["code"]) == ("refused", "table")
        assert subscriber.why == ["table"]
        assert live.id not in hub.live
        await clock.pass_by(120)
        assert not live.busy
        with pytest.raises(TableDeleted):
            await hub.find(live.id)
        assert await asyncio.to_thread(rows, hub.store, tables, tables.c.phase, DELETED)

    play(story, tmp_path)


def test_who_only_watches_is_told_when_the_server_looks(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, _, _ = await two_at_a_table(hub, game="secret-bids", turn_seconds=60)
        subscriber = Ended("c" * 32)
        live.watch(subscriber)
        hub.let_go(live.id, TableDeleted())
        assert (subscriber.why, live.subscribers) == (["table"], set())
        await clock.pass_by(1)
        assert not live.busy, "no clock and no bot goes on"

    play(story, tmp_path)


def test_a_running_server_deletes_old_tables_and_tells_who_watches(
    database: str, tmp_path: Path
) -> None:
    first = (
        "import os, parlour.server.app as app; app.SWEEP_S = 0.3;"
        "os.environ['PARLOUR_KEEP_DAYS'] = '7'"
    )
    with Server(tmp_path, database, first) as server:

        async def test() -> None:
            table, players = await seated(server, 2, preset="quick")
            other, others = await seated(server, 2, preset="quick")
            store = await asyncio.to_thread(open_store, server.database)
            await asyncio.to_thread(delete, store.engine, [table.id])
            assert [await one.closed() for one in players] == [4404, 4404]
            mover = next(one for one in others if one.shown["moves"])
            await mover.act(mover.options()[0])  # the other table isn't affected
            await mover.request("ask", what="stop")
            answerer = next(one for one in others if one is not mover)
            await answerer.request("answer", agrees=True)
            await asyncio.to_thread(age, store, other.id, 8)
            assert [await one.closed() for one in others] == [4404, 4404]
            await asyncio.to_thread(store.close)

        asyncio.run(test())
        server.assert_no_traceback()
