"""Pattern Overlap: what a learner observes, and what each of its moves would do, in bytes.

A card's eight patterns take two bytes, with four patterns to a byte and two bits to a pattern,
clockwise from the top left corner: `row >> 2 * k & 3` for k from 0 to 3. Only the features say what
each card on the table covered and touched.
"""

from __future__ import annotations

from parlour.core.encoding import Encoding
from parlour.core.rule import hot, rule
from parlour.core.struct import Array
from parlour.games.pattern_overlap.deck import code_at
from parlour.games.pattern_overlap.faces import DECK
from parlour.games.pattern_overlap.observe import (
    FAR,
    KIND_BACK,
    KIND_CHOOSE,
    KIND_PICK,
    KIND_PLACE,
    KIND_START,
    KIND_SWAP,
    KIND_WAIT,
    LONGEST_CALL,
    LONGEST_IDLE,
    MOST_POINTS,
    MOST_VISITS,
    RING,
    ROUNDS_SHOWN,
    SQUARES,
    onwards,
    points_seen,
)
from parlour.games.pattern_overlap.options import BY_ROUND, HONOUR, NOT_MY_STACK, TURNS, WILD
from parlour.games.pattern_overlap.patchwork import (
    CENTRE,
    EMPTY,
    LAID,
    beside,
    cell_of,
    covered,
    fits_at,
    how_many,
    touched,
)
from parlour.games.pattern_overlap.rules import (
    BUILD,
    BUILD_CARD,
    CHOOSE,
    CHOOSE_CARD,
    HAND,
    LAST_CALL,
    NEAR,
    NO_CARD,
    OVER,
    PICK,
    PILE,
    PLAY,
    SEATS,
    TAKE_BACK,
    THE_TABLE,
    TICK_CAP,
    WAIT,
    State,
    call_seconds,
    cards_in_hand,
    first_swap,
    is_frozen,
    is_locked,
    is_search,
    placed,
)
from parlour.games.pattern_overlap.view import who_said

BYTE, HALVES = 8, 2
LAID_CARD = 6  # bytes per card on the table
PER_TICK, PER_CALL, PER_IDLE, PER_LOCK = 15, 2, 5, 20  # units of the clocks

ROW = Encoding()
HELD = ROW.flags("has_card", HAND, about="Which slots of your hand have a card")
OWN = ROW.bits("hand", BYTE, HAND, HALVES, about="The patterns of your cards")
COMING = ROW.flags(
    "to_come", DECK,
    about="The cards of your pile, by their index in your deck; before play, the cards that you"
    " can choose or place on the starting board",
)  # fmt: skip
OTHER_CARDS = ROW.bits("cards_to_come", BYTE, DECK, HALVES, about="The patterns of these cards")
HANDS = ROW.numbers("hand_sizes", SEATS, high=HAND, about="Cards in hand")
PILES = ROW.numbers("pile_sizes", SEATS, high=PILE, about="Cards in the pile")
PLAYED = ROW.numbers("played", SEATS, high=DECK, about="Cards played")
SCORED = ROW.numbers(
    "points", SEATS, high=MOST_POINTS, about="Points so far, as far as you know them"
)
TOKENS = ROW.indices("tokens", SEATS, SEATS, about="The place of each player who has gone out")
VISITS = ROW.numbers("on_locations", SEATS, high=MOST_VISITS, about="Cards played on each location")
FROZEN = ROW.bits("frozen", SEATS, about="Locations that accept no more cards")
SAID = ROW.bits(
    "said", SEATS, about="Who is ready, has submitted a card or is waiting, as far as you know"
)
LOCKED = ROW.bits("locked", SEATS, about="Who can't play in this tick")
NOTICED = ROW.flags("noticed", about="Whether you have been told that you are stuck")
TURN = ROW.indices("turn", SEATS, about="Whose turn it is, in games with turns")
PHASE = ROW.indices(
    "phase", OVER + 1, about="The phase: pick, choose, build, countdown, play, last call, over"
)
CLOCK = ROW.numbers(
    "clock", 4, high=TICK_CAP // PER_TICK,
    about="Ticks so far / 15, ticks left of the last call / 2, ticks since the last card / 5,"
    " rounds left (at most 6), all rounded down",
)  # fmt: skip
LAST = ROW.flags("last_call", about="Whether the last call or the last rounds have begun")
ON_TABLE = ROW.numbers(
    "laid", LAID, LAID_CARD, low=-128, high=127,
    about="For each card on the table, in order of play: who played it, from 1, or 8 for the table"
    " itself; whose location it is on, from 1, if there are locations; the x and y of its"
    " centre; its patterns, as placed (two bytes)",
)  # fmt: skip
SEAT_COUNT = ROW.indices("seats", SEATS, about="Number of players")
MODE = ROW.indices("mode", 4, about="The mode: speed, diversify, cover, Not My Stack!")
CLOCKED = ROW.indices("clock_mode", 3, about="The clock: real time, ticks, turns")
FREEZE = ROW.indices(
    "freeze", 3, about="When locations freeze: at once, when the next player goes out, or never"
)
SIZES = ROW.numbers(
    "option_numbers", 5, high=LONGEST_IDLE // PER_IDLE,
    about="Squares that must match, squares that must match without centres, seconds of the last"
    " call / 2, `play_lock_ms` / 20, `idle_limit_s` / 5, all rounded down",
)  # fmt: skip
CHOICES = ROW.bits(
    "option_choices", 6,
    about="`centers` wild, `illegal` honour, `stuck_swap`, `stall_refill`, `play_out`, `nms_tie`"
    " round",
)  # fmt: skip

CHOICE = Encoding()
KIND = CHOICE.indices(
    "kind", 7,
    about="What the candidate does: wait or be ready, play, swap, choose, place a starting card,"
    " pick a deck, take a card back",
)  # fmt: skip
SLOT = CHOICE.indices("slot", HAND, about="The slot of the card")
TURNED = CHOICE.bits(
    "squares", BYTE, HALVES, about="The card's patterns in the rotation in which it would be placed"
)
AT = CHOICE.numbers("at", 2, low=-FAR, high=FAR, about="The x and y of the card's centre")
ON = CHOICE.indices(
    "on", SEATS, about="Whose location the card would be on, if there are locations"
)
OVER_WHAT = CHOICE.bits("covers", BYTE, about="Squares of the card that would cover something")
CENTRES = CHOICE.numbers("centres", high=SQUARES, about="Centres the card would cover")
WORTH = CHOICE.numbers(
    "worth", 2, high=SQUARES, about="Squares the card would cover, cards it would touch"
)
FITS = CHOICE.flags("fits", about="Whether the card would fit")
GOES_OUT = CHOICE.flags("goes_out", about="Whether the card is your last one")


@rule
def compact(s: State, seat: int, row: Array) -> None:
    """Write what a seat observes into a row of zeros."""
    compact_own(s, seat, row)
    frozen, locked = 0, 0
    for other in range(s.seats):
        at = onwards(s, seat, other)
        compact_seat(s, other, at, row)
        frozen |= int(is_frozen(s, other)) << at
        locked |= int(s.phase >= PLAY and is_locked(s, other)) << at
    row[FROZEN] = frozen
    row[LOCKED] = locked
    said = who_said(s, seat)
    row[SAID] = (said >> seat | said << s.seats - seat) & (1 << s.seats) - 1
    compact_time(s, seat, row)
    for k in range(s.laid):
        compact_laid(s, seat, k, row)
    compact_options(s, row)


@hot
def signed(byte: int) -> int:
    """Eight bits as a number from -128 to 127."""
    return byte - ((byte & 128) << 1)


@hot
def write_code(code: int, row: Array, at: int) -> None:
    """Write the patterns of a packed card."""
    row[at] = signed(code & 255)
    row[at + 1] = signed(code >> BYTE & 255)


@hot
def come(s: State, card: int, row: Array) -> None:
    """Write a card that isn't in the hand."""
    row[COMING + card % DECK] = 1
    write_code(code_at(s.options, card, 0), row, OTHER_CARDS + HALVES * (card % DECK))


@rule
def compact_own(s: State, seat: int, row: Array) -> None:
    """The learner's cards, which it sees from "Go" on."""
    if s.phase >= PLAY:
        for slot in range(HAND):
            if s.hand[seat, slot] != NO_CARD:
                row[HELD + slot] = 1
                write_code(code_at(s.options, s.hand[seat, slot], 0), row, OWN + HALVES * slot)
        for k in range(s.fresh[seat] + s.under[seat]):
            come(s, s.pile[seat, k], row)
    elif s.phase == CHOOSE:
        for k in range(DECK):
            come(s, s.deck[seat] * DECK + k, row)
    elif s.phase == BUILD:
        for k in range(s.spares):
            come(s, s.spare[k], row)


@rule
def compact_seat(s: State, other: int, at: int, row: Array) -> None:
    """What everyone knows about a seat."""
    row[HANDS + at] = cards_in_hand(s, other)
    row[PILES + at] = s.fresh[other] + s.under[other]
    row[PLAYED + at] = s.played[other]
    row[SCORED + at] = min(points_seen(s, other), MOST_POINTS)
    row[TOKENS + at] = s.token[other]
    row[VISITS + at] = s.on_location[other]


@rule
def compact_time(s: State, seat: int, row: Array) -> None:
    """The phase, turns and clocks."""
    row[PHASE] = s.phase + 1
    row[NOTICED] = s.noticed >> seat & 1
    turns = s.phase == PICK or (s.phase == BUILD and not is_search(s))
    if turns or (s.phase >= PLAY and s.options.clock == TURNS):
        row[TURN] = onwards(s, seat, s.turn) + 1
    row[CLOCK] = min(s.tick, TICK_CAP) // PER_TICK
    if s.deadline >= 0:
        row[CLOCK + 1] = min(max(s.deadline - s.tick, 0), LONGEST_CALL) // PER_CALL
    row[CLOCK + 2] = min(s.idle, LONGEST_IDLE) // PER_IDLE
    if s.last_round >= 0:
        row[CLOCK + 3] = min(max(s.last_round - s.this_round + 1, 0), ROUNDS_SHOWN)
    row[LAST] = s.phase == LAST_CALL or s.last_round >= 0


@rule
def compact_laid(s: State, seat: int, k: int, row: Array) -> None:
    """A card on the table."""
    by, at = s.laid_by[k], ON_TABLE + LAID_CARD * k
    row[at] = SEATS + 1 if by == THE_TABLE else onwards(s, seat, by) + 1
    if s.options.mode == NOT_MY_STACK:
        row[at + 1] = onwards(s, seat, s.laid_loc[k]) + 1
    row[at + 2] = s.laid_x[k]
    row[at + 3] = s.laid_y[k]
    write_code(code_at(s.options, s.laid_card[k], s.laid_rot[k]), row, at + 4)


@rule
def compact_options(s: State, row: Array) -> None:
    """The rules of this table."""
    o = s.options
    row[SEAT_COUNT] = s.seats
    row[MODE] = o.mode + 1
    row[CLOCKED] = o.clock + 1
    row[FREEZE] = o.nms_freeze + 1
    row[SIZES] = o.min_match
    row[SIZES + 1] = o.wild_min_real
    row[SIZES + 2] = call_seconds(s) // PER_CALL
    row[SIZES + 3] = o.play_lock_ms // PER_LOCK
    row[SIZES + 4] = o.idle_limit_s // PER_IDLE
    row[CHOICES] = (
        int(o.centers == WILD) | int(o.illegal == HONOUR) << 1 | int(o.stuck_swap) << 2
        | int(o.stall_refill) << 3 | int(o.play_out) << 4 | int(o.nms_tie == BY_ROUND) << 5
    )  # fmt: skip


# Candidates


@rule
def choice(s: State, seat: int, action: int, row: Array) -> None:
    """Write what a legal action does into a row of zeros."""
    if action == WAIT:
        row[KIND] = KIND_WAIT + 1
    elif s.phase == PICK:
        row[KIND] = KIND_PICK + 1
    elif s.phase == BUILD and action == TAKE_BACK:
        row[KIND] = KIND_BACK + 1
    elif action >= BUILD_CARD:
        code = action - BUILD_CARD
        row[KIND] = KIND_START + 1
        card, x, y = s.starter * DECK + code // 324, code % 9 - NEAR, code // 9 % 9 - NEAR
        describe(s, 0, card, code // 81 % 4, x, y, row)
    elif action >= CHOOSE_CARD:
        row[KIND] = KIND_CHOOSE + 1
        card = s.deck[seat] * DECK + action - CHOOSE_CARD
        write_code(code_at(s.options, card, 0), row, TURNED)
    elif action >= first_swap(s):
        slot = action - first_swap(s)
        row[KIND] = KIND_SWAP + 1
        row[SLOT] = slot + 1
        write_code(code_at(s.options, s.hand[seat, slot], 0), row, TURNED)
    else:
        loc, slot, rot, x, y = placed(s, action)
        row[KIND] = KIND_PLACE + 1
        row[SLOT] = slot + 1
        row[GOES_OUT] = cards_in_hand(s, seat) + s.fresh[seat] + s.under[seat] == 1
        if s.options.mode == NOT_MY_STACK:
            row[ON] = onwards(s, seat, loc) + 1
        describe(s, loc, s.hand[seat, slot], rot, x, y, row)


@rule
def describe(s: State, loc: int, card: int, rot: int, x: int, y: int, row: Array) -> None:
    """Write what a card does at a place."""
    t, code = s.table, code_at(s.options, card, rot)
    cell = cell_of(t, loc, x, y)
    write_code(code, row, TURNED)
    row[AT] = x
    row[AT + 1] = y
    centres, over = int(t.pat[cell] == CENTRE), 0
    for i in range(RING):
        below = t.pat[cell + beside(t, i)]
        over |= int(below != EMPTY) << i
        centres += below == CENTRE
    row[OVER_WHAT] = signed(over)
    row[CENTRES] = centres
    row[WORTH] = covered(t, cell)
    row[WORTH + 1] = how_many(touched(t, cell))
    row[FITS] = fits_at(t, cell, code)
