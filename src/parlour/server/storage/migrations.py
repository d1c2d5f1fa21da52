"""Migrations, which bring an older database up to date one version at a time.

Operators can read what each one creates and fills in before it runs. None may lose a row.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import sqlalchemy as sql
from sqlalchemy.schema import CreateIndex, CreateTable

from parlour.core.errors import ParlourError
from parlour.core.registry import game
from parlour.features.campaign import Campaign
from parlour.server.storage.results import ReplayResult
from parlour.server.storage.schema import (
    answers,
    campaign_results,
    consents,
    events,
    game_results,
    log_of,
    meta,
    playtest_tables,
    playtests,
    profiles,
    push_devices,
    rotations,
    schema,
    sitters,
    tables,
    used_tickets,
)


class Migration(msgspec.Struct, frozen=True):
    """The migration from one version of the database to the next."""

    says: str
    creates: tuple[sql.Table, ...]
    fill: Callable[[sql.Connection, ReplayResult], None] | None = None
    fills: str = ""  # describes what `fill` reads and writes

    def run(self, connection: sql.Connection, replay_result: ReplayResult) -> None:
        """Run the migration."""
        schema.create_all(connection, self.creates)
        if self.fill:
            self.fill(connection, replay_result)

    def statements(self, dialect: sql.Dialect) -> list[str]:
        """Return what the migration does, one line per statement."""
        made = list[CreateTable | CreateIndex]()
        for table in self.creates:
            made += [CreateTable(table), *map(CreateIndex, table.indexes)]
        lines = [" ".join(str(one.compile(dialect=dialect)).split()) for one in made]
        return [*lines, self.fills] if self.fills else lines


def _fill_results(connection: sql.Connection, replay_result: ReplayResult) -> None:
    """Add the results of campaign games that ended before results were stored."""
    over = sql.select(tables).where(tables.c.phase == "over")
    for table in connection.execute(over).mappings().all():
        if _campaign_of(table["game"]) is not None:
            stored = [row.body for row in connection.execute(log_of(table["id"]))]
            body = replay_result(table["id"], stored)
            if body is not None:
                row = {"table_id": table["id"], "game": table["game"], "at": table["changed"]}
                connection.execute(campaign_results.insert().values(**row, body=body))


def _campaign_of(name: str) -> Campaign | None:
    try:
        return game(name).feature(Campaign)
    except ParlourError:
        return None


MIGRATIONS: tuple[Migration, ...] = (
    Migration("tables and their logs", (meta, events, tables, sitters)),
    Migration(
        "results of campaigns", (campaign_results,), _fill_results,
        "INSERT INTO parlour_ending, from the log of every finished table of a campaign",
    ),
    Migration("devices that were signed out", (rotations, used_tickets)),
    Migration("results of all games, and what guests call themselves", (game_results, profiles)),
    Migration("devices that get notifications", (push_devices,)),
    Migration("playtests", (playtests, playtest_tables, consents, answers)),
)  # fmt: skip
NEWEST = len(MIGRATIONS)


def found_version(connection: sql.Connection) -> int:
    """Return the version of the database; 0 if Parlour has never used it."""
    if not sql.inspect(connection).has_table(meta.name):
        return 0
    return int(connection.scalar(version_query()) or 0)


def version_query() -> sql.Select[tuple[str]]:
    """Select the version, as text."""
    return sql.select(meta.c.value).where(meta.c.key == "schema")


def refuse_newer(version: int, where: str = "the database") -> None:
    """Refuse a database that a newer Parlour has migrated."""
    if version > NEWEST:
        raise ParlourError(
            f"{where} was written by a newer Parlour: its schema is {version}, and this Parlour"
            f" supports schemas up to {NEWEST}. Update Parlour, or restore an older backup"
        )


def steps_from(version: int) -> list[tuple[int, Migration]]:
    """Return the migrations still to run, each with the version it leads to."""
    return list(enumerate(MIGRATIONS[version:], version + 1))


def migrate(connection: sql.Connection, replay_result: ReplayResult) -> int:
    """Bring a database up to date within the open transaction; returns the version it had."""
    version = found_version(connection)
    refuse_newer(version)
    for _, migration in steps_from(version):
        migration.run(connection, replay_result)
    newest = {"value": str(NEWEST)}
    if version == 0:
        connection.execute(meta.delete().where(meta.c.key == "schema"))
        connection.execute(meta.insert().values(key="schema", **newest))
    elif version < NEWEST:
        connection.execute(meta.update().where(meta.c.key == "schema").values(**newest))
    return version
