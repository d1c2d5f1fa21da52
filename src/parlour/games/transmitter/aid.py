"""Transmitter's aids: what the public can work out, for screens."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import Any

import numpy as np

from parlour.core.rule import rule
from parlour.core.struct import Array, remembered
from parlour.games.transmitter.belief import (
    LOWEST_TOTAL,
    OPEN,
    ROOM,
    TOTALS,
    believe,
    by_total,
    narrowed,
)
from parlour.games.transmitter.view import View


def public_belief(v: Any) -> dict[int, float]:
    """The possible objectives of the present round and how likely each is."""
    w, p = np.zeros(ROOM), np.zeros(TOTALS)
    believed(v.box, v.this_round, w, p)
    return {total: share for total, share in enumerate(p.tolist(), LOWEST_TOTAL) if share > 0}


def possible(v: Any) -> list[int]:
    """The possible objectives of the present round, ascending."""
    low, high = heard_since(v.box, last_drift(v))
    totals = possible_at_drift(v)
    return totals[bisect_right(totals, low) : bisect_left(totals, high)]


@rule
def heard_since(v: Array, plays: int) -> tuple[int, int]:
    """Between which totals the hints since the first `plays` put the objective."""
    low, high, stack = -OPEN, OPEN, 0
    for k in range(v[0].plays):
        stack += v[0].played[k]
        if k >= plays:
            low, high = narrowed(low, high, v[0].hint[k], stack)
    return low, high


def last_drift(v: Any) -> int:
    """The plays of this round before its latest objective card was drawn."""
    return max(0, v.drawn - 1) * int(v.options.drift_interval)


_fixed = View.only("options", "drawn", "used", "drift_hint")
_played, _hints = View.place("played").start, View.place("hint").start


def _until_drift(v: Any) -> bytes:
    """All that `possible_at_drift` depends on."""
    plays, data = last_drift(v), v.data
    return b"".join((_fixed(v), data[_played : _played + plays], data[_hints : _hints + plays]))


@remembered(_until_drift)
def possible_at_drift(v: Any) -> list[int]:
    """The objectives that were possible when the latest card was drawn."""
    then = View.copy(v.box)
    then[0].plays = last_drift(v)
    return list(public_belief(View.read(then)))


@rule
def believed(v: Array, r: int, w: Array, p: Array) -> None:
    """Fill `p` with the chance of every total, for a boxed view."""
    by_total(v[0], w, believe(v[0], r, w), p)
