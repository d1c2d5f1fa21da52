"""Evaluates a whole position for a seat, from its lines and the unseen cards.

Each line that a team can still complete is worth more the fewer cells it lacks, weighted by how
likely the cards for those cells are to turn up. Added to that are the risk that an opponent
completes a line before my next turn, the chance that my team does, Plus and Minus cards in hand,
and sequences made. The weights were tuned by play, not derived.
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

MY_FACTOR = NOTES  # by cell: how likely I am to fill it; 1 if it is not open
THEIR_FACTOR = MY_FACTOR + CELLS
THREAT = THEIR_FACTOR + CELLS  # by team and cell: 1 if one chip there completes a line
SEQUENCES = THREAT + TEAMS * CELLS  # by team
WORK = SEQUENCES + TEAMS - NOTES

LACKING = np.array([0.0, 44.0, 38.4, 7.2, 4.4, 0.64])  # an open line, by the cells it lacks
ONLY_MINE, MINE_TOO = 1.0, 0.85
TO_COME_MINE = np.array([0.08, 0.448, 0.42])  # by unseen cards of the number
TO_COME_THEIRS = np.array([0.04, 0.30, 0.45])
FAR_FROM_WINNING = 0.7  # while two more sequences are needed
THEIR_WEIGHT, EACH_OF_TWO = 0.36, 0.6
NOT_YET_WINNING = 0.7
SECOND_TURN = 0.6
RISK, HOPE = 360.0, 500.0
UNPLAYED, PARTNER = 0.35, 0.2
PLUS_KEPT, MINUS_KEPT = 175.0, 55.0
SEQUENCE = 900.0
WIN = 1e9


@rule
def value_plays(v: View, x: Array) -> None:
    """Score every legal chip and removal by the position it leads to."""
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
    """Estimate how likely a cell is to be filled by me and by others."""
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
    """Add a chip to the lines through a cell, or remove it with -1."""
    for rank in range(THROUGH_COUNT[cell]):
        x[CHIPS + team * LINES + THROUGH[cell, rank]] += chips


@rule
def value_after_chip(v: View, x: Array, team: int, cell: int, kind: int) -> float:
    """Place a chip, evaluate the position and undo."""
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
    """Remove an opponent's chip, evaluate the position and undo."""
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
    """The first claimable line through a cell, or -1."""
    for rank in range(THROUGH_COUNT[cell]):
        line = THROUGH[cell, rank]
        if filled(x, team, line) == FIVE and is_open_to(v, x, team, line):
            return line
    return -1


@rule
def lock(v: View, x: Array, team: int, line: int, chips: float) -> None:
    """Lock the chips of a line, or unlock them with -1."""
    for k in range(FIVE):
        cell = LINE_CELL[line, k]
        if v.number[cell] > 0 and v.locked[cell] == 0:
            for rank in range(THROUGH_COUNT[cell]):
                x[LOCKED + team * LINES + THROUGH[cell, rank]] += chips


@rule
def position(v: View, x: Array, team: int) -> float:
    """The worth of a position to my team at the end of my turn."""
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
    """The worth of all lines a team can still complete; also marks its THREAT cells."""
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
    """The number of unseen cards that complete a line for a team."""
    wanted = 0.0
    for kind in range(PLUS):
        first, second = v.cells[kind, 0], v.cells[kind, 1]
        if x[THREAT + team * CELLS + first] + x[THREAT + team * CELLS + second] > 0.0:
            wanted += x[UNSEEN + kind]
    return wanted + x[UNSEEN + PLUS] if threatens(x, team) else 0.0


@rule
def threatens(x: Array, team: int) -> bool:
    """Whether a team is one chip short of completing a line."""
    threats = 0.0
    for cell in range(CELLS):
        threats += x[THREAT + team * CELLS + cell]
    return threats > 0.0


@hot
def winning(v: View, x: Array, team: int) -> float:
    """The weight of a team's next sequence: 1 if it wins the game."""
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
    """An estimate of the chance that my team completes a line on its next turns."""
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
    """The rank of the nth claimable line, from 0; -1 if there are fewer."""
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
    """The rank of the claim that leaves my open lines worth the most."""
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
