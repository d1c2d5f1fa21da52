"""Synergy: sizes and names, the state of the table, and how cards are stored.

A number card is stored as its type, t = 5 * colour + value - 1, and twins share a type. A hand is
one integer with two bits per type, which count 0, 1 or 2 copies.
"""

from __future__ import annotations

import numpy as np

from parlour.core.rule import hot
from parlour.core.struct import Array, Struct, int8, int16, int64, nested
from parlour.games.synergy.options import Options

SEATS = 5
GHOST = 2  # the third place of the ring with two players
COLOURS = 5
VALUES = 5
TYPES = COLOURS * VALUES
NUMBER_CARDS = 10  # per colour
KINDS = 7
ROUNDS = 7
ACTION_CARDS = 10
CHALLENGES = 11
PAIRS = 10
SUMS = 14  # 0 .. 13

PLUS1, MINUS1, EQUAL, UNIQUE, BETWEEN, SECHI, SECLO = range(KINDS)
NGN, GNN = range(2)
COMMIT1, COMMIT2, ACTION, PICK2, COMMIT3, KEEP, OVER, VOTE = range(8)
RUNNING, WON, LIVES, NO_NUMBERS, CHALLENGE, HYPER = range(6)  # how a mission ended
NOBODY = -1
UNGIVEN = -2  # the super or hyper card while the group decides who gets it
NOTHING = -1

MIN5, MAX7, NODBL, DBL3, LOHI, HILO, EVEN2, ODD2, DIFF, PASSN, PASSG = (
    1 << k for k in range(CHALLENGES)
)
LIMITS = MIN5 | MAX7 | NODBL | LOHI | HILO | EVEN2 | ODD2
A, B, C, D, E, F, G, H, I, J = (1 << k for k in range(ACTION_CARDS))  # noqa: E741

# Actions
#    0 ..  24   commit the number of type t
#   25 ..  31   commit the goal of kind action - 25
#        32     pass
#   33 ..  57   A: take the number of type t back from your row
#   58 ..  82   B: exchange your first number for the one of type t in hand
#   83 .. 107   C: take the number of type t back (first and second pick)
#  108 .. 112   D: swap goals with a seat
#  113 .. 122   E: swap the goals of a pair of seats
#  123 .. 127   F: +1 on a seat's number;   128 .. 132   G: -1 on a seat's number
#       133     H: one more failure allowed
#  134 .. 143   I: swap the numbers of a pair of seats
#       144     J: be ignored
#  145 .. 147   keep the first number, the last number, nothing
#  148 .. 152   vote to give the super or hyper card to a seat
GOAL = 25
PASS = 32
USE_A, USE_B, USE_C, USE_D, USE_E, USE_F, USE_G, USE_H, USE_I, USE_J = (
    33, 58, 83, 108, 113, 123, 128, 133, 134, 144,
)  # fmt: skip
KEEP_FIRST, KEEP_LAST, KEEP_NONE = 145, 146, 147
GIVE = 148
ACTIONS = 153

LOWER = np.array([i for i in range(SEATS) for _ in range(i + 1, SEATS)], np.int64)
UPPER = np.array([j for i in range(SEATS) for j in range(i + 1, SEATS)], np.int64)


class State(Struct):
    """The table.

                  first   goal   last          row (face up)
    seat 0   [3 red]  [+1]  [?]   hand ....   1 red, 5 red, ...
    seat 1   [4 yel]  [=]   [?]   hand ....
    ghost    [2 grn]        [5 grn]           (with two players)
    """

    options: Options = nested(Options)
    seats: int = int8
    phase: int = int8
    waiting: int = int8  # the seats that may act now, as bits
    round_no: int = int8  # from 1
    won: int = int8
    lives: int = int8
    rounds: int = int8  # to win
    allowed: int = int8  # failures
    dealt: int = int8  # numbers in a first hand
    dealt_goals: int = int8
    order: int = int8
    challenges: int = int16
    acts: int = int16  # the action cards left
    leader: int = int8
    super_seat: int = int8
    hyper_seat: int = int8
    bonus: int = int8  # 1: H was used this round
    plus_at: int = int8  # the place with the marker of F
    minus_at: int = int8  # the place with the marker of G
    ignored: int = int8  # the seat that used J this round
    entitled: int = int8  # the seats that take a number back, as bits
    cause: int = int8
    culprits: int = int8  # the seats whose hand or goal ended the mission, as bits
    redealt: int = int8  # the seats whose first hand was redealt, as bits
    hand: Array = int64[SEATS]
    known: Array = int64[SEATS]  # the cards of a hand that everyone knows
    held: Array = int8[SEATS]
    goals: Array = int8[SEATS]  # in hand, as bits; always of the seat's colour
    first: Array = int8[SEATS]
    goal: Array = int8[SEATS]  # 7 * colour + kind
    last: Array = int8[SEATS]
    pending: Array = int16[SEATS]  # a commit or a wish, face down
    used: Array = int8[SEATS]  # action cards used this round
    pile: Array = int8[SEATS, NUMBER_CARDS]  # the first `pile_left` can still be drawn
    pile_left: Array = int8[SEATS]
    goal_pile: Array = int8[SEATS, KINDS]
    goals_left: Array = int8[SEATS]
    row: Array = int8[SEATS, NUMBER_CARDS]
    row_count: Array = int8[SEATS]
    shown: Array = int8[SEATS, NUMBER_CARDS]  # own numbers in the order they were first seen
    shown_at: Array = int8[SEATS, NUMBER_CARDS]  # how many had been drawn by then
    shown_count: Array = int8[SEATS]
    sums: Array = int8[SEATS]
    past_first: Array = int8[ROUNDS, SEATS]
    past_goal: Array = int8[ROUNDS, SEATS]
    past_last: Array = int8[ROUNDS, SEATS]
    past_sum: Array = int8[ROUNDS, SEATS]
    past_kept: Array = int8[ROUNDS, SEATS]
    past_met: Array = int8[ROUNDS]
    past_done: Array = int8[ROUNDS]
    past_plus: Array = int8[ROUNDS]
    past_minus: Array = int8[ROUNDS]
    past_ignored: Array = int8[ROUNDS]
    past_bonus: Array = int8[ROUNDS]
    uses: int = int8
    use_action: Array = int16[ACTION_CARDS]
    use_seat: Array = int8[ACTION_CARDS]
    use_round: Array = int8[ACTION_CARDS]


@hot
def one(t: int) -> int:
    """A set with one card of a type."""
    return 1 << 2 * t


@hot
def copies(cards: int, t: int) -> int:
    """How many cards of a type are in a set."""
    return cards >> 2 * t & 3


@hot
def list_types(cards: int, first_action: int, moves: Array, count: int) -> int:
    """Append an action for every type in a set, in ascending order."""
    t = 0
    while cards:
        if cards & 1023 == 0:
            cards >>= 10
            t += VALUES
        else:
            if cards & 3:
                moves[count] = first_action + t
                count += 1
            cards >>= 2
            t += 1
    return count


@hot
def colour(t: int) -> int:
    """The colour of a number."""
    return t // VALUES


@hot
def value(t: int) -> int:
    """The value printed on a number."""
    return t % VALUES + 1


@hot
def kind(goal: int) -> int:
    """The kind of a goal card."""
    return goal % KINDS
