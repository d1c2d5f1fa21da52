"""Evaluates a whole position for a seat, from its lines and the unseen cards.

Each line that a team can still complete is worth more the fewer cells it lacks, weighted by how
likely the cards for those cells are to turn up. Added to that are the risk that an opponent
completes a line before my next turn, the chance that my team does (threats.py), Plus and Minus
cards in hand, and sequences made. The weights are in weights.py.
"""

from __future__ import annotations

from parlour.core.rule import hot, rule
from parlour.core.struct import Array
from parlour.games.sequence_numbers.deck import MINUS, PLUS
from parlour.games.sequence_numbers.greedy import can_be_taken
from parlour.games.sequence_numbers.lines import (
    CELLS,
    CORNERS_IN,
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
    SCORE,
    UNSEEN,
    filled,
    is_dead,
    is_open_to,
    kind_at,
)
from parlour.games.sequence_numbers.threats import (
    clear_threats,
    date_chips,
    hope,
    note_threat,
    safety,
    threats,
)
from parlour.games.sequence_numbers.view import View
from parlour.games.sequence_numbers.weights import (
    AGE,
    BEST,
    MY_FACTOR,
    OLD,
    SEQUENCES,
    THEIR_FACTOR,
    THREAT,
    TWO_IN_HAND,
    place,
)

MINE_BY_LACK, THEIRS_BY_LACK = place("mine_0"), place("theirs_0")
ONLY_MINE, MINE_TOO = place("only_mine"), place("mine_too")
TO_COME_MINE, TO_COME_THEIRS = place("to_come_mine_0"), place("to_come_theirs_0")
FAR_MINE, FAR_THEIRS = place("far_mine"), place("far_theirs")
CORNER_MINE, CORNER_THEIRS = place("corner_mine"), place("corner_theirs")
SHARED_MINE, SHARED_THEIRS = place("shared_mine"), place("shared_theirs")
THEIR_WEIGHT, EACH_OF_TWO = place("their_weight"), place("each_of_two")
BEST_MINE, BEST_THEIRS = place("best_mine"), place("best_theirs")
FORK_MINE, FORK_THEIRS = place("fork_mine"), place("fork_theirs")
TWO_READY = place("two_in_hand")
RISK, HOPE = place("risk"), place("hope")
PLUS_KEPT, MINUS_KEPT = place("plus_kept"), place("minus_kept")
PLUS_LATE, MINUS_LATE = place("plus_late"), place("minus_late")
BLOCKER, DISTINCT, DEAD = place("blocker"), place("distinct"), place("dead")
SEQUENCE = place("sequence")
WIN = 1e9


@rule
def value_plays(v: View, x: Array) -> None:
    """Score every legal chip and removal by the position it leads to."""
    team = v.seat % v.teams
    for k in range(TEAMS):
        x[SEQUENCES + k] = v.sequences[k]
    for cell in range(CELLS):
        set_factors(v, x, cell)
    date_chips(v, x)
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
        x[THEIR_FACTOR + cell] = x[TO_COME_THEIRS + unseen]
        if x[MINE + kind] > 0.0:
            x[MY_FACTOR + cell] = x[ONLY_MINE] if unseen == 0 else x[MINE_TOO]
        else:
            x[MY_FACTOR + cell] = x[TO_COME_MINE + unseen]


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
    x[AGE + cell] = 0.0
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
    x[AGE + cell] = OLD
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
    value = x[MINUS_KEPT] * x[MINE + MINUS] + x[PLUS_KEPT] * x[MINE + PLUS]
    clear_threats(x)
    weight = x[THEIR_WEIGHT] if v.teams == 2 else x[EACH_OF_TWO]
    for other in range(v.teams):
        lines = worth_of_lines(v, x, other, other == team)
        if v.target - x[SEQUENCES + other] >= 2.0:
            lines *= x[FAR_MINE] if other == team else x[FAR_THEIRS]
        if other == team:
            value += lines + x[SEQUENCE] * x[SEQUENCES + other]
        else:
            value -= weight * lines + x[SEQUENCE] * x[SEQUENCES + other]
    value += shape(v, x, team) + hand(v, x, team)
    live = safety(v, x, team)
    return value - x[RISK] * (1.0 - live) + x[HOPE] * live * hope(v, x, team)


@rule
def worth_of_lines(v: View, x: Array, team: int, mine: bool) -> float:
    """The worth of all lines a team can still complete; also notes its threats and best line."""
    factor = MY_FACTOR if mine else THEIR_FACTOR
    worth, best, ready = 0.0, 0.0, 0.0
    for line in range(LINES):
        lacks = FIVE - filled(x, team, line)
        if lacks == 0 or not is_open_to(v, x, team, line):
            continue
        likely = worth_unfilled(x, team, line, lacks, mine)
        for k in range(FIVE):
            likely *= x[factor + LINE_CELL[line, k]]
        worth += likely
        best = max(best, likely)
        if lacks == 1:
            note_threat(x, team, line)
        elif lacks == 2 and mine and x[TWO_READY] != 0.0:
            ready += both_in_hand(v, x, line)
    x[BEST + team] = best
    if mine:
        x[TWO_IN_HAND] = ready
    return worth


@hot
def worth_unfilled(x: Array, team: int, line: int, lacks: int, mine: bool) -> float:
    """The worth of an open line, whatever the cards for it."""
    worth = x[(MINE_BY_LACK if mine else THEIRS_BY_LACK) + lacks]
    if CORNERS_IN[line] > 0:
        worth *= x[CORNER_MINE] if mine else x[CORNER_THEIRS]
    if x[LOCKED + team * LINES + line] > 0.0:
        worth *= x[SHARED_MINE] if mine else x[SHARED_THEIRS]
    return worth


@rule
def both_in_hand(v: View, x: Array, line: int) -> float:
    """1 if I hold a card for every open cell of a line."""
    for k in range(FIVE):
        cell = LINE_CELL[line, k]
        if x[COVER + cell] == 0.0 and x[MINE + kind_at(v, cell)] == 0.0:
            return 0.0
    return 1.0


@rule
def shape(v: View, x: Array, team: int) -> float:
    """The worth of best lines and forks, in addition to that of all lines."""
    value = x[TWO_READY] * x[TWO_IN_HAND]
    for other in range(v.teams):
        forks = max(0.0, threats(x, other) - 1.0)
        if other == team:
            value += x[BEST_MINE] * x[BEST + other] + x[FORK_MINE] * forks
        else:
            value -= x[BEST_THEIRS] * x[BEST + other] + x[FORK_THEIRS] * forks
    return value


@rule
def hand(v: View, x: Array, team: int) -> float:
    """The worth of cards in hand, in addition to what they do for lines and of any Plus or Minus"""
    distinct, dead, blockers, covered = 0.0, 0.0, 0.0, 0.0
    if x[DISTINCT] != 0.0 or x[DEAD] != 0.0 or x[BLOCKER] != 0.0:
        for kind in range(PLUS):
            if x[MINE + kind] > 0.0:
                if is_dead(v, x, kind):
                    dead += x[MINE + kind]
                else:
                    distinct += 1.0
                    blockers += blocks(v, x, team, kind)
    value = x[DISTINCT] * distinct - x[DEAD] * dead + x[BLOCKER] * blockers
    if x[PLUS_LATE] != 0.0 or x[MINUS_LATE] != 0.0:
        for cell in range(CELLS):
            covered += 1.0 * (x[COVER + cell] > 0.0)
    late = x[PLUS_LATE] * x[MINE + PLUS] + x[MINUS_LATE] * x[MINE + MINUS]
    return value + late * covered / CELLS


@rule
def blocks(v: View, x: Array, team: int, kind: int) -> float:
    """1 if a card could stop an opponent who is one chip short of completing a line."""
    for other in range(v.teams):
        if other != team:
            for k in range(2):
                if x[THREAT + other * CELLS + v.cells[kind, k]] > 0.0:
                    return 1.0
    return 0.0


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
