"""Parquet: tables of integers and short strings, in files that DuckDB, Polars and pandas can read.

This implements only the subset of the format that a study's rows need: flat required columns, plain
integers, dictionary-encoded strings, gzip pages, and one row group per piece of a study. Min/max
statistics let readers skip row groups. Files written by this module can be joined by copying their
row groups. (pyarrow covers the whole format, but takes 170 MB.)
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cached_property, partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from parlour.core.errors import ParlourError
from parlour.core.struct import Array
from parlour.lab.thrift import (
    BINARY,
    I32,
    I64,
    LIST,
    RECORD,
    Reader,
    binary,
    record,
    varint,
    zigzag,
)

MAGIC = b"PAR1"
TAIL = 8  # bytes after the footer: its length and MAGIC
INT32, INT64, BYTE_ARRAY = 1, 2, 6
UTF8, INT_8, INT_16, INT_32, INT_64 = 0, 15, 16, 17, 18
TYPES: dict[str, tuple[int, int]] = {
    "i1": (INT32, INT_8), "i2": (INT32, INT_16), "i4": (INT32, INT_32), "i8": (INT64, INT_64),
}  # fmt: skip
DTYPES = {INT_8: "i1", INT_16: "i2", INT_32: "i4", INT_64: "i8"}
STORED = {INT32: "<i4", INT64: "<i8"}
PLAIN, PLAIN_DICTIONARY, RLE, GZIP, REQUIRED = 0, 2, 3, 2, 0
DATA_PAGE, DICTIONARY_PAGE = 0, 2
CODE_BITS = 8  # one byte per dictionary code, so at most 256 strings
MOST_TEXTS = 1 << CODE_BITS
MOST_BYTES = (1 << 31) - 1  # in a page
BY_TYPE = record((1, RECORD, record()))  # a column order: that of its type
DAMAGE = (
    LookupError, AttributeError, TypeError, ValueError, OverflowError, RecursionError, MemoryError,
    struct.error, zlib.error,
)  # fmt: skip


class Coded(NamedTuple):
    """A column of strings, as codes into a list of them."""

    codes: Array
    texts: tuple[str, ...]


Column = Array | Coded


class Chunk(NamedTuple):
    """One column of a row group, as described in the footer."""

    type: int
    name: str
    rows: int
    uncompressed: int
    compressed: int
    at: int
    encoding: int
    dictionary_at: int | None
    least: bytes | None
    greatest: bytes | None

    @property
    def start(self) -> int:
        """The offset of its first page."""
        return self.at if self.dictionary_at is None else self.dictionary_at

    def moved(self, by: int) -> Chunk:
        """The same column with its offsets shifted."""
        texts = self.dictionary_at
        return self._replace(at=self.at + by, dictionary_at=None if texts is None else texts + by)


def encode(columns: Mapping[str, Column], metadata: Mapping[str, str]) -> bytes:
    """Encode a complete file with one row group."""
    rows = _checked(columns)
    body = bytearray(MAGIC)
    schema, chunks = [record((4, BINARY, b"game"), (5, I32, len(columns)))], []
    for name, column in columns.items():
        kind, converted = _type(column)
        schema.append(
            record(
                (1, I32, kind), (3, I32, REQUIRED), (4, BINARY, name.encode()), (6, I32, converted)
            )
        )
        chunks.append(_chunk(body, name, kind, rows, column))
    return bytes(body) + _footer(schema, [(chunks, rows)], metadata)


def _type(column: Column) -> tuple[int, int]:
    return (BYTE_ARRAY, UTF8) if isinstance(column, Coded) else TYPES[column.dtype.str[1:]]


def _checked(columns: Mapping[str, Column]) -> int:
    """Check that these columns can be written; return the number of rows."""
    lengths = {len(c.codes if isinstance(c, Coded) else c) for c in columns.values()}
    if len(lengths) != 1:
        raise ValueError(f"columns must have the same number of rows, not {sorted(lengths)}")
    for name, column in columns.items():
        if fault := _fault(column):
            raise ValueError(f"column {name}: {fault}")
    return lengths.pop()


def _fault(column: Column) -> str | None:
    """Why a column can't be written, or None."""
    if not isinstance(column, Coded):
        known = column.dtype.str[1:] in TYPES
        return None if known else f"{column.dtype} is not one of {', '.join(TYPES)}"
    codes, count = column.codes, len(column.texts)
    if count > MOST_TEXTS:
        return f"{count} different texts; at most {MOST_TEXTS} fit"
    if len(codes) and (codes.min() < 0 or codes.max() >= count):
        return f"a code stands for none of {count} texts"
    return None


def _chunk(body: bytearray, name: str, kind: int, rows: int, column: Column) -> Chunk:
    """Write a column: a page of numbers, or a dictionary page and a page of codes."""
    start, size, encoding, dictionary_at = len(body), 0, PLAIN, None
    if isinstance(column, Coded):
        texts = [text.encode() for text in column.texts]
        listed = b"".join(struct.pack("<I", len(text)) + text for text in texts)
        head = record((1, I32, len(texts)), (2, I32, PLAIN_DICTIONARY))
        size, dictionary_at = _page(body, DICTIONARY_PAGE, 7, head, listed), start
        encoding, data = PLAIN_DICTIONARY, _coded(column.codes)
    else:
        data = column.astype(STORED[kind]).tobytes()
    at = len(body)
    head = record((1, I32, rows), (2, I32, encoding), (3, I32, RLE), (4, I32, RLE))
    size += _page(body, DATA_PAGE, 5, head, data)
    ends = _ends(kind, column)
    return Chunk(kind, name, rows, size, len(body) - start, at, encoding, dictionary_at, *ends)


def _coded(codes: Array) -> bytes:
    """Encode codes as one bit-packed run of 8-bit values, in groups of eight."""
    groups = -(-len(codes) // 8)
    run = bytes([CODE_BITS]) + varint(groups << 1 | 1)
    return run + codes.astype(np.uint8).tobytes().ljust(8 * groups, b"\0")


def _ends(kind: int, column: Column) -> tuple[bytes | None, bytes | None]:
    """A column's minimum and maximum, encoded for the statistics."""
    if isinstance(column, Coded):
        texts = [column.texts[code].encode() for code in np.flatnonzero(np.bincount(column.codes))]
        return min(texts, default=None), max(texts, default=None)
    if not len(column):
        return None, None
    ends = np.array([column.min(), column.max()], STORED[kind])
    return ends[:1].tobytes(), ends[1:].tobytes()


def _page(body: bytearray, kind: int, field: int, head: bytes, data: bytes) -> int:
    """Write a page; return its uncompressed size."""
    if len(data) > MOST_BYTES:
        raise ValueError(f"a page of {len(data)} bytes is too large; write fewer rows at a time")
    deflate = zlib.compressobj(1, wbits=31)
    compressed = deflate.compress(data) + deflate.flush()
    head = record(
        (1, I32, kind), (2, I32, len(data)), (3, I32, len(compressed)), (field, RECORD, head)
    )
    body += head + compressed
    return len(head) + len(data)


def _footer(
    schema: list[bytes], groups: list[tuple[list[Chunk], int]], metadata: Mapping[str, str]
) -> bytes:
    pairs = [
        record((1, BINARY, key.encode()), (2, BINARY, value.encode()))
        for key, value in metadata.items()
    ]
    footer = record(
        (1, I32, 1),
        (2, LIST, (RECORD, schema)),
        (3, I64, sum(rows for _, rows in groups)),
        (4, LIST, (RECORD, [_group(*group) for group in groups])),
        (5, LIST, (RECORD, pairs)),
        (6, BINARY, b"parlour"),
        (7, LIST, (RECORD, [BY_TYPE] * (len(schema) - 1))),
    )
    return footer + struct.pack("<I", len(footer)) + MAGIC


def _group(chunks: list[Chunk], rows: int) -> bytes:
    columns = [record((2, I64, chunk.at), (3, RECORD, _column(chunk))) for chunk in chunks]
    size = sum(chunk.uncompressed for chunk in chunks)
    return record((1, LIST, (RECORD, columns)), (2, I64, size), (3, I64, rows))


def _column(chunk: Chunk) -> bytes:
    more: list[Any] = []
    if chunk.dictionary_at is not None:
        more.append((11, I64, chunk.dictionary_at))
    if chunk.least is not None:
        ends = record((3, I64, 0), (5, BINARY, chunk.greatest), (6, BINARY, chunk.least))
        more.append((12, RECORD, ends))
    return record(
        (1, I32, chunk.type), (2, LIST, (I32, [zigzag(chunk.encoding)])),
        (3, LIST, (BINARY, [binary(chunk.name.encode())])), (4, I32, GZIP), (5, I64, chunk.rows),
        (6, I64, chunk.uncompressed), (7, I64, chunk.compressed), (9, I64, chunk.at), *more,
    )  # fmt: skip


class Table:
    """A file written by this module; columns are read on demand."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with self._undamaged():
            self.footer = Reader(_footer_bytes(path)).record()
            self.rows: int = self.footer[3]
            self.metadata: dict[str, str] = {
                pair[1].decode(): pair[2].decode() for pair in self.footer[5]
            }
            self.names: list[str] = [element[4].decode() for element in self.footer[2][1:]]
            self.groups = [[_described(c[3]) for c in group[1]] for group in self.footer[4]]

    @contextmanager
    def _undamaged(self) -> Iterator[None]:
        try:
            yield
        except DAMAGE as error:
            raise ParlourError(
                f"{self.path} is damaged or not a Parquet file; delete it and run the study again"
            ) from error

    @cached_property
    def data(self) -> bytes:
        """The whole file."""
        return self.path.read_bytes()

    def column(self, name: str) -> Array:
        """Read a column as an array of integers or strings."""
        place = self.names.index(name)
        chunks = [group[place] for group in self.groups]
        with self._undamaged(), ThreadPoolExecutor() as pool:
            converted = self.footer[2][1 + place][6]
            numbers = partial(self._numbers, DTYPES.get(converted, ""))
            read = self._texts if converted == UTF8 else numbers
            values = np.concatenate([*pool.map(read, chunks)])
            if len(values) != self.rows:
                raise ValueError(f"{len(values)} values in {self.rows} rows")
            return values

    def _numbers(self, dtype: str, chunk: Chunk) -> Array:
        return np.frombuffer(self._page(chunk.at), STORED[chunk.type]).astype(dtype)

    def _texts(self, chunk: Chunk) -> Array:
        if chunk.dictionary_at is None:
            return np.array([*_unpacked(self._page(chunk.at))], np.str_)
        texts = np.array([*_unpacked(self._page(chunk.dictionary_at))], np.str_)
        codes = self._page(chunk.at)
        reader = Reader(codes, 1)
        reader.varint()
        return texts[np.frombuffer(codes, np.uint8, chunk.rows, reader.at)]

    def _page(self, at: int) -> bytes:
        reader = Reader(self.data, at)
        head = reader.record()
        return zlib.decompress(self.data[reader.at : reader.at + head[3]], wbits=31)

    def pieces(self) -> Iterator[tuple[list[Chunk], int, memoryview]]:
        """Each row group: its columns, with offsets from the group's start, its rows and bytes."""
        for chunks in self.groups:
            start, last = chunks[0].start, chunks[-1]
            data = memoryview(self.data)[start : last.start + last.compressed]
            yield [chunk.moved(-start) for chunk in chunks], chunks[0].rows, data


def _footer_bytes(path: Path) -> bytes:
    with open(path, "rb") as file:
        size = file.seek(0, 2)
        if size < len(MAGIC) + TAIL:
            raise ValueError("too short")
        file.seek(size - TAIL)
        length, magic = struct.unpack("<I4s", file.read())
        file.seek(0)
        if file.read(len(MAGIC)) != MAGIC or magic != MAGIC or length > size - TAIL - len(MAGIC):
            raise ValueError("no footer")
        file.seek(size - TAIL - length)
        return file.read(length)


def _described(column: dict[int, Any]) -> Chunk:
    ends = column.get(12, {})
    return Chunk(
        column[1], column[3][0].decode(), column[5], column[6], column[7], column[9], column[2][0],
        column.get(11), ends.get(6), ends.get(5),
    )  # fmt: skip


def _unpacked(data: bytes) -> Iterator[str]:
    at = 0
    while at < len(data):
        size = struct.unpack_from("<I", data, at)[0]
        yield data[at + 4 : at + 4 + size].decode()
        at += 4 + size


def join(tables: Iterable[Table], metadata: Mapping[str, str]) -> Iterator[bytes | memoryview]:
    """Join files with the same columns by copying their row groups; yields the result in pieces."""
    yield MAGIC
    at, columns, groups = len(MAGIC), list[dict[int, Any]](), list[tuple[list[Chunk], int]]()
    for table in tables:
        columns = columns or table.footer[2]
        if table.footer[2] != columns:
            raise ParlourError(f"{table.path} has different columns from the earlier files")
        for chunks, rows, data in table.pieces():
            yield data
            groups.append(([chunk.moved(at) for chunk in chunks], rows))
            at += len(data)
    yield _footer([_schema(element) for element in columns], groups, metadata)


def _schema(element: dict[int, Any]) -> bytes:
    types = {1: I32, 3: I32, 4: BINARY, 5: I32, 6: I32}
    return record(*((number, types[number], value) for number, value in element.items()))
