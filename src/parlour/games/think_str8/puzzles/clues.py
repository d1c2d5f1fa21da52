"""Clues: how a puzzle's answer is found, and what a wrong one contradicts, as facts."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np

from parlour.core.fact import Clue
from parlour.games.think_str8.puzzles.deduction import Deduction, Pad
from parlour.games.think_str8.puzzles.puzzle import BET, Puzzle, Step
from parlour.games.think_str8.rules import NONE
from parlour.games.think_str8.things import RESULTS, Card, Dice, Result, Spaces, dice_of


class Unseen(Clue, frozen=True):
    """The numbers of a colour that aren't visible elsewhere."""

    colour: int
    numbers: list[int]


class Told(Clue, frozen=True):
    """What one round excludes: its dice and result, and what the other cards there can make."""

    round: int
    dice: Dice
    result: Result
    first: int
    last: int
    spaces: Spaces
    rest: Spaces | None
    colour: int
    numbers: list[int]


class Together(Clue, frozen=True):
    """What two or three rounds exclude, although each of them allows it."""

    rounds: list[int]
    count: int
    colour: int
    numbers: list[int]


class Sums(Clue, frozen=True):
    """The sums that are left for a bet, by what is left on the pad and these rounds."""

    rounds: list[int]
    count: int
    dice: Dice
    spaces: Spaces


class Settled(Clue, frozen=True):
    """The only number that is left for a card."""

    colour: int
    value: int


class Visible(Clue, frozen=True):
    """A card that is on another holder or was given up."""

    colour: int
    value: int


class Contradicts(Clue, frozen=True):
    """Rounds that can't all be right with a card; for one round, what it would make with it."""

    rounds: list[int]
    count: int
    colour: int
    value: int
    would: Spaces | None
    result: Result
    first: int
    last: int
    spaces: Spaces | None


class AlsoPossible(Clue, frozen=True):
    """A card that can be a number, but other ones, too."""

    colour: int
    value: int
    numbers: list[int]


class Missed(Clue, frozen=True):
    """Cards that a hand may have, with a sum that a bet doesn't cover."""

    cards: list[Card]
    total: int


AnyClue = Unseen | Told | Together | Sums | Settled | Visible | Contradicts | AlsoPossible | Missed


def explanation(puzzle: Puzzle) -> list[Clue]:
    """The steps to the answer."""
    found = Deduction(puzzle)
    pad = Pad(found)
    told: list[Clue] = []
    for step in puzzle.steps:
        if step.colour != NONE and step.colour not in {one.colour for one in _unseen(told)}:
            told.append(Unseen(step.colour, found.open[step.colour]))
        told.append(_step(found, pad, step))
        pad.cross_out(step)
    if puzzle.kind != BET:
        told.append(Settled(puzzle.colour, puzzle.answer[3]))
    return told


def _unseen(told: list[Clue]) -> list[Unseen]:
    """The colours that have been looked at."""
    return [one for one in told if isinstance(one, Unseen)]


def _step(found: Deduction, pad: Pad, step: Step) -> Clue:
    puzzle, numbers = found.puzzle, list(step.numbers)
    rounds = [r + 1 for r in step.rounds]
    if step.colour == NONE:
        left = _spaces(*step.numbers)
        return Sums(rounds, len(rounds), dice_of(list(puzzle.dice)), left)
    if len(rounds) > 1:
        return Together(rounds, len(rounds), step.colour, numbers)
    (r,) = step.rounds
    bet, rest = _bet(puzzle, r), _others(found, r, step.colour, pad.inside)
    return Told(
        r + 1, dice_of(list(puzzle.rounds[r].dice)), RESULTS[puzzle.rounds[r].result],
        bet.first, bet.last, bet, rest, step.colour, numbers,
    )  # fmt: skip


def _spaces(first: int, last: int) -> Spaces:
    return Spaces(first, last, last - first + 1)


def _bet(puzzle: Puzzle, r: int) -> Spaces:
    one = puzzle.rounds[r]
    return _spaces(one.start, one.start + one.size - 1)


def _others(found: Deduction, r: int, colour: int, hands: Any) -> Spaces | None:
    """The least and the most that the other cards of a round can make; None if there are none."""
    dice = found.puzzle.rounds[r].dice
    if {*dice} == {colour}:
        return None
    rest = (found.sums(r) - dice.count(colour) * found.hands[:, colour])[hands]
    return _spaces(int(rest.min()), int(rest.max()))


# Wrong answers


def objection(puzzle: Puzzle, x: int, y: int) -> Clue:
    """Why a card or a start isn't the answer."""
    found = Deduction(puzzle)
    if puzzle.kind == BET:
        return _missed(found, x)
    if y not in found.open[x]:
        return Visible(x, y)
    left = sorted({int(value) for value in found.possible[:, x]})
    if y in left:
        return AlsoPossible(x, y, [value for value in left if value != y])
    return _contradiction(found, x, y)


def _missed(found: Deduction, start: int) -> Missed:
    """A possible hand whose sum the token doesn't cover there, as far from it as possible."""
    sums = found.bet_sums(found.possible)
    outside = np.maximum(start - sums, sums - (start + found.puzzle.size - 1))
    hand = found.possible[int(outside.argmax())]
    cards = [Card(colour, int(hand[colour])) for colour in sorted({*found.puzzle.dice})]
    return Missed(cards, int(sum(hand[colour] for colour in found.puzzle.dice)))


def _contradiction(found: Deduction, colour: int, value: int) -> Contradicts:
    """The fewest rounds that can't all be right with a card."""
    puzzle, with_it = found.puzzle, found.hands[:, colour] == value
    everything = range(len(puzzle.rounds))
    for count in range(1, len(puzzle.rounds) + 1):
        for rounds in combinations(everything, count):
            if not (with_it & found.together(rounds)).any():
                return _clash(found, rounds, colour, value)
    raise ValueError(f"{colour} can be {value}")


def _clash(found: Deduction, rounds: tuple[int, ...], colour: int, value: int) -> Contradicts:
    named, r = [r + 1 for r in rounds], rounds[0]
    if len(rounds) > 1:
        return Contradicts(named, len(named), colour, value, None, "none", 0, 0, None)
    sums = found.sums(r)[found.hands[:, colour] == value]
    would, bet = _spaces(int(sums.min()), int(sums.max())), _bet(found.puzzle, r)
    result = RESULTS[found.puzzle.rounds[r].result]
    return Contradicts(named, 1, colour, value, would, result, bet.first, bet.last, bet)
