"""Secret Bids as typed data: views, moves and events. text/en.ftl puts them into words."""

import msgspec

from parlour.core.fact import Event, Move

from .rules import TIME_UP


class Public(msgspec.Struct, frozen=True):
    """What everyone sees."""

    to_act: list[int]
    round: int
    prize: int
    points: list[int]
    ready: list[bool]
    hands: list[list[int]]
    shown: list[int | None]


class Own(msgspec.Struct, frozen=True):
    """What depends on the viewer."""

    mine: int | None


def public(v) -> Public:
    """The public part of a view."""
    seats = range(v.seats)
    over = v.round_no >= v.options.rounds
    return Public(
        to_act=[] if over else [seat for seat in seats if not v.ready[seat]],
        round=min(v.round_no + 1, v.options.rounds),
        prize=v.prize,
        points=v.points[: v.seats],
        ready=[bool(v.ready[seat]) for seat in seats],
        hands=[[k + 1 for k in range(5) if v.holds[seat][k]] for seat in seats],
        shown=[v.shown[seat] or None for seat in seats],
    )


def own(v) -> Own:
    """The part of a view that depends on the viewer."""
    return Own(mine=v.mine or None)


class Play(Move, frozen=True):
    """Play a card face down."""

    card: int


class EndRound(Move, frozen=True):
    """The house ends the round."""


def move(v, action) -> Play | EndRound:
    """What an action does."""
    return EndRound() if action == TIME_UP else Play(action + 1)


class Played(Event, frozen=True):
    """A player played a card face down."""

    seat: int


class TimeUp(Event, frozen=True):
    """The house ended the round."""


class Revealed(Event, frozen=True):
    """All cards were revealed."""

    cards: list[int]
    points: list[int]


Told = Played | TimeUp | Revealed


def events(before, seat, action, after) -> list[Told]:
    """What a viewer learned from an action."""
    found: list[Told] = [TimeUp() if action == TIME_UP else Played(seat)]
    if after.round_no > before.round_no:
        found.append(Revealed(after.shown[: after.seats], after.points[: after.seats]))
    return found
