"""Greedy scores: what a play does for my lines and to my opponents', without looking ahead."""

from __future__ import annotations

import numpy as np

from parlour.core.rule import hot, rule
from parlour.core.struct import Array
from parlour.games.sequence_numbers.deck import MINUS, PLUS
from parlour.games.sequence_numbers.lines import (
    CELLS,
    FIVE,
    LINE_CELL,
    LINES,
    THROUGH,
    THROUGH_COUNT,
)
from parlour.games.sequence_numbers.rules import MINUS_AT, PLUS_AT
from parlour.games.sequence_numbers.survey import (
    CHIPS,
    CORNER_COVER,
    COVER,
    LOCKED,
    MINE,
    NEVER,
    SCORE,
    filled,
    is_open_to,
    kind_at,
)
from parlour.games.sequence_numbers.view import View

GROW = np.array([3.0, 10.0, 40.0, 200.0, 100000.0, 0.0])  # my open line, by cells filled
BLOCK = np.array([0.0, 2.0, 8.0, 36.0, 400.0, 0.0])  # an opponent's open line
FREED = np.array([1.0, 3.0, 10.0, 40.0, 200.0, 0.0])  # my line that a Minus unblocks
IN_HAND = 0.5
FREEING = 0.7
WILD_IS_WORTH = 60.0


@rule
def score_plays(v: View, x: Array, blocking: float) -> None:
    """Score every legal chip and removal; `blocking` is the weight of hurting opponents."""
    team = v.seat % v.teams
    plus, minus = x[MINE + PLUS] > 0.0, x[MINE + MINUS] > 0.0
    for cell in range(CELLS):
        x[SCORE + cell] = NEVER
        x[SCORE + PLUS_AT + cell] = NEVER
        x[SCORE + MINUS_AT + cell] = NEVER
        cover = x[COVER + cell]
        if cover == 0.0:
            mine = x[MINE + kind_at(v, cell)] > 0.0
            if mine or plus:
                worth = worth_of_chip(v, x, team, cell, blocking)
                if mine:
                    x[SCORE + cell] = worth
                if plus:
                    x[SCORE + PLUS_AT + cell] = worth - WILD_IS_WORTH
        elif minus and can_be_taken(v, x, team, cell):
            x[SCORE + MINUS_AT + cell] = worth_of_minus(v, x, team, cell, blocking)


@hot
def can_be_taken(v: View, x: Array, team: int, cell: int) -> bool:
    cover = x[COVER + cell]
    return cover != CORNER_COVER and cover != team + 1 and v.locked[cell] == 0


@rule
def worth_of_chip(v: View, x: Array, team: int, cell: int, blocking: float) -> float:
    """The worth of a chip: my lines it extends and opponents' lines it blocks."""
    worth = 0.0
    for rank in range(THROUGH_COUNT[cell]):
        line = THROUGH[cell, rank]
        for other in range(v.teams):
            if not is_open_to(v, x, other, line):
                continue
            if other == team:
                helped = 1.0 + IN_HAND * in_hand_besides(v, x, line, cell)
                worth += GROW[filled(x, team, line)] * helped
            else:
                worth += blocking * BLOCK[filled(x, other, line)]
    return worth


@rule
def in_hand_besides(v: View, x: Array, line: int, cell: int) -> float:
    """How many other open cells of a line I hold the number of."""
    count = 0.0
    for k in range(FIVE):
        other = LINE_CELL[line, k]
        if other != cell and x[COVER + other] == 0.0 and x[MINE + kind_at(v, other)] > 0.0:
            count += 1.0
    return count


@rule
def worth_of_minus(v: View, x: Array, team: int, cell: int, blocking: float) -> float:
    """The worth of a removal: opponents' lines it breaks and my lines it unblocks."""
    owner = int(x[COVER + cell]) - 1
    worth = -WILD_IS_WORTH
    for rank in range(THROUGH_COUNT[cell]):
        line = THROUGH[cell, rank]
        if is_open_to(v, x, owner, line):
            worth += blocking * BLOCK[min(4, filled(x, owner, line))]
        if is_blocked_once(v, x, team, line):
            worth += FREEING * FREED[min(4, filled(x, team, line))]
    return worth


@hot
def is_blocked_once(v: View, x: Array, team: int, line: int) -> bool:
    """Whether a single opposing chip blocks a line."""
    others = 0.0
    for other in range(v.teams):
        if other != team:
            others += x[CHIPS + other * LINES + line]
    return others == 1.0 and x[LOCKED + team * LINES + line] <= v.options.shared_chips


@rule
def least_useful(v: View, x: Array) -> int:
    """The kind to give up: a dead number, or the one whose best open cell is worth least."""
    team = v.seat % v.teams
    found, least = -1, 1e18
    for kind in range(PLUS):
        if x[MINE + kind] == 0.0:
            continue
        best = -1.0
        for k in range(2):
            if x[COVER + v.cells[kind, k]] == 0.0:
                best = max(best, worth_of_chip(v, x, team, v.cells[kind, k], 1.0))
        if best < least:
            found, least = kind, best
    if found < 0:
        found = MINUS if x[MINE + MINUS] > 0.0 else PLUS
    return found
