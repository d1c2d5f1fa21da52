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
from parlour.lab.study import Study
from parlour.lab.words import Words
from parlour.lab.workers import Backend

FIRST_PIECE = 64
LARGEST_PIECE = 1 << 16
PIECE_S = 1.0  # the target duration of a worker's task
SPOKEN_S = 5.0  # between lines when the output isn't a terminal
SHOWN_S = 0.2


class Progress:
    """A progress line: games done, games per second, and time left."""

    def __init__(self, study: Study, out: TextIO | None = None, language: str = DEFAULT) -> None:
        self.study, self.out = study, out or sys.stderr
        self.words = Words(study.game, language)
        self.began = self.shown = time.perf_counter()
        self.played = 0
        self._first: tuple[float, int] | None = None  # time and count of the first games finished
        self.before = sum(study.done(k) for k in range(len(study.cells)))

    def add(self, games: int) -> None:
        """Count newly saved games, and print the line if it is due."""
        self.played += games
        now = time.perf_counter()
        self._first = self._first or (now, self.played)
        if now - self.shown >= (SHOWN_S if self.out.isatty() else SPOKEN_S):
            self.shown = now
            self.say("\r" if self.out.isatty() else "\n")

    def say(self, end: str) -> None:
        """Print the line."""
        with suppress(OSError, ValueError):
            line = self.line().ljust(78) if self.out.isatty() else self.line()
            print(line, end=end, file=self.out, flush=True)

    def rate(self) -> float:
        """Games per second since the first games finished, to leave out compilation."""
        since, games = self._first or (self.began, 0)
        if games == self.played:
            since, games = self.began, 0
        return (self.played - games) / max(1e-9, time.perf_counter() - since)

    def line(self) -> str:
        """The text of the line."""
        rate, done = self.rate(), self.before + self.played
        plan, cells, words = self.study.plan, len(self.study.cells), self.words
        said = {"cells": cells, "rate": words.number(rate)}
        if plan.games is None:
            games = words.number(done)
            error = words.spelt(str(plan.error))
            return words.say("progress-until", count=done, games=games, error=error, **said)
        total = max(done, plan.games * cells)
        left, unit = _clock((total - done) / rate, words) if rate and done < total else ("", None)
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
    while not stopped():
        tasks = iter(study.missing(pieces))
        first = next(tasks, None)
        if first is None:
            study.gather_all()
            return True
        rest = (task for task in chain([first], tasks) if not stopped())
        for task, data, seconds in backend(study, rest):
            study.save(task, data)
            progress.add(task.games)
            if piece is None:
                wished = int(task.games / max(seconds, 1e-6) * PIECE_S)
                pieces[task.cell] = min(max(1, wished), 8 * task.games, LARGEST_PIECE)
    study.gather_all()
    return next(iter(study.missing(pieces)), None) is None
