"""Puzzles of one's own with wild centres: which solutions there are, and in which order they go."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import permutations, product

import pytest

from parlour.features.material import parse
from parlour.games.pattern_overlap.faces import CARDS, CODES, RING
from parlour.games.pattern_overlap.puzzles import Laid, Puzzle, Workspace, check, solve
from parlour.games.pattern_overlap.puzzles.checking import clashes
from parlour.games.pattern_overlap.puzzles.puzzle import made

ONE_WAY = """kind: puzzle
game: pattern-overlap
name: one way
side: gems
centers: wild
answer:
  6.3@(1,1)0
  2.3@(2,2)3
  8.5@(1,2)1
  7.4@(1,3)3
"""


def own(seed: int, cards: int) -> Puzzle:
    """Return a random wild puzzle with centres close to each other."""
    luck = random.Random(f"wild {seed} {cards}")
    while True:
        laid = [Laid(luck.randrange(CARDS), 0, 0, 0)]
        for _ in range(4000):
            under = luck.choice(laid)
            one = Laid(luck.randrange(CARDS), under.x + luck.randint(-1, 1),
                       under.y + luck.randint(-1, 1), luck.randrange(4))  # fmt: skip
            taken = {(o.x, o.y) for o in laid}
            fresh = one.card not in {o.card for o in laid} and (one.x, one.y) not in taken
            puzzle = made("", "gems", True, "centers", [*laid, one], 1)
            if fresh and not clashes(puzzle, [*laid, one]):
                laid.append(one)
            if len(laid) == cards:
                return made("own", "gems", True, "centers", laid, 1)


def fitting(puzzle: Puzzle) -> Iterator[list[Laid]]:
    """Layouts whose cards match wherever no centre lies."""
    black = set(puzzle.centers)
    for cards in permutations(puzzle.cards):
        for rots in product(range(4), repeat=len(cards)):
            shows: dict[tuple[int, int], int] = {}
            alike = True
            for card, (x, y), rot in zip(cards, puzzle.centers, rots, strict=True):
                code = int(CODES[puzzle.side_number][card, rot])
                for i, (dx, dy) in enumerate(RING):
                    letter, at = code >> 2 * i & 3, (x + dx, y + dy)
                    alike &= at in black or shows.setdefault(at, letter) == letter
            if alike:
                places = zip(cards, puzzle.centers, rots, strict=True)
                yield [Laid(card, *square, rot) for card, square, rot in places]


def every_way(puzzle: Puzzle) -> set[frozenset[Laid]]:
    """Return the solutions found by trying every layout in every order."""
    return {
        frozenset(layout)
        for layout in fitting(puzzle)
        if any(check(puzzle, order).solved for order in permutations(layout))
    }


def agree(puzzle: Puzzle) -> None:
    """The solver finds what trying everything finds, each layout in an order that works."""
    found = solve(puzzle)
    assert {frozenset(layout) for layout in found.layouts} == every_way(puzzle)
    assert found.total == len(found.layouts)
    assert all(check(puzzle, layout).solved for layout in found.layouts)


def test_P38_the_order_of_stacking_decides_what_is_a_solution():
    puzzle = parse(ONE_WAY).content
    assert puzzle.solutions == 1  # five layouts match, but four of them in no order
    agree(puzzle)


@pytest.mark.parametrize("seed", range(6))
def test_P38_wild_puzzles_of_one_s_own_are_solved_right(seed: int):
    agree(own(seed, 3))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(60))
def test_P38_many_wild_puzzles_of_one_s_own_are_solved_right(seed: int):
    agree(own(seed, 4))


@pytest.mark.compiled
def test_P38_the_compiled_solver_knows_the_order_too():
    from parlour.games.pattern_overlap.puzzles import solver

    puzzles = [parse(ONE_WAY).content, *(own(seed, 5) for seed in range(4))]
    plain = [solve(puzzle) for puzzle in puzzles]
    solver.use_compiled()
    assert [solve(puzzle) for puzzle in puzzles] == plain


@pytest.mark.parametrize("first", range(4))
def test_P38_hints_lead_to_a_solution_whatever_lies_first(first: int):
    puzzle = parse(ONE_WAY).content
    work = Workspace(puzzle)
    one = puzzle.answer[first]
    work.put(one.card, one.rot, one.x, one.y)
    hints = 0
    while not work.solved:
        work.hint()
        hints += 1
        assert hints <= len(puzzle.cards)


def test_P38_a_hint_lays_a_card_again_that_lies_too_low():
    puzzle = parse(ONE_WAY).content
    work = Workspace(puzzle)
    wrong = next(o for o in permutations(puzzle.answer) if not check(puzzle, o).solved)
    for one in wrong:
        work.put(one.card, one.rot, one.x, one.y)
    assert set(work.layout) == set(puzzle.answer)
    assert not work.solved
    while not work.solved:
        work.hint()
    assert work.hints < len(puzzle.cards)
    with pytest.raises(ValueError, match="is over"):
        work.hint()
