"""Doors: several processes of one server, each with the tables that are its own.

Whose a table is, its name says: names are drawn by lot, so each has as many as the others, whoever
made them. Connections come in at any door: one for another's table is led over, the connection
itself with the request that was read from it. So everybody at a table is in one process.
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

DOORS = "PARLOUR_DOORS"  # how a worker is told of them
LARGEST_REQUEST = 128 * 1024
PATIENCE_S = 10.0  # a process may be only starting, or hold its number a moment longer
WAIT_S = 0.02

QUESTION = b"?"  # stands where a request would; the connection that comes with it is answered
ANSWER_WITHIN_S = 2.0
PIECE = 64 * 1024

Take = Callable[[socket.socket, bytes], None]
Answer = Callable[[], bytes]


class Doors:
    """The doors of a server, seen from behind one of them."""

    def __init__(self, count: int = 1, folder: str = "") -> None:
        self.count, self.folder = count, Path(folder)
        self.number = 0
        self._held: int | None = None  # the lock on our number, which goes when we go
        self._socket: socket.socket | None = None
        self._answering: set[asyncio.Task[None]] = set()

    @classmethod
    def named(cls, names: str | None) -> Doors:
        """The doors that `str` wrote down; without a word there is one."""
        count, _, folder = (names or "1 ").partition(" ")
        return cls(int(count), folder)

    def __str__(self) -> str:
        return f"{self.count} {self.folder}"

    def mine(self, name: str) -> bool:
        """Whether a table is this process's."""
        return self.count == 1 or self._door_of(name) == self.number

    def _door_of(self, name: str) -> int:
        return zlib.crc32(name.encode()) % self.count

    # Being led over

    def open(self, take: Take, answer: Answer = bytes) -> None:
        """Take a number that nobody has, and whoever is led over from now on; `answer` says what
        the others are told when they ask."""
        if self.count == 1:
            return
        self._take_a_number()
        path = self._path(self.number)
        path.unlink(missing_ok=True)
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(str(path))
        asyncio.get_running_loop().add_reader(self._socket, self._come_in, take, answer)

    def close(self) -> None:
        """Take nobody any more."""
        if self._socket and self._held is not None:
            asyncio.get_running_loop().remove_reader(self._socket)
            self._socket.close()
            os.close(self._held)

    def _take_a_number(self) -> None:
        import fcntl  # Windows has none, and no several doors either

        until = time.monotonic() + PATIENCE_S
        while time.monotonic() < until:
            for number in range(self.count):
                held = os.open(self.folder / f"{number}.lock", os.O_CREAT | os.O_RDWR, 0o600)
                try:
                    fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except BlockingIOError:
                    os.close(held)
                else:
                    self.number, self._held = number, held
                    return
            time.sleep(0.05)
        raise ParlourError(f"all {self.count} doors have somebody behind them")

    def _come_in(self, take: Take, answer: Answer) -> None:
        assert self._socket
        try:
            request, files, _, _ = socket.recv_fds(self._socket, LARGEST_REQUEST, 1)
        except BlockingIOError:
            return
        for file in files:
            if request == QUESTION:
                self._tell(socket.socket(fileno=file), answer)
            else:
                take(socket.socket(fileno=file), request)

    # Leading over

    async def lead(self, name: str, file: int, request: bytes) -> bool:
        """Lead a connection to where its table is; False if nobody came to that door."""
        until = time.monotonic() + PATIENCE_S
        while not self._led(self._path(self._door_of(name)), file, request):
            if time.monotonic() > until:
                return False
            await asyncio.sleep(WAIT_S)
        return True

    def _led(self, door: Path, file: int, request: bytes) -> bool:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as way:
            way.setblocking(False)
            try:
                way.connect(str(door))
                socket.send_fds(way, [request], [file])
            except OSError:  # many are on their way there, or its process is only starting
                return False
            return True

    # Asking each other

    async def ask_others(self) -> dict[int, bytes | None]:
        """What each of the other processes answers; None where nobody did in time."""
        others = [number for number in range(self.count) if number != self.number]
        return dict(zip(others, await asyncio.gather(*map(self._ask, others))))

    async def _ask(self, number: int) -> bytes | None:
        ours, theirs = socket.socketpair()
        try:
            ours.setblocking(False)
            async with asyncio.timeout(ANSWER_WITHIN_S):
                while not self._led(self._path(number), theirs.fileno(), QUESTION):
                    await asyncio.sleep(WAIT_S)
                theirs.close()  # so that the answer ends when the other process closes it
                return await _read_all(ours) or None
        except (TimeoutError, OSError):
            return None
        finally:
            ours.close()
            theirs.close()

    def _tell(self, asker: socket.socket, answer: Answer) -> None:
        task = asyncio.get_running_loop().create_task(_write_all(asker, answer()))
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    def _path(self, number: int) -> Path:
        return self.folder / f"{number}.door"


async def _read_all(connection: socket.socket) -> bytes:
    loop, pieces = asyncio.get_running_loop(), list[bytes]()
    while piece := await loop.sock_recv(connection, PIECE):
        pieces.append(piece)
    return b"".join(pieces)


async def _write_all(connection: socket.socket, data: bytes) -> None:
    with connection:
        connection.setblocking(False)
        with suppress(OSError, TimeoutError):  # whoever asked may have gone
            async with asyncio.timeout(ANSWER_WITHIN_S):
                await asyncio.get_running_loop().sock_sendall(connection, data)
