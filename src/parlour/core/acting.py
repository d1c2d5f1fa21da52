"""Choose the next seat to act from a bit mask of seats."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.core.chance import below
from parlour.core.rule import hot

FIRST_SEAT = np.array([0] + [(m & -m).bit_length() - 1 for m in range(1, 256)], np.int64)


@hot
def first_of(mask: int) -> int:
    """The first seat of a bit mask."""
    return FIRST_SEAT[mask & 255]


@hot
def any_of(mask: int, luck: Any) -> int:
    """A uniformly random seat of a bit mask."""
    if mask & (mask - 1):
        count = 0
        for seat in range(8):
            count += mask >> seat & 1
        for _ in range(below(luck, count)):
            mask &= mask - 1
    return first_of(mask)
