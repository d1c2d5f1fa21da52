"""First Game: everyone holds four cards out of 1 to 20.

In turn, players put a card on the pile. A card that is higher than the one below it scores a point
for each step between them. When no one has a card left, the player with the most points wins.
"""

from parlour.core.chance import Chance, below
from parlour.core.game import MOST_SEATS, Outcome
from parlour.core.rule import rule
from parlour.core.struct import Array, Struct, int8

SEATS = 4
CARDS = 20
HAND = 4
NOTHING = 0


class State(Struct):
    """The table."""

    seats: int = int8
    turn: int = int8
    pile: int = int8  # the card on top; NOTHING at the start
    points: Array = int8[SEATS]
    holds: Array = int8[SEATS, CARDS]  # 1: the card of value k + 1 is in hand
    played: Array = int8[CARDS]  # 1: the card of value k + 1 has been played


# Actions
#   0 .. 19   play the card of value action + 1


@rule
def setup(s: State, chance: Chance) -> None:
    """Deal four cards to everyone."""
    s.turn = 0
    s.pile = NOTHING
    for k in range(CARDS):
        s.played[k] = 0
        for seat in range(SEATS):
            s.holds[seat, k] = 0
    for seat in range(SEATS):
        s.points[seat] = 0
        if seat < s.seats:
            for _ in range(HAND):
                s.holds[seat, free_card(s, chance)] = 1


@rule
def actors(s: State) -> int:
    """One player at a time, as long as they have a card."""
    return 1 << s.turn if held(s, s.turn) > 0 else 0


@rule
def legal(s: State, seat: int, moves: Array) -> int:
    """Any card in hand."""
    count = 0
    if seat >= 0 and actors(s) >> seat & 1:
        for k in range(CARDS):
            if s.holds[seat, k]:
                moves[count] = k
                count += 1
    return count


@rule
def apply(s: State, chance: Chance, seat: int, action: int) -> None:
    """Put a card on the pile and score it."""
    card = action + 1
    if card > s.pile and s.pile != NOTHING:
        s.points[seat] += card - s.pile
    s.pile = card
    s.holds[seat, action] = 0
    s.played[action] = 1
    s.turn = (seat + 1) % s.seats


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


@rule
def undoable(s: State, seat: int, action: int) -> bool:
    """Everyone sees the card, so it can't be taken back."""
    return False


@rule
def held(s: State, seat: int) -> int:
    """How many cards a player holds."""
    count = 0
    for k in range(CARDS):
        count += s.holds[seat, k]
    return count


@rule
def free_card(s: State, chance: Chance) -> int:
    """The number of a random card that no one holds and no one has played."""
    while True:
        k = below(chance, CARDS)
        taken = s.played[k]
        for seat in range(s.seats):
            taken += s.holds[seat, k]
        if taken == 0:
            return k
