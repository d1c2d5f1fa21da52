"""Our solver and OR-tools' CP-SAT find the same solutions; `make solvers` times both."""

from __future__ import annotations

import pytest

from parlour.games.pattern_overlap.puzzles import check, collection, solve, solve_outline

pytest.importorskip(
    "ortools", reason="OR-tools is not installed: pip install 'parlour[compare]' brings it"
)

from tests.games.pattern_overlap.cpsat import Model, all_layouts, one_layout

SHOWN = ("A-01", "A-02", "A-03", "G-01", "G-02", "G-03")


@pytest.mark.parametrize("name", SHOWN)
def test_both_find_the_same_solutions(name: str) -> None:
    puzzle = collection()[name]
    ours = {frozenset(layout) for layout in solve(puzzle).layouts}
    assert all_layouts(Model(puzzle)) == ours
    assert len(ours) == puzzle.solutions


@pytest.mark.parametrize("cards", [3, 4])
def test_both_solve_hidden_centres(cards: int) -> None:
    puzzle = next(
        one for one in collection().values() if one.show == "outline" and len(one.cards) == cards
    )
    for layout in (one_layout(Model(puzzle)), solve_outline(puzzle)):
        assert layout is not None
        assert check(puzzle, layout).solved
