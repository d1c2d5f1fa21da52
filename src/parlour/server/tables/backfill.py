"""Backfill: results of games that ended before results were stored.

It runs beside the server, a table at a time, so an upgrade doesn't have to wait for it. If the
server stops, the next one continues.
"""

from __future__ import annotations

import asyncio
import logging
import time

from sqlalchemy.exc import SQLAlchemyError

from parlour.server.storage.game_results import insert_later, without_result
from parlour.server.storage.store import Store
from parlour.server.tables.game_results import finish_of
from parlour.server.tables.hub import Hub

BATCH = 50
REST = 4.0  # how much longer than each table takes we wait before the next
log = logging.getLogger("parlour.tables")


async def fill_results(hub: Hub) -> None:
    """Store the missing results of finished games; one of the processes does this."""
    after, stored = "", 0
    while hub.shards.number == 0:
        try:
            ids = await asyncio.to_thread(without_result, hub.store.engine, after, BATCH)
            for table_id in ids:
                began = time.monotonic()
                stored += await asyncio.to_thread(fill_one, hub.store, table_id)
                after = table_id
                await asyncio.sleep(REST * (time.monotonic() - began))
        except SQLAlchemyError as error:
            log.warning("old results could not be stored: %s", type(error).__name__)
            return  # the next server continues
        if not ids:
            break
    if stored:
        log.info("stored the results of %s earlier games", stored)


def fill_one(store: Store, table_id: str) -> bool:
    """Store the result of a finished table; a damaged one is left out."""
    try:
        found = finish_of(store.load(table_id))
    except SQLAlchemyError:
        raise
    except Exception as error:  # its events can't be read or applied
        log.warning("an earlier game has no result: %s", type(error).__name__)
        return False
    return found is not None and insert_later(store.engine, table_id, *found)
