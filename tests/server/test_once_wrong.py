"""Regression tests for the server."""

from __future__ import annotations

import asyncio
import gc
import logging
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from parlour.core import registry
from parlour.core.errors import ParlourError
from parlour.server.protocol import messages
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.events import Acted, Made, Sat, Started
from parlour.server.storage.store import Store, Unstored
from parlour.server.tables import agreement_requests, play, room_view, seat_requests
from parlour.server.tables.live import Live
from parlour.server.tables.opening import open_store
from parlour.server.tables.room import Room
from parlour.server.workers.bots import Bots
from tests.games_known import EVERY
from tests.server.harness import Player, Server, ask, make_table, new_guest
from tests.tables.fakes import FRIEND, HOST, STRANGER, Person, hub_of, until

pytestmark = pytest.mark.slow

BIDS = EVERY[-1]
A, B, C = HOST, FRIEND, STRANGER


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("flaws")) as server:
        yield server


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = open_store(f"sqlite:///{tmp_path / 'tables.db'}")
    yield store
    store.close()


def at(live: Live, guest: str) -> Person:
    """Connect a person to a table."""
    person = Person(guest)
    live.watch(person)
    return person


async def _closed_after(server: Server, frame: str | bytes) -> int:
    host = new_guest(server)
    table = make_table(server, host)
    async with Player(server, table.id, host) as player:
        with suppress(ConnectionClosed):
            await player.socket.send(frame)
            await player.send("look", "after")
            while True:
                await player.hear()
                if "refused" in str(player.answers):
                    return 0
        return player.socket.close_code or 0


def test_a_large_binary_frame_is_closed_as_a_large_text_is(server: Server) -> None:
    """receive_data(mode="text") turns every binary frame into "" before it is measured."""
    assert asyncio.run(_closed_after(server, b"x" * 100_000)) == 1009


def test_frames_are_measured_in_bytes(server: Server) -> None:
    """8192 letters may be 32 KiB."""
    frame = '{"do":"say","id":"a","more":"' + "\U0001f3b2" * 8000 + '"}'
    assert asyncio.run(_closed_after(server, frame)) == 1009


def test_a_malformed_origin_is_refused(server: Server) -> None:
    """urlsplit raises ValueError for "http://[": nobody catches it."""
    cookie = new_guest(server)
    answer = ask(server, "POST", "/api/tables", {"game": "transmitter"}, cookie, Origin="http://[")
    assert answer.status == 403, f"{answer.status}: {answer.body[:200]!r}"


def test_asking_for_unknown_tables_leaves_nothing_behind(store: Store) -> None:
    """Hub._opening keeps a lock for every name that anybody ever asked for (row 8)."""
    hub = hub_of(store)

    async def knock() -> None:
        for number in range(50):
            with suppress(Refused):
                await hub.find(f"nowhere{number}")

    asyncio.run(knock())
    assert len(hub._opening) == 0


def test_an_act_sent_again_to_another_process_is_answered_done(store: Store) -> None:
    """After Taken and reload the act is known: it must be answered as before, not as stale."""
    one, two = hub_of(store), hub_of(store)

    async def story() -> list[dict[str, Any]]:
        live = await one.make(A, "secret-bids", 2, None, {}, True)
        ann, bob = at(live, A), at(live, B)
        await live.handle(bob, messages.Sit("s", seat=1))
        await live.handle(ann, messages.Sit("s"))
        await live.handle(ann, messages.Start("t"))
        here, there = live, await two.find(live.id)
        act = messages.Act("same", 0, 2)
        first = await ann.ask(here, act)
        return [first, await at(there, A).ask(there, act)]

    first, second = asyncio.run(story())
    assert first["is"] == "done"
    assert second == first


def test_a_rematch_keeps_the_bots_that_the_host_seated(store: Store) -> None:
    """Hub.rematch looks at made.bots only; a bot seated in the lobby is lost."""
    hub = hub_of(store)

    async def story() -> tuple[dict[int, str], list[int]]:
        live = await hub.make(A, "secret-bids", 2, None, {"rounds": 1}, True, {})
        ann = at(live, A)
        await live.handle(ann, messages.Sit("s"))
        await live.handle(ann, messages.SeatBot("b", 1, "random"))
        await live.handle(ann, messages.Start("t"))
        await live.handle(ann, messages.Act("a", 0, 2))
        room = live.room
        await until(lambda: room.phase == "over")
        await live.handle(ann, messages.Rematch("r"))
        assert room.rematch
        other = (await hub.find(room.rematch)).room
        return other.seating.bots, [room_view.lobby(one)["turned"] for one in (room, other)]

    assert asyncio.run(story()) == ({0: "random"}, [0, 1])


def _fails(batch: list) -> None:
    raise OSError("the disk is full")


def test_a_rematch_that_cannot_be_stored_is_refused(store: Store) -> None:
    """Hub.rematch appends without catching Unstored: the exception ends the socket."""
    hub = hub_of(store)

    async def story() -> list[dict[str, Any]]:
        live = await hub.make(A, "secret-bids", 2, None, {"rounds": 1}, True, {})
        for entry in (Sat(0, A, "a"), Sat(1, B, "b"), Started(), Acted(0, 1), Acted(1, 2)):
            await store.append(live.id, live.room.count, entry)
            live.room.apply(entry)
        store._insert = _fails  # type: ignore[method-assign]
        ann = at(live, A)
        with suppress(Unstored):
            await live.handle(ann, messages.Rematch("r"))
        return ann.screen.answers.get("r", [])

    found = asyncio.run(story())
    assert [answer.get("code") for answer in found] == ["store"], "Unstored escaped from request()"


def test_news_that_cannot_be_followed_ends_nothing(store: Store) -> None:
    """A reload that fails is logged and caught up with later; the next news is followed."""
    hub, load = hub_of(store), store.load

    def away(*_: object) -> list:
        raise OSError("the database was away for a moment")

    async def story() -> None:
        live = await hub.make(A, "secret-bids", 2, None, {}, True, {})
        await store.append(live.id, 1, Sat(0, A, "Ann"))
        store.load = away  # type: ignore[method-assign]
        hub.changed_elsewhere(live.id, 1)
        await asyncio.gather(*hub._following)
        assert live.room.seating.seat_of(A) is None
        store.load = load  # type: ignore[method-assign]
        hub.changed_elsewhere(live.id, 1)
        await asyncio.gather(*hub._following)
        assert live.room.seating.seat_of(A) == 0

    asyncio.run(story())


def test_a_database_that_is_away_is_a_refusal_and_no_exception(store: Store) -> None:
    """Hub.find lets the database's exceptions through; app.py knows only Refused."""
    hub = hub_of(store)

    def away(*_: object) -> list:
        raise OSError("connection refused")

    store.load = away  # type: ignore[method-assign]
    with pytest.raises(Refused):
        asyncio.run(hub.find("some-table"))


def test_a_table_name_with_a_nul_is_an_unknown_table(database: str) -> None:
    """PostgreSQL's driver refuses NUL in text: /api/tables/%00 is a 500 there."""
    store = open_store(database)
    try:
        found: Any = None
        with suppress(Exception):
            found = store.load("a\x00b")
        assert found == [], "load raised for a name that cannot exist"
    finally:
        store.close()


def test_the_random_bot_is_not_logged_as_a_failure(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    """Bots._asked gives -1 for "random" on purpose, and think() takes that for a failure."""
    from parlour.core.table import Table

    with caplog.at_level(logging.WARNING):
        asyncio.run(Bots(delays=False).think(Table(BIDS, 2, seed=1), 0, "random", "m"))
    assert caplog.records == []


def running(*guests: str) -> Room:
    registry.register(BIDS)
    room = Room(Made("secret-bids", 1, len(guests), BIDS.chosen(len(guests)), "s", "n", A, "i"))
    for seat, guest in enumerate(guests):
        room.apply(Sat(seat, guest, guest))
    room.apply(Started())
    return room


def test_what_was_asked_is_settled_when_the_last_who_did_not_answer_leaves() -> None:
    """A guest who leaves is no longer waited for, but nobody looks again until somebody acts."""
    room = running(A, B, C)
    room.apply(play.propose_act(room, A, 0, 2))
    room.apply(agreement_requests.propose_ask(room, A, "undo"))
    room.apply(agreement_requests.propose_answer(room, B, True))
    room.apply(seat_requests.propose_stand(room, C))
    assert room.agreement.asked is None


def test_who_is_away_does_not_leave_again() -> None:
    """Every further `stand` is stored: a log can be filled without end."""
    room = running(A, B)
    room.apply(seat_requests.propose_stand(room, A))
    with pytest.raises(Refused):
        seat_requests.propose_stand(room, A)


def test_an_act_from_before_the_house_acted_is_stale() -> None:
    """The house's act (time is up) decides for everybody, but leaves the decision numbers."""
    room = running(A, B)
    shown = room_view.seat_view(room, 0, room_view.facts(room, 0))["decision"]
    room.apply(Acted(-1, 5))
    with pytest.raises(Refused, match="moved on"):
        play.propose_act(room, A, shown, 4)


def test_a_store_that_cannot_be_opened_keeps_no_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Store.__init__ raises without disposing of its engine: a connection of PostgreSQL leaks."""
    from parlour.server.storage import store as place

    engines: list[Any] = []
    make = place.make_engine
    monkeypatch.setattr(place, "make_engine", lambda url: engines.append(make(url)) or engines[-1])
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    open_store(url).close()
    monkeypatch.setattr("parlour.server.storage.migrations.NEWEST", 0)
    with pytest.raises(ParlourError, match="newer"):
        open_store(url)
    kept = engines[-1].pool.checkedin()
    engines[-1].dispose()
    assert kept == 0, "the pool still holds a connection"


def test_processes_that_start_together_open_one_new_database(database: str) -> None:
    """_migrate and secret look first and write then: of several that start at once some fail."""
    failures: list[str] = []
    together = threading.Barrier(8)

    def begin() -> None:
        together.wait(20)
        try:
            store = open_store(database)
            store.secret()
            store.close()
        except Exception as error:
            failures.append(f"{type(error).__name__}: {str(error)[:120]}")

    threads = [threading.Thread(target=begin) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    gc.collect()
    assert failures == []
