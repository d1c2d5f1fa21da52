"""Signals: Ctrl-C and its like stop a game between two moves, never in the middle of one."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from types import FrameType
from typing import Any

STOPPING = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]


@contextmanager
def shielded_children() -> Iterator[None]:
    """Let Ctrl-C reach this process alone, and none of those it starts meanwhile.

    A terminal sends Ctrl-C to all of them, and a Python that is still starting answers with a
    traceback. What this thread blocks, its children block too, from their first instruction. One
    thread is left to receive the signal for this process, whose main thread then handles it. The
    children are stopped by us.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # which lets signals through again when it starts
    over = threading.Event()
    threading.Thread(target=over.wait, name="signals", daemon=True).start()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        over.set()


def ignore_interrupts() -> None:
    """We're stopping already: another Ctrl-C changes nothing."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Stopped(Exception):
    """The person or the system wants the program to end."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Signals:
    """Notes a signal while moves are made, and raises Stopped while a person is asked."""

    def __init__(self) -> None:
        self.number = 0
        self._waiting = False
        self._before: dict[int, Any] = {}

    def __enter__(self) -> Signals:
        if threading.current_thread() is threading.main_thread():
            for number in STOPPING:
                if signal.getsignal(number) != signal.SIG_IGN:
                    self._before[number] = signal.signal(number, self._note)
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler or signal.SIG_DFL)

    def _note(self, number: int, frame: FrameType | None) -> None:
        self.number = number
        if self._waiting:
            raise Stopped(number)

    def check(self) -> None:
        """Stop here if it was asked."""
        if self.number:
            raise Stopped(self.number)

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """While this lasts a signal stops at once."""
        self._waiting = True
        try:
            self.check()
            yield
        finally:
            self._waiting = False
