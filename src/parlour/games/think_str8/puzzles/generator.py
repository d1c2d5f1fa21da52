"""Makes puzzles from games between bots: `python -m tools.deductions` writes them to the files."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from parlour.core.table import Table
from parlour.games.think_str8.aid import worlds_of
from parlour.games.think_str8.puzzles.deduction import Deduction, stars_of, starts_for
from parlour.games.think_str8.puzzles.puzzle import (
    BET,
    CARD,
    FIND,
    GAME,
    Given,
    Puzzle,
    Round,
    Step,
)
from parlour.games.think_str8.rules import COLOURS, DICE, FINAL, NONE, TOKEN, TOKENS

LEVELS = ("fair", "strong")
MOST_ROUNDS = 6


def generate(seed: str, seats: int) -> Iterator[Puzzle]:
    """Puzzles from one game between bots, in the order of its turns."""
    random = Random(f"deductions {seed} {seats}")
    table = Table(GAME, seats, seed=f"deductions {seed}")
    levels = [random.choice(LEVELS) for _ in range(seats)]
    asked = set[tuple[object, ...]]()
    while not table.over and table.truth().phase != FINAL:
        seat = table.actors[0]
        view = table.facts(seat)
        if view.phase in (DICE, TOKEN) and view.this_round > 0:
            for puzzle in _questions(table, seat):
                about = seat, puzzle.kind, puzzle.colour, puzzle.answer[3], puzzle.dice
                made = polished(puzzle, random) if about not in asked else None
                asked.add(about)
                if made is not None:
                    yield made
        table.play(seat, table.bot(seat, levels[seat]))


def _questions(table: Table, seat: int) -> Iterator[Puzzle]:
    """What a seat can be certain of in this position, by the exact belief."""
    view, state = table.facts(seat), table.truth()
    worlds, counts = worlds_of(view)
    before = Puzzle(
        "new", CARD, 0, table.seats, seat, tuple(tuple(cards) for cards in state.holder),
        tuple(_round(view, r, seat) for r in range(view.this_round)),
    )  # fmt: skip
    sure = [colour for colour in range(COLOURS) if (counts[colour] > 0).sum() == 1]
    for colour in sure:
        yield msgspec.structs.replace(before, colour=colour)
    if len(sure) == 1:
        yield msgspec.structs.replace(before, kind=FIND, colour=sure[0])
    dice = tuple(view.dice[view.this_round])
    sums = sum(worlds >> (3 * colour) & 7 for colour in dice)
    low, size = int(sums.min()), int(sums.max() - sums.min()) + 1
    if view.phase == TOKEN and size <= TOKENS and starts_for(low, low + size - 1, size) == [low]:
        yield msgspec.structs.replace(before, kind=BET, dice=dice, size=size, start=low)


def _round(v: Any, r: int, seat: int) -> Round:
    """A round as a seat remembers it."""
    size = v.width[v.token[r][seat]]
    given = tuple(
        Given(other, v.given[r][other], v.value[r][other])
        for other in range(v.seats)
        if v.given[r][other] != NONE
    )
    return Round(tuple(v.dice[r]), v.start[r][seat], size, v.result[r][seat], given)


def polished(puzzle: Puzzle, random: Random) -> Puzzle | None:
    """The puzzle without rounds that it doesn't need, graded; None if it isn't a good one."""
    for one in random.sample(puzzle.rounds, len(puzzle.rounds)):
        rounds = tuple(other for other in puzzle.rounds if other is not one)
        fewer = msgspec.structs.replace(puzzle, rounds=rounds)
        if Deduction(fewer).is_answered():
            puzzle = fewer
    if not 0 < len(puzzle.rounds) <= MOST_ROUNDS or not Deduction(puzzle).is_answered():
        return None
    steps = Deduction(puzzle).explained()
    if steps is None or not any(step.rounds for step in steps) or _repeats(puzzle, steps):
        return None
    return msgspec.structs.replace(puzzle, steps=steps, stars=stars_of(puzzle.kind, steps))


def _repeats(puzzle: Puzzle, steps: tuple[Step, ...]) -> bool:
    """Whether the bet is one that was made before."""
    rounds = [puzzle.rounds[r] for step in steps for r in step.rounds]
    return len(steps) == 1 and puzzle.kind == BET and rounds[0].dice == puzzle.dice
