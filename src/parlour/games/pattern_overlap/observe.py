"""Pattern Overlap: what a learner observes, and what each of its moves would do.

The table is a list of cards in order of play, and later cards hide what they cover. It is rare for
more than thirty of the 46,390 actions to be legal at once. So instead of using a mask of all
actions, a learner can choose from candidates, each described by its own row (`CHOICE`).
"""

from __future__ import annotations

from parlour.core.encoding import Actions, Encoding
from parlour.core.rule import hot, rule
from parlour.core.struct import Array
from parlour.games.pattern_overlap.deck import code_at
from parlour.games.pattern_overlap.faces import DECK
from parlour.games.pattern_overlap.options import (
    BY_ROUND,
    DIVERSIFY,
    HONOUR,
    NOT_MY_STACK,
    TURNS,
    WILD,
)
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
    ACTIONS,
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
    PLACE,
    PLAY,
    SEATS,
    SWAP_ON_BOARD,
    SWAP_ON_LOCATIONS,
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

LETTERS = 4
RING = 8  # squares of a card around its centre
FAR = 24  # the largest coordinate
SQUARES = 9
MOST_POINTS = DECK * SQUARES
MOST_VISITS = 36
LONGEST_CALL, LONGEST_IDLE, LONGEST_LOCK = 180, 600, 2000
ROUNDS_SHOWN = 6

MOVES = (
    Actions(WAIT, 1, "Wait, or before play starts, say that you are ready"),
    Actions(
        PLACE, SWAP_ON_BOARD - PLACE,
        "On one board, play the card in a slot at x, y after quarter turns: 1 + ((slot * 4 +"
        " turns) * 49 + y + 24) * 49 + x + 24. With locations, the number is 1 + (((location *"
        " 3 + slot) * 4 + turns) * 23 + y + 11) * 23 + x + 11",
    ),
    Actions(
        SWAP_ON_BOARD, HAND,
        "On one board, put the card in a slot under your pile and draw. While the starting board"
        " is built together, 28813 takes back the last card placed. With locations, these"
        " numbers are placements, as above",
    ),
    Actions(
        SWAP_ON_BOARD + HAND, SWAP_ON_LOCATIONS - SWAP_ON_BOARD - HAND,
        "With locations, play a card (the formula is above)",
    ),
    Actions(
        SWAP_ON_LOCATIONS, HAND, "With locations, put the card in a slot under your pile and draw"
    ),
    Actions(CHOOSE_CARD, DECK, "Start your own location with card *action* - 44440 of your deck"),
    Actions(
        BUILD_CARD, ACTIONS - BUILD_CARD,
        "Place a starting card: 44446 + ((index * 4 + turns) * 9 + y + 4) * 9 + x + 4. While decks"
        " are picked, pick a deck: 44446 + deck",
    ),
)  # fmt: skip

ROW = Encoding()
HELD = ROW.flags("has_card", HAND, about="Which slots of your hand have a card")
OWN = ROW.one_of(
    "hand", LETTERS, HAND, RING,
    about="The patterns of your cards, clockwise from the top left corner",
)  # fmt: skip
OTHER_CARDS = ROW.one_of(
    "cards_to_come", LETTERS, DECK, RING,
    about="The cards of your pile, by their index in your deck; before play, the cards that you"
    " can choose or place on the starting board",
)  # fmt: skip
HANDS = ROW.numbers("hand_sizes", SEATS, about="Cards in hand / 3")
PILES = ROW.numbers("pile_sizes", SEATS, about="Cards in the pile / 3")
PLAYED = ROW.numbers("played", SEATS, about="Cards played / 6")
SCORED = ROW.numbers("points", SEATS, about="Points so far / 54, as far as you know them")
TOKENS = ROW.numbers("tokens", SEATS, about="The place of each player who has gone out / 7")
VISITS = ROW.numbers("on_locations", SEATS, about="Cards played on each location / 36")
FROZEN = ROW.flags("frozen", SEATS, about="Locations that accept no more cards")
SAID = ROW.flags(
    "said", SEATS, about="Who is ready, has submitted a card or is waiting, as far as you know"
)
LOCKED = ROW.flags("locked", SEATS, about="Who can't play in this tick")
NOTICED = ROW.flags("noticed", about="Whether you have been told that you are stuck")
TURN = ROW.one_of("turn", SEATS, about="Whose turn it is; all 0 in games without turns")
PHASE = ROW.one_of(
    "phase", OVER + 1, about="The phase: pick, choose, build, countdown, play, last call, over"
)
CLOCK = ROW.numbers(
    "clock", 4, about="Ticks so far / 1800, ticks left of the last call / 180, ticks since the"
    " last card / 600, rounds left (at most 6) / 6",
)  # fmt: skip
LAST = ROW.flags("last_call", about="Whether the last call or the last rounds have begun")
LAID_BY = ROW.one_of(
    "laid_by", SEATS + 1, LAID,
    about="Who played each card on the table, in order of play; the last value stands for the"
    " table itself",
)  # fmt: skip
LAID_ON = ROW.one_of(
    "laid_on", SEATS, LAID, about="Whose location each card on the table is on, in Not My Stack!"
)
LAID_AT = ROW.numbers("laid_at", LAID, 2, low=-1, about="The x and y of the card's centre / 24")
LAID_SQUARES = ROW.one_of(
    "laid_squares", LETTERS, LAID, RING, about="The patterns of each card on the table, as placed"
)
LAID_WORTH = ROW.numbers(
    "laid_worth",
    LAID,
    2,
    about="Squares that each card on the table covered / 9, cards that it touched / 9",
)
SEAT_COUNT = ROW.one_of("seats", SEATS - 1, about="2 to 7 players")
MODE = ROW.one_of("mode", 4, about="The mode: speed, diversify, cover, Not My Stack!")
CLOCKED = ROW.one_of("clock_mode", 3, about="The clock: real time, ticks, turns")
FREEZE = ROW.one_of(
    "freeze", 3, about="When locations freeze: at once, when the next player goes out, or never"
)
SIZES = ROW.numbers(
    "option_numbers", 5,
    about="Squares that must match / 4, squares that must match without centres / 3, seconds of"
    " the last call / 180, `play_lock_ms` / 2000, `idle_limit_s` / 600",
)  # fmt: skip
CHOICES = ROW.flags(
    "option_choices", 6,
    about="`centers` wild, `illegal` honour, `stuck_swap`, `stall_refill`, `play_out`, `nms_tie`"
    " round",
)  # fmt: skip

CHOICE = Encoding()
KIND = CHOICE.one_of(
    "kind", 7,
    about="What the candidate does: wait or be ready, play, swap, choose, place a starting card,"
    " pick a deck, take a card back",
)  # fmt: skip
SLOT = CHOICE.one_of("slot", HAND, about="The slot of the card")
TURNED = CHOICE.one_of(
    "squares",
    LETTERS,
    RING,
    about="The card's patterns in the rotation in which it would be placed",
)
AT = CHOICE.numbers("at", 2, low=-1, about="The x and y of the card's centre / 24")
ON = CHOICE.one_of("on", SEATS, about="Whose location the card would be on, if there are locations")
OVER_WHAT = CHOICE.flags("covers", RING, about="Squares of the card that would cover something")
CENTRES = CHOICE.numbers("centres", about="Centres the card would cover / 9")
WORTH = CHOICE.numbers(
    "worth",
    3,
    about="Squares the card would cover / 9, cards it would touch / 9, points it would score / 9",
)
FITS = CHOICE.flags("fits", about="Whether the card would fit")
GOES_OUT = CHOICE.flags("goes_out", about="Whether the card is your last one")

KIND_WAIT, KIND_PLACE, KIND_SWAP, KIND_CHOOSE, KIND_START, KIND_PICK, KIND_BACK = range(7)


@rule
def observe(s: State, seat: int, row: Array) -> None:
    """Write what a seat observes into a row of zeros."""
    observe_own(s, seat, row)
    for other in range(s.seats):
        observe_seat(s, seat, other, row)
    observe_time(s, seat, row)
    for k in range(s.laid):
        observe_laid(s, seat, k, row)
    observe_options(s, row)


@hot
def onwards(s: State, seat: int, other: int) -> int:
    """How many seats after `seat` another one sits."""
    return other - seat if other >= seat else other - seat + s.seats


@hot
def write_squares(code: int, row: Array, at: int) -> None:
    """Write the patterns of a packed card."""
    for i in range(RING):
        row[at + LETTERS * i + (code >> 2 * i & 3)] = 1


@rule
def observe_own(s: State, seat: int, row: Array) -> None:
    """The learner's cards, which it sees from "Go" on."""
    size = RING * LETTERS
    if s.phase >= PLAY:
        for slot in range(HAND):
            if s.hand[seat, slot] != NO_CARD:
                row[HELD + slot] = 1
                write_squares(code_at(s.options, s.hand[seat, slot], 0), row, OWN + slot * size)
        for k in range(s.fresh[seat] + s.under[seat]):
            card = s.pile[seat, k]
            write_squares(code_at(s.options, card, 0), row, OTHER_CARDS + card % DECK * size)
    elif s.phase == CHOOSE:
        for k in range(DECK):
            code = code_at(s.options, s.deck[seat] * DECK + k, 0)
            write_squares(code, row, OTHER_CARDS + k * size)
    elif s.phase == BUILD:
        for k in range(s.spares):
            card = s.spare[k]
            write_squares(code_at(s.options, card, 0), row, OTHER_CARDS + card % DECK * size)


@rule
def observe_seat(s: State, seat: int, other: int, row: Array) -> None:
    """What everyone knows about a seat."""
    at = onwards(s, seat, other)
    row[HANDS + at] = cards_in_hand(s, other) / HAND
    row[PILES + at] = (s.fresh[other] + s.under[other]) / PILE
    row[PLAYED + at] = s.played[other] / DECK
    row[SCORED + at] = points_seen(s, other) / MOST_POINTS
    row[TOKENS + at] = s.token[other] / SEATS
    row[VISITS + at] = s.on_location[other] / MOST_VISITS
    row[FROZEN + at] = is_frozen(s, other)
    row[SAID + at] = who_said(s, seat) >> other & 1
    row[LOCKED + at] = s.phase >= PLAY and is_locked(s, other)


@rule
def points_seen(s: State, other: int) -> int:
    """A seat's points, before cards that don't fit are found out."""
    if s.phase == OVER or s.options.illegal != HONOUR:
        return s.points[other]
    points = 0
    for k in range(s.laid):
        if s.laid_by[k] == other:
            points += s.laid_div[k] if s.options.mode == DIVERSIFY else s.laid_cov[k]
    return points


@rule
def observe_time(s: State, seat: int, row: Array) -> None:
    """The phase, turns and clocks."""
    row[PHASE + s.phase] = 1
    row[NOTICED] = s.noticed >> seat & 1
    turns = s.phase == PICK or (s.phase == BUILD and not is_search(s))
    if turns or (s.phase >= PLAY and s.options.clock == TURNS):
        row[TURN + onwards(s, seat, s.turn)] = 1
    row[CLOCK] = min(s.tick / TICK_CAP, 1.0)
    if s.deadline >= 0:
        row[CLOCK + 1] = min(max((s.deadline - s.tick) / LONGEST_CALL, 0.0), 1.0)
    row[CLOCK + 2] = min(s.idle / LONGEST_IDLE, 1.0)
    if s.last_round >= 0:
        left = s.last_round - s.this_round + 1
        row[CLOCK + 3] = min(max(left / ROUNDS_SHOWN, 0.0), 1.0)
    row[LAST] = s.phase == LAST_CALL or s.last_round >= 0


@rule
def observe_laid(s: State, seat: int, k: int, row: Array) -> None:
    """A card on the table."""
    by = s.laid_by[k]
    row[LAID_BY + (SEATS + 1) * k + (SEATS if by == THE_TABLE else onwards(s, seat, by))] = 1
    if s.options.mode == NOT_MY_STACK:
        row[LAID_ON + SEATS * k + onwards(s, seat, s.laid_loc[k])] = 1
    row[LAID_AT + 2 * k] = s.laid_x[k] / FAR
    row[LAID_AT + 2 * k + 1] = s.laid_y[k] / FAR
    code = code_at(s.options, s.laid_card[k], s.laid_rot[k])
    write_squares(code, row, LAID_SQUARES + RING * LETTERS * k)
    row[LAID_WORTH + 2 * k] = s.laid_cov[k] / SQUARES
    row[LAID_WORTH + 2 * k + 1] = s.laid_div[k] / SQUARES


@rule
def observe_options(s: State, row: Array) -> None:
    """The rules of this table."""
    o = s.options
    row[SEAT_COUNT + s.seats - 2] = 1
    row[MODE + o.mode] = 1
    row[CLOCKED + o.clock] = 1
    row[FREEZE + o.nms_freeze] = 1
    row[SIZES] = o.min_match / 4
    row[SIZES + 1] = o.wild_min_real / 3
    row[SIZES + 2] = call_seconds(s) / LONGEST_CALL
    row[SIZES + 3] = o.play_lock_ms / LONGEST_LOCK
    row[SIZES + 4] = o.idle_limit_s / LONGEST_IDLE
    row[CHOICES] = o.centers == WILD
    row[CHOICES + 1] = o.illegal == HONOUR
    row[CHOICES + 2] = o.stuck_swap
    row[CHOICES + 3] = o.stall_refill
    row[CHOICES + 4] = o.play_out
    row[CHOICES + 5] = o.nms_tie == BY_ROUND


# Candidates


@rule
def choice(s: State, seat: int, action: int, row: Array) -> None:
    """Write what a legal action does into a row of zeros."""
    if action == WAIT:
        row[KIND + KIND_WAIT] = 1
    elif s.phase == PICK:
        row[KIND + KIND_PICK] = 1
    elif s.phase == BUILD and action == TAKE_BACK:
        row[KIND + KIND_BACK] = 1
    elif action >= BUILD_CARD:
        code = action - BUILD_CARD
        row[KIND + KIND_START] = 1
        card, x, y = s.starter * DECK + code // 324, code % 9 - NEAR, code // 9 % 9 - NEAR
        describe(s, 0, card, code // 81 % 4, x, y, row)
    elif action >= CHOOSE_CARD:
        row[KIND + KIND_CHOOSE] = 1
        card = s.deck[seat] * DECK + action - CHOOSE_CARD
        write_squares(code_at(s.options, card, 0), row, TURNED)
    elif action >= first_swap(s):
        slot = action - first_swap(s)
        row[KIND + KIND_SWAP] = 1
        row[SLOT + slot] = 1
        write_squares(code_at(s.options, s.hand[seat, slot], 0), row, TURNED)
    else:
        loc, slot, rot, x, y = placed(s, action)
        row[KIND + KIND_PLACE] = 1
        row[SLOT + slot] = 1
        row[GOES_OUT] = cards_in_hand(s, seat) + s.fresh[seat] + s.under[seat] == 1
        if s.options.mode == NOT_MY_STACK:
            row[ON + onwards(s, seat, loc)] = 1
        describe(s, loc, s.hand[seat, slot], rot, x, y, row)


@rule
def describe(s: State, loc: int, card: int, rot: int, x: int, y: int, row: Array) -> None:
    """Write what a card does at a place."""
    t, code = s.table, code_at(s.options, card, rot)
    cell = cell_of(t, loc, x, y)
    write_squares(code, row, TURNED)
    row[AT] = x / FAR
    row[AT + 1] = y / FAR
    centres = int(t.pat[cell] == CENTRE)
    for i in range(RING):
        below = t.pat[cell + beside(t, i)]
        row[OVER_WHAT + i] = below != EMPTY
        centres += below == CENTRE
    over, cards = covered(t, cell), how_many(touched(t, cell))
    row[CENTRES] = centres / SQUARES
    row[WORTH] = over / SQUARES
    row[WORTH + 1] = cards / SQUARES
    row[WORTH + 2] = (cards if s.options.mode == DIVERSIFY else over) / SQUARES
    row[FITS] = fits_at(t, cell, code)
