"""Statistics that the lab collects from games of Pattern Overlap."""

from __future__ import annotations

from parlour.core.measure import Tallies, flag, tally
from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.pattern_overlap.faces import DECKS
from parlour.games.pattern_overlap.options import NOT_MY_STACK, TICKS
from parlour.games.pattern_overlap.rules import (
    PLAY,
    START,
    THE_TABLE,
    TIE_BREAK,
    WAIT,
    State,
    can_place,
    cards_in_hand,
    decider,
    first_swap,
    is_locked,
    place_of,
    score,
    standing,
)

NOBODY = -1
LEAST = 2
SQUARES = ("2", "3", "4", "5", "6", "7", "8", "9")
TOUCHED = ("1", "2", "3", "4", "5", "6_and_more")
QUARTERS = ("first_quarter", "second", "third", "last")
DECIDERS = ("points", "first_tie_to_break", "second", "third", "nothing_shared")


DECK_NAMES = tuple(f"deck_{deck}" for deck in range(DECKS))


class Measures(Tallies):
    """The measures of one game."""

    rounds: int = tally()
    placed: int = tally()
    covered: int = tally(per="placed")
    covering: Array = tally(SQUARES, "placed")
    touching: Array = tally(TOUCHED, "placed")
    looks: int = tally()
    stuck: int = tally(share_of="looks")
    stuck_at: Array = tally(QUARTERS, "looks_at")
    looks_at: Array = tally(QUARTERS, "looks")
    cards_left: int = tally()
    outs: int = tally()
    first_out_won: int = flag()
    level_on_points: int = flag()
    shared: int = flag()
    decided_by: Array = flag(DECIDERS)
    stays_first: int = flag()
    decks_won: Array = tally(DECK_NAMES, "decks_dealt")
    decks_dealt: Array = tally(DECK_NAMES)
    start_long: int = tally()
    used: Array = tally(("place", "wait", "swap", "prepare"), "decisions")


@rule
def note(s: State, seat: int, action: int, m: Measures) -> None:
    """Count an action; called before it is applied."""
    if s.phase < PLAY:
        m.used[3] += 1
        return
    quarter = quarter_of(s)
    m.looks += 1
    m.looks_at[quarter] += 1
    if action == WAIT:
        m.used[1] += 1
        if not is_locked(s, seat) and not can_place(s, seat):
            m.stuck += 1
            m.stuck_at[quarter] += 1
    elif action >= first_swap(s):
        m.used[2] += 1
        m.stuck += 1
        m.stuck_at[quarter] += 1
    else:
        m.used[0] += 1


@rule
def quarter_of(s: State) -> int:
    """Which quarter of the players' cards is being played, from 0 to 3."""
    begun, nms = START, s.options.mode == NOT_MY_STACK
    if nms:
        begun = s.seats
    return min(3, 4 * (s.laid - begun) // ((5 if nms else 6) * s.seats))


@rule
def finish(s: State, m: Measures) -> None:
    """Fill in the totals when the game is over."""
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
        m.decks_dealt[s.deck[seat]] += 1
        m.decks_won[s.deck[seat]] += won
        m.first_out_won |= won and s.token[seat] == 1
    m.level_on_points = top > 1
    m.shared = winners > 1
    m.decided_by[decider(s)] = 1
    m.stays_first = stays_first(s)
    if s.options.mode != NOT_MY_STACK:
        m.start_long = longer_side(s)


@rule
def stays_first(s: State) -> bool:
    """Whether the winners stay the same if each card left costs a point."""
    best = standing_with_left(s, 0)
    for seat in range(1, s.seats):
        best = max(best, standing_with_left(s, seat))
    for seat in range(s.seats):
        if (place_of(s, seat) == 1) != (standing_with_left(s, seat) == best):
            return False
    return True


@rule
def standing_with_left(s: State, seat: int) -> int:
    """A seat's standing, less a point for each card left."""
    left = cards_in_hand(s, seat) + s.fresh[seat] + s.under[seat]
    return standing(s, seat) - left * TIE_BREAK**3


@rule
def longer_side(s: State) -> int:
    """The length of the starting board's longer side, in squares."""
    low_x, high_x, low_y, high_y = 0, 0, 0, 0
    for k in range(START):
        low_x, high_x = min(low_x, s.laid_x[k]), max(high_x, s.laid_x[k])
        low_y, high_y = min(low_y, s.laid_y[k]), max(high_y, s.laid_y[k])
    return 3 + max(high_x - low_x, high_y - low_y)


@rule
def leader(s: State) -> int:
    """The seat with the best score, or NOBODY if tied."""
    best, most = 0, score(s, 0)
    for seat in range(1, s.seats):
        points = score(s, seat)
        if points > most:
            best, most = seat, points
        elif points == most:
            best = NOBODY
    return best
