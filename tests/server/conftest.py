"""Databases for the tests of the server: SQLite, and PostgreSQL where the machine has one."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.server.harness import PATIENCE_S, free_port


def _programs() -> Path | None:
    """Where PostgreSQL's programs are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    there = shutil.which("initdb")
    return Path(there).parent if there else None


def _as_nobody_special(*command: object) -> list[str]:
    """A command as PostgreSQL wants it: never as root."""
    words = [str(word) for word in command]
    return ["runuser", "-u", "postgres", "--", *words] if os.geteuid() == 0 else words


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a PostgreSQL server of our own."""
    programs = _programs()
    if programs is None:
        pytest.skip("there is no PostgreSQL here: no initdb in /usr/lib/postgresql or on the path")
    folder = tmp_path_factory.mktemp("postgresql")
    for parent in (folder, *folder.parents[:3]):
        parent.chmod(parent.stat().st_mode | 0o011)
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    data, port = folder / "data", free_port()
    subprocess.run(
        _as_nobody_special(programs / "initdb", "-D", data, "-U", "postgres", "-A", "trust",
                           "--no-sync", "-E", "UTF8"),
        check=True, capture_output=True, cwd=folder, timeout=PATIENCE_S,
    )  # fmt: skip
    process = subprocess.Popen(
        _as_nobody_special(programs / "postgres", "-D", data, "-p", port, "-k", folder,
                           "-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"),
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder, start_new_session=True,
    )  # fmt: skip
    url = f"postgresql://postgres@127.0.0.1:{port}/postgres"
    try:
        _wait(url)
        yield url
    finally:
        os.killpg(process.pid, signal.SIGINT)  # a fast shutdown
        process.wait(PATIENCE_S)


def _wait(url: str) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while True:
        try:
            psycopg.connect(url, connect_timeout=2).close()
            return
        except psycopg.OperationalError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.05)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    server: str = request.getfixturevalue("postgresql")
    name = f"t{time.time_ns()}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")  # type: ignore[call-overload]
    return server.replace("/postgres", f"/{name}").replace(f"//{name}", "//postgres")
