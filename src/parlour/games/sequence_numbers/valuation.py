"""The worth of a whole position to a seat, by its lines and by the cards that are unseen.

A line that a team can still complete counts by the cells it lacks, each of them by how likely its
card is to come: in my hand, or among the unseen. On top: the risk that an opponent completes one
before my next turn, the chance that my team does, Plus and Minus in hand, and sequences made.
The weights were found by play, not by theory.
"""

from __future__ import annotations

import numpy as np

from parlour.core.rule import hot, rule
from parlour.core.struct import Array
from parlour.games.sequence_numbers.deck import MINUS, PLUS
from parlour.games.sequence_numbers.greedy import can_be_taken
from parlour.games.sequence_numbers.lines import (
    CELLS,
    FIVE,
    LINE_CELL,
    LINES,
    THROUGH,
    THROUGH_COUNT,
)
from parlour.games.sequence_numbers.rules import MINUS_AT, PLUS_AT, TEAMS
from parlour.games.sequence_numbers.survey import (
    CHIPS,
    COVER,
    LOCKED,
    MINE,
    NEVER,
    NOTES,
    SCORE,
    UNSEEN,
    filled,
    is_open_to,
    kind_at,
    risk,
    unseen_cards,
)
from parlour.games.sequence_numbers.view import View

MY_FACTOR = NOTES  # by cell: how likely I can fill it; 1 where nothing is lacking
THEIR_FACTOR = MY_FACTOR + CELLS
THREAT = THEIR_FACTOR + CELLS  # team, cell: 1 where one chip completes a line
SEQUENCES = THREAT + TEAMS * CELLS  # by team
WORK = SEQUENCES + TEAMS - NOTES

LACKING = np.array([0.0, 44.0, 38.4, 6.0, 1.28, 0.64])  # an open line by the cells it lacks
ONLY_MINE, MINE_TOO = 1.0, 0.85
TO_COME_MINE = np.array([0.08, 0.448, 0.42])  # by unseen cards of the number
TO_COME_THEIRS = np.array([0.04, 0.30, 0.45])
FAR_FROM_WINNING = 0.7  # while two more sequences are needed
THEIR_WEIGHT, EACH_OF_TWO = 0.36, 0.6
NOT_YET_WINNING = 0.45
SECOND_TURN = 0.6
RISK, HOPE = 360.0, 500.0
UNPLAYED, PARTNER = 0.35, 0.5
PLUS_KEPT, MINUS_KEPT = 175.0, 55.0
SEQUENCE = 900.0
WIN = 1e9


@rule
def value_plays(v: View, x: Array) -> None:
    """Score every legal chip and removal by the position that it leads to."""
    team = v.seat % v.teams
    for k in range(TEAMS):
        x[SEQUENCES + k] = v.sequences[k]
    for cell in range(CELLS):
        set_factors(v, x, cell)
    plus, minus = x[MINE + PLUS] > 0.0, x[MINE + MINUS] > 0.0
    for cell in range(CELLS):
        x[SCORE + cell] = NEVER
        x[SCORE + PLUS_AT + cell] = NEVER
        x[SCORE + MINUS_AT + cell] = NEVER
        if x[COVER + cell] == 0.0:
            kind = kind_at(v, cell)
            if x[MINE + kind] > 0.0:
                x[SCORE + cell] = value_after_chip(v, x, team, cell, kind)
            if plus:
                x[SCORE + PLUS_AT + cell] = value_after_chip(v, x, team, cell, PLUS)
        elif minus and can_be_taken(v, x, team, cell):
            x[SCORE + MINUS_AT + cell] = value_after_minus(v, x, team, cell)


@hot
def set_factors(v: View, x: Array, cell: int) -> None:
    """How likely a cell is to be filled, by me and by others."""
    x[MY_FACTOR + cell] = 1.0
    x[THEIR_FACTOR + cell] = 1.0
    if x[COVER + cell] == 0.0:
        kind = kind_at(v, cell)
        unseen = min(2, max(0, int(x[UNSEEN + kind])))
        x[THEIR_FACTOR + cell] = TO_COME_THEIRS[unseen]
        if x[MINE + kind] > 0.0:
            x[MY_FACTOR + cell] = ONLY_MINE if unseen == 0 else MINE_TOO
        else:
            x[MY_FACTOR + cell] = TO_COME_MINE[unseen]


@hot
def set_factors_of(v: View, x: Array, kind: int) -> None:
    if kind < PLUS:
        set_factors(v, x, v.cells[kind, 0])
        set_factors(v, x, v.cells[kind, 1])


@hot
def put_chip(x: Array, team: int, cell: int, chips: float) -> None:
    """Add a chip to the lines through a cell, or with -1 take it away."""
    for rank in range(THROUGH_COUNT[cell]):
        x[CHIPS + team * LINES + THROUGH[cell, rank]] += chips


@rule
def value_after_chip(v: View, x: Array, team: int, cell: int, kind: int) -> float:
    """Put a chip down, look, and take it back."""
    put_chip(x, team, cell, 1.0)
    x[COVER + cell] = team + 1
    x[MINE + kind] -= 1.0
    set_factors_of(v, x, kind)
    set_factors(v, x, cell)
    claimed = completed(v, x, team, cell)
    if claimed >= 0:
        lock(v, x, team, claimed, 1.0)
        x[SEQUENCES + team] += 1.0
    worth = WIN if x[SEQUENCES + team] >= v.target else position(v, x, team)
    if claimed >= 0:
        lock(v, x, team, claimed, -1.0)
        x[SEQUENCES + team] -= 1.0
    put_chip(x, team, cell, -1.0)
    x[COVER + cell] = 0.0
    x[MINE + kind] += 1.0
    set_factors_of(v, x, kind)
    set_factors(v, x, cell)
    return worth


@rule
def value_after_minus(v: View, x: Array, team: int, cell: int) -> float:
    """Take an opponent's chip, look, and put it back."""
    owner = int(x[COVER + cell]) - 1
    put_chip(x, owner, cell, -1.0)
    x[COVER + cell] = 0.0
    x[MINE + MINUS] -= 1.0
    set_factors(v, x, cell)
    worth = position(v, x, team)
    put_chip(x, owner, cell, 1.0)
    x[COVER + cell] = owner + 1
    x[MINE + MINUS] += 1.0
    set_factors(v, x, cell)
    return worth


@rule
def completed(v: View, x: Array, team: int, cell: int) -> int:
    """A line through a cell that is whole and may be claimed, or -1."""
    for rank in range(THROUGH_COUNT[cell]):
        line = THROUGH[cell, rank]
        if filled(x, team, line) == FIVE and is_open_to(v, x, team, line):
            return line
    return -1


@rule
def lock(v: View, x: Array, team: int, line: int, chips: float) -> None:
    """Lock the chips of a line, or with -1 let them go."""
    for k in range(FIVE):
        cell = LINE_CELL[line, k]
        if v.number[cell] > 0 and v.locked[cell] == 0:
            for rank in range(THROUGH_COUNT[cell]):
                x[LOCKED + team * LINES + THROUGH[cell, rank]] += chips


@rule
def position(v: View, x: Array, team: int) -> float:
    """The worth of a position to my team, when my turn is over."""
    value = MINUS_KEPT * x[MINE + MINUS] + PLUS_KEPT * x[MINE + PLUS]
    for k in range(TEAMS * CELLS):
        x[THREAT + k] = 0.0
    weight = THEIR_WEIGHT if v.teams == 2 else EACH_OF_TWO
    for other in range(v.teams):
        lines = worth_of_lines(v, x, other, other == team)
        if v.target - x[SEQUENCES + other] >= 2.0:
            lines *= FAR_FROM_WINNING
        if other == team:
            value += lines + SEQUENCE * x[SEQUENCES + other]
        else:
            value -= weight * lines + SEQUENCE * x[SEQUENCES + other]
    live = safety(v, x, team)
    return value - RISK * (1.0 - live) + HOPE * live * hope(v, x, team)


@rule
def worth_of_lines(v: View, x: Array, team: int, mine: bool) -> float:
    """All lines that a team can still complete; those that lack one cell are noted as threats."""
    factor = MY_FACTOR if mine else THEIR_FACTOR
    worth = 0.0
    for line in range(LINES):
        lacks = FIVE - filled(x, team, line)
        if lacks == 0 or not is_open_to(v, x, team, line):
            continue
        likely = LACKING[lacks]
        for k in range(FIVE):
            likely *= x[factor + LINE_CELL[line, k]]
        worth += likely
        if lacks == 1:
            for k in range(FIVE):
                if x[COVER + LINE_CELL[line, k]] == 0.0:
                    x[THREAT + team * CELLS + LINE_CELL[line, k]] = 1.0
    return worth


@rule
def completing_cards(v: View, x: Array, team: int) -> float:
    """Unseen cards with which a team completes a line."""
    wanted = 0.0
    for kind in range(PLUS):
        first, second = v.cells[kind, 0], v.cells[kind, 1]
        if x[THREAT + team * CELLS + first] + x[THREAT + team * CELLS + second] > 0.0:
            wanted += x[UNSEEN + kind]
    return wanted + x[UNSEEN + PLUS] if threatens(x, team) else 0.0


@rule
def threatens(x: Array, team: int) -> bool:
    """Whether one chip completes a line of a team."""
    threats = 0.0
    for cell in range(CELLS):
        threats += x[THREAT + team * CELLS + cell]
    return threats > 0.0


@hot
def winning(v: View, x: Array, team: int) -> float:
    """What the next sequence of a team counts: all if it wins."""
    return 1.0 if v.target - x[SEQUENCES + team] <= 1.0 else NOT_YET_WINNING


@rule
def safety(v: View, x: Array, team: int) -> float:
    """The chance that no opponent completes a line before my next turn."""
    unseen = unseen_cards(x)
    live = 1.0
    for other in range(v.teams):
        if other == team:
            continue
        wanted = completing_cards(v, x, other)
        if wanted <= 0.0:
            continue
        for ahead in range(1, v.seats):
            seat = (v.seat + ahead) % v.seats
            if seat % v.teams == other:
                later = SECOND_TURN if ahead > v.teams else 1.0
                live *= 1.0 - risk(unseen, wanted, v.held[seat]) * winning(v, x, other) * later
    return live


@rule
def hope(v: View, x: Array, team: int) -> float:
    """The chance that my team completes a line at its next turns."""
    ready, cells = 0.0, 0
    for cell in range(CELLS):
        if x[THREAT + team * CELLS + cell] > 0.0:
            cells += 1
            if x[MINE + kind_at(v, cell)] > 0.0:
                ready += 1.0
    if cells == 0:
        return 0.0
    if x[MINE + PLUS] > 0.0:
        ready += 2.0 if cells > 1 else 1.0
    unseen = max(1.0, unseen_cards(x))
    wanted = completing_cards(v, x, team)
    chance = 1.0 - UNPLAYED**ready * max(0.0, 1.0 - wanted / unseen)
    for ahead in range(v.teams, v.seats, v.teams):
        seat = (v.seat + ahead) % v.seats
        chance += PARTNER * risk(unseen, wanted, v.held[seat])
    return chance * winning(v, x, team)


@rule
def candidate(v: View, x: Array, number: int) -> int:
    """The rank of the line that may be claimed, counted from 0; -1 if there are not so many."""
    team = v.seat % v.teams
    for rank in range(THROUGH_COUNT[v.last_cell]):
        line = THROUGH[v.last_cell, rank]
        if filled(x, team, line) == FIVE and is_open_to(v, x, team, line):
            if number == 0:
                return rank
            number -= 1
    return -1


@rule
def best_claim(v: View, x: Array) -> int:
    """The rank of the line after which my open lines are worth most."""
    team = v.seat % v.teams
    for cell in range(CELLS):
        set_factors(v, x, cell)
    best, highest, number = -1, NEVER, 0
    rank = candidate(v, x, 0)
    while rank >= 0:
        line = THROUGH[v.last_cell, rank]
        lock(v, x, team, line, 1.0)
        worth = worth_of_lines(v, x, team, True)
        lock(v, x, team, line, -1.0)
        if worth > highest:
            best, highest = rank, worth
        number += 1
        rank = candidate(v, x, number)
    return best
