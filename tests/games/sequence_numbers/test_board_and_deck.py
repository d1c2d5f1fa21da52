"""The board and the deck match the rules and have the properties they were designed for."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import numpy as np
import pytest

from parlour.core.bits import count_bits, lowest_bit
from parlour.games.sequence_numbers import deck, making
from parlour.games.sequence_numbers.boards import PRINTED, STANDARD
from parlour.games.sequence_numbers.lines import (
    BIT,
    CELLS,
    CORNERS,
    HALF,
    LINE,
    LINE_CELLS,
    THROUGH_COUNT,
    halves,
)
from parlour.games.sequence_numbers.reading import faces

NUMBERS = STANDARD.tolist()
TWINS = {n: [c for c in range(CELLS) if NUMBERS[c] == n] for n in range(1, 49)}
BANDS = [{making.band(NUMBERS[c]) for c in line if NUMBERS[c]} for line in LINE_CELLS]


@pytest.mark.compiled
def test_the_board_is_what_its_maker_makes():
    assert making.printed(making.make_board()).split() == PRINTED.split()


def test_lines_are_numbered_by_direction_and_first_cell():
    assert len(LINE_CELLS) == 192
    for row in range(10):
        for column in range(10):
            start = 10 * row + column
            if column <= 5:
                assert LINE_CELLS[6 * row + column] == tuple(start + k for k in range(5))
            if row <= 5:
                assert LINE_CELLS[60 + start] == tuple(start + 10 * k for k in range(5))
            if row <= 5 and column <= 5:
                assert LINE_CELLS[120 + 6 * row + column] == tuple(start + 11 * k for k in range(5))
            if row <= 5 and column >= 4:
                line = LINE_CELLS[156 + 6 * row + column - 4]
                assert line == tuple(start + 9 * k for k in range(5))


def test_lines_through_a_cell():
    assert THROUGH_COUNT.sum() == 960
    assert (THROUGH_COUNT.min(), THROUGH_COUNT.max()) == (3, 20)


def test_whole_board_shifts_find_the_same_lines():
    """Another way to find complete lines, by shifting a set of 100 bits."""
    starts = {1: 0xFC3F0FC3F0FC3F0FC3F0FC3F, 10: 0xFFFFFFFFFFFFFFF, 11: 0xFC3F0FC3F0FC3F,
              9: 0xFC3F0FC3F0FC3F0}  # fmt: skip
    luck = np.random.default_rng(1)
    for _ in range(300):
        cells = {int(c) for c in luck.choice(100, 75, replace=False)} | {*CORNERS}
        whole = sum(1 << c for c in cells)
        by_shift = 0
        for step, mask in starts.items():
            run = whole
            for k in range(1, 5):
                run &= whole >> k * step
            by_shift += (run & mask).bit_count()
        low, high = halves(tuple(cells))
        by_line = sum(int(a) & ~low == 0 and int(b) & ~high == 0 for a, b in LINE)
        assert by_shift == by_line


@pytest.mark.parametrize("cell", range(CELLS))
def test_bits(cell):
    half = int(BIT[cell, cell // HALF])
    assert BIT[cell, 1 - cell // HALF] == 0
    assert lowest_bit(half) == cell % HALF
    assert lowest_bit(half | 1 << 49) == cell % HALF
    assert count_bits(half | 1) == (1 if cell % HALF == 0 else 2)


def test_twins_stand_apart_so_that_no_line_needs_a_number_twice():
    distances = Counter(making.distance(a, b) for a, b in TWINS.values())
    assert (min(distances), max(distances), distances[5]) == (5, 9, 19)
    for line in LINE_CELLS:
        numbers = [NUMBERS[c] for c in line if NUMBERS[c]]
        assert len(set(numbers)) == len(numbers)


def test_no_number_is_worth_much_more_than_another():
    assert (min(making.WORTH[c] for c in making.PLAYED_ON), max(making.WORTH)) == (5, 21)
    worth = {n: sum(making.WORTH[c] for c in cells) for n, cells in TWINS.items()}
    assert {n for n, w in worth.items() if w > 23} == {7, 17, 21, 44}
    assert {worth[n] for n in (7, 17, 21, 44)} == {26}
    assert min(worth.values()) == 18


def test_bands_are_mixed():
    for quadrant in making.QUADRANTS:
        assert set(Counter(making.band(NUMBERS[c]) for c in quadrant).values()) == {4}
    assert sum(len(bands) >= 4 for bands in BANDS) == 175
    assert min(map(len, BANDS)) == 3


def test_neighbours_differ():
    for c in making.PLAYED_ON:
        assert all(abs(NUMBERS[c] - NUMBERS[d]) > 2 for d in making.NEIGHBOURS[c])


@pytest.mark.parametrize(
    ("level", "carries", "borrows", "largest"), [(1, 1, 0, 49), (2, 16, 22, 64), (3, 33, 44, 85)]
)
def test_sums_are_right_and_as_hard_as_said(level, carries, borrows, largest):
    sums = deck.sums((level,) * 96)
    for card, (left, sign, right) in enumerate(sums):
        assert (left + right if sign == "+" else left - right) == card // 2 + 1
        assert (sign == "+") == (card % 2 == 0)
    assert sum(s == "+" and a % 10 + b % 10 > 9 for a, s, b in sums) == carries
    assert sum(s != "+" and a % 10 < b % 10 for a, s, b in sums) == borrows
    assert max(max(a, b) for a, _, b in sums) == largest


@pytest.mark.parametrize(
    ("code", "cards"),
    [(0, {20: "1+10", 21: "13−2", 94: "43+5", 95: "49−1", 41: "29−8"}),
     (1, {40: "13+8", 41: "35−14", 0: "1+0", 1: "10−9", 95: "64−16"}),
     (2, {28: "6+9", 29: "33−18", 95: "67−19", 80: "17+24"})],
)  # fmt: skip
def test_faces(code, cards):
    shown = faces(code, 0)
    assert {card: shown[card] for card in cards} == cards
    assert shown[96:] == ["+"] * 4 + ["−"] * 4
    assert len(shown) == 104


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_a_mixed_deck_takes_the_levels_in_turn(seed):
    levels = deck.levels(0, seed)
    assert levels[0] == 1 + (1 + seed) % 3
    assert levels[1] == 1 + (2 + seed) % 3
    assert all(b == a % 3 + 1 for a, b in pairwise(levels[::2]))
    shown = faces(3, seed)
    assert all(shown[k] == faces(levels[k] - 1, 0)[k] for k in range(96))


def test_kinds():
    assert [deck.kind_of(card) for card in (0, 1, 94, 95, 96, 99, 100, 103)] == [
        0, 0, 47, 47, 48, 48, 49, 49,
    ]  # fmt: skip
