"""Pattern Overlap's actions: what their numbers stand for, and moves as typed data."""

from __future__ import annotations

from typing import Any

from parlour.core.fact import Move
from parlour.games.pattern_overlap.faces import DECK, card_name
from parlour.games.pattern_overlap.options import NOT_MY_STACK
from parlour.games.pattern_overlap.rules import (
    BUILD_CARD,
    CALL_OVER,
    CHOOSE_CARD,
    COUNTDOWN,
    GO,
    HAND,
    NEAR,
    NO_CARD,
    NOTICE,
    PICK,
    PICK_DECK,
    PLACE,
    PLAY,
    SWAP_ON_BOARD,
    SWAP_ON_LOCATIONS,
    TAKE_BACK,
    WAIT,
)

ON_BOARD, ON_LOCATIONS, ON_START = 49, 23, 2 * NEAR + 1  # coordinates that a centre can have


# Action numbers


def decoded(v: Any, action: int) -> tuple[int, int, int, int, int]:
    """The slot, rotation, location, x and y of a placement."""
    size = ON_LOCATIONS if v.options.mode == NOT_MY_STACK else ON_BOARD
    rest, x = divmod(action - PLACE, size)
    rest, y = divmod(rest, size)
    rest, rot = divmod(rest, 4)
    loc, slot = divmod(rest, HAND)
    return slot, rot, loc, x - size // 2, y - size // 2


def encoded(v: Any, slot: int, rot: int, loc: int, x: int, y: int) -> int:
    """The action number of a placement."""
    size = ON_LOCATIONS if v.options.mode == NOT_MY_STACK else ON_BOARD
    row = (((loc * HAND + slot) * 4 + rot) * size) + y + size // 2
    return PLACE + row * size + x + size // 2


def first_swap(v: Any) -> int:
    """The action number of swapping the card in slot 0."""
    return SWAP_ON_LOCATIONS if v.options.mode == NOT_MY_STACK else SWAP_ON_BOARD


def built(action: int) -> tuple[int, int, int, int]:
    """The index, rotation, x and y of a starting card's placement."""
    rest, x = divmod(action - BUILD_CARD, ON_START)
    rest, y = divmod(rest, ON_START)
    index, rot = divmod(rest, 4)
    return index, rot, x - NEAR, y - NEAR


# Moves


class Place(Move, frozen=True):
    """Place the card in a slot, counted from 1; its name is null to those who can't see it."""

    slot: int
    rot: int
    loc: int | None
    x: int
    y: int
    card: str | None


class Wait(Move, frozen=True):
    """Wait, because no card fits or none should be played."""


class Ready(Move, frozen=True):
    """Be ready for "Go"."""


class Swap(Move, frozen=True):
    """Put the card in a slot, counted from 1, under the pile and draw another."""

    slot: int
    card: str | None


class Pick(Move, frozen=True):
    """Pick a deck."""

    deck: int


class Choose(Move, frozen=True):
    """Start your location with a card."""

    card: str


class Start(Move, frozen=True):
    """Place a card of the starting board."""

    card: str
    rot: int
    x: int
    y: int


class TakeBack(Move, frozen=True):
    """Take the last card of the starting board back."""


class Go(Move, frozen=True):
    """The house starts the race."""


class EndCall(Move, frozen=True):
    """The house ends the last call."""


class EndIdle(Move, frozen=True):
    """The house ends the game because no one has played a card for too long."""


class Notify(Move, frozen=True):
    """The house tells a player that they are stuck."""

    seat: int


Moves = (
    Place | Wait | Ready | Swap | Pick | Choose | Start | TakeBack | Go | EndCall | EndIdle | Notify
)


def move(v: Any, action: int) -> Moves:
    """What an action does."""
    if action >= GO:
        return _of_the_house(action)
    if v.phase == PICK:
        return Pick(action - PICK_DECK)
    if v.phase < PLAY and action == TAKE_BACK:
        return TakeBack()
    if action >= BUILD_CARD:
        index, rot, x, y = built(action)
        return Start(card_name(v.starter * DECK + index), rot, x, y)
    if action >= CHOOSE_CARD:
        own = v.deck[v.seat] if v.seat >= 0 else 0
        return Choose(card_name(own * DECK + action - CHOOSE_CARD))
    if action == WAIT:
        return Ready() if v.phase == COUNTDOWN else Wait()
    if action >= first_swap(v):
        slot = action - first_swap(v)
        return Swap(slot + 1, _name(v, slot))
    slot, rot, loc, x, y = decoded(v, action)
    on = loc if v.options.mode == NOT_MY_STACK else None
    return Place(slot + 1, rot, on, x, y, _name(v, slot))


def _name(v: Any, slot: int) -> str | None:
    """The name of the viewer's card in a slot."""
    card = v.hand[v.seat][slot] if v.seat >= 0 else NO_CARD
    return card_name(card) if card != NO_CARD else None


def _of_the_house(action: int) -> Moves:
    if action >= NOTICE:
        return Notify(action - NOTICE)
    if action == GO:
        return Go()
    return EndCall() if action == CALL_OVER else EndIdle()
