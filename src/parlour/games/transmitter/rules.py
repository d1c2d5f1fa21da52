"""Transmitter: the rules.

One seat, the transmitter, knows a secret number, the objective. The others, the receivers, take
turns adding a card from -9 to +9 to a common stack. After each card everyone hears whether the
stack is lower than the objective, greater, or matches it; a match wins the round. Every five plays
the objective drifts: the transmitter adds another secret card to it, and the round is lost if it
then equals the stack. It is also lost when a drift is due and no objective card is left, or when
the receivers run out of cards. The team wins the game with five rounds won and loses it with five
lost. Comments such as T1 refer to clauses in RULES.md.
"""

from __future__ import annotations

from parlour.core.chance import Chance, below, draw
from parlour.core.game import MOST_SEATS, Outcome
from parlour.core.rule import hot, rule
from parlour.core.struct import Array, Struct, int8, int16, nested
from parlour.games.transmitter.deck import copies_of, deck_cards
from parlour.games.transmitter.objectives import objective_card, objective_cards
from parlour.games.transmitter.options import (
    BY_HOUSE,
    CARDS,
    FULL_HINT_AFTER_DRAW,
    HIGHEST,
    LOSE,
    MANUAL,
    MOST_COPIES,
    OBJECTIVE_CARDS,
    PILE_EMPTY,
    PRINTED,
    RANDOM,
    RANDOM_SEAT,
    ROTATE,
    TO_HAND_SIZE,
    VALUES,
    WHOLE_GAME,
    WIN,
    Options,
)

SEATS = 6
HAND = 10
ROUNDS = 17  # at most nine won and eight lost

RECEIVE, ANNOUNCE, DRIFT, KEEP, OVER = range(5)
UNSAID, LOWER, GREATER, MATCH = range(4)  # the stack against the objective
PENDING, WON, NO_OBJECTIVE, DRIFT_MATCH, NO_CARDS = range(5)  # how a round ended
NOBODY = -1


class State(Struct):
    """The table.

    objectives  [c c c c c c c c|c c c c]    the first `objectives_left` can still be drawn
    cards           +7  -2                   drawn this round; objective = their sum
                          |  compared with
    played       +5 +9 -7 .  .               stack = their sum; a hint after each
    pile        [v v v v v v v v|v v v v]    the first `pile_left` can still be drawn
    hand         -7 +1 +1 +6                 sorted, one row per seat
    """

    options: Options = nested(Options)
    seats: int = int8
    phase: int = int8
    this_round: int = int8  # from 0
    wins: int = int8
    losses: int = int8
    first: int = int8  # the first transmitter, or with the house the first player
    transmitter: int = int8  # NOBODY with the house
    turn: int = int8  # the receiver to play, or that has just played
    plays: int = int8
    to_drift: int = int8  # plays until the next drift is due
    drawn: int = int8  # objective cards in the objective
    stack: int = int16
    objective: int = int16
    offer: Array = int8[2]  # the tuner's two cards
    held: Array = int8[SEATS]
    hand: Array = int8[SEATS, HAND]
    pile_left: int = int8
    pile: Array = int8[CARDS]
    objectives_left: int = int8
    objectives: Array = int8[OBJECTIVE_CARDS]
    played: Array = int8[ROUNDS, CARDS]
    hint: Array = int8[ROUNDS, CARDS]
    cards: Array = int8[ROUNDS, OBJECTIVE_CARDS]
    drift_hint: Array = int8[ROUNDS, OBJECTIVE_CARDS]  # entry 0: the opening hint
    past_plays: Array = int8[ROUNDS]
    past_drawn: Array = int8[ROUNDS]
    past_outcome: Array = int8[ROUNDS]
    past_transmitter: Array = int8[ROUNDS]


# Actions
#   0 .. 18   play the card of value action - 9
#  19 .. 21   say LOWER, GREATER, MATCH       (transmitter by hand; only the truth is legal)
#       22    draw an objective card          (transmitter by hand)
#  23, 24    keep the first or second card    (tuner)
SAY = 18
DRAW = 22
KEEP_FIRST = 23
ACTIONS = 25


@rule
def setup(s: State, chance: Chance) -> None:
    """Set up both decks and deal the first round."""
    lay_out_deck(s)  # T2
    for k in range(OBJECTIVE_CARDS):
        s.objectives[k] = objective_card(s.options, k)  # T3
    s.objectives_left = objective_cards(s.options)
    s.wins = 0
    s.losses = 0
    s.this_round = 0
    s.first = s.options.first_transmitter  # T5
    if s.options.first_transmitter == RANDOM_SEAT:
        s.first = below(chance, s.seats)
    s.transmitter = s.first
    if s.options.transmitter == BY_HOUSE:
        s.transmitter = NOBODY  # T4
    for r in range(ROUNDS):
        s.past_outcome[r] = PENDING
    deal_round(s, chance)


@rule
def lay_out_deck(s: State) -> None:
    """Fill the pile with one card of each value, then a second of each, and so on."""
    if s.options.playing_deck == PRINTED:
        for place in range(CARDS):
            s.pile[place] = place % VALUES - HIGHEST
        return
    place = 0
    for copy in range(MOST_COPIES):
        for value in range(-HIGHEST, HIGHEST + 1):
            if copy < copies_of(s.options, value):
                s.pile[place] = value
                place += 1


@rule
def actors(s: State) -> int:
    """The seat to act, as a bit; 0 when the game is over."""
    if s.phase == OVER:
        return 0
    if s.phase == RECEIVE:
        return 1 << s.turn
    return 1 << s.transmitter


@hot
def legal(s: State, seat: int, moves: Array) -> int:
    """List a seat's legal actions in the current phase."""
    if seat < 0 or actors(s) >> seat & 1 == 0:
        return 0
    count = 0
    if s.phase == RECEIVE:  # T9
        for k in range(s.held[seat]):
            if k == 0 or s.hand[seat, k] != s.hand[seat, k - 1]:
                moves[count] = s.hand[seat, k] + HIGHEST
                count += 1
    elif s.phase == ANNOUNCE:  # T11
        moves[0] = SAY + comparison(s)
        count = 1
    elif s.phase == DRIFT:  # T32
        moves[0] = DRAW
        count = 1
    elif s.phase == KEEP:  # T18
        moves[0] = KEEP_FIRST
        moves[1] = KEEP_FIRST + 1
        count = 2
    return count


@hot
def apply(s: State, chance: Chance, seat: int, action: int) -> None:
    """Apply an action and everything up to the next decision."""
    if action <= SAY:
        play(s, chance, seat, action - HIGHEST)
    elif action < DRAW:
        announce(s, chance)
    elif action == DRAW:
        draw_objective(s, chance)
    else:
        keep(s, chance, action - KEEP_FIRST)


@rule
def scores(s: State, out: Outcome) -> None:
    """Score +1 for everyone if the game was won, otherwise -1."""
    won = s.wins == s.options.wins_to_win  # T21
    for seat in range(MOST_SEATS):
        out.score[seat] = (1 if won else -1) if seat < s.seats else 0
        out.won[seat] = won and seat < s.seats
    out.reason = 0 if won else 1


@rule
def undoable(s: State, seat: int, action: int) -> bool:
    """Nothing can be undone, because every action leads to a hint or a drift."""
    return False  # T22


@rule
def deal_round(s: State, chance: Chance) -> bool:
    """Start a round; returns False if no objective card is left for it."""
    s.stack = 0  # T6
    s.objective = 0
    s.plays = 0
    s.drawn = 0
    s.phase = RECEIVE
    s.turn = first_player(s)
    s.pile_left = deck_cards(s.options)
    for seat in range(SEATS):
        s.held[seat] = 0
    if s.options.objective_scope != WHOLE_GAME:
        s.objectives_left = objective_cards(s.options)  # T3
    if s.objectives_left == 0:
        return False  # T7
    for seat in range(s.seats):
        if seat != s.transmitter:
            for _ in range(s.options.hand_size):
                take_card(s, chance, seat)
    add_objective(s, take_objective(s, chance))
    if s.options.opening_hint:
        tell_of_objective(s)  # T8
    return True


@rule
def first_player(s: State) -> int:
    """The seat after the transmitter; with the house, one seat further each round."""
    if s.transmitter == NOBODY:
        return (s.first + s.this_round) % s.seats  # T4
    return seat_after(s, s.transmitter)  # T6


@hot
def take_card(s: State, chance: Chance, seat: int) -> None:
    """Draw a card from the pile."""
    card = draw(s.pile, s.pile_left, chance)
    s.pile_left -= 1
    put_in_hand(s, seat, card)


@hot
def put_in_hand(s: State, seat: int, card: int) -> None:
    """Insert a card into a sorted hand."""
    for k in range(s.held[seat]):
        larger = max(card, s.hand[seat, k])
        s.hand[seat, k] = min(card, s.hand[seat, k])
        card = larger
    s.hand[seat, s.held[seat]] = card
    s.held[seat] += 1


@rule
def take_objective(s: State, chance: Chance) -> int:
    """Draw an objective card."""
    card = draw(s.objectives, s.objectives_left, chance)
    s.objectives_left -= 1
    return card


@rule
def add_objective(s: State, card: int) -> None:
    """Add a card to the objective."""
    s.cards[s.this_round, s.drawn] = card
    s.drift_hint[s.this_round, s.drawn] = UNSAID
    s.drawn += 1
    s.objective += card
    s.to_drift = s.options.drift_interval


@hot
def play(s: State, chance: Chance, seat: int, value: int) -> None:
    """Add a receiver's card to the stack."""
    lay_down(s, seat, value)
    s.stack += value
    s.played[s.this_round, s.plays] = value
    s.hint[s.this_round, s.plays] = UNSAID
    s.plays += 1  # T10
    s.to_drift -= 1
    if s.options.transmitter_acts == MANUAL:
        s.phase = ANNOUNCE  # T32
    else:
        announce(s, chance)  # T11


@hot
def lay_down(s: State, seat: int, value: int) -> None:
    """Remove a card from a hand and close the gap."""
    s.held[seat] -= 1
    for k in range(s.held[seat]):
        s.hand[seat, k] = s.hand[seat, k + (s.hand[seat, k] >= value)]


@hot
def announce(s: State, chance: Chance) -> None:
    """Give the true hint on the last play, or else on the last drift or the opening."""
    if play_is_unanswered(s):
        s.hint[s.this_round, s.plays - 1] = comparison(s)
        settle(s, chance)
    else:
        s.drift_hint[s.this_round, s.drawn - 1] = comparison(s)
        s.phase = RECEIVE


@rule
def play_is_unanswered(s: State) -> bool:
    return s.plays > 0 and s.hint[s.this_round, s.plays - 1] == UNSAID


@rule
def comparison(s: State) -> int:
    """How the stack compares with the objective."""
    if s.stack < s.objective:
        return LOWER
    if s.stack > s.objective:
        return GREATER
    return MATCH


@hot
def settle(s: State, chance: Chance) -> None:
    """After a play's hint: win, refill, run out of cards, drift or move to the next receiver."""
    if s.stack == s.objective:
        end_round(s, chance, WON)  # T12
        return
    if wants_a_card(s):
        if s.pile_left > 0:
            take_card(s, chance, s.turn)  # T13
        elif s.options.out_of_cards == PILE_EMPTY:
            end_round(s, chance, NO_CARDS)  # T14
            return
    if s.held[following(s, s.turn)] == 0:  # hands empty in turn order, so all are empty
        end_round(s, chance, NO_CARDS)  # T14
    elif s.to_drift == 0:
        drift(s, chance)  # T15
    else:
        next_receiver(s)


@rule
def wants_a_card(s: State) -> bool:
    return s.options.refill == TO_HAND_SIZE and s.held[s.turn] < s.options.hand_size


@hot
def following(s: State, seat: int) -> int:
    """The receiver after a seat."""
    after = seat_after(s, seat)
    return seat_after(s, after) if after == s.transmitter else after


@rule
def seat_after(s: State, seat: int) -> int:
    """The seat to the left, wrapping around."""
    return seat + 1 if seat + 1 < s.seats else 0


@hot
def next_receiver(s: State) -> None:
    s.turn = following(s, s.turn)
    s.phase = RECEIVE


@rule
def drift(s: State, chance: Chance) -> None:
    """Start a drift that is due, or lose the round if no card is left for it."""
    if s.drawn == s.options.objective_limit or s.objectives_left == 0:
        end_round(s, chance, NO_OBJECTIVE)  # T16
    elif s.options.transmitter_acts == MANUAL:
        s.phase = DRIFT  # T32
    else:
        draw_objective(s, chance)


@rule
def draw_objective(s: State, chance: Chance) -> None:
    """Draw the next objective card, or two to choose from."""
    if s.options.tuner and s.objectives_left >= 2:
        s.offer[0] = draw(s.objectives, s.objectives_left, chance)  # T18
        s.offer[1] = draw(s.objectives, s.objectives_left - 1, chance)
        s.phase = KEEP
    else:
        add_objective(s, take_objective(s, chance))
        after_drift(s, chance)


@rule
def keep(s: State, chance: Chance, which: int) -> None:
    """Keep one of the tuner's two cards and return the other to the objective deck."""
    last = s.objectives_left - 1
    s.objectives[last] = s.offer[which]
    s.objectives[last - 1] = s.offer[1 - which]
    s.objectives_left = last
    add_objective(s, s.offer[which])
    after_drift(s, chance)


@rule
def after_drift(s: State, chance: Chance) -> None:
    """Compare the new objective with the stack, and move on to the next receiver."""
    if s.stack == s.objective and s.options.draw_match == LOSE:
        end_round(s, chance, DRIFT_MATCH)  # T17
    elif s.stack == s.objective and s.options.draw_match == WIN:
        end_round(s, chance, WON)  # T17
    else:
        next_receiver(s)
        if s.options.hint_after_draw == FULL_HINT_AFTER_DRAW:
            tell_of_objective(s)  # T17


@rule
def tell_of_objective(s: State) -> None:
    """Give a hint that follows no play, or ask the transmitter for it."""
    if s.options.transmitter_acts == MANUAL:
        s.phase = ANNOUNCE  # T32
    else:
        s.drift_hint[s.this_round, s.drawn - 1] = comparison(s)


@rule
def end_round(s: State, chance: Chance, outcome: int) -> None:
    """Count the round and start the next playable one, unless the game is over."""
    close_round(s, chance, outcome)
    while s.phase != OVER and not deal_round(s, chance):
        close_round(s, chance, NO_OBJECTIVE)  # T7


@rule
def close_round(s: State, chance: Chance, outcome: int) -> None:
    """Count a round as won or lost and choose the next transmitter."""
    s.past_plays[s.this_round] = s.plays
    s.past_drawn[s.this_round] = s.drawn
    s.past_outcome[s.this_round] = outcome
    s.past_transmitter[s.this_round] = s.transmitter
    if outcome == WON:
        s.wins += 1  # T19
    else:
        s.losses += 1  # T19
    if s.wins == s.options.wins_to_win or s.losses == s.options.losses_to_lose:
        s.phase = OVER  # T21
        return
    s.this_round += 1
    if s.options.transmitter == ROTATE:
        s.transmitter = seat_after(s, s.transmitter)  # T20
    elif s.options.transmitter == RANDOM:
        s.transmitter = below(chance, s.seats)  # T20
