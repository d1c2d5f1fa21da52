"""Think Str8!'s daily deal: four rounds against two bots."""

from __future__ import annotations

from datetime import date

from parlour.core.table import Table
from parlour.features.daily import DailyDeals, Deal, Outcome, harder
from parlour.games.think_str8.bots import BOTS

SEATS, ROUNDS = 3, 4
LEVELS = tuple(BOTS)


class ShortGames(DailyDeals):
    """A short game; the bots get better as the week goes on."""

    measure = "points"

    def deal(self, day: date) -> Deal:
        """The lowest level on Monday, the third on Sunday."""
        level = LEVELS[harder(day, 0, 1, 1, 1, 1, 1, 2)]
        return Deal(SEATS, 0, level, {"rounds": ROUNDS})

    def outcome(self, table: Table, seat: int) -> Outcome:
        """Points, and how far ahead of the best bot."""
        result = table.result
        scores = result.scores if result else (0,) * table.seats
        won = result is not None and seat in result.winners
        others = max(score for other, score in enumerate(scores) if other != seat)
        figures = {"points": scores[seat], "margin": scores[seat] - others}
        return Outcome(won, figures, (int(won), figures["margin"], scores[seat]))
