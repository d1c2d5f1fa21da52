"""Threads that share the tables of an environment with the thread that calls it.

A thread that has nothing to do looks for a job for a while, in compiled code and without the GIL,
before it goes to sleep: waking it takes longer than many a step.
"""

from __future__ import annotations

import atexit
import os
import threading
import time
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import Any

from parlour.core.rule import compiled
from parlour.core.struct import Array
from parlour.envs.board import END, JOB, KINDS, NONE, board_for, done, leave, looks_in, post

AWAKE = float(os.environ.get("AWK","200e-6"))
NAP = float(os.environ.get("NAPP","50e-6"))

Serve = Callable[[Array, int, int, int], int]  # with a board, its own slice, the last job, and looks


class Workers:
    """The threads of an environment, the first of which is the caller's."""

    def __init__(self, serves: Sequence[Serve], slices: Sequence[tuple[int, int]]) -> None:
        self.process = os.getpid()
        self._board, self._looks, self._jobs = board_for(slices), looks_in(AWAKE), 0
        self._post, self._done = compiled(post), compiled(done)
        self._failures: list[BaseException] = []
        self._serve, *others = serves
        self._threads = [
            _Worker(self._board, serve, k, self._looks, self._failures)
            for k, serve in enumerate(others, 1)
        ]

    def do(self, kind: int) -> None:
        """Do a job at all tables, with every thread that comes in time; raise what it raises."""
        self._jobs += 1
        self._post(self._board, self._jobs * KINDS + kind)
        for thread in self._threads:
            thread.wake()
        try:
            _take_part(self._serve, self._board, 0, NONE, 0)
        finally:
            self._wait()
        if self._failures:
            raise self._failures.pop()

    def _wait(self) -> None:
        """Close the job when all have done their part."""
        looks = self._looks
        while not self._done(self._board, looks):
            looks = 0
            time.sleep(NAP)

    def close(self) -> None:
        """End the threads."""
        for thread in self._threads:
            thread.end()
            thread.join()

    def __del__(self) -> None:
        for thread in self._threads:
            thread.end()


class _Worker(threading.Thread):
    """A thread that takes part in the jobs on a board until its end."""

    def __init__(
        self, board: Array, serve: Serve, own: int, looks: int, failures: list[BaseException]
    ) -> None:
        super().__init__(name="parlour-vector", daemon=True)
        self._board, self._serve, self._own, self._looks = board, serve, own, looks
        self._failures, self._asleep = failures, False
        self._alarm: SimpleQueue[None] = SimpleQueue()
        _running.add(self)
        self.start()

    def run(self) -> None:
        last = NONE
        while self._board[JOB] != END:
            try:
                last = _take_part(self._serve, self._board, self._own, last, self._looks)
            except BaseException as failure:  # for the caller
                self._failures.append(failure)
                last = self._board[JOB]
            self._asleep = True
            if self._board[JOB] in (NONE, last):
                self._alarm.get()
            self._asleep = False
        _running.discard(self)

    def wake(self) -> None:
        """Have it look for a job, if it sleeps."""
        if self._asleep:
            self._asleep = False
            self._alarm.put(None)

    def end(self) -> None:
        """Have it end."""
        self._board[JOB] = END
        self.wake()


_running: set[_Worker] = set()


@atexit.register
def _end_all() -> None:
    """End all threads before the interpreter does."""
    for thread in list(_running):
        thread.end()
        thread.join()


def _take_part(serve: Serve, board: Array, own: int, last: int, looks: int) -> int:
    try:
        return serve(board, own, last, looks)
    except BaseException:
        compiled(leave)(board)
        raise
