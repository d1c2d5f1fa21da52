"""Transmitter: decisions as a policy sees them that learns to correct the planner."""

from __future__ import annotations

from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.transmitter.options import VALUES
from parlour.games.transmitter.planner import survey
from parlour.games.transmitter.rules import State
from parlour.games.transmitter.view_fields import View
from parlour.games.transmitter.weighing import BEHIND, ROW, weigh

__all__ = ["CHOICES", "LEAD", "ROW", "STRENGTH", "plan", "rounds"]

CHOICES = VALUES  # the first actions, among which the policy chooses
LEAD = BEHIND  # where the row says how much worse than the best one the planner finds each of them
STRENGTH = 10.0  # of the planner: by how much a lead of 1 lowers the logarithm of an action's odds


@rule
def plan(v: View, x: Array, row: Array) -> None:
    """Fill a row of zeros."""
    survey(v, x)
    weigh(v, x, row)


@rule
def rounds(s: State) -> tuple[int, int]:
    """How many rounds were won, and how many were lost."""
    return s.wins, s.losses
