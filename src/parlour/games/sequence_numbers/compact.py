"""Sequence Numbers: what a learner observes, in a short row of bytes.

A corner is 0, and any other cell has one of 60 values. A cell with a chip is 55 + 2 × team, plus 1
if the chip is in a sequence; your team is 0. An open cell is 1 + fits + 2 × own + 6 × rival + 18 ×
unseen. Here `fits` says whether a number in your hand fits; `own` and `rival` are the best lines of
your team and of a rival team through the cell (0 for fewer than three chips, 1 for three, 2 for
four); and `unseen` is how many cards of the cell's number you haven't seen.
"""

from __future__ import annotations

from parlour.core.bits import WORD, add_at_bits, count_bits
from parlour.core.encoding import Encoding
from parlour.core.rule import hot, rule
from parlour.core.struct import Array
from parlour.games.sequence_numbers.deck import CARDS, KINDS, PLUS, kind_of
from parlour.games.sequence_numbers.lines import CELLS, HALF
from parlour.games.sequence_numbers.observe import MANY, WILD, lines_of, onwards, team_after
from parlour.games.sequence_numbers.options import ALL_DISCARDS
from parlour.games.sequence_numbers.rules import (
    HAND,
    MOST_SEQUENCES,
    NO_CARD,
    NO_CELL,
    NOBODY,
    SEATS,
    TEAMS,
    State,
    both_cells,
    hand_cards_at,
    open_cells,
)

LATE = 120  # turns left
OPEN_CELL, FITS, OWN_LINE, RIVAL_LINE, UNSEEN_CARDS, CHIP = 1, 1, 2, 6, 18, 55

ROW = Encoding()
BOARD = ROW.indices("board", 60, CELLS, about="The cells, row by row")
OWN = ROW.indices(
    "hand", KINDS, HAND, about="Your cards by kind: the numbers 1 to 48, then Plus, then Minus"
)
DEAD = ROW.bits("dead", HAND, about="Which of your cards are numbers whose cells are both covered")
WILD_UNSEEN = ROW.numbers(
    "unseen_wild", 2, high=WILD,
    about="Plus and Minus cards that are neither in your hand nor among the discards you have seen",
)  # fmt: skip
COMPLETES = ROW.numbers(
    "completing",
    TEAMS,
    high=MANY,
    about="How many cells would complete a line for each team, at most 10",
)
COMPLETE_NOW = ROW.bits(
    "complete_now",
    2,
    about="Whether a number in your hand completes a line, and whether a Plus does",
)
HELD = ROW.numbers("held", SEATS, high=HAND, about="Cards in each hand")
TURN_AT = ROW.indices("turn", SEATS, about="Whose turn it is")
MAY_DRAW = ROW.bits("may_draw", SEATS, about="Who may still draw (`draw_mode=strict`)")
STUCK = ROW.bits("stuck", SEATS, about="Who has been unable to play since the board last changed")
SPENT = ROW.bits("spent", SEATS, about="Which of these players had no exchanges left either")
GIVES = ROW.bits(
    "must_give", SEATS, about="Who still has to give up a card after a report was upheld"
)
PHASE = ROW.indices("phase", 5, about="The phase: turn, claim, draw, forfeit, over")
SEQUENCES = ROW.numbers(
    "sequences", TEAMS, high=MOST_SEQUENCES, about="Sequences of your team and of the other teams"
)
LAST_CELL = ROW.indices("last_cell", CELLS, about="The cell played last, if any")
LAST_CARD = ROW.indices("last_card", KINDS, about="The kind of the card played last, if any")
LAST_SEAT = ROW.indices("last_seat", SEATS, about="Who played or passed last")
PILE = ROW.numbers("pile", high=CARDS, about="Cards in the pile")
DISCARDED = ROW.numbers("discards", high=CARDS, about="Discards")
EXCHANGES = ROW.numbers(
    "exchanges_left", high=HAND, about="Dead cards you may still exchange in this turn"
)
PASSES = ROW.numbers("passes", high=SEATS, about="Passes in a row")
TURNS_LEFT = ROW.numbers("turns_left", high=LATE, about="Turns until the limit, at most 120")
SEAT_COUNT = ROW.indices("seats", SEATS, about="Number of players")
TEAM_COUNT = ROW.indices(
    "teams",
    TEAMS,
    about="Number of teams; seats that are this many places apart are on the same team",
)
TARGET = ROW.indices("target", MOST_SEQUENCES, about="Sequences needed to win")
SIZES = ROW.numbers(
    "option_numbers", 4, high=HAND,
    about="`hand_cards` dealt, `plus_cards`, `minus_cards`, `dead_per_turn`",
)  # fmt: skip
CHOICES = ROW.bits(
    "option_choices", 7,
    about="`shared_chips`, `claim=auto`, `stuck=discard`, `stalemate=draw`, `exchange_resets`,"
    " `draw_mode=strict`, `open_discards=top`",
)  # fmt: skip


@rule
def compact(s: State, seat: int, row: Array) -> None:
    """Write what a seat observes into a row of zeros."""
    open_low, open_high = open_cells(s)
    team = seat % s.teams
    fit_low, fit_high, plus = compact_cards(s, seat, open_low, open_high, row)
    low, high = compact_lines(s, team, open_low, open_high, row)
    compact_chips(s, team, row)
    now, with_plus = low & fit_low | high & fit_high, (low | high) * plus
    row[COMPLETE_NOW] = int(now != 0) | int(with_plus != 0) << 1
    compact_seats(s, seat, row)
    compact_turn(s, seat, row)
    compact_options(s, row)


@hot
def add_at(low: int, high: int, value: int, row: Array) -> None:
    """Add a value at the cells of a set, 64 at a time."""
    add_at_bits(low | high << HALF, value, row, BOARD)
    add_at_bits(high >> WORD - HALF, value, row, BOARD + WORD)


@rule
def compact_cards(
    s: State, seat: int, open_low: int, open_high: int, row: Array
) -> tuple[int, int, int]:
    """The seat's cards in order, the open cells, and how many of their cards are out of sight.

    Returns the cells where a number of the hand fits, and the hand's Plus cards.
    """
    once_low, once_high, twice_low, twice_high = compact_discards(s, row)
    fit_low, fit_high, dead, plus = 0, 0, 0, 0
    for k in range(s.held[seat]):
        card, place = s.hand[seat, k], 0
        for j in range(s.held[seat]):
            place += int(s.hand[seat, j] < card)
        kind = kind_of(card)
        row[OWN + place] = kind + 1
        if kind >= PLUS:
            row[WILD_UNSEEN + kind - PLUS] -= 1
            plus += int(kind == PLUS)
        else:
            low, high = both_cells(s, kind)
            twice_low, twice_high = twice_low | once_low & low, twice_high | once_high & high
            once_low, once_high = once_low | low, once_high | high
            low, high = low & open_low, high & open_high
            fit_low, fit_high = fit_low | low, fit_high | high
            dead |= int(low | high == 0) << place
    row[DEAD] = dead
    add_at(open_low, open_high, OPEN_CELL + 2 * UNSEEN_CARDS, row)
    add_at(once_low & open_low, once_high & open_high, -UNSEEN_CARDS, row)
    add_at(twice_low & open_low, twice_high & open_high, -UNSEEN_CARDS, row)
    add_at(fit_low, fit_high, FITS, row)
    return fit_low, fit_high, plus


@rule
def compact_discards(s: State, row: Array) -> tuple[int, int, int, int]:
    """The cells of numbers with a card among the seen discards, and of those with both."""
    row[WILD_UNSEEN] = s.options.plus_cards
    row[WILD_UNSEEN + 1] = s.options.minus_cards
    if s.options.open_discards == ALL_DISCARDS:
        row[WILD_UNSEEN] -= s.gone_wild[0]
        row[WILD_UNSEEN + 1] -= s.gone_wild[1]
        return s.gone[0, 0], s.gone[0, 1], s.gone[1, 0], s.gone[1, 1]
    a, b, c, d, covered = 0, 0, 0, 0, 0
    for k in range(s.discards - 1, -1, -1):  # only the top card of each seat is seen
        if covered >> s.discard_by[k] & 1 == 0:
            covered |= 1 << s.discard_by[k]
            kind = kind_of(s.discard[k])
            if kind >= PLUS:
                row[WILD_UNSEEN + kind - PLUS] -= 1
            else:
                low, high = both_cells(s, kind)
                a, b, c, d = a | low, b | high, c | a & low, d | b & high
    return a, b, c, d


@hot
def compact_lines(
    s: State, team: int, open_low: int, open_high: int, row: Array
) -> tuple[int, int]:
    """The lines through the open cells; returns the cells where the seat's team completes one."""
    own_low, own_high, some_low, some_high, four_low, four_high = 0, 0, 0, 0, 0, 0
    for place in range(s.teams):
        a, b, c, d = lines_of(s, team_after(s, team, place))
        a, b, c, d = (a | c) & open_low, (b | d) & open_high, c & open_low, d & open_high
        row[COMPLETES + place] = min(count_bits(c) + count_bits(d), MANY)
        if place == 0:
            own_low, own_high = c, d
            add_at(a, b, OWN_LINE, row)
            add_at(c, d, OWN_LINE, row)
        else:
            some_low |= a
            some_high |= b
            four_low |= c
            four_high |= d
    add_at(some_low, some_high, RIVAL_LINE, row)
    add_at(four_low, four_high, RIVAL_LINE, row)
    return own_low, own_high


@hot
def compact_chips(s: State, team: int, row: Array) -> None:
    """Every team's chips, and those in a sequence."""
    low, high = 0, 0
    for place in range(s.teams):
        other = team_after(s, team, place)
        add_at(s.chips[other, 0], s.chips[other, 1], CHIP + 2 * place, row)
        low |= s.locked[other, 0] & s.chips[other, 0]
        high |= s.locked[other, 1] & s.chips[other, 1]
    add_at(low, high, 1, row)


@hot
def turned(s: State, seat: int, mask: int) -> int:
    """A bit mask of seats, counted from one of them."""
    return (mask >> seat | mask << s.seats - seat) & (1 << s.seats) - 1


@rule
def compact_seats(s: State, seat: int, row: Array) -> None:
    """What is known about each seat."""
    for other in range(s.seats):
        row[HELD + onwards(s, seat, other)] = s.held[other]
    row[MAY_DRAW] = turned(s, seat, s.pending)
    row[STUCK] = turned(s, seat, s.stuck)
    row[SPENT] = turned(s, seat, s.spent)
    row[GIVES] = turned(s, seat, s.forfeit)
    row[TURN_AT] = onwards(s, seat, s.turn) + 1
    if s.last_seat != NOBODY:
        row[LAST_SEAT] = onwards(s, seat, s.last_seat) + 1


@rule
def compact_turn(s: State, seat: int, row: Array) -> None:
    """Where the game stands."""
    row[PHASE] = s.phase + 1
    for place in range(s.teams):
        row[SEQUENCES + place] = s.sequences[team_after(s, seat % s.teams, place)]
    if s.last_cell != NO_CELL:
        row[LAST_CELL] = s.last_cell + 1
    if s.last_card != NO_CARD:
        row[LAST_CARD] = kind_of(s.last_card) + 1
    row[PILE] = s.pile_left
    row[DISCARDED] = s.discards
    row[EXCHANGES] = max(s.options.dead_per_turn - s.exchanges, 0)
    row[PASSES] = s.passes
    row[TURNS_LEFT] = min(s.options.max_turns - s.turn_no, LATE)


@rule
def compact_options(s: State, row: Array) -> None:
    """The rules of this table."""
    o = s.options
    row[SEAT_COUNT] = s.seats
    row[TEAM_COUNT] = s.teams
    row[TARGET] = s.target
    row[SIZES] = hand_cards_at(s)
    row[SIZES + 1] = o.plus_cards
    row[SIZES + 2] = o.minus_cards
    row[SIZES + 3] = o.dead_per_turn
    row[CHOICES] = (
        o.shared_chips | o.claim << 1 | o.stuck << 2 | o.stalemate << 3 | o.exchange_resets << 4
        | o.draw_mode << 5 | o.open_discards << 6
    )  # fmt: skip
