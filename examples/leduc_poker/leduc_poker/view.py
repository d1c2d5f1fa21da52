"""Leduc hold'em: what a seat may know. Everything is open but the other player's card."""

from parlour.core.chance import Chance
from parlour.core.rule import rule
from parlour.core.struct import Array, Struct, int8, int16, nested

from .rules import NOTHING, SEATS, Options, State, some_card


class View(Struct):
    """What one seat may know."""

    options: Options = nested(Options)
    seats: int = int8
    seat: int = int8
    hand_no: int = int8
    turn: int = int8
    raises: int = int8
    acts: int = int8
    board: int = int8
    mine: int = int8  # this seat's card; NOTHING for a spectator
    bets: Array = int8[SEATS]
    chips: Array = int16[SEATS]
    last_winner: int = int8
    last_pot: int = int8
    last_board: int = int8
    last_holds: Array = int8[SEATS]


@rule
def look(s: State, seat: int, v: View) -> None:
    """Reveal everything but the other player's card."""
    v.options = s.options
    v.seats = s.seats
    v.seat = seat
    v.hand_no = s.hand_no
    v.turn = s.turn
    v.raises = s.raises
    v.acts = s.acts
    v.board = s.board
    v.mine = s.holds[seat] if seat >= 0 else NOTHING
    v.last_winner = s.last_winner
    v.last_pot = s.last_pot
    v.last_board = s.last_board
    for other in range(SEATS):
        v.bets[other] = s.bets[other]
        v.chips[other] = s.chips[other]
        v.last_holds[other] = s.last_holds[other]


@rule
def heard(s: State, seat: int, action: int, viewer: int) -> bool:
    """Everyone hears every action."""
    return True


@rule
def imagine(v: View, chance: Chance, s: State, scratch: Array) -> None:
    """The other player may hold any card that this seat doesn't see."""
    s.options = v.options
    s.seats = v.seats
    s.hand_no = v.hand_no
    s.turn = v.turn
    s.raises = v.raises
    s.acts = v.acts
    s.board = v.board
    s.last_winner = v.last_winner
    s.last_pot = v.last_pot
    s.last_board = v.last_board
    for seat in range(SEATS):
        s.bets[seat] = v.bets[seat]
        s.chips[seat] = v.chips[seat]
        s.last_holds[seat] = v.last_holds[seat]
        s.holds[seat] = v.mine if seat == v.seat else NOTHING
    for seat in range(SEATS):
        if s.holds[seat] == NOTHING:
            s.holds[seat] = some_card(s, chance)
