"""Transmitter's on-screen aids, worked out from public information."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.core.rule import call, entry, rule
from parlour.core.struct import Array
from parlour.games.transmitter.belief import LOWEST_TOTAL, ROOM, TOTALS, believe, by_total
from parlour.games.transmitter.possible import WORDS, mark_totals
from parlour.games.transmitter.view_fields import View


def public_belief(v: Any) -> dict[int, float]:
    """The possible objectives of the current round and their probabilities."""
    w, p = np.zeros(ROOM), np.zeros(TOTALS)
    call(believed, v.box, v.this_round, w, p)
    return {total: share for total, share in enumerate(p.tolist(), LOWEST_TOTAL) if share > 0}


def possible_values(v: Any) -> list[int]:
    """The possible objectives of the current round, in ascending order."""
    space = np.empty(WORDS + TOTALS, np.int64)
    count = call(listed, v.box, space)
    found: list[int] = space[WORDS : WORDS + count].tolist()
    return found


def use_directly(state: Any, view: Any) -> None:
    """Call the rules that this module uses once."""
    v = View.read(view)
    public_belief(v)
    possible_values(v)


@entry
def listed(v: Array, space: Array) -> int:
    """List the possible totals of a boxed view behind the first words; return how many."""
    found, count = space[WORDS:], 0
    found[:] = 0
    mark_totals(v[0], space, found)
    for t in range(TOTALS):
        if found[t]:
            found[count] = t + LOWEST_TOTAL
            count += 1
    return count


@rule
def believed(v: Array, r: int, w: Array, p: Array) -> None:
    """Fill `p` with the probability of every total, for a boxed view."""
    by_total(v[0], w, believe(v[0], r, w), p)
