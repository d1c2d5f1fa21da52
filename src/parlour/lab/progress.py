"""Running a study: its missing games are played and kept, and people see how far it is."""

from __future__ import annotations

import sys
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from itertools import chain
from typing import TextIO

from parlour.lab.study import Study
from parlour.lab.workers import Backend

FIRST_PIECE = 64
LARGEST_PIECE = 1 << 16
PIECE_S = 1.0  # how long a worker is away, about
SPOKEN_S = 5.0  # between lines, where they cannot be written over
SHOWN_S = 0.2


class Progress:
    """A line that says how many games are done, how fast, and when it will be over."""

    def __init__(self, study: Study, out: TextIO | None = None) -> None:
        self.study, self.out = study, out or sys.stderr
        self.began = self.shown = time.perf_counter()
        self.played = 0
        self._first: tuple[float, int] | None = None  # when the first games came: all is compiled
        self.before = sum(study.done(k) for k in range(len(study.cells)))

    def add(self, games: int) -> None:
        """So many games more are kept."""
        self.played += games
        now = time.perf_counter()
        self._first = self._first or (now, self.played)
        if now - self.shown >= (SHOWN_S if self.out.isatty() else SPOKEN_S):
            self.shown = now
            self.say("\r" if self.out.isatty() else "\n")

    def say(self, end: str) -> None:
        """Write the line."""
        with suppress(OSError, ValueError):
            line = self.line().ljust(78) if self.out.isatty() else self.line()
            print(line, end=end, file=self.out, flush=True)

    def rate(self) -> float:
        """Games a second: of the time since the first came, since compiling is done only once."""
        since, games = self._first or (self.began, 0)
        if games == self.played:
            since, games = self.began, 0
        return (self.played - games) / max(1e-9, time.perf_counter() - since)

    def line(self) -> str:
        """How far it is."""
        rate, done = self.rate(), self.before + self.played
        plan, cells = self.study.plan, len(self.study.cells)
        named = f"{cells} cells" if cells > 1 else "1 cell"
        if plan.games is None:
            return f"{done:,} games in {named}, {rate:,.0f} a second, until ±{plan.error}"
        total = max(done, plan.games * cells)
        left = f", {_clock((total - done) / rate)} left" if rate and done < total else ""
        return f"{done:,} of {total:,} games in {named}, {rate:,.0f} a second{left}"


def _clock(seconds: float) -> str:
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"


def play(
    study: Study, backend: Backend, progress: Progress, stopped: Callable[[], bool] = lambda: False,
    piece: int | None = None,
) -> bool:  # fmt: skip
    """Play what is missing until nothing is, or until stopped; whether it is complete."""
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
