"""parlour migrate: show and apply the steps that bring a database up to date."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path

from parlour.core.errors import ParlourError
from parlour.terminal.extra import with_extra
from parlour.terminal.screen import Screen


@with_extra
def migrate(args: Namespace) -> int:
    """Show the steps that a database needs, and apply them unless it is a dry run."""
    from sqlalchemy.exc import SQLAlchemyError

    from parlour.server.storage.settings import database_url, db_label

    database = database_url(args.data, args.database)
    try:
        return _migrate(database, args.dry_run)
    except SQLAlchemyError as error:
        why = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise ParlourError(f"{db_label(database)}: {why}") from error


def _migrate(database: str, dry_run: bool) -> int:
    from parlour.server.storage.migrations import NEWEST
    from parlour.server.storage.settings import db_label

    screen = Screen()
    if not _show_steps(screen, database):
        return 0
    if dry_run:
        screen.say("Dry run: nothing was changed.")
        return 0
    _take_steps(database)
    screen.say(f"Upgraded {db_label(database)} to schema {NEWEST}.")
    return 0


def _show_steps(screen: Screen, database: str) -> bool:
    """Print the schema versions and each step; return whether there are any steps."""
    from parlour.server.storage.migrations import NEWEST, found_version, refuse_newer, steps_from
    from parlour.server.storage.read_only import reading
    from parlour.server.storage.settings import db_label, is_sqlite

    if is_sqlite(database) and not Path(db_label(database)).is_file():
        raise ParlourError(f"{db_label(database)} not found; parlour serve creates a new database")
    with reading(database) as connection:
        version = found_version(connection)
        refuse_newer(version, db_label(database))
        if version == NEWEST:
            screen.say(f"{db_label(database)} is up to date (schema {version}).")
            return False
        screen.say(f"{db_label(database)} has schema {version}; this Parlour needs {NEWEST}.")
        for number, step in steps_from(version):
            screen.say(f"{number - 1} to {number}: {step.says}", "strong")
            for statement in step.statements(connection.dialect):
                screen.say(statement, indent="    ")
    return True


def _take_steps(database: str) -> None:
    from parlour.server.storage.single_server import no_other_server
    from parlour.server.tables.opening import open_store

    os.umask(0o077)
    with no_other_server(database):
        open_store(database).close()
