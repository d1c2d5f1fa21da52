"""Think Str8!: the fields of a view."""

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
    """What one seat can see; a spectator is seat SPECTATOR. Hidden cards and starts are NONE."""

    options: Options = nested(Options)
    seats: int = int8
    seat: int = int8
    closed: int = int8  # 1 if the table has no spectators
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
    height: Array = int8[SEATS]  # stones below this one on its space
    holder: Array = int8[HOLDERS, COLOURS]
    removed: Array = int8[COLOURS]
    pile_left: Array = int8[COLOURS]
    pile: Array = int16[COLOURS]  # 0 until the game is over
    width: Array = int8[TOKENS]
    worth: Array = int8[TOKENS]
    bets: Array = int16[SEATS, COLOURS]
    bet_on: Array = int8[SEATS]  # for other seats 0, or all colours once they are done
    final: Array = int8[SEATS]  # points of the final bets once the game is over
    dice: Array = int8[ROUNDS, DICE_THROWN]
    token: Array = int8[ROUNDS, SEATS]
    start: Array = int8[ROUNDS, SEATS]
    result: Array = int8[ROUNDS, SEATS]
    given: Array = int8[ROUNDS, SEATS]
    value: Array = int8[ROUNDS, SEATS]
    total: Array = int8[ROUNDS, SEATS]  # the sum that the bet was checked against
    stood: Array = int8[ROUNDS, COLOURS]  # own cards of a row that are now known
    black: Array = int8[COLOURS, VALUES]  # why a number can't be the viewer's, or OPEN_CELL
