"""Pattern Overlap: what a seat may know, and random states consistent with it."""

from __future__ import annotations

from parlour.core.chance import Chance, below
from parlour.core.game import HOUSE
from parlour.core.rule import rule
from parlour.core.struct import Array, Struct, int8, int16, int32, nested
from parlour.games.pattern_overlap.deck import code_at
from parlour.games.pattern_overlap.faces import DECK
from parlour.games.pattern_overlap.options import (
    DIVERSIFY,
    NOT_MY_STACK,
    REALTIME,
    SPEED,
    TICKS,
    TURNS,
    Options,
)
from parlour.games.pattern_overlap.patchwork import (
    LAID,
    cell_of,
    fits_at,
    forget_location,
    how_many,
    lay,
)
from parlour.games.pattern_overlap.rules import (
    BUILD,
    CHOOSE,
    HAND,
    INDEX_OF,
    NO_CARD,
    NOTICE,
    OVER,
    PICK,
    PILE,
    PLAY,
    SEATS,
    SWAP_ON_BOARD,
    SWAP_ON_LOCATIONS,
    THE_TABLE,
    WAIT,
    State,
    can_place,
    clear_table,
    decider,
    fits_anywhere,
    forget,
    is_frozen,
    nobody_can_place,
    own_location,
    pick,
    place_of,
)

TRIES = 4096


class View(Struct):
    """What one seat may know; a spectator has seat SPECTATOR and no hand."""

    options: Options = nested(Options)
    seats: int = int8
    seat: int = int8
    phase: int = int8
    ended: int = int8
    starter: int = int8
    taken_back: int = int8
    deck: Array = int8[SEATS]
    sees: Array = int8[SEATS]  # 1 if this hand is visible
    hand: Array = int8[SEATS, HAND]
    held: Array = int8[SEATS]  # cards in hand
    fresh: Array = int8[SEATS]
    under: Array = int8[SEATS]
    put_under: Array = int8[SEATS, PILE]
    holding: int = int16
    played: Array = int8[SEATS]
    rightly: Array = int8[SEATS]
    token: Array = int8[SEATS]
    frozen: Array = int8[SEATS]  # 1 if this location is closed to further cards
    out_round: Array = int16[SEATS]
    outs: int = int8
    points: Array = int16[SEATS]
    squares: Array = int16[SEATS]
    best: Array = int8[SEATS]
    last_laid: Array = int8[SEATS]
    on_location: Array = int8[SEATS]
    visited: Array = int16[SEATS]
    said: int = int16
    noticed: int = int8  # 1 if this seat was told that it is stuck
    swaps: Array = int8[SEATS]
    first: int = int8
    turn: int = int8
    this_round: int = int16
    still: int = int8
    last_round: int = int16
    tick: int = int16
    deadline: int = int16
    idle: int = int16
    claim: int = int32  # the action this seat submitted, or the card it chose
    locked_until: Array = int32[SEATS]
    rank: Array = int8[SEATS]  # set when the game is over
    decided_by: int = int8  # what separated the best two, when the game is over
    laid: int = int8
    laid_card: Array = int8[LAID]
    laid_by: Array = int8[LAID]
    laid_loc: Array = int8[LAID]
    laid_x: Array = int8[LAID]
    laid_y: Array = int8[LAID]
    laid_rot: Array = int8[LAID]
    laid_cov: Array = int8[LAID]
    laid_div: Array = int8[LAID]
    laid_ok: Array = int8[LAID]


@rule
def look(s: State, seat: int, v: View) -> None:
    """Copy what a seat may know into `v`, which is blank."""
    v.options = s.options
    v.seats = s.seats
    v.seat = seat
    v.phase = s.phase
    v.ended = s.ended
    v.starter = s.starter
    v.taken_back = s.taken_back
    v.holding = s.holding
    v.outs = s.outs
    v.first = s.first
    v.turn = s.turn
    v.this_round = s.this_round
    v.still = s.still
    v.last_round = s.last_round
    v.tick = s.tick
    v.deadline = s.deadline
    v.idle = s.idle
    v.said = who_said(s, seat)
    v.claim = -1
    if seat >= 0:
        v.claim = s.claim[seat]
        v.noticed = s.noticed >> seat & 1  # P20
    for other in range(s.seats):
        look_at_seat(s, other, v)
        look_at_hand(s, seat, other, v)
    if s.phase == OVER:
        v.decided_by = decider(s)
    look_at_table(s, v)


@rule
def who_said(s: State, seat: int) -> int:
    """The seats in `said` that a seat may know of; in real-time play, only itself."""
    if s.options.clock == REALTIME and s.phase >= PLAY:
        return s.said & 1 << seat if seat >= 0 else 0  # P10
    return s.said


@rule
def look_at_seat(s: State, other: int, v: View) -> None:
    """Copy what everyone may know about a seat."""  # P12
    honoured = s.phase != OVER
    v.deck[other] = s.deck[other]
    v.fresh[other] = s.fresh[other]
    v.under[other] = s.under[other]
    v.swaps[other] = s.swaps[other]
    v.locked_until[other] = s.locked_until[other]
    v.played[other] = s.played[other]
    v.token[other] = s.token[other]
    v.frozen[other] = is_frozen(s, other)
    v.out_round[other] = s.out_round[other]
    v.on_location[other] = s.on_location[other]
    v.visited[other] = s.visited[other]
    v.last_laid[other] = s.last_laid[other]
    if not honoured:
        v.rank[other] = place_of(s, other)
    for k in range(s.laid):
        if s.laid_by[k] == other and (s.laid_ok[k] or honoured):  # P22
            worth = s.laid_div[k] if s.options.mode == DIVERSIFY else s.laid_cov[k]
            v.rightly[other] += 1
            v.squares[other] += s.laid_cov[k]
            v.points[other] += worth
            v.best[other] = max(v.best[other], worth)


@rule
def look_at_hand(s: State, seat: int, other: int, v: View) -> None:
    """Show a hand to its owner from "Go" on, or to everyone with `open_hands`."""  # P12
    for slot in range(HAND):
        v.hand[other, slot] = NO_CARD
        v.held[other] += s.hand[other, slot] != NO_CARD
    for k in range(PILE):
        v.put_under[other, k] = NO_CARD
    if s.phase >= PLAY and (other == seat or s.options.open_hands):
        v.sees[other] = 1
        for slot in range(HAND):
            v.hand[other, slot] = s.hand[other, slot]
        for k in range(s.under[other]):
            v.put_under[other, k] = s.pile[other, s.fresh[other] + k]


@rule
def look_at_table(s: State, v: View) -> None:
    v.laid = s.laid
    for k in range(s.laid):
        v.laid_card[k] = s.laid_card[k]
        v.laid_by[k] = s.laid_by[k]
        v.laid_loc[k] = s.laid_loc[k]
        v.laid_x[k] = s.laid_x[k]
        v.laid_y[k] = s.laid_y[k]
        v.laid_rot[k] = s.laid_rot[k]
        v.laid_cov[k] = s.laid_cov[k]
        v.laid_div[k] = s.laid_div[k]
        v.laid_ok[k] = s.laid_ok[k] if s.phase == OVER else 1  # P22


@rule
def heard(s: State, seat: int, action: int, viewer: int) -> bool:
    """Whether a viewer hears an action: placements are public, most others are private."""
    if seat == HOUSE:
        return action < NOTICE or action - NOTICE == viewer  # P20
    if seat == viewer:
        return True
    if s.phase == CHOOSE or (s.phase >= PLAY and s.options.clock == TICKS):
        return False  # P13
    if s.phase < PLAY:
        return True
    if is_swap(s, action):
        return False  # P13
    return action != WAIT or s.options.clock == TURNS  # P10


@rule
def is_swap(s: State, action: int) -> bool:
    return action >= (SWAP_ON_LOCATIONS if s.options.mode == NOT_MY_STACK else SWAP_ON_BOARD)


@rule
def imagine(v: View, chance: Chance, s: State, scratch: Array) -> None:
    """Fill `s` with a random state that fits the view, dealing the unseen cards at random."""
    forget(s)
    s.options = v.options
    s.seats = v.seats
    s.phase = v.phase
    s.ended = v.ended
    s.starter = v.starter
    s.taken_back = v.taken_back
    s.holding = v.holding
    s.outs = v.outs
    s.first = v.first
    s.turn = v.turn
    s.this_round = v.this_round
    s.still = v.still
    s.last_round = v.last_round
    s.tick = v.tick
    s.deadline = v.deadline
    s.idle = v.idle
    s.said = v.said
    for seat in range(v.seats):
        remember_seat(v, s, seat)
    if v.phase == PICK:
        return
    lay_out(v, s)
    if v.phase == CHOOSE:
        imagine_choices(v, chance, s)
        return
    if v.phase > BUILD:
        imagine_hands(v, chance, s)
    if v.seat >= 0:
        s.noticed = v.noticed << v.seat
    if v.options.clock == REALTIME and v.phase >= PLAY:
        imagine_waiting(v, chance, s)
    if v.options.clock == TICKS and v.phase >= PLAY:
        imagine_claims(v, chance, s)


@rule
def remember_seat(v: View, s: State, seat: int) -> None:
    s.deck[seat] = v.deck[seat]
    s.played[seat] = v.played[seat]
    s.token[seat] = v.token[seat]
    s.out_round[seat] = v.out_round[seat]
    s.on_location[seat] = v.on_location[seat]
    s.visited[seat] = v.visited[seat]
    s.last_laid[seat] = v.last_laid[seat]
    s.swaps[seat] = v.swaps[seat]
    s.locked_until[seat] = v.locked_until[seat]
    s.fresh[seat] = v.fresh[seat]
    s.under[seat] = v.under[seat]


@rule
def lay_out(v: View, s: State) -> None:
    """Rebuild the table card by card, working out again which cards were legal."""
    shared = v.options.mode != NOT_MY_STACK
    clear_table(s, 1 if shared else v.seats, 3 if v.phase == BUILD else v.options.min_match)
    out_of_box = 0
    for k in range(v.laid):
        s.laid_card[k] = v.laid_card[k]
        s.laid_by[k] = v.laid_by[k]
        s.laid_loc[k] = v.laid_loc[k]
        s.laid_x[k] = v.laid_x[k]
        s.laid_y[k] = v.laid_y[k]
        s.laid_rot[k] = v.laid_rot[k]
        s.laid_cov[k] = v.laid_cov[k]
        s.laid_div[k] = v.laid_div[k]
        code = code_at(v.options, v.laid_card[k], v.laid_rot[k])
        cell = cell_of(s.table, v.laid_loc[k], v.laid_x[k], v.laid_y[k])
        by = v.laid_by[k]
        s.laid_ok[k] = 1
        if by == THE_TABLE:
            out_of_box |= 1 << v.laid_card[k] % DECK
        else:
            s.laid_ok[k] = v.options.illegal == 0 or fits_at(s.table, cell, code)
            if s.laid_ok[k]:
                remember_points(s, by, k)
        lay(s.table, v.laid_loc[k], v.laid_x[k], v.laid_y[k], code, k)
    s.laid = v.laid
    if shared:
        gather_spares(s, out_of_box)
    else:
        for seat in range(v.seats):
            if is_frozen(s, seat):
                forget_location(s.table, seat)


@rule
def remember_points(s: State, seat: int, k: int) -> None:
    worth = s.laid_div[k] if s.options.mode == DIVERSIFY else s.laid_cov[k]
    s.rightly[seat] += 1
    s.squares[seat] += s.laid_cov[k]
    s.points[seat] += worth
    s.best[seat] = max(s.best[seat], worth)


@rule
def gather_spares(s: State, out_of_box: int) -> None:
    """Fill `spare` with the starter deck, unused cards first."""
    behind = DECK
    for k in range(DECK):
        if out_of_box >> k & 1:
            behind -= 1
            s.spare[behind] = s.starter * DECK + k
        else:
            s.spare[s.spares] = s.starter * DECK + k
            s.spares += 1


@rule
def imagine_choices(v: View, chance: Chance, s: State) -> None:
    """Pick a random card for each other seat that has chosen one for its location."""
    for seat in range(v.seats):
        if seat == v.seat:
            s.claim[seat] = v.claim
        elif v.said >> seat & 1:
            s.claim[seat] = below(chance, DECK)


@rule
def imagine_hands(v: View, chance: Chance, s: State) -> None:
    """Deal the unseen cards, retrying until someone can place if the game is still running."""
    for _ in range(TRIES):
        for seat in range(v.seats):
            imagine_hand(v, chance, s, seat)
        if v.phase == OVER or not nobody_can_place(s):
            return


@rule
def imagine_hand(v: View, chance: Chance, s: State, seat: int) -> None:
    """Deal the unseen cards of a seat's deck to its hand and pile."""
    unseen = unseen_cards(v, seat)
    empty = HAND - v.held[seat]  # empty slots, which can be anywhere in the hand
    for slot in range(HAND):
        if v.sees[seat]:
            s.hand[seat, slot] = v.hand[seat, slot]
        elif empty == 0 or below(chance, HAND - slot) >= empty:
            choices = unseen
            if is_known_stuck(v, seat):
                choices = stuck_among(s, seat, unseen)
            k = one_of(choices, chance)
            unseen ^= 1 << k
            s.hand[seat, slot] = v.deck[seat] * DECK + k
        else:
            s.hand[seat, slot] = NO_CARD
            empty -= 1
    for k in range(v.fresh[seat] + v.under[seat]):
        if v.sees[seat] and k >= v.fresh[seat]:
            s.pile[seat, k] = v.put_under[seat, k - v.fresh[seat]]
        else:
            index = one_of(unseen, chance)
            unseen ^= 1 << index
            s.pile[seat, k] = v.deck[seat] * DECK + index


@rule
def unseen_cards(v: View, seat: int) -> int:
    """A bit mask of the cards in a seat's deck that the viewer cannot see."""
    unseen = (1 << DECK) - 1
    for k in range(v.laid):
        if v.laid_card[k] // DECK == v.deck[seat]:
            unseen &= ~(1 << v.laid_card[k] % DECK)
    for slot in range(HAND):
        if v.sees[seat] and v.hand[seat, slot] != NO_CARD:
            unseen &= ~(1 << v.hand[seat, slot] % DECK)
    for k in range(v.under[seat]):
        if v.sees[seat]:
            unseen &= ~(1 << v.put_under[seat, k] % DECK)
    return unseen


@rule
def one_of(cards: int, chance: Chance) -> int:
    """The index of a random card in a bit mask."""
    for _ in range(below(chance, how_many(cards))):
        cards &= cards - 1
    return INDEX_OF[cards & -cards]


@rule
def is_known_stuck(v: View, seat: int) -> bool:
    """Whether a seat's wait shows that nothing in its hand fits."""  # P24
    if v.options.clock != TURNS or v.phase != PLAY or v.said >> seat & 1 == 0:
        return False
    return v.options.mode == SPEED or v.options.mode == NOT_MY_STACK


@rule
def stuck_among(s: State, seat: int, cards: int) -> int:
    """The cards of a bit mask that fit nowhere."""
    stuck = 0
    for k in range(DECK):
        card = s.deck[seat] * DECK + k
        if cards >> k & 1 and not fits_anywhere(s, card, own_location(s, seat)):
            stuck |= 1 << k
    return stuck


@rule
def imagine_claims(v: View, chance: Chance, s: State) -> None:
    """Pick a random legal claim for each other seat that has submitted one."""
    said = s.said
    s.said = 0
    for seat in range(v.seats):
        if seat == v.seat:
            s.claim[seat] = v.claim
        elif said >> seat & 1:
            s.claim[seat] = pick(s, seat, chance)
    s.said = said


@rule
def imagine_waiting(v: View, chance: Chance, s: State) -> None:
    """Decide at random which other stuck seats wait or have been told so."""
    for seat in range(v.seats):
        if seat != v.seat and v.holding >> seat & 1 and not can_place(s, seat):
            s.said |= below(chance, 2) << seat
            if v.options.stuck_notice_s:
                s.noticed |= below(chance, 2) << seat
