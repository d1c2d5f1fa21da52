"""Results of daily deals, stored so that a day's list needn't replay its tables."""

from __future__ import annotations

import msgspec

from parlour.core.game import Game
from parlour.core.table import Table
from parlour.features.daily import DailyDeals, Deals, Outcome, WeeklyDeals
from parlour.server.protocol.events import Made
from parlour.server.protocol.periods import Period, Week, first_day, read_period
from parlour.server.storage.daily_results import shelf
from parlour.server.storage.results import CampaignResult, encode_result
from parlour.server.tables.room import Room

GIVEN_UP = Outcome(False, {}, ())


def shelf_of(made: Made) -> str:
    """Return where the result of a daily deal is stored; "" for other tables."""
    period = read_period(made.daily)
    return shelf(period, made.game) if period else ""


def deals_of(card: Game, period: Period) -> Deals | None:
    """Return a game's daily or weekly deals, as the period says."""
    return card.feature(WeeklyDeals) if isinstance(period, Week) else card.feature(DailyDeals)


def called(card: Game, made: Made) -> str:
    """Return the name of a deal's custom content; "" if there is none."""
    period = read_period(made.daily)
    deals = deals_of(card, period) if period else None
    return deals.deal(first_day(period)).called if deals and period else ""


def daily_result(room: Room, table: Table | None) -> bytes | None:
    """Return the encoded result of a daily deal, without a table if it was given up.

    Practice has no result, nor has a game that someone continued from a replay.
    """
    period = read_period(room.made.daily)
    deals = deals_of(room.game, period) if period else None
    seat = room.seating.seat_of(room.made.host)
    if deals is None or seat is None or room.made.practice:
        return None
    outcome = GIVEN_UP if table is None else deals.outcome(table, seat)
    people = [(room.made.host, room.seating.names[seat] or "")]
    attempt = {"given_up": table is None, **msgspec.to_builtins(outcome)}
    return encode_result(CampaignResult(people, attempt))
