"""Sequence Numbers: what a learner observes.

Boards are planes of 100 cells. A line counts as long as the team can still complete it. No rival
may have a chip on the line, and the line may not share too many chips with the team's sequences.
Corners count as chips of every team.
"""

from __future__ import annotations

import numpy as np

from parlour.core.bits import count_bits, lowest_bit
from parlour.core.encoding import Actions, Encoding
from parlour.core.rule import hot, rule
from parlour.core.struct import Array
from parlour.games.sequence_numbers.deck import (
    CARDS,
    KINDS,
    MINUS,
    PLUS,
    kind_of,
)
from parlour.games.sequence_numbers.lines import (
    CELLS,
    CORNER_HIGH,
    CORNER_LOW,
    HALF,
    MOST_THROUGH,
    SIDE,
)
from parlour.games.sequence_numbers.options import ALL_DISCARDS
from parlour.games.sequence_numbers.rules import (
    CLAIM_LINE,
    DISCARD_KIND,
    DRAW_CARD,
    HAND,
    MINUS_AT,
    MOST_SEQUENCES,
    NO_CARD,
    NO_CELL,
    NOBODY,
    PASS,
    PLACE_AT,
    PLUS_AT,
    SEATS,
    SKIP_DRAW,
    TEAMS,
    State,
    hand_cards_at,
    open_cells,
    open_of,
)
from parlour.games.sequence_numbers.windows import promising

PHASES = 5
COPIES = 2  # cards of each number
WILD = 4  # Plus or Minus cards at most
MANY = 10  # cells that complete a line
LATE = 300  # turns left
CHUNK = 5  # cells written at a time
SPREAD = np.array([[k >> j & 1 for j in range(CHUNK)] for k in range(1 << CHUNK)], np.float32)

ROW = Encoding()
CHIPS = ROW.flags(
    "chips", TEAMS, CELLS, about="The chips of your team, the next team and the third"
)
LOCKED = ROW.flags("locked", CELLS, about="Chips in a sequence")
OPEN = ROW.flags("open", CELLS, about="Cells without a chip; corners don't count as open")
FITS = ROW.flags("fits", CELLS, about="Open cells that show a number in your hand")
UNSEEN_AT = ROW.numbers(
    "unseen_at", CELLS, about="For open cells: how many cards of their number are `unseen`"
)
LINES = ROW.numbers(
    "lines", 2, CELLS,
    about="For open cells: the best line of your team through the cell, then the best line of a"
    " rival team. The value is 0.5 for a line with three chips, and 1 for four, which one more"
    " chip completes",
)  # fmt: skip
HELD_KINDS = ROW.numbers(
    "hand", KINDS, about="Your cards by kind: the numbers 1 to 48 / 2, Plus / 4, Minus / 4"
)
UNSEEN = ROW.numbers(
    "unseen",
    KINDS,
    about="Cards of each kind that are neither in your hand nor among the discards you have seen",
)
DEAD = ROW.flags("dead", PLUS, about="Numbers in your hand whose cells are both covered")
COMPLETES = ROW.numbers(
    "completing", TEAMS, about="How many cells would complete a line for each team / 10"
)
COMPLETE_NOW = ROW.flags(
    "complete_now",
    2,
    about="Whether a number in your hand completes a line, and whether a Plus does",
)
HELD = ROW.numbers("held", SEATS, about="Cards in each hand / 7")
ALLIES = ROW.flags("team_mates", SEATS, about="Which seats are on your team, including your own")
TURN_AT = ROW.one_of("turn", SEATS, about="Whose turn it is")
MAY_DRAW = ROW.flags("may_draw", SEATS, about="Who may still draw (`draw_mode=strict`)")
STUCK = ROW.flags("stuck", SEATS, about="Who has been unable to play since the board last changed")
SPENT = ROW.flags("spent", SEATS, about="Which of these players had no exchanges left either")
GIVES = ROW.flags(
    "must_give", SEATS, about="Who still has to give up a card after a report was upheld"
)
PHASE = ROW.one_of("phase", PHASES, about="The phase: turn, claim, draw, forfeit, over")
SEQUENCES = ROW.numbers("sequences", TEAMS, about="Sequences of each team / 3")
NEEDED = ROW.numbers("needed", TEAMS, about="Sequences each team still needs to win / 3")
LAST_ROW = ROW.one_of("last_row", SIDE, about="The row of the cell played last, if any")
LAST_COLUMN = ROW.one_of("last_column", SIDE, about="Its column")
LAST_CARD = ROW.one_of("last_card", KINDS, about="The kind of the card played last, if any")
LAST_SEAT = ROW.one_of("last_seat", SEATS, about="Who played or passed last")
PILE = ROW.numbers("pile", about="Cards in the pile / 104")
DISCARDED = ROW.numbers("discards", about="Discards / 104")
EXCHANGES = ROW.numbers("exchanges_left", about="Dead cards you may still exchange in this turn /"
    " 7")  # fmt: skip
PASSES = ROW.numbers("passes", about="Passes in a row / number of players")
TURNS_LEFT = ROW.numbers("turns_left", about="Turns until the limit (at most 300) / 300")
SEAT_COUNT = ROW.one_of("seats", SEATS, about="Number of players: 1 to 6")
TEAM_COUNT = ROW.one_of("teams", TEAMS, about="Number of teams: 1 to 3")
TARGET = ROW.one_of("target", MOST_SEQUENCES, about="Sequences needed to win: 1 to 3")
SIZES = ROW.numbers(
    "option_numbers", 4,
    about="`hand_cards` dealt / 7, `plus_cards` / 4, `minus_cards` / 4, `dead_per_turn` / 7",
)  # fmt: skip
CHOICES = ROW.flags(
    "option_choices", 7,
    about="1 for `shared_chips`, `claim=auto`, `stuck=discard`, `stalemate=draw`,"
    " `exchange_resets`, `draw_mode=strict`, `open_discards=top`",
)  # fmt: skip

MOVES = (
    Actions(PLACE_AT, CELLS, "Play a number and put a chip on cell *action* (row by row)"),
    Actions(PLUS_AT, CELLS, "Play a Plus and put a chip on cell *action* - 100"),
    Actions(MINUS_AT, CELLS, "Play a Minus and remove the chip on cell *action* - 200"),
    Actions(
        DISCARD_KIND, KINDS,
        "Discard a card of kind *action* - 300, to exchange it or give it up (kinds as in `hand`)",
    ),
    Actions(PASS, 1, "Pass"),
    Actions(DRAW_CARD, 1, "Draw a card (`draw_mode=strict`)"),
    Actions(SKIP_DRAW, 1, "End the turn without drawing (`draw_mode=strict`)"),
    Actions(
        CLAIM_LINE, MOST_THROUGH,
        "Claim line *action* - 353 of the lines through the cell played last. The lines are in the"
        " order of `lines.py`: across, down, down and right, down and left, and by first cell"
        " in each direction",
    ),
)  # fmt: skip


@rule
def observe(s: State, seat: int, row: Array) -> None:
    """Write what a seat observes into a row of zeros."""
    open_low, open_high = open_cells(s)
    team = seat % s.teams
    fit_low, fit_high = observe_hand(s, seat, open_low, open_high, row)
    observe_unseen(s, row)
    observe_board(s, team, open_low, open_high, row)
    low, high = observe_lines(s, team, open_low, open_high, row)
    if low & fit_low | high & fit_high:
        row[COMPLETE_NOW] = 1
    if low | high and row[HELD_KINDS + PLUS]:
        row[COMPLETE_NOW + 1] = 1
    observe_seats(s, seat, row)
    observe_turn(s, seat, row)
    observe_options(s, row)


@hot
def onwards(s: State, seat: int, other: int) -> int:
    """How many seats after `seat` another one sits."""
    return other - seat if other >= seat else other - seat + s.seats


@hot
def team_after(s: State, team: int, place: int) -> int:
    """The team that is so many teams after another."""
    return team + place if team + place < s.teams else team + place - s.teams


@hot
def share(kind: int) -> float:
    """One card as a share of the copies of its kind."""
    return 1 / COPIES if kind < PLUS else 1 / WILD


@hot
def write_plane(low: int, high: int, row: Array, at: int) -> None:
    """Write a set of cells as a plane, five cells at a time."""
    for start in range(0, HALF, CHUNK):
        some, more = low >> start & 31, high >> start & 31
        for k in range(CHUNK):
            row[at + start + k] = SPREAD[some, k]
            row[at + HALF + start + k] = SPREAD[more, k]


@hot
def write_cells(low: int, high: int, value: float, row: Array, at: int) -> None:
    """Write a value at the cells of a small set."""
    while low:
        row[at + lowest_bit(low)] = value
        low &= low - 1
    while high:
        row[at + HALF + lowest_bit(high)] = value
        high &= high - 1


@hot
def raise_cells(low: int, high: int, value: float, row: Array, at: int) -> None:
    """Raise the cells of a small set to a value."""
    while low:
        cell = at + lowest_bit(low)
        row[cell] = max(row[cell], value)
        low &= low - 1
    while high:
        cell = at + HALF + lowest_bit(high)
        row[cell] = max(row[cell], value)
        high &= high - 1


@rule
def observe_hand(s: State, seat: int, open_low: int, open_high: int, row: Array) -> tuple[int, int]:
    """The seat's cards, and the cells where its numbers can go, which are returned."""
    fit_low, fit_high = 0, 0
    for k in range(s.held[seat]):
        kind = kind_of(s.hand[seat, k])
        row[HELD_KINDS + kind] += share(kind)
        row[UNSEEN + kind] = -row[HELD_KINDS + kind]
        if kind < PLUS:
            low, high = open_of(s, kind, open_low, open_high)
            fit_low |= low
            fit_high |= high
            if low | high == 0:
                row[DEAD + kind] = 1
    write_plane(fit_low, fit_high, row, FITS)
    return fit_low, fit_high


@rule
def observe_unseen(s: State, row: Array) -> None:
    """Count the cards that are neither in the hand, already taken off, nor seen as discards."""
    for kind in range(PLUS):
        row[UNSEEN + kind] += 1
    row[UNSEEN + PLUS] += s.options.plus_cards / WILD
    row[UNSEEN + MINUS] += s.options.minus_cards / WILD
    if s.options.open_discards == ALL_DISCARDS:
        for k in range(s.discards):
            kind = kind_of(s.discard[k])
            row[UNSEEN + kind] -= share(kind)
    else:
        observe_tops(s, row)


@rule
def observe_tops(s: State, row: Array) -> None:
    """Only the top card of each seat's discards is seen."""
    covered = 0
    for k in range(s.discards - 1, -1, -1):
        if covered >> s.discard_by[k] & 1 == 0:
            kind = kind_of(s.discard[k])
            row[UNSEEN + kind] -= share(kind)
            covered |= 1 << s.discard_by[k]


@rule
def observe_board(s: State, team: int, open_low: int, open_high: int, row: Array) -> None:
    """Chips, sequences, open cells, and the unseen cards that fit them."""
    second, third = team_after(s, team, 1), team_after(s, team, 2)
    write_plane(s.chips[team, 0], s.chips[team, 1], row, CHIPS)
    write_plane(s.chips[second, 0], s.chips[second, 1], row, CHIPS + CELLS)
    if s.teams == TEAMS:
        write_plane(s.chips[third, 0], s.chips[third, 1], row, CHIPS + 2 * CELLS)
    low = s.locked[0, 0] | s.locked[1, 0] | s.locked[2, 0]
    high = s.locked[0, 1] | s.locked[1, 1] | s.locked[2, 1]
    write_cells(low, high, 1.0, row, LOCKED)
    write_plane(open_low, open_high, row, OPEN)
    for kind in range(PLUS):
        row[UNSEEN_AT + s.cells[kind, 0]] = row[UNSEEN + kind]
        row[UNSEEN_AT + s.cells[kind, 1]] = row[UNSEEN + kind]
    for cell in range(CELLS):
        row[UNSEEN_AT + cell] *= row[OPEN + cell]


@rule
def observe_lines(
    s: State, team: int, open_low: int, open_high: int, row: Array
) -> tuple[int, int]:
    """The lines through the open cells; returns the cells where the seat's team completes one."""
    own_low, own_high = 0, 0
    for place in range(s.teams):
        a, b, c, d = lines_of(s, team_after(s, team, place))
        a, b, c, d = a & open_low, b & open_high, c & open_low, d & open_high
        row[COMPLETES + place] = min(count_bits(c) + count_bits(d), MANY) / MANY
        if place == 0:
            own_low, own_high = c, d
            write_cells(a & ~c, b & ~d, 0.5, row, LINES)
            write_cells(c, d, 1.0, row, LINES)
        else:
            raise_cells(a & ~c, b & ~d, 0.5, row, LINES + CELLS)
            raise_cells(c, d, 1.0, row, LINES + CELLS)
    return own_low, own_high


@hot
def lines_of(s: State, team: int) -> tuple[int, int, int, int]:
    """The cells of a team's lines of three and four."""
    foe_low, foe_high = 0, 0
    for other in range(TEAMS):
        if other != team:
            foe_low |= s.chips[other, 0]
            foe_high |= s.chips[other, 1]
    low, high = s.chips[team, 0] | CORNER_LOW, s.chips[team, 1] | CORNER_HIGH
    own_low, own_high = s.locked[team, 0], s.locked[team, 1]
    return promising(low, high, foe_low, foe_high, own_low, own_high, s.options.shared_chips)


@rule
def observe_seats(s: State, seat: int, row: Array) -> None:
    """What is known about each seat."""
    for other in range(s.seats):
        place = onwards(s, seat, other)
        row[HELD + place] = s.held[other] / HAND
        row[MAY_DRAW + place] = s.pending >> other & 1
        row[STUCK + place] = s.stuck >> other & 1
        row[SPENT + place] = s.spent >> other & 1
        row[GIVES + place] = s.forfeit >> other & 1
    for place in range(0, s.seats, s.teams):
        row[ALLIES + place] = 1
    row[TURN_AT + onwards(s, seat, s.turn)] = 1
    if s.last_seat != NOBODY:
        row[LAST_SEAT + onwards(s, seat, s.last_seat)] = 1


@rule
def observe_turn(s: State, seat: int, row: Array) -> None:
    """Where the game stands."""
    row[PHASE + s.phase] = 1
    for place in range(s.teams):
        team = team_after(s, seat % s.teams, place)
        row[SEQUENCES + place] = s.sequences[team] / MOST_SEQUENCES
        row[NEEDED + place] = (s.target - s.sequences[team]) / MOST_SEQUENCES
    if s.last_cell != NO_CELL:
        row[LAST_ROW + s.last_cell // SIDE] = 1
        row[LAST_COLUMN + s.last_cell % SIDE] = 1
    if s.last_card != NO_CARD:
        row[LAST_CARD + kind_of(s.last_card)] = 1
    row[PILE] = s.pile_left / CARDS
    row[DISCARDED] = s.discards / CARDS
    row[EXCHANGES] = max(s.options.dead_per_turn - s.exchanges, 0) / HAND
    row[PASSES] = s.passes / s.seats
    row[TURNS_LEFT] = min(s.options.max_turns - s.turn_no, LATE) / LATE


@rule
def observe_options(s: State, row: Array) -> None:
    """The rules of this table."""
    o = s.options
    row[SEAT_COUNT + s.seats - 1] = 1
    row[TEAM_COUNT + s.teams - 1] = 1
    row[TARGET + s.target - 1] = 1
    row[SIZES] = hand_cards_at(s) / HAND
    row[SIZES + 1] = o.plus_cards / WILD
    row[SIZES + 2] = o.minus_cards / WILD
    row[SIZES + 3] = o.dead_per_turn / HAND
    row[CHOICES] = o.shared_chips
    row[CHOICES + 1] = o.claim
    row[CHOICES + 2] = o.stuck
    row[CHOICES + 3] = o.stalemate
    row[CHOICES + 4] = o.exchange_resets
    row[CHOICES + 5] = o.draw_mode
    row[CHOICES + 6] = o.open_discards
