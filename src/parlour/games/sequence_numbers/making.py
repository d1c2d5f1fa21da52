"""The generator of the standard board: `python -m parlour.games.sequence_numbers.making [SEED]`.

It pairs up cells that are far apart and about equal in total worth, then assigns numbers to mix the
colour bands and keep similar numbers apart. It uses only integers and its own random generator
(xorshift64*), so every machine gets the same board. Seed 11, the best of 1 to 12, gave the standard
board.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

from parlour.games.sequence_numbers.boards import NUMBERS
from parlour.games.sequence_numbers.deck import BAND
from parlour.games.sequence_numbers.lines import CELLS, CORNERS, LINE_CELLS, SIDE

SEED = 11
STEPS = 60_000
WORD = 2**64 - 1
TOO_NEAR = 10**6

PLAYED_ON = [cell for cell in range(CELLS) if cell not in CORNERS]
ON = [[k for k, line in enumerate(LINE_CELLS) if cell in line] for cell in range(CELLS)]
WORTH = [sum(1 + bool({*LINE_CELLS[k]} & {*CORNERS}) for k in lines) for lines in ON]


def distance(a: int, b: int) -> int:
    """The distance between two cells in king's moves."""
    return max(abs(a // SIDE - b // SIDE), abs(a % SIDE - b % SIDE))


NEIGHBOURS = [[d for d in PLAYED_ON if distance(c, d) == 1] for c in range(CELLS)]
ROWS = [[c for c in PLAYED_ON if c // SIDE == k] for k in range(SIDE)]
COLUMNS = [[c for c in PLAYED_ON if c % SIDE == k] for k in range(SIDE)]
QUADRANTS = [
    [c for c in PLAYED_ON if c // 50 == y and c % SIDE // 5 == x] for y in (0, 1) for x in (0, 1)
]
GROUPS = [(cells, 1, 2) for cells in ROWS + COLUMNS] + [(cells, 4, 4) for cells in QUADRANTS]
IN_GROUPS = [[k for k, group in enumerate(GROUPS) if cell in group[0]] for cell in range(CELLS)]


class Luck:
    """An xorshift64* generator of 32-bit values."""

    def __init__(self, seed: int) -> None:
        self.words = self._words(seed)

    @staticmethod
    def _words(x: int) -> Iterator[int]:
        while True:
            x ^= x >> 12
            x ^= x << 25 & WORD
            x ^= x >> 27
            yield (x * 2685821657736338717 & WORD) >> 32

    def below(self, n: int) -> int:
        """A random integer from 0 to n - 1."""
        return next(self.words) * n >> 32


def unfairness(a: int, b: int) -> int:
    """The cost of a pair: its squared distance from the mean worth, and a penalty if too close."""
    return (4 * (WORTH[a] + WORTH[b]) - 83) ** 2 // 16 + TOO_NEAR * (distance(a, b) < 5)


def paired(luck: Luck) -> list[list[int]]:
    """48 pairs of cells, improved by random swaps."""
    pairs = [[PLAYED_ON[k], PLAYED_ON[k + NUMBERS]] for k in range(NUMBERS)]
    for _ in range(STEPS):
        i, j, turned = luck.below(NUMBERS), luck.below(NUMBERS), luck.below(2)
        if i == j:
            continue
        (a, b), (c, d) = pairs[i], pairs[j][::-1] if turned else pairs[j]
        if unfairness(a, d) + unfairness(c, b) <= unfairness(a, b) + unfairness(c, d):
            pairs[i], pairs[j] = [a, d], [c, b]
    return pairs


def band(number: int) -> int:
    """The colour band of a number, from 0."""
    return (number - 1) // BAND


def clumsiness(numbers: Sequence[int], cells: Sequence[int]) -> int:
    """The cost of the numbers around some cells: similar neighbours, and bands that don't mix."""
    cost = 0
    for c in cells:
        for d in NEIGHBOURS[c]:
            cost += band(numbers[c]) == band(numbers[d])
            cost += 3 * (abs(numbers[c] - numbers[d]) <= 2)
    for k in {k for c in cells for k in ON[c]}:
        bands = {band(numbers[c]) for c in LINE_CELLS[k] if numbers[c]}
        cost += 4 * max(0, 4 - len(bands))
    for k in {k for c in cells for k in IN_GROUPS[c]}:
        group, least, most = GROUPS[k]
        counts = [0] * (NUMBERS // BAND)
        for c in group:
            counts[band(numbers[c])] += 1
        cost += 6 * sum(max(0, n - most) + max(0, least - n) for n in counts)
    return cost


def make_board(seed: int = SEED) -> list[int]:
    """The numbers of all 100 cells, 0 for corners."""
    luck = Luck(seed)
    pairs = paired(luck)
    labels = list(range(1, NUMBERS + 1))
    for i in range(NUMBERS - 1, 0, -1):
        j = luck.below(i + 1)
        labels[i], labels[j] = labels[j], labels[i]
    numbers = [0] * CELLS
    for pair, label in zip(pairs, labels, strict=True):
        put(numbers, pair, label)
    for _ in range(STEPS // 3):
        i, j = luck.below(NUMBERS), luck.below(NUMBERS)
        if i == j:
            continue
        cells = pairs[i] + pairs[j]
        one, other, before = numbers[cells[0]], numbers[cells[2]], clumsiness(numbers, cells)
        put(numbers, pairs[i], other)
        put(numbers, pairs[j], one)
        if clumsiness(numbers, cells) > before:
            put(numbers, pairs[i], one)
            put(numbers, pairs[j], other)
    return numbers


def put(numbers: list[int], cells: Sequence[int], number: int) -> None:
    """Write a number on its two cells."""
    for cell in cells:
        numbers[cell] = number


def printed(numbers: Sequence[int]) -> str:
    """A board as text."""
    rows = [numbers[k : k + SIDE] for k in range(0, CELLS, SIDE)]
    return "\n".join(" ".join(f"{n:3d}" if n else "  *" for n in row) for row in rows)


if __name__ == "__main__":
    print(printed(make_board(int(sys.argv[1]) if len(sys.argv) > 1 else SEED)))
