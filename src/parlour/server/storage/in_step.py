"""In step: doing the same for many tables, each step for all of them before the next.

A function takes about half as long when the next table needs it at once as after everything else
that a move runs, probably because the code of a whole move doesn't fit into the fastest cache.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TypeVar

TOGETHER = 32  # more would take more memory, and gain nothing

Made = TypeVar("Made")
Steps = Generator[None, None, Made]  # work that yields between its steps


def in_step(work: Sequence[Steps[object]], failed: Callable[[Exception], None]) -> None:
    """Do all of the work; what fails is reported and left, and doesn't affect the rest."""
    for first in range(0, len(work), TOGETHER):
        going = work[first : first + TOGETHER]
        while going:
            going = [steps for steps in going if _goes_on(steps, failed)]


def at_once(steps: Steps[Made]) -> Made:
    """Do one piece of work without waiting for others."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            made: Made = done.value
            return made


def _goes_on(steps: Steps[object], failed: Callable[[Exception], None]) -> bool:
    try:
        next(steps)
    except StopIteration:
        return False
    except Exception as error:
        failed(error)
        return False
    return True
