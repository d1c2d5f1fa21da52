"""Statistics that the lab collects from games of Sequence Numbers."""

from __future__ import annotations

import numpy as np

from parlour.core.bits import count_bits
from parlour.core.measure import Tallies, flag, tally
from parlour.core.rule import rule
from parlour.core.struct import Array, int16
from parlour.games.sequence_numbers.deck import FIRST_PLUS
from parlour.games.sequence_numbers.lines import CORNERS_IN, LINE_CELLS, SIDE
from parlour.games.sequence_numbers.rules import (
    CLAIM_LINE,
    DISCARD_KIND,
    DRAWN_GAME,
    MINUS_AT,
    NOBODY,
    PASS,
    PLUS_AT,
    SEQUENCES,
    State,
)

WAYS = ("across", "down", "falling", "rising")
STEPS = (1, SIDE, SIDE + 1, SIDE - 1)
WAY_OF = np.array([STEPS.index(line[1] - line[0]) for line in LINE_CELLS], np.int64)


class Measures(Tallies):
    """The measures of one game."""

    rounds: int = tally()
    turns: int = tally()
    lines: int = tally()
    line_ways: Array = tally(WAYS, "lines")
    corner_lines: int = tally(share_of="lines")
    won_by_wild: int = flag()
    exchanges: int = tally()
    passes: int = tally()
    gathered: int = tally()
    additions: int = tally(share_of="sums")
    sums: int = tally()
    chips: int = tally()
    used: Array = tally(
        ("place", "plus", "minus", "exchange", "pass", "draw", "claim"), "decisions"
    )
    lying: int = int16


@rule
def note(s: State, seat: int, action: int, m: Measures) -> None:
    """Count an action; called before it is applied."""
    m.gathered += s.discards < m.lying
    m.lying = s.discards
    kind = 6
    if action < PLUS_AT:
        kind = 0
    elif action < MINUS_AT:
        kind = 1
    elif action < DISCARD_KIND:
        kind = 2
    elif action < PASS:
        kind = 3
    elif action == PASS:
        kind = 4
    elif action < CLAIM_LINE:
        kind = 5
    m.used[kind] += 1
    if kind == 0:
        count_sum(s, seat, action, m)


@rule
def count_sum(s: State, seat: int, cell: int, m: Measures) -> None:
    """Count a sum, as an addition if the hand has it: of two cards, the lower id is played."""
    addition = 2 * (s.number[cell] - 1)
    m.sums += 1
    for k in range(s.held[seat]):
        m.additions += s.hand[seat, k] == addition


@rule
def finish(s: State, m: Measures) -> None:
    """Fill in the totals when the game is over."""
    m.gathered += s.discards < m.lying
    m.turns = s.turn_no + (s.reason == SEQUENCES)
    m.rounds = m.turns // s.seats
    m.exchanges = m.used[3]
    m.passes = m.used[4]
    for team in range(s.teams):
        m.chips += count_bits(s.chips[team, 0]) + count_bits(s.chips[team, 1])
        for k in range(s.sequences[team]):
            line = s.sequence_line[team, k]
            m.lines += 1
            m.line_ways[WAY_OF[line]] += 1
            m.corner_lines += CORNERS_IN[line] > 0
    if s.reason == SEQUENCES and s.winner != DRAWN_GAME:
        m.won_by_wild = s.last_card >= FIRST_PLUS


@rule
def leader(s: State) -> int:
    """The team with the most sequences, or NOBODY if tied."""
    best = NOBODY
    most = 0
    for team in range(s.teams):
        if s.sequences[team] > most:
            best, most = team, s.sequences[team]
        elif s.sequences[team] == most:
            best = NOBODY
    return best
