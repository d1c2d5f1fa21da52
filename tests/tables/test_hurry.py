"""Skipping to the end: when only bots still play, the people who are there can hurry them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from parlour.core.game import HOUSE
from parlour.features.real_time import Plan
from parlour.games.pattern_overlap.rules import CALL_OVER, PLACE
from parlour.server.protocol import messages
from parlour.server.protocol.events import Asked
from parlour.server.tables.hub import Hub
from parlour.server.tables.live import Live
from parlour.server.tables.room import rebuilt
from tests.games.pattern_overlap.board import W1, card
from tests.tables.fakes import FakeClock, Person, hub_of, play, settle, until
from tests.tables.races import GUESTS, action_of, claim, race
from tests.tables.test_racing_bots import NO_PILE, Planned, acts

pytestmark = pytest.mark.slow

FIRST, BOTS = "1.5@(-2,2)3", "3.3@(0,-2)2"


async def out(hub: Hub, friends: int = 0) -> tuple[Live, list[Person], Planned]:
    """Start a race in which the first player has just played their last card."""
    bots = hub.bots = Planned()
    hands = [["1.5"], *[["2.5"], ["4.5"]][:friends], ["3.3", "3.0"]]
    held = [[card(hand[0]), -1, -1] for hand in hands]
    held[1 : 1 + friends] = [[-1, -1, -1]] * friends  # they have no cards left, either
    held[-1][1] = card("3.0")
    state = {**NO_PILE, "hand": held}
    live, people = await race(
        hub, W1, hands, {len(hands) - 1: "fair"}, mode="cover", state=state, stuck_notice_s=0
    )
    assert (await people[0].request(live, messages.Ask, what="hurry"))["code"] == "hurry"
    assert (await claim(live, people[0], FIRST))["is"] == "done"
    return live, people, bots


def test_alone_it_happens_at_once_and_the_last_call_runs_faster(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, (ann,), bots = await out(hub)
        assert ann.shown["left_ms"] == {str(HOUSE): 60_000}
        await clock.pass_by(20)
        bots.plans = [Plan(10_000, action_of(live, 1, BOTS))]
        live.realtime_bots.look_again()
        await until(lambda: not bots.plans)
        await settle()
        assert (await ann.request(live, messages.Ask, what="hurry"))["is"] == "done"
        assert ann.shown["lobby"]["hurried"]
        assert ann.shown["left_ms"] == {str(HOUSE): 2000}
        await clock.pass_by(0.49)
        assert len(acts(hub, live.id)) == 1
        await clock.pass_by(0.02)
        await until(lambda: len(acts(hub, live.id)) == 2)
        await clock.pass_by(1.48)
        assert not live.room.over
        await clock.pass_by(0.02)
        await until(lambda: live.room.over)
        assert acts(hub, live.id)[-1].action == CALL_OVER
        assert (await ann.request(live, messages.Ask, what="hurry"))["code"] == "over"

    play(story, tmp_path)


def test_everybody_who_is_there_has_to_agree_even_while_bots_play(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, (ann, ben, cid), bots = await out(hub, friends=2)
        live.leave(cid)
        assert (await ann.request(live, messages.Ask, what="hurry"))["is"] == "done"
        assert hub.store.load(live.id)[-1] == Asked(
            0, "hurry", missing=(2,), client=f"{ann.guest} w{ann.requests}"
        )
        assert not live.room.hurried
        bots.plans = [Plan(1000, action_of(live, 3, BOTS))]
        live.realtime_bots.look_again()
        await until(lambda: not bots.plans)
        await clock.pass_by(1)
        await until(lambda: len(acts(hub, live.id)) == 2)
        assert not live.room.hurried
        assert (await ben.request(live, messages.Answer, agrees=True))["is"] == "done"
        assert live.room.hurried

    play(story, tmp_path)


async def play_all(live: Live, person: Person) -> bool:
    """Play every card of a person; False if they get stuck."""
    while live.room.table and (seat := 0) in live.room.table.actors:
        moves = [move for move in live.room.table.legal(seat) if move >= PLACE]
        if not moves:
            return False
        live.room.referee.locked_until[seat] = 0  # type: ignore[union-attr]
        request: dict[str, Any] = {"decision": live.room.decisions[seat], "action": moves[0]}
        assert (await person.request(live, messages.Act, **request))["is"] == "done"
    return True


def test_a_restarted_server_goes_on_just_as_fast(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        hub.bots = Planned()
        options = {"mode": "cover", "centers": "wild", "min_match": 2, "stuck_notice_s": 0}
        while True:
            live = await hub.make(
                GUESTS[0], "pattern-overlap", 2, options=options, bots={1: "easy"}
            )
            ann = Person(GUESTS[0])
            live.watch(ann)
            await ann.request(live, messages.Sit, invite=live.room.made.invite)
            await ann.request(live, messages.Start)
            await clock.pass_by(3.001)
            await until(lambda live=live: live.room.racing)
            if await play_all(live, ann):
                break
        assert (await ann.request(live, messages.Ask, what="hurry"))["is"] == "done"
        assert rebuilt(hub.store.load(live.id)).hurrying
        again = hub_of(hub.store, clock)
        try:
            other = await again.find(live.id)
            other.watch(ann)
            assert ann.shown["left_ms"] == {str(HOUSE): 3000}
            await clock.pass_by(3.002)
            await until(lambda: other.room.over)
        finally:
            await again.close()

    play(story, tmp_path)
