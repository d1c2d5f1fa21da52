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
from functools import partial
from queue import SimpleQueue
from typing import Any

from parlour.core.struct import Array
from parlour.envs.board import (
    BUSY,
    CALLER,
    END,
    JOB,
    KINDS,
    NONE,
    board_for,
    done,
    leave,
    looks_in,
    post,
)

AWAKE = 200e-6  # seconds that a thread looks for a job before it sleeps
NAP = 50e-6  # seconds between looks at a thread that is late

Serve = Callable[[Array, int, int, int], int]  # as in serving.py, from the board on
Form = Callable[[Callable[..., Any]], Callable[..., Any]]  # interpreted or compiled


class Workers:
    """The threads of an environment; the first is the caller's own."""

    def __init__(
        self, serves: Sequence[Serve], slices: Sequence[tuple[int, int]], form: Form
    ) -> None:
        self.process = os.getpid()
        self._post, self._done = form(post), form(done)
        self._board, self._jobs = board_for(slices), 0
        self._looks = looks_in(AWAKE, self._done)
        self._failures: list[BaseException] = []
        self._serve, *others = serves
        self.threads: list[Worker] = []
        for own, serve in enumerate(others, CALLER + 1):
            worker = Worker(
                partial(serve, self._board, own), self._board, self._looks, self._failures,
                form(leave),
            )  # fmt: skip
            self.threads.append(worker)

    def do(self, kind: int) -> None:
        """Do a job at all tables, with every thread that comes in time; raise what it raises."""
        if self._board[BUSY]:  # the last job was interrupted
            self._wait()
        self._failures.clear()
        self._jobs += 1
        try:
            self._post(self._board, self._jobs * KINDS + kind)
            for thread in self.threads:
                thread.wake()
            self._serve(self._board, CALLER, NONE, 0)
        finally:
            self._wait()
        if self._failures:
            raise self._failures[0]

    def _wait(self) -> None:
        """Close the job, and wait until no thread is busy with it."""
        looks = self._looks
        while not self._done(self._board, looks):
            looks = 0
            time.sleep(NAP)

    def close(self) -> None:
        """End the threads."""
        for thread in self.threads:
            thread.end()
            thread.join()

    def __del__(self) -> None:
        for thread in self.threads:
            thread.end()


class Worker(threading.Thread):
    """A thread that takes part in the jobs on a board until its end."""

    def __init__(
        self, serve: Callable[[int, int], int], board: Array, looks: int,
        failures: list[BaseException], leave: Callable[[Array], None],
    ) -> None:  # fmt: skip
        super().__init__(name="parlour-vector", daemon=True)
        self._serve, self._board, self._looks = serve, board, looks
        self._failures, self._leave = failures, leave
        self._alarm: SimpleQueue[None] = SimpleQueue()
        self.asleep = False
        _running.add(self)
        self.start()

    def run(self) -> None:
        last = NONE
        while self._board[JOB] != END:
            try:
                last = self._serve(last, self._looks)
            except BaseException as failure:
                last = int(self._board[JOB])
                self._failures.append(failure)
                self._leave(self._board)
            self._sleep(last)
        _running.discard(self)

    def _sleep(self, last: int) -> None:
        """Sleep unless there has been a job since the last one."""
        self.asleep = True
        if self._board[JOB] in (NONE, last):
            self._alarm.get()
        self.asleep = False

    def wake(self) -> None:
        """Have it look for a job, if it sleeps."""
        if self.asleep:
            self.asleep = False
            self._alarm.put(None)

    def end(self) -> None:
        """Have it end."""
        self._board[JOB] = END
        self.wake()


_running: set[Worker] = set()


@atexit.register
def _end_all() -> None:
    """End all threads before the interpreter ends."""
    for thread in list(_running):
        thread.end()
        thread.join()
