"""What a thread of an environment does: its part of every job on the board.

First come the tables of its own slice, then those that the other threads have left. So no thread
waits for one that is late, which only finds less to do.
"""

from __future__ import annotations

from typing import Any

from parlour.core.atomics import add, read
from parlour.core.rule import lean
from parlour.core.struct import Array
from parlour.envs.board import AFTER, APART, BUSY, END, JOB, KINDS, NONE, SAMPLE, SLICES, STEP
from parlour.envs.templates.placeholders import begin, sample, step

CHUNK = 16  # tables


@lean
def serve(
    t: Any, work: Any, out: Any, luck: Any, chosen: Array, actions: Array,
    board: Array, own: int, looks: int,
) -> None:  # fmt: skip
    """Take part in every job, until this many looks at the board have shown no new one."""
    last, left = NONE, looks
    while left >= 0:
        job = read(board, JOB)
        if job == END:
            return
        left -= 1
        if job != NONE and job != last:
            add(board, BUSY, 1)
            if read(board, JOB) == job:
                take_part(t, work, out, luck, chosen, actions, board, own, job % KINDS)
            add(board, BUSY, -1)
            last, left = job, looks - 1


@lean
def take_part(
    t: Any, work: Any, out: Any, luck: Any, chosen: Array, actions: Array,
    board: Array, own: int, kind: int,
) -> None:  # fmt: skip
    """Do a job at all tables that no other thread has taken."""
    slices = (len(board) - SLICES) // APART
    for turn in range(slices):
        k = SLICES + (own + turn) % slices * APART
        after = board[k + AFTER]
        first = add(board, k, CHUNK)
        while first < after:
            last = min(first + CHUNK, after)
            if kind == STEP:
                step(t, work, out, actions, first, last)
            elif kind == SAMPLE:
                sample(t, work, out, luck, actions, first, last)
            else:
                begin(t, work, out, chosen, first, last)
            first = add(board, k, CHUNK)
