"""Parquet files: reading them with DuckDB, what the writer refuses, and damaged files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import duckdb
import numpy as np
import pytest

from parlour.core.errors import ParlourError
from parlour.lab import parquet
from parlour.lab.parquet import Coded, Column, Table, encode, join
from tests.sampling import sampled

TEXTS = ("won", "lost", "åpen", "never")


def columns(first: int, rows: int) -> dict[str, Column]:
    """Create rows of every type, numbered from `first`."""
    numbers = np.arange(first, first + rows)
    return {
        "number": numbers.astype(np.int64),
        "tiny": (numbers % 5 - 2).astype(np.int8),
        "small": (numbers * 100 - 3000).astype(np.int16),
        "wide": (numbers * -100_000).astype(np.int32),
        "reason": Coded(numbers % 3, TEXTS),
    }


def values(column: Column) -> list[Any]:
    if isinstance(column, Coded):
        return [column.texts[code] for code in column.codes]
    return column.tolist()


def written(path: Path, *pieces: tuple[int, int]) -> Path:
    """Write a file with a row group for each `(first, rows)`."""
    parts = []
    for first, rows in pieces:
        part = path.with_name(f"{first}.part")
        part.write_bytes(encode(columns(first, rows), {"part": str(first)}))
        parts.append(Table(part))
    path.write_bytes(b"".join(join(parts, {"parlour.games": "0-20", "who": "Åse"})))
    return path


@pytest.fixture
def joined(tmp_path: Path) -> Path:
    return written(tmp_path / "x.parquet", (0, 13), (13, 7))


def rows_of(query: str, *given: object) -> list[tuple[Any, ...]]:
    with duckdb.connect() as connection:
        return connection.execute(query, given).fetchall()


def test_duckdb_reads_every_type_in_every_row_group(joined: Path) -> None:
    want = columns(0, 20)
    with duckdb.connect() as connection:
        found = connection.execute("from read_parquet(?)", [str(joined)]).fetchnumpy()
    assert list(found) == list(want) == Table(joined).names
    for name, column in want.items():
        assert found[name].tolist() == values(column), name
        assert Table(joined).column(name).tolist() == values(column), name
        if not isinstance(column, Coded):
            assert found[name].dtype == Table(joined).column(name).dtype == column.dtype
    pairs = rows_of("select decode(key), decode(value) from parquet_kv_metadata(?)", str(joined))
    assert dict(pairs) == Table(joined).metadata == {"parlour.games": "0-20", "who": "Åse"}


def test_duckdb_finds_the_statistics_of_every_column(joined: Path) -> None:
    found = rows_of(
        "select row_group_id, path_in_schema, stats_min_value, stats_max_value, stats_null_count"
        " from parquet_metadata(?)", str(joined),
    )  # fmt: skip
    want = set()
    for group, piece in enumerate(((0, 13), (13, 7))):
        for name, column in columns(*piece).items():
            there = values(column)
            want.add((group, name, str(min(there)), str(max(there)), 0))
    assert set(found) == want
    assert len(found) == len(want)


def test_duckdb_skips_row_groups_without_what_it_looks_for(joined: Path) -> None:
    """The second row group is damaged, which a query that needs only the first does not notice."""
    chunks = Table(joined).groups[1]
    data = bytearray(joined.read_bytes())
    data[chunks[0].start : chunks[-1].start + chunks[-1].compressed] = bytes(
        chunks[-1].start + chunks[-1].compressed - chunks[0].start
    )
    joined.write_bytes(data)
    few = rows_of("select number, reason from read_parquet(?) where number < 3", str(joined))
    assert few == [(0, "won"), (1, "lost"), (2, "åpen")]
    with pytest.raises(duckdb.Error):
        rows_of("from read_parquet(?)", str(joined))
    with pytest.raises(ParlourError, match=r"x\.parquet is damaged"):
        Table(joined).column("number")


def test_files_without_statistics_can_still_be_read_and_joined(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(parquet, "_ends", lambda kind, column: (None, None))
        before = written(tmp_path / "before.parquet", (0, 9))
    assert rows_of("select max(stats_max) from parquet_metadata(?)", str(before)) == [(None,)]
    fresh = written(tmp_path / "fresh.parquet", (9, 4))
    path = tmp_path / "both.parquet"
    path.write_bytes(b"".join(join([Table(before), Table(fresh)], {})))
    assert rows_of("select number from read_parquet(?)", str(path)) == [(k,) for k in range(13)]


REFUSED: dict[str, dict[str, Column]] = {
    "column t: 257 different texts; at most 256 fit": {
        "t": Coded(np.zeros(2, int), tuple(f"t{k}" for k in range(257)))
    },
    "column t: a code stands for none of 2 texts": {"t": Coded(np.array([0, 2]), ("a", "b"))},
    "column t: a code stands for none of 3 texts": {"t": Coded(np.array([-1]), ("a", "b", "c"))},
    "column f: float64 is not one of i1, i2, i4, i8": {"f": np.zeros(2)},
    "columns must have the same number of rows, not [2, 3]": {
        "a": np.zeros(2, np.int8), "b": Coded(np.zeros(3, int), ("x",)),
    },
    "columns must have the same number of rows, not []": {},
}  # fmt: skip


@pytest.mark.parametrize("message", REFUSED)
def test_what_cannot_be_written_is_refused(message: str) -> None:
    with pytest.raises(ValueError) as refusal:  # noqa: PT011  the message is compared whole
        encode(REFUSED[message], {})
    assert str(refusal.value) == message


def test_256_texts_fit(tmp_path: Path) -> None:
    texts = tuple(f"t{k}" for k in range(256))
    path = tmp_path / "x.parquet"
    path.write_bytes(encode({"t": Coded(np.arange(256), texts)}, {}))
    assert Table(path).column("t").tolist() == list(texts)
    assert rows_of("select t from read_parquet(?)", str(path)) == [(text,) for text in texts]


def test_a_page_that_is_too_large_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet, "MOST_BYTES", 100)
    with pytest.raises(ValueError, match="a page of 160 bytes is too large"):
        encode({"number": np.arange(20)}, {})


def test_files_with_other_columns_are_not_joined(joined: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.parquet"
    other.write_bytes(encode({"number": np.arange(20)}, {}))
    with pytest.raises(ParlourError, match=r"other\.parquet has different columns"):
        list(join([Table(joined), Table(other)], {}))


def read_whole(path: Path) -> None:
    table = Table(path)
    for name in table.names:
        table.column(name)


@pytest.mark.parametrize("size", [0, 3, 11, 12, 100, -9, -8, -4, -1])
def test_a_file_that_was_cut_short_is_said_to_be_damaged(joined: Path, size: int) -> None:
    joined.write_bytes(joined.read_bytes()[:size])
    with pytest.raises(ParlourError, match=r"x\.parquet is damaged or not a Parquet file; delete"):
        read_whole(joined)


@pytest.mark.parametrize("step", sampled([17, 1], 1))
def test_damage_anywhere_is_a_clear_refusal(joined: Path, step: int) -> None:
    """Whatever a changed byte does to the file, nothing but a ParlourError comes of it."""
    whole, refused = joined.read_bytes(), 0
    for at in range(0, len(whole), step):
        joined.write_bytes(whole[:at] + bytes([whole[at] ^ 0xA5]) + whole[at + 1 :])
        try:
            read_whole(joined)
        except ParlourError:
            refused += 1
    assert refused > len(whole) // step // 3
