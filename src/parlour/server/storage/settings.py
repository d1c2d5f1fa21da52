"""Which database a server uses, and how long it keeps finished tables.

Importable without the libraries of the `serve` extra.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

from parlour.core.errors import ParlourError

DATABASE = "PARLOUR_DATABASE"
KEEP_DAYS, MOST_DAYS = "PARLOUR_KEEP_DAYS", 36_500
KINDS = ("sqlite", "postgresql", "postgres")


def data_folder() -> Path:
    """Return the user's data folder."""
    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    else:
        home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "parlour"


def database_url(data: str | None, database: str | None) -> str:
    """Return the database URL from a URL, a folder, PARLOUR_DATABASE or the user's data folder."""
    if data is None and (named := database or os.environ.get(DATABASE)):
        return _checked(named)
    folder = data_folder() if data is None else Path(data).expanduser().absolute()
    if "?" in str(folder):
        raise ParlourError(
            f"{folder} contains a question mark, which isn't allowed in a database's path"
        )
    return f"sqlite:///{folder / 'parlour.db'}"


def _checked(database: str) -> str:
    """Check a URL. The error doesn't repeat it, because it may contain a password."""
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    kind = ""
    with suppress(ArgumentError, ValueError):
        kind = make_url(database).drivername.partition("+")[0]
    if kind not in KINDS:
        raise ParlourError("a database must be sqlite:///FILE or postgresql://USER@HOST/NAME")
    if kind != "sqlite" and find_spec("psycopg") is None:
        raise ParlourError('PostgreSQL needs psycopg: pip install "parlour[serve,postgres]"')
    return database


def is_sqlite(database: str) -> bool:
    """Whether the database is SQLite."""
    return database.startswith("sqlite")


def db_label(database: str) -> str:
    """Return the database as it may be shown: a file, or a URL without its password."""
    from sqlalchemy import make_url

    url = make_url(database)
    return str(url.database) if is_sqlite(database) else url.render_as_string(hide_password=True)


def keep_days_in(environment: Mapping[str, str]) -> int | None:
    """Return how many days finished tables are kept; None means forever."""
    text = environment.get(KEEP_DAYS)
    if not text:
        return None
    if not (text.isascii() and text.isdecimal() and 1 <= int(text) <= MOST_DAYS):
        raise ParlourError(
            f"{KEEP_DAYS} must be a whole number of days from 1 to {MOST_DAYS}, not {text!r}"
        )
    return int(text)
