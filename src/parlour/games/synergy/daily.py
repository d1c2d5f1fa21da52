"""Synergy's daily deal: a mission with two bots, harder as the week goes on."""

from __future__ import annotations

from datetime import date

from parlour.core.table import Table
from parlour.features.daily import DailyDeals, Deal, Outcome, harder
from parlour.games.synergy.missions import MISSIONS

SEATS = 3
HARD = 3  # from this many stars, the bots are strong


class Missions(DailyDeals):
    """A mission for every day, taking turns among those with as many stars."""

    measure = "mission"

    def deal(self, day: date) -> Deal:
        """One star on Monday, four on Sunday."""
        stars = harder(day, 1, 1, 2, 2, 3, 3, 4)
        alike = [mission.number for mission in MISSIONS if mission.stars == stars]
        mission = alike[day.toordinal() // 7 % len(alike)]
        return Deal(SEATS, 0, "strong" if stars >= HARD else "fair", {"mission": mission})

    def outcome(self, table: Table, seat: int) -> Outcome:
        """Rounds done, and lives left."""
        truth, won = table.truth(), seat in (table.result.winners if table.result else ())
        rounds, lives = int(truth.won), int(truth.lives)
        figures = {"rounds": rounds, "of": int(truth.rounds), "lives": lives}
        return Outcome(won, figures, (int(won), rounds, lives))
