"""Blocking: stop a line that lacks one chip, as people expect, unless that costs too much."""

from __future__ import annotations

from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.sequence_numbers.lines import CELLS, FIVE, THROUGH, THROUGH_COUNT
from parlour.games.sequence_numbers.rules import DISCARD_KIND
from parlour.games.sequence_numbers.survey import SCORE, filled, is_open_to
from parlour.games.sequence_numbers.view import View

PRICE = 40.0  # the most value that a block may cost


@rule
def or_block(v: View, x: Array, best: int) -> int:
    """The most valuable number card that blocks if its price is low, or else the best play."""
    if best < 0 or best >= DISCARD_KIND or blocks(v, x, best % 100):
        return best
    found, least = best, x[SCORE + best] - PRICE
    for cell in range(CELLS):
        if x[SCORE + cell] > least and blocks(v, x, cell):
            found, least = cell, x[SCORE + cell]
    return found


@rule
def blocks(v: View, x: Array, cell: int) -> bool:
    """Whether an opponent's line lacks only this cell."""
    for rank in range(THROUGH_COUNT[cell]):
        line = THROUGH[cell, rank]
        for team in range(v.teams):
            rival = team != v.seat % v.teams and is_open_to(v, x, team, line)
            if rival and filled(x, team, line) == FIVE - 1:
                return True
    return False
