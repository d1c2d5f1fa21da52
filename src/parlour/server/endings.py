"""Endings: what is kept of a table of a campaign once it is over, beside its log.

It could be read from the log again at any time; it is kept so that nobody has to.
"""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.core.table import Table
from parlour.features.campaign import Campaign
from parlour.server.room import Room


class Ending(msgspec.Struct, frozen=True):
    """Who sat at a table that is over, and what the game makes of it."""

    people: list[tuple[str, str]]  # guest and name
    attempt: dict[str, Any]


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Ending).decode


def ending(room: Room, table: Table) -> bytes | None:
    """What to keep of a room whose table is over; None if it belongs to no campaign."""
    campaign = room.game.feature(Campaign)
    people = [(guest, name or "") for guest, name in zip(room.guests, room.names) if guest]
    if campaign is None or room.made.what_if or not people:
        return None
    attempt = campaign.attempt(table)
    return None if attempt is None else encode(Ending(people, attempt))


def ending_with(room: Room, seat: int, action: int) -> bytes | None:
    """The same for a room that an action is about to end."""
    if room.game.feature(Campaign) is None or room.table is None:
        return None
    table = room.table.copy()
    table.play(seat, action)
    return ending(room, table)
