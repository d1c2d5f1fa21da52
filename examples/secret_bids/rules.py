"""Secret Bids: everyone holds the cards 1 to 5 and some luck.

In each of three rounds a prize of 1 to 6 points is turned up. All lay a card face down; when the
last one lies, all are turned. The highest card that nobody else laid takes the prize. Until then
a seat may take its card back. When the house calls time, whoever has not laid a card lays the
lowest. Most points win.
"""

from parlour.core.chance import Chance, below
from parlour.core.game import HOUSE, MOST_SEATS, Outcome
from parlour.core.option import Choices, whole
from parlour.core.rule import rule
from parlour.core.struct import Array, Struct, int8, nested

SEATS = 4
CARDS = 5
NOTHING = 0


class Options(Choices):
    """What a table may choose."""

    rounds: int = whole(1, 4, default=3)


class State(Struct):
    """The table."""

    options: Options = nested(Options)
    seats: int = int8
    round_no: int = int8
    prize: int = int8
    points: Array = int8[SEATS]
    holds: Array = int8[SEATS, CARDS]  # 1: the card of value k + 1 is in hand
    laid: Array = int8[SEATS]  # face down; NOTHING until the seat has chosen
    shown: Array = int8[SEATS]  # what was turned last


# Actions
#   0 .. 4   lay the card of value action + 1
#   5        time is up (the house)
TIME_UP = 5


@rule
def setup(s: State, chance: Chance) -> None:
    """Give everyone all cards and turn up the first prize."""
    s.round_no = 0
    for seat in range(SEATS):
        s.points[seat] = 0
        s.laid[seat] = NOTHING
        s.shown[seat] = NOTHING
        for k in range(CARDS):
            s.holds[seat, k] = 1
    s.prize = 1 + below(chance, 6)


@rule
def actors(s: State) -> int:
    """Everyone who has not laid a card yet, all at once."""
    mask = 0
    if s.round_no < s.options.rounds:
        for seat in range(s.seats):
            if s.laid[seat] == NOTHING:
                mask |= 1 << seat
    return mask


@rule
def legal(s: State, seat: int, moves: Array) -> int:
    """Any card in hand; the house may always call time."""
    if seat == HOUSE:
        moves[0] = TIME_UP
        return 1 if actors(s) else 0
    count = 0
    if actors(s) >> seat & 1:
        for k in range(CARDS):
            if s.holds[seat, k]:
                moves[count] = k
                count += 1
    return count


@rule
def apply(s: State, chance: Chance, seat: int, action: int) -> None:
    """Lay a card; the last one turns them all."""
    if action == TIME_UP:
        for other in range(s.seats):
            if s.laid[other] == NOTHING:
                s.laid[other] = lowest_card(s, other)
    else:
        s.laid[seat] = action + 1
    if actors(s) == 0:
        turn_all(s, chance)


@rule
def lowest_card(s: State, seat: int) -> int:
    k = 0
    while s.holds[seat, k] == 0:
        k += 1
    return k + 1


@rule
def turn_all(s: State, chance: Chance) -> None:
    """The highest card that nobody else laid takes the prize."""
    for card in range(CARDS, 0, -1):
        count, winner = 0, 0
        for seat in range(s.seats):
            if s.laid[seat] == card:
                count += 1
                winner = seat
        if count == 1:
            s.points[winner] += s.prize
            break
    for seat in range(s.seats):
        s.shown[seat] = s.laid[seat]
        s.holds[seat, s.laid[seat] - 1] = 0
        s.laid[seat] = NOTHING
    s.round_no += 1
    s.prize = 1 + below(chance, 6)


@rule
def undoable(s: State, seat: int, action: int) -> bool:
    """A card may be taken back as long as it did not turn them all."""
    mask = actors(s)
    return action != TIME_UP and mask & (mask - 1) != 0


@rule
def scores(s: State, out: Outcome) -> None:
    """Most points win, together if they are equal."""
    best = 0
    for seat in range(s.seats):
        best = max(best, s.points[seat])
    for seat in range(MOST_SEATS):
        out.score[seat] = s.points[seat] if seat < s.seats else 0
        out.won[seat] = seat < s.seats and s.points[seat] == best
    out.reason = 0
