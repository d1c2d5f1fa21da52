"""Deduction: what follows from the rounds of a puzzle, and how a person can find it out.

At first, a card can be every number that isn't visible elsewhere. A step takes one round, or two or
three together, and excludes the numbers of a colour that no hand in the remaining numbers has if
these rounds are right. Steps with one round are what people do on the pad.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import combinations
from types import SimpleNamespace
from typing import Any

import numpy as np

from parlour.games.think_str8.belief import allowed_sums
from parlour.games.think_str8.puzzles.puzzle import BET, FIND, Puzzle, Round, Step
from parlour.games.think_str8.rules import COLOURS, NONE, SPACES, VALUES

MOST_TOGETHER = 3  # rounds in a step
MOST_STARS = 5


class Deduction:
    """All hands of the numbers that the viewer can't see, and which rounds each of them fits."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.open = [self._unseen(colour) for colour in range(COLOURS)]
        self.hands = all_of(self.open)
        self.fits = [self._fits(r) for r in range(len(puzzle.rounds))]

    def _unseen(self, colour: int) -> list[int]:
        puzzle = self.puzzle
        seen = {cards[colour] for seat, cards in enumerate(puzzle.holders) if seat != puzzle.seat}
        seen |= {one.value for row in puzzle.rounds for one in row.given if one.colour == colour}
        return [value for value in range(VALUES) if value not in seen]

    def old_card(self, r: int, colour: int) -> int | None:
        """The own card of a colour in a round, if it was given up then or later."""
        for later in self.puzzle.rounds[r:]:
            for seat, given, value in later.given:
                if (seat, given) == (self.puzzle.seat, colour):
                    return value
        return None

    def sums(self, r: int) -> Any:
        """The sum of each hand in a round."""
        total = np.zeros(len(self.hands), np.int8)
        for colour in self.puzzle.rounds[r].dice:
            old = self.old_card(r, colour)
            total += self.hands[:, colour] if old is None else old
        return total

    def unknown(self, r: int) -> list[int]:
        """The colours of a round whose cards are still on the holder."""
        dice = self.puzzle.rounds[r].dice
        return [colour for colour in sorted({*dice}) if self.old_card(r, colour) is None]

    def _fits(self, r: int) -> Any:
        mask = allowed(self.puzzle.rounds[r])
        return np.array([mask >> k & 1 for k in range(SPACES)], bool)[self.sums(r)]

    @cached_property
    def possible(self) -> Any:
        """The hands that fit every round."""
        return self.hands[self.together(range(len(self.fits)))]

    def together(self, rounds: Iterable[int]) -> Any:
        """Which hands fit all of these rounds."""
        fitting = np.ones(len(self.hands), bool)
        for r in rounds:
            fitting &= self.fits[r]
        return fitting

    def certain(self) -> dict[int, int]:
        """The cards that are the same in every possible hand."""
        hands = self.possible
        return {c: int(hands[0, c]) for c in range(COLOURS) if (hands[:, c] == hands[0, c]).all()}

    def bet_sums(self, hands: Any) -> Any:
        """The sum of the puzzle's bet in these hands."""
        return sum(hands[:, colour] for colour in self.puzzle.dice)

    def is_answered(self) -> bool:
        """Whether exactly one answer is right, and the own hand is a possible one."""
        puzzle = self.puzzle
        if not (self.possible == puzzle.holders[puzzle.seat]).all(axis=1).any():
            return False
        if puzzle.kind == BET:
            sums = self.bet_sums(self.possible)
            fitting = starts_for(int(sums.min()), int(sums.max()), puzzle.size)
            return fitting == [puzzle.start]
        sure = self.certain()
        if puzzle.kind == FIND and len(sure) != 1:
            return False
        return sure.get(puzzle.colour) == puzzle.answer[3]

    # How a person finds it out

    def explained(self) -> tuple[Step, ...] | None:
        """The steps to the answer without any that aren't needed; None if it takes too much."""
        steps: list[Step] = []
        pad = Pad(self)
        while not steps or not pad.done(steps[-1]):
            step = pad.next_step()
            if step is None:
                return None
            steps.append(step)
            pad.cross_out(step)
        for step in reversed(steps[:-1]):
            fewer = [one for one in steps if one is not step]
            if self.holds(fewer):
                steps = fewer
        return tuple(steps)

    def holds(self, steps: Iterable[Step]) -> bool:
        """Whether each of the steps follows from those before it, and the last is the answer."""
        pad, last = Pad(self), None
        for last in steps:
            if not pad.follows(last):
                return False
            pad.cross_out(last)
        return last is not None and pad.done(last)


class Pad:
    """The numbers that are left on the way to the answer."""

    def __init__(self, deduction: Deduction) -> None:
        self.of, self.puzzle = deduction, deduction.puzzle
        self.inside = np.ones(len(deduction.hands), bool)

    def cross_out(self, step: Step) -> None:
        """Cross out the numbers of a step."""
        if step.colour != NONE:
            for value in step.numbers:
                self.inside &= self.of.hands[:, step.colour] != value

    def left(self, colour: int, hands: Any = None) -> set[int]:
        """The numbers of a colour that are left, in some of the hands."""
        chosen = self.inside if hands is None else hands
        counts = np.bincount(self.of.hands[chosen, colour], minlength=VALUES)
        return {value for value in range(VALUES) if counts[value]}

    def follows(self, step: Step) -> bool:
        """Whether a step is right."""
        hands = self.inside & self.of.together(step.rounds)
        if step.colour != NONE:
            return not self.left(step.colour, hands) & {*step.numbers}
        sums = self.of.bet_sums(self.of.hands[hands])
        return (int(sums.min()), int(sums.max())) == step.numbers

    def done(self, step: Step) -> bool:
        """Whether the answer is known after a step."""
        if self.puzzle.kind == BET:
            return step.colour == NONE
        return len(self.left(self.puzzle.colour)) == 1

    def next_step(self) -> Step | None:
        """The simplest step, which excludes most; that of the answer if there is one."""
        for count in range(MOST_TOGETHER + 1):
            found = list(self._steps(count))
            if found:
                return max(found, key=self._worth)
        return None

    def _worth(self, step: Step) -> tuple[bool, int]:
        return step.colour in (NONE, self.puzzle.colour), len(step.numbers)

    def _steps(self, count: int) -> Iterator[Step]:
        """The steps that take so many rounds."""
        for rounds in combinations(range(len(self.of.fits)), count):
            hands = self.inside & self.of.together(rounds)
            if self.puzzle.kind == BET:
                sums = self.of.bet_sums(self.of.hands[hands])
                low, high = int(sums.min()), int(sums.max())
                if self.puzzle.start in starts_for(low, high, self.puzzle.size):
                    yield Step(rounds, NONE, (low, high))
            for colour in sorted({c for r in rounds for c in self.of.unknown(r)}):
                excluded = self.left(colour) - self.left(colour, hands)
                if excluded:
                    yield Step(rounds, colour, tuple(sorted(excluded)))


def all_of(numbers: list[list[int]]) -> Any:
    """Every choice of one of the numbers of each colour, a row each."""
    count = math.prod(map(len, numbers))
    hands = np.empty((count, len(numbers)), np.int8, order="F")
    times, block = 1, count
    for colour, some in enumerate(numbers):
        block //= len(some)
        hands[:, colour] = np.tile(np.repeat(np.array(some, np.int8), block), times)
        times *= len(some)
    return hands


def allowed(one: Round) -> int:
    """The sums that the result of a round allows, as a mask."""
    bet = {"start": one.start, "width": one.size, "token": 0, "result": one.result}
    row: Any = SimpleNamespace(**{name: np.array([[value]]) for name, value in bet.items()})
    row.width = row.width[0]
    return int(allowed_sums(row, 0, 0))


def starts_for(low: int, high: int, size: int) -> list[int]:
    """Where a token has to start to cover all these sums."""
    starts = range(SPACES + 1 - size)
    return [start for start in starts if start <= low and high < start + size]


def stars_of(kind: str, steps: tuple[Step, ...]) -> int:
    """How hard a puzzle is.

    One star if a single look at one round is enough, two for two such looks, three for more. Four
    if two rounds have to be combined, five if that isn't all, or if it takes three. One more if the
    card has to be found, too.
    """
    looks = [step for step in steps if step.rounds]
    widest = max(len(step.rounds) for step in steps)
    stars = min(3, len(looks)) if widest < 2 else 4 if widest == 2 and len(looks) < 3 else 5
    return min(MOST_STARS, stars + (kind == FIND))
