"""First Game as typed data: views, moves and events. text/en.ftl puts them into words."""

from typing import Any

import msgspec

from parlour.core.fact import Event, Move, Status

from .rules import NOTHING


class Turn(Status, frozen=True):
    """A player has to play a card."""

    seat: int


class Over(Status, frozen=True):
    """No one has a card left."""


class Public(msgspec.Struct, frozen=True):
    """What everyone sees."""

    to_act: list[int]
    status: Turn | Over
    pile: int | None
    points: list[int]
    held: list[int]


class Own(msgspec.Struct, frozen=True):
    """What depends on the viewer."""

    hand: list[int]


def public(v: Any) -> Public:
    """The public part of a view."""
    over = v.held[v.turn] == 0
    return Public(
        to_act=[] if over else [v.turn],
        status=Over() if over else Turn(v.turn),
        pile=None if v.pile == NOTHING else v.pile,
        points=v.points[: v.seats],
        held=v.held[: v.seats],
    )


def own(v: Any) -> Own:
    """The part of a view that depends on the viewer."""
    return Own(hand=[k + 1 for k, mine in enumerate(v.mine) if mine])


class Play(Move, frozen=True):
    """Play a card."""

    card: int


def move(v: Any, action: int) -> Play:
    """What an action does."""
    return Play(action + 1)


class Played(Event, frozen=True):
    """A player played a card and scored points for it."""

    seat: int
    card: int
    points: int


def events(before: Any, seat: int, action: int, after: Any) -> list[Played]:
    """What a viewer learned from an action."""
    return [Played(seat, action + 1, after.points[seat] - before.points[seat])]
