"""Emotes, pointing, and ending a game by agreement."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.core import registry
from parlour.core.manners import Manners, Points
from parlour.core.table import Record
from parlour.server.protocol import messages
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.events import Gestured
from parlour.server.tables.hub import Hub
from parlour.server.tables.room import rebuilt
from tests.games_known import EVERY
from tests.tables.fakes import (
    FRIEND,
    HOST,
    STRANGER,
    FakeClock,
    Person,
    fresh,
    play,
    settle,
    two_at_a_table,
)


def things(v: Any) -> list[str]:
    """Return the prize and every face-up card in a hand."""
    return ["prize", *(f"{seat}.{k + 1}" for seat in range(v.seats) for k in range(5)
                       if v.holds[seat][k])]  # fmt: skip


@pytest.fixture(autouse=True)
def pointing_bids() -> Iterator[None]:
    manners = Manners(points=Points(things, most=lambda v: 2, period=lambda v: v.round_no))
    registry.register(dataclasses.replace(EVERY[-1], name="pointing-bids", manners=manners))
    yield
    registry._cards.pop("pointing-bids")


def test_an_emote_is_seen_by_all(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game="think-str8")
        stranger = Person(STRANGER)
        live.watch(stranger)
        assert (await host.request(live, messages.Emote, emote="oops"))["is"] == "done"
        for person in (host, friend, stranger):
            assert person.screen.heard("gesture") == [{"seat": 0, "emote": "oops"}]
        assert hub.store.load(live.id)[-1] == Gestured(0, emote="oops", client=f"{HOST} w3")
        for emote in ("", "OOPS", "an insult"):
            refused = await host.request(live, messages.Emote, emote=emote)
            assert refused["code"] == "emote"
            assert "well played" in refused["words"]
        assert (await stranger.request(live, messages.Emote, emote="oops"))["code"] == "seat"
        assert live.room.table.actions == []
        assert friend.shown == fresh(live, FRIEND)

    play(story, tmp_path)


def test_an_emote_is_no_way_round_silence(tmp_path: Path) -> None:
    """T30: receivers show none in a silent round, and the transmitter never."""

    async def story(hub: Hub, clock: FakeClock) -> None:
        for talk, granted in (("silent", [False, False]), ("free", [False, True])):
            live, *people = await two_at_a_table(hub, options={"talk": talk})
            answers = [await one.request(live, messages.Emote, emote="oops") for one in people]
            assert [answer["is"] == "done" for answer in answers] == granted
            assert {answer["code"] for answer in answers if "code" in answer} == {"silence"}

    play(story, tmp_path)


def test_pointing_is_at_public_things_and_not_too_often(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game="pointing-bids")
        for nothing in ("", "1.9", "mine", "nonce"):
            assert (await host.request(live, messages.Point, at=nothing))["code"] == "point"
        assert (await host.request(live, messages.Point, at="prize"))["is"] == "done"
        await clock.pass_by(2.0)
        assert (await host.request(live, messages.Point, at="1.3"))["is"] == "done"
        assert friend.screen.heard("gesture") == [
            {"seat": 0, "at": "prize"},
            {"seat": 0, "at": "1.3"},
        ]
        assert (await host.request(live, messages.Point, at="prize"))["code"] == "point"
        assert (await host.request(live, messages.Emote, emote="hello"))["is"] == "done"
        assert (await friend.request(live, messages.Point, at="prize"))["is"] == "done", (
            "a seat's own"
        )
        await host.request(live, messages.Act, decision=0, action=2)
        await friend.request(live, messages.Act, decision=0, action=4)
        assert (await host.request(live, messages.Point, at="0.3"))["code"] == "point", (
            "it was laid"
        )
        for _ in range(2):
            await clock.pass_by(2.0)
            assert (await host.request(live, messages.Point, at="0.1"))["is"] == "done", (
                "a new period"
            )
        assert (await host.request(live, messages.Point, at="0.1"))["code"] == "point"
        assert rebuilt(hub.store.load(live.id)).pointed == live.room.pointed

    play(story, tmp_path)


def test_between_two_times_of_pointing_there_is_a_pause(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game="pointing-bids")
        assert (await host.request(live, messages.Point, at="prize"))["is"] == "done"
        await clock.pass_by(1.0)
        assert (await host.request(live, messages.Point, at="1.9"))["code"] == "point"
        refused = await host.request(live, messages.Point, at="1.3")
        assert refused["code"] == "soon"
        assert "wait" in refused["words"]
        assert (await friend.request(live, messages.Point, at="prize"))["is"] == "done", (
            "a pause of its own"
        )
        await clock.pass_by(1.0)
        assert (await host.request(live, messages.Point, at="1.3"))["is"] == "done", (
            "it was not counted"
        )
        assert friend.screen.heard("gesture")[-1] == {"seat": 0, "at": "1.3"}

    play(story, tmp_path)


def test_a_game_without_things_has_no_pointing(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, _ = await two_at_a_table(hub, game="secret-bids")
        assert (await host.request(live, messages.Point, at="prize"))["code"] == "point"

    play(story, tmp_path)


async def phases(hub: Hub, table: str) -> list[str]:
    """Return a table's phase and whether it is publicly listed."""
    mine = [row["phase"] for row in hub.store.tables_of(HOST) if row["id"] == table]
    public = [row["id"] for row in hub.store.public_tables(["open", "running"])]
    return [*mine, "listed" if table in public else "not listed"]


def test_a_game_is_stopped_when_all_agree(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(
            hub, game="secret-bids", public=True, turn_seconds=30
        )
        await host.request(live, messages.Act, decision=0, action=2)
        await friend.request(live, messages.Ask, what="stop")
        assert host.shown["lobby"]["asked"] == {
            "seat": 1,
            "what": "stop",
            "agreed": [],
            "action": None,
        }
        assert live.room.phase == "running"
        assert await phases(hub, live.id) == ["running", "listed"]
        await host.request(live, messages.Answer, agrees=False)
        assert live.room.phase == "running"
        with pytest.raises(Refused):
            live.room.record()
        await friend.request(live, messages.Ask, what="stop")
        await host.request(live, messages.Answer, agrees=True)
        assert live.room.phase == "over"
        assert await phases(hub, live.id) == ["over", "not listed"]
        for person in (host, friend):
            assert person.shown["result"] == {
                "winners": [], "scores": [], "reason": "stopped by agreement"
            }  # fmt: skip
            assert person.shown["secrets"]["seed"] == live.room.made.seed
            assert person.shown["moves"] == []
            assert person.shown["left_ms"] == {}
            assert person.shown == fresh(live, person.guest)
        assert (await friend.request(live, messages.Act, decision=0, action=2))["code"] == "over"
        assert Record.parse(str(live.room.record())).replay() == live.room.table
        assert rebuilt(hub.store.load(live.id)).phase == "over"
        await clock.pass_by(100)
        await settle()
        assert live.room.table.actions == [(0, 2)], "no bot plays on, no clock runs"
        assert (await host.request(live, messages.Rematch))["is"] == "done"

    play(story, tmp_path)


def test_the_lists_know_of_a_game_that_ends_because_the_last_who_did_not_agree_leaves(
    tmp_path: Path,
) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, host, friend = await two_at_a_table(hub, game="secret-bids", public=True)
        await host.request(live, messages.Ask, what="stop")
        await friend.request(live, messages.Stand)
        assert live.room.phase == "over"
        assert await phases(hub, live.id) == ["over", "not listed"]

    play(story, tmp_path)
