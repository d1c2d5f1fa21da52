"""WebSocket frames (RFC 6455): reading and writing the bytes after the handshake.

This is the server's hottest code, so we don't use a library for it: a message in a single frame,
which is what browsers send, takes a few steps and leaves no state. Frames are read one at a time,
so the caller decides how many to read.
"""

from __future__ import annotations

import struct

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
WRONG, UNSUPPORTED, NOT_UTF8, TOO_LARGE = 1002, 1003, 1007, 1009
FIN, RESERVED, MASKED = 0x80, 0x70, 0x80
WHOLE_TEXT = FIN | TEXT
SHORT, MEDIUM, LONG = 126, 0xFFFF, 127  # frame lengths
MEANT = {*range(1000, 1004), *range(1007, 1015)}  # valid close codes, besides 3000 to 4999
NO_CODE, PRIVATE_CODES = 1005, 3000  # for a close frame without a code; the first private code
LONGEST_REASON = 123
NOT_SHORTEST = "frame lengths must be written in their shortest form"
LONG_CONTROL = "control frames can be at most 125 bytes"
FRAGMENT = CONT, b""  # a frame that did not complete a message


class Broken(Exception):
    """The client broke the protocol; `code` is the close code."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code, self.why = code, why


def frame(kind: int, body: bytes) -> bytes:
    """Create an unmasked frame, as servers send them."""
    size = len(body)
    if size < SHORT:
        return bytes((FIN | kind, size)) + body
    if size <= MEDIUM:
        return struct.pack(">BBH", FIN | kind, SHORT, size) + body
    return struct.pack(">BBQ", FIN | kind, LONG, size) + body


def closing(code: int, why: str) -> bytes:
    """Create a close frame; a long reason is cut between characters."""
    reason = why.encode()[:LONGEST_REASON].decode(errors="ignore").encode()
    return frame(CLOSE, code.to_bytes(2, "big") + reason)


def answered(body: bytes) -> bytes:
    """Create the reply to a client's close frame, with the same code."""
    return frame(CLOSE, body[:2])


def code_of(body: bytes) -> int:
    """Return the code in a close frame."""
    return int.from_bytes(body[:2], "big") if body else NO_CODE


class Reader:
    """Reads the frames of one client, one at a time, and joins fragments into messages."""

    __slots__ = ("_at", "_data", "_kind", "_parts", "largest", "waiting")

    def __init__(self, largest: int) -> None:
        self.largest = largest
        self.waiting = False  # there are unread bytes, perhaps of an incomplete frame
        self._data, self._at = b"", 0  # buffer, and where its unread bytes start
        self._kind = CONT  # of the message whose fragments are in _parts
        self._parts = bytearray()

    def feed(self, data: bytes) -> None:
        """Add bytes that have arrived."""
        self._data = self._data[self._at :] + data if self.waiting else data
        self._at, self.waiting = 0, True

    def next(self) -> tuple[int, bytes] | None:
        """Return the next message, ping, pong or close; FRAGMENT for part of a message; None if
        more bytes are needed. After it raises Broken, nothing more can be read."""
        data, at = self._data, self._at
        end = len(data)
        if end - at < 2:
            return None
        head, size, start = data[at], data[at + 1] - MASKED, at + 2
        if size < 0 or head & RESERVED:
            why = "client frames must be masked, and extensions are not supported"
            raise Broken(WRONG, why)
        if head != WHOLE_TEXT or self._kind:
            self._check(head, size)
        if size >= SHORT:
            start += 2 if size == SHORT else 8
            if end < start:
                return None
            size = _length(data[at + 2 : start])
        if size > self.largest:
            raise self._too_large()
        stop = start + 4 + size
        if end < stop:
            return None
        body = unmasked(data[start : start + 4], data[start + 4 : stop])
        if stop == end:
            self._data, self._at, self.waiting = b"", 0, False
        else:
            self._at = stop
        if head != WHOLE_TEXT:
            return self._whole(head, body)
        if not body.isascii():
            _check_text(body, "text messages must be valid UTF-8")
        return TEXT, body

    def _check(self, head: int, size: int) -> None:
        """Check that a frame other than a complete text message is allowed here."""
        kind = head & 0x0F
        if kind >= CLOSE:
            if kind > PONG:
                raise Broken(WRONG, f"unknown frame type {kind}")
            if not head & FIN:
                raise Broken(WRONG, "control frames must not be fragmented")
            if size >= SHORT:
                raise Broken(WRONG, LONG_CONTROL)
        elif kind > BINARY:
            raise Broken(WRONG, f"unknown frame type {kind}")
        elif kind == CONT and not self._kind:
            raise Broken(WRONG, "a continuation frame came without a message to continue")
        elif kind != CONT and self._kind:
            raise Broken(WRONG, "a new message started before the last one ended")

    def _whole(self, head: int, body: bytes) -> tuple[int, bytes]:
        kind = head & 0x0F
        if kind >= CLOSE:
            if kind == CLOSE:
                _check_close(body)
            return kind, body
        if kind == BINARY and head & FIN:
            return BINARY, body
        self._kind = self._kind or kind
        self._parts += body
        if len(self._parts) > self.largest:
            raise self._too_large()
        if not head & FIN:
            return FRAGMENT
        kind, body = self._kind, bytes(self._parts)
        self._kind, self._parts = CONT, bytearray()
        if kind == TEXT:
            _check_text(body, "text messages must be valid UTF-8")
        return kind, body

    def _too_large(self) -> Broken:
        return Broken(TOO_LARGE, f"messages can be at most {self.largest:,} bytes")


def _length(written: bytes) -> int:
    """Decode a length of two or eight bytes."""
    size = int.from_bytes(written, "big")
    if size < SHORT if len(written) == 2 else size <= MEDIUM or size >> 63:
        raise Broken(WRONG, NOT_SHORTEST)
    return size


def _check_close(body: bytes) -> None:
    _check_text(body[2:], "close reasons must be valid UTF-8")
    code = int.from_bytes(body[:2], "big")
    if body and (len(body) == 1 or not (code in MEANT or 3000 <= code < 5000)):
        raise Broken(WRONG, "that close code must not be sent")


def _check_text(body: bytes, why: str) -> None:
    try:
        body.decode()
    except UnicodeDecodeError:
        raise Broken(NOT_UTF8, why) from None


def unmasked(mask: bytes, body: bytes) -> bytes:
    """Return a client's bytes without their mask."""
    size = len(body)
    if mask == b"\0\0\0\0":
        return body
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(body, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")
