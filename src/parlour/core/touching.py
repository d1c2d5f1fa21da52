"""Touching: which parts of a view an action has changed, found from the bytes before and after."""

from __future__ import annotations

import numpy as np

from parlour.core.rule import entry
from parlour.core.struct import Array

STRIDE = 64  # bytes that are compared together


@entry
def mark_touched(raw: Array, half: int, bits: Array, marks: Array) -> None:
    """Mark the parts that may read a byte which an action has changed, for each viewer.

    `raw` has everyone's views before the action and, from `half`, after it. Places are unsigned, so
    that none counts from the end: then a stride is compared in a few instructions.
    """
    was, now, whole = raw[:half], raw[half : 2 * half], half // STRIDE * STRIDE
    for start in range(0, whole, STRIDE):
        differ = np.int8(0)
        for i in range(start, start + STRIDE):
            differ |= was[np.uint64(i)] ^ now[np.uint64(i)]
        if differ:
            mark_bytes(was, now, start, start + STRIDE, bits, marks)
    mark_bytes(was, now, whole, half, bits, marks)


@entry
def mark_bytes(was: Array, now: Array, start: int, stop: int, bits: Array, marks: Array) -> None:
    for i in range(start, stop):
        if was[i] != now[i]:
            marks[i // len(bits)] |= bits[i % len(bits)]
