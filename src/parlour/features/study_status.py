"""Study status: the progress and results of a study, as files in its folder.

    STUDIES/NAME/standing.json      settings, progress and figures so far
    STUDIES/NAME/.held              locked by the process that runs the study

The lab writes the status and the server shows it, so this module belongs to neither.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Literal

import msgspec

from parlour.core.errors import ParlourError
from parlour.core.language import DEFAULT
from parlour.core.option import Value

STUDIES = "PARLOUR_STUDIES"  # the folder of studies that the server shows
LAB = "PARLOUR_LAB"  # who may start studies: "all", "none", otherwise local users
PATIENCE_S = 5.0  # is_held takes the lock for a moment
FILE, HELD, STOP, REPORT = "standing.json", ".held", "stop", "report.html"
_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,63}")

Kind = Literal["won", "seat", "level", "edge", "length"]


class Shown(msgspec.Struct, frozen=True):
    """A figure with its 95% confidence interval.

    `won`: share of co-operative games won; `seat`, `level`: share of games won by the seat or level
    of that name; `edge`: how much more often the first seat wins than the others; `length`:
    decisions per game.
    """

    kind: Kind
    name: str
    value: float
    low: float
    high: float


class CellStatus(msgspec.Struct, frozen=True):
    """A cell of the study: its varied settings and its figures so far."""

    varied: dict[str, Value]
    games: int
    figures: list[Shown]


class StudyStatus(msgspec.Struct, frozen=True):
    """The contents of standing.json."""

    game: str
    seats: list[int]
    bots: list[str]
    varied: dict[str, list[Value]]
    planned: int | None  # games in all; None if it runs until the intervals are narrow enough
    done: int
    rate: float  # games per second
    state: Literal["running", "done", "stopped"]
    began: float
    changed: float
    command: str
    cells: list[CellStatus]
    left_s: float | None = None  # an estimate from the games played so far
    compiling: bool = False  # the game is being compiled, so no games are played yet


def report_file(language: str) -> str:
    """The name of a study's report in a language."""
    return REPORT if language == DEFAULT else f"report.{language}.html"


def checked_name(name: str) -> str:
    """Check a study's name, which must be valid as a folder name on any system."""
    if not _NAME.fullmatch(name):
        raise ParlourError(
            f"a study can't be called {name[:80]!r}; use up to 64 lower-case letters, digits and"
            " hyphens, starting with a letter or a digit"
        )
    return name


def read(folder: Path) -> StudyStatus | None:
    """Read a study's status; None if the folder has none."""
    try:
        return msgspec.json.decode((folder / FILE).read_bytes(), type=StudyStatus)
    except (OSError, msgspec.MsgspecError):
        return None


def write(folder: Path, status: StudyStatus) -> None:
    """Write the status file atomically."""
    fresh = folder / f".{FILE}.{os.getpid()}"
    fresh.write_bytes(msgspec.json.encode(status))
    fresh.replace(folder / FILE)


@contextmanager
def holding(folder: Path) -> Iterator[None]:
    """Hold a study's lock while it runs; the lock is released if the process dies."""
    with open(folder / HELD, "w") as file:
        until = time.monotonic() + PATIENCE_S
        while not lock(file):
            if time.monotonic() > until:
                raise ParlourError(
                    f"study {folder.name} is already running; wait until it has finished"
                )
            time.sleep(0.05)
        yield


def is_held(folder: Path) -> bool:
    """Whether a process is running this study."""
    try:
        with open(folder / HELD) as file:
            return not lock(file, shared=True)
    except OSError:
        return False


def lock(file: IO[str], shared: bool = False) -> bool:
    """Try to lock an open file; False if another process holds it. Always True without fcntl."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
