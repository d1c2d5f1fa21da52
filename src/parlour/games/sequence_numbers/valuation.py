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
    FIVE,
    LINE_CELL,
    LINES,
    THROUGH,
    THROUGH_COUNT,
)
from parlour.games.sequence_numbers.linework import (
    add_up,
    note_best,
    note_two_in_hand,
    value_all_lines,
    value_lines_through,
    value_my_lines_through,
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
    unseen_cards,
)
from parlour.games.sequence_numbers.threats import date_chips, hope, note_threats, safety
from parlour.games.sequence_numbers.view import View
from parlour.games.sequence_numbers.weights import (
    AGE,
    BEST,
    MY_FACTOR,
    OLD,
    SEQUENCES,
    THEIR_FACTOR,
    THREAT,
    THREATS,
    TWO_IN_HAND,
    UNKNOWN,
    WORTH,
    place,
)

ONLY_MINE, MINE_TOO = place("only_mine"), place("mine_too")
TO_COME_MINE, TO_COME_THEIRS = place("to_come_mine_0"), place("to_come_theirs_0")
FAR_MINE, FAR_THEIRS = place("far_mine"), place("far_theirs")
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
    value_all_lines(v, x)
    date_chips(v, x)
    x[UNKNOWN] = unseen_cards(x)
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
    claimed = completed(v, x, team, cell)
    if claimed >= 0:
        lock(v, x, team, claimed, 1.0)
        x[SEQUENCES + team] += 1.0
    if x[SEQUENCES + team] >= v.target:
        worth = WIN
    else:
        update(v, x, cell, kind, claimed >= 0)
        worth = position(v, x, team)
    if claimed >= 0:
        lock(v, x, team, claimed, -1.0)
        x[SEQUENCES + team] -= 1.0
    put_chip(x, team, cell, -1.0)
    x[COVER + cell] = 0.0
    x[AGE + cell] = OLD
    x[MINE + kind] += 1.0
    update(v, x, cell, kind, claimed >= 0)
    return worth


@rule
def update(v: View, x: Array, cell: int, kind: int, whole: bool) -> None:
    """Evaluate what changes with the chip on a cell and the card for it; or the whole board."""
    set_factors(v, x, cell)
    if kind < PLUS:
        other = v.cells[kind, 0] + v.cells[kind, 1] - cell
        set_factors(v, x, other)
        if not whole and x[COVER + other] == 0.0:
            value_my_lines_through(v, x, v.seat % v.teams, other)
    if whole:
        value_all_lines(v, x)
    else:
        value_lines_through(v, x, cell)


@rule
def value_after_minus(v: View, x: Array, team: int, cell: int) -> float:
    """Remove an opponent's chip, evaluate the position and undo."""
    owner = int(x[COVER + cell]) - 1
    put_chip(x, owner, cell, -1.0)
    x[COVER + cell] = 0.0
    x[MINE + MINUS] -= 1.0
    update(v, x, cell, MINUS, False)
    worth = position(v, x, team)
    put_chip(x, owner, cell, 1.0)
    x[COVER + cell] = owner + 1
    x[MINE + MINUS] += 1.0
    update(v, x, cell, MINUS, False)
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
    note_threats(v, x)
    add_up(x)
    weight = x[THEIR_WEIGHT] if v.teams == 2 else x[EACH_OF_TWO]
    for other in range(v.teams):
        lines = x[WORTH + other]
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
def shape(v: View, x: Array, team: int) -> float:
    """The worth of best lines and forks, in addition to that of all lines."""
    value = 0.0
    if x[TWO_READY] != 0.0:
        note_two_in_hand(v, x, team)
        value += x[TWO_READY] * x[TWO_IN_HAND]
    for other in range(v.teams):
        forks = max(0.0, x[THREATS + other] - 1.0)
        value += x[FORK_MINE] * forks if other == team else -x[FORK_THEIRS] * forks
        best = x[BEST_MINE] if other == team else -x[BEST_THEIRS]
        if best != 0.0:
            note_best(x, other)
            value += best * x[BEST + other]
    return value


@rule
def hand(v: View, x: Array, team: int) -> float:
    """The worth of cards in hand, apart from what they do for lines."""
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
        value_all_lines(v, x)
        add_up(x)
        worth = x[WORTH + team]
        lock(v, x, team, line, -1.0)
        if worth > highest:
            best, highest = rank, worth
        number += 1
        rank = candidate(v, x, number)
    return best
