"""Sets kept as the bits of a 64-bit word: how many there are, and which comes first."""

from __future__ import annotations

from parlour.core.rule import hot

SIGN = -(1 << 63)  # the word in which only the highest bit is set


@hot
def count_bits(word: int) -> int:
    """How many bits are set in a word that is not negative: by twos, by fours, by eights, then all
    eights at once."""
    word -= word >> 1 & 0x5555555555555555
    word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333)
    word = word + (word >> 4) & 0x0F0F0F0F0F0F0F0F
    word += word >> 8
    word += word >> 16
    return word + (word >> 32) & 0x7F


@hot
def lowest_bit(word: int) -> int:
    """The place of the lowest bit that is set; the sign is a bit, too."""
    return 63 if word == SIGN else count_bits((word & -word) - 1)


@hot
def without_lowest(word: int) -> int:
    """A word without the lowest bit that is set; the sign is a bit, too."""
    return 0 if word == SIGN else word & (word - 1)


@hot
def nth_bit(word: int, n: int) -> int:
    """The place of the bit that is set after n others, in a word that is not negative."""
    for _ in range(n):
        word &= word - 1
    return lowest_bit(word)
