"""Synergy's campaign as servers use it: mission summaries, attempts, and the next mission."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from parlour.core.option import Value
from parlour.core.table import Table
from parlour.features.campaign import Attempt, Campaign
from parlour.games.synergy import campaign
from parlour.games.synergy.missions import MISSIONS, given

SEATS = ("2", "3", "4", "5")
MEASURED = "fair"  # the bot whose win rates are reported


class Journey(Campaign):
    """The thirty missions as a campaign."""

    def missions(self) -> list[dict[str, Any]]:
        """Summaries of all missions, with the bots' win rate at each player count."""
        rates = _win_rates()
        return [
            {
                "number": mission.number, "preset": mission.slug, "stars": mission.stars,
                "rounds": mission.rounds, "lives": mission.lives, "numbers": mission.numbers,
                "goals": mission.goals, "order": mission.order, "actions": list(mission.actions),
                "challenges": list(mission.challenges), "super": mission.super,
                "hyper": mission.hyper, "new": mission.new,
                "seats": {seats: rates.get((mission.slug, seats)) for seats in SEATS},
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


@cache
def _win_rates() -> dict[tuple[str, str], float]:
    """Win rates of the bots by mission and player count, as measured in the lab."""
    file = resources.files(__package__ or "") / "expected.json"
    return {
        (cell["preset"], str(cell["seats"])): cell["won"]
        for cell in msgspec.json.decode(file.read_bytes())
        if cell["level"] == MEASURED
    }
