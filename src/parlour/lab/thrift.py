"""The subset of Thrift's compact protocol that Parquet footers need.

A record is written from its fields, `(number, type, value)` in ascending order, and read back as a
dict of values by number. A list to write is a pair: the item type and the encoded items. Binary
values are bytes.
"""

from __future__ import annotations

from typing import Any

I32, I64, BINARY, LIST, RECORD = 5, 6, 8, 9, 12
LONG_LIST = 15  # from this length on, the length is a separate varint


def varint(n: int) -> bytes:
    """Encode a non-negative integer, seven bits per byte."""
    out = bytearray()
    while n > 127:
        out.append(n & 127 | 128)
        n >>= 7
    out.append(n)
    return bytes(out)


def zigzag(n: int) -> bytes:
    """Encode a signed integer."""
    return varint(n << 1 if n >= 0 else (-n << 1) - 1)


def binary(data: bytes) -> bytes:
    """Encode bytes with their length first."""
    return varint(len(data)) + data


def record(*fields: tuple[int, int, Any]) -> bytes:
    """Encode a record of these fields."""
    out, before = bytearray(), 0
    for number, kind, value in fields:
        out.append(number - before << 4 | kind)
        before = number
        out += _encoded(kind, value)
    return bytes(out) + b"\0"


def _encoded(kind: int, value: Any) -> bytes:
    if kind in (I32, I64):
        return zigzag(value)
    if kind == BINARY:
        return binary(value)
    if kind == RECORD:
        return bytes(value)
    of, items = value
    head = bytes([min(len(items), LONG_LIST) << 4 | of])
    return head + (varint(len(items)) if len(items) >= LONG_LIST else b"") + b"".join(items)


class Reader:
    """Reads what `record` writes; data that ends too soon raises IndexError."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self.data, self.at = data, at

    def varint(self) -> int:
        """The next non-negative integer."""
        n = shift = 0
        while True:
            byte = self.data[self.at]
            self.at += 1
            n |= (byte & 127) << shift
            if byte < 128:
                return n
            shift += 7

    def value(self, kind: int) -> Any:
        """The next value of a type."""
        if kind in (I32, I64):
            n = self.varint()
            return n >> 1 ^ -(n & 1)
        if kind == BINARY:
            size = self.varint()
            self.at += size
            return self.data[self.at - size : self.at]
        if kind == RECORD:
            return self.record()
        if kind == LIST:
            head = self.data[self.at]
            self.at += 1
            count = head >> 4 if head >> 4 < LONG_LIST else self.varint()
            return [self.value(head & 15) for _ in range(count)]
        raise ValueError(f"unknown type {kind}")

    def record(self) -> dict[int, Any]:
        """The next record."""
        fields: dict[int, Any] = {}
        number = 0
        while head := self.data[self.at]:
            self.at += 1
            number += head >> 4
            fields[number] = self.value(head & 15)
        self.at += 1
        return fields
