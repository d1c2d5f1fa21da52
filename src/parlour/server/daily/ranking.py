"""Ranking: the best results of a day, and one's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.server.storage.results import CampaignResult

LISTED = 20


def ranked(results: Mapping[str, CampaignResult], own: str) -> list[dict[str, Any]]:
    """Return the best results and the own one; equally good ones share a place.

    Among equals, the earlier comes first. Deals that were given up come last.
    """
    order = sorted(results.items(), key=lambda one: _worth(one[1]), reverse=True)
    rows, place = list[dict[str, Any]](), 0
    for number, (table, result) in enumerate(order, 1):
        if number == 1 or _worth(result) != _worth(order[number - 2][1]):
            place = number
        if number <= LISTED or table == own:
            name = result.people[0][1] if result.people else ""
            rows.append({"place": place, "name": name, "you": table == own, "table": table})
    return rows


def _worth(result: CampaignResult) -> tuple[bool, list[int]]:
    attempt = result.attempt
    return not attempt.get("given_up", False), list(attempt.get("order", ()))
