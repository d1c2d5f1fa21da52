"""What the lab measures in a game of Transmitter."""

from __future__ import annotations

from parlour.core.measure import Tallies, tally
from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.transmitter.rules import (
    DRAW,
    KEEP_FIRST,
    NO_OBJECTIVE,
    NOBODY,
    SAY,
    WON,
    State,
)

BANDS = ("1_to_5", "6_to_10", "11_to_15", "16_to_20", "21_and_later")
BAND = 5
CAUSES = ("no_objective_card", "drift_hit_the_stack", "out_of_cards")


class Measures(Tallies):
    """The measures of one game."""

    rounds: int = tally()
    rounds_won: int = tally(share_of="rounds")
    rounds_lost: Array = tally(CAUSES, "rounds")
    plays: int = tally(per="rounds")
    won_at: Array = tally(BANDS, "rounds")
    drifts: int = tally(per="rounds")
    used: Array = tally(("play", "say", "draw", "keep"), "decisions")


@rule
def note(s: State, seat: int, action: int, m: Measures) -> None:
    """Count an action before it is applied."""
    kind = 0
    if action >= KEEP_FIRST:
        kind = 3
    elif action == DRAW:
        kind = 2
    elif action > SAY:
        kind = 1
    m.used[kind] += 1


@rule
def finish(s: State, m: Measures) -> None:
    """Count rounds, plays and drifts at the end of the game."""
    m.rounds = s.this_round + 1
    for r in range(s.this_round + 1):
        m.plays += s.past_plays[r]
        m.drifts += max(0, s.past_drawn[r] - 1)
        if s.past_outcome[r] == WON:
            m.rounds_won += 1
            m.won_at[min((s.past_plays[r] - 1) // BAND, len(m.won_at) - 1)] += 1
        else:
            m.rounds_lost[s.past_outcome[r] - NO_OBJECTIVE] += 1


@rule
def leader(s: State) -> int:
    """Who is ahead: 0 for the players, 1 for the game, or NOBODY."""
    if s.wins == s.losses:
        return NOBODY
    return 0 if s.wins > s.losses else 1
