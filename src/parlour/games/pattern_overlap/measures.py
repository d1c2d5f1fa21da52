"""What the lab counts in a game of Pattern Overlap."""

from __future__ import annotations

from parlour.core.measure import Tallies, tally
from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.pattern_overlap.options import TICKS
from parlour.games.pattern_overlap.rules import (
    PLAY,
    THE_TABLE,
    WAIT,
    State,
    can_place,
    cards_in_hand,
    first_swap,
    is_locked,
    place_of,
    score,
)

NOBODY = -1
LEAST = 2
SQUARES = ("2", "3", "4", "5", "6", "7", "8", "9")
TOUCHED = ("1", "2", "3", "4", "5", "6 and more")


class Measures(Tallies):
    """One game's measures."""

    rounds: int = tally("rounds of turns, or seconds in ticks")
    placed: int = tally("cards laid by players")
    covered: int = tally("squares covered by a card", share_of="placed")
    covering: Array = tally("cards, by squares covered", SQUARES, "placed")
    touching: Array = tally("cards, by cards touched", TOUCHED, "placed")
    looks: int = tally("decisions in play")
    stuck: int = tally("decisions in play with no card that fits", share_of="looks")
    stuck_early: int = tally("the same before half of the cards are laid", share_of="looks_early")
    looks_early: int = tally("decisions before half of the cards are laid")
    cards_left: int = tally("cards left in hands and piles")
    outs: int = tally("players that went out")
    first_out_won: int = tally("games won by who was out first")
    level_on_points: int = tally("games in which several had the best score")
    shared: int = tally("games with several winners")
    used: Array = tally("actions", ("place", "wait", "swap", "prepare"), "decisions")


@rule
def note(s: State, seat: int, action: int, m: Measures) -> None:
    """Count an action before it is taken."""
    if s.phase < PLAY:
        m.used[3] += 1
        return
    early = 2 * (s.laid - 3) < 6 * s.seats
    m.looks += 1
    m.looks_early += early
    if action == WAIT:
        m.used[1] += 1
        if not is_locked(s, seat) and not can_place(s, seat):
            m.stuck += 1
            m.stuck_early += early
    elif action >= first_swap(s):
        m.used[2] += 1
        m.stuck += 1
        m.stuck_early += early
    else:
        m.used[0] += 1


@rule
def finish(s: State, m: Measures) -> None:
    """Count cards and places when the game is over."""
    m.rounds = s.tick if s.options.clock == TICKS else s.this_round
    for k in range(s.laid):
        if s.laid_by[k] != THE_TABLE:
            m.placed += 1
            m.covered += s.laid_cov[k]
            m.covering[min(max(s.laid_cov[k] - LEAST, 0), len(m.covering) - 1)] += 1
            m.touching[min(max(s.laid_div[k] - 1, 0), len(m.touching) - 1)] += 1
    best = score(s, 0)
    for seat in range(s.seats):
        best = max(best, score(s, seat))
        m.cards_left += cards_in_hand(s, seat) + s.fresh[seat] + s.under[seat]
        m.outs += s.token[seat] > 0
    top, winners = 0, 0
    for seat in range(s.seats):
        top += score(s, seat) == best
        won = place_of(s, seat) == 1
        winners += won
        m.first_out_won |= won and s.token[seat] == 1
    m.level_on_points = top > 1
    m.shared = winners > 1


@rule
def leader(s: State) -> int:
    """The seat that alone has the best score."""
    best, most = 0, score(s, 0)
    for seat in range(1, s.seats):
        points = score(s, seat)
        if points > most:
            best, most = seat, points
        elif points == most:
            best = NOBODY
    return best
