"""Progress: the time left comes from games played, and compiling comes first."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import parlour
from parlour.lab import preparing, progress
from parlour.lab.cells import Cell
from parlour.lab.progress import Progress, play
from parlour.lab.study import Plan, Setting, Study, Task
from parlour.lab.watch import Watched
from parlour.lab.workers import here

GAME = parlour.game("transmitter")


class Clock:
    """A clock that stands still until it is moved."""

    now = 100.0

    def perf_counter(self) -> float:
        return self.now

    def time(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(progress, "time", found)
    return found


@pytest.fixture
def study(tmp_path: Path) -> Study:
    cells = []
    for level in ("easy", "fair"):
        one = Cell.of(GAME, 3, GAME.chosen(3), [level])
        cells.append(Setting(one.key, 3, one.bots, 1, dict(one.options), None, {"bots": level}))
    return Study.begin(tmp_path / "s", GAME, Plan(GAME.name, 1, 2, cells, 1000, None, "x"))


def finish(study: Study, told: Progress, task: Task, seconds: float) -> None:
    study._ranges[task.cell].append((task.first, task.first + task.games))
    told.add(task, seconds)


def test_the_time_left_leaves_out_what_came_before_the_first_game(
    study: Study, clock: Clock
) -> None:
    told = Progress(study, io.StringIO())
    clock.now += 300  # compiling, and workers that get ready
    finish(study, told, Task(0, 0, 100), 2.0)
    assert told.rate() == pytest.approx(50)
    assert told.left_s() == pytest.approx(1900 / 50)
    assert "50 per second, 38 s left" in told.line()


def test_no_time_left_is_told_before_enough_was_played(study: Study, clock: Clock) -> None:
    told = Progress(study, io.StringIO())
    assert told.left_s() is None
    finish(study, told, Task(0, 0, 10), 0.1)
    assert told.left_s() is None
    assert "left" not in told.line()
    clock.now += 1.0
    assert told.left_s() is not None


def test_slow_settings_count_as_such(study: Study, clock: Clock) -> None:
    told = Progress(study, io.StringIO())
    clock.now += 10
    finish(study, told, Task(0, 0, 1000), 10.0)  # all of the first setting: 10 ms a game
    clock.now += 10
    finish(study, told, Task(1, 0, 100), 10.0)  # the second one: 100 ms a game
    assert told.left_s() == pytest.approx(90)


def test_the_game_is_compiled_before_it_is_played(
    study: Study, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []
    made: list[bool] = []

    def compile_once(game: object, stopped: object) -> bool:
        made.append(True)
        seen.append(told.line())
        return True

    monkeypatch.setattr(progress, "needs_compiling", lambda *_: not made)
    monkeypatch.setattr(progress, "compile_once", compile_once)
    told = Watched(study, io.StringIO())
    study.plan.games = 2
    assert play(study, here, told)
    assert len(seen) == 1
    assert seen[0].startswith("Compiling Transmitter")
    assert not told.compiling
    assert told.played == 4


def test_a_study_stopped_while_compiling_plays_nothing(
    study: Study, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "needs_compiling", lambda *_: True)
    monkeypatch.setattr(progress, "compile_once", lambda *_: False)
    told = Progress(study, io.StringIO())
    assert not play(study, here, told)
    assert told.played == 0


def test_few_games_are_not_worth_compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparing, "PLAIN", False)
    monkeypatch.setattr(preparing.compiling, "is_made", lambda *_: False)
    needs = preparing.needs_compiling
    assert not needs(GAME, 200, {"easy"})
    assert needs(GAME, 201, {"easy"})
    assert needs(GAME, None, {"easy"})
    slow = {level for level, bot in GAME.bots.items() if bot.slow}
    assert all(needs(GAME, 1, {level}) for level in slow)
    monkeypatch.setattr(preparing.compiling, "is_made", lambda *_: True)
    assert not needs(GAME, None, {"easy"})
