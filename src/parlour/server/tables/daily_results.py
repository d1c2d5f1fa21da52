"""Results of daily deals, stored so that a day's list needn't replay its tables."""

from __future__ import annotations

from datetime import date

import msgspec

from parlour.core.table import Table
from parlour.features.daily import DailyDeals, Outcome
from parlour.server.protocol.events import Made
from parlour.server.storage.daily_results import shelf
from parlour.server.storage.results import CampaignResult, encode_result
from parlour.server.tables.room import Room

GIVEN_UP = Outcome(False, {}, ())


def shelf_of(made: Made) -> str:
    """Return where the result of a daily deal is stored; "" for other tables."""
    return shelf(date.fromisoformat(made.daily), made.game) if made.daily else ""


def daily_result(room: Room, table: Table | None) -> bytes | None:
    """Return the encoded result of a daily deal, without a table if it was given up.

    Practice has no result, nor has a game that someone continued from a replay.
    """
    deals = room.game.feature(DailyDeals)
    seat = room.seating.seat_of(room.made.host)
    if deals is None or seat is None or room.made.practice:
        return None
    outcome = GIVEN_UP if table is None else deals.outcome(table, seat)
    people = [(room.made.host, room.seating.names[seat] or "")]
    attempt = {"given_up": table is None, **msgspec.to_builtins(outcome)}
    return encode_result(CampaignResult(people, attempt))
