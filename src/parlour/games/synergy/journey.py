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
JUDGES = ("fair", "strong")  # the bots whose mean win rate says how many stars a mission has
STARS = (0.80, 0.65, 0.51, 0.32)  # halfway between the means of missions with 1 to 5 stars


class Journey(Campaign):
    """The thirty missions as a campaign."""

    def missions(self) -> list[dict[str, Any]]:
        """Summaries of all missions, with the bots' win rate at each player count."""
        rates = _win_rates(MEASURED)
        return [
            {
                "number": mission.number, "preset": mission.slug, "stars": mission.stars,
                "stars_for_two": stars_for_two(mission.slug), "rounds": mission.rounds,
                "lives": mission.lives, "numbers": mission.numbers,
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


def stars_for_two(preset: str) -> int:
    """How hard a mission is for two players and the ghost, as measured: 1 to 5 stars."""
    won = sum(_win_rates(level)[preset, SEATS[0]] for level in JUDGES) / len(JUDGES)
    return 1 + sum(won < least for least in STARS)


@cache
def _win_rates(level: str) -> dict[tuple[str, str], float]:
    """Win rates of a level by mission and player count, as measured in the lab."""
    file = resources.files(__package__ or "") / "expected.json"
    return {
        (cell["preset"], str(cell["seats"])): cell["won"]
        for cell in msgspec.json.decode(file.read_bytes())
        if cell["level"] == level
    }
