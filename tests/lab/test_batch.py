"""Batches play the same games interpreted, compiled, from any game number, and at tables."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import numpy as np
import pytest

import parlour
from parlour.core.chance import Chance, branch, seeded
from parlour.core.engine import engines
from parlour.core.errors import BadOption
from parlour.core.table import Table
from parlour.lab.batch import SIZED, run
from parlour.lab.cells import Cell
from parlour.lab.columns import played
from parlour.lab.matches import in_threads
from tests.games_known import EVERY
from tests.sampling import some

GAME = parlour.game("transmitter")


def cell(game=GAME, bots=("fair",), seats=None, preset=None, rotate=False, **options) -> Cell:
    seats = seats or game.usual_seats
    return Cell.of(game, seats, game.chosen(seats, preset, options), bots, rotate)


def replayed(one: Cell, number: int, seed: str) -> Table:
    """Replay game `number` of a cell at a table, giving each bot its seat's view."""
    table = Table(one.game, one.seats, seed=0, options=one.options)
    luck = Chance.records()
    branch(seeded(seed)[0], 2 * (number // one.turns), table._chance[0])
    branch(seeded(seed)[0], 2 * number + 1, luck[0])
    table._state = table._engine.fit(one.game.State, one.game.begin(one.seats, one.options))
    table._engine.begin(table._state, table._chance)
    scratch = one.game.workspace()
    while table.actors:
        seat = table.actors[0]
        level = one.level_at(number % one.turns, seat)
        table.play(seat, int(engines(one.game).bot(level)(table.look(seat), luck, scratch)))
    return table


BY_TURNS = [game for game in EVERY if game.dynamics != "real time"]


def compare_rows_with_tables(game, games: int) -> None:
    levels = [*game.bots][:2]
    one = cell(game, levels if game.usual_seats % 2 == 0 else levels[:1], rotate=True)
    rows = run(one, "rows", 0, games)
    for number in range(games):
        table, row = replayed(one, number, "rows"), rows[number]
        assert row["decisions"] == len(table.actions)
        assert game.reasons[row["reason"]] == table.result.reason
        assert tuple(row["score"]) == table.result.scores
        assert tuple(np.flatnonzero(row["won"])) == table.result.winners


@pytest.mark.plain
@pytest.mark.parametrize("game", BY_TURNS, ids=lambda game: game.name)
def test_an_interpreted_row_is_what_a_table_says_of_the_game(game) -> None:
    compare_rows_with_tables(game, 2)


@pytest.mark.plain
def test_interpreted_bots_play_the_same_in_several_threads() -> None:
    game = parlour.game("pattern-overlap")
    one = cell(game, ["fair", "easy"], preset="calm", rotate=True)
    alone, together = (in_threads(one, 4, threads) for threads in (1, 2))
    assert (alone == together).all()


@pytest.mark.compiled
@pytest.mark.parametrize(
    "game", some(BY_TURNS, "transmitter", "secret-bids"), ids=lambda game: game.name
)
def test_a_row_is_what_a_table_says_of_the_game(game) -> None:
    compare_rows_with_tables(game, 4)


@pytest.mark.compiled
@pytest.mark.parametrize(
    "options",
    [
        {"objective_scope": "game", "reveal_objective": "round_end"},
        {"tuner": True, "talk": "open_hands"},
        {"preset": "expert"},
    ],
)
def test_a_glance_shows_a_bot_what_a_look_does(options) -> None:
    """Batches show Transmitter's bots only what they read; tables show them everything."""
    preset = {"preset": options["preset"]} if "preset" in options else {}
    said = {name: value for name, value in options.items() if name != "preset"}
    one = cell(bots=("strong", "easy", "fair", "strong"), seats=4, **preset, **said)
    rows = run(one, "glances", 0, 3)
    for number in range(3):
        table = replayed(one, number, "glances")
        assert rows[number]["decisions"] == len(table.actions)
        assert tuple(rows[number]["score"]) == table.result.scores


IN_A_KERNEL = """
import json, sys, parlour
from parlour.lab.cells import Cell
from parlour.lab.columns import written
from parlour.lab.kernel import run
for name, levels, games in json.load(sys.stdin):
    game = parlour.game(name)
    one = Cell.of(game, game.usual_seats, game.chosen(game.usual_seats), levels)
    print(written(one, run(one, "rows", 0, games, tables=1), "rows").hex())
"""


@pytest.mark.compiled
def test_a_kernel_plays_the_same_games() -> None:
    """In numba's simulator, one thread that plays both games; their file is the same."""
    jobs = [["transmitter", ["easy"], 2]]
    done = subprocess.run(
        [sys.executable, "-c", IN_A_KERNEL], input=json.dumps(jobs), text=True, check=True,
        capture_output=True, env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
    )  # fmt: skip
    for (name, levels, games), line in zip(jobs, done.stdout.splitlines(), strict=True):
        assert bytes.fromhex(line) == played(cell(parlour.game(name), levels), "rows", 0, games)


@pytest.mark.compiled
def test_games_are_the_same_in_any_batch() -> None:
    whole = run(cell(), 5, 0, 64)
    parts = [run(cell(), 5, first, 16) for first in (0, 16, 32, 48)]
    assert np.array_equal(whole, np.concatenate(parts))
    assert not np.array_equal(whole, run(cell(), 6, 0, 64))


@pytest.mark.compiled
def test_cells_share_their_deals() -> None:
    """Where nothing that was varied matters, the games are the same: common random numbers."""
    one, other = (run(cell(aid=aid), 5, 0, 32) for aid in ("none", "exact"))
    assert np.array_equal(one, other)


def test_bots_change_places_on_the_same_deal() -> None:
    one = cell(parlour.game("sequence-numbers"), ("strong", "fair"), rotate=True)
    assert one.turns == 2
    assert [one.level_at(turn, seat) for turn in (0, 1) for seat in (0, 1)] == [
        "strong", "fair", "fair", "strong",
    ]  # fmt: skip
    same = cell(parlour.game("sequence-numbers"), ("fair", "fair"), rotate=True)
    assert same.turns == 1


@pytest.mark.compiled
def test_decisions_are_sized_in_some_games() -> None:
    rows = run(cell(), 5, 0, 2 * SIZED)
    sized = rows["sized"] > 0
    assert list(np.flatnonzero(sized)) == [0, SIZED]
    assert np.array_equal(rows["sized"][sized], rows["decisions"][sized])
    assert np.all(rows["choices"][sized] >= rows["decisions"][sized])


def test_levels_must_go_round_the_table() -> None:
    with pytest.raises(BadOption, match="3 levels don't fit 4 seats"):
        cell(bots=("easy", "fair", "strong"))
    with pytest.raises(BadOption, match="did you mean strong"):
        cell(bots=("strnog",))


INTERPRETED = """
import json, sys, parlour
from parlour.lab.batch import run
from parlour.lab.cells import Cell
for name, games in json.load(sys.stdin):
    game = parlour.game(name)
    one = Cell.of(game, game.usual_seats, game.chosen(game.usual_seats), ["easy"])
    print(json.dumps([str(row) for row in run(one, "rows", 0, games)]))
"""


@pytest.mark.compiled
@pytest.mark.parametrize(
    "name", some(["transmitter", "think-str8", "sequence-numbers", "synergy"], "transmitter")
)
def test_the_interpreter_plays_the_same_games(name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", INTERPRETED], input=json.dumps([[name, 2]]), text=True, check=True,
        capture_output=True, env={**os.environ, "PARLOUR_PLAIN": "1"},
    )  # fmt: skip
    rows = run(cell(parlour.game(name), ("easy",)), "rows", 0, 2)
    assert json.loads(done.stdout) == [str(row) for row in rows]
