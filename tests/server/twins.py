"""Patches a server so that it sends what it would send in a twin world.

Tables of one deal have the same game, options and seed, which is in the file DEAL. The first table
is normal. At the second, everything sent is made from a world that is imagined again after every
act and differs from the real one in what a spectator may not know; at the third, in what seat 0 may
not know; and so on. The real world still decides what happens.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from parlour.contract.secrecy import supposed
from parlour.core.game import MOST_SEATS, SPECTATOR
from parlour.core.table import Table, Viewers, Witnessed
from parlour.server.protocol.events import Acted, Event, Made
from parlour.server.storage.in_step import Steps
from parlour.server.tables import (
    agreement_requests,
    hub,
    play,
    rematches,
    room_view,
    seat_requests,
    talk,
)  # fmt: skip
from parlour.server.tables.deltas import Deltas
from parlour.server.tables.room import Room

FIRST = SPECTATOR - 1
IN_TURN = (FIRST, SPECTATOR, *range(MOST_SEATS))  # the viewers of a deal's tables
DEAL: Path | None = None  # a file with the seed of the next table
_viewers: dict[str, dict[str, int]] = {}  # by deal and invite: the viewer of each table
_imagining = [False]


@contextmanager
def _imagined(yes: bool) -> Iterator[None]:
    before, _imagining[0] = _imagining[0], yes
    try:
        yield
    finally:
        _imagining[0] = before


def _viewer(room: Room) -> int:
    return _viewers[_deal(room.made)][room.made.invite]


def _deal(made: Made) -> str:
    return f"{made.game} {made.seats} {sorted(made.options.items())} {made.seed}"


def _seed(size: int) -> str:
    return DEAL.read_text() if DEAL else "5e" * size


def _table(room: Room) -> Table | None:
    """Return the real table, or its twin while a message is being made."""
    kept = vars(room)
    real: Table | None = kept.get("table")
    if not _imagining[0] or real is None:
        return real
    if kept.get("moment") != len(real.actions):
        kept["moment"], kept["twin"] = len(real.actions), _twin(room, real)
    twin: Table = kept["twin"]
    return twin


def _twin(room: Room, real: Table) -> Table:
    if real.over or _viewer(room) == FIRST:
        return real
    return supposed(real, _viewer(room), len(real.actions))


def _witness(room: Room, act: Acted, viewers: Viewers) -> Witnessed:
    """Show the position before the act in one twin and the one after it in another."""
    assert room.table
    now, real = room.table, vars(room)["table"].copy()
    if now is vars(room)["table"]:
        return _witness_really(room, act, viewers)
    real.play(act.seat, act.action)
    then = _twin(room, real)
    hears = [now.hears(act.seat, act.action, viewer) for viewer in viewers]
    count, facts = len(viewers), [*now.facts_of((*viewers, None)), *then.facts_of((*viewers, None))]
    raw = now.game.View.raw([], facts)
    return Witnessed(
        hears, facts[:count], facts[count + 1 : -1], facts[-1], raw, count, compiled=False
    )


def _kept(room: Room, table: Table | None) -> None:
    vars(room)["table"] = table


def _doing(owner: Any, name: str, imagined: Callable[..., bool]) -> None:
    """Wrap a function so that it runs in the imagined or the real world."""
    do = getattr(owner, name)

    def done(*given: Any, **named: Any) -> Any:
        with _imagined(imagined(*given)):
            return do(*given, **named)

    setattr(owner, name, done)


def _imagined_act(deltas: Deltas, act: Acted) -> Steps[Any]:
    """Act in the imagined world, step by step; other tables' steps come in between."""
    steps = _act_really(deltas, act)
    while True:
        with _imagined(True):
            try:
                next(steps)
            except StopIteration as done:
                return done.value
        yield


def _made(room: Room, made: Made) -> None:
    tables = _viewers.setdefault(_deal(made), {})
    tables.setdefault(made.invite, IN_TURN[len(tables)])
    _make(room, made)


def _always(*_: object) -> bool:
    return True


def _never(_: Room, entry: Event) -> bool:
    return False


def _by_the_viewer(room: Room, guest: str, *_: object) -> bool:
    """Whether the guest is the viewer, whose requests the imagined world judges too."""
    return room.seating.seat_of(guest) == _viewer(room)


_make, _witness_really, _act_really = Room.__init__, room_view.witness, Deltas.act
Room.__init__ = _made  # type: ignore[method-assign]
room_view.witness = _witness
Room.table = property(_table, _kept)  # type: ignore[assignment]
Deltas.act = _imagined_act  # type: ignore[method-assign]
_doing(Deltas, "show", _always)
_doing(Deltas, "apply", _always)
_doing(Room, "apply", _never)
for _module, *_requests in (
    (play, "act"),
    (agreement_requests, "ask", "answer"),
    (talk, "emote", "point"),
    (seat_requests, "sit", "stand", "bot", "start"),
    (rematches, "rematch"),
):
    for _request in _requests:
        _doing(_module, f"propose_{_request}", _by_the_viewer)
hub.secrets = SimpleNamespace(  # type: ignore[assignment]
    **{
        **{name: getattr(secrets, name) for name in secrets.__all__},
        "token_hex": _seed,
    }
)
