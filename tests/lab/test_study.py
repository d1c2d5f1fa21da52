"""Studies: every game is saved exactly once, whatever happens."""

from __future__ import annotations

import io
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import parlour
from parlour.core.errors import ParlourError
from parlour.lab.batch import run
from parlour.lab.cells import Cell
from parlour.lab.columns import flat, played
from parlour.lab.progress import Progress, play
from parlour.lab.study import Plan, Setting, Study, Task
from parlour.lab.workers import cores, here

pytestmark = pytest.mark.slow

GAME = parlour.game("transmitter")


def plan(games: int | None = 40, error: float | None = None, limits=(2, 3)) -> Plan:
    cells = []
    for limit in limits:
        options = GAME.chosen(3, "balanced", {"objective_limit": limit})
        cell = Cell.of(GAME, 3, options, ["easy"])
        cells.append(Setting(cell.key, 3, cell.bots, 1, options, None, {"objective_limit": limit}))
    return Plan(GAME.name, GAME.version, 9, cells, games, error, "parlour lab run again")


def all_games(study: Study, number: int = 0) -> list[int]:
    games = study.games(number)
    return [] if games is None else games["number"].tolist()


def finished(study: Study, **how) -> bool:
    return play(study, here, Progress(study, io.StringIO()), **how)


def test_a_study_keeps_the_games_of_its_cells(tmp_path: Path) -> None:
    study = Study.begin(tmp_path / "s", GAME, plan())
    assert finished(study, piece=16)
    for number, cell in enumerate(study.cells):
        games, rows = study.games(number), run(cell, 9, 0, 40)
        assert games is not None
        assert games["number"].tolist() == list(range(40))
        columns = flat(cell, rows)
        assert list(games) == list(columns)
        assert np.array_equal(games["won_2"], columns["won_2"])
        assert np.array_equal(games["used_play"], rows["used"][:, 0])
        assert games["reason"].tolist() == [GAME.reasons[k] for k in rows["reason"]]
        assert set(games["level_1"].tolist()) == {"easy"}
    assert not list((tmp_path / "s" / "parts").iterdir())


def test_workers_play_the_same_games(tmp_path: Path) -> None:
    study = Study.begin(tmp_path / "two", GAME, plan(limits=(2,)))
    assert play(study, cores(2), Progress(study, io.StringIO()), piece=7)
    alone = Study.begin(tmp_path / "one", GAME, plan(limits=(2,)))
    assert finished(alone)
    two, one = study.games(0), alone.games(0)
    order = np.argsort(two["number"])
    for name in one:
        assert np.array_equal(two[name][order], one[name]), name


def test_more_games_are_added_to_those_there_are(tmp_path: Path) -> None:
    finished(Study.begin(tmp_path / "s", GAME, plan(games=30)), piece=7)
    more = Study.begin(tmp_path / "s", GAME, plan(games=50))
    tasks = list(more.missing({0: 100, 1: 100}))
    assert tasks == [Task(0, 30, 20), Task(1, 30, 20)]
    finished(more)
    assert sorted(all_games(more)) == list(range(50))


def test_a_part_that_has_joined_is_not_counted_again(tmp_path: Path) -> None:
    """As if the machine had stopped between the join and the removal of its parts."""
    study = Study.begin(tmp_path / "s", GAME, plan(limits=(2,)))
    data = played(study.cells[0], 9, 0, 40)
    study.save(Task(0, 0, 40), data)
    study.gather(0)
    (tmp_path / "s" / "parts" / f"{study.cells[0].key}.0-40").write_bytes(data)
    again = Study.begin(tmp_path / "s", GAME, plan(limits=(2,)))
    assert not list(again.missing({0: 10}))
    assert all_games(again) == list(range(40))


def test_a_task_that_is_done_twice_counts_once(tmp_path: Path) -> None:
    study = Study.begin(tmp_path / "s", GAME, plan(limits=(2,)))
    data = played(study.cells[0], 9, 10, 5)
    study.save(Task(0, 10, 5), data)
    study.save(Task(0, 10, 5), data)
    assert study.done(0) == 5
    assert list(study.missing({0: 99})) == [Task(0, 0, 10), Task(0, 15, 25)]
    finished(study)
    assert sorted(all_games(study)) == list(range(40))


def test_half_a_file_is_no_part(tmp_path: Path) -> None:
    study = Study.begin(tmp_path / "s", GAME, plan(limits=(2,)))
    (tmp_path / "s" / "parts" / f".{study.cells[0].key}.0-40.123").write_bytes(b"PAR1 half")
    again = Study.begin(tmp_path / "s", GAME, plan(limits=(2,)))
    assert again.done(0) == 0


def test_stopping_keeps_what_was_played(tmp_path: Path) -> None:
    study = Study.begin(tmp_path / "s", GAME, plan(limits=(2,)))
    calls = iter(range(100))
    assert not finished(study, piece=8, stopped=lambda: next(calls) >= 3)
    done = study.done(0)
    assert 0 < done < 40
    assert all_games(study) == list(range(done))


@pytest.mark.compiled
def test_error_stops_when_the_interval_is_narrow(tmp_path: Path) -> None:
    study = Study.begin(tmp_path / "s", GAME, plan(games=None, error=0.025, limits=(2,)))
    finished(study)
    assert len(all_games(study)) == 2048  # ±0.030 after 1024, ±0.021 after 2048


def test_another_study_is_not_mixed_in(tmp_path: Path) -> None:
    Study.begin(tmp_path / "s", GAME, plan())
    with pytest.raises(ParlourError, match=r"has a different study.*parlour lab run again"):
        Study.begin(tmp_path / "s", GAME, plan(limits=(2,)))
    other = parlour.game("synergy")
    with pytest.raises(ParlourError, match="has a study of transmitter"):
        Study.begin(tmp_path / "s", other, plan())
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "novel.txt").touch()
    with pytest.raises(ParlourError, match="is not empty but has no study"):
        Study.begin(tmp_path / "full", GAME, plan())


@pytest.mark.compiled
def test_a_kill_loses_nothing_that_was_kept(tmp_path: Path) -> None:
    folder = tmp_path / "s"
    command = [
        sys.executable, "-m", "parlour", "lab", "run", "transmitter", "--seats", "3", "--bots",
        "easy", "--games", "4000000", "--workers", "1", "--out", str(folder),
    ]  # fmt: skip
    running = subprocess.Popen(command, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    deadline = time.monotonic() + 120
    while len(list(folder.glob("parts/[!.]*"))) < 3 and time.monotonic() < deadline:
        assert running.poll() is None
        time.sleep(0.05)
    running.send_signal(signal.SIGKILL)
    running.wait()
    kept = Study.at(folder, parlour.game)
    done = kept.done(0)
    assert done > 0
    kept.plan.games = done + 500
    assert finished(kept)
    games = kept.games(0)
    order = np.argsort(games["number"])
    assert games["number"][order].tolist() == list(range(done + 500))
    rows = run(kept.cells[0], 1, 0, 200)
    assert np.array_equal(games["decisions"][order][:200], rows["decisions"])
