"""Synergy's campaign: what a group has solved, what it earned, and what comes next.

A campaign is no more than the list of a group's attempts, in order; whoever keeps that list can
ask for its card at any time. Nothing here plays or stores anything.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from parlour.games.synergy.missions import MISSIONS

MEDALS = ("gold", "silver", "bronze")  # S44


class Attempt(msgspec.Struct, frozen=True):
    """A mission that a group has tried."""

    mission: int
    won: bool
    lives_lost: int


def medal(lives_lost: int) -> str:
    """What a mission won is worth: gold without a life lost, silver with one, else bronze."""
    return MEDALS[min(lives_lost, len(MEDALS) - 1)]


def attempt(view: dict[str, Any]) -> Attempt | None:
    """The attempt that a finished table was, from its view; None for a mission of its own."""
    number = view["mission"]["number"]
    if number is None or view["result"] is None:
        return None
    lost = view["lives_at_start"] - view["lives"]
    return Attempt(number, view["result"]["won"], lost)


def card(attempts: Iterable[Attempt]) -> dict[str, Any]:
    """A group's campaign card: every mission's standing, stars, medals, unlocked things, next."""
    tried = list(attempts)
    rows = [standing(number, tried) for number in range(1, len(MISSIONS) + 1)]
    following = next((row["number"] for row in rows if not row["solved"]), None)
    return {
        "missions": rows,
        "next": following,
        "attempts": len(tried),
        "solved": sum(row["solved"] for row in rows),
        "stars": sum(row["stars"] for row in rows if row["solved"]),
        "stars_of": sum(row["stars"] for row in rows),
        "medals": {kind: sum(row["medal"] == kind for row in rows) for kind in MEDALS},
        "unlocked": [row["new"] for row in rows if row["attempts"] or row["number"] == following],
    }


def standing(number: int, attempts: Iterable[Attempt]) -> dict[str, Any]:
    """How a group stands with one mission."""
    mission = MISSIONS[number - 1]
    tried = [one for one in attempts if one.mission == number]
    won = [one.lives_lost for one in tried if one.won]
    return {
        "number": number,
        "name": mission.name,
        "stars": mission.stars,
        "new": mission.new,
        "attempts": len(tried),
        "solved": bool(won),
        "medal": medal(min(won)) if won else None,
    }


def turned(before: Iterable[Attempt], after: Iterable[Attempt]) -> list[str]:
    """What the mission pile has brought since: the new things of the missions reached."""
    old = card(before)["unlocked"]
    return [new for new in card(after)["unlocked"] if new not in old]
