"""Placements and candidate counts for bots."""

from __future__ import annotations

from parlour.core.chance import Chance, below
from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.pattern_overlap.deck import code_at
from parlour.games.pattern_overlap.patchwork import in_steps_of_two
from parlour.games.pattern_overlap.rules import (
    HAND,
    NO_CARD,
    State,
    cards_in_hand,
    list_fits,
    placing,
)


@rule
def placements(s: State, seat: int, actions: Array) -> int:
    """List the legal placements and return their number."""
    return list_fits(s, seat, actions, 0)


@rule
def candidates(s: State, seat: int) -> int:
    """The size of the search space: spots x rotations x cards, at least 1."""
    return max(1, s.table.spots * 4 * cards_in_hand(s, seat))


@rule
def near_miss(s: State, seat: int, chance: Chance) -> int:
    """A random placement that looks right, but has one square wrong; -1 if there is none."""
    t = s.table
    found = -1
    equal = 0
    for slot in range(HAND):
        card = s.hand[seat, slot]
        if card == NO_CARD:
            continue
        for rot in range(4):
            code = code_at(s.options, card, rot)
            for k in range(t.spots):
                wrong = (code ^ t.spot_letters[k]) & t.spot_mask[k] & 0xFFFF
                if in_steps_of_two((wrong | wrong >> 1) & 0x5555) == 1:
                    equal += 1
                    if below(chance, equal) == 0:
                        found = placing(s, slot, rot, t.spot_cell[k])
    return found
