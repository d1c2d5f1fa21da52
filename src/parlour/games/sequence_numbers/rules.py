"""Sequence Numbers: the rules.

Five in a row with sums on the cards. On your turn, play a card, put a chip on one of the two cells
that show its answer, and draw. Five chips of your colour in a line, across, down or diagonal, make
a sequence; the free corners count for everyone. A Plus puts a chip on any open cell. A Minus
removes an opponent's chip, but never one in a sequence. A card whose two cells are covered is dead;
you may exchange one per turn. Two or three players need one sequence to win; four or six play in
teams and need two. A second sequence may share one chip with the first.
Comments such as N7 refer to the clauses in RULES.md.
"""

from __future__ import annotations

import numpy as np

from parlour.core.bits import count_bits, lowest_bit, nth_bit
from parlour.core.chance import GOLDEN, Chance, below, draw, mix, step_from
from parlour.core.game import HOUSE, MOST_SEATS, Outcome
from parlour.core.rule import hot, rule, wrapping
from parlour.core.struct import Array, Struct, int8, int16, int64, nested
from parlour.games.sequence_numbers.boards import NUMBERS, SPIRAL, STANDARD
from parlour.games.sequence_numbers.deck import (
    CARDS,
    FIRST_MINUS,
    FIRST_PLUS,
    MINUS,
    NUMBER_CARDS,
    PLUS,
    kind_of,
)
from parlour.games.sequence_numbers.lines import (
    ALL_HIGH,
    ALL_LOW,
    CELLS,
    CORNER_HIGH,
    CORNER_LOW,
    HALF,
    bit,
    cells_of,
    five_through,
    lines_through,
    through,
)
from parlour.games.sequence_numbers.options import (
    AUTO,
    BY_HOUSE,
    CUSTOM_BOARD,
    DISCARDS,
    LEADER_WINS,
    REFEREE,
    SHUFFLED_BOARD,
    SPIRAL_BOARD,
    STRICT,
    Options,
)

SEATS = 6
HAND = 7
TEAMS = 3
MOST_SEQUENCES = 3

TURN, CLAIM, DRAW, FORFEIT, OVER = range(5)
SEQUENCES, ALL_STUCK, TURN_LIMIT = range(3)  # end reasons
NOBODY = -1
DRAWN_GAME = 3
NO_CARD, NO_CELL, NO_LINE, NO_KIND = -1, -1, -1, -1


class State(Struct):
    """The table.

    number   *  17  36  31  11 ...    printed on each cell; a corner is 0
    chips    .   A   A   .   B ...    one set of cells per team, as two 50-bit integers
    locked   .   x   x   .   . ...    the chips that are in a sequence
    hand    [c c c c c] ...           card ids, one row per seat, unordered
    pile    [c c c c c c|c c c]       the first `pile_left` can be drawn, unordered
    discard [c c c ...]               all discards, oldest first; `discard_by` is their seats
    """

    options: Options = nested(Options)
    seats: int = int8
    teams: int = int8
    target: int = int8
    phase: int = int8
    turn: int = int8
    team: int = int8  # of the seat whose turn it is
    turn_no: int = int16
    exchanges: int = int8  # dead cards exchanged in this turn
    passes: int = int8  # in a row
    winner: int = int8  # a team, DRAWN_GAME or NOBODY
    reason: int = int8
    last_seat: int = int8  # the seat that played or passed last,
    last_card: int = int8  # its card,
    last_cell: int = int8  # and the cell where a chip was placed or removed
    pending: int = int8  # bit mask of seats that may still draw
    forfeit: int = int8  # bit mask of seats that must still give up a card
    stuck: int = int8  # bit mask of seats that could not play since the board last changed,
    spent: int = int8  # and of those that had no exchange left either
    pile_left: int = int8
    discards: int = int8
    gone: Array = int64[2, 2]  # cells of numbers with a card, and with both, among the discards
    gone_wild: Array = int8[2]  # Plus and Minus cards there
    chips: Array = int64[TEAMS, 2]
    locked: Array = int64[TEAMS, 2]
    sequences: Array = int8[TEAMS]
    sequence_line: Array = int16[TEAMS, MOST_SEQUENCES]
    held: Array = int8[SEATS]
    hand: Array = int8[SEATS, HAND]
    lost: Array = int8[SEATS]  # lapsed rights to draw
    given: Array = int8[SEATS]  # kinds chosen to give up, secret until everyone has chosen
    number: Array = int8[CELLS]
    cells: Array = int8[NUMBERS, 2]
    pile: Array = int8[CARDS]
    discard: Array = int8[CARDS]
    discard_by: Array = int8[CARDS]


# Actions
#     0 ..  99   PLACE: a chip on cell `action`, with a card of its number
#   100 .. 199   PLUS: a chip on cell `action` - 100
#   200 .. 299   MINUS: take the chip off cell `action` - 200
#   300 .. 349   DISCARD kind `action` - 300: exchange, give up, or discard when stuck
#        350     PASS
#        351     DRAW a card               (draw_mode=strict)
#        352     SKIP_DRAW                 (draw_mode=strict)
#   353 .. 372   CLAIM the line of rank `action` - 353 among those through the last cell
#   373 .. 375   UPHOLD the call against team `action` - 373   (the house)
PLACE_AT, PLUS_AT, MINUS_AT, DISCARD_KIND = 0, 100, 200, 300
PASS, DRAW_CARD, SKIP_DRAW, CLAIM_LINE, UPHOLD = 350, 351, 352, 353, 373
ACTIONS = 373


@rule
def setup(s: State, chance: Chance) -> None:
    """Set up the board and deal."""
    s.teams = teams_at(s)
    s.target = target_at(s)
    s.phase = TURN
    s.turn = 0  # N5
    s.team = 0
    s.turn_no = 0
    s.exchanges = 0
    s.passes = 0
    s.winner = NOBODY
    s.reason = SEQUENCES
    s.last_seat = NOBODY
    s.last_card = NO_CARD
    s.last_cell = NO_CELL
    s.pending = 0
    s.forfeit = 0
    s.stuck = 0
    s.spent = 0
    clear_board(s)
    print_numbers(s, chance)
    lay_out_deck(s)
    deal(s, chance)


@rule
def teams_at(s: State) -> int:
    """The number of teams: by default one per player up to three players, else two."""  # N2
    if s.options.teams == AUTO:
        return 3 if s.seats == 3 else 2
    return s.options.teams + 1


@rule
def target_at(s: State) -> int:
    """The number of sequences needed to win."""  # N21
    if s.options.sequences_to_win == AUTO:
        return 1 if s.seats <= 3 else 2
    return s.options.sequences_to_win


@rule
def hand_cards_at(s: State) -> int:
    """The number of cards dealt to each hand."""  # N4
    if s.options.hand_cards == AUTO:
        return 5 if s.seats <= 3 else 4
    return s.options.hand_cards + 2


@rule
def clear_board(s: State) -> None:
    for team in range(TEAMS):
        s.sequences[team] = 0
        for half in range(2):
            s.chips[team, half] = 0
            s.locked[team, half] = 0
        for k in range(MOST_SEQUENCES):
            s.sequence_line[team, k] = NO_LINE


@rule
def print_numbers(s: State, chance: Chance) -> None:
    """Fill in `number` and its inverse, `cells`."""  # N3
    for number in range(NUMBERS):
        s.cells[number, 0] = number + 1
    if s.options.board == SHUFFLED_BOARD:
        relabel(s, chance)
    for cell in range(CELLS):
        printed = printed_on(s.options, cell)
        s.number[cell] = s.cells[printed - 1, 0] if printed > 0 else 0
    for number in range(NUMBERS):
        s.cells[number, 0] = NO_CELL
    for cell in range(CELLS):
        kind = s.number[cell] - 1
        if kind >= 0:
            s.cells[kind, 0 if s.cells[kind, 0] == NO_CELL else 1] = cell


@rule
def printed_on(options: Options, cell: int) -> int:
    """The number on a cell, before any shuffling."""
    if options.board == SPIRAL_BOARD:
        return SPIRAL[cell]
    if options.board == CUSTOM_BOARD:
        return options.custom_board[1 + cell]
    return STANDARD[cell]


@wrapping
def relabel(s: State, chance: Chance) -> None:
    """Permute the numbers among the pairs, using stream `board_seed` of the all-zero generator."""
    word, step = chance.word, chance.step
    start = np.uint64(s.options.board_seed) * GOLDEN
    chance.word = mix(start)
    chance.step = step_from(start)
    for k in range(NUMBERS - 1, 0, -1):
        other = below(chance, k + 1)
        label = s.cells[k, 0]
        s.cells[k, 0] = s.cells[other, 0]
        s.cells[other, 0] = label
    chance.word = word  # keep the deal independent of the board
    chance.step = step


@rule
def lay_out_deck(s: State) -> None:
    """Put every card of the deck in the pile."""  # N4
    s.pile_left = 0
    forget_discards(s)
    for card in range(CARDS):
        if exists(s.options, card):
            s.pile[s.pile_left] = card
            s.pile_left += 1


@rule
def exists(options: Options, card: int) -> bool:
    """Whether a card is in the deck."""
    if card < NUMBER_CARDS:
        return True
    if card < FIRST_MINUS:
        return card - FIRST_PLUS < options.plus_cards
    return card - FIRST_MINUS < options.minus_cards


@rule
def deal(s: State, chance: Chance) -> None:
    """Deal one card at a time, starting left of the dealer."""  # N4
    for seat in range(SEATS):
        s.held[seat] = 0
        s.lost[seat] = 0
        s.given[seat] = NO_KIND
    for _ in range(hand_cards_at(s)):
        for seat in range(s.seats):
            take_card(s, chance, seat)


@hot
def actors(s: State) -> int:
    """The turn seat and all seats that may still draw; in a forfeit, those yet to choose."""
    if s.phase == OVER:
        return 0
    if s.phase == FORFEIT:
        return s.forfeit  # N29
    return 1 << s.turn | s.pending  # N26


@hot
def legal(s: State, seat: int, moves: Array) -> int:
    """A seat's legal actions; for the house, the calls it can uphold."""
    if seat == HOUSE:
        return calls(s, moves)
    if actors(s) >> seat & 1 == 0:
        return 0
    if s.phase == TURN and seat == s.turn:
        return turns(s, seat, moves)
    return other_choices(s, seat, moves)


@hot
def turns(s: State, seat: int, moves: Array) -> int:
    """The legal actions of the turn seat."""
    open_low, open_high = open_cells(s)
    low, high, dead, wild = reach(s, seat, open_low, open_high)
    count = write_set(low, high, PLACE_AT, moves, 0)  # N7
    if wild & 1:
        count = write_set(open_low, open_high, PLUS_AT, moves, count)  # N9
    if wild & 2:
        low, high = removable(s, s.team)
        count = write_set(low, high, MINUS_AT, moves, count)  # N10
    if dead and s.exchanges < s.options.dead_per_turn:
        count = write_set(dead, 0, DISCARD_KIND, moves, count)  # N12
    if count == 0:
        count = nothing_to_play(s, seat, moves)
    return count


@hot
def open_cells(s: State) -> tuple[int, int]:
    """The cells without a chip, excluding corners."""  # N6
    return (
        ALL_LOW & ~(s.chips[0, 0] | s.chips[1, 0] | s.chips[2, 0]),
        ALL_HIGH & ~(s.chips[0, 1] | s.chips[1, 1] | s.chips[2, 1]),
    )


@hot
def reach(s: State, seat: int, open_low: int, open_high: int) -> tuple[int, int, int, int]:
    """The open cells a hand's numbers fit, its dead numbers, and bits for a Plus and a Minus."""
    cells_low, cells_high, dead, wild = 0, 0, 0, 0
    for k in range(s.held[seat]):
        card = s.hand[seat, k]
        if card < NUMBER_CARDS:
            low, high = open_of(s, card >> 1, open_low, open_high)
            cells_low |= low
            cells_high |= high
            if low | high == 0:
                dead |= 1 << (card >> 1)  # N11
        else:
            wild |= 1 if card < FIRST_MINUS else 2
    return cells_low, cells_high, dead, wild


@hot
def open_of(s: State, kind: int, open_low: int, open_high: int) -> tuple[int, int]:
    """The open cells of a number."""
    low, high = both_cells(s, kind)
    return low & open_low, high & open_high


@hot
def both_cells(s: State, kind: int) -> tuple[int, int]:
    """The cells of a number."""
    first, second = s.cells[kind, 0], s.cells[kind, 1]
    return bit(first, 0) | bit(second, 0), bit(first, 1) | bit(second, 1)


@hot
def write_set(low: int, high: int, first: int, moves: Array, count: int) -> int:
    """Append one action per cell (or kind) of a set, ascending."""
    while low:
        moves[count] = first + lowest_bit(low)
        low &= low - 1
        count += 1
    while high:
        moves[count] = first + HALF + lowest_bit(high)
        high &= high - 1
        count += 1
    return count


@hot
def removable(s: State, team: int) -> tuple[int, int]:
    """Opponents' chips that are not in a sequence."""  # N10
    low, high = 0, 0
    for other in range(TEAMS):
        if other != team:
            low |= s.chips[other, 0] & ~s.locked[other, 0]
            high |= s.chips[other, 1] & ~s.locked[other, 1]
    return low, high


@rule
def is_dead(s: State, kind: int, open_low: int, open_high: int) -> bool:
    """Whether both cells of a number are covered."""  # N11
    low, high = open_of(s, kind, open_low, open_high)
    return low | high == 0


@rule
def nothing_to_play(s: State, seat: int, moves: Array) -> int:
    """The legal actions of a hand with no play: pass, or discard any card."""
    if s.options.stuck == DISCARDS:
        return write_kinds(s, seat, moves)  # N14
    moves[0] = PASS  # N13
    return 1


@rule
def write_kinds(s: State, seat: int, moves: Array) -> int:
    """List a discard of every kind in hand."""
    return write_set(kinds_in_hand(s, seat), 0, DISCARD_KIND, moves, 0)


@rule
def kinds_in_hand(s: State, seat: int) -> int:
    """A bit mask of the kinds in a hand."""
    kinds = 0
    for k in range(s.held[seat]):
        kinds |= 1 << kind_of(s.hand[seat, k])
    return kinds


@rule
def other_choices(s: State, seat: int, moves: Array) -> int:
    """Legal actions other than playing a card: forfeits, draws and claims."""
    if s.phase == FORFEIT:
        return write_kinds(s, seat, moves)  # N29
    if seat != s.turn:
        moves[0] = DRAW_CARD  # N26
        return 1
    if s.phase == DRAW:
        moves[0] = DRAW_CARD  # N25
        moves[1] = SKIP_DRAW
        return 2
    count = 0
    for rank in range(lines_through(s.last_cell)):
        if is_claimable(s, through(s.last_cell, rank)):
            moves[count] = CLAIM_LINE + rank  # N19
            count += 1
    return count


@rule
def calls(s: State, moves: Array) -> int:
    """The calls the house can uphold, before the turn seat has done anything."""
    count = 0
    if s.options.table_talk == REFEREE and s.phase == TURN and s.exchanges == 0:  # N28
        for team in range(s.teams):
            if s.seats > s.teams and members_with_two(s, team):
                moves[count] = UPHOLD + team
                count += 1
    return count


@rule
def members_with_two(s: State, team: int) -> int:
    """A bit mask of a team's members who hold at least two cards."""  # N28
    mask = 0
    for seat in range(team, s.seats, s.teams):
        if s.held[seat] >= 2:
            mask |= 1 << seat
    return mask


@hot
def pick(s: State, seat: int, chance: Chance) -> int:
    """A uniformly random legal action for playouts, without building the list."""
    if s.phase != TURN or seat != s.turn:
        return pick_otherwise(s, seat, chance)
    open_low, open_high = open_cells(s)
    low, high, dead, wild = reach(s, seat, open_low, open_high)
    places = count_bits(low) + count_bits(high)
    plus = count_bits(open_low) + count_bits(open_high) if wild & 1 else 0
    minus, exchanges, minus_low, minus_high = 0, 0, 0, 0
    if wild & 2:
        minus_low, minus_high = removable(s, s.team)
        minus = count_bits(minus_low) + count_bits(minus_high)
    if dead and s.exchanges < s.options.dead_per_turn:
        exchanges = count_bits(dead)
    ways = places + plus + minus + exchanges
    if ways == 0:
        return pick_otherwise(s, seat, chance)
    way = below(chance, ways)
    if way < places:
        return PLACE_AT + nth_cell(low, high, way)
    way -= places
    if way < plus:
        return PLUS_AT + nth_cell(open_low, open_high, way)
    way -= plus
    if way < minus:
        return MINUS_AT + nth_cell(minus_low, minus_high, way)
    return DISCARD_KIND + nth_bit(dead, way - minus)


@hot
def nth_cell(low: int, high: int, n: int) -> int:
    """The nth cell of a set, from 0."""
    below_half = count_bits(low)
    return nth_bit(low, n) if n < below_half else HALF + nth_bit(high, n - below_half)


@rule
def pick_otherwise(s: State, seat: int, chance: Chance) -> int:
    """A random legal action when no card can be played, or outside the turn phase."""
    if s.phase == DRAW and seat == s.turn:
        return DRAW_CARD + below(chance, 2)  # N25
    if s.phase == CLAIM and seat == s.turn:
        return pick_claim(s, chance)
    if s.phase != FORFEIT and seat != s.turn:
        return DRAW_CARD  # N26
    if s.phase == TURN and s.options.stuck != DISCARDS:
        return PASS  # N13
    kinds = kinds_in_hand(s, seat)
    return DISCARD_KIND + nth_bit(kinds, below(chance, count_bits(kinds)))  # N14, N29


@rule
def pick_claim(s: State, chance: Chance) -> int:
    """A random claimable line."""
    count, found = 0, 0
    for rank in range(lines_through(s.last_cell)):
        if is_claimable(s, through(s.last_cell, rank)):
            count += 1
            if below(chance, count) == 0:
                found = rank
    return CLAIM_LINE + found  # N19


@hot
def apply(s: State, chance: Chance, seat: int, action: int) -> None:
    """Apply an action and all its consequences up to the next decision."""
    if action < PLUS_AT:
        place(s, chance, seat, action, s.number[action] - 1)
    elif action < MINUS_AT:
        place(s, chance, seat, action - PLUS_AT, PLUS)
    else:
        apply_other(s, chance, seat, action)


@rule
def apply_other(s: State, chance: Chance, seat: int, action: int) -> None:
    """Apply any action other than placing a chip."""
    if action < DISCARD_KIND:
        take_chip(s, chance, seat, action - MINUS_AT)
    elif action < PASS:
        discard_kind(s, chance, seat, action - DISCARD_KIND)
    elif action == PASS:
        give_up_turn(s, chance, seat)
    elif action == DRAW_CARD:
        draw_card(s, chance, seat)
    elif action == SKIP_DRAW:
        s.pending |= 1 << seat  # N25
        next_seat(s, chance)
    elif action < UPHOLD:
        claim(s, s.team, through(s.last_cell, action - CLAIM_LINE))  # N19
        complete(s, chance, seat)
    else:
        uphold(s, action - UPHOLD)


@rule
def scores(s: State, out: Outcome) -> None:
    """+1 for each seat of the winning team, -1 for the others, 0 for all in a draw."""  # N24
    for seat in range(MOST_SEATS):
        won = seat < s.seats and seat % s.teams == s.winner
        out.won[seat] = won
        out.score[seat] = 0
        if seat < s.seats and s.winner != DRAWN_GAME:
            out.score[seat] = 1 if won else -1
    out.reason = s.reason


@rule
def undoable(s: State, seat: int, action: int) -> bool:
    """Nothing can be undone: every action plays or draws a card, or reveals something."""
    return False  # N27


@hot
def place(s: State, chance: Chance, seat: int, cell: int, kind: int) -> None:
    """Play a card and put a chip on a cell."""  # N7, N9
    lay(s, seat, kind)
    s.chips[s.team, 0] |= bit(cell, 0)
    s.chips[s.team, 1] |= bit(cell, 1)
    board_changed(s, cell)
    complete(s, chance, seat)


@hot
def board_changed(s: State, cell: int) -> None:
    s.last_cell = cell
    s.passes = 0  # N15
    s.stuck = 0
    s.spent = 0


@rule
def take_chip(s: State, chance: Chance, seat: int, cell: int) -> None:
    """Remove a chip with a Minus and end the turn."""  # N10
    lay(s, seat, MINUS)
    for team in range(TEAMS):
        s.chips[team, 0] &= ~bit(cell, 0)
        s.chips[team, 1] &= ~bit(cell, 1)
    board_changed(s, cell)
    end_turn(s, chance, seat)


@hot
def lay(s: State, seat: int, kind: int) -> None:
    """Discard the hand's lowest card of a kind, face up."""
    card, place = CARDS, 0
    for k in range(s.held[seat]):
        held = s.hand[seat, k]
        if held < card and kind_of(held) == kind:  # N8
            card, place = held, k
    s.held[seat] -= 1
    s.hand[seat, place] = s.hand[seat, s.held[seat]]
    put_down(s, seat, card)
    s.last_seat = seat
    s.last_card = card


@hot
def put_down(s: State, seat: int, card: int) -> None:
    """Put a card on the discards."""
    s.discard[s.discards] = card
    s.discard_by[s.discards] = seat
    s.discards += 1
    kind = kind_of(card)
    if kind >= PLUS:
        s.gone_wild[kind - PLUS] += 1
    else:
        low, high = both_cells(s, kind)
        s.gone[1, 0] |= s.gone[0, 0] & low
        s.gone[1, 1] |= s.gone[0, 1] & high
        s.gone[0, 0] |= low
        s.gone[0, 1] |= high


@rule
def forget_discards(s: State) -> None:
    """There are no discards."""
    s.discards = 0
    for k in range(2):
        s.gone[k, 0] = 0
        s.gone[k, 1] = 0
        s.gone_wild[k] = 0


@hot
def complete(s: State, chance: Chance, seat: int) -> None:
    """Claim the lines that the last chip completed, or ask which one; then end the turn."""
    team = s.team
    found = first_claimable(s)
    while found != NO_LINE:
        need = s.target - s.sequences[team]
        if need > 1 and not is_only_claimable(s, found):
            if need == 2 and claim_two(s, team):
                return  # N20
            if s.options.claim != BY_HOUSE:
                s.phase = CLAIM  # N19
                return
        claim(s, team, found)  # N18
        if s.phase == OVER:
            return
        found = first_claimable(s)
    end_turn(s, chance, seat)


@hot
def first_claimable(s: State) -> int:
    """The lowest claimable line through the last cell, or NO_LINE."""
    team = s.team
    low = s.chips[team, 0] | CORNER_LOW  # N6
    high = s.chips[team, 1] | CORNER_HIGH
    if not five_through(low, high, s.last_cell):
        return NO_LINE
    for rank in range(lines_through(s.last_cell)):
        line = through(s.last_cell, rank)
        if is_claimable(s, line):
            return line
    return NO_LINE


@rule
def is_claimable(s: State, line: int) -> bool:
    """Whether the team to move fills a line without sharing too many locked chips."""
    team = s.team
    low = s.chips[team, 0] | CORNER_LOW  # N6
    high = s.chips[team, 1] | CORNER_HIGH
    if cells_of(line, 0) & ~low | cells_of(line, 1) & ~high:
        return False
    return shares(line, s.locked[team, 0], s.locked[team, 1]) <= s.options.shared_chips  # N17


@rule
def shares(line: int, low: int, high: int) -> int:
    """The number of cells a line has in common with a set."""
    return count_bits(cells_of(line, 0) & low) + count_bits(cells_of(line, 1) & high)


@rule
def is_only_claimable(s: State, found: int) -> bool:
    """Whether `found`, the first claimable line, is the only one."""
    for rank in range(lines_through(s.last_cell)):
        line = through(s.last_cell, rank)
        if line > found and is_claimable(s, line):
            return False
    return True


@rule
def claim_two(s: State, team: int) -> bool:
    """Win by claiming two lines at once, if two can be claimed together."""  # N20
    for i in range(lines_through(s.last_cell)):
        one = through(s.last_cell, i)
        if not is_claimable(s, one):
            continue
        for j in range(i + 1, lines_through(s.last_cell)):
            other = through(s.last_cell, j)
            if not is_claimable(s, other):
                continue
            if goes_after(s, team, one, other):
                claim(s, team, one)
                claim(s, team, other)
                return True
            if goes_after(s, team, other, one):
                claim(s, team, other)
                claim(s, team, one)
                return True
    return False


@rule
def goes_after(s: State, team: int, first: int, second: int) -> bool:
    """Whether `second` can still be claimed after `first`."""
    low = s.locked[team, 0] | cells_of(first, 0) & ~CORNER_LOW
    high = s.locked[team, 1] | cells_of(first, 1) & ~CORNER_HIGH
    return shares(second, low, high) <= s.options.shared_chips  # N17


@rule
def claim(s: State, team: int, line: int) -> None:
    """Turn a line into a sequence and lock its chips."""  # N16
    s.sequence_line[team, s.sequences[team]] = line
    s.sequences[team] += 1
    s.locked[team, 0] |= cells_of(line, 0) & ~CORNER_LOW
    s.locked[team, 1] |= cells_of(line, 1) & ~CORNER_HIGH
    s.phase = TURN
    if s.sequences[team] == s.target:
        end_game(s, team, SEQUENCES)  # N21


@hot
def end_turn(s: State, chance: Chance, seat: int) -> None:
    """Draw for the seat and move on, or in strict mode ask whether it draws."""
    if s.options.draw_mode == STRICT:
        s.phase = DRAW  # N25
    else:
        take_card(s, chance, seat)  # N22
        next_seat(s, chance)


@hot
def take_card(s: State, chance: Chance, seat: int) -> None:
    """Draw from the pile; after the last card, the discards become the new pile."""
    card = draw(s.pile, s.pile_left, chance)
    s.pile_left -= 1
    put_in_hand(s, seat, card)
    if s.pile_left == 0:
        gather(s)  # N23


@hot
def put_in_hand(s: State, seat: int, card: int) -> None:
    s.hand[seat, s.held[seat]] = card
    s.held[seat] += 1


@rule
def gather(s: State) -> None:
    """Make the discards the new pile; draws are random, so no shuffle is needed."""  # N23
    for k in range(s.discards):
        s.pile[k] = s.discard[k]
    s.pile_left = s.discards
    forget_discards(s)


@hot
def next_seat(s: State, chance: Chance) -> None:
    """Start the next seat's turn."""
    s.turn_no += 1
    s.exchanges = 0
    s.turn = seat_after(s, s.turn)
    s.team = s.team + 1 if s.team + 1 < s.teams else 0  # N2
    s.phase = TURN
    if s.turn_no >= s.options.max_turns:
        stalemate(s, TURN_LIMIT)  # N24
    elif s.pending >> s.turn & 1:
        lapse(s, chance, s.turn)  # N26


@hot
def seat_after(s: State, seat: int) -> int:
    """The next seat, wrapping around."""
    return seat + 1 if seat + 1 < s.seats else 0


@rule
def discard_kind(s: State, chance: Chance, seat: int, kind: int) -> None:
    """Give up a card, exchange a dead one, or discard one when stuck."""
    if s.phase == FORFEIT:
        choose_to_give(s, seat, kind)
        return
    open_low, open_high = open_cells(s)
    dead = kind < PLUS and is_dead(s, kind, open_low, open_high)
    exchange = dead and s.exchanges < s.options.dead_per_turn
    lay(s, seat, kind)
    s.last_cell = NO_CELL
    take_card(s, chance, seat)  # N12, N14
    if exchange:
        s.exchanges += 1
        s.stuck &= ~(1 << seat)
        if s.options.exchange_resets:
            s.passes = 0  # N15
    else:
        could_not_play(s, chance, seat)


@rule
def give_up_turn(s: State, chance: Chance, seat: int) -> None:
    """Pass, without playing or drawing a card."""  # N13
    s.last_seat = seat
    s.last_card = NO_CARD
    s.last_cell = NO_CELL
    could_not_play(s, chance, seat)


@rule
def could_not_play(s: State, chance: Chance, seat: int) -> None:
    """Mark a seat as stuck; a full lap of stuck seats ends the game."""
    s.stuck |= 1 << seat
    s.spent &= ~(1 << seat)
    if s.exchanges >= s.options.dead_per_turn:
        s.spent |= 1 << seat
    s.passes += 1
    if s.passes == s.seats:
        stalemate(s, ALL_STUCK)  # N15
    else:
        next_seat(s, chance)


@rule
def stalemate(s: State, reason: int) -> None:
    """End the game: the leading team wins, unless tied or with `stalemate=draw`."""  # N24
    best = DRAWN_GAME
    most = 0
    for team in range(s.teams):
        if s.sequences[team] > most:
            best, most = team, s.sequences[team]
        elif s.sequences[team] == most:
            best = DRAWN_GAME
    end_game(s, best if s.options.stalemate == LEADER_WINS else DRAWN_GAME, reason)


@rule
def end_game(s: State, winner: int, reason: int) -> None:
    s.phase = OVER
    s.winner = winner
    s.reason = reason


@rule
def draw_card(s: State, chance: Chance, seat: int) -> None:
    """Draw, on time or late; seats whose turns came earlier lose their right to draw."""
    take_card(s, chance, seat)
    s.pending &= ~(1 << seat)
    for age in range(s.seats - 1, turns_ago(s, seat), -1):  # N26
        other = (s.turn - age) % s.seats
        if s.pending >> other & 1:
            lapse(s, chance, other)
    if seat == s.turn:
        next_seat(s, chance)


@rule
def turns_ago(s: State, seat: int) -> int:
    """How many turns ago a seat's last turn was; 0 for the turn seat."""
    return (s.turn - seat) % s.seats


@rule
def lapse(s: State, chance: Chance, seat: int) -> None:
    """End a seat's right to draw; a seat with an empty hand draws instead."""  # N26
    s.pending &= ~(1 << seat)
    if s.held[seat] == 0:
        take_card(s, chance, seat)
    else:
        s.lost[seat] += 1


@rule
def uphold(s: State, team: int) -> None:
    """Make every member of a team with two cards or more give one up."""  # N28
    s.forfeit = members_with_two(s, team)
    s.phase = FORFEIT


@rule
def choose_to_give(s: State, seat: int, kind: int) -> None:
    """Record a secret choice; after the last one, discard the chosen cards together."""  # N29
    s.given[seat] = kind
    s.forfeit &= ~(1 << seat)
    if s.forfeit == 0:
        for member in range(s.seats):
            if s.given[member] != NO_KIND:
                lay(s, member, s.given[member])
                s.given[member] = NO_KIND
        s.last_cell = NO_CELL
        s.phase = TURN
