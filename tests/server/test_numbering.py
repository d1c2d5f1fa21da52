"""Secret events are invisible to others in frames, numbers and lines."""

from __future__ import annotations

import asyncio
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.engine import engines
from parlour.core.registry import game
from parlour.games.pattern_overlap.claims import Code
from parlour.games.pattern_overlap.faces import card_name
from parlour.server.tables.viewer_sequence import ViewerSequence
from tests.games.pattern_overlap.board import Board
from tests.server.harness import NewTable, Player, Refusal, Server, ask, new_guest
from tests.server.test_race import in_play, number

pytestmark = pytest.mark.slow

TABLES = 40  # enough for one of two players to get stuck
FEW_FIT = {"centers": "wild", "min_match": 4, "wild_min_real": 3, "stuck_notice_s": 3}


@given(st.lists(st.booleans(), max_size=30))
def test_numbers_go_on_without_what_was_missed(heard: list[bool]) -> None:
    viewer_sequence, last = ViewerSequence(), 0
    for entry, hears in enumerate(heard, 1):
        viewer_sequence.miss(entry, [] if hears else [1])
        last += hears
        assert viewer_sequence.missing(entry) == (set() if hears else {1})
        assert viewer_sequence.number(entry, 1) == last
        assert viewer_sequence.event(last, 1) == entry
        assert viewer_sequence.number(entry, None) == viewer_sequence.event(entry, None) == entry
    for entry in range(len(heard)):
        known = viewer_sequence.event(viewer_sequence.number(entry, 1), 1)
        assert known >= entry
        assert not any(heard[entry:known]), "what comes up to there was missed"


def test_a_word_to_the_stuck_reaches_nobody_else(tmp_path: Path) -> None:
    """Not by a frame, not by a number, not by a question that is dropped, nor after a restart."""

    async def story(server: Server) -> bool:
        try:
            return await at_a_table(server)
        except Refusal as refused:
            if "the game is over" not in str(refused):
                raise
            return False  # no one could play a card

    async def at_a_table(server: Server) -> bool:
        async with in_play(server, **FEW_FIT) as (table, ann, bob):
            can = [bool(fits(player)) for player in (ann, bob)]
            if can[0] == can[1]:
                return False
            stuck, other = (bob, ann) if can[0] else (ann, bob)
            cookie = await asyncio.to_thread(new_guest, server)
            async with Player(server, table.id, cookie) as onlooker:
                return await told_alone(server, table, stuck, other, onlooker)

    async def told_alone(
        server: Server, table: NewTable, stuck: Player, other: Player, onlooker: Player
    ) -> bool:
        await other.request("ask", what="pause")
        before = [await player.look() for player in (other, onlooker)]
        if (await stuck.look())["view"]["stuck"]:
            return False  # too late, because the machine was busy
        first = stuck.shown["entry"]
        await stuck.until(lambda: stuck.shown["view"]["stuck"])
        await stuck.act(0)  # waiting is secret too
        assert stuck.shown["entry"] == first + 2
        for player, known in zip((other, onlooker), before, strict=True):
            assert await nothing_came(player)
            assert timeless(await player.look()) == timeless(known)
            assert player.shown["lobby"]["asked"]["what"] == "pause"
        request = {"decision": other.shown["decision"], "action": next(iter(fits(other).values()))}
        entry = await other.request("act", "once", seen=other.shown["entry"], **request)
        assert entry == before[0]["entry"] + 1
        await onlooker.seen(before[1]["entry"] + 1)
        await stuck.seen(first + 3)
        stories = [last_line(server, table, one) for one in (other, stuck)]
        assert stories == [entry, first + 3]
        await again(server, (stuck, other, onlooker))
        assert await other.request("act", "once", **request) == entry
        return True

    engines(game("pattern-overlap")).load("rules")  # compiling could exceed the players' timeout
    with Server(tmp_path) as server:
        for _ in range(TABLES):
            if asyncio.run(story(server)):
                break
        else:
            raise AssertionError("nobody was ever stuck")
        server.assert_no_traceback()


def fits(player: Player) -> dict[tuple[int, int], int]:
    """Return where a hand fits at a table with strict rules: spots and actions."""
    view = player.shown["view"]
    board, laid = Board(wild=True, least=4, real=3), view["laid"]
    for card, x, y, rot in zip(laid["card"], laid["x"], laid["y"], laid["rot"], strict=True):
        board.put(f"{card_name(card)}@({x},{y}){rot}")
    across = range(min(laid["x"]) - 2, max(laid["x"]) + 3)
    down = range(min(laid["y"]) - 2, max(laid["y"]) + 3)
    return {
        (x, y): number(slot, rot, x, y)
        for slot, card in enumerate(view["hands"][player.shown["seat"]])
        for x, y, rot in product(across, down, range(4))
        if card >= 0 and board.judge(f"{card_name(card)}@({x},{y}){rot}")[0] is Code.OK
    }


async def nothing_came(player: Player) -> bool:
    """Whether the next message is the answer to a ping."""
    await player.send("ping")
    return (await player.read())["is"] == "pong"


def timeless(shown: dict[str, Any]) -> dict[str, Any]:
    """Return what is shown, without the time left."""
    return {**shown, "left_ms": None}


def last_line(server: Server, table: NewTable, player: Player) -> int:
    """Return the number of the last event a player was told of."""
    told = ask(server, "GET", f"/api/tables/{table.id}/story", cookie=player.cookie).json
    return int(told[-1]["entry"])


async def again(server: Server, players: tuple[Player, ...]) -> None:
    """Check that everyone's numbers are the same after a crash."""
    known = [player.shown["entry"] for player in players]
    server.kill()
    server.start()
    for player in players:
        await player.open()
        await player.until(lambda p=player: p.shown)
    assert [player.shown["entry"] for player in players] == known
