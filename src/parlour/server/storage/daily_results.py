"""What a day's deals and puzzle came to, for everyone and for one guest.

The results are in the same SQL table as those of campaigns. The ids of a day's tables begin alike,
so a day's results are neighbours in its primary key.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from datetime import date
from typing import NamedTuple

import msgspec
import sqlalchemy as sql

from parlour.server.protocol.periods import Period, Week
from parlour.server.storage.results import CampaignResult, decode_result
from parlour.server.storage.schema import DELETED, campaign_results, sitters, tables

SHELF, WEEKLY_SHELF = "daily ", "weekly "
PUZZLE = "~"  # prefix of a puzzle's key
LONGEST_SHELF = 64
log = logging.getLogger("parlour.store")


def shelf(period: Period, game: str) -> str:
    """Return the name under which a day's or week's results of a game are stored."""
    kind = WEEKLY_SHELF if isinstance(period, Week) else SHELF
    return f"{kind}{period.isoformat()} {game}"[:LONGEST_SHELF]


def phases(engine: sql.Engine, ids: Iterable[str]) -> dict[str, str]:
    """Return the phases of those tables that exist."""
    wanted = tables.c.id.in_(list(ids))
    query = sql.select(tables.c.id, tables.c.phase).where(wanted, tables.c.phase != DELETED)
    with engine.connect() as connection:
        return {row.id: row.phase for row in connection.execute(query)}


def results(engine: sql.Engine, ids: Iterable[str]) -> dict[str, CampaignResult]:
    """Return the results of those tables that have one."""
    query = sql.select(campaign_results.c.table_id, campaign_results.c.body)
    with engine.connect() as connection:
        rows = connection.execute(query.where(campaign_results.c.table_id.in_(list(ids)))).all()
    return _decoded({row.table_id: row.body for row in rows})


def results_between(
    engine: sql.Engine, first: str, end: str, on_shelf: str
) -> dict[str, CampaignResult]:
    """Return the results on a shelf, oldest first, of tables whose ids are in a range."""
    ids = campaign_results.c.table_id
    query = (
        sql.select(ids, campaign_results.c.body)
        .where(ids >= first, ids < end, campaign_results.c.game == on_shelf)
        .order_by(campaign_results.c.at, ids)
    )
    with engine.connect() as connection:
        return _decoded({row.table_id: row.body for row in connection.execute(query)})


class Done(NamedTuple):
    """All daily results of a guest, by game and date."""

    deals: dict[str, dict[date, CampaignResult]]
    puzzles: dict[str, dict[date, CampaignResult]]


def results_of(engine: sql.Engine, guest: str) -> Done:
    """Return all daily results of a guest."""
    query = (
        sql.select(campaign_results)
        .join(sitters, sitters.c.table_id == campaign_results.c.table_id)
        .where(sitters.c.guest == guest, campaign_results.c.game.startswith(SHELF))
    )
    with engine.connect() as connection:
        rows = connection.execute(query).all()
    found = Done({}, {})
    bodies = _decoded({row.table_id: row.body for row in rows})
    for row in rows:
        _, day, game = row.game.split(" ", 2)
        if row.table_id in bodies:
            kind = found.puzzles if row.table_id.startswith(PUZZLE) else found.deals
            kind.setdefault(game, {})[date.fromisoformat(day)] = bodies[row.table_id]
    return found


def _decoded(bodies: Mapping[str, bytes]) -> dict[str, CampaignResult]:
    """Decode results; those that can't be decoded are logged and left out."""
    found = {}
    for table_id, body in bodies.items():
        try:
            found[table_id] = decode_result(body)
        except (msgspec.DecodeError, UnicodeError):
            facts = {"table": table_id, "reason": "its result can't be decoded"}
            log.warning("a table has no part in its day", extra={"facts": facts})
    return found
