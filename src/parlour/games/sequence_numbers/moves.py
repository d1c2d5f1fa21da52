"""Sequence Numbers' moves as typed data."""

from __future__ import annotations

from typing import Any

from parlour.core.fact import Move
from parlour.games.sequence_numbers import deck
from parlour.games.sequence_numbers.deck import MINUS, PLUS
from parlour.games.sequence_numbers.lines import LINE_CELLS, THROUGH, THROUGH_COUNT
from parlour.games.sequence_numbers.reading import (
    LETTERS,
    Letter,
    Side,
    candidates,
    cell_name,
    faces_of,
    hand_of,
    is_exchange,
    side,
)
from parlour.games.sequence_numbers.rules import (
    CLAIM,
    CLAIM_LINE,
    DISCARD_KIND,
    DRAW_CARD,
    FORFEIT,
    MINUS_AT,
    PASS,
    PLUS_AT,
    UPHOLD,
)

SIGNS = {PLUS: "+", MINUS: deck.TRUE_MINUS}


class PlayNumber(Move, frozen=True):
    """Play a sum and put a chip on its answer; see `named` for `place` and `face`.

    Its number is on two cells, and `side` says which of them it is.
    """

    place: int | None
    face: str
    cell: str
    number: int
    side: Side


class PlayPlus(Move, frozen=True):
    """Play a Plus and put a chip on an open cell."""

    cell: str
    number: int
    side: Side


class PlayMinus(Move, frozen=True):
    """Play a Minus and remove a chip."""

    cell: str
    number: int
    side: Side


class Swap(Move, frozen=True):
    """Exchange a dead card."""

    place: int | None
    face: str


class Discard(Move, frozen=True):
    """Discard a card because nothing can be played."""

    place: int | None
    face: str


class GiveUp(Move, frozen=True):
    """Give up a card after an upheld call."""

    place: int | None
    face: str


class Pass(Move, frozen=True):
    """Pass because nothing can be played."""


class DrawCard(Move, frozen=True):
    """Draw a card."""


class SkipDraw(Move, frozen=True):
    """Leave the card for now."""


class ClaimLine(Move, frozen=True):
    """Turn a line into a sequence; `place` counts the lines that can be claimed now."""

    place: int
    first: str
    last: str
    start: int  # the numbers on its ends
    end: int


class ClaimRank(Move, frozen=True):
    """Turn a line into a sequence that can't be claimed now."""

    rank: int


class Uphold(Move, frozen=True):
    """Uphold the call against a team."""

    team: Letter


Moves = (
    PlayNumber
    | PlayPlus
    | PlayMinus
    | Swap
    | Discard
    | GiveUp
    | Pass
    | DrawCard
    | SkipDraw
    | ClaimLine
    | ClaimRank
    | Uphold
)


def move(v: Any, action: int) -> Moves:
    """What an action does."""
    if action < PLUS_AT:
        place, face = named(v, v.number[action] - 1)
        return PlayNumber(place, face, *spot(v, action))
    if action < MINUS_AT:
        return PlayPlus(*spot(v, action - PLUS_AT))
    if action < DISCARD_KIND:
        return PlayMinus(*spot(v, action - MINUS_AT))
    if action < PASS:
        return discard(v, action - DISCARD_KIND)
    if action < CLAIM_LINE:
        return Pass() if action == PASS else DrawCard() if action == DRAW_CARD else SkipDraw()
    if action < UPHOLD:
        return claim(v, action - CLAIM_LINE)
    return Uphold(LETTERS[action - UPHOLD])


def spot(v: Any, cell: int) -> tuple[str, int, Side]:
    """A cell's name, its number, and which of the two cells with that number it is."""
    return cell_name(cell), v.number[cell], side(v, cell)


def discard(v: Any, kind: int) -> Swap | Discard | GiveUp:
    """What discarding a kind of card means now."""
    if v.phase == FORFEIT:
        return GiveUp(*named(v, kind))
    return Swap(*named(v, kind)) if is_exchange(v, kind) else Discard(*named(v, kind))


def named(v: Any, kind: int) -> tuple[int | None, str]:
    """A kind's place and face in the viewer's hand; None and its number or sign if not in hand."""
    for place, card in enumerate(hand_of(v, v.seat), 1):
        if deck.kind_of(card) == kind:
            return place, faces_of(v, v.seat)[card]
    return None, SIGNS.get(kind) or str(kind + 1)


def claim(v: Any, rank: int) -> ClaimLine | ClaimRank:
    """The line of a rank among those through the last chip."""
    if v.phase == CLAIM and rank < THROUGH_COUNT[v.last_cell]:
        line = int(THROUGH[v.last_cell][rank])
        found = candidates(v)
        if line in found:
            first, *_, last = LINE_CELLS[line]
            ends = cell_name(first), cell_name(last), v.number[first], v.number[last]
            return ClaimLine(found.index(line) + 1, *ends)
    return ClaimRank(rank)
