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

TOKEN_NAMES = tuple(f"token {t}" for t in range(1, 8))
FOUND = ("right", "too high", "too low", "wrong")
PLACES = ("first", "second", "third", "fourth")
MOST_ROUNDS = 12
ROUND_NAMES = tuple(f"round {r}" for r in range(1, MOST_ROUNDS + 1))
SIZES = ("one number", "two numbers", "three numbers")


class Measures(Tallies):
    """The measures of one game."""

    rounds: int = tally("rounds played")
    bets: int = tally("bets in a game")
    tokens: Array = tally("tokens taken", TOKEN_NAMES, "bets")
    hits: Array = tally("bets that were right, by token", TOKEN_NAMES, "tokens")
    found: Array = tally("how bets were found", FOUND, "bets")
    hits_early: int = tally("bets right in the first half", share_of="bets_early")
    bets_early: int = tally("bets in the first half")
    right_in: Array = tally("bets that were right, by round", ROUND_NAMES, "bets_in")
    bets_in: Array = tally("bets, by round", ROUND_NAMES, "bets")
    exchanges: int = tally("cards exchanged")
    empty_piles: int = tally("piles empty at the end")
    round_points: int = tally("points of all seats in rounds")
    final_points: int = tally("points of all seats in final bets")
    final_sizes: Array = tally("final bets", SIZES, "final_bets")
    final_right: Array = tally("final bets that were right", SIZES, "final_sizes")
    final_bets: int = tally("final bets in a game")
    first_thrower_won: int = flag("games won by who threw first")
    leader_before_won: int = flag("games won by who led before the final bets")
    won_from: Array = flag("games won by who was, after half of the rounds,", PLACES)
    used: Array = tally(
        "actions",
        ("accept the dice", "turn a die", "take a token", "place it", "exchange", "keep", "bet"),
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
