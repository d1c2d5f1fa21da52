"""The status of a study: what its folder says about its progress, while it runs and afterwards.

    STUDIES/NAME/standing.json      what is studied, how far it is, the figures so far
    STUDIES/NAME/.held              locked by the process that runs the study

The lab writes the file and the server shows it, so it lives below both.
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
from parlour.core.option import Value

STUDIES = "PARLOUR_STUDIES"  # the folder of the studies that a server shows
LAB = "PARLOUR_LAB"  # who may start studies there: "all", "none", else those at its machine
PATIENCE_S = 5.0  # somebody who looks whether it is held holds it for a moment
FILE, HELD, STOP, REPORT = "standing.json", ".held", "stop", "report.html"
_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,63}")

Kind = Literal["won", "seat", "level", "edge", "length"]


class Shown(msgspec.Struct, frozen=True):
    """A figure and the interval that holds the true one in 95 of 100 studies.

    `won`: games won, together; `seat`, `level`: games won by the seat or level of that name;
    `edge`: how much more often the first seat wins than the others; `length`: decisions in a game.
    """

    kind: Kind
    name: str
    value: float
    low: float
    high: float


class CellStanding(msgspec.Struct, frozen=True):
    """A cell: what makes it differ from the others, and its figures so far."""

    varied: dict[str, Value]
    games: int
    figures: list[Shown]


class StudyStatus(msgspec.Struct, frozen=True):
    """What standing.json says."""

    game: str
    seats: list[int]
    bots: list[str]
    varied: dict[str, list[Value]]
    planned: int | None  # games in all; None where it is played until the figures are narrow
    done: int
    rate: float  # games a second
    state: Literal["running", "done", "stopped"]
    began: float
    changed: float
    command: str
    cells: list[CellStanding]


def checked_name(name: str) -> str:
    """A study's name: what a folder can be called everywhere."""
    if not _NAME.fullmatch(name):
        raise ParlourError(
            "a study's name is up to 64 small letters, digits and hyphens, and begins with"
            f" a letter or a digit, not {name[:80]!r}"
        )
    return name


def read(folder: Path) -> StudyStatus | None:
    """The status of a study; None if the folder has none."""
    try:
        return msgspec.json.decode((folder / FILE).read_bytes(), type=StudyStatus)
    except (OSError, msgspec.MsgspecError):
        return None


def write(folder: Path, status: StudyStatus) -> None:
    """Replace the status file in one step, so that readers never see half of it."""
    fresh = folder / f".{FILE}.{os.getpid()}"
    fresh.write_bytes(msgspec.json.encode(status))
    fresh.replace(folder / FILE)


@contextmanager
def holding(folder: Path) -> Iterator[None]:
    """Hold a study while it is played; the hold goes when its process goes."""
    with open(folder / HELD, "w") as file:
        until = time.monotonic() + PATIENCE_S
        while not lock(file):
            if time.monotonic() > until:
                raise ParlourError(f"{folder.name} is being played already: wait until it is done")
            time.sleep(0.05)
        yield


def is_held(folder: Path) -> bool:
    """Whether a process plays this study now."""
    try:
        with open(folder / HELD) as file:
            return not lock(file, shared=True)
    except OSError:
        return False


def lock(file: IO[str], shared: bool = False) -> bool:
    """Lock an open file; False where another process has. Windows has no such locks."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
