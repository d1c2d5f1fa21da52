"""Real time over real sockets: competing claims, repeated claims, a killed server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from parlour.games.pattern_overlap.claims import Code
from parlour.games.pattern_overlap.faces import card_name
from tests.games.pattern_overlap.board import Board
from tests.server.harness import NewTable, Player, Refusal, Server, ask, leave, seated

pytestmark = pytest.mark.slow

PATIENCE_S = 300  # a bot's pace may have to be compiled first
TABLES = 30  # enough for two hands to fit the same spot
Spot = tuple[int, int]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("race")) as running:
        yield running
        running.assert_no_traceback()


def fits(player: Player) -> dict[Spot, int]:
    """Return where a hand fits, as a person would see it: spots and actions."""
    view = player.shown["view"]
    board, laid = Board(), view["laid"]
    for card, x, y, rot in zip(laid["card"], laid["x"], laid["y"], laid["rot"], strict=True):
        board.put(f"{card_name(card)}@({x},{y}){rot}")
    found = {}
    across = range(min(laid["x"]) - 2, max(laid["x"]) + 3)
    down = range(min(laid["y"]) - 2, max(laid["y"]) + 3)
    for slot, card in enumerate(view["hands"][player.shown["seat"]]):
        for x, y, rot in product(across, down, range(4)) if card >= 0 else ():
            if board.judge(f"{card_name(card)}@({x},{y}){rot}")[0] is Code.OK:
                found[x, y] = number(slot, rot, x, y)
    return found


def number(slot: int, rot: int, x: int, y: int) -> int:
    return 1 + ((slot * 4 + rot) * 49 + y + 24) * 49 + x + 24


async def ready(player: Player) -> None:
    """Say "ready"; on a busy machine the house may already have said "Go"."""
    with suppress(Refusal):
        await player.act(0)


@asynccontextmanager
async def in_play(server: Server, **options: Any) -> AsyncIterator[tuple[NewTable, Player, Player]]:
    """Start a table for two and wait until the hands are shown."""
    table, players = await seated(server, 2, game="pattern-overlap", preset=None, options=options)
    try:
        for player in players:
            await ready(player)
        for player in players:
            await player.until(
                lambda p=player: p.shown["view"]["phase"] == "play" or p.shown["result"]
            )  # the game is over at once if no card fits anywhere
        yield table, *players
    finally:
        await leave(*players)


def test_two_hands_at_one_spot(server: Server) -> None:
    async def story() -> bool:
        async with in_play(server) as (_, ann, bob):
            mine, yours = fits(ann), fits(bob)
            shared = sorted(mine.keys() & yours.keys())
            if not shared:
                return False
            spot, seen = shared[0], ann.shown["entry"]
            hands = [player.shown["view"]["hands"] for player in (ann, bob)]
            await asyncio.gather(
                ann.send("act", "a", decision=1, action=mine[spot], seen=seen),
                bob.send("act", "b", decision=1, action=yours[spot], seen=seen),
            )
            await ann.until(lambda: "a" in ann.answers)
            await bob.until(lambda: "b" in bob.answers)
            both = [ann.answers["a"][0], bob.answers["b"][0]]
            assert sorted(answer["is"] for answer in both) == ["done", "refused"]
            lost = [answer["is"] for answer in both].index("refused")
            answer, loser, winner = both[lost], (ann, bob)[lost], (bob, ann)[lost]
            assert (answer["late"], answer["faster"]) == (True, 1 - lost)
            assert (answer["squares"], answer["locked_ms"]) == ([], 0)
            assert answer["words"] == f"Player {1 - lost} was faster here."
            await loser.seen(seen + 1)
            assert loser.shown["view"]["hands"] == hands[lost], "the card is back in its slot"
            for player in (ann, bob):
                assert all(sight["moves"] == [] for sight in player.sights)
                assert all(b'"allowed' not in raw for raw in player.received)
            await winner.send("ping", "p")
            while (await winner.read())["is"] != "pong":
                assert winner.shown["entry"] <= seen + 1, "nobody hears of a refused claim"
            await both_again(loser, winner, answer, lost)
            return True

    async def both_again(loser: Player, winner: Player, answer: dict[str, Any], lost: int) -> None:
        ids = ("a", "b")
        for player, id in ((loser, ids[lost]), (winner, ids[1 - lost])):
            await player.send("act", id, decision=0, action=0)
            await player.until(lambda p=player, i=id: len(p.answers[i]) > 1)
        assert loser.answers[ids[lost]][1] == answer
        assert winner.answers[ids[1 - lost]][1] == winner.answers[ids[1 - lost]][0]

    for _ in range(TABLES):
        if asyncio.run(story()):
            return
    raise AssertionError("no two hands ever fitted the same spot")


def test_a_wrong_card_is_told_by_its_squares_and_nothing_else(server: Server) -> None:
    async def story() -> None:
        async with in_play(server) as (table, ann, _):
            away = number(0, 0, 20, 20)
            with pytest.raises(Refusal, match="no_overlap"):
                await ann.act(away)
            with pytest.raises(Refusal, match="not_playing"):
                await ann.act(away)
            listed = ask(server, "GET", f"/api/tables/{table.id}", cookie=ann.cookie).json
            told = ask(server, "GET", f"/api/tables/{table.id}/story", cookie=ann.cookie).json
            assert "moves" not in json.dumps([listed, told])
            running = ask(server, "GET", f"/api/tables/{table.id}/replay", cookie=ann.cookie)
            assert running.json["code"] == "running"

    asyncio.run(story())


def test_a_killed_server_plays_on(tmp_path: Path) -> None:
    async def story() -> bool:
        with Server(tmp_path) as server:
            async with in_play(server) as (_, ann, bob):
                if not (fits(ann) and fits(bob)):
                    return False
                entry = await ann.act(next(iter(fits(ann).values())), id="once")
                await bob.seen(entry)
                if not fits(bob):
                    return False
                server.kill()
                server.start()
                for player in (ann, bob):
                    await player.open()
                    await player.until(lambda p=player: p.shown)
                assert bob.shown["view"]["phase"] == "play"
                assert await ann.request("act", "once", decision=0, action=0) == entry
                after = await bob.act(next(iter(fits(bob).values())))
                assert after == entry + 1
                await ann.seen(after)
                assert ann.shown["view"]["played"] == [1, 1]
            server.assert_no_traceback()
            return True

    assert any(asyncio.run(story()) for _ in range(10)), "somebody was stuck each time"


def test_bots_lay_cards_at_their_own_pace(server: Server) -> None:
    """A person who only looks is beaten by a bot, from its view, in a process of its own."""

    async def story() -> None:
        cookie = ask(server, "GET", "/api/me").headers["set-cookie"].partition(";")[0]
        request = {
            "game": "pattern-overlap", "seats": 2, "bots": {"1": "strong"},
            "options": {"idle_limit_s": 600},
        }  # fmt: skip
        made = ask(server, "POST", "/api/tables", request, cookie).json
        async with Player(server, made["table"], cookie) as ann:
            await ann.sit(made["invite"])
            await ann.request("start")
            async with asyncio.timeout(PATIENCE_S):
                while (await ann.look())["view"]["played"][1] == 0:
                    await asyncio.sleep(0.2)

    asyncio.run(story())
