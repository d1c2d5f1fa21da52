"""Devices: a link to another device works once, and guests can sign out all other devices."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sql

from parlour.server.protocol.errors import Refused
from parlour.server.protocol.guests import Guests, Identity
from parlour.server.storage import backup
from parlour.server.storage.database import make_engine
from parlour.server.storage.devices import Devices
from parlour.server.storage.migrations import MIGRATIONS
from parlour.server.storage.schema import meta, rotations, used_tickets
from parlour.server.tables.campaign_results import replay_result
from parlour.server.tables.opening import open_store
from tests.server.harness import PATIENCE_S, Answer, Player, Server, ask, make_table, new_guest

pytestmark = pytest.mark.slow

NOW = 1000.0


def cookie_of(answer: Answer) -> str:
    """Return the cookie that a response sets."""
    assert answer.status == 200, answer
    headers = {name.lower(): value for name, value in answer.headers.items()}
    return headers["set-cookie"].split(";")[0]


def ticket(server: Server, cookie: str) -> str:
    answer = ask(server, "POST", "/api/me/link", {}, cookie)
    assert answer.status == 200, answer
    return str(answer.json["ticket"])


def redeem(server: Server, found: str) -> Answer:
    return ask(server, "POST", "/api/me/continue", {"ticket": found})


def end_others(server: Server, cookie: str) -> str:
    return cookie_of(ask(server, "POST", "/api/me/end-others", {}, cookie))


def guest(server: Server, cookie: str) -> str:
    return str(ask(server, "GET", "/api/me", cookie=cookie).json["guest"])


def refused_everywhere(server: Server, cookie: str, in_a_row: int) -> None:
    """Wait until every process refuses a cookie."""
    refused, until = 0, time.monotonic() + PATIENCE_S
    while refused < in_a_row:
        assert time.monotonic() < until, "an ended cookie is still accepted"
        answer = ask(server, "GET", "/api/mine", cookie=cookie)
        refused = refused + 1 if answer.status == 403 else 0
    assert answer.json["code"] == "ended"


# Over the network


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("devices"), workers=2) as server:
        yield server
        server.assert_no_traceback()


def test_a_link_is_not_given_to_a_mere_look(server: Server) -> None:
    assert ask(server, "GET", "/api/me/link", cookie=new_guest(server)).status in (404, 405)


def test_a_ticket_works_once_at_all_workers(server: Server) -> None:
    mine = new_guest(server)
    found = ticket(server, mine)
    answers = [redeem(server, found) for _ in range(16)]  # each connection may reach another worker
    assert [answer.status for answer in answers] == [200, *[403] * 15]
    assert {answer.json["code"] for answer in answers[1:]} == {"ticket"}
    assert guest(server, cookie_of(answers[0])) == guest(server, mine)


def test_a_used_ticket_stays_used_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        found = ticket(server, new_guest(server))
        assert redeem(server, found).status == 200
        server.kill()
        server.start()
        assert redeem(server, found).status == 403
        server.assert_no_traceback()


def test_ended_devices_are_out_and_the_seat_stays(server: Server) -> None:
    async def story() -> None:
        old = new_guest(server)
        tables = [make_table(server, old) for _ in range(4)]  # very likely on both workers
        players = [Player(server, table.id, old) for table in tables]
        for table, player in zip(tables, players):
            await player.__aenter__()
            await player.sit(table.invite, name="Ada")
        left = await asyncio.to_thread(ticket, server, old)
        new = await asyncio.to_thread(end_others, server, old)
        for _ in range(16):  # workers that don't know of the rotation yet accept the new cookie too
            answer = await asyncio.to_thread(ask, server, "GET", "/api/mine", None, new)
            assert answer.status == 200
            assert len(answer.json) == len(tables)
        assert guest(server, new) == old.removeprefix("parlour=")[:8]
        await asyncio.to_thread(refused_everywhere, server, old, 16)
        assert redeem(server, left).status == 403
        for player in players:
            assert await player.closed() == 4403
        for table in tables:
            late = Player(server, table.id, old)
            await late.open()
            assert await late.closed() == 4403
            async with Player(server, table.id, new) as back:
                assert back.shown["seat"] == 0
                assert back.shown["invite"] == table.invite

    asyncio.run(story())


def test_ended_stays_ended_after_a_restart_and_a_restore(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        old = new_guest(server)
        table = make_table(server, old)
        found = ticket(server, old)
        assert redeem(server, found).status == 200
        new = end_others(server, old)
        server.kill()
        server.start()
        assert ask(server, "GET", "/api/mine", cookie=old).status == 403
        assert ask(server, "GET", "/api/mine", cookie=new).status == 200
        backup.backup(server.database, tmp_path / "backup")
    restored = f"sqlite:///{tmp_path / 'elsewhere' / 'tables.db'}"
    backup.restore(tmp_path / "backup", restored)
    with Server(tmp_path / "again", restored) as again:
        assert ask(again, "GET", "/api/mine", cookie=old).status == 403
        assert ask(again, "GET", "/api/mine", cookie=new).status == 200
        assert ask(again, "GET", f"/api/tables/{table.id}").status == 200
        assert redeem(again, found).status == 403
        again.assert_no_traceback()


def test_two_servers_agree(postgresql: str, tmp_path: Path) -> None:
    with Server(tmp_path / "1", postgresql) as one, Server(tmp_path / "2", postgresql) as other:
        old = new_guest(one)
        found, late = ticket(one, old), ticket(other, old)
        assert redeem(one, found).status == 200
        assert redeem(other, found).status == 403
        new = end_others(one, old)
        assert redeem(other, late).status == 403
        assert ask(other, "GET", "/api/mine", cookie=new).status == 200
        refused_everywhere(other, old, 1)
        one.assert_no_traceback()
        other.assert_no_traceback()


def test_a_device_that_was_ended_starts_over_only_when_it_asks_to(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        old = new_guest(server)
        new = end_others(server, old)
        answer = ask(server, "GET", "/api/me", cookie=old)
        assert (answer.status, answer.json["code"]) == (403, "ended")
        assert "set-cookie" not in {name.lower() for name in answer.headers}
        assert cookie_of(ask(server, "POST", "/api/me", {}, new)) == new
        fresh = cookie_of(ask(server, "POST", "/api/me", {}, old))
        assert guest(server, fresh) != guest(server, new)
        server.assert_no_traceback()


# At the database, with two processes


class Process:
    """The state of one server process."""

    def __init__(self, database: str) -> None:
        self.store = open_store(database)
        self.guests = Guests(self.store.secret())
        self.devices = Devices(self.store.engine, self.guests)
        self.devices.refresh()

    def knows(self, identity: Identity) -> bool:
        cookie = self.guests.cookie(*identity)
        return self.guests.known(cookie) == identity.guest


@pytest.fixture
def two(database: str) -> Iterator[tuple[Process, Process]]:
    one, other = Process(database), Process(database)
    yield one, other
    one.store.close()
    other.store.close()


def test_what_one_process_ends_the_other_hears_of(two: tuple[Process, Process]) -> None:
    one, other = two
    old = Identity(one.guests.new())
    new = one.devices.end_others(old)
    assert new.guest == old.guest
    assert not one.knows(old)
    assert other.knows(old), "it cannot know yet"
    assert other.knows(new), "the cookie itself proves it"
    assert other.devices.refresh()
    assert not other.knows(old)
    assert other.knows(new)
    assert not other.devices.refresh(), "nothing is new"


def test_an_ended_device_cannot_end_the_one_that_ended_it(two: tuple[Process, Process]) -> None:
    one, other = two
    old = Identity(one.guests.new())
    new = one.devices.end_others(old)
    with pytest.raises(Refused, match="signed out"):
        other.devices.end_others(old)
    assert one.knows(new)
    assert other.knows(new)


def test_a_ticket_from_before_is_void_where_nobody_has_heard(two: tuple[Process, Process]) -> None:
    one, other = two
    old = Identity(one.guests.new())
    found = other.guests.ticketed(other.guests.ticket(old, NOW), NOW)
    assert found
    new = one.devices.end_others(old)
    assert not other.devices.use(found, NOW)
    fresh = other.guests.ticketed(other.guests.ticket(new, NOW), NOW)
    assert fresh
    assert other.devices.use(fresh, NOW)
    assert not one.devices.use(fresh, NOW)


def test_generations_never_go_back(two: tuple[Process, Process]) -> None:
    one, other = two
    identities = [Identity(one.guests.new()) for _ in range(3)]
    for _ in range(3):
        for number, identity in enumerate(identities):
            identities[number] = (one, other)[number % 2].devices.end_others(identity)
    assert sorted(identity.generation for identity in identities) == [7, 8, 9]
    for process in two:
        process.devices.refresh()
        assert all(process.knows(identity) for identity in identities)
    assert not one.knows(identities[0]._replace(generation=6))


def test_a_cookie_newer_than_a_restored_database_is_still_good(database: str) -> None:
    process = Process(database)
    guests = process.guests
    newer = Identity(guests.new(), 57)
    assert guests.identify([f"parlour={guests.cookie(*newer)}"]) == newer
    with pytest.raises(Refused, match="signed out"):
        guests.identify([f"parlour={guests.cookie(newer.guest, 56)}"])
    assert process.devices.end_others(newer).generation == 58
    process.store.close()


def test_used_tickets_are_forgotten_long_after_they_expired(database: str) -> None:
    process = Process(database)
    for now in (NOW, NOW + 10, NOW + 100_000):
        found = process.guests.ticketed(
            process.guests.ticket(Identity(process.guests.new()), now), now
        )
        assert found
        assert process.devices.use(found, now)
    with process.store.engine.connect() as connection:
        left = connection.execute(sql.select(used_tickets.c.until)).scalars().all()
    assert left == [int(NOW + 100_600)]
    process.store.close()


def test_a_database_from_before_is_brought_up_to_date(database: str) -> None:
    engine = make_engine(database)
    with engine.begin() as connection:
        for migration in MIGRATIONS[:2]:
            migration.run(connection, replay_result)
        connection.execute(meta.insert().values(key="schema", value="2"))
        connection.execute(meta.insert().values(key="secret", value="ab" * 32))
    engine.dispose()
    old = Guests(bytes.fromhex("ab" * 32))
    identity = Identity(old.new())
    process = Process(database)
    assert process.guests.known(old.cookie(*identity)) == identity.guest
    process.devices.end_others(identity)
    assert process.guests.known(old.cookie(*identity)) is None
    with process.store.engine.connect() as connection:
        assert connection.scalar(sql.select(sql.func.count()).select_from(rotations)) == 1
    process.store.close()
