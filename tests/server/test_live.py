"""Live tables store, acknowledge and broadcast in that order; a failing store does no harm."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.core.table import Table
from parlour.server.protocol import messages
from parlour.server.storage.store import Store
from parlour.server.tables import room_view
from parlour.server.tables.broadcast import Broadcast
from parlour.server.tables.deltas import Deltas
from parlour.server.tables.hub import Hub
from parlour.server.tables.live import Live
from parlour.server.tables.opening import open_store
from parlour.server.tables.room import rebuilt
from tests.tables.fakes import FRIEND, HOST, STRANGER, Person, fresh, hub_of, send, until


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = open_store(f"sqlite:///{tmp_path / 'tables.db'}")
    yield store
    store.close()


Way = Callable[[Live, Person, messages.Act], Awaitable[None]]


@pytest.fixture(params=["at once", "in turn"])
def act(request: pytest.FixtureRequest) -> Way:
    """The two ways to handle an act: the fast path of sockets, and `Live.handle`."""
    return send if request.param == "at once" else Live.handle


async def begun(hub: Hub) -> tuple[Live, Person, Person]:
    """Start a game for two, with all messages read."""
    live = await hub.make(HOST, "secret-bids", 2, public=True)
    ann, bob = Person(HOST), Person(FRIEND)
    for person in (ann, bob):
        live.watch(person)
        await live.handle(person, messages.Sit("s"))
    await live.handle(ann, messages.Start("t"))
    ann.letters(), bob.letters()
    return live, ann, bob


def test_the_answer_comes_first_and_everybody_hears_what_changed(store: Store, act: Way) -> None:
    async def story() -> None:
        live, ann, bob = await begun(hub_of(store))
        sent: list[str] = []
        for person in (ann, bob):
            put = person.put
            person.put = lambda m, p=put, g=person.guest: (sent.append(g), p(m))  # type: ignore
        await act(live, bob, messages.Act("x", 0, 2))
        assert sent == [FRIEND, HOST]
        (theirs,), (mine,) = ann.letters(), bob.letters()
        assert (mine["is"], mine["done"]) == ("changed", "x")
        assert theirs["is"] == "changed"
        assert "done" not in theirs
        assert mine["entry"] == theirs["entry"] == live.room.count - 1
        assert ann.shown == fresh(live, HOST)
        assert bob.shown == fresh(live, FRIEND)
        await act(live, bob, messages.Act("x", 0, 2))
        assert bob.letters() == [{"is": "done", "id": "x", "entry": mine["entry"]}]
        assert ann.letters() == []

    asyncio.run(story())


def test_nothing_is_said_before_it_is_stored(store: Store, act: Way) -> None:
    async def story() -> None:
        live, ann, bob = await begun(hub_of(store))
        insert, free = store._insert, asyncio.Event()
        loop = asyncio.get_running_loop()

        def waits(batch: list) -> None:
            asyncio.run_coroutine_threadsafe(free.wait(), loop).result(20)
            insert(batch)

        store._insert = waits  # type: ignore[method-assign]
        acting = asyncio.ensure_future(act(live, ann, messages.Act("x", 0, 2)))
        await asyncio.sleep(0.1)
        assert ann.letters() == bob.letters() == []
        assert live.room.decisions == [0, 0]
        free.set()
        await acting
        assert [message["done"] for message in ann.letters()] == ["x"]

    asyncio.run(story())


def test_a_store_that_fails_refuses_and_the_table_plays_on(store: Store, act: Way) -> None:
    async def story() -> None:
        live, ann, bob = await begun(hub_of(store))
        insert = store._insert

        def full(batch: list) -> None:
            raise OSError("database or disk is full")

        store._insert = full  # type: ignore[method-assign]
        before = store.load(live.id)
        for _ in range(3):
            await act(live, ann, messages.Act("x", 0, 2))
            (refusal,) = ann.letters()
            assert (refusal["is"], refusal["code"], refusal["id"]) == ("refused", "store", "x")
        assert bob.letters() == []
        assert store.load(live.id) == before
        store._insert = insert  # type: ignore[method-assign]
        await act(live, ann, messages.Act("x", 0, 2))
        assert [message["done"] for message in ann.letters()] == ["x"]
        assert len(store.load(live.id)) == len(before) + 1

    asyncio.run(story())


def test_two_processes_that_serve_one_table_agree(store: Store, act: Way) -> None:
    """The key (table, number) decides who was first; the other reloads and goes on."""

    async def story() -> None:
        one, two = hub_of(store), hub_of(store)
        live, ann, _ = await begun(one)
        there, bob = await two.find(live.id), Person(FRIEND)
        there.watch(bob)
        await asyncio.gather(
            act(live, ann, messages.Act("a", 0, 2)), act(there, bob, messages.Act("b", 0, 1))
        )
        answers = [*ann.screen.answers["a"], *bob.screen.answers["b"]]
        assert [answer["is"] for answer in answers] == ["done", "done"]
        assert {answer["entry"] for answer in answers} == {4, 5}
        await live.changed_elsewhere(5)
        await there.changed_elsewhere(5)
        assert room_view.lobby(live.room) == room_view.lobby(there.room)
        for guest in (HOST, FRIEND, STRANGER):
            assert fresh(live, guest) == fresh(there, guest)
        assert ann.shown == fresh(there, HOST)
        assert bob.shown == fresh(live, FRIEND)
        assert len(store.load(live.id)) == live.room.count == 6

    asyncio.run(story())


def test_a_guest_of_another_seat_or_table_changes_nothing(store: Store) -> None:
    """Row 3: whoever a socket belongs to, it acts for its own seat at its own table only."""

    async def story() -> None:
        hub = hub_of(store)
        (one, ann, _), (two, _, bob) = await begun(hub), await begun(hub)
        stranger = Person(STRANGER)
        one.watch(stranger)
        stranger.letters()
        wishes: list[messages.FromClient] = [
            messages.Act("x", 0, 2), messages.Stand("x"), messages.Start("x"),
            messages.SeatBot("x", 0, "easy"),
            messages.Ask("x", "undo"), messages.Ask("x", "pause"), messages.Ask("x", "stop"),
            messages.Answer("x", True), messages.Emote("x", "hello"), messages.Point("x", "prize"),
            messages.Sit("x", one.room.made.invite, 0), messages.Say("x", "psst"),
            messages.Rematch("x"),
            messages.Replace("x", 0), messages.Remove("x", 0), messages.Withdraw("x"),
        ]  # fmt: skip
        for wish in wishes:
            await one.handle(stranger, wish)
            (refusal,) = stranger.letters()
            assert refusal["is"] == "refused", wish
        assert ann.letters() == bob.letters() == []
        assert (one.room.count, two.room.count) == (4, 4)

    asyncio.run(story())


def test_an_act_waits_for_its_turn_where_somebody_changes_the_table(store: Store) -> None:
    async def story() -> None:
        live, ann, bob = await begun(hub_of(store))
        async with live.lock:
            assert not live.act_at_once(ann, messages.Act("x", 0, 2), live.clock.now())
        assert live.act_at_once(ann, messages.Act("x", 0, 2), live.clock.now())
        assert not live.act_at_once(bob, messages.Act("y", 0, 1), live.clock.now())
        await live.handle(bob, messages.Act("y", 0, 1))
        assert [ann.screen.answers["x"][0]["is"], bob.screen.answers["y"][0]["is"]] == ["done"] * 2
        assert len(store.load(live.id)) == live.room.count == 6
        await until(lambda: not live.lock.locked())

    asyncio.run(story())


def test_an_act_that_is_refused_at_once_leaves_the_table_free(store: Store) -> None:
    async def story() -> None:
        live, ann, bob = await begun(hub_of(store))
        for wish, code in (
            (messages.Act("x", 7, 2), "stale"),
            (messages.Act("y", 0, 99), "illegal"),
        ):
            assert live.act_at_once(ann, wish, live.clock.now())
            assert not live.lock.locked()
            assert ann.letters()[0]["code"] == code
        assert bob.letters() == []
        assert live.room.count == 4

    asyncio.run(story())


def failing_once(fails: Any) -> Any:
    """Return a function that raises an error the first time it is called."""
    left = ["now"]

    def call(*given: Any, **more: Any) -> Any:
        if left:
            left.pop()
            raise MemoryError("nothing left")
        return fails(*given, **more)

    return call


@pytest.mark.parametrize("step", [(Table, "play"), (Deltas, "_new_own"), (Broadcast, "_messages")])
def test_a_table_that_fails_after_storing_is_read_again_and_the_others_go_on(
    store: Store, act: Way, step: tuple[type, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may be half changed, and a move that is sent again must not be stored twice."""

    async def story() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
        hub = hub_of(store)
        (live, ann, bob), (other, _, dan) = await begun(hub), await begun(hub)
        ended = dict[str, str]()
        for person in (ann, bob):
            person.end = lambda why, g=person.guest: ended.update({g: why.code})  # type: ignore
        monkeypatch.setattr(*step, failing_once(getattr(*step)))
        outcomes = await asyncio.gather(
            act(live, bob, messages.Act("x", 0, 2)), live.handle(ann, messages.Act("y", 0, 1)),
            act(other, dan, messages.Act("z", 0, 1)), return_exceptions=True,
        )  # fmt: skip
        assert isinstance(outcomes[0], MemoryError | None)
        assert ended == {HOST: "failed", FRIEND: "failed"}
        assert [letter["code"] for letter in ann.letters()] == ["failed"]
        assert [letter["done"] for letter in dan.letters()] == ["z"]

        back = await hub.find(live.id)
        assert back is not live
        back.watch(bob)
        assert await bob.ask(back, messages.Act("x", 0, 2)) == {"is": "done", "id": "x", "entry": 4}
        assert bob.shown == fresh(back, FRIEND)
        back.watch(ann)
        await ann.ask(back, messages.Act("y", 0, 1))
        assert ann.shown == fresh(back, HOST)
        assert rebuilt(store.load(live.id)).count == back.room.count == 6

    asyncio.run(story())
