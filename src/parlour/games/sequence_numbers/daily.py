"""Sequence Numbers' daily deal: a duel with a bot, on another board every day."""

from __future__ import annotations

from datetime import date

from parlour.core.option import Value
from parlour.core.table import Table
from parlour.features.daily import DailyDeals, Deal, Outcome, harder

SEATS = 2
BOARDS = 1000  # shuffled ones


class Duels(DailyDeals):
    """A game for two; the sums get harder as the week goes on."""

    measure = "lines"

    def deal(self, day: date) -> Deal:
        """Easy sums on Monday, hard ones on a shuffled board at the weekend."""
        options: dict[str, Value] = {"deck_level": harder(day, 1, 1, 2, 2, 2, 3, 3)}
        if day.weekday() % 2:
            options |= {"board": "shuffled", "board_seed": day.toordinal() % BOARDS}
        return Deal(SEATS, 0, "fair", options)

    def outcome(self, table: Table, seat: int) -> Outcome:
        """Sequences of either side, and the turns it took."""
        truth, won = table.truth(), seat in (table.result.winners if table.result else ())
        mine, theirs = int(truth.sequences[seat]), int(truth.sequences[1 - seat])
        turns = int(truth.turn_no) + 1
        figures = {"mine": mine, "theirs": theirs, "turns": turns}
        return Outcome(won, figures, (int(won), mine - theirs, -turns if won else 0))
