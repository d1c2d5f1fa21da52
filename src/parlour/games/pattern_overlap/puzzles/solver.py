"""The puzzle solver: finds every way to place the cards on the black squares.

Depth-first search over the black squares, starting with those that share the most squares. The
known letters around a black square are packed into 16 bits, as cards are, so a card fits if it
equals them under a mask. A cell with a centre imposes no such constraint; in wild puzzles, where
two or more cards share it with the centre, there must be an order to stack them in (stacking.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from parlour.core.rule import AT_ONCE, PLAIN, compiled, rule
from parlour.core.struct import Array
from parlour.games.pattern_overlap.faces import CODES, RING
from parlour.games.pattern_overlap.puzzles.puzzle import Laid, Puzzle, Square, outline_of
from parlour.games.pattern_overlap.puzzles.stacking import (
    FREE,
    LETTERS,
    longest_start,
    mark,
    orders_from,
    stackable,
    unmark,
)

MOST = 2000  # solutions to count
KEPT = 64  # solutions to return
_is_compiled = AT_ONCE and not PLAIN


class Solutions(NamedTuple):
    """The number of solutions (counted up to `most`), some of them in an order in which they can be
    stacked, and the nodes searched."""

    total: int
    layouts: list[tuple[Laid, ...]]
    nodes: int


def solve(puzzle: Puzzle, most: int = MOST) -> Solutions:
    """Solve a puzzle on its black squares as drawn."""
    return solve_on(puzzle.side_number, puzzle.cards, puzzle.centers, most)


def solve_on(
    side: int, cards: tuple[int, ...], centers: tuple[Square, ...], most: int = MOST
) -> Solutions:
    """Find all ways to place cards with their centres on these squares."""
    order = most_shared_first(centers)
    ring, cells = rings(order)
    share = shared_centers(order)
    kept = np.zeros((KEPT, len(cards), 2), np.int64)
    effort = np.zeros(1, np.int64)
    codes = CODES[side][list(cards)].astype(np.int64) & 0xFFFF
    enumerate_now = compiled(enumerate_all) if _is_compiled else enumerate_all
    cell = np.full(cells, FREE, np.int64)
    count = int(enumerate_now(codes, ring, share, cell, most, kept, effort))
    layouts = [
        in_order(
            side,
            [
                Laid(cards[k], *square, int(rot))
                for square, (k, rot) in zip(order, found.tolist(), strict=True)
            ],
        )
        for found in kept[: min(count, KEPT)]
    ]
    return Solutions(count, layouts, int(effort[0]))


def in_order(side: int, layout: list[Laid]) -> tuple[Laid, ...]:
    """The cards of a solution in an order in which they can be stacked."""
    order = orders_from(shown_on_centers(side, layout), ())
    return tuple(layout[k] for k in order or range(len(layout)))


def continued(side: int, solution: Sequence[Laid], laid: Sequence[Laid]) -> tuple[int, list[Laid]]:
    """How many of the cards laid may stay for a solution, and an order starting with them."""
    places = {one: place for place, one in enumerate(solution)}
    here = [places[one] for one in laid if one in places]
    stay, order = longest_start(shown_on_centers(side, solution), here)
    return stay, [solution[k] for k in order]


def shown_on_centers(side: int, layout: Sequence[Laid]) -> Array:
    """The cards of a layout by the centre whose cell they share and the letter they show there."""
    share = shared_centers([(one.x, one.y) for one in layout])
    shown = np.zeros((len(layout), LETTERS), np.int64)
    for k, one in enumerate(layout):
        mark(share, shown, k, int(CODES[side][one.card, one.rot]) & 0xFFFF)
    return shown


def use_compiled() -> None:
    """Use compiled code from now on, compiling it now if necessary."""
    global _is_compiled
    _is_compiled = not PLAIN
    solve_on(0, (0,), ((0, 0),), 1)


def most_shared_first(centers: tuple[Square, ...]) -> list[Square]:
    """The black squares in search order: next is the one that shares most with those before."""
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
    """The cells around each black square, FREE for a centre, and the size of the cell array."""
    black = set(order)
    number: dict[Square, int] = {}
    ring = np.full((len(order), 8), FREE, np.int64)
    for k, (x, y) in enumerate(order):
        for i, (dx, dy) in enumerate(RING):
            cell = x + dx, y + dy
            if cell not in black:
                ring[k, i] = number.setdefault(cell, len(number))
    return ring, len(number) + 1


def shared_centers(order: Sequence[Square]) -> Array:
    """The centres around each black square whose cell a second card shares, FREE for the rest."""
    black = {square: k for k, square in enumerate(order)}
    share = np.full((len(order), 8), FREE, np.int64)
    for k, (x, y) in enumerate(order):
        for i, (dx, dy) in enumerate(RING):
            cell = x + dx, y + dy
            if cell in black and len(outline_of([cell]) & black.keys()) > 2:
                share[k, i] = black[cell]
    return share


@rule
def enumerate_all(
    codes: Array, ring: Array, share: Array, cell: Array, most: int, kept: Array, effort: Array
) -> int:
    """Count solutions; `cell` has the letters known so far, FREE elsewhere."""
    n = ring.shape[0]
    shown = np.zeros((n, LETTERS), np.int64)  # the cards around each shared centre, by letter
    at = np.zeros(n + 1, np.int64)  # the next try at each depth: 4 * card + rotation
    filled = np.zeros(n + 1, np.int64)  # the ring squares fixed at each depth
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
                unmark(share, shown, depth)
            continue
        if used >> card & 1 or (codes[card, rot] ^ need[depth, 0]) & need[depth, 1]:
            continue
        effort[0] += 1
        mark(share, shown, depth, codes[card, rot])
        if not stackable(shown):
            unmark(share, shown, depth)
            continue
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
            unmark(share, shown, depth)
            continue
        used |= 1 << card
        filled[depth] = fix(ring, cell, depth, codes[card, rot])
        depth += 1
        at[depth] = 0
        survey(ring, cell, depth, need)
    return count


@rule
def survey(ring: Array, cell: Array, depth: int, need: Array) -> None:
    """Write the letters and mask that the card at a black square must match."""
    need[depth, 0] = 0
    need[depth, 1] = 0
    for i in range(8):
        k = ring[depth, i]
        if k != FREE and cell[k] != FREE:
            need[depth, 0] |= cell[k] << 2 * i
            need[depth, 1] |= 3 << 2 * i


@rule
def fix(ring: Array, cell: Array, depth: int, code: int) -> int:
    """Write a card's letters to unknown cells; returns which, for `unfix`."""
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
    """Solve a puzzle from its outline alone; None if no solution is found.

    It tries each set of centres whose blocks fill the outline.
    """
    for tries, centers in enumerate(coverings(puzzle)):
        found = solve_on(puzzle.side_number, puzzle.cards, centers, 1)
        if found.total:
            return found.layouts[0]
        if tries > most_tries:
            break
    return None


def coverings(puzzle: Puzzle) -> Iterator[tuple[Square, ...]]:
    """Sets of centres, one per card, that fill the outline and can be stacked."""
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
    """Whether adding a centre respects the limit on cards that share a centre's cell."""
    black: Any = [*chosen, one]
    if not puzzle.wild:
        return all(max(abs(x - one[0]), abs(y - one[1])) > 1 for x, y in chosen)
    return all(sum(square in outline_of([c]) for c in black) <= 2 for square in black)
