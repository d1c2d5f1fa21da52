"""Forgetting a guest: at every table, in every puzzle, and everywhere else in the database.

A table without other people is deleted. Elsewhere the guest leaves, everyone is told that they are
gone, and the log is rewritten. If the server is killed meanwhile, the guest is still there and can
start again.
"""

from __future__ import annotations

import asyncio
from functools import partial

from parlour.server.protocol.errors import Refused, TableDeleted
from parlour.server.protocol.events import Forgotten
from parlour.server.protocol.guests import alias_of
from parlour.server.storage import playtests
from parlour.server.storage.deletion import delete
from parlour.server.storage.personal import forget_in_log, forget_rest, logs_about
from parlour.server.tables.hub import Hub
from parlour.server.tables.live import Live
from parlour.server.tables.seat_requests import propose_stand

PUZZLE = "~"  # prefix of a puzzle's key


async def forget_guest(hub: Hub, guest: str) -> None:
    """Delete everything about a guest."""
    engine = hub.store.engine
    await hub.ask_store(partial(playtests.erase_answers, guest=guest), engine)
    for playtest in await hub.ask_store(playtests.listed, engine, guest):
        await remove_playtest(hub, playtest.id)
    for key in await hub.ask_store(logs_about, engine, guest):
        if key.startswith(PUZZLE) or not await _gone(hub, key, guest):
            await hub.ask_store(forget_in_log, engine, key, guest)
    await hub.ask_store(forget_rest, engine, guest)


async def _gone(hub: Hub, table_id: str, guest: str) -> bool:
    """Take a guest out of a table; returns whether the whole table is gone."""
    try:
        live = await hub.find(table_id)
    except TableDeleted:
        return True
    except Refused as refused:
        if refused.code == "store":
            raise
        return False  # it is damaged, but its log can be rewritten
    if not has_others(live, guest):
        await remove_table(hub, table_id)
        return True
    async with live.lock:
        try:
            await live.commit(partial(propose_stand, live.room, guest))
        except Refused as refused:
            if refused.code == "store":
                raise  # otherwise there is no seat to leave
        await live.commit(lambda: Forgotten(alias_of(guest)))
    live.wake()
    return False


def has_others(live: Live, guest: str) -> bool:
    """Whether anyone but this guest belongs to a table."""
    seating = live.room.seating
    return any(one not in (None, guest) for one in (*seating.guests, seating.host))


async def remove_table(hub: Hub, table_id: str) -> None:
    """Delete a table, and drop it from memory."""
    await asyncio.to_thread(delete, hub.store.engine, [table_id])
    hub.let_go(table_id, TableDeleted())


async def remove_playtest(hub: Hub, playtest: str) -> None:
    """Delete a playtest with its games and answers; people keep their results."""
    engine = hub.store.engine
    await hub.ask_store(playtests.set_closed, engine, playtest, True)
    await hub.ask_store(partial(playtests.erase_answers, playtest=playtest), engine)
    found = await hub.ask_store(playtests.tables_of, engine, playtest)
    for table_id in await asyncio.to_thread(delete, engine, [one.id for one in found], True):
        hub.let_go(table_id, TableDeleted())
    await hub.ask_store(playtests.remove, engine, playtest)
