"""Touching: which parts of a view an action has changed, found from the bytes before and after."""

from __future__ import annotations

from parlour.core.rule import entry
from parlour.core.struct import Array

WORD = 8  # bytes that are compared together


@entry
def mark_touched(was: Array, now: Array, raw: Array, half: int, bits: Array, marks: Array) -> None:
    """Mark the parts that may read a byte which an action has changed, for each viewer.

    `was` and `now` are the halves of `raw` in words, which are quick to compare.
    """
    for w in range(len(was)):
        if was[w] != now[w]:
            mark_bytes(raw, half, w * WORD, w * WORD + WORD, bits, marks)
    mark_bytes(raw, half, len(was) * WORD, half, bits, marks)


@entry
def mark_bytes(raw: Array, half: int, start: int, stop: int, bits: Array, marks: Array) -> None:
    for i in range(start, stop):
        if raw[i] != raw[half + i]:
            marks[i // len(bits)] |= bits[i % len(bits)]
