"""Think Str8!: what a learner observes, in a short row of bytes.

Sets of numbers are bits, from 0 to 7. A checked bet contains only what it says about cards that you
don't know. If you have exchanged a card since the bet, you know that card.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations

import numpy as np

from parlour.core.encoding import Encoding
from parlour.core.rule import hot, rule
from parlour.core.struct import Array
from parlour.games.think_str8.belief import rows_begun
from parlour.games.think_str8.observe import (
    MULTIPLES,
    NOT_KNOWN,
    NOTHING_KNOWN,
    PHASE_AT,
    RESULTS,
    add_to_all,
    candidates,
    given_up,
    known_in_row,
    numbers_of,
    onwards,
    thrown,
    unknown,
)
from parlour.games.think_str8.options import (
    CLOCKWISE,
    LARGEST,
    MAY_STAY,
    MOST_POINTS,
    SEQUENTIAL,
    SHARED,
    START_FLOOR,
    THROWN,
)
from parlour.games.think_str8.rules import (
    ALL_VALUES,
    COLOURS,
    COUNT,
    DICE_THROWN,
    FINAL,
    HOLDERS,
    NONE,
    OVER,
    PLACE,
    ROUNDS,
    SEATS,
    SPACES,
    TOKENS,
    UNCHECKED,
    VALUES,
    State,
)

FAR = 120  # the largest space, and distance between stones
CHECKED = 4  # numbers per checked bet
KNOWN = COLOURS  # a die that names a known card
EIGHT = 255  # bits
_throws = list(combinations_with_replacement(range(COLOURS + 1), DICE_THROWN))
THROWS = len(_throws)
THROW_AT = np.zeros(1 << 3 * DICE_THROWN, np.int64)  # three bits per die, in any order -> its index
for _number, _throw in enumerate(_throws):
    for _a, _b, _c in permutations(_throw):
        THROW_AT[_a | _b << 3 | _c << 6] = _number + 1

ROW = Encoding()
CANDIDATES = ROW.bits(
    "candidates",
    VALUES,
    COLOURS,
    about="The numbers that your cards can still have, according to your pad, by colour",
)
SUMS = ROW.bits(
    "sums",
    VALUES,
    3,
    about="Until bets are checked: the sums from 0 to 21 that are possible according to your pad",
)
CARDS = ROW.indices(
    "cards", VALUES, HOLDERS - 1, COLOURS,
    about="The cards on the other three holders, each as its number + 1; unused holders come last",
)  # fmt: skip
GIVEN_UP = ROW.bits("given_up", VALUES, COLOURS, about="Cards that were given up, by colour")
PILES = ROW.numbers("piles", COLOURS, high=3, about="Cards left in each pile")
PHASE = ROW.indices("phase", 6, about="The phase: dice, token, place, exchange, final bets, over")
TO_ACT = ROW.bits("to_act", SEATS, about="Who has to act")
DICE = ROW.indices("dice", COLOURS, DICE_THROWN, about="The colours of the dice, sorted")
TURNS = ROW.numbers("turns_left", high=3, about="Dice that may still be turned")
ROUNDS_LEFT = ROW.numbers("rounds_left", high=ROUNDS, about="Rounds left, including this one")
ORDER = ROW.indices("order", SEATS, SEATS, about="Who is first, second, ... in this round")
TRACK = ROW.indices("track", SEATS, SEATS, about="Whose stone is last, last but one, ...")
POSITION = ROW.numbers("position", low=-FAR, high=FAR, about="The space of your stone")
LEADS = ROW.numbers(
    "leads",
    SEATS - 1,
    low=-FAR,
    high=FAR,
    about="How many spaces each of the others is ahead of you",
)
FREE = ROW.bits(
    "free_tokens", TOKENS, about="Tokens that nobody has taken, starting with the narrowest"
)
SIZES = ROW.numbers("token_sizes", TOKENS, high=LARGEST, about="Spaces that each token covers")
POINTS = ROW.numbers(
    "token_points", TOKENS, high=MOST_POINTS, about="Points that each token scores"
)
TAKEN = ROW.indices("tokens", TOKENS, SEATS, about="Who took which token in this round")
STARTS = ROW.indices(
    "starts", SPACES, SEATS, about="The space at which each token that you can see starts, + 1"
)
FOUND = ROW.indices(
    "results",
    RESULTS,
    SEATS,
    about="The result of each seat's bet: right, too high, too low, wrong",
)
HISTORY = ROW.numbers(
    "checked_bets", ROUNDS, CHECKED, low=-SPACES, high=THROWS,
    about="Your checked bets, newest first. For each bet: the dice, as one of the 84 combinations"
    " of three values in order, from 1 (the values are the six colours and, last, a card that"
    " you know); the token's start less the sum of the cards that you know; the token's size;"
    " the result (1 right, 2 too high, 3 too low, 4 wrong)",
)  # fmt: skip
BETS = ROW.bits("final_bets", VALUES, COLOURS, about="Your final bets so far, by colour")
NEXT_BET = ROW.indices("bet_on", COLOURS, about="The colour of your next final bet")
SEAT_COUNT = ROW.indices("seats", SEATS, about="Number of players")
FINAL_POINTS = ROW.numbers(
    "final_points", 4, low=-10, high=10,
    about="Points for a right bet on one, two or three numbers and for a wrong bet",
)  # fmt: skip
DIE_TURNS = ROW.numbers("die_turns", high=3, about="Option `die_turns`")
EXCHANGE = ROW.indices("exchange", 3, about="Whether cards are exchanged: mandatory, optional, off")
CHOICES = ROW.bits(
    "option_choices", 7, 2,
    about="`intro`, `smallest_hint`, `placement=sequential`, `check_order=clockwise`,"
    " `intro_grey=may_stay`, `exchange_last_round`, `exchange_colours=thrown`;"
    " `track_floor=start`, `tie_break=shared`",
)  # fmt: skip


@rule
def compact(s: State, seat: int, row: Array) -> None:
    """Write what a seat observes into a row of zeros."""
    cards = candidates(s, seat)
    for colour in range(s.colours):
        row[CANDIDATES + colour] = signed(cards >> VALUES * colour & ALL_VALUES)
    if s.this_round < s.rounds:
        compact_round(s, seat, row)
    if s.phase <= PLACE:
        compact_sums(s, cards, row)
    compact_cards(s, seat, row)
    compact_track(s, seat, row)
    compact_checked(s, seat, row)
    compact_final(s, seat, row)
    compact_options(s, row)


@hot
def signed(byte: int) -> int:
    """Eight bits as a number from -128 to 127."""
    return byte - ((byte & 128) << 1)


@rule
def compact_sums(s: State, cards: int, row: Array) -> None:
    """The sums that the numbers on the pad can make."""
    a, first, b, second, c, third = thrown(s, s.this_round)
    ones = numbers_of(cards, NOTHING_KNOWN, a) if first else 1
    twos = numbers_of(cards, NOTHING_KNOWN, b) if second else 1
    threes = numbers_of(cards, NOTHING_KNOWN, c) if third else 1
    sums = add_to_all(add_to_all(MULTIPLES[third, threes], twos, second), ones, first)
    for k in range(3):
        row[SUMS + k] = signed(sums >> VALUES * k & EIGHT)


@rule
def compact_cards(s: State, seat: int, row: Array) -> None:
    """The other holders, and the cards that were given up."""
    for holder in range(HOLDERS):
        if holder != seat:
            start = CARDS + (onwards(s, seat, holder) - 1) * COLOURS
            for colour in range(s.colours):
                row[start + colour] = s.holder[holder, colour] + 1
    for colour in range(s.colours):
        row[PILES + colour] = COUNT[s.pile[colour]]
        row[GIVEN_UP + colour] = signed(given_up(s, colour))


@hot
def cut(spaces: int) -> int:
    """A number of spaces within its limits."""
    return min(max(spaces, -FAR), FAR)


@rule
def compact_track(s: State, seat: int, row: Array) -> None:
    """The phase, who has to act, and where the stones are."""
    row[PHASE] = PHASE_AT[s.phase] + 1
    row[ROUNDS_LEFT] = s.rounds - s.this_round
    row[POSITION] = cut(s.pos[seat])
    asked = 0
    for k in range(s.seats):
        at = onwards(s, seat, k)
        row[TRACK + k] = onwards(s, seat, s.track[k]) + 1
        if s.phase != OVER:
            asked |= (s.asked >> k & 1) << at
        if at > 0:
            row[LEADS + at - 1] = cut(s.pos[k] - s.pos[seat])
    row[TO_ACT] = asked
    for t in range(TOKENS):
        row[SIZES + t] = s.width[t]
        row[POINTS + t] = s.worth[t]


@rule
def compact_round(s: State, seat: int, row: Array) -> None:
    """The dice and bets of this round."""
    r = s.this_round
    for d in range(DICE_THROWN):
        row[DICE + d] = s.dice[r, d] + 1
    row[TURNS] = s.turns_left
    row[FREE] = s.free
    for other in range(s.seats):
        at, checked = onwards(s, seat, other), s.result[r, other] != UNCHECKED
        row[ORDER + other] = onwards(s, seat, s.order[other]) + 1
        if s.token[r, other] != NONE:
            row[TAKEN + at] = s.token[r, other] + 1
        seen = at == 0 or checked or s.options.placement == SEQUENTIAL
        if seen and s.start[r, other] != NONE:
            row[STARTS + at] = s.start[r, other] + 1
        if checked:
            row[FOUND + at] = s.result[r, other]


@rule
def compact_checked(s: State, seat: int, row: Array) -> None:
    """The learner's bets whose results it knows."""
    known, at = NOTHING_KNOWN, HISTORY
    for r in range(rows_begun(s) - 1, -1, -1):
        known = known_in_row(s, r, seat, known)
        if s.result[r, seat] != UNCHECKED:
            dice, total = 0, 0
            for d in range(DICE_THROWN):
                colour = s.dice[r, d]
                if colour < s.colours and unknown(known, colour, 1):
                    dice |= colour << 3 * d
                else:
                    dice |= KNOWN << 3 * d
                    if colour < s.colours:
                        total += known >> 4 * colour & NOT_KNOWN
            row[at] = THROW_AT[dice]
            row[at + 1] = s.start[r, seat] - total
            row[at + 2] = s.width[s.token[r, seat]]
            row[at + 3] = s.result[r, seat]
            at += CHECKED


@rule
def compact_final(s: State, seat: int, row: Array) -> None:
    """The learner's final bets."""
    for colour in range(s.bet_on[seat]):
        row[BETS + colour] = signed(s.bets[seat, colour])
    if s.phase == FINAL and s.bet_on[seat] < s.colours:
        row[NEXT_BET] = s.bet_on[seat] + 1


@rule
def compact_options(s: State, row: Array) -> None:
    """The rules of this table."""
    o = s.options
    row[SEAT_COUNT] = s.seats
    row[FINAL_POINTS] = o.final_one
    row[FINAL_POINTS + 1] = o.final_two
    row[FINAL_POINTS + 2] = o.final_three
    row[FINAL_POINTS + 3] = o.final_wrong
    row[DIE_TURNS] = o.die_turns
    row[EXCHANGE] = o.exchange + 1
    row[CHOICES] = (
        int(o.intro) | int(o.smallest_hint) << 1 | int(o.placement == SEQUENTIAL) << 2
        | int(o.check_order == CLOCKWISE) << 3 | int(o.intro_grey == MAY_STAY) << 4
        | int(o.exchange_last_round) << 5 | int(o.exchange_colours == THROWN) << 6
    )  # fmt: skip
    row[CHOICES + 1] = int(o.track_floor == START_FLOOR) | int(o.tie_break == SHARED) << 1
