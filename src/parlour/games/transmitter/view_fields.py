"""Transmitter: the fields of a view."""

from __future__ import annotations

from parlour.core.struct import Array, Struct, int8, int16, nested
from parlour.games.transmitter.options import CARDS, OBJECTIVE_CARDS, Options
from parlour.games.transmitter.rules import HAND, ROUNDS, SEATS


class View(Struct):
    """What one seat can see; a spectator is seat SPECTATOR and has no hand."""

    options: Options = nested(Options)
    seats: int = int8
    seat: int = int8
    phase: int = int8
    this_round: int = int8
    wins: int = int8
    losses: int = int8
    first: int = int8
    transmitter: int = int8
    turn: int = int8
    plays: int = int8
    drawn: int = int8
    stack: int = int16
    pile_left: int = int8
    objectives_left: int = int8
    used: Array = int8[OBJECTIVE_CARDS]  # 1 if the card is out of the game, or not in the set
    held: Array = int8[SEATS]
    sees: Array = int8[SEATS]  # 1 if the viewer sees this hand
    hand: Array = int8[SEATS, HAND]
    knows: int = int8  # 1 if the viewer sees this round's objective
    objective: int = int16
    cards: Array = int8[OBJECTIVE_CARDS]
    offer: Array = int8[2]
    played: Array = int8[CARDS]
    hint: Array = int8[CARDS]
    drift_hint: Array = int8[OBJECTIVE_CARDS]
    past_plays: Array = int8[ROUNDS]
    past_drawn: Array = int8[ROUNDS]
    past_outcome: Array = int8[ROUNDS]
    past_transmitter: Array = int8[ROUNDS]
    past_played: Array = int8[ROUNDS, CARDS]
    past_hint: Array = int8[ROUNDS, CARDS]
    past_drift_hint: Array = int8[ROUNDS, OBJECTIVE_CARDS]
    past_shown: Array = int8[ROUNDS]  # 1 if the viewer sees that round's objective cards
    past_cards: Array = int8[ROUNDS, OBJECTIVE_CARDS]
