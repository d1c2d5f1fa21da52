"""Think Str8!: what each seat can see, and random states consistent with it."""

from __future__ import annotations

import numpy as np

from parlour.core.chance import Chance, below
from parlour.core.rule import rule
from parlour.core.struct import Array
from parlour.games.think_str8.belief import (
    card_in,
    combine,
    find_world,
    prepare,
    rows_begun,
    unseen,
)
from parlour.games.think_str8.options import ALL_CARDS, NO_SPECTATORS, SEQUENTIAL
from parlour.games.think_str8.rules import (
    BET,
    COLOURS,
    COUNT,
    DICE_THROWN,
    FINAL,
    HOLDERS,
    NONE,
    NTH,
    OVER,
    PLACE,
    PUT,
    SEATS,
    SPACES,
    SUBSETS,
    SWAP,
    TOKENS,
    UNCHECKED,
    State,
    final_score,
    setup,
)
from parlour.games.think_str8.view_fields import View

OPEN_CELL, ON_HOLDER, GIVEN_UP = 0, 1, 5  # black cells: 1 + holder, or 5 + seat that gave it up
SWEEPS = 4


@rule
def look(s: State, seat: int, v: View) -> None:
    """Fill a blank view with what one seat can see."""
    v.options = s.options
    v.seats = s.seats
    v.seat = seat
    if seat < 0 and s.options.spectators == NO_SPECTATORS:
        v.closed = 1  # S36
        return
    v.colours = s.colours  # S35
    v.rounds = s.rounds
    v.this_round = s.this_round
    v.phase = s.phase
    v.asked = s.asked
    v.turn = s.turn
    v.turns_left = s.turns_left
    v.free = s.free
    for t in range(TOKENS):
        v.width[t] = s.width[t]
        v.worth[t] = s.worth[t]
    look_at_track(s, v)
    look_at_cards(s, seat, v)
    look_at_bets(s, seat, v)
    for r in range(rows_begun(v)):
        look_at_row(s, seat, r, v)
    black_out(v)


@rule
def look_at_track(s: State, v: View) -> None:
    for k in range(SEATS):
        v.order[k] = s.order[k]
        v.track[k] = s.track[k]
        v.pos[k] = s.pos[k]
    for k in range(s.seats - 2, -1, -1):
        if s.pos[s.track[k]] == s.pos[s.track[k + 1]]:
            v.height[s.track[k]] = v.height[s.track[k + 1]] + 1


@rule
def sees(s: State, seat: int, holder: int) -> bool:
    """Whether a seat, or a spectator, sees the cards on a holder."""
    if holder >= s.seats or s.phase == OVER:
        return True
    if seat < 0:
        return s.options.spectators == ALL_CARDS  # S36
    return seat != holder  # S34


@rule
def look_at_cards(s: State, seat: int, v: View) -> None:
    for colour in range(COLOURS):
        v.pile_left[colour] = COUNT[s.pile[colour]]
        v.removed[colour] = NONE
        if s.phase == OVER:  # S41
            v.removed[colour] = s.removed[colour]
            v.pile[colour] = s.pile[colour]
        for holder in range(HOLDERS):
            v.holder[holder, colour] = s.holder[holder, colour] if sees(s, seat, holder) else NONE


@rule
def look_at_bets(s: State, seat: int, v: View) -> None:
    """Show the viewer's final bets, and everyone's once the game is over."""  # S35
    for other in range(s.seats):
        done = s.bet_on[other] == s.colours
        v.bet_on[other] = s.colours if done else 0
        if other == seat or s.phase == OVER:
            v.bet_on[other] = s.bet_on[other]
            for colour in range(s.bet_on[other]):
                v.bets[other, colour] = s.bets[other, colour]
        if s.phase == OVER:
            v.final[other] = final_score(s, other)


@rule
def look_at_row(s: State, seat: int, r: int, v: View) -> None:
    for d in range(DICE_THROWN):
        v.dice[r, d] = s.dice[r, d]
    for other in range(s.seats):
        checked = s.result[r, other] != UNCHECKED
        v.token[r, other] = s.token[r, other]
        v.result[r, other] = s.result[r, other]
        v.given[r, other] = s.given[r, other]
        v.value[r, other] = s.value[r, other]
        v.total[r, other] = total_seen(s, seat, r, other) if checked else NONE
        v.start[r, other] = NONE
        if other == seat or checked or s.options.placement == SEQUENTIAL:
            v.start[r, other] = s.start[r, other]  # S35
    for colour in range(COLOURS):
        v.stood[r, colour] = card_seen(s, seat, r, seat, colour) if seat >= 0 else NONE


@rule
def card_seen(s: State, seat: int, r: int, other: int, colour: int) -> int:
    """The card of a holder in row r if visible to the seat or given up since, else NONE."""  # S34
    for later in range(r, min(s.this_round + 1, s.rounds)):
        if s.given[later, other] == colour:
            return s.value[later, other]
    return s.holder[other, colour] if sees(s, seat, other) else NONE


@rule
def total_seen(s: State, seat: int, r: int, other: int) -> int:
    """The sum of a row if the seat may know all its cards, else NONE."""
    total = 0
    for d in range(DICE_THROWN):
        if s.dice[r, d] < s.colours:
            card = card_seen(s, seat, r, other, s.dice[r, d])
            if card == NONE:
                return NONE
            total += card
    return total


@rule
def black_out(v: View) -> None:
    """Fill in the pad's black cells with where each number was seen."""  # S37
    for colour in range(v.colours):
        for holder in range(HOLDERS):
            if holder != v.seat and v.holder[holder, colour] != NONE:
                v.black[colour, v.holder[holder, colour]] = ON_HOLDER + holder
    for r in range(rows_begun(v)):
        for seat in range(v.seats):
            if v.given[r, seat] != NONE:
                v.black[v.given[r, seat], v.value[r, seat]] = GIVEN_UP + seat


@rule
def heard(s: State, seat: int, action: int, viewer: int) -> bool:
    """Whether a viewer learns of an action; placements and final bets can be secret."""  # S35
    if viewer < 0 and s.options.spectators == NO_SPECTATORS:
        return False
    secret = action >= BET or (PUT <= action < SWAP and s.options.placement != SEQUENTIAL)
    return seat == viewer or not secret


@rule
def imagine(v: View, chance: Chance, s: State, scratch: Array) -> None:
    """Fill `s` with a random state consistent with the view.

    For a seat, all worlds are equally likely. A spectator sees no seat's cards, so the seats' cards
    are resampled in turn from the worlds that the others' cards leave, `SWEEPS` times.
    """
    s.options = v.options
    s.seats = v.seats
    if v.closed:
        setup(s, chance)  # nothing is known, so any deal fits
        return
    remember_table(v, s)
    for r in range(rows_begun(v)):
        remember_row(v, chance, s, r)
    for holder in range(HOLDERS):
        for colour in range(COLOURS):
            s.holder[holder, colour] = v.holder[holder, colour]
    imagine_cards(v, chance, s, scratch.view(np.int64))
    for colour in range(COLOURS):
        imagine_pile(v, chance, s, colour)
    for seat in range(v.seats):
        imagine_bets(v, chance, s, seat)


@rule
def remember_table(v: View, s: State) -> None:
    """Copy what everyone sees."""
    s.colours = v.colours
    s.rounds = v.rounds
    s.this_round = v.this_round
    s.phase = v.phase
    s.asked = v.asked
    s.turn = v.turn
    s.turns_left = v.turns_left
    s.free = v.free
    for t in range(TOKENS):
        s.width[t] = v.width[t]
        s.worth[t] = v.worth[t]
    for k in range(SEATS):
        s.order[k] = v.order[k]
        s.track[k] = v.track[k]
        s.pos[k] = v.pos[k]


@rule
def remember_row(v: View, chance: Chance, s: State, r: int) -> None:
    """Copy a row of the history, placing hidden tokens at random."""
    for d in range(DICE_THROWN):
        s.dice[r, d] = v.dice[r, d]
    for seat in range(v.seats):
        s.token[r, seat] = v.token[r, seat]
        s.start[r, seat] = v.start[r, seat]
        s.result[r, seat] = v.result[r, seat]
        s.given[r, seat] = v.given[r, seat]
        s.value[r, seat] = v.value[r, seat]
        hidden = v.start[r, seat] == NONE and v.asked >> seat & 1 == 0
        if v.phase == PLACE and r == v.this_round and v.token[r, seat] != NONE and hidden:
            s.start[r, seat] = below(chance, SPACES + 1 - v.width[v.token[r, seat]])


@rule
def imagine_cards(v: View, chance: Chance, s: State, w: Array) -> None:
    """Deal cards to every holder that the view hides."""
    hidden = 0
    for seat in range(v.seats):
        if v.holder[seat, 0] == NONE:
            hidden += 1
    if hidden == 1:
        deal_a_world(v, chance, s, v.seat, w)
    elif hidden > 1:
        while not deal_worlds(v, chance, s, w):
            pass
        for _ in range(SWEEPS):
            for seat in range(v.seats):
                deal_a_world(v, chance, s, seat, w)


@rule
def deal_worlds(v: View, chance: Chance, s: State, w: Array) -> bool:
    """Deal each seat a world, starting at a random seat; False if a seat has none left."""
    for seat in range(v.seats):
        for colour in range(COLOURS):
            s.holder[seat, colour] = NONE
    first = below(chance, v.seats)
    dealt = 0
    while dealt < v.seats and deal_a_world(v, chance, s, (first + dealt) % v.seats, w):
        dealt += 1
    return dealt == v.seats


@rule
def deal_a_world(v: View, chance: Chance, s: State, seat: int, w: Array) -> bool:
    """Deal a seat one of its worlds, given the cards on the other holders; False if none."""
    rows = prepare(v, s.holder, seat, w)
    few, many = combine(w, 0), combine(w, 1)
    _, count = find_world(w, few, many, rows, NONE)
    if count == 0:
        return False
    world, _ = find_world(w, few, many, rows, below(chance, count))
    for colour in range(v.colours):
        s.holder[seat, colour] = card_in(world, colour)
    return True


@rule
def imagine_pile(v: View, chance: Chance, s: State, colour: int) -> None:
    """Put one of the unseen cards in the box; the others form the pile."""
    s.removed[colour] = v.removed[colour]
    s.pile[colour] = v.pile[colour]
    if v.phase != OVER and colour < v.colours:
        cards = unseen(v, s.holder, NONE, colour)
        s.removed[colour] = NTH[cards, below(chance, COUNT[cards])]
        s.pile[colour] = cards ^ 1 << s.removed[colour]


@rule
def imagine_bets(v: View, chance: Chance, s: State, seat: int) -> None:
    """Make random hidden final bets; a seat that is not done may have made some."""
    s.bet_on[seat] = v.bet_on[seat]
    shown = seat == v.seat or v.phase == OVER
    if v.phase == FINAL and not shown and v.asked >> seat & 1:
        s.bet_on[seat] = below(chance, v.colours)
    for colour in range(s.bet_on[seat]):
        s.bets[seat, colour] = v.bets[seat, colour]
        if not shown:
            s.bets[seat, colour] = SUBSETS[below(chance, len(SUBSETS))]
