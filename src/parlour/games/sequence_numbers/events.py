"""What happens in Sequence Numbers, as typed data."""

from __future__ import annotations

from typing import Any, Literal

from parlour.core.fact import Event, Thing
from parlour.games.sequence_numbers import deck
from parlour.games.sequence_numbers.lines import LINE_CELLS
from parlour.games.sequence_numbers.reading import (
    LETTERS,
    Letter,
    Side,
    faces_of,
    hand_of,
    is_exchange,
    members,
    side,
)
from parlour.games.sequence_numbers.rules import (
    CLAIM_LINE,
    DISCARD_KIND,
    DRAW_CARD,
    DRAWN_GAME,
    FORFEIT,
    MINUS_AT,
    OVER,
    PASS,
    PLUS_AT,
    UPHOLD,
)

Reason = Literal["sequences", "all-stuck", "turn-limit"]
REASONS: tuple[Reason, ...] = ("sequences", "all-stuck", "turn-limit")
STAR = "\u2605"  # a corner


class Sum(Thing, frozen=True):
    """A number card."""

    face: str


class Plus(Thing, frozen=True):
    """A Plus."""


class Minus(Thing, frozen=True):
    """A Minus."""


Card = Sum | Plus | Minus


class Played(Event, frozen=True):
    """A player played a sum; its number is on two cells, and `side` says which of them it was."""

    seat: int
    face: str
    cell: int
    number: int
    side: Side


class PlayedPlus(Event, frozen=True):
    """A player played a Plus."""

    seat: int
    cell: int
    number: int
    side: Side


class PlayedMinus(Event, frozen=True):
    """A player removed a chip of another team, which has these seats."""

    seat: int
    cell: int
    number: int
    side: Side
    team: Letter
    seats: list[int]


class Swapped(Event, frozen=True):
    """A player exchanged a dead card."""

    seat: int
    face: str


class Discarded(Event, frozen=True):
    """A player discarded a card because nothing could be played."""

    seat: int
    card: Card


class Passed(Event, frozen=True):
    """A player passed because nothing could be played."""

    seat: int


class Drew(Event, frozen=True):
    """A player drew a card."""

    seat: int


class Skipped(Event, frozen=True):
    """A player didn't draw."""

    seat: int


class LineChosen(Event, frozen=True):
    """A player chose which line becomes a sequence."""

    seat: int


class CallUpheld(Event, frozen=True):
    """A call was upheld against the team of these seats."""

    team: Letter
    seats: list[int]


class ForfeitChosen(Event, frozen=True):
    """A player chose a card to give up; null to those who don't see it yet."""

    seat: int
    card: Card | None


class GaveUp(Event, frozen=True):
    """A player gave up a card after an upheld call."""

    seat: int
    card: Card


class SequenceMade(Event, frozen=True):
    """The team of these seats completed a sequence; a corner is a star among its numbers."""

    team: Letter
    seats: list[int]
    cells: list[int]
    numbers: list[str]
    made: int
    target: int


class PileRenewed(Event, frozen=True):
    """The discards became the new pile."""


class RightLost(Event, frozen=True):
    """A player can no longer draw the card they left."""

    seat: int


class GameWon(Event, frozen=True):
    """The team of these seats won the game."""

    team: Letter
    seats: list[int]
    sequences: int
    reason: Reason
    turns: int


class GameDrawn(Event, frozen=True):
    """No one won the game."""

    reason: Reason
    turns: int


Told = (
    Played
    | PlayedPlus
    | PlayedMinus
    | Swapped
    | Discarded
    | Passed
    | Drew
    | Skipped
    | LineChosen
    | CallUpheld
    | ForfeitChosen
    | GaveUp
    | SequenceMade
    | PileRenewed
    | RightLost
    | GameWon
    | GameDrawn
)


def events(before: Any, seat: int, action: int | None, after: Any) -> list[Told]:
    """What a viewer learned from an action, given the views before and after it."""
    found: list[Told] = [deed(before, seat, action, after)]
    if before.phase == FORFEIT and after.phase != FORFEIT:
        found += given_up(before, after)
    found += claimed(before, after)
    if after.pile_left > before.pile_left:
        found.append(PileRenewed())
    found += rights_lost(before, after)
    if after.phase == OVER:
        found.append(ended(after))
    return found


def deed(before: Any, seat: int, action: int | None, after: Any) -> Told:
    """What a seat did."""
    if action is None:
        return ForfeitChosen(seat, None)
    if action >= UPHOLD:
        team = action - UPHOLD
        return CallUpheld(LETTERS[team], members(after, team))
    if action >= CLAIM_LINE:
        return LineChosen(seat)
    if action >= PASS:
        return (Passed if action == PASS else Drew if action == DRAW_CARD else Skipped)(seat)
    if before.phase == FORFEIT:
        return ForfeitChosen(seat, held(before, action - DISCARD_KIND))
    return played(before, seat, action, after)


def played(before: Any, seat: int, action: int, after: Any) -> Told:
    """What a seat did with a card."""
    if action < PLUS_AT:
        face = faces_of(after, seat)[after.last_card]
        return Played(seat, face, action, before.number[action], side(before, action))
    if action < MINUS_AT:
        cell = action - PLUS_AT
        return PlayedPlus(seat, cell, before.number[cell], side(before, cell))
    if action < DISCARD_KIND:
        cell = action - MINUS_AT
        team = before.chip[cell] - 1
        return PlayedMinus(
            seat, cell, before.number[cell], side(before, cell), LETTERS[team], members(after, team)
        )
    if is_exchange(before, action - DISCARD_KIND):
        return Swapped(seat, faces_of(after, seat)[after.last_card])
    return Discarded(seat, card_of(after, after.last_card, seat))


def card_of(v: Any, card: int, seat: int) -> Card:
    """A card of a seat by its id."""
    if card < deck.FIRST_PLUS:
        return Sum(faces_of(v, seat)[card])
    return Plus() if card < deck.FIRST_MINUS else Minus()


def held(v: Any, kind: int) -> Card | None:
    """The first card of a kind in the viewer's hand."""
    for card in hand_of(v, v.seat):
        if deck.kind_of(card) == kind:
            return card_of(v, card, v.seat)
    return None


def given_up(before: Any, after: Any) -> list[Told]:
    """The cards given up, revealed together."""
    return [
        GaveUp(after.discard_by[k], card_of(after, after.discard[k], after.discard_by[k]))
        for k in range(before.discards, after.discards)
    ]


def claimed(before: Any, after: Any) -> list[Told]:
    """The sequences just completed."""
    found: list[Told] = []
    for team in range(after.teams):
        for k in range(before.sequences[team], after.sequences[team]):
            cells = list(LINE_CELLS[after.sequence_line[team][k]])
            numbers = [str(after.number[cell] or STAR) for cell in cells]
            seats = members(after, team)
            found.append(SequenceMade(LETTERS[team], seats, cells, numbers, k + 1, after.target))
    return found


def rights_lost(before: Any, after: Any) -> list[Told]:
    """The seats that just lost their right to draw."""
    return [RightLost(seat) for seat in range(after.seats) if after.lost[seat] > before.lost[seat]]


def ended(v: Any) -> GameWon | GameDrawn:
    """How the game ended."""
    reason = REASONS[v.reason]
    if v.winner == DRAWN_GAME:
        return GameDrawn(reason, v.turn_no)
    team = v.winner
    return GameWon(LETTERS[team], members(v, team), v.sequences[team], reason, v.turn_no)
