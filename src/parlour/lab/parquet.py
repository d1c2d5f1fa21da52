"""Parquet: tables of whole numbers and short texts, as files that DuckDB, Polars and pandas read.

A study's rows are all we ever write, so this is the small part of the format that they need: flat
required columns, plain numbers, texts by their number in a list, gzip pages, a row group for every
piece. pyarrow does all of the format in 170 MB. Files that this module wrote can be joined by
copying their row groups.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from parlour.core.errors import ParlourError
from parlour.core.struct import Array

MAGIC = b"PAR1"
INT32, INT64, BYTE_ARRAY = 1, 2, 6
UTF8, INT_8, INT_16, INT_32, INT_64 = 0, 15, 16, 17, 18
KINDS: dict[str, tuple[int, int]] = {
    "i1": (INT32, INT_8), "i2": (INT32, INT_16), "i4": (INT32, INT_32), "i8": (INT64, INT_64),
}  # fmt: skip
DTYPES = {INT_8: "i1", INT_16: "i2", INT_32: "i4", INT_64: "i8"}
PLAIN, PLAIN_DICTIONARY, RLE, GZIP, REQUIRED = 0, 2, 3, 2, 0
DATA_PAGE, DICTIONARY_PAGE = 0, 2
WHOLE_BYTES = 8  # bits in which a text's number is written
I32, I64, TEXT, LIST, RECORD = 5, 6, 8, 9, 12  # thrift's compact types


class Coded(NamedTuple):
    """A column of texts, each a number in a list of them."""

    codes: Array
    texts: tuple[str, ...]


Column = Array | Coded


def encode(columns: Mapping[str, Column], facts: Mapping[str, str]) -> bytes:
    """A whole file with one row group."""
    body = bytearray(MAGIC)
    chunks, schema, rows = [], [_record((4, TEXT, "game"), (5, I32, len(columns)))], 0
    for name, column in columns.items():
        if isinstance(column, Coded):
            kind, converted, rows = BYTE_ARRAY, UTF8, len(column.codes)
        else:
            (kind, converted), rows = KINDS[column.dtype.str[1:]], len(column)
        schema.append(
            _record((1, I32, kind), (3, I32, REQUIRED), (4, TEXT, name), (6, I32, converted))
        )
        chunks.append(_chunk(body, name, kind, rows, column))
    return bytes(body) + _footer(schema, [(chunks, rows, len(body))], facts)


def _chunk(body: bytearray, name: str, kind: int, rows: int, column: Column) -> list[Any]:
    """Write a column: a page of numbers, or one of texts and one of numbers that name them."""
    begun, plain, encoding, texts_at = len(body), 0, PLAIN, None
    if isinstance(column, Coded):
        texts = [text.encode() for text in column.texts]
        listed = b"".join(struct.pack("<I", len(text)) + text for text in texts)
        values = _record((1, I32, len(texts)), (2, I32, PLAIN_DICTIONARY))
        plain, encoding, texts_at = (
            _page(body, DICTIONARY_PAGE, 7, values, listed),
            PLAIN_DICTIONARY,
            begun,
        )
        groups = -(-rows // 8)
        data = bytes([WHOLE_BYTES]) + _varint(groups << 1 | 1)
        data += column.codes.astype(np.uint8).tobytes().ljust(8 * groups, b"\0")
    else:
        data = column.astype("<i4" if kind == INT32 else "<i8").tobytes()
    at = len(body)
    values = _record((1, I32, rows), (2, I32, encoding), (3, I32, RLE), (4, I32, RLE))
    plain += _page(body, DATA_PAGE, 5, values, data)
    return [kind, name, rows, plain, len(body) - begun, at, encoding, texts_at]


def _page(body: bytearray, kind: int, field: int, values: bytes, data: bytes) -> int:
    """Write a page; gives its size before it was squeezed."""
    deflate = zlib.compressobj(1, wbits=31)
    squeezed = deflate.compress(data) + deflate.flush()
    head = _record(
        (1, I32, kind), (2, I32, len(data)), (3, I32, len(squeezed)), (field, RECORD, values)
    )
    body += head + squeezed
    return len(head) + len(data)


def _footer(schema: list[bytes], groups: list[Any], facts: Mapping[str, str]) -> bytes:
    meta = _record(
        (1, I32, 1),
        (2, LIST, (RECORD, schema)),
        (3, I64, sum(rows for _, rows, _ in groups)),
        (4, LIST, (RECORD, [_group(*group) for group in groups])),
        (5, LIST, (RECORD, [_record((1, TEXT, k), (2, TEXT, v)) for k, v in facts.items()])),
        (6, TEXT, "parlour"),
    )
    return meta + struct.pack("<I", len(meta)) + MAGIC


def _group(chunks: list[list[Any]], rows: int, size: int) -> bytes:
    columns = []
    for kind, name, values, plain, squeezed, at, encoding, texts_at in chunks:
        texts = [] if texts_at is None else [(11, I64, texts_at)]
        meta = _record(
            (1, I32, kind), (2, LIST, (I32, [_zigzag(encoding)])),
            (3, LIST, (TEXT, [_text(name)])), (4, I32, GZIP), (5, I64, values), (6, I64, plain),
            (7, I64, squeezed), (9, I64, at), *texts,
        )  # fmt: skip
        columns.append(_record((2, I64, at), (3, RECORD, meta)))
    return _record((1, LIST, (RECORD, columns)), (2, I64, size), (3, I64, rows))


# Thrift's compact protocol, as far as it is needed.


def _varint(n: int) -> bytes:
    out = bytearray()
    while n > 127:
        out.append(n & 127 | 128)
        n >>= 7
    out.append(n)
    return bytes(out)


def _zigzag(n: int) -> bytes:
    return _varint(n << 1 if n >= 0 else (-n << 1) - 1)


def _text(text: str) -> bytes:
    data = text.encode()
    return _varint(len(data)) + data


def _record(*fields: tuple[int, int, Any]) -> bytes:
    out, before = bytearray(), 0
    for number, kind, value in fields:
        out.append(number - before << 4 | kind)
        before = number
        if kind in (I32, I64):
            out += _zigzag(value)
        elif kind == TEXT:
            out += _text(value)
        elif kind == RECORD:
            out += value
        else:
            of, items = value
            out += bytes([min(len(items), 15) << 4 | of])
            out += _varint(len(items)) if len(items) >= 15 else b""
            out += b"".join(items)
    return bytes(out) + b"\0"


class _Reader:
    """Reads what `_record` writes."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def varint(self) -> int:
        n = shift = 0
        while True:
            byte = self.data[self.at]
            self.at += 1
            n |= (byte & 127) << shift
            if byte < 128:
                return n
            shift += 7

    def value(self, kind: int) -> Any:
        if kind in (I32, I64):
            n = self.varint()
            return n >> 1 ^ -(n & 1)
        if kind == TEXT:
            size = self.varint()
            self.at += size
            return self.data[self.at - size : self.at].decode()
        if kind == RECORD:
            return self.record()
        head = self.data[self.at]
        self.at += 1
        count = head >> 4 if head >> 4 < 15 else self.varint()
        return [self.value(head & 15) for _ in range(count)]

    def record(self) -> dict[int, Any]:
        fields: dict[int, Any] = {}
        number = 0
        while head := self.data[self.at]:
            self.at += 1
            number += head >> 4
            fields[number] = self.value(head & 15)
        self.at += 1
        return fields


class Table:
    """A file that this module wrote."""

    def __init__(self, path: Path) -> None:
        self.data = path.read_bytes()
        if len(self.data) < 12 or self.data[:4] != MAGIC or self.data[-4:] != MAGIC:
            raise ParlourError(f"{path} is no Parquet file; delete it and run the study again")
        size = struct.unpack("<I", self.data[-8:-4])[0]
        self.meta = _Reader(self.data[-8 - size : -8]).record()
        self.rows: int = self.meta[3]
        self.facts: dict[str, str] = {fact[1]: fact[2] for fact in self.meta[5]}
        self.names: list[str] = [element[4] for element in self.meta[2][1:]]

    def column(self, name: str) -> Array:
        """A column of numbers; of texts, an array of them."""
        place = self.names.index(name)
        metas = [group[1][place][3] for group in self.meta[4]]
        converted = self.meta[2][1 + place][6]
        with ThreadPoolExecutor() as pool:
            if converted == UTF8:
                return np.concatenate([*pool.map(self._named, metas)])
            wide = "<i8" if converted == INT_64 else "<i4"

            def numbers(meta: dict[int, Any]) -> Array:
                return np.frombuffer(self._page(meta[9]), wide).astype(DTYPES[converted])

            return np.concatenate([*pool.map(numbers, metas)])

    def _named(self, meta: dict[int, Any]) -> Array:
        """The texts of a column in one row group."""
        if meta[2] == [PLAIN]:
            return np.array([*_texts(self._page(meta[9]))], np.str_)
        texts = np.array([*_texts(self._page(meta[11]))], np.str_)
        codes = self._page(meta[9])
        reader = _Reader(codes)
        reader.at = 1
        reader.varint()
        return texts[np.frombuffer(codes, np.uint8, meta[5], reader.at)]

    def _page(self, at: int) -> bytes:
        reader = _Reader(self.data)
        reader.at = at
        head = reader.record()
        return zlib.decompress(self.data[reader.at : reader.at + head[3]], wbits=31)

    def groups(self) -> Iterator[tuple[list[list[Any]], int, memoryview]]:
        """Each row group: what the footer says of its columns, its rows, and its bytes."""
        for group in self.meta[4]:
            metas = [chunk[3] for chunk in group[1]]
            first = metas[0].get(11, metas[0][9])
            chunks = [
                [meta[1], meta[3][0], meta[5], meta[6], meta[7], meta[9] - first, meta[2][0],
                 meta[11] - first if 11 in meta else None]
                for meta in metas
            ]  # fmt: skip
            last = metas[-1]
            yield chunks, group[3], memoryview(self.data)[first : last.get(11, last[9]) + last[7]]


def _texts(data: bytes) -> Iterable[str]:
    at = 0
    while at < len(data):
        size = struct.unpack_from("<I", data, at)[0]
        yield data[at + 4 : at + 4 + size].decode()
        at += 4 + size


def join(tables: Iterable[Table], facts: Mapping[str, str]) -> Iterator[bytes | memoryview]:
    """One file, piece by piece, with the row groups of several that have the same columns."""
    yield MAGIC
    at, schema, groups = len(MAGIC), list[bytes](), list[Any]()
    for table in tables:
        schema = schema or [_schema(element) for element in table.meta[2]]
        for chunks, rows, data in table.groups():
            yield data
            groups.append(([_moved(chunk, at) for chunk in chunks], rows, len(data)))
            at += len(data)
    yield _footer(schema, groups, facts)


def _moved(chunk: list[Any], by: int) -> list[Any]:
    """What the footer says of a column whose row group stands elsewhere."""
    *rest, at, encoding, texts_at = chunk
    return [*rest, at + by, encoding, None if texts_at is None else texts_at + by]


def _schema(element: dict[int, Any]) -> bytes:
    kinds = {1: I32, 3: I32, 4: TEXT, 5: I32, 6: I32}
    return _record(*((number, kinds[number], value) for number, value in element.items()))
