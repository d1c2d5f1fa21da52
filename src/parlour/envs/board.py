"""The board where the threads of an environment find their jobs.

It is an array of numbers. A job says what to do at all tables. Each thread has a slice of the
tables, which it does a chunk at a time.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import cache

import numpy as np

from parlour.core.atomics import add, read, write
from parlour.core.rule import entry, rule
from parlour.core.struct import Array

APART = 16  # numbers: what different threads write is never in the same line of a cache
JOB, BUSY, SLICES = 0, APART, 2 * APART
FIRST, AFTER = 1, 2  # of a slice, beside the next table to do
STEP, SAMPLE = range(2)
KINDS = 2
NONE, END = 0, -1  # instead of a job
CALLER = 0  # the number of the thread that posts jobs
LOOKS, TRIES = 10_000, 5  # that show how long a look takes


def board_for(slices: Sequence[tuple[int, int]]) -> Array:
    """A board for these slices of the tables."""
    board = np.zeros(SLICES + len(slices) * APART, np.int64)
    board[SLICES + FIRST :: APART], board[SLICES + AFTER :: APART] = np.array(slices).T
    return board


@entry
def post(board: Array, job: int) -> None:
    """Open a job. Numbers of jobs differ by KINDS if they are of the same kind."""
    for k in range(SLICES, len(board), APART):
        board[k] = board[k + FIRST]
    write(board, JOB, job)


@entry
def leave(board: Array) -> None:
    """Take no more part in a job."""
    add(board, BUSY, -1)


@rule
def done(board: Array, looks: int) -> bool:
    """Close the job; returns whether, after some looks, no thread is busy with it any more."""
    write(board, JOB, NONE)
    while looks > 0 and read(board, BUSY) > 0:
        looks -= 1
    return read(board, BUSY) == 0


@cache
def looks_in(seconds: float, done: Callable[[Array, int], bool]) -> int:
    """How many looks at a board take so long."""
    board = board_for([(0, 0)])
    board[BUSY] = 1

    def seconds_of_looks() -> float:
        start = time.perf_counter()
        done(board, LOOKS)
        return time.perf_counter() - start

    return int(seconds / min(seconds_of_looks() for _ in range(TRIES)) * LOOKS)
