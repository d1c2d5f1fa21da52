"""Synergy's campaign as servers use it: mission summaries, attempts, and the next mission."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from parlour.core.option import Value
from parlour.core.table import Table
from parlour.features.campaign import Attempt, Campaign
from parlour.games.synergy import campaign
from parlour.games.synergy.missions import MISSIONS, given
from parlour.games.synergy.stars import stars_for_two, win_rates

SEATS = (2, 3, 4, 5)
MEASURED = "fair"  # the bot whose win rates are reported


class Journey(Campaign):
    """The thirty missions as a campaign."""

    def missions(self) -> list[dict[str, Any]]:
        """Summaries of all missions, with the bots' win rate at each player count."""
        rates = win_rates(MEASURED)
        return [
            {
                "number": mission.number, "preset": mission.slug, "stars": mission.stars,
                "stars_for_two": stars_for_two(mission.slug), "rounds": mission.rounds,
                "lives": mission.lives, "numbers": mission.numbers,
                "goals": mission.goals, "order": mission.order, "actions": list(mission.actions),
                "challenges": list(mission.challenges), "super": mission.super,
                "hyper": mission.hyper, "new": mission.new,
                "seats": {str(n): rates.get((mission.slug, n)) for n in SEATS},
            }
            for mission in MISSIONS
        ]  # fmt: skip

    def attempt(self, table: Table) -> Attempt | None:
        """The table's attempt: mission, outcome and lives lost."""
        found = campaign.attempt(table.view(None))
        return None if found is None else msgspec.to_builtins(found)

    def card(self, attempts: Sequence[Attempt]) -> dict[str, Any]:
        """A group's campaign card."""
        return campaign.card(msgspec.convert(attempts, list[campaign.Attempt]))

    def following(self, table: Table) -> Mapping[str, Value] | None:
        """The options for the mission after one that was won."""
        tried = campaign.attempt(table.view(None))
        if tried is None or not tried.won or tried.mission >= len(MISSIONS):
            return None
        return {"mission": tried.mission + 1}

    def custom(self, mission: Mapping[str, Any], seats: int) -> Mapping[str, Value]:
        """The options for a table that plays a custom mission."""
        return given(mission, seats)
