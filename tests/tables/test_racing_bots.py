"""Real-time bots: they act at their own pace on what they see, and try again when too late."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from parlour.core.game import HOUSE
from parlour.features.real_time import Memory, Plan
from parlour.games.pattern_overlap.rules import WAIT
from parlour.server.protocol import messages
from parlour.server.protocol.events import Acted
from parlour.server.tables.hub import Hub
from parlour.server.tables.seat_requests import Begin
from parlour.server.workers import bots
from tests.games.pattern_overlap.board import W1
from tests.tables.fakes import FakeClock, Person, QuickBots, play, settle, until
from tests.tables.races import GUESTS, action_of, claim, race

pytestmark = pytest.mark.slow

ONE = [["1.5", "1.4"], ["2.5", "2.4"]]
FIRST, SECOND = "1.5@(-2,2)3", "2.5@(-2,2)2"
NO_PILE = {"pile": [[0]] * 7, "fresh": [0] * 7}


class Planned(QuickBots):
    """Bots with scripted plans; None means that the bot finds nothing."""

    def __init__(self, *plans: Plan | None) -> None:
        super().__init__()
        self.delays = True
        self.plans = list(plans)
        self.asked: list[str] = []
        self.memories: list[Memory] = []
        self.answers = asyncio.Event()
        self.answers.set()

    async def _planned(self, *asked: Any) -> Plan | None:
        self.asked.append(asked[3])
        self.memories.append(asked[5])
        plan = self.plans.pop(0) if self.plans else None
        await self.answers.wait()
        return plan


class Cold(Planned):
    """Bots that have to be loaded before they can move."""

    def __init__(self) -> None:
        super().__init__()
        self.loaded: set[str] = set()

    def is_warm(self, name: str) -> bool:
        return name in self.loaded

    def warm(self, name: str, then: Callable[[], object] = lambda: None) -> None:
        self.loaded.add(name)
        asyncio.get_running_loop().call_soon(then)


def acts(hub: Hub, table: str) -> list[Acted]:
    return [entry for entry in hub.store.load(table) if isinstance(entry, Acted)]


@pytest.mark.parametrize("level", ["easy", "random"])
def test_a_race_starts_once_its_bots_are_loaded(tmp_path: Path, level: str) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        bots = hub.bots = Cold()
        live = await hub.make(GUESTS[0], "pattern-overlap", 2, bots={1: level})
        ann = Person(GUESTS[0])
        live.watch(ann)
        await ann.request(live, messages.Sit, invite=live.room.made.invite)
        await ann.request(live, messages.Start)
        await until(lambda: bots.loaded)
        await clock.pass_by(3.001)
        await until(lambda: live.room.racing)

    play(story, tmp_path)


def test_a_bot_acts_when_its_hand_is_there(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        bots = hub.bots = Planned()
        live, _ = await race(hub, W1, ONE, {1: "strong"})
        await until(lambda: bots.asked == ["strong"])
        action = action_of(live, 1, SECOND)
        bots.plans = [Plan(2000, action)]
        live.realtime_bots.look_again()
        await until(lambda: len(bots.asked) == 2)
        await clock.pass_by(1.999)
        assert acts(hub, live.id) == []
        await clock.pass_by(0.001)
        await until(lambda: acts(hub, live.id) == [Acted(1, action)])

    play(story, tmp_path)


def test_what_a_bot_has_found_stays_good_while_others_play(tmp_path: Path) -> None:
    """Else it would never come to lay a card among people who are quick."""

    async def story(hub: Hub, clock: FakeClock) -> None:
        bots = hub.bots = Planned()
        live, (ann,) = await race(hub, W1, [["1.5", "1.4"], ["3.3", "3.0"]], {1: "fair"})
        await until(lambda: bots.asked)
        action = action_of(live, 1, "3.3@(0,-2)2")
        bots.plans = [Plan(2000, action)]
        live.realtime_bots.look_again()
        await until(lambda: len(bots.asked) == 2)
        await clock.pass_by(1)
        assert (await claim(live, ann, FIRST))["is"] == "done"
        await settle()
        assert len(bots.asked) == 2, "its place is still free"
        await clock.pass_by(1)
        await until(lambda: acts(hub, live.id)[1:] == [Acted(1, action)])

    play(story, tmp_path)


def test_a_bot_that_comes_too_late_looks_again(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        bots = hub.bots = Planned()
        live, (ann,) = await race(hub, W1, ONE, {1: "easy"})
        await until(lambda: bots.asked)
        bots.plans = [Plan(2000, action_of(live, 1, SECOND))]
        live.realtime_bots.look_again()
        await until(lambda: len(bots.asked) == 2)
        assert (await claim(live, ann, FIRST))["is"] == "done"
        await until(lambda: len(bots.asked) == 3)
        await clock.pass_by(10)
        assert len(acts(hub, live.id)) == 1

    play(story, tmp_path)


def test_a_bot_that_is_still_looking_looks_again_and_remembers(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        bots = hub.bots = Planned()
        live, (ann,) = await race(hub, W1, [["1.5", "1.4"], ["3.3", "3.0"]], {1: "fair"})
        await until(lambda: bots.asked)
        action = action_of(live, 1, "3.3@(0,-2)2")
        noticed = (400, (7, 1)), (1500, (action, 2))
        bots.plans = [Plan(3000, action, 1500, False, noticed)] * 2
        live.realtime_bots.look_again()
        await until(lambda: len(bots.asked) == 2)
        await settle()
        await clock.pass_by(1)
        assert (await claim(live, ann, FIRST))["is"] == "done"
        await until(lambda: len(bots.asked) == 3)
        assert bots.memories[1:] == [(), ((-600, (7, 1)),)]
        await settle()
        await clock.pass_by(3)
        await until(lambda: acts(hub, live.id)[1:] == [Acted(1, action)])
        await until(lambda: len(bots.asked) == 4)
        assert bots.memories[3] == ((0, (7, 1)), (0, (action, 2)))

    play(story, tmp_path)


@pytest.mark.parametrize(("race_on", "apart"), [(False, 0.3), (True, 0.04)])
def test_two_bots_do_not_act_at_the_same_moment(
    tmp_path: Path, race_on: bool, apart: float
) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        bots = hub.bots = Planned()
        hands = [["1.5", "1.4"], ["3.3", "3.0"], ["2.5", "2.4"]]
        live, _ = await race(hub, W1, hands, {1: "fair", 2: "fair"})
        await until(lambda: len(bots.asked) == 2)
        actions = action_of(live, 1, "3.3@(0,-2)2"), action_of(live, 2, SECOND)
        bots.plans = [Plan(2000, action, race=race_on) for action in actions]
        live.realtime_bots.look_again()
        await until(lambda: not bots.plans)
        await settle()
        await clock.pass_by(2)
        await until(lambda: len(acts(hub, live.id)) == 1)
        await clock.pass_by(apart - 0.002)
        assert len(acts(hub, live.id)) == 1
        await clock.pass_by(0.003)
        await until(lambda: len(acts(hub, live.id)) == 2)

    play(story, tmp_path)


def test_a_plan_that_took_long_to_make_is_not_overdue(tmp_path: Path) -> None:
    """Else all bots would act at once after their process has started."""

    async def story(hub: Hub, clock: FakeClock) -> None:
        bots = hub.bots = Planned()
        live, _ = await race(hub, W1, ONE, {1: "strong"})
        await until(lambda: bots.asked)
        action = action_of(live, 1, SECOND)
        bots.answers.clear()
        bots.plans = [Plan(2000, action)]
        live.realtime_bots.look_again()
        await until(lambda: len(bots.asked) == 2)
        await clock.pass_by(10)
        bots.answers.set()
        await settle()
        await clock.pass_by(1.9)
        assert acts(hub, live.id) == []
        await clock.pass_by(0.1)
        await until(lambda: acts(hub, live.id) == [Acted(1, action)])

    play(story, tmp_path)


def test_a_stuck_bot_does_not_say_so(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        for index in range(6):
            live, _ = await race(hub, W1, [["1.5"], [f"2.{index}"]], {1: "easy"}, state=NO_PILE)
            if live.room.table.legal(1) == [WAIT]:
                break
        else:
            raise AssertionError("nothing was stuck")
        await clock.pass_by(5)
        assert acts(hub, live.id) == []

    play(story, tmp_path)


def test_bots_stop_in_a_pause_and_when_nobody_watches(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        bots = hub.bots = Planned()
        live, (ann,) = await race(hub, W1, ONE, {1: "easy"})
        await until(lambda: bots.asked)
        action = action_of(live, 1, SECOND)
        for stop, go_on in (("pause", "resume"), ("leave", "watch")):
            bots.plans = [Plan(2000, action)]
            live.realtime_bots.look_again()
            await until(lambda: not bots.plans)
            await clock.pass_by(1)
            if stop == "leave":
                live.leave(ann)
            else:
                await ann.request(live, messages.Ask, what=stop)
            await until(lambda: not live.realtime_bots.tasks)
            await clock.pass_by(100)
            assert acts(hub, live.id) == []
            if go_on == "watch":
                live.watch(ann)
            else:
                await ann.request(live, messages.Ask, what=go_on)
            await until(lambda: live.realtime_bots.tasks)

    play(story, tmp_path)


def test_against_bots_ones_own_ready_is_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They don't think about it first, as they do about a move."""
    monkeypatch.setattr(bots, "PACE", 1000.0)

    async def story(hub: Hub, clock: FakeClock) -> None:
        hub.bots.delays = True
        seated = {1: "easy", 2: "easy"}
        options = {"mode": "speed"}
        live = await hub.make(
            GUESTS[0], "pattern-overlap", 3, None, options, bots=seated, begin=Begin(0)
        )
        ann = Person(GUESTS[0])
        live.watch(ann)
        assert ann.shown["left_ms"] == {str(HOUSE): 3000}
        await until(lambda: ann.shown["view"]["to_act"] == [0])
        await ann.request(live, messages.Act, decision=ann.shown["decision"], action=WAIT)
        await until(lambda: live.room.racing)
        assert {act.seat for act in acts(hub, live.id)} == {0, 1, 2}

    play(story, tmp_path)


@pytest.mark.compiled
@pytest.mark.parametrize("level", ["easy", "strong", "random"])
def test_bots_of_every_level_play_a_round_to_its_end(tmp_path: Path, level: str) -> None:
    """From the countdown on, by the reaction model, on time that the test holds."""

    async def story(hub: Hub, clock: FakeClock) -> None:
        hub.bots.delays = True
        live = await hub.make(
            GUESTS[0], "pattern-overlap", 3, options={"mode": "speed"}, bots={1: level, 2: level}
        )
        ann = Person(GUESTS[0])
        live.watch(ann)
        await ann.request(live, messages.Sit, invite=live.room.made.invite)
        await ann.request(live, messages.Start)
        assert ann.shown["left_ms"] == {str(HOUSE): 3000}
        await clock.pass_by(3.001)
        await until(lambda: live.room.racing)
        for _ in range(400):
            if live.room.over:
                break
            await clock.pass_by(1)
        assert live.room.over
        laid = [act for act in acts(hub, live.id) if act.seat > 0 and act.action != WAIT]
        assert len(laid) >= 6
        assert all(act.seat != 0 for act in acts(hub, live.id))

    play(story, tmp_path)
