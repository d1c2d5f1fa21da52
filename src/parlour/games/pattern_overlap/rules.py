"""Pattern Overlap: the rules.

Everyone has a deck of six cards, each of nine squares, and holds three of them. There are no turns:
players add cards to a growing patchwork wherever at least three squares match the patterns below,
and draw a new card for each one played. In Speed Round, the first to play all six cards wins. In
Diversify a card scores a point for each different card it touches, in Cover Some Ground for each
square it covers; once a player runs out of cards, the others get a last call. In Not My Stack!
everyone plays on other players' locations and wants the fewest cards on their own, which freezes
when they run out. Tables can also be played in one-second ticks, or in turns.
Comments such as P11 refer to the clauses in RULES.md; patchwork.py has the geometry.
"""

from __future__ import annotations

import numpy as np

from parlour.core.chance import Chance, below, draw
from parlour.core.game import HOUSE, MOST_SEATS, Outcome
from parlour.core.rule import hot, rule
from parlour.core.struct import Array, Struct, int8, int16, int32, nested
from parlour.games.pattern_overlap.deck import code_at
from parlour.games.pattern_overlap.faces import ANSWERS, DECK, DECKS
from parlour.games.pattern_overlap.options import (
    ADVANCED,
    AT_ONCE,
    BEGINNER,
    BUILD_IT,
    BY_LEVEL,
    BY_TOKEN,
    CHOOSE_IT,
    CUSTOM_SIDE,
    DIVERSIFY,
    HONOUR,
    NEXT_OUT,
    NOT_MY_STACK,
    PICK_IT,
    REALTIME,
    SPEED,
    TICKS,
    TOGETHER,
    TURNS,
    WILD,
    Options,
)
from parlour.games.pattern_overlap.patchwork import (
    LAID,
    LOCATION,
    NO_KEY,
    TABLE,
    Patchwork,
    cell_of,
    clear,
    count_fits,
    covered,
    fits,
    fits_at,
    forget_location,
    how_many,
    lay,
    reach,
    touched,
)

SEATS = 7
HAND = 3
PILE = 3
START = 3  # cards of the starting board
NO_CARD = -1
THE_TABLE = -1  # owner of the starting cards
TICK_CAP = 1800
TIE_BREAK = 1024  # the base of a standing: each tie-break is one digit
TICK_MS = 1000
MOST_TAKEN_BACK = 6  # starting cards, when the group searches together

PICK, CHOOSE, BUILD, COUNTDOWN, PLAY, LAST_CALL, OVER = range(7)
WENT_OUT, ALL_OUT, TIME_UP, NO_LOCATION, NOBODY_CAN, NOBODY_DOES = range(6)  # end reasons


class State(Struct):
    """The table.

    table    the patchwork: the starting cards and everything played on them
    laid_*   every card on it, in order of play: owner, place, rotation, squares covered, cards
             touched, and whether it was placed legally
    hand     [a b c]   a seat's slots; an empty one is NO_CARD
    pile     [d e|f]   the first `fresh` cards are unordered; the next `under` were put under the
                       pile, and are drawn in order
    """

    options: Options = nested(Options)
    seats: int = int8
    phase: int = int8
    ended: int = int8
    starter: int = int8  # the deck of the starting board
    spare: Array = int8[DECK]  # the starter deck; the first `spares` cards are unused
    spares: int = int8
    taken_back: int = int8  # how often a starting card was taken back
    deck: Array = int8[SEATS]
    hand: Array = int8[SEATS, HAND]
    pile: Array = int8[SEATS, PILE]
    fresh: Array = int8[SEATS]
    under: Array = int8[SEATS]
    holding: int = int16  # bit mask of seats with cards
    played: Array = int8[SEATS]
    rightly: Array = int8[SEATS]  # cards played legally
    token: Array = int8[SEATS]  # 0 if not out
    out_round: Array = int16[SEATS]
    outs: int = int8
    points: Array = int16[SEATS]
    squares: Array = int16[SEATS]
    best: Array = int8[SEATS]
    last_laid: Array = int8[SEATS]  # number of the seat's last card on the table
    on_location: Array = int8[SEATS]
    visited: Array = int16[SEATS]  # bit mask of locations played on
    said: int = int16  # bit mask of seats that are ready, have chosen or submitted, or wait
    noticed: int = int16  # bit mask of seats that were told they are stuck
    swaps: Array = int8[SEATS]  # since the table last changed
    first: int = int8
    turn: int = int8
    this_round: int = int16
    still: int = int8  # 1 if no one has placed a card this round
    last_round: int = int16  # -1 until known
    tick: int = int16
    deadline: int = int16
    idle: int = int16
    claim: Array = int32[SEATS]  # the action submitted for this tick, or the card chosen
    locked_until: Array = int32[SEATS]
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
    table: Patchwork = nested(Patchwork)


# Actions                                                                                      P33
#      0            wait; before play: ready
#      1 .. 28812   one board: 1 + ((slot*4 + rot)*49 + y + 24)*49 + x + 24
#  28813 .. 28815   one board: put the card in a slot under the pile and draw
#      1 .. 44436   locations: 1 + (((loc*3 + slot)*4 + rot)*23 + y + 11)*23 + x + 11
#  44437 .. 44439   locations: put the card in a slot under the pile and draw
#  44440 .. 44445   choose the card of that index for your own location
#  44446 .. 44454   before that: pick deck 0 to 8
#  44446 .. 46389   starting board: 44446 + ((index*4 + rot)*9 + y + 4)*9 + x + 4
#  28813            starting board: take the last card back
# House actions
#  46390            go
#  46391            the last call is over
#  46392            no one has placed a card for too long
#  46393 .. 46399   tell a seat that it is stuck
WAIT = 0
PLACE = 1
SWAP_ON_BOARD = 28813
SWAP_ON_LOCATIONS = 44437
CHOOSE_CARD = 44440
BUILD_CARD = 44446
PICK_DECK = 44446  # while decks are picked
TAKE_BACK = 28813  # while the starting board is built together
ACTIONS = 46390
GO = 46390
CALL_OVER = 46391
TOO_LONG = 46392
NOTICE = 46393
HOUSE_ACTIONS = 10
NEAR = 4  # the largest coordinate of a starting card


@rule
def setup(s: State, chance: Chance) -> None:
    """Assign decks, unless players pick them, and set up."""
    forget(s)
    if s.options.deck_choice == PICK_IT:
        s.phase = PICK  # P4
        s.turn = below(chance, s.seats)
    else:
        deal_decks(s, chance)
        set_up(s, chance)


@rule
def set_up(s: State, chance: Chance) -> None:
    """Place the starting cards and deal, unless players do the placing."""
    if s.options.mode == NOT_MY_STACK:
        clear_table(s, s.seats, s.options.min_match)
        if s.options.nms_base == CHOOSE_IT:
            s.phase = CHOOSE  # P7
        else:
            for seat in range(s.seats):
                s.claim[seat] = below(chance, DECK)
            lay_bases(s, chance)
        return
    clear_table(s, 1, 3)  # P5
    for k in range(DECK):
        s.spare[k] = s.starter * DECK + k
    s.spares = DECK
    if s.options.start_board == BUILD_IT:
        s.phase = BUILD  # P6
        s.turn = below(chance, s.seats)
    elif s.options.start_board == TOGETHER:
        s.phase = BUILD  # P6
    else:
        lay_starting_board(s, chance)


@rule
def forget(s: State) -> None:
    """Reset everything left over from an earlier game."""
    s.ended = 0
    s.starter = -1
    s.spares = 0
    s.taken_back = 0
    s.holding = 0
    s.outs = 0
    s.said = 0
    s.noticed = 0
    s.first = 0
    s.turn = 0
    s.this_round = 0
    s.still = 1
    s.last_round = -1
    s.tick = 0
    s.deadline = -1
    s.idle = 0
    s.laid = 0
    for seat in range(SEATS):
        s.deck[seat] = -1
        s.fresh[seat] = 0
        s.under[seat] = 0
        s.played[seat] = 0
        s.rightly[seat] = 0
        s.token[seat] = 0
        s.out_round[seat] = 0
        s.points[seat] = 0
        s.squares[seat] = 0
        s.best[seat] = 0
        s.last_laid[seat] = 0
        s.on_location[seat] = 0
        s.visited[seat] = 0
        s.swaps[seat] = 0
        s.claim[seat] = -1
        s.locked_until[seat] = 0
        for k in range(HAND):
            s.hand[seat, k] = NO_CARD


@rule
def clear_table(s: State, locations: int, least: int) -> None:
    """Clear the patchwork."""
    wild = s.options.centers == WILD
    real = s.options.wild_min_real if wild else 0
    keyed = s.options.side != CUSTOM_SIDE
    settled = not wild and s.options.illegal != HONOUR
    clear(s.table, locations, wild, least, real, settled, keyed)


@rule
def deal_decks(s: State, chance: Chance) -> None:
    """Assign a random deck to each seat and one to the starting board."""  # P4
    decks = 0
    wanted = s.seats + (s.options.mode != NOT_MY_STACK)
    for seat in range(wanted):
        deck = below(chance, s.options.decks_in_box - seat)
        for other in range(DECKS):  # the nth deck still available
            if decks >> other & 1 == 0:
                if deck == 0:
                    decks |= 1 << other
                    if seat < s.seats:
                        s.deck[seat] = other
                    else:
                        s.starter = other
                    break
                deck -= 1


@rule
def pick_deck(s: State, chance: Chance, seat: int, deck: int) -> None:
    """Take a deck; after the last seat, a random one of the rest is the starter deck."""  # P4
    s.deck[seat] = deck
    s.turn = (s.turn + 1) % s.seats
    if s.deck[s.turn] >= 0:
        s.turn = 0
        if s.options.mode != NOT_MY_STACK:
            s.starter = nth_deck(s, below(chance, s.options.decks_in_box - s.seats))
        set_up(s, chance)


@rule
def nth_deck(s: State, n: int) -> int:
    """The nth deck that no seat has taken."""
    deck = 0
    while is_taken(s, deck) or n > 0:
        n -= not is_taken(s, deck)
        deck += 1
    return deck


@rule
def is_taken(s: State, deck: int) -> bool:
    taken = False
    for seat in range(s.seats):
        taken = taken or s.deck[seat] == deck
    return taken


@rule
def decks_left(s: State) -> int:
    """How many decks no seat has taken."""
    left = s.options.decks_in_box
    for seat in range(s.seats):
        left -= s.deck[seat] >= 0
    return left


@rule
def lay_bases(s: State, chance: Chance) -> None:
    """Start each location with the chosen card and deal the rest."""
    for seat in range(s.seats):
        put_down(s, THE_TABLE, seat, 0, 0, 0, s.deck[seat] * DECK + s.claim[seat])
    for seat in range(s.seats):
        deal(s, chance, seat, s.claim[seat])
        s.claim[seat] = -1
    begin(s, chance)


@rule
def lay_starting_board(s: State, chance: Chance) -> None:
    """Place three cards of the starter deck at random legal places, retrying until it works."""
    done = False
    while not done:  # P5
        lift_all(s)
        lay_spare(s, draw(s.spare, s.spares, chance), 0, 0, 0)
        done = add_spare(s, chance, draw(s.spare, s.spares, chance))
        done = done and add_spare(s, chance, draw(s.spare, s.spares, chance))
    deal_all(s, chance)


@rule
def lift_all(s: State) -> None:
    """Take all starting cards off the board."""
    t = s.table
    for number in range(s.laid):
        cell = cell_of(t, 0, s.laid_x[number], s.laid_y[number])
        for dy in range(-1, 2):
            for dx in range(-1, 2):
                t.pat[cell + dy * t.across + dx] = 0
    t.spots = 0
    s.laid = 0
    s.spares = DECK


@rule
def lay_spare(s: State, card: int, x: int, y: int, rot: int) -> None:
    """Place a starting card."""
    put_down(s, THE_TABLE, 0, x, y, rot, card)
    s.spares -= 1


@rule
def add_spare(s: State, chance: Chance, card: int) -> bool:
    """Place a starting card at a random legal place; False if there is none."""
    t = s.table
    ways = 0
    for rot in range(4):
        ways += count_fits(t, code_at(s.options, card, rot), -1)
    if ways == 0:
        return False
    way = below(chance, ways)
    for rot in range(4):  # the nth way, in order of action numbers
        fitting = count_fits(t, code_at(s.options, card, rot), -1)
        if way < fitting:
            cell = nth_cell(t, code_at(s.options, card, rot), way)
            lay_spare(s, card, cell % t.across - (t.across >> 1),
                      cell // t.across - (t.across >> 1), rot)  # fmt: skip
            break
        way -= fitting
    return True


@rule
def nth_cell(t: Patchwork, code: int, n: int) -> int:
    """The cell of the nth spot, row by row, that a packed card fits."""
    cell = -1
    for _ in range(n + 1):
        after = t.across * t.across
        for k in range(t.spots):
            if fits(t, k, code) and cell < t.spot_cell[k] < after:
                after = t.spot_cell[k]
        cell = after
    return cell


@rule
def deal_all(s: State, chance: Chance) -> None:
    """Deal all hands; from here on `min_match` applies."""
    t = s.table
    if s.options.min_match != t.least:
        t.least = s.options.min_match
        look_everywhere(s)
    for seat in range(s.seats):
        deal(s, chance, seat, -1)
    begin(s, chance)


@rule
def look_everywhere(s: State) -> None:
    """Recompute all spots by placing every card again."""
    count = s.laid
    t = s.table
    for number in range(count):
        card = s.laid_card[number]
        lay(t, s.laid_loc[number], s.laid_x[number], s.laid_y[number],
            code_at(s.options, card, s.laid_rot[number]), number)  # fmt: skip


@rule
def deal(s: State, chance: Chance, seat: int, without: int) -> None:
    """Deal three cards of a seat's deck to its hand and the rest to its pile."""  # P8
    first_card = s.deck[seat] * DECK
    left = 0
    for k in range(DECK):
        if k != without:
            left |= 1 << k
    count = DECK if without < 0 else DECK - 1
    for slot in range(HAND):
        k = below(chance, count - slot)
        rest = left
        for _ in range(k):
            rest &= rest - 1
        lowest = rest & -rest
        s.hand[seat, slot] = first_card + INDEX_OF[lowest]
        left ^= lowest
    for k in range(DECK):
        if left >> k & 1:
            s.pile[seat, s.fresh[seat]] = first_card + k
            s.fresh[seat] += 1
    s.holding |= 1 << seat


INDEX_OF = np.array([0] + [(m & -m).bit_length() - 1 for m in range(1, 64)], np.int64)


@rule
def begin(s: State, chance: Chance) -> None:
    """Start play after the deal; in real time, wait for "Go" first."""
    s.said = 0
    s.turn = 0
    s.phase = PLAY
    if s.options.clock == REALTIME:
        s.phase = COUNTDOWN  # P9
    elif s.options.clock == TURNS:
        s.first = below(chance, s.seats)  # P24
        s.turn = s.first
    end_if_stuck(s, chance)


@hot
def actors(s: State) -> int:
    """The seats to act; in real time, every seat that has cards and isn't waiting."""
    everybody = (1 << s.seats) - 1
    if s.phase == OVER:
        return 0
    if s.phase == CHOOSE or s.phase == COUNTDOWN or is_search(s):
        return everybody & ~s.said
    if s.phase < PLAY or s.options.clock == TURNS:
        return 1 << s.turn
    return s.holding & ~s.said


@hot
def is_search(s: State) -> bool:
    """Whether the group is looking for a starting board together; works on a view as well."""  # P6
    return s.phase == BUILD and s.options.start_board == TOGETHER


@rule
def legal(s: State, seat: int, moves: Array) -> int:
    """A seat's legal actions: placements, and waiting or swapping if allowed."""
    if seat == HOUSE:
        return legal_for_the_house(s, moves)
    if actors(s) >> seat & 1 == 0:
        return 0
    if s.phase < PLAY:
        return legal_before_play(s, seat, moves)
    if is_locked(s, seat):
        moves[0] = WAIT  # P23
        return 1
    stuck = not can_place(s, seat)
    count = 0
    if stuck or may_always_wait(s):
        moves[0] = WAIT
        count = 1
    if s.options.illegal == HONOUR:
        count = list_everywhere(s, seat, moves, count)
    else:
        count = list_fits(s, seat, moves, count)
    if stuck and may_swap(s, seat):
        for slot in range(HAND):
            if s.hand[seat, slot] != NO_CARD:
                moves[count] = first_swap(s) + slot
                count += 1
    return count


@rule
def pick(s: State, seat: int, chance: Chance) -> int:
    """A uniformly random legal action for playouts, without building the list."""
    if s.phase < PLAY or s.options.illegal == HONOUR or is_locked(s, seat):
        return pick_otherwise(s, seat, chance)
    ways = count_ways(s, seat, LAID * LAID)
    others = 1 if ways == 0 or may_always_wait(s) else 0
    if ways == 0 and may_swap(s, seat):
        others += cards_in_hand(s, seat)
    way = below(chance, ways + others)
    if way >= ways:
        return WAIT if way == ways else nth_swap(s, seat, way - ways - 1)
    return nth_way(s, seat, way)


@rule
def apply(s: State, chance: Chance, seat: int, action: int) -> None:
    """Apply an action and all its consequences up to the next decision."""
    if seat == HOUSE:
        the_house_acts(s, action)
    elif s.phase < PLAY:
        prepare(s, chance, seat, action)
    elif s.options.clock == TICKS:
        submit(s, chance, seat, action)
    else:
        act(s, chance, seat, action)
        if s.options.clock == TURNS and s.phase != OVER:
            next_turn(s)


@rule
def scores(s: State, out: Outcome) -> None:
    """Scores by mode; the seats with the best standing win."""
    for seat in range(MOST_SEATS):
        out.score[seat] = 0
        out.won[seat] = 0
    for seat in range(s.seats):
        out.score[seat] = score(s, seat)
        out.won[seat] = place_of(s, seat) == 1
    out.reason = s.ended


@rule
def undoable(s: State, seat: int, action: int) -> bool:
    """Nothing can be undone: everyone sees a placement, and it draws a card."""
    return False  # P30


# Legal actions


@hot
def own_location(s: State, seat: int) -> int:
    """The location a seat cannot play on, or -1."""
    return seat if s.options.mode == NOT_MY_STACK else -1  # P18


@rule
def can_place(s: State, seat: int) -> bool:
    """Whether a seat has a legal placement."""
    return count_ways(s, seat, 1) > 0


@rule
def count_ways(s: State, seat: int, enough: int) -> int:
    """The number of a hand's placements, counted up to `enough`."""  # P11
    t = s.table
    own = own_location(s, seat)
    in_hand = hand_set(s, seat)
    ways = 0
    k = 0
    while k < t.spots and ways < enough:
        if t.spot_key[k] != NO_KEY:
            ways += answers(s, seat, k, in_hand) & (t.spot_loc[k] != own)
        elif t.spot_loc[k] != own:
            ways += count_hand(s, seat, k)
        k += 1
    return ways


@hot
def hand_set(s: State, seat: int) -> int:
    """A bit mask of a hand's cards, by index in the deck."""
    cards = 0
    for slot in range(HAND):
        if s.hand[seat, slot] != NO_CARD:
            cards |= 1 << s.hand[seat, slot] % DECK
    return cards


@hot
def answer_to(s: State, seat: int, k: int) -> int:
    """The entry of ANSWERS for a spot: the one card of the deck with the full edge it requires."""
    return int(ANSWERS[s.options.side, s.deck[seat], s.table.spot_key[k]])


@hot
def answers(s: State, seat: int, k: int, in_hand: int) -> int:
    """1 if that card is in hand and fits the whole spot; branchless for speed."""
    t = s.table
    packed = answer_to(s, seat, k)
    wrong = (packed ^ t.spot_letters[k]) & t.spot_mask[k] & 0xFFFF
    return (in_hand >> (packed >> 16 & 7) & 1) & (wrong == 0)


@hot
def answering(s: State, seat: int, k: int) -> int:
    """The action that plays that card on the spot."""
    packed = answer_to(s, seat, k)
    card = s.deck[seat] * DECK + (packed >> 16 & 7)
    slot = 0
    while s.hand[seat, slot] != card:
        slot += 1
    return placing(s, slot, packed >> 19, s.table.spot_cell[k])


@rule
def count_hand(s: State, seat: int, k: int) -> int:
    """In how many ways a hand fits a spot, over all cards and rotations."""
    ways = 0
    for slot in range(HAND):
        card = s.hand[seat, slot]
        if card != NO_CARD:
            for rot in range(4):
                ways += fits(s.table, k, code_at(s.options, card, rot))
    return ways


@rule
def fits_anywhere(s: State, card: int, own: int) -> bool:
    """Whether a card fits anywhere, excluding location `own`."""
    if card == NO_CARD:
        return False
    ways = 0
    for rot in range(4):
        ways += count_fits(s.table, code_at(s.options, card, rot), own)
    return ways > 0


@hot
def may_always_wait(s: State) -> bool:
    """Whether a seat that has a placement may still wait."""  # P10, P24
    if s.options.clock == TICKS:
        return True
    return s.options.clock == TURNS and SPEED < s.options.mode < NOT_MY_STACK


@hot
def is_locked(s: State, seat: int) -> bool:
    """Whether a seat is locked after its last placement (ticks only)."""
    return s.options.clock == TICKS and s.tick * TICK_MS < s.locked_until[seat]


@rule
def may_swap(s: State, seat: int) -> bool:
    """Whether a stuck seat may swap, which it can as often as its pile has cards."""
    return s.options.stuck_swap != 0 and s.swaps[seat] < s.fresh[seat] + s.under[seat]  # P21


@hot
def first_swap(s: State) -> int:
    return SWAP_ON_LOCATIONS if s.options.mode == NOT_MY_STACK else SWAP_ON_BOARD


@rule
def cards_in_hand(s: State, seat: int) -> int:
    count = 0
    for slot in range(HAND):
        count += s.hand[seat, slot] != NO_CARD
    return count


@rule
def nth_swap(s: State, seat: int, n: int) -> int:
    slot = 0
    while s.hand[seat, slot] == NO_CARD or n > 0:
        n -= s.hand[seat, slot] != NO_CARD
        slot += 1
    return first_swap(s) + slot


@rule
def placing(s: State, slot: int, rot: int, cell: int) -> int:
    """The action number of playing a slot's card with its centre on a cell."""  # P33
    if s.options.mode == NOT_MY_STACK:
        row = cell // LOCATION
        turned = (row // LOCATION * 3 + slot) * 4 + rot
        return PLACE + (turned * 23 + row % LOCATION - 1) * 23 + cell % LOCATION - 1
    return PLACE + ((slot * 4 + rot) * 49 + cell // TABLE - 1) * 49 + cell % TABLE - 1


@rule
def placed(s: State, action: int) -> tuple[int, int, int, int, int]:
    """The location, slot, rotation, x and y of a placement."""  # P33
    code = action - PLACE
    if s.options.mode == NOT_MY_STACK:
        turned = code // 529
        return turned // 12, turned // 4 % 3, turned % 4, code % 23 - 11, code // 23 % 23 - 11
    turned = code // 2401
    return 0, turned // 4, turned % 4, code % 49 - 24, code // 49 % 49 - 24


@rule
def nth_way(s: State, seat: int, n: int) -> int:
    """The nth placement of a hand, in order of spots."""
    t = s.table
    own = own_location(s, seat)
    in_hand = hand_set(s, seat)
    spot = -1
    k = 0
    while k < t.spots and spot < 0:
        if t.spot_key[k] != NO_KEY:
            way = answers(s, seat, k, in_hand) & (t.spot_loc[k] != own)
            spot = k if way > n else spot
            n -= way
        elif t.spot_loc[k] != own:
            ways = count_hand(s, seat, k)
            if n < ways:
                return nth_of_hand(s, seat, k, n)
            n -= ways
        k += 1
    return answering(s, seat, spot)


@rule
def nth_of_hand(s: State, seat: int, k: int, n: int) -> int:
    """The nth way to play a card of the hand on a spot."""
    for slot in range(HAND):
        card = s.hand[seat, slot]
        if card != NO_CARD:
            for rot in range(4):
                if fits(s.table, k, code_at(s.options, card, rot)):
                    if n == 0:
                        return placing(s, slot, rot, s.table.spot_cell[k])
                    n -= 1
    return -1


@rule
def list_fits(s: State, seat: int, moves: Array, count: int) -> int:
    """List every placement that fits, in ascending order."""  # P11
    t = s.table
    own = own_location(s, seat)
    in_hand = hand_set(s, seat)
    for k in range(t.spots):
        if t.spot_loc[k] == own:
            continue
        if t.spot_key[k] != NO_KEY:
            if answers(s, seat, k, in_hand):
                count = insert(moves, count, answering(s, seat, k))
        else:
            for n in range(count_hand(s, seat, k)):
                count = insert(moves, count, nth_of_hand(s, seat, k, n))
    return count


@hot
def insert(moves: Array, count: int, action: int) -> int:
    """Insert a number into a sorted list."""
    k = count
    while k > 0 and moves[k - 1] > action:
        moves[k] = moves[k - 1]
        k -= 1
    moves[k] = action
    return count + 1


@rule
def list_everywhere(s: State, seat: int, moves: Array, count: int) -> int:
    """List every placement that covers a square, whether it matches or not."""  # P22
    t = s.table
    far = reach(t)
    for slot in range(HAND):
        if s.hand[seat, slot] != NO_CARD:
            start = count
            for y in range(-far, far + 1):
                for x in range(-far, far + 1):
                    if covered(t, cell_of(t, 0, x, y)):
                        moves[count] = placing(s, slot, 0, cell_of(t, 0, x, y))
                        count += 1
            found = count - start
            for _ in range(3 * found):  # the same places in the other rotations
                moves[count] = moves[count - found] + 49 * 49
                count += 1
    return count


@rule
def legal_before_play(s: State, seat: int, moves: Array) -> int:
    """Legal actions before play: pick a deck, choose a card, place starting cards, be ready."""
    if s.phase == PICK:
        count = decks_left(s)
        for k in range(count):
            moves[k] = PICK_DECK + nth_deck(s, k)
        return count
    if s.phase == CHOOSE:
        for k in range(DECK):
            moves[k] = CHOOSE_CARD + k
        return DECK
    if s.phase == BUILD and not is_search(s):
        return legal_starts(s, moves, 0)
    moves[0] = WAIT  # P6, P9
    count = 1
    if s.phase == BUILD:
        if may_take_back(s):
            moves[count] = TAKE_BACK
            count += 1
        count = legal_starts(s, moves, count)
    return count


@rule
def may_take_back(s: State) -> bool:
    """Whether the last starting card may be taken back."""  # P6
    return is_search(s) and s.laid > 0 and s.taken_back < MOST_TAKEN_BACK


@rule
def legal_starts(s: State, moves: Array, count: int) -> int:
    """List placements of starting cards: the first in the middle, others where they fit."""  # P6
    t = s.table
    for j in range(s.spares):
        index = s.spare[j] % DECK
        if s.laid == 0:
            count = insert(moves, count, building(index, 0, 0, 0))
        else:
            for rot in range(4):
                for k in range(t.spots):
                    if fits(t, k, code_at(s.options, s.spare[j], rot)):
                        x = t.spot_cell[k] % t.across - (t.across >> 1)
                        y = t.spot_cell[k] // t.across - (t.across >> 1)
                        count = insert(moves, count, building(index, rot, x, y))
    return count


@rule
def building(index: int, rot: int, x: int, y: int) -> int:
    return BUILD_CARD + ((index * 4 + rot) * 9 + y + NEAR) * 9 + x + NEAR


@rule
def legal_for_the_house(s: State, moves: Array) -> int:
    """The house's legal actions: its timers, in real time."""
    if s.options.clock != REALTIME or s.phase == OVER or s.phase < COUNTDOWN:
        return 0
    if s.phase == COUNTDOWN:
        moves[0] = GO
        return 1
    count = 0
    if s.phase == LAST_CALL:
        moves[0] = CALL_OVER
        count = 1
    moves[count] = TOO_LONG
    count += 1
    for seat in range(s.seats):
        if is_owed_notice(s, seat):
            moves[count] = NOTICE + seat
            count += 1
    return count


@rule
def is_owed_notice(s: State, seat: int) -> bool:
    """Whether a seat is stuck and has not been told yet."""  # P20
    if s.options.stuck_notice_s == 0 or (s.noticed | ~s.holding) >> seat & 1:
        return False
    return not can_place(s, seat)


@rule
def pick_otherwise(s: State, seat: int, chance: Chance) -> int:
    """A random legal action before play, while locked, or with `illegal=honour`."""
    if s.phase == PICK:
        return PICK_DECK + nth_deck(s, below(chance, decks_left(s)))
    if s.phase == CHOOSE:
        return CHOOSE_CARD + below(chance, DECK)
    if s.phase == BUILD:
        return pick_start(s, chance)
    if s.phase == COUNTDOWN or is_locked(s, seat):
        return WAIT
    t = s.table
    stuck = not can_place(s, seat)
    places = 0
    for cell in range(t.across * t.across):
        places += is_covering(t, cell)
    ways = places * 4 * cards_in_hand(s, seat)
    others = 1 if stuck or may_always_wait(s) else 0
    if stuck and may_swap(s, seat):
        others += cards_in_hand(s, seat)
    way = below(chance, ways + others)
    if way >= ways:
        return WAIT if way == ways else nth_swap(s, seat, way - ways - 1)
    slot = nth_swap(s, seat, way // (4 * places)) - first_swap(s)
    cell = -1
    for _ in range(way % places + 1):
        cell += 1
        while not is_covering(t, cell):
            cell += 1
    return placing(s, slot, way // places % 4, cell)


@rule
def is_covering(t: Patchwork, cell: int) -> bool:
    """Whether a card centred here would be within the table and cover a square."""
    edge = t.across - 1
    x = cell % t.across
    y = cell // t.across
    return 0 < x < edge and 0 < y < edge and covered(t, cell) > 0


@rule
def pick_start(s: State, chance: Chance) -> int:
    """A random legal placement of a starting card, or in a search also leaving it to others."""
    t = s.table
    others = is_search(s) + may_take_back(s)
    ways = s.spares if s.laid == 0 else 0
    for j in range(s.spares):
        for rot in range(4):
            ways += count_fits(t, code_at(s.options, s.spare[j], rot), -1)
    way = below(chance, ways + others)
    if way >= ways:
        return WAIT if way == ways else TAKE_BACK
    if s.laid == 0:
        return building(s.spare[way] % DECK, 0, 0, 0)
    for j in range(s.spares):
        for rot in range(4):
            code = code_at(s.options, s.spare[j], rot)
            fitting = count_fits(t, code, -1)
            if 0 <= way < fitting:
                cell = nth_cell(t, code, way)
                return building(s.spare[j] % DECK, rot, cell % t.across - (t.across >> 1),
                                cell // t.across - (t.across >> 1))  # fmt: skip
            way -= fitting
    return -1


# Applying actions


@rule
def prepare(s: State, chance: Chance, seat: int, action: int) -> None:
    """Apply an action before play: pick a deck, choose or place a card, be ready."""
    if s.phase == PICK:
        pick_deck(s, chance, seat, action - PICK_DECK)
        return
    if action == TAKE_BACK:
        take_back(s)
        return
    if s.phase == BUILD and action >= BUILD_CARD:
        build(s, chance, action - BUILD_CARD)
        return
    s.said |= 1 << seat
    if s.phase == CHOOSE:
        s.claim[seat] = action - CHOOSE_CARD
    if s.said == (1 << s.seats) - 1:
        if s.phase == CHOOSE:
            lay_bases(s, chance)  # P7
        elif s.phase == BUILD:
            lay_starting_board(s, chance)  # P6
        else:
            go(s)


@rule
def build(s: State, chance: Chance, code: int) -> None:
    """Place a starting card; if the players take turns, pass on to the next seat."""  # P6
    x = code % 9 - NEAR
    y = code // 9 % 9 - NEAR
    rot = code // 81 % 4
    lay_from_spares(s, s.starter * DECK + code // 324, x, y, rot)
    s.said = 0
    if not is_search(s):
        s.turn = (s.turn + 1) % s.seats
    if s.laid == START:
        deal_all(s, chance)
    elif not spare_fits(s) and not may_take_back(s):
        lay_starting_board(s, chance)


@rule
def lay_from_spares(s: State, card: int, x: int, y: int, rot: int) -> None:
    """Place a certain starting card."""
    k = 0
    while s.spare[k] != card:
        k += 1
    s.spare[k] = s.spare[s.spares - 1]
    s.spare[s.spares - 1] = card
    lay_spare(s, card, x, y, rot)


@rule
def take_back(s: State) -> None:
    """Take the last starting card off the board."""  # P6
    first, cards = s.laid_card[0], s.laid
    lift_all(s)
    if cards > 1:
        lay_from_spares(s, first, 0, 0, 0)
    s.taken_back += 1
    s.said = 0


@rule
def spare_fits(s: State) -> bool:
    """Whether any spare starting card fits."""
    fitting = 0
    for j in range(s.spares):
        fitting += fits_anywhere(s, s.spare[j], -1)
    return fitting > 0


@rule
def go(s: State) -> None:
    """Reveal hands to their owners and start play."""
    s.said = 0
    s.phase = PLAY


@rule
def the_house_acts(s: State, action: int) -> None:
    """Apply a house action: a timer has run out."""
    if action == GO:
        go(s)
    elif action == CALL_OVER:
        end(s, TIME_UP)  # P17
    elif action == TOO_LONG:
        end(s, NOBODY_DOES)  # P19
    else:
        s.noticed |= 1 << action - NOTICE  # P20


@rule
def act(s: State, chance: Chance, seat: int, action: int) -> None:
    """Wait, swap or place."""
    if action == WAIT:
        s.said |= 1 << seat  # P10
    elif action >= first_swap(s):
        swap(s, chance, seat, action - first_swap(s))
    else:
        place(s, chance, seat, action)


@rule
def swap(s: State, chance: Chance, seat: int, slot: int) -> None:
    """Put a card from the hand under the pile and draw."""  # P21
    card = s.hand[seat, slot]
    s.hand[seat, slot] = from_pile(s, chance, seat)
    s.pile[seat, s.fresh[seat] + s.under[seat]] = card
    s.under[seat] += 1
    s.swaps[seat] += 1
    s.noticed &= ~(1 << seat)
    if s.options.clock == TURNS:
        s.said &= ~(1 << seat)  # the hand that made it wait has changed


@rule
def from_pile(s: State, chance: Chance, seat: int) -> int:
    """Draw a random fresh card, or if there is none, the first one put under the pile."""
    k = 0
    if s.fresh[seat] > 1:
        k = below(chance, s.fresh[seat])
    card = s.pile[seat, k]
    if s.fresh[seat] > 0:
        s.fresh[seat] -= 1
    else:
        s.under[seat] -= 1
    for j in range(k, s.fresh[seat] + s.under[seat]):
        s.pile[seat, j] = s.pile[seat, j + 1]
    return card


@rule
def place(s: State, chance: Chance, seat: int, action: int) -> None:
    """Play a card, score it, draw, and check whether the game is over."""
    loc, slot, rot, x, y = placed(s, action)
    put_down(s, seat, loc, x, y, rot, s.hand[seat, slot])
    count_placement(s, seat, loc)
    if s.fresh[seat] + s.under[seat] > 0:
        s.hand[seat, slot] = from_pile(s, chance, seat)  # P14
    else:
        s.hand[seat, slot] = NO_CARD
        if cards_in_hand(s, seat) == 0:
            go_out(s, seat)
    table_changed(s)
    end_if_over(s)
    end_if_stuck(s, chance)


@rule
def put_down(s: State, by: int, loc: int, x: int, y: int, rot: int, card: int) -> None:
    """Put a card on the table and record what it covers and touches."""  # P15
    t = s.table
    cell = cell_of(t, loc, x, y)
    code = code_at(s.options, card, rot)
    number = s.laid
    s.laid_card[number] = card
    s.laid_by[number] = by
    s.laid_loc[number] = loc
    s.laid_x[number] = x
    s.laid_y[number] = y
    s.laid_rot[number] = rot
    s.laid_cov[number] = covered(t, cell)
    s.laid_div[number] = how_many(touched(t, cell))
    s.laid_ok[number] = by == THE_TABLE or s.options.illegal != HONOUR or fits_at(t, cell, code)
    s.laid += 1
    lay(t, loc, x, y, code, number)


@rule
def count_placement(s: State, seat: int, loc: int) -> None:
    """Score the card just played."""
    number = s.laid - 1
    s.played[seat] += 1
    s.last_laid[seat] = number
    if s.laid_ok[number]:  # P22
        worth = s.laid_div[number] if s.options.mode == DIVERSIFY else s.laid_cov[number]
        s.rightly[seat] += 1
        s.squares[seat] += s.laid_cov[number]
        s.points[seat] += worth  # P15
        s.best[seat] = max(s.best[seat], worth)
    if s.options.mode == NOT_MY_STACK:
        s.on_location[loc] += 1
        s.visited[seat] |= 1 << loc


@rule
def go_out(s: State, seat: int) -> None:
    """Give the next token to a seat without cards, and freeze locations in Not My Stack!."""
    s.outs += 1
    s.token[seat] = s.outs  # P14
    s.out_round[seat] = s.this_round
    s.holding &= ~(1 << seat)
    if s.options.mode == NOT_MY_STACK:
        for loc in range(s.seats):
            if is_frozen(s, loc):
                forget_location(s.table, loc)  # P18


@rule
def is_frozen(s: State, loc: int) -> bool:
    """Whether a location is closed to further cards; works on a view as well."""  # P18
    if s.options.mode != NOT_MY_STACK or s.token[loc] == 0:
        return False
    if s.options.nms_freeze == NEXT_OUT:
        return s.token[loc] < s.outs
    return s.options.nms_freeze == AT_ONCE


@rule
def table_changed(s: State) -> None:
    """Reset what lasts only until the table changes: waits, swaps and stuck notices."""
    s.still = 0
    s.idle = 0
    if s.options.clock != TICKS:
        s.said = 0
    if s.options.stuck_swap:
        for seat in range(SEATS):
            s.swaps[seat] = 0
    if s.noticed:
        for seat in range(s.seats):
            if s.noticed >> seat & 1 and can_place(s, seat):
                s.noticed &= ~(1 << seat)


@rule
def end(s: State, why: int) -> None:
    s.phase = OVER
    s.ended = why


@rule
def end_if_over(s: State) -> None:
    """End the game, or start the last call, after a seat went out."""
    if s.outs == 0 or s.phase == OVER:
        return
    if s.options.mode == NOT_MY_STACK:
        if s.holding == 0:
            end(s, ALL_OUT)
        elif s.outs == s.seats - 1 and s.options.nms_freeze == AT_ONCE:
            end(s, NO_LOCATION)  # P18
    elif s.holding == 0:
        end(s, ALL_OUT)
    elif s.options.clock == TURNS:
        if s.last_round < 0:
            s.last_round = s.this_round + extra_rounds(s)  # P25
    elif s.options.mode == SPEED:
        if s.options.play_out == 0:
            end(s, WENT_OUT)  # P16
        elif s.holding & s.holding - 1 == 0:
            end(s, ALL_OUT)  # P16
    elif call_seconds(s) == 0:
        end(s, WENT_OUT)  # P17
    elif s.phase == PLAY:
        s.phase = LAST_CALL
        s.deadline = s.tick + call_seconds(s)


@rule
def call_seconds(s: State) -> int:
    """The length of the last call in seconds."""  # P17
    if s.options.timer_s != BY_LEVEL:
        return s.options.timer_s - 1
    if s.options.level == BEGINNER:
        return 60
    return 30 if s.options.level == ADVANCED else 0


@rule
def extra_rounds(s: State) -> int:
    """The number of rounds after the one in which the first seat went out."""  # P25
    return 0 if s.options.mode == SPEED else (call_seconds(s) + 29) // 30


@rule
def end_if_stuck(s: State, chance: Chance) -> None:
    """If no seat can place, add spare cards with `stall_refill`, or end the game."""  # P19
    while s.phase != OVER and nobody_can_place(s):
        if s.options.stall_refill == 0 or not refill(s, chance):
            end(s, NOBODY_CAN)


@rule
def nobody_can_place(s: State) -> bool:
    for seat in range(s.seats):
        if s.holding >> seat & 1 and (can_place(s, seat) or pile_can_place(s, seat)):
            return False
    return True


@rule
def pile_can_place(s: State, seat: int) -> bool:
    """Whether a card of the pile would fit, if swaps are allowed."""  # P21
    if s.options.stuck_swap:
        for k in range(s.fresh[seat] + s.under[seat]):
            if fits_anywhere(s, s.pile[seat, k], own_location(s, seat)):
                return True
    return False


@rule
def refill(s: State, chance: Chance) -> bool:
    """Add a random spare starting card at a random legal place; False if none fits."""  # P21
    fitting = 0
    for k in range(s.spares):
        if fits_anywhere(s, s.spare[k], -1):
            s.spare[k], s.spare[fitting] = s.spare[fitting], s.spare[k]
            fitting += 1
    if fitting == 0:
        return False
    k = below(chance, fitting)
    card = s.spare[k]
    s.spare[k] = s.spare[s.spares - 1]
    s.spare[s.spares - 1] = card
    add_spare(s, chance, card)
    table_changed(s)
    return True


# Turns


@rule
def next_turn(s: State) -> None:
    """Move on to the next seat with cards, closing the round after its last seat."""  # P24
    at = (s.turn - s.first) % s.seats
    step = 1
    while s.holding >> (s.turn + step) % s.seats & 1 == 0:
        step += 1
    s.turn = (s.turn + step) % s.seats
    if at + step >= s.seats:
        close_round(s)


@rule
def close_round(s: State) -> None:
    """End the game after a round without placements or after the last round."""
    if s.still:
        end(s, NOBODY_DOES)  # P24
    elif s.options.mode == SPEED and s.options.play_out:
        if s.holding & s.holding - 1 == 0:
            end(s, ALL_OUT)
    elif s.last_round >= 0 and s.this_round >= s.last_round:
        end(s, TIME_UP if extra_rounds(s) else WENT_OUT)  # P25
    s.this_round += 1
    s.still = 1


# Ticks


@rule
def submit(s: State, chance: Chance, seat: int, action: int) -> None:
    """Submit a claim for this tick; the last one closes the tick."""  # P26
    s.claim[seat] = action
    s.said |= 1 << seat
    if s.said == s.holding:
        close_tick(s, chance)


@rule
def close_tick(s: State, chance: Chance) -> None:
    """Apply all claims in random order and move on to the next tick."""
    claimants = 0
    for seat in range(s.seats):
        if s.said >> seat & 1 and s.claim[seat] != WAIT:
            claimants |= 1 << seat
    s.idle += 1
    while claimants and s.phase != OVER:
        rest = claimants
        for _ in range(below(chance, how_many(claimants))):
            rest &= rest - 1
        seat = INDEX_OF[(rest & -rest) & 63] if rest & 63 else 6
        claimants &= ~(1 << seat)
        if still_legal(s, seat, s.claim[seat]):
            act(s, chance, seat, s.claim[seat])
            s.locked_until[seat] = s.tick * TICK_MS + s.options.play_lock_ms  # P23
    for seat in range(SEATS):
        s.claim[seat] = -1
    s.said = 0
    if s.phase != OVER:
        next_tick(s)


@rule
def next_tick(s: State) -> None:
    s.tick += 1
    if s.phase == LAST_CALL and s.tick > s.deadline:
        end(s, TIME_UP)  # P17
    elif is_idle_too_long(s) or s.tick >= TICK_CAP:
        end(s, NOBODY_DOES)  # P19, P26


@rule
def is_idle_too_long(s: State) -> bool:
    """Whether no one has placed a card for the idle limit."""  # P19
    return s.options.idle_limit_s > 0 and s.idle >= s.options.idle_limit_s


@rule
def still_legal(s: State, seat: int, action: int) -> bool:
    """Whether a claim is still legal after the claims applied before it."""  # P26
    if s.holding >> seat & 1 == 0:
        return False
    if action >= first_swap(s):
        return not can_place(s, seat) and may_swap(s, seat)
    if s.options.illegal == HONOUR:
        return True
    loc, slot, rot, x, y = placed(s, action)
    code = code_at(s.options, s.hand[seat, slot], rot)
    return fits_at(s.table, cell_of(s.table, loc, x, y), code)


# Scoring


@rule
def score(s: State, seat: int) -> int:
    """A seat's score in the table's mode."""
    if s.options.mode == SPEED:
        return s.played[seat]
    if s.options.mode == NOT_MY_STACK:
        return -s.on_location[seat]
    return s.points[seat]


@rule
def place_of(s: State, seat: int) -> int:
    """A seat's place, from 1; equal standings share a place."""
    place = 1
    for other in range(s.seats):
        place += standing(s, other) > standing(s, seat)
    return place


@rule
def standing(s: State, seat: int) -> int:
    """A seat's result and tie-breaks as one comparable number."""
    if s.options.mode == SPEED:
        return speed_standing(s, seat)
    if s.options.mode == NOT_MY_STACK:  # P29
        first_out = earliness(s, seat)
        if s.token[seat] and s.options.nms_tie == BY_TOKEN:
            first_out = 1000 - s.token[seat]
        return in_order(100 - s.on_location[seat], first_out, how_many(s.visited[seat]), 0)
    first_out = earliness(s, seat)
    if s.rightly[seat] < s.played[seat]:
        first_out = 0  # P22
    return in_order(s.points[seat], first_out, s.rightly[seat], s.best[seat])  # P28


@rule
def decider(s: State) -> int:
    """What separated the best two seats: 0 the result, 1 to 3 a tie-break, 4 nothing."""
    best, second = -1, -1
    for seat in range(s.seats):
        here = standing(s, seat)
        if here > best:
            best, second = here, best
        elif here > second:
            second = here
    for place in range(4):
        if best // TIE_BREAK ** (3 - place) != second // TIE_BREAK ** (3 - place):
            return place
    return 4


@rule
def speed_standing(s: State, seat: int) -> int:
    """Seats that went out rank first, earliest first; the others by cards played."""  # P27
    if s.options.clock == TURNS:
        return in_order(earliness(s, seat), s.played[seat], s.squares[seat], 0)
    early = LAID - s.last_laid[seat] if s.played[seat] else 0
    return in_order(earliness(s, seat), s.played[seat], early, 0)


@rule
def earliness(s: State, seat: int) -> int:
    """Higher the earlier a seat went out, 0 if it did not; in turns, compared by round."""
    if s.token[seat] == 0:
        return 0
    return 1000 - (s.out_round[seat] if s.options.clock == TURNS else s.token[seat])


@rule
def in_order(a: int, b: int, c: int, d: int) -> int:
    """Four numbers combined into one that compares lexicographically."""
    return ((a * TIE_BREAK + b) * TIE_BREAK + c) * TIE_BREAK + d
