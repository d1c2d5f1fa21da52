"""Make the puzzles of Think Str8! from games between bots: python -m tools.deductions [SEED]

Writes collection.txt and days.txt beside the package's module. The same seed gives the same files.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from datetime import timedelta
from random import Random

import msgspec

from parlour.games.think_str8.puzzles import days, shelf
from parlour.games.think_str8.puzzles.generator import generate
from parlour.games.think_str8.puzzles.puzzle import Puzzle, write

SEATS = (2, 3, 4)
STARS = (1, 2, 3, 4, 5)
LISTED = 14  # for each number of stars and players
DAYS = 52 * 7
FROM_A_GAME = 2  # puzzles with so many stars
SEED = "parlour"


def main(seed: str) -> None:
    """Fill both files."""
    wanted = {stars: LISTED + -(-_days_with(stars) // len(SEATS)) for stars in STARS}
    pools = {seats: _collected(seed, seats, wanted) for seats in SEATS}
    listed = [one for stars in STARS for seats in SEATS for one in pools[seats][stars][:LISTED]]
    named = [msgspec.structs.replace(one, id=f"D-{n:03}") for n, one in enumerate(listed, 1)]
    shelf.KEPT.write_text("".join(f"{write(one)}\n" for one in named), encoding="utf-8")
    rest = {stars: [pools[seats][stars][LISTED:] for seats in SEATS] for stars in STARS}
    queues = {stars: _in_turn(lists) for stars, lists in rest.items()}
    lines = [write(next(queues[stars])) for stars in map(_stars_on, range(DAYS))]
    days.KEPT.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def _stars_on(day: int) -> int:
    return days.STARS[(days.FIRST_DAY + timedelta(days=day)).weekday()]


def _days_with(stars: int) -> int:
    return sum(_stars_on(day) == stars for day in range(DAYS))


def _in_turn(lists: list[list[Puzzle]]) -> Iterator[Puzzle]:
    """One of each list after another."""
    for k in range(max(map(len, lists))):
        for one in lists:
            yield from one[k : k + 1]


def _collected(seed: str, seats: int, wanted: dict[int, int]) -> dict[int, list[Puzzle]]:
    """Puzzles by stars, with as many of each kind as possible."""
    pools: dict[int, list[Puzzle]] = {stars: [] for stars in STARS}
    kinds: Counter[tuple[str, int]] = Counter()
    number = 0
    while any(len(pools[stars]) < count for stars, count in wanted.items()):
        number += 1
        taken: Counter[int] = Counter()
        for one in generate(f"{seed} {number}", seats):
            stars = one.stars
            room = len(pools[stars]) < wanted[stars] and taken[stars] < FROM_A_GAME
            if room and kinds[one.kind, stars] < -(-wanted[stars] // 2):
                pools[stars].append(one)
                taken[stars] += 1
                kinds[one.kind, stars] += 1
        print(seats, number, {stars: len(found) for stars, found in pools.items()}, flush=True)
    for found in pools.values():
        Random(seed).shuffle(found)
    return pools


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else SEED)
