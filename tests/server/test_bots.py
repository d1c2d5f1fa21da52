"""Bots that raise, hang, lie or die: another choice is made, and the game continues."""

from __future__ import annotations

import asyncio
import os
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.core.table import Table
from parlour.server.workers import bots
from parlour.server.workers.bot_seeds import bot_secret, decision_seed, draw
from parlour.server.workers.bots import Bots

pytestmark = pytest.mark.slow

LIMIT_S = 1.5
sound = bots.decide


def raises(*_: Any) -> int:
    """A bot that raises."""
    raise ZeroDivisionError("a bot's fault")


def hangs(*_: Any) -> int:
    """A bot that never returns."""
    time.sleep(600)
    return 0


def lies(*_: Any) -> int:
    """A bot that returns an illegal action."""
    return 10_000


def dies(*_: Any) -> int:
    """A bot that kills its process."""
    os._exit(1)


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> Iterator[Bots]:
    monkeypatch.setattr(bots, "START_LIMIT_S", LIMIT_S)
    pool = Bots(delays=False, limit_s=LIMIT_S)
    yield pool
    pool.close()


def ask(pool: Bots, table: Table) -> int:
    """Let a bot act for the next seat."""
    return asyncio.run(pool.think(table, table.actors[0], "fair", f"table {len(table.actions)}"))


@pytest.mark.parametrize("broken", [raises, hangs, lies, dies])
def test_a_broken_bot_never_ends_a_game(
    broken: Callable[..., int], pool: Bots, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "decide", broken)
    table = Table("transmitter", seats=2, seed=1)
    for _ in range(2):  # the second one runs in a new process
        action = ask(pool, table)
        assert action in table.legal(table.actors[0])
        table.play(table.actors[0], action)


def test_after_a_broken_bot_a_sound_one_is_asked_again(
    pool: Bots, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table("transmitter", seats=2, seed=1)
    monkeypatch.setattr(bots, "decide", dies)
    ask(pool, table)
    monkeypatch.setattr(bots, "decide", sound)
    monkeypatch.setattr(bots, "START_LIMIT_S", 120.0)  # it may have to be compiled
    view = table.game.View.bytes(table.look(table.actors[0]))
    wanted = sound("transmitter", table.game.version, view, "fair", "table 0")
    assert ask(pool, table) == wanted


def test_the_published_draw_of_a_bot_is_the_one_made() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "chance.md").read_text()
    published = dict(
        re.findall(r"^\| (secret|decision|choice|delay) \| ([0-9a-f]+) \|$", page, re.M)
    )
    secret = bot_secret("a", "b")
    decision = decision_seed(secret, "t", 5, 1)
    assert published == {
        "secret": secret.hex(),
        "decision": decision,
        "choice": str(draw(decision, "choice")),
        "delay": str(draw(decision, "delay")),
    }
