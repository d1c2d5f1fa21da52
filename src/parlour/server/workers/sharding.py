"""Sharding: a server's tables are divided among its worker processes.

A hash of a table's random id decides which worker has it. A connection can arrive at any worker; if
the table belongs to another, the connection is handed over together with the request that was
already read from it. So everyone at a table is connected to the same process.
"""

from __future__ import annotations

import asyncio
import os
import socket
import time
import zlib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from parlour.core.errors import ParlourError

SHARDS = "PARLOUR_SHARDS"  # tells a worker how many there are, and where their sockets are
LARGEST_REQUEST = 128 * 1024
PATIENCE_S = 10.0  # a worker may still be starting, or hold its number a moment longer
WAIT_S = 0.02

QUESTION = b"?"  # sent in place of a request, with a connection to answer on
ANSWER_WITHIN_S = 2.0
PIECE = 64 * 1024

Adopt = Callable[[socket.socket, bytes], None]
Answer = Callable[[], bytes]


class Shards:
    """The workers of a server, seen from one of them."""

    def __init__(self, count: int = 1, folder: str = "") -> None:
        self.count, self.folder = count, Path(folder)
        self.number = 0
        self._lock: int | None = None  # on our number; the kernel releases it if we die
        self._socket: socket.socket | None = None
        self._answering: set[asyncio.Task[None]] = set()

    @classmethod
    def parse(cls, text: str | None) -> Shards:
        """Parse the result of `str`; a single worker if there is none."""
        count, _, folder = (text or "1 ").partition(" ")
        return cls(int(count), folder)

    def __str__(self) -> str:
        return f"{self.count} {self.folder}"

    def mine(self, name: str) -> bool:
        """Whether a table belongs to this worker."""
        return self.count == 1 or self._worker_of(name) == self.number

    def _worker_of(self, name: str) -> int:
        return zlib.crc32(name.encode()) % self.count

    # Taking over connections

    def start(self, adopt: Adopt, answer: Answer = bytes) -> None:
        """Claim a number and start taking over connections; `answer` returns the reply to other
        workers' questions."""
        if self.count == 1:
            return
        self._claim_number()
        path = self._path(self.number)
        path.unlink(missing_ok=True)
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(str(path))
        asyncio.get_running_loop().add_reader(self._socket, self._receive, adopt, answer)

    def close(self) -> None:
        """Stop taking over connections."""
        if self._socket and self._lock is not None:
            asyncio.get_running_loop().remove_reader(self._socket)
            self._socket.close()
            os.close(self._lock)

    def _claim_number(self) -> None:
        import fcntl  # not on Windows, where there is only one worker

        until = time.monotonic() + PATIENCE_S
        while time.monotonic() < until:
            for number in range(self.count):
                lock = os.open(self.folder / f"{number}.lock", os.O_CREAT | os.O_RDWR, 0o600)
                try:
                    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except BlockingIOError:
                    os.close(lock)
                else:
                    self.number, self._lock = number, lock
                    return
            time.sleep(0.05)
        raise ParlourError(f"all {self.count} workers are already running")

    def _receive(self, adopt: Adopt, answer: Answer) -> None:
        assert self._socket
        try:
            request, files, _, _ = socket.recv_fds(self._socket, LARGEST_REQUEST, 1)
        except BlockingIOError:
            return
        for file in files:
            if request == QUESTION:
                self._reply(socket.socket(fileno=file), answer)
            else:
                adopt(socket.socket(fileno=file), request)

    # Handing connections over

    async def hand_over(self, name: str, file: int, request: bytes) -> bool:
        """Hand a connection to the worker that has its table; False if that one doesn't respond."""
        until = time.monotonic() + PATIENCE_S
        while not self._send(self._path(self._worker_of(name)), file, request):
            if time.monotonic() > until:
                return False
            await asyncio.sleep(WAIT_S)
        return True

    def _send(self, worker: Path, file: int, request: bytes) -> bool:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as channel:
            channel.setblocking(False)
            try:
                channel.connect(str(worker))
                socket.send_fds(channel, [request], [file])
            except OSError:  # its queue is full, or it is still starting
                return False
            return True

    # Asking the other workers

    async def ask_others(self) -> dict[int, bytes | None]:
        """Return every other worker's answer; None for one that didn't answer in time."""
        others = [number for number in range(self.count) if number != self.number]
        return dict(zip(others, await asyncio.gather(*map(self._ask, others))))

    async def _ask(self, number: int) -> bytes | None:
        ours, theirs = socket.socketpair()
        try:
            ours.setblocking(False)
            async with asyncio.timeout(ANSWER_WITHIN_S):
                while not self._send(self._path(number), theirs.fileno(), QUESTION):
                    await asyncio.sleep(WAIT_S)
                theirs.close()  # so we see EOF when the other worker closes it
                return await _read_all(ours) or None
        except (TimeoutError, OSError):
            return None
        finally:
            ours.close()
            theirs.close()

    def _reply(self, asker: socket.socket, answer: Answer) -> None:
        task = asyncio.get_running_loop().create_task(_write_all(asker, answer()))
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    def _path(self, number: int) -> Path:
        return self.folder / f"{number}.socket"


async def _read_all(connection: socket.socket) -> bytes:
    loop, pieces = asyncio.get_running_loop(), list[bytes]()
    while piece := await loop.sock_recv(connection, PIECE):
        pieces.append(piece)
    return b"".join(pieces)


async def _write_all(connection: socket.socket, data: bytes) -> None:
    with connection:
        connection.setblocking(False)
        with suppress(OSError, TimeoutError):  # the other worker may be gone
            async with asyncio.timeout(ANSWER_WITHIN_S):
                await asyncio.get_running_loop().sock_sendall(connection, data)
