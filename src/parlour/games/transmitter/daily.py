"""Transmitter's daily deal: a quick game with two bots, harder at the weekend."""

from __future__ import annotations

from datetime import date

from parlour.core.table import Table
from parlour.features.daily import DailyDeals, Deal, Outcome, harder
from parlour.games.transmitter.options import BALANCED

SEATS = 3
RECEIVER = 1  # seat 0 transmits first


class QuickGames(DailyDeals):
    """First to win three rounds before three are lost."""

    measure = "rounds"

    def deal(self, day: date) -> Deal:
        """The objective drifts more often as the week goes on."""
        drift = harder(day, 6, 5, 5, 5, 5, 4, 4)
        rounds = {"wins_to_win": 3, "losses_to_lose": 3}
        return Deal(SEATS, RECEIVER, "fair", {**BALANCED, **rounds, "drift_interval": drift})

    def outcome(self, table: Table, seat: int) -> Outcome:
        """Rounds won and lost, and the cards played."""
        truth, won = table.truth(), seat in (table.result.winners if table.result else ())
        wins, losses = int(truth.wins), int(truth.losses)
        plays = sum(int(plays) for plays in truth.past_plays)
        figures = {"wins": wins, "losses": losses, "plays": plays}
        return Outcome(won, figures, (int(won), wins, -losses, -plays if won else 0))
