"""What each open line is worth to each team, kept up to date while plays are tried.

A chip changes only the lines through its cell and, because a card has left the hand, my lines
through the number's other cell. The totals are added up in the order of the lines, so they are the
same to the last bit as if every line had been evaluated again.
"""

from __future__ import annotations

from parlour.core.rule import hot, rule
from parlour.core.struct import Array
from parlour.games.sequence_numbers.lines import (
    CORNERS_IN,
    FIVE,
    LINE_CELL,
    LINES,
    THROUGH,
    THROUGH_COUNT,
)
from parlour.games.sequence_numbers.rules import TEAMS
from parlour.games.sequence_numbers.survey import (
    COVER,
    LOCKED,
    MINE,
    filled,
    is_open_to,
    kind_at,
)
from parlour.games.sequence_numbers.view import View
from parlour.games.sequence_numbers.weights import (
    BEST,
    LINE_WORTH,
    MY_FACTOR,
    ONE_SHORT,
    SHORT,
    THEIR_FACTOR,
    TWO_IN_HAND,
    WORTH,
    place,
)

MINE_BY_LACK, THEIRS_BY_LACK = place("mine_0"), place("theirs_0")
CORNER_MINE, CORNER_THEIRS = place("corner_mine"), place("corner_theirs")
SHARED_MINE, SHARED_THEIRS = place("shared_mine"), place("shared_theirs")


@rule
def value_all_lines(v: View, x: Array) -> None:
    """Evaluate every line for every team."""
    for k in range(TEAMS):
        x[ONE_SHORT + k] = 0.0
    for k in range(TEAMS * LINES):
        x[SHORT + k] = 0.0
    for line in range(LINES):
        for team in range(v.teams):
            value_line(v, x, team, line)


@rule
def value_lines_through(v: View, x: Array, cell: int) -> None:
    """Evaluate the lines through a cell again."""
    for rank in range(THROUGH_COUNT[cell]):
        for team in range(v.teams):
            value_line(v, x, team, THROUGH[cell, rank])


@rule
def value_my_lines_through(v: View, x: Array, team: int, cell: int) -> None:
    """Evaluate my lines through a cell again."""
    for rank in range(THROUGH_COUNT[cell]):
        value_line(v, x, team, THROUGH[cell, rank])


@rule
def value_line(v: View, x: Array, team: int, line: int) -> None:
    """Note the worth of a line to a team, and how many cells it lacks if that is one or two."""
    at = team * LINES + line
    x[LINE_WORTH + at] = 0.0
    if x[SHORT + at] == 1.0:
        x[ONE_SHORT + team] -= 1.0
    x[SHORT + at] = 0.0
    lacks = FIVE - filled(x, team, line)
    if lacks == 0 or not is_open_to(v, x, team, line):
        return
    mine = team == v.seat % v.teams
    worth = worth_unfilled(x, team, line, lacks, mine)
    factor = MY_FACTOR if mine else THEIR_FACTOR
    for k in range(FIVE):
        worth *= x[factor + LINE_CELL[line, k]]
    x[LINE_WORTH + at] = worth
    if lacks <= 2:
        x[SHORT + at] = lacks
        x[ONE_SHORT + team] += 1.0 * (lacks == 1)


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
def add_up(x: Array) -> None:
    """Note the worth of all lines that each team can still complete."""
    first, second, third = 0.0, 0.0, 0.0
    for line in range(LINES):
        first += x[LINE_WORTH + line]
        second += x[LINE_WORTH + LINES + line]
        third += x[LINE_WORTH + 2 * LINES + line]
    x[WORTH] = first
    x[WORTH + 1] = second
    x[WORTH + 2] = third


@rule
def note_best(x: Array, team: int) -> None:
    """Note the worth of a team's best line."""
    best = 0.0
    for line in range(LINES):
        best = max(best, x[LINE_WORTH + team * LINES + line])
    x[BEST + team] = best


@rule
def note_two_in_hand(v: View, x: Array, team: int) -> None:
    """Count my lines that lack two cards, both in hand."""
    ready = 0.0
    for line in range(LINES):
        if x[SHORT + team * LINES + line] == 2.0:
            ready += both_in_hand(v, x, line)
    x[TWO_IN_HAND] = ready


@rule
def both_in_hand(v: View, x: Array, line: int) -> float:
    """1 if I hold a card for every open cell of a line."""
    for k in range(FIVE):
        cell = LINE_CELL[line, k]
        if x[COVER + cell] == 0.0 and x[MINE + kind_at(v, cell)] == 0.0:
            return 0.0
    return 1.0
