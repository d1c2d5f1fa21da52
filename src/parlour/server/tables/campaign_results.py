"""The results of finished tables that are stored: of campaigns, and of daily deals."""

from __future__ import annotations

import logging

from parlour.core.table import Table
from parlour.features.campaign import Campaign
from parlour.server.protocol.events import decode
from parlour.server.storage.results import CampaignResult, encode_result
from parlour.server.tables.daily_results import daily_result
from parlour.server.tables.room import Room, rebuilt

log = logging.getLogger("parlour.tables")


def campaign_result(room: Room, table: Table) -> bytes | None:
    """Return the encoded result of a finished table; None if nothing is stored of it."""
    campaign = room.game.feature(Campaign)
    people = [
        (guest, name or "") for guest, name in zip(room.seating.guests, room.seating.names) if guest
    ]
    if room.made.daily:
        return daily_result(room, table)
    if campaign is None or room.made.what_if or not people:
        return None
    attempt = campaign.attempt(table)
    return None if attempt is None else encode_result(CampaignResult(people, attempt))


def replay_result(table_id: str, stored: list[bytes]) -> bytes | None:
    """Return the result of a finished table from its stored events."""
    try:
        room = rebuilt([decode(event) for event in stored], table_id)
        if room.stopped or room.table is None:
            return None
        return campaign_result(room, room.table)
    except Exception as error:  # a damaged table is left out
        log.warning("a table has no part in a campaign: %s", type(error).__name__)
        return None
