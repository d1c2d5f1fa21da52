"""Secret Bids: what a seat may know. All cards are known but those that lie face down."""

from parlour.core.chance import Chance, below
from parlour.core.rule import rule
from parlour.core.struct import Array, Struct, int8, nested

from .rules import CARDS, NOTHING, SEATS, TIME_UP, Options, State


class View(Struct):
    """What one seat may know."""

    options: Options = nested(Options)
    seats: int = int8
    seat: int = int8
    round_no: int = int8
    prize: int = int8
    points: Array = int8[SEATS]
    holds: Array = int8[SEATS, CARDS]
    ready: Array = int8[SEATS]  # 1: this seat has laid a card
    mine: int = int8  # the card this seat has laid
    shown: Array = int8[SEATS]


@rule
def look(s: State, seat: int, v: View) -> None:
    """Reveal what lies open, and a seat's own card."""
    v.options = s.options
    v.seats = s.seats
    v.seat = seat
    v.round_no = s.round_no
    v.prize = s.prize
    for other in range(s.seats):
        v.points[other] = s.points[other]
        v.ready[other] = s.laid[other] != NOTHING
        v.shown[other] = s.shown[other]
        for k in range(CARDS):
            v.holds[other, k] = s.holds[other, k]
    if seat >= 0:
        v.mine = s.laid[seat]


@rule
def heard(s: State, seat: int, action: int, viewer: int) -> bool:
    """Nobody hears which card is laid, all hear the house."""
    return seat == viewer or action == TIME_UP


@rule
def imagine(v: View, chance: Chance, s: State, scratch: Array) -> None:
    """Any card in hand may be the one that a seat has laid."""
    s.options = v.options
    s.seats = v.seats
    s.round_no = v.round_no
    s.prize = v.prize
    for seat in range(v.seats):
        s.points[seat] = v.points[seat]
        s.shown[seat] = v.shown[seat]
        s.laid[seat] = NOTHING
        for k in range(CARDS):
            s.holds[seat, k] = v.holds[seat, k]
        if seat == v.seat:
            s.laid[seat] = v.mine
        elif v.ready[seat]:
            s.laid[seat] = some_card(v, seat, chance)


@rule
def some_card(v: View, seat: int, chance: Chance) -> int:
    count = 0
    for k in range(CARDS):
        count += v.holds[seat, k]
    pick = below(chance, count)
    for k in range(CARDS):
        if v.holds[seat, k]:
            if pick == 0:
                return k + 1
            pick -= 1
    return NOTHING
