"""What a policy's process and its parent send each other: messages with their length first."""

from __future__ import annotations

import socket
import struct
import time

import msgspec

from parlour.policies.spec import Spec

LENGTH = struct.Struct("<I")
MOST = 1 << 24  # bytes in a message


class Wanted(msgspec.Struct, array_like=True):
    """The first message to a policy's process: what to load before the first turn."""

    spec: Spec
    game: str = ""


class Hello(msgspec.Struct, array_like=True):
    """The first message of a policy: the games it plays, or why it can't be loaded."""

    games: tuple[str, ...]
    error: str = ""


class Answer(msgspec.Struct, array_like=True):
    """An answer to turn `number`: an action, or what went wrong."""

    number: int
    action: int
    error: str = ""


def send(line: socket.socket, data: bytes) -> None:
    """Send a message."""
    line.sendall(LENGTH.pack(len(data)) + data)


def receive(line: socket.socket, due: float | None = None) -> bytes:
    """The next message, by `due`. EOFError if the other side is gone, TimeoutError if it is late,
    ValueError if it makes no sense."""
    (length,) = LENGTH.unpack(_exactly(line, LENGTH.size, due))
    if length > MOST:
        raise ValueError(f"a message of {length} bytes")
    return _exactly(line, length, due)


def _exactly(line: socket.socket, count: int, due: float | None) -> bytes:
    data = bytearray()
    while len(data) < count:
        if due is not None:
            line.settimeout(max(0.001, due - time.monotonic()))
        piece = line.recv(count - len(data))
        if not piece:
            raise EOFError
        data += piece
    return bytes(data)
