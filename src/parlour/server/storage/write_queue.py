"""A first-come, first-served queue for processes that write to the same SQLite file.

SQLite has one write lock. A process that finds it taken sleeps and retries, up to a tenth of a
second later. With many processes the lock is often free while all of them sleep, and the one that
sleeps longest waits longest. Here they queue in the kernel, for a lock on a file beside the
database, and the next one wakes up the moment the one before it is done.

The queue is advisory. SQLite's own lock still protects the database, so a process that skips the
queue does no harm, and the kernel releases the lock of a process that is killed.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

try:
    import fcntl
except ImportError:  # not on Windows, where there is only one worker
    fcntl = None  # type: ignore[assignment]

SUFFIX = ".turn"


class WriteQueue:
    """The queue of all processes that write to one file; without a file there is no queue."""

    def __init__(self, database: Path | None) -> None:
        self._file = None if database is None else database.with_name(database.name + SUFFIX)
        self._free: list[int] = []  # open files not in use

    @contextmanager
    def take(self, wait: bool = True) -> Iterator[bool]:
        """Hold the lock, waiting for it if `wait`; yields whether it is held."""
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
        """Close the files."""
        while self._free:
            os.close(self._free.pop())

    def _open(self) -> int | None:
        """Return a file to lock; None if files can't be locked."""
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
