"""Parlour as a library: public names, copies, pickles, and integers of every kind."""

from __future__ import annotations

import copy
import json
import multiprocessing
import pickle
import pydoc
import subprocess
import sys
from collections.abc import Callable

import numpy as np
import pytest

import parlour
from parlour import IllegalAction, Record, Table
from parlour.core.engine import engines
from parlour.core.errors import BadOption
from parlour.core.game import HOUSE, SPECTATOR
from tests.games_known import EVERY

GAMES = pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)


def begun(name: str | parlour.Game, moves: int = 4) -> Table:
    table = Table(name, seed=5)
    for _ in range(moves):
        seat = next((one for one in (*table.actors, HOUSE) if table.legal(one)), None)
        if seat is not None:
            table.play(seat, table.legal(seat)[0])
    return table


def test_dir_and_help_show_the_public_names() -> None:
    names = set(parlour.__all__)
    assert names <= set(dir(parlour))
    assert all(getattr(parlour, name) is not None for name in names)
    page = pydoc.plain(pydoc.render_doc(parlour))
    assert all(name in page for name in names)


def test_dir_loads_nothing_heavy() -> None:
    code = "import sys, parlour; dir(parlour); print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = parlour.chess


def by_pickle(table: Table) -> Table:
    again: Table = pickle.loads(pickle.dumps(table))
    return again


@GAMES
@pytest.mark.parametrize("twin_of", [copy.copy, copy.deepcopy, by_pickle, Table.copy])
def test_a_copy_is_equal_and_independent(
    game: parlour.Game, twin_of: Callable[[Table], Table]
) -> None:
    table = begun(game)
    before, legal = table.copy(), [table.legal(seat) for seat in range(table.seats)]
    twin = twin_of(table)
    assert twin == table
    assert [twin.legal(seat) for seat in range(table.seats)] == legal
    assert str(twin.record()) == str(table.record())
    seat = next(one for one in (*twin.actors, HOUSE) if twin.legal(one))
    twin.play(seat, twin.legal(seat)[-1])
    assert twin != table
    assert table == before
    assert table.options is not twin.options


def test_an_undo_survives_a_pickle() -> None:
    table = Table(EVERY[-1], seats=3, seed=1)
    table.play(0, "play 4")
    twin = by_pickle(table)
    assert twin.undoable(0)
    twin.undo(0)
    assert twin.actors == (0, 1, 2)


def test_a_state_that_was_handed_out_stays_interpreted_in_a_pickle() -> None:
    table = begun("transmitter")
    table.state.stack = 3
    twin = by_pickle(table)
    assert twin.truth().stack == 3
    assert twin._engine is engines(twin.game).interpreted


def _play_on(table: Table) -> str:
    while table.actors:
        table.play(table.actors[0], table.legal(table.actors[0])[0])
    return str(table.record())


def test_a_table_arrives_in_another_process() -> None:
    table = begun("transmitter")
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        there = pool.apply(_play_on, (table,))
    assert there == _play_on(table)


@pytest.mark.parametrize("kind", [np.int8, np.int64, np.uint16])
def test_integers_of_numpy_are_integers(kind: type[np.integer]) -> None:
    plain = Table("transmitter", 3, 7, {"hand_size": 5})
    table = Table("transmitter", kind(3), kind(7), {"hand_size": kind(5)})
    assert table == plain
    seat = plain.actors[0]
    for one in (plain, table):
        assert one.legal(kind(seat)) == plain.legal(seat)
        assert one.view(kind(seat)) == plain.view(seat)
        assert one.words(kind(seat), kind(plain.legal(seat)[0]))
        assert one.allows(kind(seat), kind(plain.legal(seat)[0]))
        assert one.hears(kind(seat), kind(plain.legal(seat)[0]), kind(0))
        assert not one.ends_with(kind(seat), kind(plain.legal(seat)[0]))
        assert one.bot(kind(seat), "easy") == plain.bot(seat, "easy")
    action = plain.legal(seat)[0]
    table.play(kind(seat), kind(action))
    plain.play(seat, action)
    assert table == plain
    assert json.dumps(table.actions) == json.dumps(plain.actions)
    assert Record.parse(str(table.record())).replay() == table


@pytest.mark.parametrize("seat", [True, 0.0, "0", None, np.float64(0), SPECTATOR])
def test_what_is_no_integer_is_no_seat(seat: object) -> None:
    with pytest.raises(IllegalAction, match="there is no seat"):
        Table("transmitter").legal(seat)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("given", "words"),
    [({"seats": 3.0}, "seats must be an integer"), ({"seed": 1.5}, "a seed must be an integer")],
)
def test_seats_and_seeds_are_integers(given: dict[str, float], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        Table("transmitter", **given)  # type: ignore[arg-type]


def test_the_truth_is_read_without_a_trace() -> None:
    table = begun("transmitter")
    known, engine = table._known, table._engine
    assert table.truth().plays == len([one for one in table.actions if one[0] != HOUSE])
    assert (table._known, table._engine) == (known, engine)


@GAMES
def test_a_spectator_is_not_the_house(game: parlour.Game) -> None:
    assert len({HOUSE, SPECTATOR, *range(max(game.seats))}) == max(game.seats) + 2
    table = begun(game)
    assert table.game.View.read(table.look(None)).seat == SPECTATOR
    assert table.view(None) == table.view(None, table.facts(HOUSE))
