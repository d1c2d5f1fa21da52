"""The coach over HTTP: who gets a review or a hint, when, and from what."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour.core.table import Table
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.events import Made, Sat, Started
from parlour.server.tables.hint_requests import view_for_hint
from parlour.server.tables.hints import has_hints
from parlour.server.tables.room import Room
from tests.server.harness import Player, Server, ask, leave, make_table, new_guest, seated

PATIENCE_S = 300  # compiled, it waits for the compiler first


def reviewed(server: Server, table_id: str, cookie: str) -> dict[str, Any]:
    """Ask for a review until it is there."""
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        answer = ask(server, "GET", f"/api/tables/{table_id}/review", cookie=cookie)
        assert answer.status == 200, answer
        if answer.json["review"]:
            found: dict[str, Any] = answer.json["review"]
            return found
        time.sleep(0.2)
    raise AssertionError("the review is never made")


def refused(server: Server, path: str, cookie: str = "") -> tuple[int, str]:
    answer = ask(server, "GET", f"/api/tables/{path}", cookie=cookie)
    return answer.status, answer.json.get("code", "")


@pytest.mark.slow
def test_players_get_the_review_of_their_own_decisions(tmp_path: Path) -> None:
    async def story() -> None:
        table, (host, friend) = await seated(server, 2)
        stranger = await asyncio.to_thread(new_guest, server)
        path = f"{table.id}/review"
        assert await asyncio.to_thread(refused, server, path, host.cookie) == (409, "running")
        luck = Random(3)
        await asyncio.gather(host.play(luck), friend.play(luck))
        found = await asyncio.to_thread(reviewed, server, table.id, friend.cookie)
        assert (found["game"], found["seat"], found["unit"]) == ("transmitter", 1, "round")
        assert 0 <= found["deal"]["chance"] <= 1
        assert found["decisions"]
        for one in found["decisions"]:
            assert one["move"]["is"] == "play"
            assert (one["cost"] is None) == (one["action"] == one["best"])
            assert one["cost"] is None or next(why["is"] for why in one["advice"]) == "aims"
        assert await asyncio.to_thread(refused, server, path, stranger) == (403, "seat")
        assert (await asyncio.to_thread(refused, server, path))[0] == 403
        await leave(host, friend)

    with Server(tmp_path) as server:
        asyncio.run(story())
        server.assert_no_traceback()


@pytest.mark.slow
def test_who_plays_alone_gets_hints_and_two_people_only_if_the_host_wants(tmp_path: Path) -> None:
    async def story() -> None:
        cookie = await asyncio.to_thread(new_guest, server)
        table = make_table(server, cookie, seats=2, bots={1: "easy"})
        async with Player(server, table.id, cookie) as alone:
            await alone.sit(table.invite, name="Ann")
            await alone.seen(await alone.request("start"))
            assert alone.shown["lobby"]["hints"] is True
            await alone.until(lambda: alone.shown["moves"])
            answer = await asyncio.to_thread(
                ask, server, "GET", f"/api/tables/{table.id}/hint", None, cookie
            )
            assert answer.status == 200, answer
            assert answer.json["decision"] == alone.shown["decision"]
            hint = answer.json["hint"]
            assert hint["action"] in alone.shown["moves"]
            assert hint["move"]["is"] == "play"
            assert next(one["is"] for one in hint["advice"]) == "aims"
            assert 0 <= hint["value"] <= 1
        for wanted in (None, True):
            table, people = await seated(server, 2, hints=wanted)
            assert {one.shown["lobby"]["hints"] for one in people} == {bool(wanted)}
            waiting = next(one for one in people if not one.shown["moves"])
            code = (409, "turn") if wanted else (403, "hints")
            path = f"{table.id}/hint"
            assert await asyncio.to_thread(refused, server, path, waiting.cookie) == code
            await leave(*people)

    with Server(tmp_path) as server:
        asyncio.run(story())
        server.assert_no_traceback()


def room(game: str = "transmitter", bots: int = 1, **made: Any) -> Room:
    """Set up a running table for Ann, and for Ben if there is no bot."""
    card = Table(game, 2).game
    options = card.chosen(2)
    seats = {1: "easy"} if bots else {}
    one = Room(
        Made(game, 1, 2, options, seed="s", nonce="n", host="ann", invite="i", bots=seats, **made)
    )
    for seat, guest in enumerate(("ann", "ben")[: 2 - bots]):
        one.apply(Sat(seat, guest, guest))
    one.apply(Started())
    return one


def test_where_there_are_hints() -> None:
    assert has_hints(room())
    assert not has_hints(room(bots=0)), "two people"
    assert has_hints(room(bots=0, hints=True))
    assert not has_hints(room(hints=False))
    assert not has_hints(room("sequence-numbers")), "against bots, unless it is a first game"
    assert has_hints(room("sequence-numbers", what_if="table 3"))
    assert not has_hints(room(daily="2026-01-01", hints=True)), "results are compared"
    assert has_hints(room(daily="2026-01-01", practice=True))


def test_a_hint_is_made_from_ones_own_view_only() -> None:
    one = room(bots=0, hints=True)
    assert one.table
    acting = one.table.actors[0]
    seat, view = view_for_hint(one, ("ann", "ben")[acting])
    assert (seat, view) == (acting, one.table.seen(acting))
    with pytest.raises(Refused, match="when it's your turn"):
        view_for_hint(one, ("ann", "ben")[1 - acting])
    with pytest.raises(Refused, match="don't have a seat"):
        view_for_hint(one, "eve")
