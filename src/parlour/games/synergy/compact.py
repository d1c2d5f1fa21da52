"""Synergy: what a learner observes, in a short row of bytes.

Seats and colours are counted as in the features. A card is 5 × colour + value, from 1 to 25. A set
of sums takes two bytes, one for 0 to 6 and one for 7 to 13. Unlike the features, compact rows leave
out the other players' discarded numbers, the colours in the ghost's pile, the last rounds, and all
but three of the numbers that everyone knows a seat holds.
"""

from __future__ import annotations

from parlour.core.encoding import Encoding
from parlour.core.rule import hot, rule
from parlour.core.struct import Array
from parlour.games.synergy.cards import (
    ACTION,
    COMMIT2,
    COMMIT3,
    GHOST,
    GNN,
    KEEP,
    KINDS,
    LIMITS,
    NOTHING,
    NUMBER_CARDS,
    PASSN,
    ROUNDS,
    SEATS,
    TYPES,
    UNGIVEN,
    VALUES,
    State,
    kind,
    one,
    value,
)
from parlour.games.synergy.check import any_fits, current, is_bound, ring
from parlour.games.synergy.observe import (
    PHASES,
    USES,
    from_seat,
    ghost_sums,
    onwards,
    sum_bit,
    sum_bits,
)
from parlour.games.synergy.options import CHOSEN, GROUP

HALF = 7  # flags per byte of a larger set
HALF_BITS = (1 << HALF) - 1
SHOWN = 3  # known numbers of a seat

ROW = Encoding()
HAND = ROW.indices("hand", TYPES, NUMBER_CARDS, about="Your numbers")
STRANDS = ROW.bits(
    "strands", HALF, 2,
    about="Which of your numbers would leave no last number if played first: the first seven, then"
    " the others",
)  # fmt: skip
GOALS = ROW.bits("goals", KINDS, about="Which goals you hold: +1, -1, equal, unique, between,"
    " second highest, second lowest")  # fmt: skip
OWN_ROW = ROW.indices("row", TYPES, NUMBER_CARDS, about="Your discarded numbers, oldest first")
KNOWN = ROW.indices(
    "known", TYPES, SEATS, SHOWN, about="Up to three numbers that everyone knows each seat holds"
)
UNSEEN = ROW.numbers(
    "unseen", SEATS, VALUES, high=2,
    about="For each deck: copies of each value that nobody has shown; for the ghost's deck, the"
    " cards in its pile",
)  # fmt: skip
HELD = ROW.numbers("held", SEATS, high=NUMBER_CARDS, about="Numbers in each hand")
PILE = ROW.numbers("piles", SEATS, high=NUMBER_CARDS, about="Numbers in each pile")
GOALS_LEFT = ROW.bits(
    "goals_left", KINDS, SEATS, about="Goals of each deck that haven't been shown"
)
GOALS_HELD = ROW.numbers("goals_held", SEATS, high=KINDS, about="Goals in each hand")
FIRST = ROW.indices("first", TYPES, SEATS, about="Each first number, if shown")
GOAL_AT = ROW.indices("shown_goals", KINDS, SEATS, about="The goal in front of each seat")
LAST = ROW.indices("last", TYPES, SEATS, about="Each last number, if shown")
MAY_SUM = ROW.bits(
    "may_sum", HALF, SEATS, 2, about="The sums that each place can reach, as far as everyone knows"
)
MY_SUMS = ROW.bits("my_sums", HALF, 2, about="The sums that you can reach with your hand")
MET = ROW.bits("met", SEATS, about="While numbers are taken back: who met their goal")
TAKES = ROW.bits("takes_back", SEATS, about="While numbers are taken back: who may take one back")
TO_ACT = ROW.bits(
    "to_act", SEATS, about="Who still has to choose; in the action step, this is shown only for you"
)
THINKING = ROW.numbers("thinking", high=SEATS, about="How many seats still have to choose")
PHASE = ROW.indices(
    "phase", PHASES,
    about="The phase: first card, second card, action cards, second pick of C, last number, taking"
    " back, over, vote",
)  # fmt: skip
USED = ROW.numbers("used", SEATS, high=USES, about="Action cards each seat has used this round")
PLUS_AT = ROW.indices("plus", SEATS, about="Where the +1 marker is")
MINUS_AT = ROW.indices("minus", SEATS, about="Where the -1 marker is")
IGNORED = ROW.indices("ignored", SEATS, about="Who is ignored this round")
LEADER = ROW.indices("leader", SEATS, about="Who leads this round")
SUPER = ROW.indices(
    "super", SEATS + 1, about="Who has the super card; 6 if the group has not given it away yet"
)
HYPER = ROW.indices(
    "hyper", SEATS + 1, about="Who has the hyper card; 6 if the group has not given it away yet"
)
CHALLENGE_CARDS = ROW.bits(
    "challenges", HALF, 2,
    about="Challenges, in two bytes: MIN5, MAX7, NODBL, DBL3, LOHI, HILO and EVEN2, then ODD2,"
    " DIFF, PASSN and PASSG",
)  # fmt: skip
CARDS_LEFT = ROW.bits(
    "action_cards", HALF, 2, about="Action cards that are left: A to G, then H to J"
)
GOAL_FIRST = ROW.flags("goal_first", about="Whether the goal is played before the numbers")
TO_WIN = ROW.numbers(
    "rounds_needed", high=ROUNDS, about="Rounds still to complete to win the mission"
)
LIVES_LEFT = ROW.numbers("lives", high=ROUNDS, about="Lives left")
ROUND_NO = ROW.numbers("round", high=ROUNDS, about="The number of the round, up to 7")
ALLOWED = ROW.numbers("allowed", high=SEATS, about="Failures allowed this round")
SEAT_COUNT = ROW.indices("seats", SEATS, about="Number of players")
SEAT = ROW.indices("seat", SEATS, about="Your seat, for the actions that name seats or colours")
SIZES = ROW.numbers("dealt", 2, high=NUMBER_CARDS, about="Numbers and goals in a starting hand")
CHOICES = ROW.bits(
    "option_choices", HALF, 2,
    about="`between=inclusive`, `order_limits=or_equal`, `even_odd=one_each`,"
    " `actions_per_seat_round=10`, `action_order=leader`, `card_bounds=1_5`, `redraw_dead_hands`;"
    " `ignored_exempt`, `keep_optional`, `super_hyper=chosen`, `super_hyper=group`,"
    " `super_hyper_same_seat`, `pass_number_dir=right`, `pass_goal_dir=right`",
)  # fmt: skip


@rule
def compact(s: State, seat: int, row: Array) -> None:
    """Write what a seat observes into a row of zeros."""
    for place in range(ring(s)):
        compact_place(s, seat, place, row)
    for other in range(s.seats):
        compact_deck(s, seat, other, row)
    compact_own(s, seat, row)
    if s.first[0] != NOTHING and s.phase <= COMMIT3:
        compact_sums(s, seat, row)
    compact_phase(s, seat, row)
    compact_mission(s, seat, row)
    compact_options(s, seat, row)


@hot
def write_two(bits: int, row: Array, at: int) -> None:
    """Write up to fourteen flags as two bytes."""
    row[at] = bits & HALF_BITS
    row[at + 1] = bits >> HALF & HALF_BITS


@hot
def colour_at(s: State, seat: int, k: int) -> int:
    """The colour that is number k when counted from a seat."""
    if k >= s.seats:
        return k
    return seat + k if seat + k < s.seats else seat + k - s.seats


@hot
def list_cards(s: State, seat: int, cards: int, most: int, row: Array, at: int) -> None:
    """List the numbers of a set, copies and all, by colour from the seat's own, then by value."""
    count = 0
    for k in range(ring(s)):
        held, number = cards >> 2 * VALUES * colour_at(s, seat, k) & 1023, VALUES * k + 1
        while held and count < most:
            for _ in range(held & 3):
                if count < most:
                    row[at + count] = number
                    count += 1
            held >>= 2
            number += 1


@hot
def compact_place(s: State, seat: int, place: int, row: Array) -> None:
    """The cards in front of a seat or the ghost."""
    at = onwards(s, seat, place)
    if s.first[place] != NOTHING:
        row[FIRST + at] = from_seat(s, seat, s.first[place]) + 1
    if s.last[place] != NOTHING:
        row[LAST + at] = from_seat(s, seat, s.last[place]) + 1
    if s.goal[place] != NOTHING:
        row[GOAL_AT + at] = kind(s.goal[place]) + 1
    row[PILE + at] = s.pile_left[place]


@hot
def compact_deck(s: State, seat: int, other: int, row: Array) -> None:
    """What everyone knows of a seat's hand and piles."""
    at = onwards(s, seat, other)
    row[HELD + at] = s.held[other]
    row[USED + at] = s.used[other]
    if s.known[other]:
        list_cards(s, seat, s.known[other], SHOWN, row, KNOWN + at * SHOWN)
    own = s.hand[other] >> 2 * VALUES * other & 1023
    shown = s.known[other] >> 2 * VALUES * other & 1023
    for k in range(VALUES):
        row[UNSEEN + at * VALUES + k] = (own >> 2 * k & 3) - (shown >> 2 * k & 3)
    for k in range(s.pile_left[other]):
        row[UNSEEN + at * VALUES + s.pile[other, k] % VALUES] += 1
    count, left = 0, s.goals[other]
    for k in range(KINDS):
        count += s.goals[other] >> k & 1
    for k in range(s.goals_left[other]):
        left |= 1 << s.goal_pile[other, k]
    row[GOALS_HELD + at] = count
    row[GOALS_LEFT + at] = left


@hot
def compact_own(s: State, seat: int, row: Array) -> None:
    """The seat's own hand and row, and the ghost's pile."""
    list_cards(s, seat, s.hand[seat], NUMBER_CARDS, row, HAND)
    row[GOALS] = s.goals[seat]
    for k in range(s.row_count[seat]):
        row[OWN_ROW + k] = from_seat(s, seat, s.row[seat, k]) + 1
    if s.challenges & LIMITS and s.challenges & PASSN == 0 and s.phase <= COMMIT2:
        write_two(stranding(s, seat, row), row, STRANDS)
    if s.seats == GHOST:
        for k in range(s.pile_left[GHOST]):
            row[UNSEEN + GHOST * VALUES + s.pile[GHOST, k] % VALUES] += 1


@rule
def stranding(s: State, seat: int, row: Array) -> int:
    """Which numbers of the hand, played first, leave none that may be played last."""
    found = 0
    for k in range(s.held[seat]):
        card = int(row[HAND + k]) - 1
        t = VALUES * colour_at(s, seat, card // VALUES) + card % VALUES
        if not any_fits(s.hand[seat] - one(t), s.challenges, s.options, t, value(t)):
            found |= 1 << k
    return found


@rule
def compact_sums(s: State, seat: int, row: Array) -> None:
    """The sums that each place can reach."""
    for other in range(s.seats):
        at = onwards(s, seat, other)
        a, bound, found = current(s, other), is_bound(s, other), 0
        if s.hand[other] != s.known[other]:  # it holds cards that not everyone knows
            for k in range(VALUES):
                if row[UNSEEN + at * VALUES + k] > 0:
                    found |= sum_bit(s, other, a, bound, other * VALUES + k)
        found |= sum_bits(s, other, a, bound, s.known[other])
        write_two(found, row, MAY_SUM + 2 * at)
        if other == seat:
            write_two(sum_bits(s, other, a, bound, s.hand[other]), row, MY_SUMS)
    if s.seats == GHOST:
        write_two(ghost_sums(s), row, MAY_SUM + 2 * GHOST)


@hot
def turned(s: State, seat: int, mask: int) -> int:
    """A bit mask of seats, counted from one of them."""
    return (mask >> seat | mask << s.seats - seat) & (1 << s.seats) - 1


@hot
def compact_phase(s: State, seat: int, row: Array) -> None:
    """Who has yet to choose, and between what."""
    row[PHASE] = s.phase + 1
    count = 0
    for other in range(s.seats):
        count += s.waiting >> other & 1
    row[THINKING] = count
    row[TO_ACT] = s.waiting >> seat & 1 if s.phase == ACTION else turned(s, seat, s.waiting)
    if s.phase == KEEP:
        row[MET] = turned(s, seat, s.past_met[s.round_no - 1] & (1 << s.seats) - 1)
        row[TAKES] = turned(s, seat, s.entitled)


@hot
def place_of(s: State, seat: int, place: int) -> int:
    """Where something is, counted from 1; 0 if nowhere, and 6 if it has yet to be given."""
    if place == UNGIVEN:
        return SEATS + 1
    return onwards(s, seat, place) + 1 if place >= 0 else 0


@hot
def compact_mission(s: State, seat: int, row: Array) -> None:
    """Where the mission stands."""
    row[PLUS_AT] = place_of(s, seat, s.plus_at)
    row[MINUS_AT] = place_of(s, seat, s.minus_at)
    row[IGNORED] = place_of(s, seat, s.ignored)
    row[LEADER] = place_of(s, seat, s.leader)
    row[SUPER] = place_of(s, seat, s.super_seat)
    row[HYPER] = place_of(s, seat, s.hyper_seat)
    write_two(s.challenges, row, CHALLENGE_CARDS)
    write_two(s.acts, row, CARDS_LEFT)
    row[GOAL_FIRST] = s.order == GNN
    row[TO_WIN] = s.rounds - s.won
    row[LIVES_LEFT] = s.lives
    row[ROUND_NO] = min(s.round_no, ROUNDS)
    row[ALLOWED] = s.allowed + s.bonus


@hot
def compact_options(s: State, seat: int, row: Array) -> None:
    """The rules of this table."""
    o = s.options
    row[SEAT_COUNT] = s.seats
    row[SEAT] = seat + 1
    row[SIZES] = s.dealt
    row[SIZES + 1] = s.dealt_goals
    row[CHOICES] = (
        o.between | o.order_limits << 1 | o.even_odd << 2 | int(o.actions_per_seat_round > 1) << 3
        | o.action_order << 4 | o.card_bounds << 5 | o.redraw_dead_hands << 6
    )  # fmt: skip
    row[CHOICES + 1] = (
        o.ignored_exempt | o.keep_optional << 1 | int(o.super_hyper == CHOSEN) << 2
        | int(o.super_hyper == GROUP) << 3 | o.super_hyper_same_seat << 4
        | o.pass_number_dir << 5 | o.pass_goal_dir << 6
    )  # fmt: skip
