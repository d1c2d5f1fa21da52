"""Databases for the server tests: SQLite, and PostgreSQL if it is installed."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.postgres import postgres, programs


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The URL of a temporary PostgreSQL server."""
    found = programs()
    if found is None:
        pytest.skip("PostgreSQL is not installed")
    with postgres(found) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, SQLite and PostgreSQL in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    server: str = request.getfixturevalue("postgresql")
    name = f"t{time.time_ns()}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")  # type: ignore[call-overload]
    return f"{server.rpartition('/')[0]}/{name}"


@pytest.fixture
def url(postgresql: str) -> str:
    """A separate database, so that other tests' listeners aren't affected."""
    name = f"n{time.time_ns()}"
    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")  # type: ignore[call-overload]
    return f"{postgresql.rpartition('/')[0]}/{name}"
