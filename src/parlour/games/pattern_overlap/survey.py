"""Placements and candidate counts for bots."""

from __future__ import annotations

from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.pattern_overlap.rules import State, cards_in_hand, list_fits


@rule
def placements(s: State, seat: int, actions: Array) -> int:
    """List the legal placements and return their number."""
    return list_fits(s, seat, actions, 0)


@rule
def candidates(s: State, seat: int) -> int:
    """The size of the search space: spots x rotations x cards, at least 1."""
    return max(1, s.table.spots * 4 * cards_in_hand(s, seat))
