"""Bits of a word, interpreted and compiled."""

from __future__ import annotations

import numpy as np
import pytest

from parlour.core.bits import (
    SIGN,
    WORD,
    add_at_bits,
    count_bits,
    lowest_bit,
    nth_bit,
    without_lowest,
)
from parlour.core.rule import compiled, rule
from parlour.core.struct import Array

COMPILED = pytest.param("compiled", marks=pytest.mark.compiled)
WORDS = [1, 2, 3, 12, 0x50, 1 << 40, (1 << 62) | (1 << 17), (1 << 63) - 1]
SIGNED = [*WORDS, -1, -4, SIGN, SIGN | 1 << 5]


@pytest.mark.parametrize("form", ["interpreted", "numpy", COMPILED])
@pytest.mark.parametrize("word", SIGNED)
def test_the_lowest_bit_is_found_and_taken_away(word: int, form: str) -> None:
    find, take = (compiled(one) if form == "compiled" else one
                  for one in (lowest_bit, without_lowest))  # fmt: skip
    given = np.int64(word) if form == "numpy" else word
    bits = [k for k in range(64) if word >> k & 1]
    assert find(given) == bits[0]
    assert take(given) == word - (SIGN if bits == [63] else 1 << bits[0])


@pytest.mark.parametrize("word", WORDS)
def test_bits_are_counted_and_found_in_order(word: int) -> None:
    bits = [k for k in range(64) if word >> k & 1]
    assert count_bits(word) == len(bits)
    assert [nth_bit(word, n) for n in range(len(bits))] == bits


@rule
def add(word: int, value: int, row: Array, at: int) -> None:
    add_at_bits(word, value, row, at)


@pytest.mark.parametrize("form", ["interpreted", "numpy", COMPILED])
@pytest.mark.parametrize("value", [1, 61, -18])
@pytest.mark.parametrize("word", [0, *SIGNED])
def test_a_value_is_added_to_the_bytes_of_a_set(word: int, value: int, form: str) -> None:
    row = np.arange(WORD + 2, dtype=np.int8)
    expected = [int(n) for n in row]
    for k in range(WORD):
        expected[1 + k] += value * (word >> k & 1)
    (compiled(add) if form == "compiled" else add)(
        np.int64(word) if form == "numpy" else word, value, row, 1
    )
    assert row.tolist() == expected
