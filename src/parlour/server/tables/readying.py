"""Readying: what a game's first table would have to make is made once somebody looks at the games.

Without it, whoever starts the first game of a new server waits while its views are divided into
parts and its functions are made. Nothing is stored and nobody sees these tables.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable

from parlour.core.fault import place_of
from parlour.core.registry import game
from parlour.core.rule import AT_ONCE
from parlour.server.protocol.events import Acted, Made, Sat, Started
from parlour.server.tables.deltas import Deltas
from parlour.server.tables.room import Room

QUIET_S = 0.1  # without a request, before each game: a page comes first
PATIENCE_S = 1.0
POLL_S = 0.02
log = logging.getLogger("parlour.readying")


async def ready_all(
    names: Iterable[str], expecting: asyncio.Event, asked: Callable[[], float]
) -> None:
    """Make games ready once players are expected, one after the other, in a thread and between
    requests; `asked` is the time of the latest one."""
    await expecting.wait()
    for name in () if AT_ONCE else names:
        await _quiet(asked)
        try:
            await asyncio.to_thread(ready, name)
        except Exception as error:
            if at := place_of(error, game(name)):
                log.error("%s fails in its own code, at %s", name, at)
                continue
            log.exception("%s could not be made ready; its first table takes longer", name)


async def _quiet(asked: Callable[[], float]) -> None:
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < min(until, asked() + QUIET_S):
        await asyncio.sleep(POLL_S)


def ready(name: str) -> None:
    """Play the first move of a game at a table that is then forgotten."""
    card = game(name)
    seats = card.usual_seats
    level = next(iter(card.bots), "random")
    made = Made(
        game=card.name, version=card.version, seats=seats, options=card.chosen(seats),
        seed="0" * 32, nonce="0" * 32, host="", invite="",
        bots=dict.fromkeys(range(1, seats), level),
    )  # fmt: skip
    deltas = Deltas(Room(made))
    for event in (Sat(0, "nobody", ""), Started()):
        deltas.apply(event)
    room = deltas.room
    assert room.table
    for seat in (*range(seats), None):
        deltas.show(seat)
    if actors := room.table.actors:
        deltas.apply(Acted(actors[0], room.table.legal(actors[0])[0]))
