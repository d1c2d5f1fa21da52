"""Synergy's mission of the week, with two strong bots.

The missions were made by `parlour lab missions --players 3 --wins 55-80 --count 14 --games 2000
--seed weekly-1 --json FILE`, and the same with seeds weekly-2, weekly-5 and weekly-7. That also
measured how often bots of each level win them. When a bot plays differently,
`python -m parlour.lab.weekly` measures this again on the same deals.
"""

from __future__ import annotations

from datetime import date
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from parlour.core.table import Table
from parlour.features.daily import Deal, Outcome, WeeklyDeals
from parlour.games.synergy.daily import Missions
from parlour.games.synergy.missions import Mission, as_options

LEVEL = "strong"
DAYS = 7


class Listed(msgspec.Struct, frozen=True):
    """A mission of the list, the number of players it is for, and by level how it was measured."""

    mission: Mission
    seats: int
    measured: dict[str, dict[str, Any]]


@cache
def listed() -> tuple[Listed, ...]:
    """All missions of the list, in order."""
    file = resources.files(__package__ or "") / "weekly.json"
    return msgspec.json.decode(file.read_bytes(), type=tuple[Listed, ...])


class WeeklyMissions(WeeklyDeals):
    """A mission for every week, taking turns."""

    measure = "mission"

    def deal(self, day: date) -> Deal:
        """The mission of the week that begins on this day."""
        missions = listed()
        one = missions[day.toordinal() // DAYS % len(missions)]
        options = as_options(one.mission, one.seats)
        expected = {level: figures["won"] for level, figures in one.measured.items()}
        return Deal(one.seats, 0, LEVEL, options, one.mission.name, expected)

    def outcome(self, table: Table, seat: int) -> Outcome:
        """Rounds done, and lives left."""
        return Missions().outcome(table, seat)
