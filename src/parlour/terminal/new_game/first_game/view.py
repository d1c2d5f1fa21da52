"""First Game: what a seat may know. The others' cards are hidden."""

from parlour.core.chance import Chance
from parlour.core.rule import rule
from parlour.core.struct import Array, Struct, int8

from .rules import CARDS, SEATS, State, free_card, held


class View(Struct):
    """What one seat may know."""

    seats: int = int8
    seat: int = int8
    turn: int = int8
    pile: int = int8
    points: Array = int8[SEATS]
    mine: Array = int8[CARDS]  # the viewer's cards
    held: Array = int8[SEATS]  # how many cards each player holds
    played: Array = int8[CARDS]


@rule
def look(s: State, seat: int, v: View) -> None:
    """Reveal everything but the others' cards."""
    v.seats = s.seats
    v.seat = seat
    v.turn = s.turn
    v.pile = s.pile
    for other in range(s.seats):
        v.points[other] = s.points[other]
        v.held[other] = held(s, other)
    for k in range(CARDS):
        v.played[k] = s.played[k]
        if seat >= 0:
            v.mine[k] = s.holds[seat, k]


@rule
def heard(s: State, seat: int, action: int, viewer: int) -> bool:
    """Everyone sees which card is played."""
    return True


@rule
def imagine(v: View, chance: Chance, s: State, scratch: Array) -> None:
    """The others may hold any card that hasn't been seen."""
    s.seats = v.seats
    s.turn = v.turn
    s.pile = v.pile
    for k in range(CARDS):
        s.played[k] = v.played[k]
        for seat in range(SEATS):
            s.holds[seat, k] = v.mine[k] if seat == v.seat else 0
    for seat in range(v.seats):
        s.points[seat] = v.points[seat]
        if seat != v.seat:
            for _ in range(v.held[seat]):
                s.holds[seat, free_card(s, chance)] = 1
