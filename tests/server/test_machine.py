"""The model over real sockets and processes: every client is shown what the log says."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.errors import FlakyFailure
from hypothesis.stateful import run_state_machine_as_test

from tests.sampling import some
from tests.server.machine import TABLES, OverSockets, World

pytestmark = pytest.mark.slow

WANTED = {
    "Acted", "Sat", "Seated", "Started", "Asked", "Answered", "undo", "bot", "clock", "kill",
    "stop", "acknowledged, then killed", "again", "again otherwise", "reconnected", "refused",
}  # fmt: skip
RARE = {"Stood", "Talked", "Rematched", "over"}  # short walks may not reach these


def walk(
    world: World, made: dict[str, Any], number: int, count: int, steps: int, ends: int
) -> None:
    """Run walks at one kind of table; the same number gives the same walks."""
    world.ends, world.waits = ends, min(ends, 10)
    run_state_machine_as_test(
        seed(number)(lambda: OverSockets(world, made)),
        settings=settings(
            max_examples=count, stateful_step_count=steps, deadline=None, database=None,
            suppress_health_check=list(HealthCheck), phases=[Phase.generate], print_blob=True,
        ),
    )  # fmt: skip


def walk_all(world: World, count: int, steps: int, ends: int) -> Counter[str]:
    """Run walks at tables of every game; returns counts of what happened."""
    for number, made in enumerate(TABLES):
        walk(world, made, number, count, steps, ends)
    world.server.assert_no_traceback()
    return world.seen


def test_every_client_is_shown_the_model(tmp_path: Path) -> None:
    with World(tmp_path) as world:
        seen = walk_all(world, count=3, steps=18, ends=1)
    assert seen.keys() >= WANTED, f"the walks came nowhere near {WANTED - seen.keys()}: {seen}"


@pytest.mark.soak
def test_every_client_is_shown_the_model_in_long_walks(tmp_path: Path) -> None:
    with World(tmp_path) as world:
        seen = walk_all(world, count=36, steps=60, ends=30)
    assert seen["Made"] >= 200, seen
    assert seen["kill"] >= 100, seen
    assert seen.keys() >= WANTED | RARE, f"nowhere near {(WANTED | RARE) - seen.keys()}: {seen}"


LATE = """
import asyncio
from parlour.server.protocol.events import Acted
from parlour.server.storage.in_step import at_once
from parlour.server.storage.store import Store
put = Store.put


def hasty(store, table_id, number, entry, summary, then):
    if isinstance(entry, Acted):
        loop = asyncio.get_running_loop()
        loop.call_soon(lambda: at_once(then(None) or iter(())))
        loop.call_later(30, put, store, table_id, number, entry, summary, lambda error: None)
    else:
        put(store, table_id, number, entry, summary, then)


Store.put = hasty
"""  # acknowledges acts before storing them
CROSSED = """
from parlour.server.tables import room_view
seat_view = room_view.seat_view


def crossed(room, seat, facts):
    return seat_view(room, seat, room_view.facts(room, 0) if seat == 1 else facts)


room_view.seat_view = crossed
"""  # shows seat 1 what only seat 0 may know
TWICE = """
from parlour.server.tables.room import Room
Room.accepted_as = lambda room, guest, request: None
"""  # doesn't recognise repeated messages
FAULTS = {
    "acknowledged before it is stored": (LATE, "acknowledged, and stored 0 times|another view"),
    "another seat's view": (CROSSED, "another view"),
    "a message that came again": (TWICE, "stored again|stored 2 times|was refused"),
}


@pytest.mark.parametrize("name", some(FAULTS, "a message that came again"))
def test_a_fault_of_the_server_is_found(tmp_path: Path, name: str) -> None:
    """The checker itself: the same walks against a server with one thing wrong."""
    fault, found = FAULTS[name]
    with World(tmp_path, fault) as world, pytest.raises((AssertionError, FlakyFailure)) as caught:
        walk(world, TABLES[0], number=1, count=20, steps=20, ends=0)
    seen = caught.value  # bot timing may make the failure flaky
    faults = seen.exceptions if isinstance(seen, FlakyFailure) else [seen]
    assert any(re.search(found, str(one)) for one in faults), faults


def test_an_acknowledged_act_that_a_kill_loses_is_found(tmp_path: Path) -> None:
    with World(tmp_path, LATE) as world:
        machine = OverSockets(world, TABLES[0])
        machine.make(seats=2, public=True, bot=0, clock=0, deal=1, begun=1)
        world.ends = 1
        with pytest.raises(AssertionError, match="acknowledged, and not stored once"):
            machine.the_server_ends("kill", sent=2, which=0)
        machine.teardown()
