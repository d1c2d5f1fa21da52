"""Bit sets in a 64-bit word: population count and bit scans."""

from __future__ import annotations

from parlour.core.instructions import WORD, add_at_bits, set_bits, trailing_zeros
from parlour.core.rule import hot

__all__ = ["WORD", "add_at_bits", "count_bits", "lowest_bit", "nth_bit", "without_lowest"]
SIGN = -(1 << 63)  # only the highest bit set


@hot
def count_bits(word: int) -> int:
    """The number of bits set in a non-negative word."""
    return set_bits(word)


@hot
def lowest_bit(word: int) -> int:
    """The index of the lowest set bit; the sign bit counts."""
    return trailing_zeros(word)


@hot
def without_lowest(word: int) -> int:
    """The word with its lowest set bit cleared; the sign bit counts."""
    return 0 if word == SIGN else word & (word - 1)


@hot
def nth_bit(word: int, n: int) -> int:
    """The index of the nth set bit of a non-negative word, counting from 0."""
    for _ in range(n):
        word &= word - 1
    return lowest_bit(word)
