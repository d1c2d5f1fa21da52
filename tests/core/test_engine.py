"""Engines: interpreted first, compiled once ready, and the same games with both."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.core import compiling, engine
from parlour.core.compiling import Beside
from parlour.core.engine import Engines
from parlour.core.game import HOUSE, Game
from parlour.core.table import Table
from tests.games_known import EVERY

pytestmark = pytest.mark.compiled


@pytest.fixture
def engines(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Create a game's engines as in a newly started program."""

    def of(game: Game) -> Engines:
        monkeypatch.setattr(engine, "AT_ONCE", False)
        fresh = Engines(game)
        monkeypatch.setitem(engine._engines, game, fresh)
        return fresh

    return of


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)
def test_a_table_comes_over_to_compiled_rules_between_two_moves(game: Game, engines: Any) -> None:
    """At any move, with an undo outstanding or a move foreseen: the games are the same."""
    fresh = engines(game)
    for seed, swap in ((1, 0), (2, 3), (3, 7)):
        luck, compiled = random.Random(seed), fresh.compiled
        fresh.now = compiled
        quick = Table(game, seed=seed)
        fresh.now = fresh.interpreted
        table = Table(game, seed=seed)
        for move in range(24):
            if move == swap:
                fresh.now = compiled
            seat = next((one for one in (*table.actors, HOUSE) if table.legal(one)), None)
            if seat is None:
                break
            action = luck.choice(table.legal(seat))
            for one in (table, quick):
                one.witness(seat, action, (0, None))
                one.play(seat, action)
                if move == 2 and one.undoable(seat):
                    one.undo(seat)
            assert table == quick
            assert table.seen(0) == quick.seen(0)
            assert table.view(0) == quick.view(0)
        assert table._engine is compiled


def test_a_state_that_was_handed_out_stays_interpreted(engines: Any) -> None:
    game = parlour.game("transmitter")
    fresh = engines(game)
    table = Table(game, seed=1)
    state = table.state
    fresh.now = fresh.compiled
    table.play(table.actors[0], table.legal(table.actors[0])[0])
    assert table.state is state
    assert state.plays == 1


def test_a_program_that_plays_for_long_gets_compiled_rules(
    engines: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted: list[str] = []
    monkeypatch.setattr(Beside, "want", lambda self, part: wanted.append(part))
    game = parlour.game("transmitter")
    engines(game)
    for seed in range(60):
        table = Table(game, seed=seed)
        while not table.over and not wanted:
            seat = table.actors[0]
            table.play(seat, table.legal(seat)[0])
    assert wanted[0] == compiling.RULES


def test_a_slow_bot_lends_its_move_from_the_level_below_until_it_is_compiled(engines: Any) -> None:
    game = parlour.game("think-str8")
    fresh = engines(game)
    slow = [level for level, bot in game.bots.items() if bot.slow]
    assert slow == ["strong", "master"]
    assert fresh.level_now("fair") == "fair"
    assert fresh.level_now("strong") == fresh.level_now("master") == "fair"
    fresh._bots["strong"] = fresh.interpreted
    assert fresh.level_now("strong") == "strong"


PROGRAM = """
import sys
import parlour
table = parlour.Table(sys.argv[1], seed=1)
table.view(0)
seat = next((one for one in (*table.actors, -1) if table.legal(one)))
table.play(seat, table.legal(seat)[0])
level = next(iter(table.game.bots))
if table.actors:
    table.bot(table.actors[0], level)
print("numba" in sys.modules)
"""


@pytest.mark.parametrize("name", [game.name for game in EVERY if game.name != "secret-bids"])
def test_a_first_game_needs_no_compiler(name: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, name], capture_output=True, text=True, check=False,
        env={**os.environ, "PARLOUR_COMPILE": "", "PARLOUR_CACHE": str(tmp_path)},
    )  # fmt: skip
    assert done.stdout == "False\n", done.stderr
