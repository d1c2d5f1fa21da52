"""Workspace: a puzzle in progress, solved alone or together. It has no clock of its own."""

from __future__ import annotations

from parlour.games.pattern_overlap.puzzles.checking import Verdict, check
from parlour.games.pattern_overlap.puzzles.puzzle import Laid, Puzzle
from parlour.games.pattern_overlap.puzzles.solver import continued, solve


class Workspace:
    """The cards placed so far, stacked in the order they were last put down."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.layout: list[Laid] = []
        self.hints = 0
        self.solved = self.given_up = False

    @property
    def over(self) -> bool:
        """Whether the puzzle is solved or given up."""
        return self.solved or self.given_up

    def put(self, card: int, rot: int, x: int, y: int) -> Verdict | None:
        """Place or move a card; the last card triggers a check."""
        if card not in self.puzzle.cards:
            raise ValueError(f"card {card} does not belong to puzzle {self.puzzle.id}")
        self.lift(card)
        self.layout.append(Laid(card, x, y, rot % 4))
        return self.check() if len(self.layout) == len(self.puzzle.cards) else None

    def lift(self, card: int) -> None:
        """Take a card back to the tray."""
        if self.over:
            raise ValueError(f"puzzle {self.puzzle.id} is over")
        self.layout = [one for one in self.layout if one.card != card]

    def check(self) -> Verdict:
        """Check whether the puzzle is solved."""
        verdict = check(self.puzzle, self.layout)
        self.solved = verdict.solved and not self.given_up
        return verdict

    def hint(self) -> Laid:
        """Correct one card, using the solution that agrees best with the layout."""
        self.lift(-1)
        wrong = self._next()
        self.hints += 1
        self.layout = [one for one in self.layout if (one.x, one.y) != (wrong.x, wrong.y)]
        self.put(wrong.card, wrong.rot, wrong.x, wrong.y)
        return wrong

    def _next(self) -> Laid:
        """The card to lay next, with as many of the others as possible staying where they are."""
        solutions = [self.puzzle.answer, *solve(self.puzzle).layouts]
        laid = set(self.layout)
        solutions.sort(key=lambda solution: -len(laid & set(solution)))
        most, best = -1, list(self.puzzle.answer)
        for solution in solutions:
            if len(laid & set(solution)) > most:
                stay, order = continued(self.puzzle.side_number, solution, self.layout)
                most, best = max((most, best), (stay, order), key=lambda found: found[0])
        if most == len(self.puzzle.cards):
            raise ValueError("every card is already in the right place")
        return best[most]

    def give_up(self) -> tuple[Laid, ...]:
        """Give up and return the answer."""
        self.given_up = not self.solved
        return self.puzzle.answer

    # Action numbers, for environments: PUT (k*4 + r)*n + p for card k and black square p, then
    # n LIFTs, CHECK, HINT and GIVE_UP.

    def act(self, action: int) -> None:
        """Apply an action number."""
        n = len(self.puzzle.cards)
        if not 0 <= action < self.actions:
            raise ValueError(f"a puzzle of {n} cards has actions 0 to {self.actions - 1}")
        if action < 4 * n * n:
            rest, square = divmod(action, n)
            index, rot = divmod(rest, 4)
            self.put(self.puzzle.cards[index], rot, *self.puzzle.centers[square])
        elif action < 4 * n * n + n:
            self.lift(self.puzzle.cards[action - 4 * n * n])
        else:
            (self.check, self.hint, self.give_up)[action - 4 * n * n - n]()

    @property
    def actions(self) -> int:
        """The number of actions."""
        n = len(self.puzzle.cards)
        return 4 * n * n + n + 3
