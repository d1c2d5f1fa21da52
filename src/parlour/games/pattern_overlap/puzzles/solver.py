"""The solver: every way to put the cards on the black squares so that all squares match.

Depth first over the black squares, those that share most squares first. What is known of a
square's surroundings is packed into sixteen bits, as cards are, so that a card fits if it differs
nowhere under a mask. A square that holds a centre asks for nothing: in a puzzle with the wild
symbol a centre shares its square with one other card at most, and otherwise with none.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from parlour.core.rule import AT_ONCE, PLAIN, compiled, rule
from parlour.core.struct import Array
from parlour.games.pattern_overlap.faces import CODES, RING
from parlour.games.pattern_overlap.puzzles.puzzle import Laid, Puzzle, Square, outline_of

MOST = 2000  # solutions that are counted
KEPT = 64  # solutions that are given
FREE = -1
_is_compiled = AT_ONCE and not PLAIN


class Solutions(NamedTuple):
    """How many solutions there are (at most `MOST` are counted), some of them, and the effort."""

    total: int
    layouts: list[tuple[Laid, ...]]
    nodes: int


def solve(puzzle: Puzzle, most: int = MOST) -> Solutions:
    """All solutions on the black squares as they are drawn."""
    return solve_on(puzzle.side_number, puzzle.cards, puzzle.centers, most)


def solve_on(
    side: int, cards: tuple[int, ...], centers: tuple[Square, ...], most: int = MOST
) -> Solutions:
    """All ways to lay cards with their centres on these squares."""
    order = most_shared_first(centers)
    ring, cells = rings(order)
    kept = np.zeros((KEPT, len(cards), 2), np.int64)
    effort = np.zeros(1, np.int64)
    codes = CODES[side][list(cards)].astype(np.int64) & 0xFFFF
    enumerate_now = compiled(enumerate_all) if _is_compiled else enumerate_all
    count = int(enumerate_now(codes, ring, np.full(cells, FREE, np.int64), most, kept, effort))
    layouts = [
        tuple(
            Laid(cards[k], *square, int(rot))
            for square, (k, rot) in zip(order, found.tolist(), strict=True)
        )
        for found in kept[: min(count, KEPT)]
    ]
    return Solutions(count, layouts, int(effort[0]))


def use_compiled() -> None:
    """Let solving be compiled from now on; what was not made yet is made here."""
    global _is_compiled
    _is_compiled = not PLAIN
    solve_on(0, (0,), ((0, 0),), 1)


def most_shared_first(centers: tuple[Square, ...]) -> list[Square]:
    """The black squares in the order of solving: next is what shares most with those before."""
    left, order = list(centers), []
    known: set[Square] = set()
    while left:
        share = {one: len(outline_of([one]) & known) for one in left}
        total = {one: len(outline_of([one]) & outline_of(set(centers) - {one})) for one in left}
        best = max(left, key=lambda one: (share[one], total[one]))
        left.remove(best)
        order.append(best)
        known |= outline_of([best])
    return order


def rings(order: list[Square]) -> tuple[Array, int]:
    """For every black square the numbers of its eight cells; FREE where a centre lies."""
    black = set(order)
    number: dict[Square, int] = {}
    ring = np.full((len(order), 8), FREE, np.int64)
    for k, (x, y) in enumerate(order):
        for i, (dx, dy) in enumerate(RING):
            cell = x + dx, y + dy
            if cell not in black:
                ring[k, i] = number.setdefault(cell, len(number))
    return ring, len(number) + 1


@rule
def enumerate_all(
    codes: Array, ring: Array, cell: Array, most: int, kept: Array, effort: Array
) -> int:
    """Count solutions; `cell` holds the letters known so far and is FREE elsewhere."""
    n = ring.shape[0]
    at = np.zeros(n + 1, np.int64)  # what to try next at each depth: 4 * card + rotation
    filled = np.zeros(n + 1, np.int64)  # the squares of the ring that each depth fixed
    need = np.zeros((n + 1, 2), np.int64)
    used = 0
    count = 0
    depth = 0
    survey(ring, cell, 0, need)
    while depth >= 0:
        card = at[depth] >> 2
        rot = at[depth] & 3
        at[depth] += 1
        if card >= n:
            depth -= 1
            if depth >= 0:
                used ^= 1 << (at[depth] - 1 >> 2)
                unfix(ring, cell, depth, filled[depth])
            continue
        if used >> card & 1 or (codes[card, rot] ^ need[depth, 0]) & need[depth, 1]:
            continue
        effort[0] += 1
        kept[min(count, KEPT - 1), depth, 0] = card
        kept[min(count, KEPT - 1), depth, 1] = rot
        if depth == n - 1:
            count += 1
            if count >= most:
                return count
            if count < KEPT:
                for k in range(n):
                    kept[count, k, 0] = kept[count - 1, k, 0]
                    kept[count, k, 1] = kept[count - 1, k, 1]
            continue
        used |= 1 << card
        filled[depth] = fix(ring, cell, depth, codes[card, rot])
        depth += 1
        at[depth] = 0
        survey(ring, cell, depth, need)
    return count


@rule
def survey(ring: Array, cell: Array, depth: int, need: Array) -> None:
    """What the letters known so far ask of the card at a black square."""
    need[depth, 0] = 0
    need[depth, 1] = 0
    for i in range(8):
        k = ring[depth, i]
        if k != FREE and cell[k] != FREE:
            need[depth, 0] |= cell[k] << 2 * i
            need[depth, 1] |= 3 << 2 * i


@rule
def fix(ring: Array, cell: Array, depth: int, code: int) -> int:
    """Write the letters of a card where none is known; gives where, to take them back."""
    filled = 0
    for i in range(8):
        k = ring[depth, i]
        if k != FREE and cell[k] == FREE:
            cell[k] = code >> 2 * i & 3
            filled |= 1 << i
    return filled


@rule
def unfix(ring: Array, cell: Array, depth: int, filled: int) -> None:
    for i in range(8):
        if filled >> i & 1:
            cell[ring[depth, i]] = FREE


def solve_outline(puzzle: Puzzle, most_tries: int = 200_000) -> tuple[Laid, ...] | None:
    """A solution that shows the outline, without a look at the black squares; None if not found.

    Sets of centres are tried whose blocks fill the outline; each is solved as if it were shown.
    """
    for tries, centers in enumerate(coverings(puzzle)):
        found = solve_on(puzzle.side_number, puzzle.cards, centers, 1)
        if found.total:
            return found.layouts[0]
        if tries > most_tries:
            break
    return None


def coverings(puzzle: Puzzle) -> Iterator[tuple[Square, ...]]:
    """Sets of centres, one for every card, whose blocks are the outline and that may be stacked."""
    outline = puzzle.outline()
    inside = sorted(square for square in outline if outline_of([square]) <= outline)

    def go_on(chosen: list[Square], barred: frozenset[Square]) -> Iterator[tuple[Square, ...]]:
        open_cells = outline - outline_of(chosen)
        if len(chosen) == len(puzzle.cards):
            if not open_cells:
                yield tuple(chosen)
            return
        if len(open_cells) > 9 * (len(puzzle.cards) - len(chosen)):
            return
        fitting = [one for one in inside if one not in barred and may_join(puzzle, chosen, one)]
        if open_cells:
            aim = min(open_cells)
            fitting = [one for one in fitting if aim in outline_of([one])]
        for k, one in enumerate(fitting):
            yield from go_on([*chosen, one], barred | {one} | set(fitting[:k]))

    yield from go_on([], frozenset())


def may_join(puzzle: Puzzle, chosen: list[Square], one: Square) -> bool:
    """Whether another centre keeps to the rule about centres that share a square."""
    black: Any = [*chosen, one]
    if not puzzle.wild:
        return all(max(abs(x - one[0]), abs(y - one[1])) > 1 for x, y in chosen)
    return all(sum(square in outline_of([c]) for c in black) <= 2 for square in black)
