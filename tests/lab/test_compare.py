"""Comparisons and calibration with known answers."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import parlour
from parlour.core.option import Value
from parlour.lab.calibrate import Target, Tried, calibrate, known_measures
from parlour.lab.cells import Cell
from parlour.lab.columns import Games, played
from parlour.lab.compare import compare, holm
from parlour.lab.lines import verdict_line
from parlour.lab.parquet import Table
from parlour.lab.progress import Progress, play
from parlour.lab.stats import Figure
from parlour.lab.study import Plan, Setting, Study
from parlour.lab.words import Words
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
    assert holm([0.04]) == [True]
    assert holm([0.04, 0.9, 0.8]) == [False, False, False]
    assert holm([0.03, 0.001, 0.02]) == [True, True, True]
    assert holm([0.04, 0.001, 0.04]) == [False, True, False]


def values(*those: int) -> dict[Value, Cell]:
    return {value: cell(drift_interval=value) for value in those}


def test_calibration_finds_the_value(study: Study) -> None:
    wanted = compare(study.games(0), study.games(2))[0].first  # that of drift_interval=5
    tried = []
    target = Target("won", wanted, 0.05)
    order = calibrate(
        "drift_interval", values(3, 4, 5, 6), target, 4000, say=lambda one, *_: tried.append(one)
    )
    assert order[0].value == 5
    assert target.verdict(order[0]) == "inside"
    assert len(tried) >= 4
    assert {one.value for one in order} == {3, 4, 5, 6}


def test_calibration_aims_at_any_figure(study: Study) -> None:
    games = study.games(2)  # drift_interval=3
    for measure, wanted in (
        ("length", games["decisions"].mean()),
        ("drifts", games["drifts"].sum() / games["rounds"].sum()),
        ("rounds_lost_no_objective_card",
         games["rounds_lost_no_objective_card"].sum() / games["rounds"].sum()),
    ):  # fmt: skip
        assert measure in known_measures(cell())
        order = calibrate(
            "drift_interval", values(3, 6), Target(measure, float(wanted), 0.1 * wanted), 2000
        )
        assert order[0].value == 3, measure
        assert order[0].figure.value == pytest.approx(wanted, rel=0.2)


def test_calibration_says_what_cannot_be_reached() -> None:
    target = Target("length", 1e6, 1.0)
    order = calibrate("drift_interval", values(3, 6), target, 1000)
    assert target.verdict(order[0]) == "outside"
    assert abs(order[0].figure.value - 1e6) < abs(order[1].figure.value - 1e6)
    words = Words(GAME)
    assert "1,000,000 can’t be reached with these values." in verdict_line(order, target, words)


def test_a_verdict_needs_the_whole_interval() -> None:
    target = Target("won", 0.5, 0.1)
    for low, high, verdict in (
        (0.45, 0.55, "inside"), (0.35, 0.45, "unsure"), (0.3, 0.39, "outside"),
        (0.61, 0.7, "outside"), (0.3, 0.7, "unsure"),
    ):  # fmt: skip
        tried = Tried("a", 1, 10, Figure((low + high) / 2, low, high), True)
        assert target.verdict(tried) == verdict
