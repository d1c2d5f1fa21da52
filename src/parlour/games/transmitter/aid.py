"""Transmitter's on-screen aids, worked out from public information."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.core.rule import call, rule
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
    marks = np.zeros(TOTALS, np.int64)
    call(marked, v.box, np.empty(WORDS), marks)
    found: list[int] = (np.flatnonzero(marks) + LOWEST_TOTAL).tolist()
    return found


def use_directly(state: Any, view: Any) -> None:
    """Call the rules that this module uses once."""
    v = View.read(view)
    public_belief(v)
    possible_values(v)


@rule
def marked(v: Array, scratch: Array, marks: Array) -> None:
    """Mark the possible totals, for a boxed view."""
    mark_totals(v[0], scratch, marks)


@rule
def believed(v: Array, r: int, w: Array, p: Array) -> None:
    """Fill `p` with the probability of every total, for a boxed view."""
    by_total(v[0], w, believe(v[0], r, w), p)
