"""Think Str8!: what a learner observes.

A learner's own cards can have only the numbers that are left on its pad. A number is crossed out if
some bet rules it out, whatever the learner's other cards are (`pad.py` does the same from a view).
The numbers are stored as one integer with eight bits per colour, so no memory is allocated.
"""

from __future__ import annotations

import numpy as np

from parlour.core.encoding import Actions, Encoding
from parlour.core.rule import hot, rule
from parlour.core.struct import Array
from parlour.games.think_str8.belief import allowed_sums, rows_begun
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
    ACCEPT,
    ALL_VALUES,
    BET,
    COLOURS,
    COUNT,
    DICE_THROWN,
    FINAL,
    HOLDERS,
    KEEP,
    NONE,
    NTH,
    OVER,
    PLACE,
    PUT,
    ROUNDS,
    SEATS,
    SPACES,
    SUBSETS,
    SWAP,
    TAKE,
    TOKENS,
    TURN,
    UNCHECKED,
    VALUES,
    State,
)

RESULTS = 4
CHECKED = 14  # numbers per checked bet
THIRD, PER_SUM, PER_SPACE = 1 / 3, 1 / (SPACES - 1), 1 / 20  # multiplying is faster than dividing
PER_SIZE, PER_POINT = 1 / LARGEST, 1 / MOST_POINTS
NOT_KNOWN = 15
NOTHING_KNOWN = (1 << 4 * COLOURS) - 1  # four bits per colour
MULTIPLES = np.array(  # how often a card counts, and its numbers -> the sums it can make, as a mask
    [
        [sum({1 << often * v for v in range(VALUES) if m >> v & 1}) for m in range(256)]
        for often in range(DICE_THROWN + 1)
    ],
    np.int64,
)
PHASE_AT = np.array([0, 0, 1, 2, 0, 3, 4, 0, 5], np.int64)  # phases in which someone acts, and over

MOVES = (
    Actions(ACCEPT, 1, "Accept the dice"),
    Actions(TURN, TAKE - TURN, "Turn die d to colour c; the number is 1 + 6 d + c"),
    Actions(TAKE, TOKENS, "Take token t, counted from the narrowest"),
    Actions(PUT, SPACES, "Place the token so that it starts at space *action* - 26"),
    Actions(SWAP, COLOURS, "Exchange your card of colour *action* - 48"),
    Actions(KEEP, 1, "Keep all cards"),
    Actions(
        BET, len(SUBSETS), "Make the final bet on the next colour with one, two or three numbers"
    ),
)

ROW = Encoding()
CANDIDATES = ROW.flags(
    "candidates",
    COLOURS,
    VALUES,
    about="The numbers that your cards can still have, according to your pad",
)
SUMS = ROW.numbers(
    "sums",
    SPACES,
    about="Until bets are checked: the probability of each sum, as if the colours were independent",
)
CARDS = ROW.one_of(
    "cards", VALUES, HOLDERS - 1, COLOURS,
    about="The cards on the other three holders; unused holders come last",
)  # fmt: skip
GIVEN_UP = ROW.flags("given_up", COLOURS, VALUES, about="Cards that were given up")
PILES = ROW.numbers("piles", COLOURS, about="Cards left in each pile / 3")
PHASE = ROW.one_of("phase", 6, about="The phase: dice, token, place, exchange, final bets, over")
TO_ACT = ROW.flags("to_act", SEATS, about="Who has to act")
DICE = ROW.one_of("dice", COLOURS, DICE_THROWN, about="The colours of the dice, sorted")
TURNS = ROW.numbers("turns_left", about="Dice that may still be turned / 3")
ROUNDS_LEFT = ROW.numbers("rounds_left", about="Rounds left, including this one / 12")
ORDER = ROW.one_of("order", SEATS, SEATS, about="Who is first, second, ... in this round")
TRACK = ROW.one_of("track", SEATS, SEATS, about="Whose stone is last, last but one, ...")
POSITIONS = ROW.numbers("positions", SEATS, low=-0.6, high=3, about="The space of each stone / 100")
LEADS = ROW.numbers(
    "leads", SEATS - 1, low=-3, high=3,
    about="How many spaces each of the others is ahead of you / 20, at most 60 either way",
)  # fmt: skip
FREE = ROW.flags("free_tokens", TOKENS, about="Tokens that nobody has taken")
SIZES = ROW.numbers("token_sizes", TOKENS, about="Spaces that each token covers / 12")
POINTS = ROW.numbers("token_points", TOKENS, about="Points that each token scores / 20")
TAKEN = ROW.one_of("tokens", TOKENS, SEATS, about="Who took which token in this round")
STARTS = ROW.one_of(
    "starts", SPACES, SEATS, about="The space at which each token that you can see starts"
)
FOUND = ROW.one_of(
    "results",
    RESULTS,
    SEATS,
    about="The result of each seat's bet: right, too high, too low, wrong",
)
HISTORY = ROW.numbers(
    "checked_bets", ROUNDS, CHECKED,
    about="For each of your checked bets, newest first: 1; for each colour in which you don't know"
    " your card, the number of dice / 3; the sum of the cards that you know / 21; the token's"
    " start / 21 and size / 12; the result (right, too high, too low, wrong)",
)  # fmt: skip
BETS = ROW.flags("final_bets", COLOURS, VALUES, about="Your final bets so far")
NEXT_BET = ROW.one_of("bet_on", COLOURS, about="The colour of your next final bet")
SEAT_COUNT = ROW.one_of("seats", SEATS - 1, about="2, 3 or 4 players")
FINAL_POINTS = ROW.numbers(
    "final_points",
    4,
    low=-1,
    about="Points for a right bet on one, two or three numbers and for a wrong bet / 10",
)
DIE_TURNS = ROW.numbers("die_turns", about="Option `die_turns` / 3")
CHOICES = ROW.flags(
    "option_choices", 12,
    about="Options `intro`, `smallest_hint`, `placement` sequential, `check_order` clockwise,"
    " `intro_grey` may_stay, `exchange` (3), `exchange_last_round`, `exchange_colours` thrown,"
    " `track_floor` start, `tie_break` shared",
)  # fmt: skip


@rule
def observe(s: State, seat: int, row: Array) -> None:
    """Write what a seat observes into a row of zeros."""
    cards = candidates(s, seat)
    for colour in range(s.colours):
        write_set(cards >> VALUES * colour & ALL_VALUES, row, CANDIDATES + VALUES * colour)
    if s.this_round < s.rounds:
        observe_round(s, seat, row)
    if s.phase <= PLACE:
        observe_sums(s, cards, row)
    observe_cards(s, seat, row)
    observe_track(s, seat, row)
    observe_checked(s, seat, row)
    observe_final(s, seat, row)
    observe_options(s, row)


@hot
def write_set(numbers: int, row: Array, at: int) -> None:
    """Write 1 for every number of a set."""
    for k in range(COUNT[numbers]):
        row[at + NTH[numbers, k]] = 1


@hot
def onwards(s: State, seat: int, other: int) -> int:
    """How many seats after `seat` another one sits; nobody's holders come last."""
    if other >= s.seats:
        return other
    return other - seat if other >= seat else other - seat + s.seats


# The learner's own cards


@rule
def candidates(s: State, seat: int) -> int:
    """The numbers that a seat's cards can have, eight bits per colour."""
    if s.phase == OVER:
        cards = 0
        for colour in range(s.colours):
            cards |= 1 << VALUES * colour + s.holder[seat, colour]
        return cards
    cards = unseen(s, seat)
    changed, before = cards, 0
    while before != cards:
        before, known = cards, NOTHING_KNOWN
        for r in range(rows_begun(s) - 1, -1, -1):
            known = known_in_row(s, r, seat, known)
            if s.result[r, seat] != UNCHECKED and names_any(s, r, changed | (before ^ cards)):
                cards = cross_out(s, r, seat, known, cards)
        changed = before ^ cards
    return cards


@hot
def names_any(s: State, r: int, cards: int) -> bool:
    """Whether the dice of a row name a colour that has any of these cards."""
    a, b, c = VALUES * s.dice[r, 0], VALUES * s.dice[r, 1], VALUES * s.dice[r, 2]
    return (cards >> a | cards >> b | cards >> c) & ALL_VALUES != 0


@rule
def unseen(s: State, seat: int) -> int:
    """The numbers that are on no other holder and were not given up, eight bits per colour."""
    cards = 0
    for colour in range(s.colours):
        left = s.pile[colour] | 1 << s.removed[colour] | 1 << s.holder[seat, colour]
        cards |= left << VALUES * colour
    return cards


@hot
def given_up(s: State, colour: int) -> int:
    """The numbers of a colour that were given up: those that are nowhere else."""
    cards = s.pile[colour] | 1 << s.removed[colour]
    for holder in range(HOLDERS):
        cards |= 1 << s.holder[holder, colour]
    return ALL_VALUES & ~cards


@hot
def known_in_row(s: State, r: int, seat: int, known: int) -> int:
    """What a seat knows of its cards of a row, given what it knows of those of the next row."""
    colour = s.given[r, seat]
    if colour == NONE:
        return known
    return known & ~(NOT_KNOWN << 4 * colour) | s.value[r, seat] << 4 * colour


@hot
def numbers_of(cards: int, known: int, colour: int) -> int:
    """The numbers that a seat's card of a colour can have in a row."""
    value = known >> 4 * colour & NOT_KNOWN
    return cards >> VALUES * colour & ALL_VALUES if value == NOT_KNOWN else 1 << value


@hot
def add_to_all(sums: int, numbers: int, often: int) -> int:
    """A mask of sums, each with each of the numbers added `often` times; branchless for speed."""
    more = 0
    for value in range(VALUES):
        more |= (sums << often * value) & -(numbers >> value & 1)
    return more


@hot
def thrown(s: State, r: int) -> tuple[int, int, int, int, int, int]:
    """The colours of a row and how often each counts; 0 times if there is no such colour."""
    a, b, c = s.dice[r, 0], s.dice[r, 1], s.dice[r, 2]
    first = 1 + (b == a) + (c == a)
    second = 0 if b == a else 1 + (c == b)
    third = int(c != b)  # the dice are sorted
    return (
        a, first if a < s.colours else 0, b, second if b < s.colours else 0,
        c, third if c < s.colours else 0,
    )  # fmt: skip


@rule
def cross_out(s: State, r: int, seat: int, known: int, cards: int) -> int:
    """Remove the numbers that no numbers of the other colours in a row fit."""
    a, first, b, second, c, third = thrown(s, r)
    allowed = allowed_sums(s, r, seat)
    ones = numbers_of(cards, known, a) if first else 1
    twos = numbers_of(cards, known, b) if second else 1
    threes = numbers_of(cards, known, c) if third else 1
    rest = add_to_all(MULTIPLES[third, threes], twos, second)
    if unknown(known, a, first):
        cards &= ~(misfits(rest, ones, first, allowed) << VALUES * a)
    if unknown(known, b, second):
        rest = add_to_all(MULTIPLES[first, ones], threes, third)
        cards &= ~(misfits(rest, twos, second, allowed) << VALUES * b)
    if unknown(known, c, third):
        rest = add_to_all(MULTIPLES[first, ones], twos, second)
        cards &= ~(misfits(rest, threes, third, allowed) << VALUES * c)
    return cards


@hot
def unknown(known: int, colour: int, often: int) -> bool:
    """Whether a row counts a card of this colour that is not known."""
    return often > 0 and known >> 4 * colour & NOT_KNOWN == NOT_KNOWN


@hot
def misfits(others: int, numbers: int, often: int, allowed: int) -> int:
    """The numbers that fit none of the sums of the others; branchless for speed."""
    wrong = 0
    for value in range(VALUES):
        wrong |= int((others << often * value) & allowed == 0) << value
    return wrong & numbers


@rule
def observe_sums(s: State, cards: int, row: Array) -> None:
    """The chances of every sum, if all numbers on the pad were equally likely."""
    a, first, b, second, c, third = thrown(s, s.this_round)
    ones = numbers_of(cards, NOTHING_KNOWN, a) if first else 1
    twos = numbers_of(cards, NOTHING_KNOWN, b) if second else 1
    threes = numbers_of(cards, NOTHING_KNOWN, c) if third else 1
    share = 1 / (COUNT[ones] * COUNT[twos] * COUNT[threes])
    for i in range(COUNT[ones]):
        for j in range(COUNT[twos]):
            total = SUMS + first * NTH[ones, i] + second * NTH[twos, j]
            for k in range(COUNT[threes]):
                row[total + third * NTH[threes, k]] += share


# What everyone sees


@rule
def observe_cards(s: State, seat: int, row: Array) -> None:
    """The other holders, and the cards that were given up."""
    for holder in range(HOLDERS):
        if holder != seat:
            start = CARDS + (onwards(s, seat, holder) - 1) * COLOURS * VALUES
            for colour in range(s.colours):
                row[start + VALUES * colour + s.holder[holder, colour]] = 1
    for colour in range(s.colours):
        row[PILES + colour] = COUNT[s.pile[colour]] * THIRD
        write_set(given_up(s, colour), row, GIVEN_UP + VALUES * colour)


@rule
def observe_track(s: State, seat: int, row: Array) -> None:
    """The phase, who has to act, and where the stones are."""
    row[PHASE + PHASE_AT[s.phase]] = 1
    row[ROUNDS_LEFT] = (s.rounds - s.this_round) / ROUNDS
    for k in range(s.seats):
        at = onwards(s, seat, k)
        row[TRACK + SEATS * k + onwards(s, seat, s.track[k])] = 1
        row[POSITIONS + at] = s.pos[k] * 0.01
        if s.asked >> k & 1 and s.phase != OVER:
            row[TO_ACT + at] = 1
        if at > 0:
            row[LEADS + at - 1] = min(max((s.pos[k] - s.pos[seat]) * PER_SPACE, -3.0), 3.0)
    for t in range(TOKENS):
        row[SIZES + t] = s.width[t] * PER_SIZE
        row[POINTS + t] = s.worth[t] * PER_POINT


@rule
def observe_round(s: State, seat: int, row: Array) -> None:
    """The dice and bets of this round."""
    r = s.this_round
    for d in range(DICE_THROWN):
        row[DICE + COLOURS * d + s.dice[r, d]] = 1
    row[TURNS] = s.turns_left / 3
    for t in range(TOKENS):
        row[FREE + t] = s.free >> t & 1
    for other in range(s.seats):
        at, checked = onwards(s, seat, other), s.result[r, other] != UNCHECKED
        row[ORDER + SEATS * other + onwards(s, seat, s.order[other])] = 1
        if s.token[r, other] != NONE:
            row[TAKEN + TOKENS * at + s.token[r, other]] = 1
        seen = at == 0 or checked or s.options.placement == SEQUENTIAL
        if seen and s.start[r, other] != NONE:
            row[STARTS + SPACES * at + s.start[r, other]] = 1
        if checked:
            row[FOUND + RESULTS * at + s.result[r, other] - 1] = 1


@rule
def observe_checked(s: State, seat: int, row: Array) -> None:
    """The learner's bets whose results it knows."""
    known, at = NOTHING_KNOWN, HISTORY
    for r in range(rows_begun(s) - 1, -1, -1):
        known = known_in_row(s, r, seat, known)
        if s.result[r, seat] != UNCHECKED:
            row[at] = 1
            for d in range(DICE_THROWN):
                colour = s.dice[r, d]
                if unknown(known, colour, 1) and colour < s.colours:
                    row[at + 1 + colour] += THIRD
                elif colour < s.colours:
                    row[at + 7] += (known >> 4 * colour & NOT_KNOWN) * PER_SUM
            row[at + 8] = s.start[r, seat] * PER_SUM
            row[at + 9] = s.width[s.token[r, seat]] * PER_SIZE
            row[at + 9 + s.result[r, seat]] = 1
            at += CHECKED


@rule
def observe_final(s: State, seat: int, row: Array) -> None:
    """The learner's final bets."""
    for colour in range(s.bet_on[seat]):
        write_set(s.bets[seat, colour], row, BETS + VALUES * colour)
    if s.phase == FINAL and s.bet_on[seat] < s.colours:
        row[NEXT_BET + s.bet_on[seat]] = 1


@rule
def observe_options(s: State, row: Array) -> None:
    """The rules of this table."""
    o = s.options
    row[SEAT_COUNT + s.seats - 2] = 1
    row[FINAL_POINTS] = o.final_one / 10
    row[FINAL_POINTS + 1] = o.final_two / 10
    row[FINAL_POINTS + 2] = o.final_three / 10
    row[FINAL_POINTS + 3] = o.final_wrong / 10
    row[DIE_TURNS] = o.die_turns / 3
    row[CHOICES] = o.intro
    row[CHOICES + 1] = o.smallest_hint
    row[CHOICES + 2] = o.placement == SEQUENTIAL
    row[CHOICES + 3] = o.check_order == CLOCKWISE
    row[CHOICES + 4] = o.intro_grey == MAY_STAY
    row[CHOICES + 5 + o.exchange] = 1
    row[CHOICES + 8] = o.exchange_last_round
    row[CHOICES + 9] = o.exchange_colours == THROWN
    row[CHOICES + 10] = o.track_floor == START_FLOOR
    row[CHOICES + 11] = o.tie_break == SHARED
