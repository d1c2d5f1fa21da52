"""Signals: Ctrl-C and other signals stop a game between moves, never during one."""

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
    """Keep Ctrl-C from reaching child processes started in this block.

    A terminal sends Ctrl-C to the whole process group, and a Python process that is still starting
    up prints a traceback. Children inherit this thread's signal mask, so they block SIGINT from
    their first instruction. Another thread leaves it unblocked, so this process still receives the
    signal and its main thread handles it. We stop the children ourselves.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # starting it later would unblock the signals
    over = threading.Event()
    threading.Thread(target=over.wait, name="signals", daemon=True).start()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        over.set()


def ignore_interrupts() -> None:
    """Ignore further Ctrl-C while stopping."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Stopped(Exception):
    """The user or the system asked the program to stop."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Signals:
    """Defers signals during moves, and raises Stopped at once while waiting for input."""

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
        """Raise Stopped if a signal has arrived."""
        if self.number:
            raise Stopped(self.number)

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """Let signals raise Stopped at once inside this block."""
        self._waiting = True
        try:
            self.check()
            yield
        finally:
            self._waiting = False
