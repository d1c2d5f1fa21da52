"""parlour backup and restore: nothing is lost, and nothing is restored partially."""

from __future__ import annotations

import asyncio
import gzip
import json
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from parlour.core.errors import ParlourError
from parlour.server.protocol.events import Started, Talked
from parlour.server.storage import backup, single_server
from parlour.server.storage.schema import schema as _schema
from parlour.server.storage.store import Store
from parlour.server.storage.summaries import Summary
from parlour.server.tables.opening import open_store
from parlour.terminal.cli import main
from tests.operating.conftest import Server

pytestmark = pytest.mark.slow

Serving = Callable[..., Server]


def url(folder: Path) -> str:
    return f"sqlite:///{folder / 'parlour.db'}"


def fill(database: str, tables: int = 3) -> None:
    """Fill a database with tables that contain non-ASCII text."""

    async def write(store: Store) -> None:
        summary = Summary("transmitter", "open", True, "f" * 32)
        await asyncio.gather(
            *(store.append(f"t{n}", 0, Talked("g", "Zoë", "\u2028 ä 🎲"), summary)
              for n in range(tables)),
            *(store.append(f"t{n}", 1, Started()) for n in range(tables)),
        )  # fmt: skip

    store = open_store(database)
    store.secret()
    asyncio.run(write(store))
    store.close()


def rows(database: str) -> dict[str, list[Any]]:
    engine = sql.create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as line:
        found = {
            table.name: [tuple(row) for row in line.execute(sql.select(table))]
            for table in _schema.sorted_tables
        }
    engine.dispose()
    return {name: sorted(lines) for name, lines in found.items()}


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    """A backup of three tables."""
    fill(url(tmp_path))
    backup.backup(url(tmp_path), tmp_path / "whole")
    return tmp_path / "whole"


def test_a_backup_of_a_running_server_is_served_again(
    serving: Serving, tmp_path: Path, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    old, new, file = str(tmp_path / "old"), str(tmp_path / "new"), str(tmp_path / "kept.gz")
    server = serving("--data", old)
    cookie = server.guest()
    made = server.table(cookie)
    before = server.ask("GET", f"/api/tables/{made['table']}")[1]

    assert main(["backup", file, "--data", old]) == 0
    assert "1 table with 1 entry" in capsys.readouterr().out
    assert Path(file).stat().st_mode & 0o077 == 0
    monkeypatch.setattr(single_server, "LOCK_PATIENCE_S", 0.0)
    assert main(["restore", file, "--data", old, "--replace"]) == 2
    assert "stop it first" in capsys.readouterr().err
    assert main(["restore", file, "--data", new]) == 0

    server.stop()
    again = serving("--data", new)
    assert again.ask("GET", f"/api/tables/{made['table']}")[1] == before
    assert again.ask("GET", "/api/mine", Cookie=cookie)[0] == 200  # the cookie key is the same
    assert again.stop() == 0


def test_every_byte_comes_back(tmp_path: Path, whole: Path) -> None:
    counts = backup.restore(whole, url(tmp_path / "new"))
    assert rows(url(tmp_path / "new")) == rows(url(tmp_path))
    assert counts == {
        "parlour_meta": 2, "parlour_entry": 6, "parlour_table": 3, "parlour_sitter": 3,
        "parlour_ending": 0, "parlour_rotation": 0, "parlour_used_ticket": 0,
        "parlour_push_device": 0, "parlour_guest": 0, "parlour_result": 0, "parlour_playtest": 0,
        "parlour_playtest_table": 0, "parlour_consent": 0, "parlour_answer": 0,
    }  # fmt: skip


def test_tables_are_lost_only_when_asked(tmp_path: Path, whole: Path) -> None:
    other = tmp_path / "other"
    fill(url(other), tables=5)
    before = rows(url(other))
    with pytest.raises(ParlourError, match="--replace"):
        backup.restore(whole, url(other))
    assert rows(url(other)) == before
    backup.restore(whole, url(other), replace=True)
    assert rows(url(other)) == rows(url(tmp_path))


def test_a_restore_that_fails_changes_nothing(
    tmp_path: Path, whole: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "other"
    fill(url(other), tables=5)
    before = rows(url(other))
    monkeypatch.setattr(backup, "_count", lambda connection, name: -1)
    with pytest.raises(ParlourError, match="nothing was restored"):
        backup.restore(whole, url(other), replace=True)
    assert rows(url(other)) == before


def test_a_backup_is_of_one_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table is stored with its first entry: a backup never holds one without the other."""
    fill(url(tmp_path), tables=200)
    monkeypatch.setattr(backup, "ROWS_AT_ONCE", 10)
    ended = threading.Event()

    async def more(store: Store) -> None:
        number = 0
        while not ended.is_set():
            number += 1
            await store.append(f"m{number}", 0, Started(), Summary("transmitter", "open", True))

    def write() -> None:
        store = open_store(url(tmp_path))
        asyncio.run(more(store))
        store.close()

    writer = threading.Thread(target=write)
    writer.start()
    try:
        grown = []
        for n in range(8):
            counts = backup.backup(url(tmp_path), tmp_path / f"kept{n}")
            assert counts["parlour_entry"] - 200 == counts["parlour_table"]
            grown.append(counts["parlour_table"])
    finally:
        ended.set()
        writer.join()
    assert grown[-1] > grown[0]  # it was written to in the meantime


def test_every_cut_is_noticed(tmp_path: Path, whole: Path) -> None:
    good, bad = whole.read_bytes(), tmp_path / "bad"
    for length in range(len(good)):
        bad.write_bytes(good[:length])
        with pytest.raises(ParlourError, match="is not a complete backup"):
            backup.restore(bad, url(tmp_path / "new"))
    assert not (tmp_path / "new").exists()


def test_a_changed_byte_is_noticed_or_changes_nothing(tmp_path: Path, whole: Path) -> None:
    """Deflate can encode the same rows in two ways: a copy of the same bytes from further back."""
    good, bad = whole.read_bytes(), tmp_path / "bad"
    lines = gzip.decompress(good)
    noticed = 0
    for at in range(10, len(good)):  # skip gzip's own header
        bad.write_bytes(good[:at] + bytes([good[at] ^ 1]) + good[at + 1 :])
        try:
            backup.restore(bad, url(tmp_path / f"new{at}"))
        except ParlourError:
            noticed += 1
            assert not (tmp_path / f"new{at}").exists()
        else:
            assert gzip.decompress(bad.read_bytes()) == lines, at
    assert noticed > 0.95 * len(good[10:])


def _without_end(lines: list[bytes]) -> list[bytes]:
    return lines[:-1]


def _without_a_row(lines: list[bytes]) -> list[bytes]:
    return lines[:3] + lines[4:]


def _edited(lines: list[bytes]) -> list[bytes]:
    return [line.replace(b'"transmitter"', b'"transmittor"') for line in lines]


def _longer(lines: list[bytes]) -> list[bytes]:
    return [*lines, lines[-1]]


def _of_another_shape(lines: list[bytes]) -> list[bytes]:
    return [lines[0], b'["parlour_meta",{"key":"x"}]\n', *lines[1:]]


def _of_another_table(lines: list[bytes]) -> list[bytes]:
    return [lines[0], b'["users",{"key":"x"}]\n', *lines[1:]]


def _without_head(lines: list[bytes]) -> list[bytes]:
    return lines[1:]


@pytest.mark.parametrize(
    "change",
    [_without_end, _without_a_row, _edited, _longer, _of_another_shape, _of_another_table,
     _without_head],
)  # fmt: skip
def test_a_changed_backup_is_refused_in_a_line(
    tmp_path: Path, whole: Path, capsys: pytest.CaptureFixture[str], change: Any
) -> None:
    lines = gzip.decompress(whole.read_bytes()).splitlines(True)
    bad = tmp_path / "bad"
    bad.write_bytes(gzip.compress(b"".join(change(lines))))
    assert main(["restore", str(bad), "--data", str(tmp_path / "new")]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "is not a complete backup" in said
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(("field", "value"), [("schema", 99), ("schema", 0), ("format", 2)])
def test_another_version_is_named(tmp_path: Path, whole: Path, field: str, value: int) -> None:
    head, *rest = gzip.decompress(whole.read_bytes()).splitlines(True)
    other = json.dumps({**json.loads(head), field: value}).encode() + b"\n"
    whole.write_bytes(gzip.compress(other + b"".join(rest)))
    with pytest.raises(ParlourError, match=r"was written by (a newer )?Parlour"):
        backup.restore(whole, url(tmp_path / "new"))


def test_nothing_is_no_backup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    empty, file = tmp_path / "empty", tmp_path / "file"
    assert main(["backup", str(file), "--data", str(empty)]) == 2
    assert "has no tables" in capsys.readouterr().err
    assert not empty.exists()
    assert main(["restore", str(file), "--data", str(empty)]) == 2
    assert "not found" in capsys.readouterr().err
    fill(url(tmp_path))
    file.write_text("mine")
    assert main(["backup", str(file), "--data", str(tmp_path)]) == 2
    assert file.read_text() == "mine"
    assert main(["backup", str(empty / "x" / "y"), "--data", str(tmp_path)]) == 2


def test_from_a_file_to_postgresql_and_back(
    serving: Serving, postgres: str, tmp_path: Path, whole: Path
) -> None:
    backup.restore(whole, postgres)
    assert rows(postgres) == rows(url(tmp_path))
    with pytest.raises(ParlourError, match="--replace"):
        backup.restore(whole, postgres)
    server = serving("--database", postgres, "--workers", "2")
    made = server.table(server.guest())
    with pytest.raises(ParlourError, match="stop it first"):
        backup.restore(whole, postgres, replace=True)
    backup.backup(postgres, tmp_path / "second")
    assert server.stop() == 0
    backup.restore(tmp_path / "second", url(tmp_path / "new"))
    assert rows(url(tmp_path / "new")) == rows(postgres)
    assert any(row[0] == made["table"] for row in rows(postgres)["parlour_table"])
    backup.restore(whole, postgres, replace=True)
    assert rows(postgres) == rows(url(tmp_path))
