"""What the lab measures in a game of Think Str8!"""

from __future__ import annotations

from parlour.core.measure import Tallies, flag, tally
from parlour.core.rule import rule
from parlour.core.struct import Array, int16
from parlour.games.think_str8.rules import (
    ACCEPT,
    BET,
    COUNT,
    FINAL,
    HIT,
    KEEP,
    NONE,
    PUT,
    SEATS,
    SWAP,
    TAKE,
    State,
)

TOKEN_NAMES = tuple(f"token_{t}" for t in range(1, 8))
FOUND = ("right", "too_high", "too_low", "wrong")
PLACES = ("first", "second", "third", "fourth")
MOST_ROUNDS = 12
ROUND_NAMES = tuple(f"round_{r}" for r in range(1, MOST_ROUNDS + 1))
SIZES = ("one_number", "two_numbers", "three_numbers")


class Measures(Tallies):
    """The measures of one game."""

    rounds: int = tally()
    bets: int = tally()
    tokens: Array = tally(TOKEN_NAMES, "bets")
    hits: Array = tally(TOKEN_NAMES, "tokens")
    found: Array = tally(FOUND, "bets")
    hits_early: int = tally(share_of="bets_early")
    bets_early: int = tally()
    right_in: Array = tally(ROUND_NAMES, "bets_in")
    bets_in: Array = tally(ROUND_NAMES, "bets")
    exchanges: int = tally()
    empty_piles: int = tally()
    round_points: int = tally()
    final_points: int = tally()
    final_sizes: Array = tally(SIZES, "final_bets")
    final_right: Array = tally(SIZES, "final_sizes")
    final_bets: int = tally()
    first_thrower_won: int = flag()
    leader_before_won: int = flag()
    won_from: Array = flag(PLACES)
    used: Array = tally(
        ("accept_the_dice", "turn_a_die", "take_a_token", "place_it", "exchange", "keep", "bet"),
        "decisions",
    )
    thrower: int = int16
    led: int = int16
    before: Array = int16[SEATS]
    halfway: int = int16
    stood: Array = int16[SEATS]  # place after half of the rounds


@rule
def note(s: State, seat: int, action: int, m: Measures) -> None:
    """Count an action before it is applied."""
    if s.this_round == 0:
        m.thrower = s.order[0]
    if m.halfway == 0 and 2 * s.this_round >= s.rounds:
        m.halfway = 1
        for k in range(s.seats):
            m.stood[s.track[s.seats - 1 - k]] = k
    if s.phase == FINAL:
        m.led = s.track[s.seats - 1]
        for other in range(s.seats):
            m.before[other] = s.pos[other]
    kind = 6
    if action == ACCEPT:
        kind = 0
    elif action < TAKE:
        kind = 1
    elif action < PUT:
        kind = 2
    elif action < SWAP:
        kind = 3
    elif action < KEEP:
        kind = 4
    elif action < BET:
        kind = 5
    m.used[kind] += 1


@rule
def finish(s: State, m: Measures) -> None:
    """Count bets and points at the end of the game."""
    m.rounds = s.rounds
    for r in range(s.rounds):
        for seat in range(s.seats):
            count_bet(s, r, seat, m)
    for colour in range(s.colours):
        m.empty_piles += s.pile[colour] == 0
    for seat in range(s.seats):
        m.round_points += m.before[seat]
        m.final_points += s.pos[seat] - m.before[seat]
        for colour in range(s.colours):
            numbers = s.bets[seat, colour]
            size = COUNT[numbers] - 1
            m.final_bets += 1
            m.final_sizes[size] += 1
            m.final_right[size] += numbers >> s.holder[seat, colour] & 1
    first = s.track[s.seats - 1]
    m.first_thrower_won = m.thrower == first
    m.leader_before_won = m.led == first
    m.won_from[m.stood[first]] = 1


@rule
def count_bet(s: State, r: int, seat: int, m: Measures) -> None:
    """Count one seat's bet in one round."""
    token, found = s.token[r, seat], s.result[r, seat]
    early = 2 * r < s.rounds
    m.bets += 1
    m.bets_early += early
    m.bets_in[r] += 1
    m.right_in[r] += found == HIT
    m.tokens[token] += 1
    m.found[found - HIT] += 1
    if found == HIT:
        m.hits[token] += 1
        m.hits_early += early
    m.exchanges += s.given[r, seat] != NONE


@rule
def leader(s: State) -> int:
    """The seat alone in front, or NONE."""
    first = s.track[s.seats - 1]
    second = s.track[s.seats - 2]
    return NONE if s.pos[first] == s.pos[second] else first
