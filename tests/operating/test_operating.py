"""Operating: listing tables, migrations, health, and deleting old tables."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sql

from parlour.core.errors import ParlourError
from parlour.server.protocol.metrics import Metrics
from parlour.server.storage.database import make_engine
from parlour.server.storage.deletion import DAY_S
from parlour.server.storage.migrations import MIGRATIONS, NEWEST
from parlour.server.storage.schema import events, meta, schema, tables
from parlour.server.storage.settings import keep_days_in
from parlour.server.tables.campaign_results import replay_result
from parlour.server.tables.health import Health
from parlour.server.tables.opening import open_store
from parlour.terminal.cli import main

pytestmark = pytest.mark.slow


def url(folder: Path) -> str:
    return f"sqlite:///{folder / 'parlour.db'}"


def make_old(database: str, table: str, days: float) -> None:
    engine, at = make_engine(database), time.time() - days * DAY_S
    with engine.begin() as connection:
        connection.execute(events.update().where(events.c.table_id == table).values(at=at))
        connection.execute(tables.update().where(tables.c.id == table).values(changed=at))
    engine.dispose()


def listed(capsys: pytest.CaptureFixture[str], *argv: str) -> list[dict[str, Any]]:
    assert main(["tables", "--json", *argv]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_tables_are_listed_shown_and_deleted_while_a_server_runs(
    serving: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = serving("--data", str(tmp_path))
    data = "--data", str(tmp_path)
    cookie = server.guest()
    first, second = server.table(cookie), server.table(cookie)
    make_old(url(tmp_path), first["table"], 10)
    rows = {row["id"]: row for row in listed(capsys, *data)}
    assert rows.keys() == {first["table"], second["table"]}
    row = rows[first["table"]]
    assert (row["game"], row["phase"], row["people"], row["bots"]) == ("transmitter", "open", 0, 0)
    assert row["entries"] == 1
    assert row["size"] > 100
    for argv, expected in (
        (("--older-than", "9"), [first["table"]]), (("--phase", "over"), []),
        (("--game", "synergy"), []), (("--phase", "open", "--limit", "1"), [second["table"]]),
    ):  # fmt: skip
        assert [row["id"] for row in listed(capsys, *data, *argv)] == expected

    assert main(["tables", "show", first["table"], *data]) == 0
    shown = capsys.readouterr().out
    assert "transmitter" in shown
    assert first["invite"] not in shown
    assert main(["tables", *data, "show", first["table"], "--secrets"]) == 0
    assert first["invite"] in capsys.readouterr().out

    assert main(["tables", "delete", first["table"], *data]) == 2
    assert "--yes" in capsys.readouterr().err
    assert len(listed(capsys, *data)) == 2, "nothing goes unless somebody agrees"
    assert main(["tables", "delete", first["table"], "--yes", *data]) == 0
    assert "Deleted 1 table" in capsys.readouterr().out
    assert [row["id"] for row in listed(capsys, *data)] == [second["table"]]
    assert server.ask("GET", f"/api/tables/{first['table']}/story", Cookie=cookie)[0] == 404
    assert server.ask("GET", f"/api/tables/{second['table']}", Cookie=cookie)[0] == 200
    assert server.stop() == 0
    assert "error" not in server.err


@pytest.mark.parametrize(
    ("argv", "says"),
    [
        (["tables", "show", "nothing"], "not found"),
        (["tables", "delete"], "by ID, or with --older-than and --phase"),
        (["tables", "delete", "--older-than", "3"], "by ID, or with --older-than and --phase"),
        (["tables", "delete", "x", "--phase", "over"], "not both"),
        (["tables", "delete", "nothing", "--yes"], "not found"),
        (["tables", "--phase", "lost"], "invalid choice"),
        (["tables", "--older-than", "-1"], "a number of days"),
        (["serve", "--keep-days", "0"], "from 1"),
        (["serve", "--metrics-from", "here"], "not a network"),
    ],
)
def test_what_makes_no_sense_is_refused(
    argv: list[str], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    open_store(url(tmp_path)).close()
    assert main([*argv, "--data", str(tmp_path)]) == 2
    assert says in capsys.readouterr().err


@pytest.mark.parametrize("command", ["tables", "migrate"])
def test_a_database_that_is_not_there_is_not_made(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "--data", str(tmp_path)]) == 2
    assert "not found" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


# Migrations


def at_version(database: str, version: int) -> None:
    """Create a database as an older Parlour left it."""
    engine = make_engine(database)
    with engine.begin() as connection:
        for migration in MIGRATIONS[:version]:
            migration.run(connection, replay_result)
        connection.execute(meta.insert().values(key="schema", value=str(version)))
    engine.dispose()


def names(database: str) -> set[str]:
    engine = make_engine(database)
    found = set(sql.inspect(engine).get_table_names())
    engine.dispose()
    return found


def test_migrations_can_be_seen_before_they_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = url(tmp_path)
    at_version(database, 1)
    before = names(database)
    assert main(["migrate", "--dry-run", "--data", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert f"has schema 1; this Parlour needs {NEWEST}" in said
    assert "1 to 2: results of campaigns" in said
    assert "CREATE TABLE parlour_ending (" in said
    assert "nothing was changed" in said
    assert names(database) == before
    assert main(["migrate", "--data", str(tmp_path)]) == 0
    assert f"to schema {NEWEST}" in capsys.readouterr().out
    assert names(database) == set(schema.tables)
    assert main(["migrate", "--data", str(tmp_path)]) == 0
    assert "up to date" in capsys.readouterr().out


def test_the_statements_shown_are_the_ones_that_run(tmp_path: Path) -> None:
    engine = make_engine(url(tmp_path))
    ran: list[str] = []
    sql.event.listen(
        engine, "before_cursor_execute",
        lambda conn, cursor, statement, *_: ran.append(" ".join(statement.split())),
    )  # fmt: skip
    with engine.begin() as connection:
        for migration in MIGRATIONS:
            ran.clear()
            migration.run(connection, replay_result)
            changes = [one for one in ran if one.startswith(("CREATE", "ALTER", "DROP"))]
            shown = migration.statements(engine.dialect)
            assert shown == [*changes, migration.fills] if migration.fills else changes
    engine.dispose()


def test_serving_an_older_database_says_that_it_was_upgraded(serving: Any, tmp_path: Path) -> None:
    at_version(url(tmp_path), 2)
    server = serving("--data", str(tmp_path))
    assert f"from schema 2 to {NEWEST}" in server.out
    status, health, _ = server.ask("GET", "/health")
    assert (status, health["status"], health["schema"]) == (200, "good", NEWEST)
    assert health["since"].startswith("20")
    engine = make_engine(url(tmp_path))
    with engine.begin() as connection:
        newer = meta.update().where(meta.c.key == "schema").values(value=str(NEWEST + 1))
        connection.execute(newer)
    engine.dispose()
    until = time.monotonic() + 60
    while health["status"] == "good" and time.monotonic() < until:
        time.sleep(0.2)
        status, health, _ = server.ask("GET", "/health")
    assert (status, health["database"], health["schema"]) == (200, "newer", NEWEST + 1)
    assert server.stop() == 0


@pytest.mark.parametrize("command", ["serve", "migrate", "tables"])
def test_a_newer_database_is_refused_with_both_versions(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = open_store(url(tmp_path))
    with store.engine.begin() as connection:
        connection.execute(meta.update().where(meta.c.key == "schema").values(value="99"))
    store.close()
    assert main([command, "--data", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert "newer Parlour" in said
    assert "99" in said
    assert "restore an older backup" in said


def test_a_database_is_not_migrated_under_a_server(
    serving: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    serving("--data", str(tmp_path))
    engine = make_engine(url(tmp_path))
    with engine.begin() as connection:
        connection.execute(meta.update().where(meta.c.key == "schema").values(value="2"))
    engine.dispose()
    assert main(["migrate", "--data", str(tmp_path)]) == 2
    assert "stop it first" in capsys.readouterr().err


# Health and old tables


def test_health_asks_the_database_once_a_second_at_most() -> None:
    asked: list[int] = []
    store: Any = SimpleNamespace(schema_version=lambda: asked.append(1) or NEWEST)
    fanout: Any = SimpleNamespace(well=True, reconnects=0)

    async def ask_often() -> None:
        health = Health(store, fanout, Metrics())
        await asyncio.gather(*(health.found() for _ in range(100)))
        assert await health.found() == {}

    asyncio.run(ask_often())
    assert len(asked) == 1


def test_the_days_that_tables_are_kept_must_be_a_number() -> None:
    assert keep_days_in({}) is None
    assert keep_days_in({"PARLOUR_KEEP_DAYS": "7"}) == 7
    for wrong in ("0", "x", "-1", "1.5"):
        with pytest.raises(ParlourError, match="whole number of days"):
            keep_days_in({"PARLOUR_KEEP_DAYS": wrong})
