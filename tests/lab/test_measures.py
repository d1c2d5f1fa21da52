"""Each game's measures, checked on games small enough to count by hand."""

from __future__ import annotations

import re

import numpy as np
import pytest

import parlour
from parlour import Table
from parlour.core.errors import BadGame
from parlour.core.measure import Tallies, flag, tally
from parlour.core.struct import int16
from parlour.lab.batch import measures_of, run
from parlour.lab.cells import Cell
from parlour.lab.summary import flagged
from tests.games_known import NAMES
from tests.sampling import some


def counted(table: Table, moves) -> dict:
    """Play moves, given as text or numbers, and return the game's measures."""
    measures, found = table.game.lab.measures, table.game.lab.measures.Measures.box()
    for seat, said in moves:
        action = table.number(seat, said)
        measures.note(table.state, seat, action, found[0])
        table.play(seat, action)
    measures.finish(table.state, found[0])
    facts = measures.Measures.read(found)
    return {name: getattr(facts, name) for name in measures.Measures.fields}


@pytest.mark.plain
@pytest.mark.parametrize("name", NAMES)
def test_measures_of_a_few_games_agree_with_each_other(name: str) -> None:
    compare_measures(name, 3)


@pytest.mark.compiled
@pytest.mark.parametrize("name", some(NAMES, "transmitter"))
def test_measures_of_whole_games_agree_with_each_other(name: str) -> None:
    compare_measures(name, 50)


def compare_measures(name: str, games: int) -> None:
    game = parlour.game(name)
    preset = "calm" if name == "pattern-overlap" else None
    cell = Cell.of(game, game.usual_seats, game.chosen(game.usual_seats, preset), ["easy"])
    rows = run(cell, 8, 0, games)
    assert np.array_equal(rows["used"].sum(axis=1), rows["decisions"])
    assert np.all(rows["rounds"] > 0)
    assert np.all(rows["decided"] <= rows["decisions"])
    columns = [c for m in measures_of(game).listed() for c in m.columns]
    assert len(set(columns)) == len(columns)
    if name == "transmitter":
        lost = rows["rounds_lost"].sum(axis=1)
        assert np.array_equal(rows["rounds_won"] + lost, rows["rounds"])
        assert np.array_equal(rows["won_at"].sum(axis=1), rows["rounds_won"])
        assert np.array_equal(rows["plays"], rows["decisions"])
        assert np.array_equal(rows["won"][:, 0] == 1, rows["rounds_won"] == 5)
    if name == "synergy":
        assert np.all(rows["goals_met"] <= rows["goals_laid"])
        assert np.array_equal(rows["goals_laid"].sum(axis=1), rows["rounds"] * 3)
        assert np.array_equal(rows["cards_used"].sum(axis=1), rows["cards_in_all"])
    if name == "think-str8":
        assert np.array_equal(rows["tokens"].sum(axis=1), 4 * rows["rounds"])
        assert np.array_equal(rows["found"][:, 0], rows["hits"].sum(axis=1))
        assert np.array_equal(rows["exchanges"], rows["used"][:, 4])
        points = rows["round_points"] + rows["final_points"]
        assert np.array_equal(points, rows["score"].sum(axis=1))
    if name == "sequence-numbers":
        assert np.array_equal(rows["line_ways"].sum(axis=1), rows["lines"])
        placed = rows["used"][:, 0] + rows["used"][:, 1]
        assert np.array_equal(rows["chips"], placed - rows["used"][:, 2])
        assert np.array_equal(rows["sums"], rows["used"][:, 0])
    if name == "pattern-overlap":
        assert np.array_equal(rows["placed"], rows["used"][:, 0])
        assert np.array_equal(rows["covered"], rows["score"].sum(axis=1))
        assert np.array_equal(rows["covering"].sum(axis=1), rows["placed"])
        assert np.array_equal(rows["placed"] + rows["cards_left"], np.full(games, 24))


def test_transmitter_by_hand() -> None:
    """The objective is 4: one table plays it at once, the other misses it until the drift."""
    options = {"wins_to_win": 1, "losses_to_lose": 1, "objective_limit": 1, "drift_interval": 2}
    state = {"objective": 4, "cards": [[4]], "hand": [[], [1, 2, 3, 4], [5, 6, 7, 8], [0, 0, 1, 1]]}

    def table() -> Table:
        return Table.arrange("transmitter", 4, state=state, options=options)

    won, lost = counted(table(), [(1, 4 + 9)]), counted(table(), [(1, 1 + 9), (2, 5 + 9)])
    assert (won["rounds"], won["rounds_won"], won["plays"], won["drifts"]) == (1, 1, 1, 0)
    assert won["won_at"] == [1, 0, 0, 0, 0]
    assert won["rounds_lost"] == [0, 0, 0]
    assert (lost["rounds"], lost["rounds_won"], lost["plays"]) == (1, 0, 2)
    assert lost["rounds_lost"] == [1, 0, 0]  # a drift was due and there was no card for it
    assert lost["used"] == [2, 0, 0, 0]


def declared(**measures: object) -> type[Tallies]:
    """Declare the measures of a game."""
    return type("Measures", (Tallies,), {**measures, "spare": int16})


BAD_DECLARATIONS = {
    "share_of='rounds' is not a measure of this game; choose from decisions": lambda: declared(
        wins=tally(share_of="rounds")
    ),
    "per='spare' is not a measure of this game; choose from decisions or rounds": lambda: declared(
        rounds=tally(), plays=tally(per="spare")
    ),
    "a measure can have share_of='rounds' or per='decisions', not both": lambda: declared(
        rounds=tally(), wins=tally(share_of="rounds", per="decisions")
    ),
    "measure wins of tests.lab.test_measures: a measure cannot be a part of itself": lambda: (
        declared(wins=tally(share_of="wins"))
    ),
    "`by` must be a tuple of different ids, not 'play'": lambda: declared(used=tally("play")),
    "`by` must be a tuple of different ids, not ('play', 'play')": lambda: declared(
        used=flag(("play", "play"))
    ),
    "a part's id is made of a-z, 0-9 and _, not '21 and later'": lambda: declared(
        used=tally(("1_to_20", "21 and later"))
    ),
    "a part's id is made of a-z, 0-9 and _, not 'Plus'": lambda: declared(used=tally(("Plus",))),
}


@pytest.mark.parametrize("message", BAD_DECLARATIONS)
def test_a_bad_declaration_is_refused_when_the_game_is_loaded(message: str) -> None:
    with pytest.raises(BadGame, match=re.escape(message)):
        BAD_DECLARATIONS[message]()


def test_the_declaration_decides_the_kind() -> None:
    measures = declared(
        won=flag(), games=tally(), plays=tally(per="games"), lost=tally(share_of="games")
    )
    kinds = {one.name: (one.kind, one.is_percentage) for one in measures.listed()}
    assert kinds == {
        "won": ("flag", True), "games": ("count", False), "plays": ("rate", False),
        "lost": ("share", True),
    }  # fmt: skip


def test_a_flag_that_counts_is_refused_by_name() -> None:
    (won,) = declared(won=flag()).listed()
    assert flagged(won, np.array([0, 1, 1])) == 2
    with pytest.raises(BadGame, match=r"measure won is a flag, which must be 0 or 1 .* it was 3;"):
        flagged(won, np.array([0, 1, 3]))
    with pytest.raises(BadGame, match="it was -1;"):
        flagged(won, np.array([0, 1, -1]))
