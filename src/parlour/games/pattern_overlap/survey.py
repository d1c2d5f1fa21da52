"""What a seat could lay, for bots that look at a supposed table."""

from __future__ import annotations

from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.pattern_overlap.rules import State, cards_in_hand, list_fits


@rule
def placements(s: State, seat: int, actions: Array) -> int:
    """List what fits; gives how many."""
    return list_fits(s, seat, actions, 0)


@rule
def candidates(s: State, seat: int) -> int:
    """The places, rotations and cards among which a placement must be found."""
    return max(1, s.table.spots * 4 * cards_in_hand(s, seat))
