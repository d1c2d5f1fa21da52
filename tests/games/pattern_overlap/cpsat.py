"""The puzzles as a model for OR-tools' CP-SAT, to check our own solver.

x[k, p, r]: the centre of card k is on square p after r quarter turns; one place per card, one card
per square. y[c, v]: cell c shows letter v, exactly one per cell. If a card shows a letter on a cell
without a centre, the cell shows it. With hidden centres, every place inside the outline is a
candidate, every cell must be covered, and whether a cell has a centre is a variable too.
"""

from __future__ import annotations

from itertools import product
from typing import Any

from ortools.sat.python import cp_model

from parlour.games.pattern_overlap.faces import FACES, KINDS, RING, turned
from parlour.games.pattern_overlap.puzzles import Laid, Puzzle
from parlour.games.pattern_overlap.puzzles.puzzle import Square, outline_of

Var = Any


class Model:
    """A CP-SAT model of a puzzle, with its black squares shown or hidden as on its card."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle, self.model = puzzle, cp_model.CpModel()
        self.cells = sorted(puzzle.outline())
        self.hidden = puzzle.show == "outline"
        inside = [c for c in self.cells if outline_of([c]) <= puzzle.outline()]
        self.squares = inside if self.hidden else list(puzzle.centers)
        self.x: dict[tuple[int, Square, int], Var] = {
            (card, square, rot): self.model.new_bool_var("")
            for card, square, rot in product(puzzle.cards, self.squares, range(4))
        }
        self.y = {(c, v): self.model.new_bool_var("") for c, v in product(self.cells, KINDS)}
        self._one_place_each()
        for (card, square, rot), var in self.x.items():
            self._shows_its_letters(card, square, rot, var)
        if self.hidden:
            self._fills_the_outline()

    def _one_place_each(self) -> None:
        for card in self.puzzle.cards:
            self.model.add_exactly_one(v for (k, _, _), v in self.x.items() if k == card)
        for square in self.squares:
            here = self._centred(square)
            (self.model.add_at_most_one if self.hidden else self.model.add_exactly_one)(here)
        for cell in self.cells:
            self.model.add_exactly_one(self.y[cell, v] for v in KINDS)

    def _shows_its_letters(self, card: int, square: Square, rot: int, var: Var) -> None:
        face = turned(FACES[self.puzzle.side_number][card], rot)
        for (dx, dy), letter in zip(RING, face, strict=True):
            cell = square[0] + dx, square[1] + dy
            if self.hidden:
                given = [var, *(other.negated() for other in self._centred(cell))]
                self.model.add_bool_or(*(g.negated() for g in given), self.y[cell, letter])
            elif cell not in self.puzzle.centers:
                self.model.add_implication(var, self.y[cell, letter])

    def _fills_the_outline(self) -> None:
        """Every cell is covered; a centre's cell by no other card, or one in wild puzzles."""
        most = 2 if self.puzzle.wild else 1
        for cell in self.cells:
            near = [v for square in outline_of([cell]) for v in self._centred(square)]
            self.model.add(sum(near) >= 1)
            for var in self._centred(cell):
                self.model.add(sum(near) <= most).only_enforce_if(var)

    def _centred(self, square: Square) -> list[Var]:
        return [
            self.x[card, square, rot]
            for card, rot in product(self.puzzle.cards, range(4))
            if (card, square, rot) in self.x
        ]

    def layout(self, value: Any) -> tuple[Laid, ...]:
        """Return the cards of a solution."""
        return tuple(Laid(k, *at, rot) for (k, at, rot), var in self.x.items() if value(var))


class _Counted(cp_model.CpSolverSolutionCallback):
    """Collects every solution in a set, because cells with only a centre can show any letter."""

    def __init__(self, model: Model) -> None:
        super().__init__()
        self._model, self.layouts = model, set[frozenset[Laid]]()

    def on_solution_callback(self) -> None:
        self.layouts.add(frozenset(self._model.layout(self.boolean_value)))


def _solver() -> Any:
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    return solver


def all_layouts(model: Model) -> set[frozenset[Laid]]:
    """Return every solution with the black squares shown."""
    for cell in model.cells:
        if cell in model.puzzle.centers:  # it has a centre, so its letter doesn't matter
            model.model.add(model.y[cell, KINDS[0]] == 1)
    solver, counted = _solver(), _Counted(model)
    solver.parameters.enumerate_all_solutions = True
    assert solver.solve(model.model, counted) == cp_model.OPTIMAL
    return counted.layouts


def one_layout(model: Model, seconds: float = 60.0) -> tuple[Laid, ...] | None:
    """Return a solution; None if none was found in time."""
    solver = _solver()
    solver.parameters.max_time_in_seconds = seconds
    found = solver.solve(model.model) in (cp_model.OPTIMAL, cp_model.FEASIBLE)
    return model.layout(solver.boolean_value) if found else None
