"""Transmitter: what a learner observes, in a short row of bytes.

Distances from the stack are objective - stack, at most 60 either way. Together with the objective
cards that are left, the two pairs of bounds say all that hints have told about an objective of one
or two cards. The values of custom objective cards and hands shown by `talk=open_hands` are in the
features only.
"""

from __future__ import annotations

from parlour.core.encoding import Encoding
from parlour.core.rule import hot, rule
from parlour.core.struct import Array
from parlour.games.transmitter.deck import copies_of
from parlour.games.transmitter.objectives import objective_card, objective_cards
from parlour.games.transmitter.observe import bounds, card_index, onwards
from parlour.games.transmitter.options import (
    CARDS,
    HIGHEST,
    HIGHEST_OBJECTIVE,
    MOST_COPIES,
    OBJECTIVE_CARDS,
    OPEN_HANDS,
    VALUES,
    WHOLE_GAME,
)
from parlour.games.transmitter.rules import HAND, KEEP, SEATS, State

FAR = 60  # the largest distance from the stack
USED, LEFT, FITS, DRAWN_CARD = range(4)

ROW = Encoding()
OWN = ROW.indices("hand", VALUES, HAND, about="Your cards, lowest first: value + 10")
UNSEEN = ROW.numbers(
    "unseen", VALUES, high=MOST_COPIES,
    about="Copies of each value from -9 that you haven't seen this round",
)  # fmt: skip
HELD = ROW.numbers("held", SEATS, high=HAND, about="Cards in each hand")
BOUNDS = ROW.numbers(
    "bounds", 2, low=-FAR, high=FAR, about="Exclusive bounds of the objective's distance"
)
BEFORE = ROW.numbers(
    "bounds_before", 2, low=-FAR, high=FAR,
    about="The same for the objective before the last drift; as `bounds` if there was none",
)  # fmt: skip
DRIFTED_AT = ROW.numbers(
    "drifted_at", low=-FAR, high=FAR,
    about="The stack at the last drift less the stack now; 0 if there was none",
)  # fmt: skip
CARD = ROW.indices(
    "objective_cards", 3, OBJECTIVE_CARDS,
    about="Each objective card, lowest first: 0 used up, 1 left, 2 within `bounds_before` by"
    " itself, 3 known to you as a part of the objective",
)  # fmt: skip
OBJECTIVE = ROW.indices(
    "objective", 2 * FAR + 1, about="If you know it: the objective's distance + 61"
)
OFFER = ROW.indices("offer", 2 * HIGHEST_OBJECTIVE + 1, 2, about="The tuner's two cards + 41")
PHASE = ROW.indices("phase", 5, about="Receive, announce, drift, keep, over")
TURN = ROW.indices("turn", SEATS, about="The receiver whose turn it is")
TRANSMITTER = ROW.indices("transmitter", SEATS, about="Who transmits; 0 if the house does")
STACK = ROW.numbers("stack", low=-FAR, high=FAR, about="The stack")
PLAYS = ROW.numbers("plays", high=CARDS, about="Cards played this round")
TO_DRIFT = ROW.numbers("to_drift", high=10, about="Plays until the objective drifts")
DRAWN = ROW.numbers("drawn", high=OBJECTIVE_CARDS, about="Objective cards drawn this round")
PILE = ROW.numbers("pile", high=CARDS, about="Cards in the pile")
NEEDED = ROW.numbers(
    "wins_and_losses_left",
    2,
    high=9,
    about="Rounds still to win and to lose until the game is over",
)
SEAT_COUNT = ROW.indices("seats", SEATS, about="Number of players")
SIZES = ROW.numbers(
    "option_numbers", 3, high=12, about="`objective_limit`, `drift_interval`, `hand_size`"
)
CHOICES = ROW.bits(
    "option_choices", 7,
    about="`refill=none`, `objective_scope=game`, `transmitter_acts=manual`, `tuner`,"
    " `hint_after_draw=full`, `opening_hint`, `out_of_cards=pile_empty`",
)  # fmt: skip
MATCHED = ROW.indices("draw_match", 3, about="A drift onto the stack: lose, win, ignore")


@rule
def compact(s: State, seat: int, row: Array) -> None:
    """Write what a seat observes into a row of zeros."""
    compact_cards(s, seat, row)
    compact_objective(s, seat, row)
    compact_round(s, seat, row)
    compact_options(s, row)


@hot
def cut(distance: int) -> int:
    """A distance within its limits."""
    return min(max(distance, -FAR), FAR)


@rule
def compact_cards(s: State, seat: int, row: Array) -> None:
    """The seat's hand, and how many copies of each card are out of sight."""
    for value in range(-HIGHEST, HIGHEST + 1):
        row[UNSEEN + HIGHEST + value] = copies_of(s.options, value)
    for k in range(s.plays):
        row[UNSEEN + HIGHEST + s.played[s.this_round, k]] -= 1
    for k in range(s.held[seat]):
        value = s.hand[seat, k]
        row[OWN + k] = value + HIGHEST + 1
        row[UNSEEN + HIGHEST + value] -= 1
    open_hands = s.options.talk == OPEN_HANDS and seat != s.transmitter
    for other in range(s.seats):
        row[HELD + onwards(s, seat, other)] = s.held[other]
        if open_hands and other != seat:
            for k in range(s.held[other]):
                row[UNSEEN + HIGHEST + s.hand[other, k]] -= 1


@rule
def compact_objective(s: State, seat: int, row: Array) -> None:
    """What is known about the objective."""
    low1, high1, at, low, high = bounds(s)
    row[BOUNDS] = cut(low - s.stack)
    row[BOUNDS + 1] = cut(high - s.stack)
    if s.drawn < 2:
        low1, high1, at = low, high, s.stack
    row[BEFORE] = cut(low1 - s.stack)
    row[BEFORE + 1] = cut(high1 - s.stack)
    row[DRIFTED_AT] = cut(at - s.stack)
    for card in range(objective_cards(s.options)):
        row[CARD + card] = FITS if low1 < objective_card(s.options, card) < high1 else LEFT
    if s.options.objective_scope == WHOLE_GAME:
        for r in range(s.this_round):
            for k in range(s.past_drawn[r]):
                row[CARD + card_index(s, s.cards[r, k])] = USED
    if seat == s.transmitter:
        row[OBJECTIVE] = cut(s.objective - s.stack) + FAR + 1
        for k in range(s.drawn):
            row[CARD + card_index(s, s.cards[s.this_round, k])] = DRAWN_CARD
        if s.phase == KEEP:
            row[OFFER] = s.offer[0] + HIGHEST_OBJECTIVE + 1
            row[OFFER + 1] = s.offer[1] + HIGHEST_OBJECTIVE + 1


@rule
def compact_round(s: State, seat: int, row: Array) -> None:
    """Where the round stands."""
    row[PHASE] = s.phase + 1
    row[TURN] = onwards(s, seat, s.turn) + 1
    if s.transmitter >= 0:
        row[TRANSMITTER] = onwards(s, seat, s.transmitter) + 1
    row[STACK] = cut(s.stack)
    row[PLAYS] = s.plays
    row[TO_DRIFT] = s.to_drift
    row[DRAWN] = s.drawn
    row[PILE] = s.pile_left
    row[NEEDED] = s.options.wins_to_win - s.wins
    row[NEEDED + 1] = s.options.losses_to_lose - s.losses


@rule
def compact_options(s: State, row: Array) -> None:
    """The rules of this table, as far as presets differ in them."""
    o = s.options
    row[SEAT_COUNT] = s.seats
    row[SIZES] = o.objective_limit
    row[SIZES + 1] = o.drift_interval
    row[SIZES + 2] = o.hand_size
    row[CHOICES] = (
        o.refill | o.objective_scope << 1 | o.transmitter_acts << 2 | o.tuner << 3
        | o.hint_after_draw << 4 | o.opening_hint << 5 | o.out_of_cards << 6
    )  # fmt: skip
    row[MATCHED] = o.draw_match + 1
