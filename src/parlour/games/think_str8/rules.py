"""Think Str8!: the rules.

You see everybody's six cards, one of 0 to 7 in each colour, but not your own. Every round the
player who is last throws three colour dice and may turn one; they name a sum of your cards, a
colour thrown twice counting twice. From last to first everybody takes a token, the narrower the
more points, and all lay theirs in secret over a stretch of 0 to 21. Right: the stone moves on by
the token's points. Wrong: you are told too high or too low, must show a card and draw another,
which you do not see. After eight to ten rounds you bet on each of your cards, and who stands
foremost wins. RULES.md has the clauses (S1, S2, ...) that stand behind the lines.
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
HOLDERS = 4  # always four, whoever owns them
COLOURS = 6
BLUE, GREEN, YELLOW, PURPLE, RED, GREY = range(6)
VALUES = 8
DICE_THROWN = 3
TOKENS = 7
SPACES = 22  # of a betting track, 0 to 21
ROUNDS = 12
NONE = -1

ROLL, DICE, TOKEN, PLACE, CHECK, EXCHANGE, FINAL, REVEAL, OVER = range(9)
UNCHECKED, HIT, HIGH, LOW, MISS = range(5)  # how a bet was found
FOREMOST, BOTTOM_OF_STACK, TOGETHER = range(3)  # why a game was won

ALL_VALUES = (1 << VALUES) - 1
WAYS_TO_DEAL = 8 * 7 * 6 * 5 * 4  # a card for each holder and one for the box
CURVED_POINTS = np.array([8, 6, 5, 4, 3, 3, 2], np.int64)
USUAL_ROUNDS = np.array([0, 0, 10, 9, 8], np.int64)
COUNT = np.array([m.bit_count() for m in range(256)], np.int64)  # numbers in a set
NTH = np.array(  # the n-th number of a set
    [([v for v in range(8) if m >> v & 1] + [0] * 8)[:8] for m in range(256)], np.int64
)
SUBSETS = np.array(  # S26: the sets of one, two and three numbers, as masks
    [sum(1 << v for v in numbers) for n in (1, 2, 3) for numbers in combinations(range(8), n)],
    np.int64,
)

SUBSET_AT = np.full(256, -1, np.int64)  # where a set stands among them
SUBSET_AT[SUBSETS] = np.arange(len(SUBSETS))


class State(Struct):
    """The table.

                B G Y P R A
    holder  0   5 0 1 7 4 2    faces away from seat 0; holders from `seats` on are nobody's
            1   7 1 4 4 6 0
            2   6 2 5 1 3 5    a pile is a set: its cards have no order before one is drawn
            3   1 6 7 0 5 3
    pile        3 3 3 3 3 3    removed: one card of each colour, in the box

    track   2 | 1 0 | 3        seats from last to foremost; on one space from top to bottom
    pos     0   4 4   9
    row r   dice, and for each seat token, start, result and the card it gave up
    """

    options: Options = nested(Options)
    seats: int = int8
    colours: int = int8  # in play: 6, or 5 without grey
    rounds: int = int8
    this_round: int = int8  # from 0; equals `rounds` when all are played
    phase: int = int8
    asked: int = int8  # a bit for each seat that may act
    turn: int = int8  # whose turn it is, as a place in `order`
    turns_left: int = int8  # dice that may still be turned
    free: int = int8  # a bit for each token that nobody has taken
    order: Array = int8[SEATS]  # track order when the round began
    track: Array = int8[SEATS]  # track order now
    pos: Array = int16[SEATS]
    holder: Array = int8[HOLDERS, COLOURS]
    removed: Array = int8[COLOURS]
    pile: Array = int16[COLOURS]  # a bit for each card left
    width: Array = int8[TOKENS]
    worth: Array = int8[TOKENS]
    bets: Array = int16[SEATS, COLOURS]  # a bit for each number of a final bet
    bet_on: Array = int8[SEATS]  # colours with a final bet
    dice: Array = int8[ROUNDS, DICE_THROWN]  # sorted by colour
    token: Array = int8[ROUNDS, SEATS]
    start: Array = int8[ROUNDS, SEATS]
    result: Array = int8[ROUNDS, SEATS]
    given: Array = int8[ROUNDS, SEATS]  # the colour exchanged, or NONE
    value: Array = int8[ROUNDS, SEATS]  # and what the card was


# Actions
#    0         accept the dice
#    1 ..  18  turn die d (0 to 2) to colour c: 1 + 6 d + c
#   19 ..  25  take token t: 19 + t
#   26 ..  47  place it from space a on: 26 + a
#   48 ..  53  exchange the card of colour c: 48 + c
#   54         keep all cards                            (exchange=optional)
#   55 .. 146  bet on a set of numbers for the next colour: 55 + its place in SUBSETS
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
    """Deal, stack the stones and throw for the first round."""
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
    """Who is asked: one seat, or in PLACE and FINAL all that are not done."""
    return s.asked


@hot
def legal(s: State, seat: int, moves: Array) -> int:
    """What a seat may do in this phase."""
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
    """One action, and all that follows from it until somebody is asked again."""
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
    """The foremost stone wins; of several on its space the one at the bottom."""
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
    """A secret placement or final bet, as long as it does not end the secret."""  # S33
    if s.phase == FINAL:
        return s.asked & (s.asked - 1) != 0 or s.bet_on[seat] + 1 < s.colours
    if s.phase == PLACE and s.options.placement != SEQUENTIAL:
        return s.asked & (s.asked - 1) != 0
    return False


@rule
def lay_out_tokens(s: State) -> None:
    """Sizes and points of the seven tokens."""  # S4
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
    """One card to each of four holders, one to the box; the rest is the pile."""  # S6
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
    """All stones on the start square, in random order or with seat 0 at the bottom."""  # S8
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
    """The order of the round is fixed; its first seat throws."""
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
    """By colour: which die is which matters to nobody."""
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
    """Whether nothing is left to turn."""  # S12, S14
    return s.turns_left == 0 and not shows_no_card(s, DICE_THROWN - 1)


@hot
def legal_turns(s: State, moves: Array) -> int:
    """Accept, or turn a die to another colour; greys that must be turned come first."""
    grey = shows_no_card(s, DICE_THROWN - 1)  # sorted: the last die is grey if any is
    forced = grey and s.options.intro_grey != MAY_STAY  # S13
    count = 0
    if not forced:
        moves[0] = ACCEPT
        count = 1
    before = NONE
    for d in range(DICE_THROWN):
        colour = s.dice[s.this_round, d]
        may = shows_no_card(s, d) or (s.turns_left > 0 and not forced)
        if may and colour != before:  # S12: of equal dice the first
            for c in range(s.colours):
                moves[count] = TURN + COLOURS * d + c
                count += c != colour
        before = colour
    return count


@rule
def turn_die(s: State, d: int, colour: int) -> None:
    """A grey die without grey cards is turned free of charge."""  # S13
    if not shows_no_card(s, d):
        s.turns_left -= 1
    s.dice[s.this_round, d] = colour
    sort_dice(s)
    if dice_are_set(s):
        ask_for_token(s, 0)


@hot
def ask_for_token(s: State, turn: int) -> None:
    """The next seat of the order chooses a token; after the last all place, or are checked."""
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
    """Tokens are taken in the open, in order."""
    s.token[s.this_round, seat] = token
    s.free ^= 1 << token
    if s.options.placement == SEQUENTIAL:
        s.phase = PLACE  # S16: the same seat
    elif s.turn + 1 < s.seats:
        ask_for_token(s, s.turn + 1)
    else:
        s.phase = PLACE  # S16: everybody
        s.asked = (1 << s.seats) - 1


@hot
def place(s: State, chance: Chance, seat: int, start: int) -> None:
    """A token is laid over the spaces from `start` on; the last one lets all be checked."""
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
    """Every bet is compared with the sum; who is right moves on at once."""  # S18
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
    """A bet against the sum of the seat's cards."""
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
    """The cards that the dice name; a colour thrown twice counts twice."""  # S17
    total = 0
    for d in range(DICE_THROWN):
        if not shows_no_card(s, d):
            total += s.holder[seat, s.dice[s.this_round, d]]
    return total


@hot
def move_stone(s: State, seat: int, steps: int) -> None:
    """A stone leaves its stack, which closes, and lands on top of another."""  # S9
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
    """The next seat of the order that was wrong and can exchange; after the last the round ends."""
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
    """Whether this round has an exchange, and any pile a card for it."""  # S24
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
    """Any colour whose pile has a card."""
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
    """The colours thrown whose pile has a card; if none has, any colour may go."""  # S23
    mask = 0
    for d in range(DICE_THROWN):
        if not shows_no_card(s, d) and s.pile[s.dice[s.this_round, d]] != 0:
            mask |= 1 << s.dice[s.this_round, d]
    return mask


@hot
def exchange(s: State, chance: Chance, seat: int, action: int) -> None:
    """A card is shown to all and replaced from its pile."""  # S22
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
    """The tokens go back; the next round, or the final bets."""
    s.this_round += 1
    if s.this_round < s.rounds:
        begin_round(s, chance)
    else:
        s.phase = FINAL  # S25
        s.asked = (1 << s.seats) - 1


@hot
def bet(s: State, seat: int, subset: int) -> None:
    """Numbers for the next colour; when everybody is done all is revealed."""
    s.bets[seat, s.bet_on[seat]] = SUBSETS[subset]
    s.bet_on[seat] += 1
    if s.bet_on[seat] == s.colours:
        s.asked ^= 1 << seat
        if s.asked == 0:
            reveal(s)


@rule
def reveal(s: State) -> None:
    """From last to first everybody moves by what the final bets bring."""  # S27
    for k in range(s.seats):
        s.order[k] = s.track[k]
    for k in range(s.seats):
        move_stone(s, s.order[k], final_score(s, s.order[k]))  # S29
    s.phase = OVER


@rule
def final_score(s: State, seat: int) -> int:
    """The points of a seat's final bets, colour by colour."""
    points = 0
    for colour in range(s.colours):
        points += bet_score(s, s.bets[seat, colour], s.holder[seat, colour])
    return points


@rule
def bet_score(s: State, numbers: int, card: int) -> int:
    """A right number among few is worth more."""  # S28
    if numbers >> card & 1 == 0:
        return s.options.final_wrong
    if COUNT[numbers] == 1:
        return s.options.final_one
    return s.options.final_two if COUNT[numbers] == 2 else s.options.final_three
