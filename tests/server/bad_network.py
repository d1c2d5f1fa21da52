"""A proxy between clients and a server that drops, duplicates, delays and reorders frames."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable

from tests.server.harness import Server, free_port

FATES = ("dropped", "doubled", "delayed", "replayed")
LATEST_S = 0.03
OLD_FRAMES = 28  # plus a sit and a start, as many as the server remembers
ACT = b'"act"'
Writer = asyncio.StreamWriter


class BadNetwork:
    """Stands in for a server; `host` is all that clients need."""

    def __init__(self, server: Server, luck: random.Random, bad: float) -> None:
        self.server, self.luck, self.bad = server, luck, bad
        self.port = free_port()
        self.met: Counter[str] = Counter()
        self.acts = 0
        self._old: dict[bytes, list[bytes]] = {}  # earlier act frames, by table and cookie
        self._tasks: set[asyncio.Task[None]] = set()
        self._listener: asyncio.Server | None = None

    @property
    def host(self) -> str:
        """The address that clients connect to."""
        return f"127.0.0.1:{self.port}"

    async def __aenter__(self) -> BadNetwork:
        self._listener = await asyncio.start_server(self._connected, "127.0.0.1", self.port)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._listener is not None
        self._listener.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._listener.wait_closed()

    async def _connected(self, reader: asyncio.StreamReader, writer: Writer) -> None:
        there, on = await asyncio.open_connection("127.0.0.1", self.server.port)
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)

        def cut() -> None:
            for one in (writer, on):
                one.transport.abort()

        try:
            head = await reader.readuntil(b"\r\n\r\n")
            on.write(head)
            writer.write(await there.readuntil(b"\r\n\r\n"))
            old = self._old.setdefault(_sender(head), [])
            await asyncio.gather(self._carry(reader, on, cut, old), self._carry(there, writer, cut))
        except (OSError, EOFError):
            pass
        finally:
            cut()
            self._tasks.discard(task)

    async def _carry(
        self, reader: asyncio.StreamReader, to: Writer, cut: Callable[[], None],
        old: list[bytes] | None = None,
    ) -> None:  # fmt: skip
        """Forward frames in one direction; `old` collects a client's acts to be replayed."""
        while True:
            frame, text = await _read_frame(reader)
            if old is not None and ACT in text:
                self.acts += 1
                old.append(frame)
                del old[:-OLD_FRAMES]
            fate = self.luck.choice(FATES) if text and self.luck.random() < self.bad else "carried"
            self.met[fate] += 1
            if fate == "dropped":  # over TCP, a lost frame means a lost connection
                cut()
                return
            if fate == "delayed":
                asyncio.get_running_loop().call_later(
                    self.luck.random() * LATEST_S, _write, to, frame
                )
            elif fate == "doubled":
                _write(to, frame + frame)
            elif fate == "replayed" and old:
                _write(to, frame + self.luck.choice(old))
            else:
                _write(to, frame)


def _write(to: Writer, frame: bytes) -> None:
    if not to.transport.is_closing():
        to.write(frame)


def _sender(head: bytes) -> bytes:
    """Return the table and the cookie of a handshake."""
    lines = head.split(b"\r\n")
    return lines[0] + next(line for line in lines if line.lower().startswith(b"cookie:"))


async def _read_frame(reader: asyncio.StreamReader) -> tuple[bytes, bytes]:
    """Read the next frame; returns it with its payload if it is a text frame."""
    head = await reader.readexactly(2)
    length, masked = head[1] & 0x7F, head[1] & 0x80
    more = {126: 2, 127: 8}.get(length, 0)
    size = await reader.readexactly(more)
    if more:
        length = int.from_bytes(size, "big")
    key = await reader.readexactly(4 if masked else 0)
    body = await reader.readexactly(length)
    text = body if head[0] & 0x0F == 1 else b""
    if text and masked:
        whole = (key * (length // 4 + 1))[:length]
        text = (int.from_bytes(body, "big") ^ int.from_bytes(whole, "big")).to_bytes(length, "big")
    return head + size + key + body, text
