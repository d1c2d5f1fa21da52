"""Summaries: what the lists of tables show, changed in the transaction that stores an entry.

The statements are built only once: building one takes longer than everything else that SQLAlchemy
does with it.
"""

from __future__ import annotations

import msgspec
import sqlalchemy as sql

from parlour.server.storage.game_results import Finish
from parlour.server.storage.game_results import insert as insert_result
from parlour.server.storage.playtests import add_table
from parlour.server.storage.schema import campaign_results, sitters, tables


class Summary(msgspec.Struct, frozen=True):
    """What the lists of tables show, sent along with an entry that changes it."""

    game: str
    phase: str
    public: bool
    guest: str | None = None
    ending: bytes | None = None
    removed: str | None = None  # a guest who no longer belongs to this table
    finish: Finish | None = None  # the result of a game that ends
    shelf: str = ""  # where the ending is kept, if not with the game's
    playtest: str = ""  # which a new table counts towards


UPDATE_TABLE = tables.update().where(tables.c.id == sql.bindparam("table_id"))
INSERT_TABLE, INSERT_ENDING = tables.insert(), campaign_results.insert()
IS_SITTER = (sitters.c.guest == sql.bindparam("who")) & (sitters.c.table_id == sql.bindparam("at"))
SITTER = sql.select(sitters.c.guest).where(IS_SITTER)
INSERT_SITTER, DELETE_SITTER = sitters.insert(), sitters.delete().where(IS_SITTER)


def summarise(connection: sql.Connection, table_id: str, at: float, summary: Summary) -> None:
    """Change what the lists show of a table, whose entry is already in this transaction."""
    shown = {"game": summary.game, "phase": summary.phase, "public": summary.public, "changed": at}
    if connection.execute(UPDATE_TABLE, {"table_id": table_id, **shown}).rowcount == 0:
        connection.execute(INSERT_TABLE, {"id": table_id, **shown})
    if summary.playtest:
        add_table(connection, summary.playtest, table_id, at)
    if summary.ending is not None:
        ended = {"table_id": table_id, "game": summary.shelf or summary.game, "at": at}
        connection.execute(INSERT_ENDING, {**ended, "body": summary.ending})
    if summary.finish is not None:
        insert_result(connection, table_id, summary.game, summary.finish)
    if summary.guest and not connection.scalar(SITTER, {"who": summary.guest, "at": table_id}):
        connection.execute(INSERT_SITTER, {"guest": summary.guest, "table_id": table_id})
    if summary.removed:
        connection.execute(DELETE_SITTER, {"who": summary.removed, "at": table_id})
