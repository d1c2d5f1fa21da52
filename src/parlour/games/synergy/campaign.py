"""Synergy's campaign: the missions a group has won, its rewards, and the next mission.

A campaign is the list of a group's attempts in order. The caller stores the list; this module only
derives the campaign card from it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from parlour.games.synergy.missions import MISSIONS
from parlour.games.synergy.options import LOOSE

Medal = Literal["gold", "silver", "bronze"]
MEDALS: tuple[Medal, ...] = ("gold", "silver", "bronze")  # S44


class Attempt(msgspec.Struct, frozen=True):
    """A group's attempt at a mission."""

    mission: int
    won: bool
    lives_lost: int
    eased: bool = False


def medal(lives_lost: int) -> Medal:
    """The medal for winning: gold with no lives lost, silver with one, bronze with more."""
    return MEDALS[min(lives_lost, len(MEDALS) - 1)]


def is_eased(options: Any) -> bool:
    """Whether a table's options make its mission easier than the card says."""  # S44
    more = options.extra_lives or options.extra_failures or options.actions_per_seat_round > 1
    looser = options.between == LOOSE or options.order_limits == LOOSE
    return bool(more or looser or options.keep_optional or options.super_hyper_same_seat)


def attempt(view: dict[str, Any]) -> Attempt | None:
    """A table's attempt, from its view; None if unfinished or if the mission is custom."""
    number = view["mission"]["number"]
    if number is None or view["result"] is None:
        return None
    lost = view["lives_at_start"] - view["lives"]
    won = view["result"]["won"]
    return Attempt(number, won, lost, eased=won and view["result"]["medal"] is None)


def card(attempts: Iterable[Attempt]) -> dict[str, Any]:
    """A group's campaign card: mission results, stars, medals, unlocks and the next mission."""
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
    """A group's results on one mission."""
    mission = MISSIONS[number - 1]
    tried = [one for one in attempts if one.mission == number]
    won = [one for one in tried if one.won]
    lost = [one.lives_lost for one in won if not one.eased]
    return {
        "number": number,
        "stars": mission.stars,
        "new": mission.new,
        "attempts": len(tried),
        "solved": bool(won),
        "medal": medal(min(lost)) if lost else None,
        "eased": bool(won) and not lost,
    }


def turned(before: Iterable[Attempt], after: Iterable[Attempt]) -> list[str]:
    """What the later attempts unlocked that the earlier ones had not."""
    old = card(before)["unlocked"]
    return [new for new in card(after)["unlocked"] if new not in old]
