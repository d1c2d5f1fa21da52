"""Sequence Numbers: what a seat may know, and random states consistent with it."""

from __future__ import annotations

from parlour.core.bits import lowest_bit
from parlour.core.chance import Chance, below, draw
from parlour.core.rule import hot, rule
from parlour.core.struct import Array, Struct, int8, int16, nested
from parlour.games.sequence_numbers.boards import NUMBERS
from parlour.games.sequence_numbers.deck import CARDS, MINUS, PLUS, kind_of
from parlour.games.sequence_numbers.lines import BIT, CELLS, HALF
from parlour.games.sequence_numbers.options import ALL_DISCARDS, DISCARDS, Options
from parlour.games.sequence_numbers.rules import (
    DISCARD_KIND,
    FORFEIT,
    HAND,
    MOST_SEQUENCES,
    NO_CARD,
    NO_KIND,
    OVER,
    PASS,
    SEATS,
    TEAMS,
    State,
    clear_board,
    exists,
    forget_discards,
    is_dead,
    open_cells,
    put_down,
    put_in_hand,
    removable,
)

HIDDEN = NO_CARD
DEAD_SUMS, PLUS_CARDS, MINUS_CARDS, LIVE_SUMS = range(4)  # cards by when they can't be played
GROUPS = 3  # the groups that can be unplayable


class View(Struct):
    """What one seat may know; a spectator has seat SPECTATOR and no hand."""

    options: Options = nested(Options)
    seats: int = int8
    seat: int = int8
    teams: int = int8
    target: int = int8
    phase: int = int8
    turn: int = int8
    turn_no: int = int16
    exchanges: int = int8
    passes: int = int8
    winner: int = int8
    reason: int = int8
    last_seat: int = int8
    last_card: int = int8
    last_cell: int = int8
    pending: int = int8
    forfeit: int = int8
    given: int = int8  # the kind this seat chose to give up
    stuck: int = int8
    spent: int = int8
    pile_left: int = int8
    discards: int = int8
    sequences: Array = int8[TEAMS]
    sequence_line: Array = int16[TEAMS, MOST_SEQUENCES]
    held: Array = int8[SEATS]
    lost: Array = int8[SEATS]
    sees: Array = int8[SEATS]  # 1 if this hand is visible
    hand: Array = int8[SEATS, HAND]
    chip: Array = int8[CELLS]  # 1 + the team of the chip there
    locked: Array = int8[CELLS]  # 1 if in a sequence
    number: Array = int8[CELLS]
    cells: Array = int8[NUMBERS, 2]
    discard: Array = int8[CARDS]  # HIDDEN if only top cards are open
    discard_by: Array = int8[CARDS]


@rule
def look(s: State, seat: int, v: View) -> None:
    """Copy what a seat may know into `v`, which is blank."""
    v.options = s.options  # N30
    v.seats = s.seats
    v.seat = seat
    v.teams = s.teams
    v.target = s.target
    v.phase = s.phase
    v.turn = s.turn
    v.turn_no = s.turn_no
    v.exchanges = s.exchanges
    v.passes = s.passes
    v.winner = s.winner
    v.reason = s.reason
    v.last_seat = s.last_seat
    v.last_card = s.last_card
    v.last_cell = s.last_cell
    v.pending = s.pending
    v.forfeit = s.forfeit
    v.given = s.given[seat] if seat >= 0 else NO_KIND  # N29
    v.stuck = s.stuck  # N13
    v.spent = s.spent
    v.pile_left = s.pile_left
    look_at_hands(s, seat, v)
    look_at_board(s, v)
    look_at_discards(s, v)


@rule
def look_at_hands(s: State, seat: int, v: View) -> None:
    for other in range(s.seats):
        v.held[other] = s.held[other]
        v.lost[other] = s.lost[other]
        if other == seat or s.phase == OVER:  # N31
            v.sees[other] = 1
            for k in range(s.held[other]):
                show_card(v, other, s.hand[other, k], k)


@hot
def show_card(v: View, seat: int, card: int, place: int) -> None:
    """Insert a card into a visible hand, which is sorted."""
    while place > 0 and v.hand[seat, place - 1] > card:
        v.hand[seat, place] = v.hand[seat, place - 1]
        place -= 1
    v.hand[seat, place] = card


@rule
def look_at_board(s: State, v: View) -> None:
    for cell in range(CELLS):
        v.number[cell] = s.number[cell]
    for number in range(NUMBERS):
        v.cells[number, 0] = s.cells[number, 0]
        v.cells[number, 1] = s.cells[number, 1]
    for team in range(s.teams):
        v.sequences[team] = s.sequences[team]
        for k in range(MOST_SEQUENCES):
            v.sequence_line[team, k] = s.sequence_line[team, k]
        for half in range(2):
            mark(v.chip, s.chips[team, half], half, team + 1)
            mark(v.locked, s.locked[team, half], half, 1)


@hot
def mark(cells: Array, bits: int, half: int, value: int) -> None:
    """Write a value to the cells of one half of a set."""
    while bits:
        cells[HALF * half + lowest_bit(bits)] = value
        bits &= bits - 1


@rule
def look_at_discards(s: State, v: View) -> None:
    """Show all discards, or only the top card of each seat's pile."""  # N32
    v.discards = s.discards
    covered = 0
    for k in range(s.discards - 1, -1, -1):
        owner = s.discard_by[k]
        v.discard_by[k] = owner
        shown = s.options.open_discards == ALL_DISCARDS or covered >> owner & 1 == 0
        v.discard[k] = s.discard[k] if shown else HIDDEN
        covered |= 1 << owner


@rule
def heard(s: State, seat: int, action: int, viewer: int) -> bool:
    """Whether a viewer hears an action; only the choice of a card to give up is secret."""
    secret = s.phase == FORFEIT and DISCARD_KIND <= action < PASS
    return seat == viewer or not secret  # N29


@rule
def imagine(v: View, chance: Chance, s: State, scratch: Array) -> None:
    """Fill `s` with a random state that fits the view, dealing the unseen cards at random."""
    s.options = v.options
    s.seats = v.seats
    s.teams = v.teams
    s.target = v.target
    s.phase = v.phase
    s.turn = v.turn
    s.team = v.turn % v.teams
    s.turn_no = v.turn_no
    s.exchanges = v.exchanges
    s.passes = v.passes
    s.winner = v.winner
    s.reason = v.reason
    s.last_seat = v.last_seat
    s.last_card = v.last_card
    s.last_cell = v.last_cell
    s.pending = v.pending
    s.forfeit = v.forfeit
    s.stuck = v.stuck
    s.spent = v.spent
    clear_board(s)
    remember_board(v, s)
    imagine_cards(v, chance, s)
    imagine_choices(v, chance, s)


@rule
def remember_board(v: View, s: State) -> None:
    for number in range(NUMBERS):
        s.cells[number, 0] = v.cells[number, 0]
        s.cells[number, 1] = v.cells[number, 1]
    for cell in range(CELLS):
        s.number[cell] = v.number[cell]
        if v.chip[cell]:
            team = v.chip[cell] - 1
            for half in range(2):
                s.chips[team, half] |= BIT[cell, half]
                if v.locked[cell]:
                    s.locked[team, half] |= BIT[cell, half]
    for team in range(v.teams):
        s.sequences[team] = v.sequences[team]
        for k in range(MOST_SEQUENCES):
            s.sequence_line[team, k] = v.sequence_line[team, k]


@rule
def imagine_cards(v: View, chance: Chance, s: State) -> None:
    """Deal the unseen cards, first to hands known to be stuck; the rest is the pile."""
    unseen = gather_unseen(v, s)
    for seat in range(SEATS):
        s.held[seat] = 0
        s.lost[seat] = v.lost[seat]
        if v.sees[seat]:
            for k in range(v.held[seat]):
                put_in_hand(s, seat, v.hand[seat, k])
    for choice in range(1, GROUPS + 1):  # least choice first, so no deal is likelier than another
        for seat in range(v.seats):
            groups = unplayable_groups(v, s, seat)
            if (groups & 1) + (groups >> 1 & 1) + (groups >> 2) == choice:
                unseen = deal_unplayable(v, chance, s, seat, unseen)
    for seat in range(v.seats):
        while s.held[seat] < v.held[seat]:
            put_in_hand(s, seat, draw(s.pile, unseen, chance))
            unseen -= 1
    forget_discards(s)
    for k in range(v.discards):
        card = v.discard[k]
        if card == HIDDEN:
            card = draw(s.pile, unseen, chance)
            unseen -= 1
        put_down(s, v.discard_by[k], card)
    s.pile_left = unseen


@rule
def gather_unseen(v: View, s: State) -> int:
    """Put every unseen card in the pile and return their number."""
    unseen = 0
    for card in range(CARDS):
        if exists(v.options, card) and not is_shown(v, card):
            s.pile[unseen] = card
            unseen += 1
    return unseen


@rule
def is_shown(v: View, card: int) -> bool:
    """Whether the view shows where a card is."""
    for k in range(v.discards):
        if v.discard[k] == card:
            return True
    for seat in range(v.seats):
        for k in range(v.held[seat]):
            if v.sees[seat] and v.hand[seat, k] == card:
                return True
    return False


@rule
def deal_unplayable(v: View, chance: Chance, s: State, seat: int, unseen: int) -> int:
    """Deal a stuck hand cards that it couldn't play, leaving enough for the other stuck hands."""
    while s.held[seat] < known_unplayable(v, seat):
        s.held[seat] += 1  # as if it had the card, while we look which groups can spare one
        spare = 0
        for group in range(GROUPS):
            if unplayable_groups(v, s, seat) >> group & 1 and leaves_enough(v, s, unseen, group):
                spare |= 1 << group
        s.held[seat] -= 1
        fitting = count_in_groups(s, unseen, spare)
        if fitting == 0:
            return unseen
        pick = below(chance, fitting)
        place = 0
        while pick > 0 or not spare >> group_of(s, s.pile[place]) & 1:
            pick -= spare >> group_of(s, s.pile[place]) & 1
            place += 1
        put_in_hand(s, seat, s.pile[place])
        unseen -= 1
        s.pile[place] = s.pile[unseen]
    return unseen


@rule
def known_unplayable(v: View, seat: int) -> int:
    """How many cards of a hand are known to have been unplayable: all but one drawn since."""
    if v.sees[seat] or not v.stuck >> seat & 1:
        return 0
    return v.held[seat] - (1 if v.options.stuck == DISCARDS else 0)  # N13, N14


@rule
def group_of(s: State, card: int) -> int:
    """The group of cards that become unplayable together."""
    kind = kind_of(card)
    if kind == MINUS:
        return MINUS_CARDS
    if kind == PLUS:
        return PLUS_CARDS
    open_low, open_high = open_cells(s)
    return DEAD_SUMS if is_dead(s, kind, open_low, open_high) else LIVE_SUMS


@rule
def unplayable_groups(v: View, s: State, seat: int) -> int:
    """Bit mask of the groups whose cards a stuck seat can hold on the current board."""
    groups = 0
    if v.spent >> seat & 1:
        groups |= 1 << DEAD_SUMS
    open_low, open_high = open_cells(s)
    if open_low == 0 and open_high == 0:
        groups |= 1 << PLUS_CARDS
    low, high = removable(s, seat % v.teams)
    if low == 0 and high == 0:
        groups |= 1 << MINUS_CARDS
    return groups


@rule
def count_in_groups(s: State, unseen: int, groups: int) -> int:
    """How many of the unseen cards are in these groups."""
    count = 0
    for k in range(unseen):
        count += groups >> group_of(s, s.pile[k]) & 1
    return count


@rule
def leaves_enough(v: View, s: State, unseen: int, group: int) -> bool:
    """Whether every stuck hand can still be completed when a card of a group is taken.

    It can if, for any groups, those who can hold nothing else need no more cards than there are.
    """
    for groups in range(1, 1 << GROUPS):
        needed = groups >> group & 1
        for seat in range(v.seats):
            if not unplayable_groups(v, s, seat) & ~groups:
                needed += max(0, known_unplayable(v, seat) - s.held[seat])
        if needed > count_in_groups(s, unseen, groups):
            return False
    return True


@rule
def imagine_choices(v: View, chance: Chance, s: State) -> None:
    """Pick a random card for each seat that has secretly chosen one to give up."""
    for seat in range(SEATS):
        s.given[seat] = NO_KIND
    if v.phase != FORFEIT:
        return
    for seat in range(v.seats):
        if seat == v.seat:
            s.given[seat] = v.given
        elif has_chosen(v, seat):
            s.given[seat] = kind_of(s.hand[seat, below(chance, s.held[seat])])


@rule
def has_chosen(v: View, seat: int) -> bool:
    """Whether a seat has chosen its card to give up while a team-mate has yet to choose."""
    if v.forfeit >> seat & 1 or v.held[seat] < 2:
        return False
    asked = 0
    for member in range(seat % v.teams, v.seats, v.teams):
        asked |= v.forfeit >> member & 1
    return asked != 0
