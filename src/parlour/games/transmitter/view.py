"""Transmitter: what each seat can see, and random states consistent with it."""

from __future__ import annotations

from parlour.core.bits import lowest_bit
from parlour.core.chance import Chance, below, draw
from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.transmitter.belief import (
    FIRST_OF,
    SETS,
    believe,
    index_of,
    played_in,
    total_weight,
    ways_to_come,
)
from parlour.games.transmitter.deck import copies_of
from parlour.games.transmitter.objectives import objective_card, objective_cards
from parlour.games.transmitter.options import (
    GAME_END,
    HIGHEST,
    OBJECTIVE_CARDS,
    OPEN_HANDS,
    PRINTED,
    ROUND_END,
)
from parlour.games.transmitter.rules import (
    KEEP,
    KEEP_FIRST,
    OVER,
    PENDING,
    ROUNDS,
    SEATS,
    State,
    put_in_hand,
)
from parlour.games.transmitter.view_fields import View


@rule
def look(s: State, seat: int, v: View) -> None:
    """Fill a blank view with what one seat can see."""
    v.options = s.options  # T27
    look_at_round(s, seat, v)
    v.wins = s.wins
    v.losses = s.losses
    v.first = s.first
    for r in range(ROUNDS):
        if s.past_outcome[r] != PENDING:
            look_back(s, seat, r, v)


@rule
def glance(s: State, seat: int, v: View) -> None:
    """Fill in all the fields that the bots read, and no others.

    `v` may be left over from an earlier look and already has the table's options.
    """
    v.knows = 0
    for other in range(s.seats):
        v.sees[other] = 0
    for card in range(OBJECTIVE_CARDS):
        v.used[card] = 0
    v.past_outcome[s.this_round] = PENDING
    look_at_round(s, seat, v)
    if s.options.objective_scope:
        for r in range(s.this_round):
            if is_shown(s, seat, r):
                use_up(s, r, v)


@rule
def look_at_round(s: State, seat: int, v: View) -> None:
    """Show the current round."""
    v.seats = s.seats
    v.seat = seat
    v.phase = s.phase
    v.this_round = s.this_round
    v.transmitter = s.transmitter
    v.turn = s.turn
    v.plays = s.plays
    v.drawn = s.drawn
    v.stack = s.stack
    v.pile_left = s.pile_left
    v.objectives_left = s.objectives_left
    if s.options.objective_set != PRINTED:
        look_at_missing(s, v)
    look_at_hands(s, seat, v)
    look_at_stack(s, v)
    if seat >= 0 and seat == s.transmitter:
        look_at_objective(s, v)


@rule
def look_at_missing(s: State, v: View) -> None:
    """Mark the cards that a smaller custom set lacks as out of the game."""
    for card in range(objective_cards(s.options), OBJECTIVE_CARDS):
        v.used[card] = 1


@rule
def look_at_hands(s: State, seat: int, v: View) -> None:
    receiver = seat >= 0 and seat != s.transmitter
    for other in range(s.seats):
        v.held[other] = s.held[other]
        if other == seat or (receiver and s.options.talk == OPEN_HANDS):  # T23, T24
            v.sees[other] = 1
            for k in range(s.held[other]):
                v.hand[other, k] = s.hand[other, k]


@rule
def look_at_stack(s: State, v: View) -> None:
    for k in range(s.plays):
        v.played[k] = s.played[s.this_round, k]
        v.hint[k] = s.hint[s.this_round, k]
    for k in range(s.drawn):
        v.drift_hint[k] = s.drift_hint[s.this_round, k]


@rule
def look_at_objective(s: State, v: View) -> None:
    v.knows = 1  # T25
    v.objective = s.objective
    for k in range(s.drawn):
        v.cards[k] = s.cards[s.this_round, k]
    if s.phase == KEEP:
        v.offer[0] = s.offer[0]
        v.offer[1] = s.offer[1]


@rule
def look_back(s: State, seat: int, r: int, v: View) -> None:
    """Show a past round."""
    v.past_plays[r] = s.past_plays[r]
    v.past_drawn[r] = s.past_drawn[r]
    v.past_outcome[r] = s.past_outcome[r]
    v.past_transmitter[r] = s.past_transmitter[r]
    for k in range(s.past_plays[r]):
        v.past_played[r, k] = s.played[r, k]
        v.past_hint[r, k] = s.hint[r, k]
    for k in range(s.past_drawn[r]):
        v.past_drift_hint[r, k] = s.drift_hint[r, k]
    if is_shown(s, seat, r):
        v.past_shown[r] = 1
        for k in range(s.past_drawn[r]):
            v.past_cards[r, k] = s.cards[r, k]
        if r < s.this_round and s.options.objective_scope:
            use_up(s, r, v)


@rule
def use_up(s: State, r: int, v: View) -> None:
    """Mark the objective cards of a past round as out of the game."""
    for k in range(s.past_drawn[r]):
        v.used[index_of(s.options, s.cards[r, k])] = 1


@rule
def is_shown(s: State, seat: int, r: int) -> bool:
    """Whether a seat may see the objective cards of a past round."""  # T26
    if s.options.reveal_objective == ROUND_END:
        return True
    if s.options.reveal_objective == GAME_END and s.phase == OVER:
        return True
    return seat >= 0 and seat == s.past_transmitter[r]


@rule
def heard(s: State, seat: int, action: int, viewer: int) -> bool:
    """Whether a viewer learns of an action; only the tuner's choice is secret."""
    return action < KEEP_FIRST or seat == viewer  # T29


@rule
def imagine(v: View, chance: Chance, s: State, scratch: Array) -> None:
    """Fill `s` with a random state consistent with the view, with its true probability."""
    s.options = v.options
    s.seats = v.seats
    s.phase = v.phase
    s.this_round = v.this_round
    s.wins = v.wins
    s.losses = v.losses
    s.first = v.first
    s.transmitter = v.transmitter
    s.turn = v.turn
    s.plays = v.plays
    s.to_drift = plays_to_drift(v)
    s.drawn = v.drawn
    s.stack = v.stack
    s.pile_left = v.pile_left
    s.objectives_left = v.objectives_left
    imagine_hands(v, chance, s)
    for r in range(ROUNDS):
        s.past_outcome[r] = v.past_outcome[r]
        if v.past_outcome[r] != PENDING:
            remember_round(v, chance, s, r, scratch)
    if v.phase != OVER:
        for k in range(v.plays):
            s.played[s.this_round, k] = v.played[k]
            s.hint[s.this_round, k] = v.hint[k]
        for k in range(v.drawn):
            s.drift_hint[s.this_round, k] = v.drift_hint[k]
        imagine_objective(v, chance, s, scratch)
    lay_out_objectives(v, chance, s)


@rule
def plays_to_drift(v: View) -> int:
    """Plays until the next drift; 0 if one is due."""
    past = v.plays - (v.drawn - 1) * v.options.drift_interval
    return v.options.drift_interval - past


@rule
def imagine_hands(v: View, chance: Chance, s: State) -> None:
    """Deal the unseen cards to the hidden hands; the rest form the pile."""
    unseen = 0
    for value in range(-HIGHEST, HIGHEST + 1):
        for _ in range(copies_of(v.options, value) - seen_copies(v, value)):
            s.pile[unseen] = value
            unseen += 1
    for seat in range(SEATS):
        s.held[seat] = 0
        for k in range(v.held[seat]):
            if v.sees[seat]:
                put_in_hand(s, seat, v.hand[seat, k])
            else:
                put_in_hand(s, seat, draw(s.pile, unseen, chance))
                unseen -= 1
    s.pile_left = unseen
    fill_out_of_play(s, unseen)


@rule
def seen_copies(v: View, value: int) -> int:
    count = 0
    for k in range(v.plays):
        count += v.played[k] == value
    for seat in range(v.seats):
        for k in range(v.held[seat]):
            count += v.sees[seat] and v.hand[seat, k] == value
    return count


@rule
def fill_out_of_play(s: State, pile_left: int) -> None:
    """Fill the array after the pile with the other cards, so that it holds the whole deck."""
    place = pile_left
    for value in range(-HIGHEST, HIGHEST + 1):
        copies = copies_of(s.options, value)
        for k in range(pile_left):
            copies -= s.pile[k] == value
        for _ in range(copies):
            s.pile[place] = value
            place += 1


@rule
def remember_round(v: View, chance: Chance, s: State, r: int, scratch: Array) -> None:
    """Copy a past round, sampling its objective cards if they are hidden."""
    s.past_plays[r] = v.past_plays[r]
    s.past_drawn[r] = v.past_drawn[r]
    s.past_transmitter[r] = v.past_transmitter[r]
    for k in range(v.past_plays[r]):
        s.played[r, k] = v.past_played[r, k]
        s.hint[r, k] = v.past_hint[r, k]
    for k in range(v.past_drawn[r]):
        s.drift_hint[r, k] = v.past_drift_hint[r, k]
    if v.past_shown[r]:
        for k in range(v.past_drawn[r]):
            s.cards[r, k] = v.past_cards[r, k]
    else:
        sample_cards(v, chance, s, r, v.past_drawn[r], scratch)
    if r == v.this_round:  # the last round of a game that is over
        s.objective = 0
        for k in range(v.past_drawn[r]):
            s.objective += s.cards[r, k]


@rule
def imagine_objective(v: View, chance: Chance, s: State, scratch: Array) -> None:
    """Copy or sample the current round's objective."""
    if v.knows:
        for k in range(v.drawn):
            s.cards[v.this_round, k] = v.cards[k]
    else:
        sample_cards(v, chance, s, v.this_round, v.drawn, scratch)
    s.objective = 0
    for k in range(v.drawn):
        s.objective += s.cards[v.this_round, k]


@rule
def sample_cards(v: View, chance: Chance, s: State, r: int, drawn: int, scratch: Array) -> None:
    """Sample the objective cards of a round backwards from the weights of all sets."""
    if drawn == 0:
        return
    believe(v, r, scratch)
    cards = pick_set(scratch, drawn, chance)
    for k in range(drawn - 1, -1, -1):
        card = pick_last(v, r, scratch, cards, k, chance) if k > 0 else lowest_bit(cards)
        s.cards[r, k] = objective_card(v.options, card)
        cards &= ~(1 << card)


@rule
def pick_set(w: Array, size: int, chance: Chance) -> int:
    """A random set of `size` cards, in proportion to its weight."""
    aim = below(chance, 1 << 32) / 4294967296.0 * total_weight(w, size)
    found = 0
    for k in range(FIRST_OF[size], FIRST_OF[size + 1]):
        if w[SETS[k]] > 0.0:
            found = SETS[k]
            aim -= w[SETS[k]]
            if aim < 0.0:
                break
    return found


@rule
def pick_last(v: View, r: int, w: Array, cards: int, drift: int, chance: Chance) -> int:
    """A random last-drawn card of a set, in proportion to the weight of the set without it."""
    stack = 0
    for k in range(drift * v.options.drift_interval):
        stack += played_in(v, r, k)
    total = 0.0
    for card in range(OBJECTIVE_CARDS):
        if cards >> card & 1:
            before = cards & ~(1 << card)
            total += w[before] * ways_to_come(v, w, before, card, stack)
    aim = below(chance, 1 << 32) / 4294967296.0 * total
    found = 0
    for card in range(OBJECTIVE_CARDS):
        before = cards & ~(1 << card)
        if cards >> card & 1 and w[before] > 0.0:
            found = card
            aim -= w[before] * ways_to_come(v, w, before, card, stack)
            if aim < 0.0:
                break
    return found


@rule
def lay_out_objectives(v: View, chance: Chance, s: State) -> None:
    """Order the objective deck: cards that can still be drawn, then the others."""
    left = 0
    behind = objective_cards(v.options)
    for card in range(objective_cards(v.options)):
        if is_out(v, s, card):
            behind -= 1
            s.objectives[behind] = objective_card(v.options, card)
        else:
            s.objectives[left] = objective_card(v.options, card)
            left += 1
    s.objectives_left = left
    if v.phase == KEEP:
        offer_two(v, chance, s)


@rule
def is_out(v: View, s: State, card: int) -> bool:
    """Whether an objective card is in this round's objective or was used up earlier."""
    out = v.used[card] == 1
    for k in range(v.drawn):
        out = out or s.cards[v.this_round, k] == objective_card(v.options, card)
    return out


@rule
def offer_two(v: View, chance: Chance, s: State) -> None:
    if not v.knows:
        s.offer[0] = draw(s.objectives, s.objectives_left, chance)
        s.offer[1] = draw(s.objectives, s.objectives_left - 1, chance)
        return
    for k in range(2):
        s.offer[k] = v.offer[k]
        move_behind(s, v.offer[k], s.objectives_left - 1 - k)


@rule
def move_behind(s: State, card: int, place: int) -> None:
    """Swap an objective card with the one at `place`."""
    k = 0
    while s.objectives[k] != card:
        k += 1
    s.objectives[k] = s.objectives[place]
    s.objectives[place] = card
