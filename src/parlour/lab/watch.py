"""Progress in the study's folder: status and figures, updated while games are played."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import TextIO

from parlour.core.language import DEFAULT
from parlour.features import study_status
from parlour.features.study_status import CellStatus, Kind, Shown, StudyStatus
from parlour.lab.progress import Progress
from parlour.lab.stats import Figure
from parlour.lab.study import Study, Task
from parlour.lab.summary import Summary, summary

LOOK_S = 1.0
LOOKING = 0.05  # the largest share of time to spend on updating the figures


class Watched(Progress):
    """Progress that also writes the figures so far to the study's folder."""

    def __init__(self, study: Study, out: TextIO | None = None, language: str = DEFAULT) -> None:
        super().__init__(study, out, language)
        self.since = time.time()
        self._next = self.began + LOOK_S
        self._seen: dict[int, CellStatus] = {}
        self.note("running")

    def prepare(self, stopped: Callable[[], bool]) -> bool:
        """Compile the game if necessary, with the status up to date."""
        ready = super().prepare(stopped)
        self.note("running")
        return ready

    def say(self, end: str) -> None:
        """Print the line; the status says, too, that the game is being compiled."""
        if self.compiling:
            self.note("running")
        super().say(end)

    def add(self, task: Task, seconds: float) -> None:
        """Count newly saved games, and update the figures from time to time."""
        super().add(task, seconds)
        now = time.perf_counter()
        if now >= self._next:
            self.note("running")
            done = time.perf_counter()
            self._next = done + max(LOOK_S, (done - now) / LOOKING)

    def note(self, state: str) -> None:
        """Write the study's status."""
        plan, cells = self.study.plan, range(len(self.study.cells))
        varied = list(dict.fromkeys(name for one in plan.cells for name in one.varied))
        study_status.write(
            self.study.folder,
            StudyStatus(
                game=plan.game,
                seats=list(dict.fromkeys(one.seats for one in plan.cells)),
                bots=list(dict.fromkeys(level for one in plan.cells for level in one.bots)),
                varied={
                    name: list(dict.fromkeys(one.varied[name] for one in plan.cells))
                    for name in varied
                },
                planned=None if plan.games is None else plan.games * len(plan.cells),
                done=self.before + self.played,
                rate=self.rate(),
                left_s=self.left_s(),
                compiling=self.compiling,
                state=state,  # type: ignore[arg-type]
                began=self.since,
                changed=time.time(),
                command=plan.command,
                cells=[self._cell(number) for number in cells],
            ),
        )

    def _cell(self, number: int) -> CellStatus:
        """A cell's figures, reused if there are no new games."""
        done, seen = self.study.done(number), self._seen.get(number)
        if seen is None or seen.games != done:
            games = self.study.games(number) if done else None
            figures = shown(summary(games), self._together()) if games else []
            seen = CellStatus(self.study.plan.cells[number].varied, done, figures)
            self._seen[number] = seen
        return seen

    def _together(self) -> bool:
        return self.study.game.utility == "co-operative"


def shown(found: Summary, together: bool) -> list[Shown]:
    """The headline figures of a cell."""
    levels = list(zip(found.levels.names, found.levels.figures, strict=True))
    rows: list[tuple[Kind, str, Figure | None]] = []
    if together:
        rows.append(("won", "", found.won))
    elif len(levels) > 1:
        rows += [("level", name, figure) for name, figure in levels]
    else:
        rows += [("seat", str(seat), figure) for seat, figure in enumerate(found.seats.figures)]
        rows.append(("edge", "", found.first_seat))
    rows.append(("length", "", found.decisions))
    return [
        Shown(kind, name, figure.value, figure.low, figure.high)
        for kind, name, figure in rows
        if figure and not math.isnan(figure.value)
    ]
