"""Frames: the bytes of a WebSocket after its handshake, read and written (RFC 6455).

Of all that the server does this is done most often, so it is ours: a message that comes whole in
one frame, as every browser sends it, is read in a few steps, and nothing is kept between messages.
"""

from __future__ import annotations

import struct

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
WRONG, TOO_LARGE = 1002, 1009
FIN, RESERVED, MASKED = 0x80, 0x70, 0x80
SHORT, MEDIUM, LONG = 126, 0xFFFF, 127  # lengths of one byte, and of two
MEANT = {*range(1000, 1004), *range(1007, 1015)}  # codes that may be sent; so may 3000 to 4999


class Broken(Exception):
    """What comes in is no WebSocket's; `code` closes the connection."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code, self.why = code, why


def frame(kind: int, body: bytes) -> bytes:
    """A frame as a server sends it."""
    size = len(body)
    if size < SHORT:
        return bytes((FIN | kind, size)) + body
    if size <= MEDIUM:
        return struct.pack(">BBH", FIN | kind, SHORT, size) + body
    return struct.pack(">BBQ", FIN | kind, LONG, size) + body


def closing(code: int, why: str) -> bytes:
    """The frame that ends a connection and says why."""
    return frame(CLOSE, code.to_bytes(2, "big") + why.encode()[:123])


def answered(body: bytes) -> bytes:
    """The frame that answers the other side's goodbye, with the same code."""
    code = int.from_bytes(body[:2], "big")
    if body and (len(body) == 1 or not (code in MEANT or 3000 <= code < 5000)):
        raise Broken(WRONG, "a close has a code that may be sent")
    return frame(CLOSE, body[:2])


class Reader:
    """Puts the frames of one client together to messages."""

    __slots__ = ("_kept", "_kind", "_parts", "largest")

    def __init__(self, largest: int) -> None:
        self.largest = largest
        self._kept = b""  # the beginning of a frame
        self._kind = CONT  # of the message whose parts these are
        self._parts = b""

    def take(self, data: bytes) -> list[tuple[int, bytes]]:
        """What has come whole with these bytes: messages, pings, pongs, closes; or Broken."""
        if self._kept:
            data, self._kept = self._kept + data, b""
        at, end, found = 0, len(data), list[tuple[int, bytes]]()
        while end - at >= 2:
            head, size, start = data[at], data[at + 1], at + 2
            if not size & MASKED or head & RESERVED:
                raise Broken(WRONG, "a client masks its frames and has no extensions here")
            size &= 0x7F
            if size >= SHORT:
                start += 2 if size == SHORT else 8
                if end < start:
                    break
                size = int.from_bytes(data[at + 2 : start], "big")
            if size > self.largest:
                raise Broken(TOO_LARGE, f"a message has at most {self.largest} bytes")
            stop = start + 4 + size
            if end < stop:
                break
            body = unmasked(data[start : start + 4], data[start + 4 : stop])
            whole = self._whole(head & 0x0F, bool(head & FIN), body)
            if whole:
                found.append(whole)
            at = stop
        self._kept = data[at:]
        return found

    def _whole(self, kind: int, last: bool, body: bytes) -> tuple[int, bytes] | None:
        """A frame's message, if it is the last of it."""
        if kind >= CLOSE:
            if kind > PONG or not last or len(body) >= SHORT:
                raise Broken(WRONG, "a control frame is short and whole")
            return kind, body
        if kind > BINARY or (kind == CONT) != (self._kind != CONT):
            raise Broken(WRONG, "a message ends before another begins")
        if last and kind != CONT:
            return kind, body
        self._kind, self._parts = self._kind or kind, self._parts + body
        if len(self._parts) > self.largest:
            raise Broken(TOO_LARGE, f"a message has at most {self.largest} bytes")
        if not last:
            return None
        whole, self._kind, self._parts = (self._kind, self._parts), CONT, b""
        return whole


def unmasked(mask: bytes, body: bytes) -> bytes:
    """The bytes that a client sent, without its mask."""
    size = len(body)
    if mask == b"\0\0\0\0":
        return body
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(body, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")
