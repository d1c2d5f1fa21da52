"""Replays of finished games: from any viewpoint, every step has its position in the record."""

from __future__ import annotations

import random

import pytest

from parlour.core.record import UNDO
from parlour.server.protocol.events import Answered
from parlour.server.tables import agreement_requests
from parlour.server.tables.history import replay
from tests.server.test_room import BIDS, GUESTS, Played, known, running

__all__ = ["known"]
SEATS = 3


@pytest.fixture
def played() -> Played:
    """A game of Secret Bids in which the first bid was undone once."""
    played = running(BIDS, SEATS)
    room, luck = played.room, random.Random(1)
    table = room.table
    assert table
    played.act(0, table.legal(0)[0])
    played.do(agreement_requests.propose_ask(room, GUESTS[0], "undo"))
    for seat in (1, 2):
        played.do(Answered(seat, True))
    assert table.actions[-1] == (0, UNDO)
    while table.actors:
        seat = luck.choice(table.actors)
        played.act(seat, luck.choice(table.legal(seat)))
    return played


def test_with_all_eyes_every_action_is_a_step(played: Played) -> None:
    steps = replay(played.log, "all")["steps"]
    assert played.room.table
    assert [step["actions"] for step in steps] == list(range(len(played.room.table.actions) + 1))


@pytest.mark.parametrize("eyes", ["none", "0", "1", "2"])
def test_whoever_looks_a_step_is_the_same_moment(played: Played, eyes: str) -> None:
    moments = {step["entry"]: step["actions"] for step in replay(played.log, "all")["steps"]}
    seen = {step["entry"]: step["actions"] for step in replay(played.log, eyes)["steps"]}
    assert seen
    assert seen.items() <= moments.items()
    assert list(seen.values())[-1] == list(moments.values())[-1]
