"""Feature counts that bots derive from a view: lines, chips and unseen cards.

They are stored one after the other in the bot's float64 scratch array:

    CHIPS    team, line    the team's chips on the line
    LOCKED   team, line    how many of them are locked
    UNSEEN   kind          cards neither in my hand nor among the visible discards
    MINE     kind          cards in my hand
    COVER    cell          1 + the team of the chip there, 0 if open; a corner is 9
    SCORE    action        the estimated worth of a play; NEVER if illegal
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
    """Fill in everything except SCORE."""
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
    """Count my cards and the unseen cards of every kind."""
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
    """The cells of a line that count for a team: its chips and corners."""
    return int(x[CHIPS + team * LINES + line]) + CORNERS_IN[line]


@hot
def is_open_to(v: View, x: Array, team: int, line: int) -> bool:
    """Whether a team can still turn a line into a sequence."""
    for other in range(v.teams):
        if other != team and x[CHIPS + other * LINES + line] > 0.0:
            return False
    return x[LOCKED + team * LINES + line] <= v.options.shared_chips


@hot
def kind_at(v: View, cell: int) -> int:
    """The kind that can be played on a cell."""
    return v.number[cell] - 1


@rule
def dead_kind(v: View, x: Array) -> int:
    """The lowest dead kind in hand, or -1."""
    for kind in range(PLUS):
        if x[MINE + kind] > 0.0 and is_dead(v, x, kind):
            return kind
    return -1


@hot
def is_dead(v: View, x: Array, kind: int) -> bool:
    return x[COVER + v.cells[kind, 0]] > 0.0 and x[COVER + v.cells[kind, 1]] > 0.0


@rule
def unseen_cards(x: Array) -> float:
    """The number of unseen cards."""
    total = 0.0
    for kind in range(KINDS):
        total += x[UNSEEN + kind]
    return total


@rule
def risk(unseen: float, wanted: float, held: int) -> float:
    """The hypergeometric chance that a hand of `held` unseen cards has at least one wanted card."""
    if wanted <= 0.0:
        return 0.0
    none = 1.0
    for k in range(held):
        if unseen - k <= 0.0 or unseen - wanted - k <= 0.0:
            return 1.0
        none *= (unseen - wanted - k) / (unseen - k)
    return 1.0 - none
