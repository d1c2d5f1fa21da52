"""Campaigns over HTTP: a game's missions, and the progress of each group of people."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.datastructures import State

from parlour.core.registry import game
from parlour.features.campaign import Campaign
from parlour.server.protocol.errors import Refused
from parlour.server.protocol.guests import guest_of
from parlour.server.storage.results import CampaignResult


@get("/api/missions/{name:str}", sync_to_thread=True)
def list_missions(name: str) -> list[dict[str, Any]]:
    """List a game's missions."""
    return _of(name).missions()


@get("/api/campaigns/{name:str}", cost=3)
async def my_campaigns(request: Request[Any, Any, State], name: str) -> dict[str, Any]:
    """Return this guest's progress in each group they played with, newest first."""
    guest, campaign = guest_of(request), _of(name)
    hub = request.app.state.hub
    endings = await hub.ask_store(hub.store.results_of, guest, game(name).name)
    return {"groups": groups(endings, guest, campaign)}


def groups(endings: list[CampaignResult], guest: str, campaign: Campaign) -> list[dict[str, Any]]:
    """Group results by who played, ignoring bots; newest group first."""
    played: dict[frozenset[str], list[CampaignResult]] = {}
    for one in endings:
        people = frozenset(person for person, _ in one.people)
        if guest in people:
            played[people] = [*played.pop(people, []), one]
    return [
        {
            "people": [
                {"name": name, "you": person == guest} for person, name in tables[-1].people
            ],
            "card": campaign.card([one.attempt for one in tables]),
        }
        for tables in reversed(played.values())
    ]


def _of(name: str) -> Campaign:
    card = game(name)
    campaign = card.feature(Campaign)
    if campaign is None:
        raise Refused("campaign", f"{card.title} has no campaign")
    return campaign
