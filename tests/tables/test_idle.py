"""The idle limit of a race: players are told when the game would end, also in the last call."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.core.game import HOUSE
from parlour.games.pattern_overlap.rules import TOO_LONG
from parlour.server.tables.hub import Hub
from tests.games.pattern_overlap.board import W1
from tests.tables.fakes import FakeClock, play, until
from tests.tables.races import claim, race
from tests.tables.test_racing_bots import NO_PILE, acts

pytestmark = pytest.mark.slow

HANDS = [["1.5"], ["3.3", "3.0"]]
FIRST, SECOND = "1.5@(-2,2)3", "3.3@(0,-2)2"


def test_whichever_comes_first_ends_the_last_call(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, (ann, ben) = await race(
            hub, W1, HANDS, mode="cover", idle_limit_s=50, stuck_notice_s=0, state=NO_PILE
        )
        assert ben.shown["left_ms"] == {str(HOUSE): 50_000}
        assert (await claim(live, ann, FIRST))["is"] == "done"
        assert ben.shown["left_ms"] == {str(HOUSE): 50_000}, "the last call has 60 seconds"
        await clock.pass_by(20)
        assert (await claim(live, ben, SECOND))["is"] == "done"
        assert ben.shown["left_ms"] == {str(HOUSE): 40_000}, "the last call ends first"

    play(story, tmp_path)


def test_an_idle_game_ends(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, (ann, _) = await race(
            hub, W1, HANDS, mode="cover", idle_limit_s=30, stuck_notice_s=0, state=NO_PILE
        )
        assert (await claim(live, ann, FIRST))["is"] == "done"
        await clock.pass_by(30.001)
        await until(lambda: live.room.over)
        assert acts(hub, live.id)[-1].action == TOO_LONG

    play(story, tmp_path)


def test_without_a_limit_it_never_does(tmp_path: Path) -> None:
    async def story(hub: Hub, clock: FakeClock) -> None:
        live, (_, ben) = await race(
            hub, W1, HANDS, mode="cover", idle_limit_s=0, stuck_notice_s=0, state=NO_PILE
        )
        assert ben.shown["left_ms"] == {}
        await clock.pass_by(10_000)
        assert not live.room.over

    play(story, tmp_path)
