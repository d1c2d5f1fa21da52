"""Synergy: what a learner observes.

Seats and colours are counted from the observing seat: colour 0 is its own deck. With two players,
the ghost is third. Actions use the table's own numbers for seats and colours, so `seat` says which
seat is observing. A card is one of 25 types, sorted by colour and then by value.
"""

from __future__ import annotations

from parlour.core.encoding import Actions, Encoding
from parlour.core.rule import hot, rule
from parlour.core.struct import Array
from parlour.games.synergy.cards import (
    ACTION,
    ACTION_CARDS,
    CHALLENGES,
    COLOURS,
    COMMIT2,
    COMMIT3,
    DBL3,
    DIFF,
    GHOST,
    GIVE,
    GNN,
    GOAL,
    KEEP,
    KEEP_FIRST,
    KINDS,
    LIMITS,
    NOTHING,
    NUMBER_CARDS,
    PAIRS,
    PASS,
    PASSN,
    ROUNDS,
    SEATS,
    SUMS,
    TYPES,
    UNGIVEN,
    USE_A,
    USE_B,
    USE_C,
    USE_D,
    USE_E,
    USE_F,
    USE_G,
    USE_H,
    USE_I,
    USE_J,
    VALUES,
    State,
    copies,
    kind,
    one,
    value,
)
from parlour.games.synergy.check import (
    any_fits,
    current,
    is_bound,
    pair_fits,
    pair_sum,
    ring,
    sum_with,
)
from parlour.games.synergy.options import CHOSEN, GROUP
from parlour.games.synergy.view import rounds_checked

PHASES = 8
COPIES = 2
SHOWN_ROUNDS = 2
ROUND = 12  # numbers per place of a past round
USES = 10  # the most action cards that a seat may use in a round

ROW = Encoding()
HAND = ROW.numbers("hand", COLOURS, VALUES, about="Your numbers: copies of each type / 2")
GOALS = ROW.flags("goals", KINDS, about="Which goals you hold: +1, -1, equal, unique, between,"
    " second highest, second lowest")  # fmt: skip
KNOWN = ROW.numbers(
    "known", SEATS, COLOURS, VALUES,
    about="For each hand: numbers / 2 that everyone knows, because they were taken back",
)  # fmt: skip
UNSEEN = ROW.numbers(
    "unseen", SEATS, VALUES,
    about="For each deck: copies of each value / 2 that nobody has shown, so they are in its"
    " seat's hand or pile",
)  # fmt: skip
GHOST_PILE = ROW.numbers(
    "ghost_pile", COLOURS, VALUES, about="The ghost's pile: copies of each type / 2"
)
DISCARDS = ROW.numbers(
    "rows", SEATS, COLOURS, VALUES, about="The numbers discarded at each place / 2"
)
HELD = ROW.numbers("held", SEATS, about="Numbers in each hand / 10")
PILE = ROW.numbers("piles", SEATS, about="Numbers in each pile / 10")
GOALS_HELD = ROW.numbers("goals_held", SEATS, about="Goals in each hand / 7")
GOALS_LEFT = ROW.flags(
    "goals_left", SEATS, KINDS, about="Goals of each deck that haven't been shown"
)
FIRST = ROW.one_of("first_values", VALUES, SEATS, about="The value of each first number, if shown")
FIRST_COLOUR = ROW.one_of("first_colours", COLOURS, SEATS, about="Its colour")
PLUS_AT = ROW.one_of("plus", SEATS, about="Where the +1 marker is")
MINUS_AT = ROW.one_of("minus", SEATS, about="Where the -1 marker is")
GOAL_AT = ROW.one_of("shown_goals", KINDS, SEATS, about="The goal in front of each seat")
LAST = ROW.one_of("last_values", VALUES, SEATS, about="The value of each last number, if shown")
LAST_COLOUR = ROW.one_of("last_colours", COLOURS, SEATS, about="Its colour")
IGNORED = ROW.one_of("ignored", SEATS, about="Who is ignored this round")
MAY_SUM = ROW.flags(
    "may_sum", SEATS, SUMS,
    about="The sums from 0 to 13 that each place can reach, as far as everyone knows",
)  # fmt: skip
MY_SUMS = ROW.flags("my_sums", SUMS, about="The sums that you can reach with your hand")
LAST_SUMS = ROW.flags(
    "last_sums", VALUES, SUMS, about="The sum that each value in your hand gives as a last number"
)
STRANDS = ROW.flags(
    "strands",
    COLOURS,
    VALUES,
    about="Numbers in your hand that would leave no last number if played first",
)
MET = ROW.flags("met", SEATS, about="While numbers are taken back: who met their goal")
TAKES = ROW.flags("takes_back", SEATS, about="While numbers are taken back: who may take one back")
TO_ACT = ROW.flags(
    "to_act", SEATS, about="Who still has to choose; in the action step, this is shown only for you"
)
THINKING = ROW.numbers("thinking", about="How many seats still have to choose / 5")
PHASE = ROW.one_of(
    "phase", PHASES,
    about="The phase: first card, second card, action cards, second pick of C, last number, taking"
    " back, over, vote",
)  # fmt: skip
USED = ROW.numbers("used", SEATS, about="Action cards each seat has used this round / 10")
LEADER = ROW.one_of("leader", SEATS, about="Who leads this round")
SUPER = ROW.one_of("super", SEATS, about="Who has the super card")
HYPER = ROW.one_of("hyper", SEATS, about="Who has the hyper card")
TO_GIVE = ROW.flags(
    "to_give", 2, about="Whether the group still has to give away the super and hyper cards"
)
CHALLENGE_CARDS = ROW.flags(
    "challenges", CHALLENGES,
    about="Challenges: MIN5, MAX7, NODBL, DBL3, LOHI, HILO, EVEN2, ODD2, DIFF, PASSN, PASSG",
)  # fmt: skip
CARDS_LEFT = ROW.flags("action_cards", ACTION_CARDS, about="Action cards A to J that are left")
GOAL_FIRST = ROW.flags("goal_first", about="Whether the goal is played before the numbers")
TO_WIN = ROW.numbers("rounds_needed", about="Rounds still to complete to win the mission / 7")
LIVES_LEFT = ROW.numbers("lives", about="Lives left / 7")
ROUND_NO = ROW.numbers("round", about="The number of the round / 7")
ALLOWED = ROW.numbers("allowed", about="Failures allowed this round / 5")
LAST_ROUNDS = ROW.numbers(
    "last_rounds", SHOWN_ROUNDS, SEATS, ROUND,
    about="The last two checked rounds, newest first. For each place: first number / 5, last"
    " number / 5, sum / 13, whether the goal was met, whether the round was completed, and the"
    " goal (seven flags)",
)  # fmt: skip
SEAT_COUNT = ROW.one_of("seats", SEATS, about="Number of players: 1 to 5")
SEAT = ROW.one_of("seat", SEATS, about="Your seat, for the actions that name seats or colours")
SIZES = ROW.numbers("dealt", 2, about="Numbers / 10 and goals / 7 in a starting hand")
CHOICES = ROW.flags(
    "option_choices", 14,
    about="1 for `between=inclusive`, `order_limits=or_equal`, `even_odd=one_each`,"
    " `actions_per_seat_round=10`, `action_order=leader`, `card_bounds=1_5`, `redraw_dead_hands`,"
    " `ignored_exempt`, `keep_optional`, `super_hyper=chosen`, `super_hyper=group`,"
    " `super_hyper_same_seat`, `pass_number_dir=right`, `pass_goal_dir=right`",
)  # fmt: skip

MOVES = (
    Actions(0, TYPES, "Play the number of type *action*: 5 × colour + value - 1"),
    Actions(GOAL, KINDS, "Play the goal of kind *action* - 25, as in `goals`"),
    Actions(PASS, 1, "Pass in the action step, or abstain in a vote"),
    Actions(USE_A, TYPES, "Use A: take the number of type *action* - 33 back from your row"),
    Actions(
        USE_B,
        TYPES,
        "Use B: exchange your first number for one of type *action* - 58 from your hand",
    ),
    Actions(
        USE_C,
        TYPES,
        "Use C: take the number of type *action* - 83 back from your row (first and second pick)",
    ),
    Actions(USE_D, SEATS, "Use D: swap goals with seat *action* - 108"),
    Actions(
        USE_E,
        PAIRS,
        "Use E: swap the goals of a pair of seats (01, 02, 03, 04, 12 and so on up to 34)",
    ),
    Actions(USE_F, SEATS, "Use F: put the +1 marker at place *action* - 123"),
    Actions(USE_G, SEATS, "Use G: put the -1 marker at place *action* - 128"),
    Actions(USE_H, 1, "Use H: allow one more failure this round"),
    Actions(
        USE_I,
        PAIRS,
        "Use I: swap the first numbers of a pair of places, in the same order as for E",
    ),
    Actions(USE_J, 1, "Use J: be ignored this round"),
    Actions(KEEP_FIRST, 3, "Take back the first number, the last number or neither"),
    Actions(GIVE, SEATS, "Vote to give the super or hyper card to seat *action* - 148"),
)


@rule
def observe(s: State, seat: int, row: Array) -> None:
    """Write what a seat observes into a row of zeros."""
    for place in range(ring(s)):
        observe_place(s, seat, place, row)
    for other in range(s.seats):
        observe_deck(s, seat, other, row)
    observe_own(s, seat, row)
    if s.first[0] != NOTHING and s.phase <= COMMIT3:
        observe_sums(s, seat, row)
    observe_phase(s, seat, row)
    observe_mission(s, seat, row)
    observe_past(s, seat, row)
    observe_options(s, seat, row)


@hot
def onwards(s: State, seat: int, place: int) -> int:
    """How many seats after `seat` a place is; the ghost comes last."""
    if place >= s.seats:
        return place
    return place - seat if place >= seat else place - seat + s.seats


@hot
def from_seat(s: State, seat: int, t: int) -> int:
    """A type with its colour counted from a seat."""
    return onwards(s, seat, t // VALUES) * VALUES + t % VALUES


@hot
def write_cards(s: State, seat: int, cards: int, row: Array, at: int) -> None:
    """Write the copies of each type in a set, in twos."""
    t = 0
    while cards:
        if cards & 1023 == 0:
            cards >>= 10
            t += VALUES
        else:
            if cards & 3:
                row[at + from_seat(s, seat, t)] = (cards & 3) / COPIES
            cards >>= 2
            t += 1


@hot
def observe_place(s: State, seat: int, place: int, row: Array) -> None:
    """The cards in front of a seat or the ghost."""
    at = onwards(s, seat, place)
    first, last, goal = s.first[place], s.last[place], s.goal[place]
    if first != NOTHING:
        row[FIRST + at * VALUES + first % VALUES] = 1
        row[FIRST_COLOUR + at * COLOURS + onwards(s, seat, first // VALUES)] = 1
    if last != NOTHING:
        row[LAST + at * VALUES + last % VALUES] = 1
        row[LAST_COLOUR + at * COLOURS + onwards(s, seat, last // VALUES)] = 1
    if goal != NOTHING:
        row[GOAL_AT + at * KINDS + kind(goal)] = 1
    row[PILE + at] = s.pile_left[place] / NUMBER_CARDS
    for k in range(s.row_count[place]):
        row[DISCARDS + at * TYPES + from_seat(s, seat, s.row[place, k])] += 1 / COPIES


@hot
def observe_deck(s: State, seat: int, other: int, row: Array) -> None:
    """What everyone knows of a seat's hand and piles."""
    at = onwards(s, seat, other)
    row[HELD + at] = s.held[other] / NUMBER_CARDS
    row[USED + at] = s.used[other] / USES
    write_cards(s, seat, s.known[other], row, KNOWN + at * TYPES)
    own = (s.hand[other] >> 2 * VALUES * other) & 1023
    shown = (s.known[other] >> 2 * VALUES * other) & 1023
    for k in range(VALUES):
        row[UNSEEN + at * VALUES + k] = ((own >> 2 * k & 3) - (shown >> 2 * k & 3)) / COPIES
    for k in range(s.pile_left[other]):
        row[UNSEEN + at * VALUES + s.pile[other, k] % VALUES] += 1 / COPIES
    count = 0
    for k in range(KINDS):
        held = s.goals[other] >> k & 1
        row[GOALS_LEFT + at * KINDS + k] = held
        count += held
    row[GOALS_HELD + at] = count / KINDS
    for k in range(s.goals_left[other]):
        row[GOALS_LEFT + at * KINDS + s.goal_pile[other, k]] = 1


@hot
def observe_own(s: State, seat: int, row: Array) -> None:
    """The seat's own hand."""
    write_cards(s, seat, s.hand[seat], row, HAND)
    for k in range(KINDS):
        row[GOALS + k] = s.goals[seat] >> k & 1
    if s.challenges & LIMITS and s.challenges & PASSN == 0 and s.phase <= COMMIT2:
        observe_strands(s, seat, row)
    if s.seats == GHOST:
        for k in range(s.pile_left[GHOST]):
            row[GHOST_PILE + from_seat(s, seat, s.pile[GHOST, k])] += 1 / COPIES


@rule
def observe_strands(s: State, seat: int, row: Array) -> None:
    """The numbers that, played first, leave none that may be played last."""
    for t in range(TYPES):
        if copies(s.hand[seat], t):
            rest = s.hand[seat] - one(t)
            if not any_fits(rest, s.challenges, s.options, t, value(t)):
                row[STRANDS + from_seat(s, seat, t)] = 1


@rule
def observe_sums(s: State, seat: int, row: Array) -> None:
    """The sums that each place can reach."""
    for other in range(s.seats):
        at = onwards(s, seat, other)
        a, bound, found = current(s, other), is_bound(s, other), 0
        if s.hand[other] != s.known[other]:  # it holds cards that not everyone knows
            for k in range(VALUES):
                if row[UNSEEN + at * VALUES + k] > 0:
                    found |= sum_bit(s, other, a, bound, other * VALUES + k)
        found |= sum_bits(s, other, a, bound, s.known[other])
        write_bits(found, row, MAY_SUM + at * SUMS)
        if other == seat:
            write_bits(sum_bits(s, other, a, bound, s.hand[other]), row, MY_SUMS)
            observe_last(s, seat, row)
    if s.seats == GHOST:
        write_bits(ghost_sums(s), row, MAY_SUM + GHOST * SUMS)


@hot
def observe_last(s: State, seat: int, row: Array) -> None:
    """The sum with each value that the seat could play last."""
    for t in range(TYPES):
        if copies(s.hand[seat], t):
            row[LAST_SUMS + t % VALUES * SUMS + sum_with(s, seat, t)] = 1


@hot
def sum_bit(s: State, seat: int, a: int, bound: bool, last: int) -> int:
    """The sum with a last number after a first that counts as `a`, as a bit; 0 if it can't be."""
    if bound and not pair_fits(s.challenges, s.options, s.first[seat], a, last):
        return 0
    return 1 << pair_sum(s.challenges, s.first[seat], a, last)


@hot
def plain_sums(a: int, cards: int) -> int:
    """The sums of `a` and the numbers of a set, as bits, if a sum is just that."""
    held = (cards | cards >> 10 | cards >> 20 | cards >> 30 | cards >> 40) & 1023
    held |= held >> 1
    found = 0
    for k in range(VALUES):
        found |= (held >> 2 * k & 1) << a + 1 + k
    return found


@rule
def sum_bits(s: State, seat: int, a: int, bound: bool, cards: int) -> int:
    """The sums with the numbers of a set, as bits."""
    if not bound and s.challenges & (DIFF | DBL3) == 0:
        return plain_sums(a, cards)
    found, t = 0, 0
    while cards:
        if cards & 1023 == 0:
            cards >>= 10
            t += VALUES
        else:
            if cards & 3:
                found |= sum_bit(s, seat, a, bound, t)
            cards >>= 2
            t += 1
    return found


@rule
def ghost_sums(s: State) -> int:
    """The ghost's sum, or those that it can reach, as bits."""
    if s.last[GHOST] != NOTHING:
        return 1 << sum_with(s, GHOST, s.last[GHOST])
    found = 0
    for k in range(s.pile_left[GHOST]):
        found |= 1 << sum_with(s, GHOST, s.pile[GHOST, k])
    return found


@hot
def write_bits(found: int, row: Array, at: int) -> None:
    """Write which sums are in a set."""
    for k in range(SUMS):
        row[at + k] = found >> k & 1


@hot
def observe_phase(s: State, seat: int, row: Array) -> None:
    """Who has yet to choose, and between what."""
    row[PHASE + s.phase] = 1
    count = 0
    for other in range(s.seats):
        waits = s.waiting >> other & 1
        count += waits
        if s.phase != ACTION or other == seat:
            row[TO_ACT + onwards(s, seat, other)] = waits
    row[THINKING] = count / SEATS
    if s.phase == KEEP:
        met = s.past_met[s.round_no - 1]
        for other in range(s.seats):
            row[MET + onwards(s, seat, other)] = met >> other & 1
            row[TAKES + onwards(s, seat, other)] = s.entitled >> other & 1


@hot
def point_at(s: State, seat: int, place: int, row: Array, at: int) -> None:
    """Write which place something is at, if any."""
    if place >= 0:
        row[at + onwards(s, seat, place)] = 1


@hot
def observe_mission(s: State, seat: int, row: Array) -> None:
    """Where the mission stands."""
    point_at(s, seat, s.plus_at, row, PLUS_AT)
    point_at(s, seat, s.minus_at, row, MINUS_AT)
    point_at(s, seat, s.ignored, row, IGNORED)
    point_at(s, seat, s.leader, row, LEADER)
    point_at(s, seat, s.super_seat, row, SUPER)
    point_at(s, seat, s.hyper_seat, row, HYPER)
    row[TO_GIVE] = s.super_seat == UNGIVEN
    row[TO_GIVE + 1] = s.hyper_seat == UNGIVEN
    for k in range(CHALLENGES):
        row[CHALLENGE_CARDS + k] = s.challenges >> k & 1
    for k in range(ACTION_CARDS):
        row[CARDS_LEFT + k] = s.acts >> k & 1
    row[GOAL_FIRST] = s.order == GNN
    row[TO_WIN] = (s.rounds - s.won) / ROUNDS
    row[LIVES_LEFT] = s.lives / ROUNDS
    row[ROUND_NO] = min(s.round_no, ROUNDS) / ROUNDS
    row[ALLOWED] = (s.allowed + s.bonus) / SEATS


@rule
def observe_past(s: State, seat: int, row: Array) -> None:
    """The last rounds that were checked, newest first."""
    checked = rounds_checked(s)
    for j in range(min(checked, SHOWN_ROUNDS)):
        r = checked - 1 - j
        for place in range(ring(s)):
            at = LAST_ROUNDS + (j * SEATS + onwards(s, seat, place)) * ROUND
            row[at] = value(s.past_first[r, place]) / VALUES
            row[at + 1] = value(s.past_last[r, place]) / VALUES
            row[at + 2] = s.past_sum[r, place] / (SUMS - 1)
            row[at + 3] = s.past_met[r] >> place & 1
            row[at + 4] = s.past_done[r]
            if s.past_goal[r, place] != NOTHING:
                row[at + 5 + kind(s.past_goal[r, place])] = 1


@hot
def observe_options(s: State, seat: int, row: Array) -> None:
    """The rules of this table."""
    o = s.options
    row[SEAT_COUNT + s.seats - 1] = 1
    row[SEAT + seat] = 1
    row[SIZES] = s.dealt / NUMBER_CARDS
    row[SIZES + 1] = s.dealt_goals / KINDS
    row[CHOICES] = o.between
    row[CHOICES + 1] = o.order_limits
    row[CHOICES + 2] = o.even_odd
    row[CHOICES + 3] = o.actions_per_seat_round > 1
    row[CHOICES + 4] = o.action_order
    row[CHOICES + 5] = o.card_bounds
    row[CHOICES + 6] = o.redraw_dead_hands
    row[CHOICES + 7] = o.ignored_exempt
    row[CHOICES + 8] = o.keep_optional
    row[CHOICES + 9] = o.super_hyper == CHOSEN
    row[CHOICES + 10] = o.super_hyper == GROUP
    row[CHOICES + 11] = o.super_hyper_same_seat
    row[CHOICES + 12] = o.pass_number_dir
    row[CHOICES + 13] = o.pass_goal_dir
