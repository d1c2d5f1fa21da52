"""What a thread of an environment does: its part of every job on the board.

First come the tables of its own slice, then those that the other threads have left. So no thread
waits for one that is late, which only finds less to do.
"""

from __future__ import annotations

from typing import Any

from parlour.core.atomics import add, read
from parlour.core.rule import lean
from parlour.core.struct import Array
from parlour.envs.board import AFTER, APART, BUSY, CALLER, END, JOB, KINDS, NONE, SLICES, STEP
from parlour.envs.templates.placeholders import sample, step

CHUNK = 16  # tables


@lean
def serve(
    t: Any, work: Any, out: Any, luck: Any, actions: Array, board: Array, own: int, last: int,
    looks: int,
) -> int:  # fmt: skip
    """Take part in every job after the last, until this many looks at the board show no new one.

    Returns the last job then. Threads are counted while they are busy, except for the caller's.
    """
    one, left = int(own != CALLER), looks
    while left >= 0:
        left -= 1
        job = read(board, JOB)
        if job == END:
            left = -1
        elif job != NONE and job != last:
            add(board, BUSY, one)
            if read(board, JOB) == job:
                take_part(t, work, out, luck, actions, board, own, job % KINDS)
            add(board, BUSY, -one)
            last, left = job, looks - 1
    return last


@lean
def take_part(
    t: Any, work: Any, out: Any, luck: Any, actions: Array, board: Array, own: int, kind: int
) -> None:  # fmt: skip
    """Do a job at all tables that no other thread has taken."""
    slices = (len(board) - SLICES) // APART
    for turn in range(slices):
        k = SLICES + (own + turn) % slices * APART
        after = board[k + AFTER]
        first = add(board, k, CHUNK)
        while first < after:
            until = min(first + CHUNK, after)
            if kind == STEP:
                step(t, work, out, actions, first, until)
            else:
                sample(t, work, out, luck, actions, first, until)
            first = add(board, k, CHUNK)
