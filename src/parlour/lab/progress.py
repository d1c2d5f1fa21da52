"""Run a study: play and save its missing games, and show the progress."""

from __future__ import annotations

import sys
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from itertools import chain
from typing import TextIO

from parlour.core.language import DEFAULT
from parlour.lab.preparing import compile_once, needs_compiling
from parlour.lab.study import Study, Task
from parlour.lab.words import Words
from parlour.lab.workers import Backend

FIRST_PIECE = 64
LARGEST_PIECE = 1 << 16
PIECE_S = 1.0  # the target duration of a worker's task
SPOKEN_S = 5.0  # between lines when the output isn't a terminal
SHOWN_S = 0.2
MEASURED_S = 1.0  # playing time before the time left can be estimated


class Progress:
    """A progress line: games done, games per second, and time left."""

    def __init__(self, study: Study, out: TextIO | None = None, language: str = DEFAULT) -> None:
        self.study, self.out = study, out or sys.stderr
        self.words = Words(study.game, language)
        self.began = self.shown = time.perf_counter()
        self.played = 0
        self.compiling = False
        self._since: float | None = None  # when the first games that are finished were begun
        self._costs: dict[int, tuple[int, float]] = {}  # by cell: games, and seconds in workers
        self.before = sum(study.done(k) for k in range(len(study.cells)))

    def prepare(self, stopped: Callable[[], bool]) -> bool:
        """Compile the game if necessary, and say so; False if stopped before it is done."""
        study, cells = self.study, range(len(self.study.cells))
        total = study.plan.games and sum(study.plan.games - study.done(k) for k in cells)
        plain = [cell for cell in study.cells if not cell.policies]  # the others have no batch
        levels = {level for cell in plain for level in cell.levels}
        if not plain:
            return True
        if (total is not None and total <= 0) or not needs_compiling(study.game, total, levels):
            return True
        self.compiling = True
        self.say("\n")
        done = compile_once(study.game, stopped)
        self.compiling = False
        return done

    def add(self, task: Task, seconds: float) -> None:
        """Count newly saved games, and print the line if it is due.

        A worker's seconds don't include the time in which it got ready to play.
        """
        self.played += task.games
        now = time.perf_counter()
        self._since = now - seconds if self._since is None else self._since
        games, spent = self._costs.get(task.cell, (0, 0.0))
        self._costs[task.cell] = games + task.games, spent + seconds
        if now - self.shown >= (SHOWN_S if self.out.isatty() else SPOKEN_S):
            self.shown = now
            self.say("\r" if self.out.isatty() else "\n")

    def say(self, end: str) -> None:
        """Print the line."""
        with suppress(OSError, ValueError):
            line = self.line().ljust(78) if self.out.isatty() else self.line()
            print(line, end=end, file=self.out, flush=True)

    def rate(self) -> float:
        """Games per second while games were played, so without the time to compile."""
        if self._since is None:
            return 0.0
        return self.played / max(1e-9, time.perf_counter() - self._since)

    def left_s(self) -> float | None:
        """The seconds left, from what games of each cell have cost; None if it is too early."""
        games, since = self.study.plan.games, self._since
        if games is None or since is None:
            return None
        passed = time.perf_counter() - since
        if passed < MEASURED_S:
            return None
        usual = sum(s for _, s in self._costs.values()) / max(1, self.played)
        work = 0.0
        for cell in range(len(self.study.cells)):
            count, spent = self._costs.get(cell, (0, 0.0))
            each = spent / count if count else usual
            work += max(0, games - self.study.done(cell)) * each
        return work * passed / max(1e-9, usual * self.played)

    def line(self) -> str:
        """The text of the line."""
        if self.compiling:
            return self.words.say("progress-compiling", game=self.study.game.title)
        rate, done = self.rate(), self.before + self.played
        plan, cells, words = self.study.plan, len(self.study.cells), self.words
        said = {"cells": cells, "rate": words.number(rate)}
        if plan.games is None:
            games = words.number(done)
            error = words.spelt(str(plan.error))
            return words.say("progress-until", count=done, games=games, error=error, **said)
        total = max(done, plan.games * cells)
        seconds = self.left_s() if done < total else None
        left, unit = ("", None) if seconds is None else _clock(seconds, words)
        counts = {"done": words.number(done), "total": words.number(total)}
        return words.say("progress", left=left, unit=unit, **counts, **said)


def _clock(seconds: float, words: Words) -> tuple[str, str]:
    """A duration and its unit."""
    if seconds < 90:
        return words.number(seconds), "seconds"
    if seconds < 5400:
        return words.number(seconds / 60), "minutes"
    return words.number(seconds / 3600, 1), "hours"


def play(
    study: Study, backend: Backend, progress: Progress, stopped: Callable[[], bool] = lambda: False,
    piece: int | None = None,
) -> bool:  # fmt: skip
    """Play the missing games until done or stopped; return whether the study is complete."""
    pieces: dict[int, int] = defaultdict(lambda: piece or FIRST_PIECE)
    while progress.prepare(stopped) and not stopped():
        tasks = iter(study.missing(pieces))
        first = next(tasks, None)
        if first is None:
            study.gather_all()
            return True
        rest = (task for task in chain([first], tasks) if not stopped())
        for task, data, seconds in backend(study, rest):
            study.save(task, data)
            progress.add(task, seconds)
            if piece is None:
                wished = int(task.games / max(seconds, 1e-6) * PIECE_S)
                pieces[task.cell] = min(max(1, wished), 8 * task.games, LARGEST_PIECE)
    study.gather_all()
    return next(iter(study.missing(pieces)), None) is None
