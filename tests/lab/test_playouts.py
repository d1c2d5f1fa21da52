"""Playouts: the same games on every backend, and rates that count them."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path
from types import SimpleNamespace

import pytest

import parlour
from parlour.core import cuda as cuda_module
from parlour.core.chance import Chance, branch, seeded
from parlour.core.cuda import load_cuda
from parlour.core.errors import ParlourError
from parlour.core.table import Table
from parlour.lab.playouts import on_cores, trace
from tests.games_known import EVERY
from tests.sampling import some


def compare_playouts_with_tables(game, games: int) -> None:
    options = game.chosen(game.usual_seats)
    for number in range(games):
        table = Table(game, game.usual_seats, seed=0, options=options)
        branch(seeded("bench")[0], 2 * number, table._chance[0])
        table._state = table._engine.fit(game.State, game.begin(game.usual_seats, options))
        table._engine.begin(table._state, table._chance)
        for code in trace(game, game.usual_seats, options, number):
            action, seat = divmod(code - 1, 8)
            table.play(seat, action)
        assert table.result


@pytest.mark.plain
@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)
def test_an_interpreted_playout_is_a_game_that_a_table_plays_too(game) -> None:
    compare_playouts_with_tables(game, 1)


@pytest.mark.compiled
@pytest.mark.parametrize("game", some(EVERY, "secret-bids"), ids=lambda game: game.name)
def test_a_playout_is_a_game_that_a_table_plays_too(game) -> None:
    compare_playouts_with_tables(game, 3)


@pytest.mark.compiled
def test_rates_are_positive_and_name_their_backend() -> None:
    game = EVERY[-1]  # the smallest
    options = game.chosen(game.usual_seats)
    one = on_cores(game, game.usual_seats, options, seconds=0.2)
    two = on_cores(game, game.usual_seats, options, seconds=0.2, threads=2)
    assert (one.backend, one.threads) == ("core", 1)
    assert (two.backend, two.threads) == ("cores", 2)
    assert one.moves_per_s > one.games_per_s > 0


def test_streams_of_a_batch_do_not_meet() -> None:
    parent, child = seeded("bench"), Chance.records()
    seen = set()
    for number in range(2000):
        branch(parent[0], number, child[0])
        seen.add(int(child[0].word))
    assert len(seen) == 2000


@pytest.mark.parametrize(
    "file",
    [
        "lab/templates/playout_kernel.py",
        "lab/templates/bot_kernel.py",
        "envs/templates/kernel.py",
    ],
)
def test_a_kernel_calls_every_rule_in_one_place(file: str) -> None:
    """Or threads in different games share registers that they shouldn't: see docs/speed.md."""
    tree = ast.parse((Path(parlour.__file__).parent / file).read_text())
    given = {
        name.name for one in ast.walk(tree) if isinstance(one, ast.ImportFrom)
        if str(one.module).endswith("placeholders") for name in one.names
    }  # fmt: skip
    called = Counter(
        one.func.id for one in ast.walk(tree)
        if isinstance(one, ast.Call) and isinstance(one.func, ast.Name) and one.func.id in given
    )  # fmt: skip
    assert called
    assert set(called.values()) == {1}


@pytest.mark.parametrize(
    ("cuda", "words"),
    [
        (
            SimpleNamespace(is_available=lambda: False),
            "no CUDA device was found; use CPU cores instead",
        ),
        (None, "CUDA cannot be used here: no such module"),
    ],
)
def test_without_a_gpu_the_reason_is_said(monkeypatch, cuda: object, words: str) -> None:
    def import_module(name: str) -> object:
        if cuda is None:
            raise ImportError("no such module")
        return cuda

    monkeypatch.setattr(cuda_module, "import_module", import_module)
    with pytest.raises(ParlourError, match=words):
        load_cuda()
