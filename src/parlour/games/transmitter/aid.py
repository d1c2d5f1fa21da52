"""Transmitter's aids: what the public can work out, for screens."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.games.transmitter.belief import (
    ALL_SETS,
    HIGHEST_TOTAL,
    LOWEST_TOTAL,
    TOTALS,
    believe,
    by_total,
)


def public_belief(v: Any) -> dict[int, float]:
    """The possible objectives of the present round and how likely each is."""
    w, p = np.zeros(ALL_SETS), np.zeros(TOTALS)
    by_total(w, believe(v.box[0], v.this_round, w), p)
    return {
        total: float(p[total - LOWEST_TOTAL])
        for total in range(LOWEST_TOTAL, HIGHEST_TOTAL + 1)
        if p[total - LOWEST_TOTAL] > 0
    }
