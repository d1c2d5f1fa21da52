"""Transmitter: what a learner observes.

The chances of the objective are exact as long as at most two objective cards are drawn and there is
no tuner; `chances_known` says whether they are. The signal's bounds always hold.
"""

from __future__ import annotations

from parlour.core.encoding import Actions, Encoding
from parlour.core.rule import hot, rule
from parlour.core.struct import Array
from parlour.games.transmitter.belief import OPEN, narrowed
from parlour.games.transmitter.deck import copies_of
from parlour.games.transmitter.objectives import objective_card, objective_cards
from parlour.games.transmitter.options import (
    BETWEEN,
    HIGHEST,
    HIGHEST_OBJECTIVE,
    IGNORE,
    OBJECTIVE_CARDS,
    OPEN_HANDS,
    SILENT,
    VALUES,
    WHOLE_GAME,
)
from parlour.games.transmitter.rules import HAND, KEEP, SEATS, State

REACH = 24  # the largest distance from the stack that has a number of its own
SHOWN_PLAYS = 12
PLAY = 6  # numbers per shown play
STACKS = 60  # the scale of stacks

ROW = Encoding()
OWN = ROW.numbers("hand", VALUES, high=3, about="Your cards: copies of each value from -9 / 4")
UNSEEN = ROW.numbers(
    "unseen", VALUES, high=3, about="Copies of each value that you haven't seen this round / 4"
)
SEEN_HANDS = ROW.numbers(
    "open_hands", SEATS - 1, VALUES, high=3, about="The other hands, if hands are open"
)
HELD = ROW.numbers("held", SEATS, about="Cards in each hand / 10")
CHANCES = ROW.numbers(
    "chances",
    2 * REACH + 1,
    about="The chance of each distance objective - stack, from -24 or less to 24 or more",
)
CHANCES_KNOWN = ROW.flags("chances_known", about="Whether `chances` and `card_chances` are exact")
IN_OBJECTIVE = ROW.numbers(
    "card_chances", OBJECTIVE_CARDS, about="The chance that each objective card is in the objective"
)
BOUNDS = ROW.numbers(
    "bounds", 2, low=-1, about="Exclusive bounds of objective - stack, at most 24 either way / 24"
)
CARD_VALUES = ROW.numbers("objective_cards", OBJECTIVE_CARDS, low=-1, about="Their values / 40")
CARD_LEFT = ROW.flags(
    "objective_cards_left", OBJECTIVE_CARDS, about="Which of them exist and aren't used up"
)
OFFER = ROW.numbers("offer", 2, low=-1, about="The tuner's two cards / 40")
PHASE = ROW.one_of("phase", 5, about="Receive, announce, drift, keep, over")
TURN = ROW.one_of("turn", SEATS, about="The receiver whose turn it is")
TRANSMITTER = ROW.one_of("transmitter", SEATS, about="Who transmits; all 0 if the house does")
STACK = ROW.numbers("stack", low=-2, high=2, about="The stack / 60")
PLAYS = ROW.numbers("plays", high=2, about="Cards played this round / 40")
TO_DRIFT = ROW.numbers("to_drift", about="Plays until the objective drifts / 10")
DRAWN = ROW.numbers("drawn", about="Objective cards drawn this round / 12")
DRAWS_LEFT = ROW.numbers("draws_left", about="Objective cards that may still be drawn / 12")
PILE = ROW.numbers("pile", about="Cards in the pile / 76")
NEEDED = ROW.numbers(
    "wins_and_losses_left", 2, about="Rounds still to win and to lose until the game is over / 9"
)
LAST_PLAYS = ROW.numbers(
    "last_plays", SHOWN_PLAYS, PLAY, low=-2, high=2,
    about="Newest first: 1, the card / 9, (the stack after it - the stack now) / 60, and its hint"
    " (lower, greater, match)",
)  # fmt: skip
SEAT_COUNT = ROW.one_of("seats", SEATS, about="Number of players: 1 to 6")
SIZES = ROW.numbers(
    "option_numbers", 5,
    about="`objective_limit` / 12, `drift_interval` / 10, `hand_size` / 10, `wins_to_win` / 9,"
    " `losses_to_lose` / 9",
)  # fmt: skip
CHOICES = ROW.flags(
    "option_choices", 27,
    about="One choice per option: `refill` (2), `objective_scope` (2), `draw_match` (3),"
    " `hint_after_draw` (2), `opening_hint` (2), `out_of_cards` (2), `transmitter` (4),"
    " `transmitter_acts` (2), `tuner` (2), `talk` (3), `reveal_objective` (3)",
)  # fmt: skip

MOVES = (
    Actions(0, VALUES, "Play the card of value *action* - 9"),
    Actions(VALUES, 3, "Say that the stack is lower, greater, or matches"),
    Actions(VALUES + 3, 1, "Draw an objective card"),
    Actions(VALUES + 4, 2, "Keep the first or second of the tuner's two cards"),
)

# Multiplying is faster than dividing
PER_OBJECTIVE, PER_HAND, PER_REACH = 1 / HIGHEST_OBJECTIVE, 1 / HAND, 1 / REACH
PER_STACK, PER_CARD, PER_VALUE = 1 / STACKS, 1 / OBJECTIVE_CARDS, 1 / HIGHEST
PER_PLAY, PER_TEN, PER_PILE, PER_NINE = 1 / 40, 1 / 10, 1 / 76, 1 / 9


@rule
def observe(s: State, seat: int, row: Array) -> None:
    """Write what a seat observes into a row of zeros."""
    observe_cards(s, seat, row)
    observe_objective(s, seat, row)
    observe_round(s, seat, row)
    observe_plays(s, row)
    observe_options(s, row)


@hot
def onwards(s: State, seat: int, other: int) -> int:
    """How many seats after `seat` another one sits."""
    return (other - seat + s.seats) % s.seats


@rule
def observe_cards(s: State, seat: int, row: Array) -> None:
    """Hands that are in sight, and how many copies of each card are not."""
    open_hands = s.options.talk == OPEN_HANDS and seat != s.transmitter
    for value in range(-HIGHEST, HIGHEST + 1):
        row[UNSEEN + HIGHEST + value] = copies_of(s.options, value) / 4
    for k in range(s.plays):
        row[UNSEEN + HIGHEST + s.played[s.this_round, k]] -= 0.25
    for other in range(s.seats):
        place = onwards(s, seat, other)
        row[HELD + place] = s.held[other] * PER_HAND
        if place == 0 or open_hands:
            start = OWN if place == 0 else SEEN_HANDS + (place - 1) * VALUES
            for k in range(s.held[other]):
                row[start + HIGHEST + s.hand[other, k]] += 0.25
                row[UNSEEN + HIGHEST + s.hand[other, k]] -= 0.25


@rule
def observe_objective(s: State, seat: int, row: Array) -> None:
    """What is known about the objective."""
    low1, high1, at, low, high = bounds(s)
    row[BOUNDS] = (distance(s, low) - REACH) * PER_REACH
    row[BOUNDS + 1] = (distance(s, high) - REACH) * PER_REACH
    for card in range(objective_cards(s.options)):
        row[CARD_VALUES + card] = objective_card(s.options, card) * PER_OBJECTIVE
        row[CARD_LEFT + card] = 1
    if s.options.objective_scope == WHOLE_GAME:
        remove_used(s, row)
    if seat == s.transmitter:
        row[CHANCES + distance(s, s.objective)] = 1
        row[CHANCES_KNOWN] = 1
        for k in range(s.drawn):
            row[IN_OBJECTIVE + card_index(s, s.cards[s.this_round, k])] = 1
        if s.phase == KEEP:
            row[OFFER] = s.offer[0] * PER_OBJECTIVE
            row[OFFER + 1] = s.offer[1] * PER_OBJECTIVE
    elif s.drawn == 1:
        weigh_cards(s, low, high, row)
    elif s.drawn == 2 and not s.options.tuner:
        weigh_pairs(s, low1, high1, at, low, high, row)


@rule
def remove_used(s: State, row: Array) -> None:
    """Cards of past rounds are out of the game; everyone has seen them."""
    for r in range(s.this_round):
        for k in range(s.past_drawn[r]):
            row[CARD_LEFT + card_index(s, s.cards[r, k])] = 0


@rule
def card_index(s: State, value: int) -> int:
    card = 0
    while objective_card(s.options, card) != value:
        card += 1
    return card


@hot
def distance(s: State, total: int) -> int:
    """The place of a total among the chances."""
    return REACH + min(max(total - s.stack, -REACH), REACH)


@rule
def bounds(s: State) -> tuple[int, int, int, int, int]:
    """The bounds before the last drift, the stack at that drift, and the bounds now."""
    r, size = s.this_round, max(s.drawn - 1, 1)
    first = (size - 1) * s.options.drift_interval  # only the last two objectives matter
    drift = first + s.options.drift_interval if size < s.drawn else 0
    stack = s.stack
    for k in range(first, s.plays):
        stack -= s.played[r, k]
    low, high = narrowed(-OPEN, OPEN, s.drift_hint[r, size - 1], stack)
    low1, high1, at = low, high, 0
    for k in range(first, s.plays):
        stack += s.played[r, k]
        low, high = narrowed(low, high, s.hint[r, k], stack)
        if k + 1 == drift:
            low1, high1, at = low, high, stack
            low, high = narrowed(-OPEN, OPEN, s.drift_hint[r, size], stack)
    return low1, high1, at, low, high


@rule
def weigh_cards(s: State, low: int, high: int, row: Array) -> None:
    """Count the objectives of one card that fit: all are equally likely."""
    count = 0
    for card in range(OBJECTIVE_CARDS):
        value = objective_card(s.options, card)
        if row[CARD_LEFT + card] and low < value < high:
            count += 1
            row[CHANCES + distance(s, value)] += 1
            row[IN_OBJECTIVE + card] += 1
    share_out(count, row)


@rule
def weigh_pairs(s: State, low1: int, high1: int, at: int, low: int, high: int, row: Array) -> None:
    """Count the ordered pairs of cards that fit: all are equally likely."""
    count = 0
    for one in range(OBJECTIVE_CARDS):
        first = objective_card(s.options, one)
        if row[CARD_LEFT + one] and low1 < first < high1:
            for two in range(OBJECTIVE_CARDS):
                total = first + objective_card(s.options, two)
                drifted = total != at or s.options.draw_match == IGNORE
                if two != one and row[CARD_LEFT + two] and low < total < high and drifted:
                    count += 1
                    row[CHANCES + distance(s, total)] += 1
                    row[IN_OBJECTIVE + one] += 1
                    row[IN_OBJECTIVE + two] += 1
    share_out(count, row)


@rule
def share_out(count: int, row: Array) -> None:
    """Turn counts into chances."""
    share = 1 / max(count, 1)
    for k in range(2 * REACH + 1):
        row[CHANCES + k] *= share
    for card in range(OBJECTIVE_CARDS):
        row[IN_OBJECTIVE + card] *= share
    row[CHANCES_KNOWN] = 1


@rule
def observe_round(s: State, seat: int, row: Array) -> None:
    """Where the round stands."""
    row[PHASE + s.phase] = 1
    row[TURN + onwards(s, seat, s.turn)] = 1
    if s.transmitter >= 0:
        row[TRANSMITTER + onwards(s, seat, s.transmitter)] = 1
    row[STACK] = min(max(s.stack * PER_STACK, -2.0), 2.0)
    row[PLAYS] = s.plays * PER_PLAY
    row[TO_DRIFT] = s.to_drift * PER_TEN
    row[DRAWN] = s.drawn * PER_CARD
    row[DRAWS_LEFT] = max(s.options.objective_limit - s.drawn, 0) * PER_CARD
    row[PILE] = s.pile_left * PER_PILE
    row[NEEDED] = (s.options.wins_to_win - s.wins) * PER_NINE
    row[NEEDED + 1] = (s.options.losses_to_lose - s.losses) * PER_NINE


@rule
def observe_plays(s: State, row: Array) -> None:
    """The last plays, newest first: 1, the card, the stack after it less today's, and its hint."""
    stack = 0
    for j in range(min(s.plays, SHOWN_PLAYS)):
        k, start = s.plays - 1 - j, LAST_PLAYS + PLAY * j
        value, hint = s.played[s.this_round, k], s.hint[s.this_round, k]
        row[start] = 1
        row[start + 1] = value * PER_VALUE
        row[start + 2] = min(max(stack * PER_STACK, -2.0), 2.0)
        if hint > 0:
            row[start + 2 + hint] = 1
        stack -= value


@rule
def observe_options(s: State, row: Array) -> None:
    """The rules of this table."""
    o = s.options
    row[SEAT_COUNT + s.seats - 1] = 1
    row[SIZES] = o.objective_limit * PER_CARD
    row[SIZES + 1] = o.drift_interval * PER_TEN
    row[SIZES + 2] = o.hand_size * PER_TEN
    row[SIZES + 3] = o.wins_to_win * PER_NINE
    row[SIZES + 4] = o.losses_to_lose * PER_NINE
    row[CHOICES + o.refill] = 1
    row[CHOICES + 2 + o.objective_scope] = 1
    row[CHOICES + 4 + o.draw_match] = 1
    row[CHOICES + 7 + o.hint_after_draw] = 1
    row[CHOICES + 9 + o.opening_hint] = 1
    row[CHOICES + 11 + o.out_of_cards] = 1
    row[CHOICES + 13 + o.transmitter] = 1
    row[CHOICES + 17 + o.transmitter_acts] = 1
    row[CHOICES + 19 + o.tuner] = 1
    row[CHOICES + 21 + (SILENT if o.talk == BETWEEN else o.talk)] = 1  # a learner does not chat
    row[CHOICES + 24 + o.reveal_objective] = 1
