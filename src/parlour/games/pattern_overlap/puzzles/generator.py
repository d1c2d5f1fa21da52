"""Generates puzzles from a random solution, so they are always solvable.

It uses Parlour's own random generator, so a seed always gives the same puzzle.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from parlour.core.chance import below, seeded
from parlour.games.pattern_overlap.faces import CARDS, CODES, RING, SIDES
from parlour.games.pattern_overlap.puzzles.checking import turns_alike
from parlour.games.pattern_overlap.puzzles.puzzle import (
    Laid,
    Puzzle,
    Square,
    by_rows,
    made,
)
from parlour.games.pattern_overlap.puzzles.solver import solve_on

TRIED = 14  # cards to try at each step
PER_SHAPE = 4  # the most solutions a good puzzle has, per rotational symmetry of its shape
SIZES = ((3, 3), (4, 4), (4, 5), (5, 7), (8, 10))  # fewest and most cards, by stars
ATTEMPTS = 400


def generate(
    seed: int | str, side: str, stars: int, wild: bool = False, show: str = "centers", id: str = ""
) -> Puzzle:
    """Generate a puzzle with this many stars."""
    chance = seeded(f"puzzle {seed} {side} {stars} {wild} {show}")[0]
    aim = stars - (show == "outline" and stars < 5)
    fewest, most = SIZES[max(aim, 1) - 1]
    for _ in range(ATTEMPTS):
        cards = fewest + below(chance, most - fewest + 1)
        least = 3 if aim <= 2 and not wild else 1
        answer = build(chance, SIDES.index(side), wild, cards, least)
        if answer is None:
            continue
        centers = by_rows((one.x, one.y) for one in answer)
        limit = PER_SHAPE * turns_alike(centers)
        found = solve_on(
            SIDES.index(side), tuple(sorted(one.card for one in answer)), centers, limit + 1
        )
        if found.total > limit:
            continue
        puzzle = made(id or f"{side[0].upper()}-{seed}", side, wild, show, answer, found.total)
        if puzzle.stars == stars:
            return puzzle
    raise ValueError(f"seed {seed!r} gave no puzzle with {stars} stars; try another seed")


def build(chance: Any, side: int, wild: bool, cards: int, least: int) -> list[Laid] | None:
    """Place cards on top of each other until there are enough; None if no more fit."""
    unused = list(range(CARDS))
    laid = [Laid(unused.pop(below(chance, CARDS)), 0, 0, 0)]
    while len(laid) < cards:
        tried = [unused[k] for k in some_of(chance, len(unused), TRIED)]
        ways = list(placements(side, wild, laid, tried, least))
        if not ways:
            return None
        aim = below(chance, sum(weight for weight, _ in ways))
        for weight, one in ways:
            aim -= weight
            if aim < 0:
                laid.append(one)
                unused.remove(one.card)
                break
    return laid


def some_of(chance: Any, n: int, count: int) -> list[int]:
    """Up to `count` distinct random numbers below n."""
    numbers = list(range(n))
    return [numbers.pop(below(chance, len(numbers))) for _ in range(min(count, n))]


def placements(
    side: int, wild: bool, laid: list[Laid], tried: list[int], least: int
) -> Iterator[tuple[int, Laid]]:
    """Placements of the cards, weighted by the cube of the squares covered."""
    shown, depth, black = surface(side, laid)
    for x, y in around(laid):
        asked = demand(shown, depth, black, wild, x, y)
        if asked is None or asked[2] < least:
            continue
        letters, mask, covered = asked
        for card in tried:
            for rot in range(4):
                if (int(CODES[side, card, rot]) ^ letters) & mask == 0:
                    yield covered**3, Laid(card, x, y, rot)


def surface(
    side: int, laid: list[Laid]
) -> tuple[dict[Square, int], dict[Square, int], set[Square]]:
    """The letter on each square, the number of cards on it, and the set of centres."""
    shown: dict[Square, int] = {}
    depth: dict[Square, int] = {}
    for one in laid:
        code = int(CODES[side, one.card, one.rot])
        for i, (dx, dy) in enumerate(RING):
            shown[one.x + dx, one.y + dy] = code >> 2 * i & 3
            depth[one.x + dx, one.y + dy] = depth.get((one.x + dx, one.y + dy), 0) + 1
        depth[one.x, one.y] = depth.get((one.x, one.y), 0) + 1
    return shown, depth, {(one.x, one.y) for one in laid}


def around(laid: list[Laid]) -> list[Square]:
    """Every place where a card would overlap another, in a fixed order."""
    near = range(-2, 3)
    return sorted({(one.x + dx, one.y + dy) for one in laid for dx in near for dy in near})


def demand(
    shown: dict[Square, int], depth: dict[Square, int], black: set[Square], wild: bool,
    x: int, y: int,
) -> tuple[int, int, int] | None:  # fmt: skip
    """The letters and mask a card here must match, and squares covered; None if not allowed."""
    if (x, y) in black or depth.get((x, y), 0) > (1 if wild else 0):
        return None
    letters = mask = 0
    covered = int((x, y) in depth)
    for i, (dx, dy) in enumerate(RING):
        square = x + dx, y + dy
        covered += square in depth
        if square in black:
            if not wild or depth[square] > 1:
                return None
        elif square in shown:
            letters |= shown[square] << 2 * i
            mask |= 3 << 2 * i
    return letters, mask, covered
