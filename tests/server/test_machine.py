"""The model over real sockets and real processes: every client is shown what the log says."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.server.machine import TABLES, OverSockets, World


WANTED = {
    "Acted", "Sat", "Stood", "Seated", "Started", "Asked", "Answered", "Talked", "undo", "bot",
    "clock", "kill", "stop", "acknowledged, then killed", "again", "again otherwise",
    "reconnected", "refused", "over", "running",
}  # fmt: skip


def walk(world: World, made: dict[str, Any], number: int, count: int, steps: int) -> None:
    """So many walks of so many steps at tables of one kind, the same ones for a number."""
    run_state_machine_as_test(
        seed(number)(lambda: OverSockets(world, made)),
        settings=settings(
            max_examples=count, stateful_step_count=steps, deadline=None, database=None,
            suppress_health_check=list(HealthCheck), phases=[Phase.generate], print_blob=True,
        ),
    )  # fmt: skip


def walk_all(world: World, count: int, steps: int) -> Counter[str]:
    """Walks at tables of every game: what happened, and how often."""
    for number, made in enumerate(TABLES):
        walk(world, made, number, count, steps)
    world.server.assert_no_traceback()
    return world.seen


def test_every_client_is_shown_the_model(tmp_path: Path) -> None:
    with World(tmp_path) as world:
        seen = walk_all(world, count=3, steps=18)
    print(seen)
    assert WANTED <= seen.keys(), f"the walks came nowhere near {WANTED - seen.keys()}"
