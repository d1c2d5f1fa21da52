"""Transmitter's on-screen aids, worked out from public information."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.core.rule import call, rule
from parlour.core.struct import Array
from parlour.games.transmitter.belief import LOWEST_TOTAL, ROOM, TOTALS, believe, by_total
from parlour.games.transmitter.possible import WORDS, bounds
from parlour.games.transmitter.view_fields import View


def public_belief(v: Any) -> dict[int, float]:
    """The possible objectives of the current round and their probabilities."""
    w, p = np.zeros(ROOM), np.zeros(TOTALS)
    call(believed, v.box, v.this_round, w, p)
    return {total: share for total, share in enumerate(p.tolist(), LOWEST_TOTAL) if share > 0}


def reach(v: Any) -> tuple[int, int] | None:
    """The smallest and largest possible objective of the current round."""
    low, high = call(reached, v.box, np.empty(WORDS))
    return (int(low), int(high)) if low <= high else None


def use_directly(state: Any, view: Any) -> None:
    """Call the rules that this module uses once."""
    v = View.read(view)
    public_belief(v)
    reach(v)


@rule
def reached(v: Array, scratch: Array) -> tuple[int, int]:
    """The bounds for a boxed view."""
    return bounds(v[0], scratch)


@rule
def believed(v: Array, r: int, w: Array, p: Array) -> None:
    """Fill `p` with the probability of every total, for a boxed view."""
    by_total(v[0], w, believe(v[0], r, w), p)
