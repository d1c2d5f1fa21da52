"""Leduc hold'em as typed data: views, moves and events. text/ puts them into words."""

from typing import Literal

import msgspec

from parlour.core.fact import Event, Move, Status, Thing

from .rules import CALL, FOLD, NOBODY, NOTHING, SEATS

Rank = Literal["jack", "queen", "king"]
Suit = Literal["spades", "hearts"]
RANKS: tuple[Rank, ...] = ("jack", "queen", "king")
SUITS: tuple[Suit, ...] = ("spades", "hearts")


class Card(Thing, frozen=True):
    """A playing card."""

    rank: Rank
    suit: Suit


class Won(Thing, frozen=True):
    """A player won a hand because the other one folded."""

    seat: int
    pot: int


class Beat(Thing, frozen=True):
    """A player won a hand with the better card."""

    seat: int
    pot: int
    card: Card
    other: Card
    board: Card


class Shared(Thing, frozen=True):
    """Both players held the same card and shared the pot."""

    pot: int
    card: Card


class ToCall(Status, frozen=True):
    """A player has to answer a bet."""

    seat: int
    chips: int


class ToBet(Status, frozen=True):
    """A player can bet or check."""

    seat: int


class Over(Status, frozen=True):
    """All hands have been played."""

    chips: list[int]


class Public(msgspec.Struct, frozen=True):
    """What everyone sees."""

    to_act: list[int]
    status: ToCall | ToBet | Over
    hand: int
    of: int
    board: Card | None
    pot: int
    bets: list[int]
    chips: list[int]
    last: Won | Beat | Shared | None


class Own(msgspec.Struct, frozen=True):
    """What depends on the viewer: the cards of all players as they see them, None face down."""

    hands: list[list[Card | None]]


def card_of(card) -> Card | None:
    return None if card == NOTHING else Card(RANKS[card // 2], SUITS[card % 2])


def to_call(v) -> int:
    """The chips that whoever is to act has to put in to stay in the hand."""
    return v.bets[1 - v.turn] - v.bets[v.turn]


def is_over(v) -> bool:
    return v.hand_no >= v.options.hands


def public(v) -> Public:
    """The public part of a view."""
    return Public(
        to_act=[] if is_over(v) else [v.turn],
        status=status(v),
        hand=min(v.hand_no + 1, v.options.hands),
        of=v.options.hands,
        board=card_of(v.board),
        pot=sum(v.bets),
        bets=v.bets,
        chips=v.chips,
        last=last(v),
    )


def status(v) -> ToCall | ToBet | Over:
    """What the table is waiting for."""
    if is_over(v):
        return Over(v.chips)
    chips = to_call(v)
    return ToCall(v.turn, chips) if chips else ToBet(v.turn)


def last(v) -> Won | Beat | Shared | None:
    """How the hand before this one ended."""
    if v.last_pot == 0:
        return None
    cards = [card_of(card) for card in v.last_holds]
    if cards[0] is None or cards[1] is None:
        return Won(v.last_winner, v.last_pot)
    if v.last_winner == NOBODY:
        return Shared(v.last_pot, cards[0])
    board = card_of(v.last_board)
    assert board
    return Beat(v.last_winner, v.last_pot, cards[v.last_winner], cards[1 - v.last_winner], board)


def own(v) -> Own:
    """The part of a view that depends on the viewer."""
    shown = v.last_holds if is_over(v) else [NOTHING] * SEATS
    return Own([[card_of(v.mine if seat == v.seat else shown[seat])] for seat in range(SEATS)])


class Fold(Move, frozen=True):
    """Give up the hand."""


class Check(Move, frozen=True):
    """Bet nothing."""


class Call(Move, frozen=True):
    """Put in as many chips as the other player."""

    chips: int


class Bet(Move, frozen=True):
    """Put in the first chips of a round."""

    chips: int


class Raise(Move, frozen=True):
    """Call, and put in more chips."""

    chips: int  # beyond the call


def move(v, action) -> Fold | Check | Call | Bet | Raise:
    """What an action does."""
    if action == FOLD:
        return Fold()
    due = to_call(v)
    if action == CALL:
        return Call(due) if due else Check()
    size = 2 if v.board == NOTHING else 4
    return Raise(size) if due else Bet(size)


class Acted(Event, frozen=True):
    """A player folded, checked, called, bet or raised."""

    seat: int
    did: Literal["fold", "check", "call", "bet", "raise"]
    chips: int


class Turned(Event, frozen=True):
    """The card in the middle was turned up."""

    card: Card


class Ended(Event, frozen=True):
    """A hand has ended."""

    how: Won | Beat | Shared


class Dealt(Event, frozen=True):
    """A new hand was dealt."""

    hand: int


Told = Acted | Turned | Ended | Dealt


def events(before, seat, action, after) -> list[Told]:
    """What a viewer learned from an action."""
    done = move(before, action)
    found: list[Told] = [Acted(seat, type(done).__name__.lower(), getattr(done, "chips", 0))]
    ended = last(after) if after.hand_no > before.hand_no else None
    if ended:
        found.append(Ended(ended))
        if not is_over(after):
            found.append(Dealt(after.hand_no + 1))
    elif after.board != before.board:
        found.append(Turned(card_of(after.board)))
    return found
