"""Think Str8!: the fields of a view, which is what one seat may know."""

from __future__ import annotations

from parlour.core.struct import Array, Struct, int8, int16, nested
from parlour.games.think_str8.options import Options
from parlour.games.think_str8.rules import (
    COLOURS,
    DICE_THROWN,
    HOLDERS,
    ROUNDS,
    SEATS,
    TOKENS,
    VALUES,
)


class View(Struct):
    """What one seat may know; a spectator is SPECTATOR. Cards and places not shown are NONE."""

    options: Options = nested(Options)
    seats: int = int8
    seat: int = int8
    closed: int = int8  # 1: this table has no spectators
    colours: int = int8
    rounds: int = int8
    this_round: int = int8
    phase: int = int8
    asked: int = int8
    turn: int = int8
    turns_left: int = int8
    free: int = int8
    order: Array = int8[SEATS]
    track: Array = int8[SEATS]
    pos: Array = int16[SEATS]
    height: Array = int8[SEATS]  # stones below it on its space
    holder: Array = int8[HOLDERS, COLOURS]
    removed: Array = int8[COLOURS]
    pile_left: Array = int8[COLOURS]
    pile: Array = int16[COLOURS]  # when the game is over
    width: Array = int8[TOKENS]
    worth: Array = int8[TOKENS]
    bets: Array = int16[SEATS, COLOURS]
    bet_on: Array = int8[SEATS]  # of other seats: 0, or all colours when they are done
    final: Array = int8[SEATS]  # points of the final bets, when the game is over
    dice: Array = int8[ROUNDS, DICE_THROWN]
    token: Array = int8[ROUNDS, SEATS]
    start: Array = int8[ROUNDS, SEATS]
    result: Array = int8[ROUNDS, SEATS]
    given: Array = int8[ROUNDS, SEATS]
    value: Array = int8[ROUNDS, SEATS]
    total: Array = int8[ROUNDS, SEATS]  # the sum that a bet was checked against
    stood: Array = int8[ROUNDS, COLOURS]  # own cards in a row that are known since
    black: Array = int8[COLOURS, VALUES]  # why a number cannot be one's own, or OPEN_CELL
