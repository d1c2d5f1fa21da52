"""Turns: processes that write to one SQLite file queue for it, first come, first served.

SQLite has one write lock, and a process that finds it taken sleeps and tries again, up to a tenth
of a second later. With many processes the lock is often free while all of them sleep, and whoever
sleeps longest waits longest. Here they wait in the kernel, for a lock on a file beside the
database, and the next in line is woken the moment the one before it is done.

A turn is a courtesy. SQLite's own lock still protects the database, so a process that goes without
a turn does no harm. The kernel ends the turn of a process that is killed.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows has none, and only one process serves there
    fcntl = None  # type: ignore[assignment]

SUFFIX = ".turn"


class Turns:
    """The queue of all processes that write to one file; None where nobody needs to queue."""

    def __init__(self, database: Path | None) -> None:
        self._file = None if database is None else database.with_name(database.name + SUFFIX)
        self._free: list[int] = []  # open files without a turn; each thread takes one of its own

    @contextmanager
    def take(self, wait: bool = True) -> Iterator[bool]:
        """Wait in line; whether it's our turn. Without `wait`, go ahead if others are in line."""
        queue = self._open()
        if queue is None:
            yield False
            return
        try:
            mine = _locked(queue, wait)
            try:
                yield mine
            finally:
                if mine:
                    fcntl.flock(queue, fcntl.LOCK_UN)
        finally:
            self._free.append(queue)

    def close(self) -> None:
        """Close the files; the queue itself stays for others."""
        while self._free:
            os.close(self._free.pop())

    def _open(self) -> int | None:
        """A file to lock; None if there can be none, and nobody queues."""
        if self._file is None or fcntl is None:
            return None
        with suppress(IndexError):
            return self._free.pop()
        with suppress(OSError):
            return os.open(self._file, os.O_CREAT | os.O_RDWR, 0o600)
        return None


def _locked(queue: int, wait: bool) -> bool:
    try:
        fcntl.flock(queue, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except OSError:
        return False
    return True
