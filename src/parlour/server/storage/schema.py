"""The SQL tables, for both SQLite and PostgreSQL."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sql

schema = sql.MetaData()
DELETED = "deleted"  # the phase of a table with only a tombstone left

meta = sql.Table(
    "parlour_meta", schema,
    sql.Column("key", sql.String(64), primary_key=True),
    sql.Column("value", sql.Text, nullable=False),
)  # fmt: skip
events = sql.Table(
    "parlour_entry", schema,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("body", sql.LargeBinary, nullable=False),
)  # fmt: skip
tables = sql.Table(
    "parlour_table", schema,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(64), nullable=False),
    sql.Column("phase", sql.String(16), nullable=False),
    sql.Column("public", sql.Boolean, nullable=False),
    sql.Column("changed", sql.Float, nullable=False),
    sql.Index("parlour_table_by_phase", "phase", "changed"),
)  # fmt: skip
sitters = sql.Table(
    "parlour_sitter", schema,
    sql.Column("guest", sql.String(32), primary_key=True),
    sql.Column("table_id", sql.String(32), primary_key=True),
)  # fmt: skip

campaign_results = sql.Table(
    "parlour_ending", schema,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(64), nullable=False),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("body", sql.LargeBinary, nullable=False),
)  # fmt: skip

game_results = sql.Table(
    "parlour_result", schema,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(64), nullable=False),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("began", sql.Float, nullable=False),
    sql.Column("seconds", sql.Integer, nullable=False),
    sql.Column("body", sql.LargeBinary, nullable=False),
)  # fmt: skip

profiles = sql.Table(
    "parlour_guest", schema,
    sql.Column("guest", sql.String(32), primary_key=True),
    sql.Column("changed", sql.Float, nullable=False),
    sql.Column("body", sql.LargeBinary, nullable=False),
)  # fmt: skip
rotations = sql.Table(
    "parlour_rotation", schema,
    sql.Column("guest", sql.String(32), primary_key=True),
    sql.Column("generation", sql.BigInteger, nullable=False, index=True),
)  # fmt: skip
used_tickets = sql.Table(
    "parlour_used_ticket", schema,
    sql.Column("number", sql.String(32), primary_key=True),
    sql.Column("until", sql.BigInteger, nullable=False, index=True),
)  # fmt: skip

push_devices = sql.Table(
    "parlour_push_device", schema,
    sql.Column("id", sql.String(64), primary_key=True),
    sql.Column("guest", sql.String(32), nullable=False, index=True),
    sql.Column("generation", sql.BigInteger, nullable=False),
    sql.Column("endpoint", sql.Text, nullable=False),
    sql.Column("key", sql.String(128), nullable=False),
    sql.Column("auth", sql.String(32), nullable=False),
    sql.Column("language", sql.String(8), nullable=False),
    sql.Column("tables", sql.String(8), nullable=False),
    sql.Column("origin", sql.String(300), nullable=False),
    sql.Column("renewed", sql.Float, nullable=False, index=True),
)  # fmt: skip

playtests = sql.Table(
    "parlour_playtest", schema,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("guest", sql.String(32), nullable=False, index=True),
    sql.Column("made", sql.Float, nullable=False),
    sql.Column("closed", sql.Boolean, nullable=False),
    sql.Column("body", sql.LargeBinary, nullable=False),
)  # fmt: skip
playtest_tables = sql.Table(
    "parlour_playtest_table", schema,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("playtest", sql.String(32), nullable=False, index=True),
    sql.Column("at", sql.Float, nullable=False),
)  # fmt: skip
consents = sql.Table(
    "parlour_consent", schema,
    sql.Column("playtest", sql.String(32), primary_key=True),
    sql.Column("guest", sql.String(32), primary_key=True, index=True),
    sql.Column("at", sql.Float, nullable=False),
)  # fmt: skip
answers = sql.Table(
    "parlour_answer", schema,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("guest", sql.String(32), primary_key=True, index=True),
    sql.Column("playtest", sql.String(32), nullable=False, index=True),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("body", sql.LargeBinary, nullable=False),
)  # fmt: skip


def log_of(table_id: str, after: int = -1) -> Any:
    """Select the entries of a table in order."""
    return (
        sql.select(events.c.number, events.c.body)
        .where(events.c.table_id == table_id, events.c.number > after)
        .order_by(events.c.number)
    )
