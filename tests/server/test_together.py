"""Puzzles solved together: the same order for everyone, nothing lost, and no card moved by two."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from parlour.games.pattern_overlap.puzzles import collection
from tests.server.harness import PATIENCE_S, Answer, Server, ask, new_guest

pytestmark = pytest.mark.slow

HOME = "/api/puzzles/pattern-overlap"
PUZZLE = collection()["A-01"]
RIGHT = [[one.card, one.rot, one.x, one.y] for one in PUZZLE.answer]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("together")) as running:
        yield running
        running.assert_no_traceback()


class Person:
    """Someone connected to a shared puzzle."""

    def __init__(self, server: Server, bench: str, cookie: str = "") -> None:
        self.server, self.bench = server, bench
        self.cookie = cookie or new_guest(server)
        self.shown: dict[str, Any] = {}
        self.socket: ClientConnection
        self._ids = 0

    async def __aenter__(self) -> Person:
        self.socket = await connect(
            f"ws://{self.server.host}/api/together/{self.bench}/socket",
            additional_headers={"Cookie": self.cookie}, open_timeout=PATIENCE_S,
            close_timeout=1, ping_interval=None,
        )  # fmt: skip
        await self.hear()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def hear(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE_S):
            message: dict[str, Any] = json.loads(await self.socket.recv())
        if message["is"] == "shown":
            self.shown = message
        return message

    async def request(self, do: str, id: str = "", **fields: Any) -> dict[str, Any]:
        self._ids += 1
        id = id or f"w{self._ids}"
        await self.socket.send(json.dumps({"do": do, "id": id, **fields}))
        while (answer := await self.hear()).get("id") != id and answer.get("done") != id:
            pass
        return answer

    async def until(self, entry: int) -> None:
        while self.shown["entry"] < entry:
            await self.hear()


def opened(server: Server, placed: Any = (), **more: Any) -> Answer:
    request = {"placed": list(placed), **more}
    return ask(server, "POST", f"{HOME}/A-01/together", request, new_guest(server))


def bench(server: Server, placed: Any = (), **more: Any) -> str:
    answer = opened(server, placed, **more)
    assert answer.status == 201, answer
    assert answer.json["puzzle"] == "A-01"
    return str(answer.json["bench"])


def test_two_solve_a_puzzle_and_a_crash_loses_nothing(server: Server) -> None:
    async def story() -> None:
        name = bench(server)
        first, second = Person(server, name), Person(server, name)
        async with first, second:
            assert first.shown["placed"] == []
            assert second.shown["here"] == 2
            await first.request("lay", card=RIGHT[0])
            await second.until(1)
            assert second.shown["placed"] == [RIGHT[0]]
            assert second.shown["ms"] >= 0
            await second.request("lay", card=RIGHT[1], id="mine")
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        async with first, second:
            assert first.shown["placed"] == RIGHT[:2]
            again = await second.request("lay", card=RIGHT[1], id="mine")
            assert (again["is"], again["entry"]) == ("done", 2)
            await first.request("lay", card=RIGHT[2])
            await second.until(3)
            for one in (first, second):
                assert one.shown["solved"]
                assert one.shown["placed"] == RIGHT
            assert first.shown["ms"] == second.shown["ms"] > 0
            over = await second.request("lift", card=RIGHT[0][0])
            assert over["code"] == "over"
            await second.request("clear")
            assert (second.shown["placed"], second.shown["ms"]) == ([], None)

    asyncio.run(story())


def test_who_gives_up_has_not_solved_it(server: Server) -> None:
    async def story() -> None:
        name = bench(server, RIGHT[:1])
        first, second = Person(server, name), Person(server, name)
        async with first, second:
            await first.request("give_up", id="enough")
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        async with first, second:
            for one in (first, second):
                assert (one.shown["solved"], one.shown["given_up"]) == (False, True)
                assert sorted(one.shown["placed"]) == sorted(RIGHT)
            assert (await first.request("give_up", id="enough"))["is"] == "done"
            for late in ("hint", "give_up"):
                assert (await second.request(late))["code"] == "over"
            await second.request("clear")
            assert (second.shown["placed"], second.shown["given_up"]) == ([], False)
            for card in RIGHT:
                await second.request("lay", card=card)
            assert (second.shown["solved"], second.shown["given_up"]) == (True, False)

    asyncio.run(story())


def test_many_lay_at_once_and_all_see_one_order(server: Server) -> None:
    async def story() -> None:
        name = bench(server)
        people = [await Person(server, name).__aenter__() for _ in range(4)]
        cards = PUZZLE.cards
        await asyncio.gather(
            *(one.request("lay", card=[cards[n % 3], 0, n, 0]) for n, one in enumerate(people))
        )
        for one in people:
            for k in range(10):
                await one.request("lay", card=[cards[k % 3], k % 4, k, 9])
        last = 4 + 40
        for one in people:
            await one.until(last)
        assert len({json.dumps(one.shown["placed"]) for one in people}) == 1
        assert {one.shown["entry"] for one in people} == {last}
        for one in people:
            await one.__aexit__()

    asyncio.run(story())


def test_a_card_in_hand_is_nobody_elses(server: Server) -> None:
    async def story() -> None:
        name = bench(server)
        async with Person(server, name) as first, Person(server, name) as second:
            card = RIGHT[0][0]
            await first.request("hold", card=card)
            while second.shown["taken"] != [card]:
                await second.hear()
            assert first.shown["taken"] == []
            assert (await second.request("lay", card=RIGHT[0]))["code"] == "held"
            await second.request("hold", card=card)
            assert second.shown["taken"] == [card], "the first who took it has it"
            await first.request("lay", card=RIGHT[0])
            await first.request("hold", card=None)
            while second.shown["taken"]:
                await second.hear()
            assert (await second.request("lift", card=card))["is"] == "shown"
            await first.request("hold", card=card)
        async with Person(server, name) as third:
            while third.shown["taken"]:
                await third.hear()
            assert third.shown["here"] == 1

    asyncio.run(story())


def test_hints_and_what_is_wrong_are_shown_to_all(server: Server) -> None:
    async def story() -> None:
        name = bench(server, RIGHT[:1], ms=61_000, hints=1)
        async with Person(server, name) as first, Person(server, name) as second:
            assert first.shown["placed"] == RIGHT[:1]
            assert first.shown["ms"] >= 61_000
            card, rot, x, y = RIGHT[2]
            await first.request("lay", card=RIGHT[1])
            await first.request("lay", card=[card, (rot + 1) % 4, x, y])
            await second.until(2)
            assert (second.shown["wrong"], second.shown["solved"]) == ("squares", False)
            assert second.shown["squares"]
            await second.request("hint")
            await first.until(3)
            assert first.shown["solved"]
            assert first.shown["hints"] == 2
            assert first.shown["ms"] >= 61_000

    asyncio.run(story())


def test_what_cannot_be_is_refused(server: Server) -> None:
    async def story() -> None:
        async with Person(server, bench(server)) as one:
            assert (await one.request("lay", card=[53, 0, 0, 0]))["code"] == "card"
            await one.socket.send('{"do": "act", "id": "x", "decision": 0, "action": 0}')
            assert (await one.hear())["code"] == "message"
            assert (await one.request("ping"))["is"] == "pong"
            assert one.shown["entry"] == 0
        with pytest.raises(ConnectionClosed):
            async with Person(server, "no-such-bench"):
                pass

    asyncio.run(story())
    assert opened(server, [[53, 0, 0, 0]]).status == 400
    assert opened(server, [RIGHT[0], RIGHT[0]]).status == 400
    nobody = ask(server, "POST", f"{HOME}/A-01/together", {"placed": []})
    assert (nobody.status, nobody.json["code"]) == (403, "guest")
    assert ask(server, "GET", f"/api/tables/~{bench(server)}").status == 404
    assert ask(server, "GET", f"/api/tables/{bench(server)}").status == 404


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_two_processes_serve_one_bench(database: str, tmp_path: Path) -> None:
    async def story(one: Server, other: Server) -> None:
        name = await asyncio.to_thread(bench, one)
        async with Person(one, name) as first, Person(other, name) as second:
            cards = PUZZLE.cards
            await asyncio.gather(
                *(
                    here.request("lay", card=[cards[n], 0, n, n])
                    for n, here in enumerate((first, second))
                )
            )
            for here in (first, second):
                await here.until(2)
            assert first.shown["placed"] == second.shown["placed"]
            assert len(first.shown["placed"]) == 2

    with Server(tmp_path / "one", database) as one, Server(tmp_path / "other", database) as other:
        asyncio.run(story(one, other))
        for server in (one, other):
            server.assert_no_traceback()
