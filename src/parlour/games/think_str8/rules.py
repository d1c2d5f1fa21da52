"""Think Str8!: the rules.

Each player has six cards, one of 0 to 7 in each colour, that everyone else can see. Each round the
player in last place throws three colour dice and may turn one. The dice pick the cards that make up
your sum; a colour thrown twice counts twice. From last to first, everyone takes a token (narrower
ones score more), then places it in secret over a range of 0 to 21. If your sum is in the range, you
move ahead by the token's points. If not, you hear whether the bet was too high or too low, and have
to show a card and draw another one unseen. After eight to ten rounds you bet on each of your cards,
and the player furthest ahead wins. Comments such as S1 refer to clauses in RULES.md.
"""

from __future__ import annotations

from itertools import combinations

import numpy as np

from parlour.core.chance import Chance, below
from parlour.core.game import MOST_SEATS, Outcome
from parlour.core.rule import hot, rule
from parlour.core.struct import Array, Struct, int8, int16, nested
from parlour.games.think_str8.options import (
    CLOCKWISE,
    CURVED,
    CUSTOM,
    MAY_STAY,
    OFF,
    OPTIONAL,
    SEAT_STACK,
    SEQUENTIAL,
    SHARED,
    START_FLOOR,
    THROWN,
    USUAL,
    Options,
)

SEATS = 4
HOLDERS = 4  # always four, at any player count
COLOURS = 6
BLUE, GREEN, YELLOW, PURPLE, RED, GREY = range(6)
VALUES = 8
DICE_THROWN = 3
TOKENS = 7
SPACES = 22  # on a betting track, 0 to 21
ROUNDS = 12
NONE = -1

ROLL, DICE, TOKEN, PLACE, CHECK, EXCHANGE, FINAL, REVEAL, OVER = range(9)
UNCHECKED, HIT, HIGH, LOW, MISS = range(5)  # the result of a bet
FOREMOST, BOTTOM_OF_STACK, TOGETHER = range(3)  # why the winner won

ALL_VALUES = (1 << VALUES) - 1
WAYS_TO_DEAL = 8 * 7 * 6 * 5 * 4  # one card per holder and one for the box
CURVED_POINTS = np.array([8, 6, 5, 4, 3, 3, 2], np.int64)
USUAL_ROUNDS = np.array([0, 0, 10, 9, 8], np.int64)
COUNT = np.array([m.bit_count() for m in range(256)], np.int64)  # the size of a set
NTH = np.array(  # the n-th number of a set
    [([v for v in range(8) if m >> v & 1] + [0] * 8)[:8] for m in range(256)], np.int64
)
SUBSETS = np.array(  # S26: the sets of one, two and three numbers, as masks
    [sum(1 << v for v in numbers) for n in (1, 2, 3) for numbers in combinations(range(8), n)],
    np.int64,
)

SUBSET_AT = np.full(256, -1, np.int64)  # the index of a set in SUBSETS
SUBSET_AT[SUBSETS] = np.arange(len(SUBSETS))


class State(Struct):
    """The table.

                B G Y P R A
    holder  0   5 0 1 7 4 2    faces away from seat 0; holders from `seats` on have no owner
            1   7 1 4 4 6 0
            2   6 2 5 1 3 5    a pile is a set, because its cards are drawn at random
            3   1 6 7 0 5 3
    pile        3 3 3 3 3 3    removed: one card of each colour, in the box

    track   2 | 1 0 | 3        seats from last to first; on a shared space from top to bottom
    pos     0   4 4   9
    row r   dice, and for each seat token, start, result and the card it gave up
    """

    options: Options = nested(Options)
    seats: int = int8
    colours: int = int8  # in play: 6, or 5 without grey
    rounds: int = int8
    this_round: int = int8  # from 0; equals `rounds` after the last round
    phase: int = int8
    asked: int = int8  # a bit for each seat that may act
    turn: int = int8  # the seat to act, as an index into `order`
    turns_left: int = int8  # dice that may still be turned
    free: int = int8  # a bit for each token not yet taken
    order: Array = int8[SEATS]  # track order at the start of the round
    track: Array = int8[SEATS]  # track order now
    pos: Array = int16[SEATS]
    holder: Array = int8[HOLDERS, COLOURS]
    removed: Array = int8[COLOURS]
    pile: Array = int16[COLOURS]  # a bit for each card left
    width: Array = int8[TOKENS]
    worth: Array = int8[TOKENS]
    bets: Array = int16[SEATS, COLOURS]  # a bit for each number of a final bet
    bet_on: Array = int8[SEATS]  # the number of final bets made
    dice: Array = int8[ROUNDS, DICE_THROWN]  # sorted by colour
    token: Array = int8[ROUNDS, SEATS]
    start: Array = int8[ROUNDS, SEATS]
    result: Array = int8[ROUNDS, SEATS]
    given: Array = int8[ROUNDS, SEATS]  # the colour exchanged, or NONE
    value: Array = int8[ROUNDS, SEATS]  # the number on that card


# Actions
#    0         accept the dice
#    1 ..  18  turn die d (0 to 2) to colour c: 1 + 6 d + c
#   19 ..  25  take token t: 19 + t
#   26 ..  47  place the token starting at space a: 26 + a
#   48 ..  53  exchange the card of colour c: 48 + c
#   54         keep all cards                            (exchange=optional)
#   55 .. 146  bet on a set of numbers for the next colour: 55 + its index in SUBSETS
ACCEPT = 0
TURN = 1
TAKE = 19
PUT = 26
SWAP = 48
KEEP = 54
BET = 55
ACTIONS = 147


@rule
def setup(s: State, chance: Chance) -> None:
    """Deal, stack the stones and start the first round."""
    s.colours = 5 if s.options.intro else 6  # S5
    s.rounds = s.options.rounds
    if s.options.rounds == USUAL:
        s.rounds = USUAL_ROUNDS[s.seats]  # S7
    lay_out_tokens(s)
    for colour in range(COLOURS):
        deal_colour(s, chance, colour)
    stack_stones(s, chance)
    for seat in range(SEATS):
        s.bet_on[seat] = 0
        for colour in range(COLOURS):
            s.bets[seat, colour] = 0
    s.this_round = 0
    begin_round(s, chance)


@hot
def actors(s: State) -> int:
    """The seats to act, as bits: one, or in PLACE and FINAL all that are not done."""
    return s.asked


@hot
def legal(s: State, seat: int, moves: Array) -> int:
    """List a seat's legal actions in the current phase."""
    if seat < 0 or s.asked >> seat & 1 == 0:
        return 0
    if s.phase == FINAL:
        for k in range(len(SUBSETS)):  # S26
            moves[k] = BET + k
        return len(SUBSETS)
    if s.phase == PLACE:
        count = SPACES + 1 - s.width[s.token[s.this_round, seat]]  # S16
        for start in range(count):
            moves[start] = PUT + start
        return count
    if s.phase == TOKEN:
        return free_tokens(s, moves)
    if s.phase == DICE:
        return legal_turns(s, moves)
    return legal_exchanges(s, moves)


@hot
def apply(s: State, chance: Chance, seat: int, action: int) -> None:
    """Apply an action and everything up to the next decision."""
    if action >= BET:
        bet(s, seat, action - BET)
    elif action >= SWAP:
        exchange(s, chance, seat, action)
    elif action >= PUT:
        place(s, chance, seat, action - PUT)
    elif action >= TAKE:
        take(s, seat, action - TAKE)
    elif action >= TURN:
        turn_die(s, (action - TURN) // COLOURS, (action - TURN) % COLOURS)
    else:
        ask_for_token(s, 0)


@rule
def scores(s: State, out: Outcome) -> None:
    """Score each position; ties for first go to the bottom of the stack, or are shared."""
    first = s.track[s.seats - 1]
    shares = 0
    for seat in range(s.seats):
        shares += s.pos[seat] == s.pos[first]
    together = s.options.tie_break == SHARED and shares > 1
    for seat in range(MOST_SEATS):
        out.score[seat] = 0
        out.won[seat] = 0
    for seat in range(s.seats):
        out.score[seat] = s.pos[seat]
        out.won[seat] = seat == first or (together and s.pos[seat] == s.pos[first])  # S31
    out.reason = TOGETHER if together else BOTTOM_OF_STACK if shares > 1 else FOREMOST


@rule
def undoable(s: State, seat: int, action: int) -> bool:
    """A secret placement or final bet, unless it triggers the reveal."""  # S33
    if s.phase == FINAL:
        return s.asked & (s.asked - 1) != 0 or s.bet_on[seat] + 1 < s.colours
    if s.phase == PLACE and s.options.placement != SEQUENTIAL:
        return s.asked & (s.asked - 1) != 0
    return False


@rule
def lay_out_tokens(s: State) -> None:
    """Set the sizes and points of the seven tokens."""  # S4
    for t in range(TOKENS):
        s.width[t] = t + 1
        s.worth[t] = s.options.token_set + 8 - s.width[t]
        if s.options.token_set == CURVED:
            s.worth[t] = CURVED_POINTS[t]
    if s.options.token_set == CUSTOM:
        s.width[0], s.worth[0] = s.options.token_size_0, s.options.token_points_0
        s.width[1], s.worth[1] = s.options.token_size_1, s.options.token_points_1
        s.width[2], s.worth[2] = s.options.token_size_2, s.options.token_points_2
        s.width[3], s.worth[3] = s.options.token_size_3, s.options.token_points_3
        s.width[4], s.worth[4] = s.options.token_size_4, s.options.token_points_4
        s.width[5], s.worth[5] = s.options.token_size_5, s.options.token_points_5
        s.width[6], s.worth[6] = s.options.token_size_6, s.options.token_points_6


@rule
def deal_colour(s: State, chance: Chance, colour: int) -> None:
    """Deal a card to each of four holders and one to the box; the rest form the pile."""  # S6
    if colour >= s.colours:
        s.pile[colour] = 0
        s.removed[colour] = NONE
        for holder in range(HOLDERS):
            s.holder[holder, colour] = NONE
        return
    luck = below(chance, WAYS_TO_DEAL)
    cards, left = ALL_VALUES, VALUES
    for holder in range(HOLDERS):
        s.holder[holder, colour] = NTH[cards, luck % left]
        cards ^= 1 << s.holder[holder, colour]
        luck //= left
        left -= 1
    s.removed[colour] = NTH[cards, luck]
    s.pile[colour] = cards ^ 1 << s.removed[colour]


@rule
def stack_stones(s: State, chance: Chance) -> None:
    """Stack all stones on the start square, at random or with seat 0 at the bottom."""  # S8
    for seat in range(SEATS):
        s.pos[seat] = 0
        s.track[seat] = NONE
        s.order[seat] = NONE
    for k in range(s.seats):
        s.track[k] = s.seats - 1 - k
    if s.options.initial_stack != SEAT_STACK:
        for left in range(s.seats, 1, -1):
            k = below(chance, left)
            top = s.track[k]
            s.track[k] = s.track[left - 1]
            s.track[left - 1] = top


@hot
def begin_round(s: State, chance: Chance) -> None:
    """Fix the order of the round and throw the dice for its first seat."""
    r = s.this_round
    for k in range(s.seats):
        s.order[k] = s.track[k]  # S10
        s.token[r, k] = NONE
        s.start[r, k] = NONE
        s.result[r, k] = UNCHECKED
        s.given[r, k] = NONE
        s.value[r, k] = NONE
    s.free = (1 << TOKENS) - 1
    luck = below(chance, COLOURS**DICE_THROWN)  # S11
    s.dice[r, 0] = luck // (COLOURS * COLOURS)
    s.dice[r, 1] = luck // COLOURS % COLOURS
    s.dice[r, 2] = luck % COLOURS
    sort_dice(s)
    s.turns_left = s.options.die_turns
    s.turn = 0
    s.phase = DICE
    s.asked = 1 << s.order[0]
    if dice_are_set(s):
        ask_for_token(s, 0)  # S12


@hot
def sort_dice(s: State) -> None:
    """Sort the dice by colour; they are interchangeable."""
    r = s.this_round
    a, b, c = s.dice[r, 0], s.dice[r, 1], s.dice[r, 2]
    low, high = min(a, b), max(a, b)
    s.dice[r, 0] = min(low, c)
    s.dice[r, 1] = max(low, min(high, c))
    s.dice[r, 2] = max(high, c)


@hot
def shows_no_card(s: State, d: int) -> bool:
    """Whether a die shows grey although no grey card is in play."""
    return s.dice[s.this_round, d] >= s.colours


@hot
def dice_are_set(s: State) -> bool:
    """Whether no die is left to turn."""  # S12, S14
    return s.turns_left == 0 and not shows_no_card(s, DICE_THROWN - 1)


@hot
def legal_turns(s: State, moves: Array) -> int:
    """List accepting, and turning a die to another colour; grey dice may be forced first."""
    grey = shows_no_card(s, DICE_THROWN - 1)  # the dice are sorted, so grey is last
    forced = grey and s.options.intro_grey != MAY_STAY  # S13
    count = 0
    if not forced:
        moves[0] = ACCEPT
        count = 1
    before = NONE
    for d in range(DICE_THROWN):
        colour = s.dice[s.this_round, d]
        may = shows_no_card(s, d) or (s.turns_left > 0 and not forced)
        if may and colour != before:  # S12: only the first of equal dice
            for c in range(s.colours):
                moves[count] = TURN + COLOURS * d + c
                count += c != colour
        before = colour
    return count


@rule
def turn_die(s: State, d: int, colour: int) -> None:
    """Turn a die; turning a grey die without grey cards is free."""  # S13
    if not shows_no_card(s, d):
        s.turns_left -= 1
    s.dice[s.this_round, d] = colour
    sort_dice(s)
    if dice_are_set(s):
        ask_for_token(s, 0)


@hot
def ask_for_token(s: State, turn: int) -> None:
    """Ask the seat at this index of the order to take a token."""
    s.turn = turn
    s.phase = TOKEN
    s.asked = 1 << s.order[turn]  # S15


@hot
def free_tokens(s: State, moves: Array) -> int:
    count = 0
    for t in range(TOKENS):
        moves[count] = TAKE + t
        count += s.free >> t & 1
    return count


@hot
def take(s: State, seat: int, token: int) -> None:
    """Take a token, then ask for a placement or the next token."""
    s.token[s.this_round, seat] = token
    s.free ^= 1 << token
    if s.options.placement == SEQUENTIAL:
        s.phase = PLACE  # S16: the same seat
    elif s.turn + 1 < s.seats:
        ask_for_token(s, s.turn + 1)
    else:
        s.phase = PLACE  # S16: everyone
        s.asked = (1 << s.seats) - 1


@hot
def place(s: State, chance: Chance, seat: int, start: int) -> None:
    """Place a token starting at `start`; check all bets after the last one."""
    s.start[s.this_round, seat] = start
    if s.options.placement != SEQUENTIAL:
        s.asked ^= 1 << seat
        if s.asked == 0:
            check_bets(s, chance)
    elif s.turn + 1 < s.seats:
        ask_for_token(s, s.turn + 1)
    else:
        check_bets(s, chance)


@hot
def check_bets(s: State, chance: Chance) -> None:
    """Check every bet, and move the stones of the players who were right."""  # S18
    for k in range(s.seats):
        seat = s.order[k]
        if s.options.check_order == CLOCKWISE:
            seat = (s.order[0] + k) % s.seats
        found = compare(s, seat)
        s.result[s.this_round, seat] = found
        if found == HIT:
            move_stone(s, seat, s.worth[s.token[s.this_round, seat]])  # S19
    ask_for_exchange(s, chance, 0)


@hot
def compare(s: State, seat: int) -> int:
    """The result of a seat's bet."""
    token = s.token[s.this_round, seat]
    first = s.start[s.this_round, seat]
    total = sum_of(s, seat)
    if first <= total < first + s.width[token]:
        return HIT
    if token == 0 and not s.options.smallest_hint:
        return MISS  # S20
    return HIGH if total < first else LOW


@hot
def sum_of(s: State, seat: int) -> int:
    """The sum of the cards that the dice name; a colour thrown twice counts twice."""  # S17
    total = 0
    for d in range(DICE_THROWN):
        if not shows_no_card(s, d):
            total += s.holder[seat, s.dice[s.this_round, d]]
    return total


@hot
def move_stone(s: State, seat: int, steps: int) -> None:
    """Move a stone out of its stack and on top of any stones on its new space."""  # S9
    goal = s.pos[seat] + steps
    if s.options.track_floor == START_FLOOR:
        goal = max(0, goal)  # S21
    if goal == s.pos[seat]:
        return
    place = 0
    while s.track[place] != seat:
        place += 1
    while place + 1 < s.seats and s.pos[s.track[place + 1]] < goal:
        s.track[place] = s.track[place + 1]
        place += 1
    while place > 0 and s.pos[s.track[place - 1]] >= goal:
        s.track[place] = s.track[place - 1]
        place -= 1
    s.track[place] = seat
    s.pos[seat] = goal


@hot
def ask_for_exchange(s: State, chance: Chance, turn: int) -> None:
    """Ask the next seat that was wrong to exchange a card, or end the round."""
    s.phase = EXCHANGE
    if exchanges_happen(s):
        for k in range(turn, s.seats):
            if s.result[s.this_round, s.order[k]] != HIT:
                s.turn = k
                s.asked = 1 << s.order[k]
                return
    end_round(s, chance)


@hot
def exchanges_happen(s: State) -> bool:
    """Whether this round has an exchange and any pile has a card."""  # S24
    if s.options.exchange == OFF:
        return False
    if s.this_round + 1 == s.rounds and not s.options.exchange_last_round:
        return False
    left = 0
    for colour in range(COLOURS):
        left |= s.pile[colour]
    return left != 0


@hot
def legal_exchanges(s: State, moves: Array) -> int:
    """List the colours that may be exchanged."""
    thrown = 0
    if s.options.exchange_colours == THROWN:
        thrown = thrown_with_a_pile(s)
    count = 0
    for colour in range(s.colours):
        moves[count] = SWAP + colour
        count += s.pile[colour] != 0 and (thrown == 0 or thrown >> colour & 1 == 1)
    if s.options.exchange == OPTIONAL:
        moves[count] = KEEP  # S22
        count += 1
    return count


@rule
def thrown_with_a_pile(s: State) -> int:
    """The thrown colours whose pile has a card, as bits; 0 means any colour may go."""  # S23
    mask = 0
    for d in range(DICE_THROWN):
        if not shows_no_card(s, d) and s.pile[s.dice[s.this_round, d]] != 0:
            mask |= 1 << s.dice[s.this_round, d]
    return mask


@hot
def exchange(s: State, chance: Chance, seat: int, action: int) -> None:
    """Show a card to everyone and replace it from its pile, or keep all cards."""  # S22
    if action != KEEP:
        colour = action - SWAP
        s.given[s.this_round, seat] = colour
        s.value[s.this_round, seat] = s.holder[seat, colour]
        pile = s.pile[colour]
        card = NTH[pile, below(chance, COUNT[pile])]
        s.pile[colour] = pile ^ 1 << card
        s.holder[seat, colour] = card
    ask_for_exchange(s, chance, s.turn + 1)


@hot
def end_round(s: State, chance: Chance) -> None:
    """Start the next round, or the final bets."""
    s.this_round += 1
    if s.this_round < s.rounds:
        begin_round(s, chance)
    else:
        s.phase = FINAL  # S25
        s.asked = (1 << s.seats) - 1


@hot
def bet(s: State, seat: int, subset: int) -> None:
    """Bet on the next colour; reveal everything once everyone is done."""
    s.bets[seat, s.bet_on[seat]] = SUBSETS[subset]
    s.bet_on[seat] += 1
    if s.bet_on[seat] == s.colours:
        s.asked ^= 1 << seat
        if s.asked == 0:
            reveal(s)


@rule
def reveal(s: State) -> None:
    """Move every stone by the points of its final bets, from last to first."""  # S27
    for k in range(s.seats):
        s.order[k] = s.track[k]
    for k in range(s.seats):
        move_stone(s, s.order[k], final_score(s, s.order[k]))  # S29
    s.phase = OVER


@rule
def final_score(s: State, seat: int) -> int:
    """The total points of a seat's final bets."""
    points = 0
    for colour in range(s.colours):
        points += bet_score(s, s.bets[seat, colour], s.holder[seat, colour])
    return points


@rule
def bet_score(s: State, numbers: int, card: int) -> int:
    """The points of a final bet; a right bet on fewer numbers scores more."""  # S28
    if numbers >> card & 1 == 0:
        return s.options.final_wrong
    if COUNT[numbers] == 1:
        return s.options.final_one
    return s.options.final_two if COUNT[numbers] == 2 else s.options.final_three
