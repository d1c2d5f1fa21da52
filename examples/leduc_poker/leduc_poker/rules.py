"""Leduc hold'em: poker with six cards, the jacks, queens and kings of two suits.

Both players put one chip into the pot and get a card. They bet; then a card is turned up in the
middle, and they bet once more. A bet or raise is 2 chips in the first round and 4 in the second,
and there are at most two of them per round. Whoever folds loses the pot. If no one folds, the card
that makes a pair with the one in the middle wins, else the higher card; equal cards share the pot.
Players take turns to start a hand, and whoever has won the most chips in the end wins.
"""

from parlour.core.chance import Chance, below
from parlour.core.game import MOST_SEATS, Outcome
from parlour.core.option import Choices, whole
from parlour.core.rule import rule
from parlour.core.struct import Array, Struct, int8, int16, nested

SEATS = 2
CARDS = 6  # card // 2 is the rank, from jack to king; card % 2 is the suit
NOTHING = -1
NOBODY = -1
MOST_RAISES = 2


class Options(Choices):
    """What a table may choose."""

    hands: int = whole(1, 10, default=3)


class State(Struct):
    """The table."""

    options: Options = nested(Options)
    seats: int = int8
    hand_no: int = int8
    turn: int = int8
    raises: int = int8  # in this betting round
    acts: int = int8  # in this betting round
    board: int = int8  # the card in the middle; NOTHING in the first round
    holds: Array = int8[SEATS]
    bets: Array = int8[SEATS]  # chips in the pot
    chips: Array = int16[SEATS]  # won so far, or lost if negative
    last_winner: int = int8  # of the hand before this; NOBODY if the pot was shared
    last_pot: int = int8  # 0 before the first hand has ended
    last_board: int = int8  # NOTHING if someone folded before it was turned
    last_holds: Array = int8[SEATS]  # NOTHING if someone folded


# Actions
#   0   fold
#   1   check, or call a bet
#   2   bet, or raise
FOLD, CALL, RAISE = 0, 1, 2


@rule
def setup(s: State, chance: Chance) -> None:
    """Deal the first hand."""
    s.hand_no = 0
    s.last_winner = NOBODY
    s.last_pot = 0
    s.last_board = NOTHING
    for seat in range(SEATS):
        s.chips[seat] = 0
        s.last_holds[seat] = NOTHING
    deal(s, chance)


@rule
def actors(s: State) -> int:
    """One player at a time, until all hands have been played."""
    return 1 << s.turn if s.hand_no < s.options.hands else 0


@rule
def legal(s: State, seat: int, moves: Array) -> int:
    """Fold if there is something to call, call or check, and raise if there were not too many."""
    if seat < 0 or not actors(s) >> seat & 1:
        return 0
    count = 0
    if to_call(s.bets, seat) > 0:
        moves[count] = FOLD
        count += 1
    moves[count] = CALL
    count += 1
    if s.raises < MOST_RAISES:
        moves[count] = RAISE
        count += 1
    return count


@rule
def apply(s: State, chance: Chance, seat: int, action: int) -> None:
    """Put chips in or fold; then comes the other player, the next round, or the next hand."""
    if action == FOLD:
        end_hand(s, chance, 1 - seat, False)
        return
    s.bets[seat] += to_call(s.bets, seat)
    s.acts += 1
    if action == RAISE:
        s.bets[seat] += raise_size(s.board)
        s.raises += 1
        s.turn = 1 - seat
    elif s.acts < 2:
        s.turn = 1 - seat
    elif s.board == NOTHING:
        s.board = some_card(s, chance)
        start_round(s)
    else:
        end_hand(s, chance, winner(s), True)


@rule
def scores(s: State, out: Outcome) -> None:
    """Most chips win; equally many, and both do."""
    for seat in range(MOST_SEATS):
        out.score[seat] = s.chips[seat] if seat < SEATS else 0
        out.won[seat] = seat < SEATS and s.chips[seat] >= 0
    out.reason = 0


@rule
def undoable(s: State, seat: int, action: int) -> bool:
    """Everyone learns what a player does, so nothing can be taken back."""
    return False


@rule
def to_call(bets: Array, seat: int) -> int:
    """The chips a player has to put in to stay in the hand."""
    return bets[1 - seat] - bets[seat]


@rule
def raise_size(board: int) -> int:
    return 2 if board == NOTHING else 4


@rule
def deal(s: State, chance: Chance) -> None:
    """A card and one chip each; players take turns to start."""
    s.board = NOTHING
    for seat in range(SEATS):
        s.bets[seat] = 1
        s.holds[seat] = NOTHING
    for seat in range(SEATS):
        s.holds[seat] = some_card(s, chance)
    start_round(s)


@rule
def start_round(s: State) -> None:
    s.turn = s.hand_no % 2
    s.raises = 0
    s.acts = 0


@rule
def some_card(s: State, chance: Chance) -> int:
    """A card that no one has yet."""
    left = 0
    for card in range(CARDS):
        left += is_free(s, card)
    k = below(chance, left)
    for card in range(CARDS):
        k -= is_free(s, card)
        if k < 0:
            return card
    return NOTHING


@rule
def is_free(s: State, card: int) -> bool:
    return card != s.holds[0] and card != s.holds[1] and card != s.board


@rule
def winner(s: State) -> int:
    """The player with a pair, else with the higher card; NOBODY if they are equal."""
    middle, first, second = s.board // 2, s.holds[0] // 2, s.holds[1] // 2
    if first == second:
        return NOBODY
    if first == middle:
        return 0
    if second == middle:
        return 1
    return 0 if first > second else 1


@rule
def end_hand(s: State, chance: Chance, best: int, shown: bool) -> None:
    """Pay the winner, turn up the cards if no one folded, and deal the next hand, if any."""
    s.last_winner = best
    s.last_pot = s.bets[0] + s.bets[1]
    s.last_board = s.board
    if best != NOBODY:
        s.chips[best] += s.bets[1 - best]
        s.chips[1 - best] -= s.bets[1 - best]
    for seat in range(SEATS):
        s.last_holds[seat] = s.holds[seat] if shown else NOTHING
        s.bets[seat] = 0
    s.hand_no += 1
    if s.hand_no < s.options.hands:
        deal(s, chance)
