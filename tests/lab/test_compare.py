"""Comparisons and calibration with known answers."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import parlour
from parlour.lab.calibrate import calibrate
from parlour.lab.cells import Cell
from parlour.lab.columns import Games, played
from parlour.lab.compare import _sure, compare
from parlour.lab.parquet import Table
from parlour.lab.progress import Progress, play
from parlour.lab.study import Plan, Setting, Study
from parlour.lab.workers import here

pytestmark = pytest.mark.compiled  # 2,400 games
GAME = parlour.game("transmitter")


def cell(**options) -> Cell:
    return Cell.of(GAME, 3, GAME.chosen(3, "balanced", options), ["easy"])


@pytest.fixture(scope="module")
def study(tmp_path_factory) -> Study:
    cells = [cell(), cell(aid="none"), cell(drift_interval=3), cell(objective_limit=3)]
    listed = [Setting(c.key, 3, c.bots, 1, dict(c.options), None, {"k": k})
              for k, c in enumerate(cells)]  # fmt: skip
    folder: Path = tmp_path_factory.mktemp("compare") / "s"
    made = Study.begin(folder, GAME, Plan(GAME.name, 1, 2, listed, 600, None, "x"))
    assert play(made, here, Progress(made, io.StringIO()))
    return made


def test_what_makes_no_difference_makes_none(study: Study) -> None:
    for one in compare(study.games(0), study.games(1)):
        assert one.difference.value == 0
        assert not one.sure


def test_a_harder_game_is_won_less_often(study: Study) -> None:
    won = compare(study.games(0), study.games(2))[0]
    assert won.kind == "won"
    assert won.sure
    assert won.difference.high < 0
    assert won.second - won.first == pytest.approx(won.difference.value)
    easier = compare(study.games(0), study.games(3))[0]
    assert easier.sure
    assert easier.difference.low > 0


def test_a_share_is_compared_as_the_report_shows_it(study: Study) -> None:
    first, second = study.games(0), study.games(2)
    found = {(one.name, one.part): one for one in compare(first, second)}
    lost, plays = found["rounds_lost", "no_objective_card"], found["plays", ""]
    for one, name, games in ((lost.first, "rounds_lost_no_objective_card", first),
                             (lost.second, "rounds_lost_no_objective_card", second),
                             (plays.first, "plays", first)):  # fmt: skip
        assert one == pytest.approx(games[name].sum() / games["rounds"].sum())
    assert (lost.share, plays.share) == (True, False)
    assert lost.difference.low > 0


@pytest.mark.parametrize(("games", "common"), [((0, 1), False), ((1, 0), False), ((1, 1), True)])
def test_one_game_or_none_is_compared_without_a_warning(
    tmp_path: Path, games: tuple[int, int], common: bool
) -> None:
    """Warnings are errors here; each cell has only the game with its number."""
    one = cell()
    found = []
    for place, number in enumerate(games):
        path = tmp_path / f"{place}.parquet"
        path.write_bytes(played(one, 2, number, 1))
        found.append(Games(one, Table(path)))
    compared = compare(*found)
    assert bool(compared) == common
    assert not any(gap.sure for gap in compared)


def test_many_looks_are_counted() -> None:
    assert _sure([0.04]) == [True]
    assert _sure([0.04, 0.9, 0.8]) == [False, False, False]
    assert _sure([0.03, 0.001, 0.02]) == [True, True, True]
    assert _sure([0.04, 0.001, 0.04]) == [False, True, False]


def test_calibration_finds_the_value(study: Study) -> None:
    cells = {value: cell(drift_interval=value) for value in (3, 4, 5, 6)}
    wanted = compare(study.games(0), study.games(2))[0].first  # that of drift_interval=5
    tried = []
    order = calibrate(cells, wanted, most=4000, say=tried.append)
    assert order[0].value == 5
    assert len(tried) >= len(cells)
    assert {one.value for one in order} == {3, 4, 5, 6}
