"""Bots that adapt: their levels in a new game, from the results of the people at the table."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any

import sqlalchemy as sql

from parlour.core.game import Game
from parlour.policies.adapting import Played, Seats, adapted, counted
from parlour.policies.shelf import is_own
from parlour.server.protocol.errors import Refused
from parlour.server.storage.game_results import StoredResult, results_with
from parlour.server.tables.game_results import closest
from parlour.server.tables.room import Room

REMEMBERED = 200  # results among which those of this game are looked for
LUCK = b"parlour adapts 1"
SHARES = {"won": 1.0, "shared": 0.5, "drawn": 0.5, "lost": 0.0}

Results = Mapping[str, Sequence[StoredResult]]
"""The results of guests, newest first."""


async def read_results(
    ask: Callable[..., Awaitable[Any]], engine: sql.Engine, guests: Iterable[str | None]
) -> Results:
    """Read the results of these guests."""
    known = [guest for guest in guests if guest]
    asked = (ask(results_with, engine, guest, None, REMEMBERED) for guest in known)
    return dict(zip(known, await asyncio.gather(*asked)))


def adapted_bots(room: Room, results: Results) -> dict[int, str]:
    """Return the levels of the bots that adapt, by seat, for the people who sit there now.

    Games with changed options count at tables with the same changes: how hard they are elsewhere
    was never measured.
    """
    card, made, seating = room.game, room.made, room.seating
    people = {seat: guest for seat, guest in enumerate(seating.guests) if guest}
    if not seating.unsettled:
        return {}
    if not people:
        raise Refused("level", "bots can only adapt to people; take a seat, or choose a level")
    if not results.keys() >= {*people.values()}:
        raise Refused("busy", "others are changing the table right now; try again")
    variant = closest(card, made.seats, made.options)
    played = {
        seat: [
            found
            for one in results[guest]
            if not one.result.options or (one.result.preset, one.result.options) == variant
            if (found := _played(card, guest, one))
        ]
        for seat, guest in people.items()
    }
    digest = hashlib.sha256(LUCK + made.seed.encode()).digest()
    luck = int.from_bytes(digest[:6], "little") / 2**48
    return adapted(card, Seats(made.seats, variant[0], seating.bots), played, luck)


def _played(card: Game, guest: str, one: StoredResult) -> Played | None:
    """Return what a game says about the guest's skill: one with the game's own bots."""
    players = one.result.players
    mine = next((seat for seat, player in enumerate(players) if player.guest == guest), None)
    if one.game != card.name or mine is None or one.result.what_if:
        return None
    bots = {seat: player.bot for seat, player in enumerate(players) if player.bot}
    shares = [SHARES.get(player.outcome) for player in players]
    known = [share for share in shares if share is not None]
    if len(known) < len(players) or any(is_own(level) for level in bots.values()):
        return None
    return counted(card, Seats(len(players), one.result.preset, bots), mine, known)
