"""What a seat can count on the board and in the discards: working notes for bots.

The notes lie in the float64 working space that a bot is given, one after the other:

    CHIPS    team, line    chips of the team on the line
    LOCKED   team, line    those of them that are locked
    UNSEEN   kind          cards that are neither in my hand nor among the discards I see
    MINE     kind          cards in my hand
    COVER    cell          1 + the team whose chip lies there; a corner is 9
    SCORE    action        what a play is thought to be worth; NEVER if it is illegal
"""

from __future__ import annotations

from parlour.core.rule import hot, rule
from parlour.core.struct import Array
from parlour.games.sequence_numbers.deck import KINDS, MINUS, PLUS, kind_of
from parlour.games.sequence_numbers.lines import (
    CELLS,
    CORNERS_IN,
    LINES,
    THROUGH,
    THROUGH_COUNT,
)
from parlour.games.sequence_numbers.rules import DISCARD_KIND, TEAMS
from parlour.games.sequence_numbers.view import HIDDEN, View

CHIPS = 0
LOCKED = CHIPS + TEAMS * LINES
UNSEEN = LOCKED + TEAMS * LINES
MINE = UNSEEN + KINDS
COVER = MINE + KINDS
SCORE = COVER + CELLS
NOTES = SCORE + DISCARD_KIND
NEVER = -1e18
CORNER_COVER = 9.0


@rule
def survey(v: View, x: Array) -> None:
    """Write the notes of a position, without scores."""
    for k in range(COVER):
        x[k] = 0.0
    for cell in range(CELLS):
        x[COVER + cell] = v.chip[cell] if v.number[cell] > 0 else CORNER_COVER
        if v.chip[cell]:
            team = v.chip[cell] - 1
            for rank in range(THROUGH_COUNT[cell]):
                line = team * LINES + THROUGH[cell, rank]
                x[CHIPS + line] += 1.0
                x[LOCKED + line] += v.locked[cell]
    count_cards(v, x)


@rule
def count_cards(v: View, x: Array) -> None:
    """My cards, and of every kind those that I have not seen."""
    for kind in range(PLUS):
        x[UNSEEN + kind] = 2.0
    x[UNSEEN + PLUS] = v.options.plus_cards
    x[UNSEEN + MINUS] = v.options.minus_cards
    for k in range(v.discards):
        if v.discard[k] != HIDDEN:
            x[UNSEEN + kind_of(v.discard[k])] -= 1.0
    for k in range(v.held[v.seat]):
        kind = kind_of(v.hand[v.seat, k])
        x[UNSEEN + kind] -= 1.0
        x[MINE + kind] += 1.0


@hot
def filled(x: Array, team: int, line: int) -> int:
    """Cells of a line that count for a team: its chips and the corners."""
    return int(x[CHIPS + team * LINES + line]) + CORNERS_IN[line]


@hot
def is_open_to(v: View, x: Array, team: int, line: int) -> bool:
    """Whether a team can still make a sequence of a line."""
    for other in range(v.teams):
        if other != team and x[CHIPS + other * LINES + line] > 0.0:
            return False
    return x[LOCKED + team * LINES + line] <= v.options.shared_chips


@hot
def kind_at(v: View, cell: int) -> int:
    """The kind of card that fits a cell."""
    return v.number[cell] - 1


@rule
def dead_kind(v: View, x: Array) -> int:
    """The lowest number in hand whose two cells are covered, or -1."""
    for kind in range(PLUS):
        if x[MINE + kind] > 0.0 and is_dead(v, x, kind):
            return kind
    return -1


@hot
def is_dead(v: View, x: Array, kind: int) -> bool:
    return x[COVER + v.cells[kind, 0]] > 0.0 and x[COVER + v.cells[kind, 1]] > 0.0


@rule
def unseen_cards(x: Array) -> float:
    """How many cards I have not seen."""
    total = 0.0
    for kind in range(KINDS):
        total += x[UNSEEN + kind]
    return total


@rule
def risk(unseen: float, wanted: float, held: int) -> float:
    """The chance that a hand of unseen cards holds one of those wanted: hypergeometric."""
    if wanted <= 0.0:
        return 0.0
    none = 1.0
    for k in range(held):
        if unseen - k <= 0.0 or unseen - wanted - k <= 0.0:
            return 1.0
        none *= (unseen - wanted - k) / (unseen - k)
    return 1.0 - none
