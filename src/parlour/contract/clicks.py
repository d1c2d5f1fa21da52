"""The check that a click on a piece plays that piece's action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any, NamedTuple

from parlour.contract.errors import must
from parlour.contract.samples import positions
from parlour.core import telling
from parlour.core.errors import one_of
from parlour.core.game import HOUSE, Game
from parlour.core.table import Table
from parlour.core.zones import Grid, Hand, Pile, Plays, Track, Zone

LOOKED_AT = 400  # positions
ENOUGH = 20  # clicks that another offset must explain


class Seen(NamedTuple):
    """A position in which a seat has to act."""

    ks: dict[str, set[int]]  # the numbers of the pieces in each zone, by field
    legal: set[int]


class Fit(NamedTuple):
    """How well an offset fits the positions."""

    clicks: int  # pieces that can be clicked
    idle: int  # pieces whose action is illegal
    dead: int  # numbers of pieces whose action is never legal
    absent: int  # legal actions whose piece isn't there

    @property
    def perfect(self) -> bool:
        """Whether pieces and legal actions always match."""
        return self.clicks >= ENOUGH and self.idle == self.absent == 0


def clicks_play_pieces(game: Game) -> str:
    """No other offset of a zone's `plays` obviously fits better than the declared one."""
    zones = [zone for zone in game.zones if zone.plays]
    if not zones:
        return "no piece can be clicked"
    seen = list(_positions(game, zones))
    for zone in zones:
        plays = zone.plays
        assert plays
        better = _better(zone.field, plays, seen)
        must(not better, f"zone {zone.field}: clicks on pieces play the wrong actions with offset="
             f"{plays.offset}; offset={one_of(better)} fits every position")  # fmt: skip
    return f"{len(seen)} positions"


def _positions(game: Game, zones: Sequence[Zone]) -> Iterator[Seen]:
    for count, (table, seat, _) in enumerate(positions(game)):
        if count >= LOOKED_AT:
            return
        if seat != HOUSE:
            yield Seen({zone.field: numbers(zone, table, seat) for zone in zones},
                       {*table.legal(seat)})  # fmt: skip


def numbers(zone: Zone, table: Table, seat: int) -> set[int]:
    """The numbers of a zone's pieces from which a click's action is worked out."""
    facts = table.facts(seat)
    whole = {**telling.public(table.game, facts), **telling.own(table.game, facts)}[zone.field]
    if zone.by_seat:
        whole = whole[seat] if isinstance(whole, list | tuple) and seat < len(whole) else None
    found = drawn(zone, whole)
    if zone.plays and zone.plays.by == "place":
        return {place for place, _ in found}
    return {value for _, value in found if type(value) is int}


def drawn(zone: Zone, value: Any) -> list[tuple[int, Any]]:
    """The places and values of a zone's pieces, as a table in the browser draws them."""
    listed = list(value) if isinstance(value, list | tuple) else None
    match zone:
        case Hand():
            backs = [None] * value if type(value) is int else []
            return list(enumerate(backs if listed is None else listed))
        case Grid():
            rows = all(isinstance(row, list | tuple) for row in listed or [])
            return list(enumerate(chain.from_iterable(listed or []) if rows else listed or []))
        case Track():
            return [(square, square) for square in range(zone.length)]
        case Pile():
            hidden = zone.face_down or value is None or listed == []
            return [(0, None if hidden else listed[-1] if listed else value)]
    return []


def _better(field: str, plays: Plays, seen: list[Seen]) -> list[int]:
    """The offsets with which all pieces and legal actions match, if the declared one is doubtful.

    It is doubtful if no piece can be clicked, or if one piece can't or its action is legal without
    it. Then only the neighbouring offsets count: others may belong to another kind of move.
    """
    found = _fit(field, plays, seen)
    offsets = _always_legal(field, plays.step, seen)
    if found.clicks:
        doubtful = found.dead or found.absent
        near = {plays.offset - plays.step, plays.offset + plays.step}
        offsets = offsets & near if doubtful else set()
    fits = {offset: _fit(field, Plays(plays.by, offset, plays.step), seen) for offset in offsets}
    return [offset for offset, fit in sorted(fits.items()) if fit.perfect]


def _always_legal(field: str, step: int, seen: list[Seen]) -> set[int]:
    """The offsets with which every piece can be clicked in every position."""
    found: set[int] | None = None
    for one in seen:
        for k in one.ks[field]:
            fits = {action - step * k for action in one.legal}
            found = fits if found is None else found & fits
    return found or set()


def _fit(field: str, plays: Plays, seen: list[Seen]) -> Fit:
    """How well the actions of a zone's pieces fit the legal ones."""
    clicks = idle = absent = 0
    every: set[int] = set().union(*({_action(plays, k) for k in one.ks[field]} for one in seen))
    dead = set(every)
    for one in seen:
        played = {_action(plays, k) for k in one.ks[field]}
        clicks += len(played & one.legal)
        idle += len(played - one.legal)
        dead -= one.legal & played
        absent += len(one.legal & every - played)
    return Fit(clicks, idle, len(dead), absent)


def _action(plays: Plays, k: int) -> int:
    return plays.offset + plays.step * k
