"""The host removes a person, over real sockets and after a crash."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.harness import (
    Player,
    Refusal,
    Server,
    ask,
    leave,
    make_table,
    new_guest,
    seated,
)

pytestmark = pytest.mark.slow


async def refused(player: Player, do: str, **fields: object) -> str:
    """Return the code of a refused request."""
    with pytest.raises(Refusal) as error:
        await player.request(do, **fields)
    return str(error.value.code)


def test_a_removed_person_sees_no_hand_can_t_act_and_can_t_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        table, (host, friend) = await seated(server, 2)
        hand = friend.shown["view"]["hands"][1]
        assert hand
        before = len(friend.received)
        entry = await host.request("remove", seat=1)
        await friend.until(lambda: friend.shown["seat"] is None)
        assert friend.shown["removed"]
        await host.seen(entry)
        assert await refused(friend, "act", decision=0, action=0) == "seat"
        assert await refused(friend, "sit", invite=table.invite, seat=1) == "removed"
        assert await refused(friend, "replace", seat=0) == "host"
        assert await refused(friend, "remove", seat=0) == "host"
        for _ in range(3):  # the game continues with a bot in the seat
            if host.shown["moves"]:
                await host.seen(await host.act(host.options()[0]))
        await friend.look()
        again = Player(server, table.id, friend.cookie)
        await again.__aenter__()
        frames = friend.received[before:] + again.received
        assert frames
        stranger = Player(server, table.id, await asyncio.to_thread(new_guest, server))
        await stranger.__aenter__()
        for player in (friend, again):
            await player.look()
            await stranger.look()
            assert player.shown["view"] == stranger.shown["view"], "they see what anyone sees"
            assert player.shown["moves"] == []
        for view in (sight["view"] for sight in friend.sights[-3:]):
            assert view["hands"][1] is None or not view["hands"][1], "no hand is shown"
        assert ask(server, "GET", "/api/mine", cookie=friend.cookie).json == []
        server.kill()
        server.start()
        after = Player(server, table.id, friend.cookie)
        await after.__aenter__()
        assert (after.shown["seat"], after.shown["removed"]) == (None, True)
        assert await refused(after, "sit", invite=table.invite) == "removed"
        await leave(host, friend, again, stranger, after)

    with Server(tmp_path) as server:
        asyncio.run(story())
        server.assert_no_traceback()


def test_the_host_who_left_is_not_host_again_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        table, (host, friend) = await seated(server, 2)
        await host.request("stand")
        await friend.until(lambda: friend.shown["invite"] == table.invite)
        server.kill()
        server.start()
        for player in (host, friend):
            await player.open()
            await player.until(lambda player=player: player.shown)
        assert (host.shown["invite"], friend.shown["invite"]) == (None, table.invite)
        assert friend.shown["lobby"]["host"] == 1
        assert await refused(host, "remove", seat=1) == "host"
        assert await friend.request("remove", seat=0)
        await leave(host, friend)

    with Server(tmp_path) as server:
        asyncio.run(story())
        server.assert_no_traceback()


def test_public_tables_have_a_turn_clock_unless_their_host_says_otherwise(tmp_path: Path) -> None:
    def seconds(**how: object) -> int:
        table = make_table(server, host, **how)
        return int(ask(server, "GET", f"/api/tables/{table.id}").json["turn_seconds"])

    with Server(tmp_path) as server:
        host = new_guest(server)
        assert seconds() == 0
        assert seconds(public=True) == 120
        assert seconds(public=True, turn_seconds=0) == 0
        assert seconds(public=True, turn_seconds=30) == 30
        assert seconds(public=True, game="pattern-overlap", preset=None) == 0
        cards = ask(server, "GET", "/api/games").json
        assert {card["public_turn_seconds"] for card in cards} == {0, 120}
